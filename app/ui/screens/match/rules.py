"""Help: the rule of the moment at once, all rules by section behind it; without a match, the device itself."""

from collections.abc import Sequence

from msgspec import Struct

from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.pager import KEY, Piece, TurnTo, page_column, page_keys, pages
from app.ui.kit.parts import Back, Help, back_key, title
from app.ui.kit.prose import Prose
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.match.pause import pause_below
from app.ui.stage.easel import BIGGER
from app.ui.stage.playable import Playable, games_of, playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.panel import Panel
from app.ui.words import help_pages
from app.ui.words.help_places import Contents, Now, Place, Reading, turned
from app.ui.words.sections import Section

BAR = 14.0
ROW = 13.4  # two lines of words


class AskGame(Struct, frozen=True):
    """Choose the game whose rules to read."""


class ShowSections(Struct, frozen=True):
    """Open all rules of the game with this number among those on offer."""

    game: int


class ShowSection(Struct, frozen=True):
    """Open one section."""

    index: int


class Pause(Struct, frozen=True):
    """Pause the game."""


class RulesScreen(Screen):
    """Where one is: now, among the sections, in a section; the back key goes the same way back."""

    def __init__(self, ui: Ui, match: AnyMatch | None) -> None:
        super().__init__(ui)
        self.match = match
        self.games = self._games()
        self.places: list[Place] = [Now()]

    def _games(self) -> tuple[Playable, ...]:
        """Return the game of the match, or every game on offer once."""
        if self.match is not None:
            playable = playable_of(self.ui, self.match.game.name, self.match.game.way)
            return (playable,) if playable else ()
        return tuple(ways[0].playable for ways in games_of(self.ui))

    @property
    def place(self) -> Place:
        """Where one is."""
        return self.places[-1]

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return self.match is None

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the page of the place one is at."""
        body, bar = frame.stage.cut_bottom(BAR, 3.0)
        out: list[Element] = [back_key(frame)]
        match self.place:
            case Now(page):
                if self.match is None:
                    return out + self._device(frame, page, body, bar)
                return out + self._now(frame, body, bar)
            case Contents():
                return out + self._contents(frame, self.place)
            case Reading():
                return out + self._reading(frame, self.place)

    def _now(self, frame: Frame, body: Rect, bar: Rect) -> list[Element]:
        ui, match = self.ui, self.match
        text = self.games[0].moment(ui.language, match) if self.games and match is not None else ""
        keys: list[Element] = [Key(bounds=bar, icon="pause", label=ui.t("Pause"), tap=Pause())]
        if self.games:
            first, second = bar.columns(2, 4.0)
            book = "" if frame.is_tall else "rules"
            keys = [
                Key(bounds=first, icon=book, label=ui.t("All rules"), tap=ShowSections(0)),
                Key(bounds=second, icon="pause", label=ui.t("Pause"), tap=Pause()),
            ]
        return [*title(ui.theme, frame, ui.t("What now?"), icon="help"), *self._big(body, text), *keys]

    def _big(self, box: Rect, text: str) -> list[Element]:
        """Lay a few words large on a tray."""
        theme = self.ui.theme
        words = box.shrunk(5.0, 4.0)
        return [
            Panel(bounds=box, fill=theme.surface.tray),
            Label(bounds=words, wordings=text, colour=theme.text.main, role="line_min", lines=14, floor=3.4),
        ]

    def _device(self, frame: Frame, number: int, body: Rect, bar: Rect) -> list[Element]:
        ui = self.ui
        page = help_pages.PAGES[number]
        heading, text = help_pages.words(ui.language, page)
        if frame.is_tall:
            drawing, words = body.cut_top(body.h * 0.3, 2.0)
        else:
            drawing, words = body.cut_left(body.w * 0.22, 2.0)
        out = [*title(ui.theme, frame, heading, icon="help"), *self._big(words, text)]
        out += help_pages.picture(ui.theme, page, drawing)
        games, turning = self._bar(frame, bar)
        out += page_keys(ui, turning, number, len(help_pages.PAGES))
        if len(self.games) == 1:
            label = (ui.t("Rules of {game}", game=self.games[0].title), self.games[0].title)
            out.append(Key(bounds=games, icon="rules", label=label, tap=ShowSections(0)))
        elif self.games:
            icon = "" if frame.is_tall else "rules"
            out.append(Key(bounds=games, icon=icon, label=(ui.t("Rules of the games"), ui.t("Rules")), tap=AskGame()))
        return out

    @staticmethod
    def _bar(frame: Frame, bar: Rect) -> tuple[Rect, Rect]:
        """Part the lower bar: keys at the left, turning pages at the right."""
        return bar.cut_right(54.0 if frame.format is not Format.TALL else 42.0, 4.0)

    def _contents(self, frame: Frame, place: Contents) -> list[Element]:
        ui, game = self.ui, self.games[place.game]
        sections = self._sections(place.game)
        columns = 1 if frame.is_tall else 2
        whole = frame.stage
        is_long = len(sections) > _rows(whole) * columns
        room, turning = self._turned_room(frame) if is_long else (whole, whole)
        rows = _rows(room)
        cut = pages([Piece(1.0)] * len(sections), rows * columns, 0.0)
        number = min(place.page, len(cut) - 1)
        out = title(ui.theme, frame, (ui.t("Rules of {game}", game=game.title), game.title), icon="rules")
        for n, index in enumerate(cut[number]):
            column = room.columns(columns, 4.0)[n // rows]
            box = Rect(column.x, column.y + (n % rows) * (ROW + 2.0), column.w, ROW)
            out.append(ListRow(bounds=box, name=sections[index].title, opens=True, tap=ShowSection(index)))
        return out + self._page_keys(frame, turning, number, len(cut))

    def _reading(self, frame: Frame, place: Reading) -> list[Element]:
        ui = self.ui
        section = self._sections(place.game)[place.section]
        body, turning = self._turned_room(frame)
        columns = body.shrunk(1.0, 1.0).columns(2 if frame.format is Format.LARGE else 1, 8.0)
        bigger = BIGGER[ui.preferences.text_size]
        prose = Prose(ui.theme, frame, bigger, section.paragraphs, columns[0])
        count = -(-len(prose.pages) // len(columns))
        number = min(place.page, count - 1)
        out = title(ui.theme, frame, section.title, icon="rules")
        for at, column in enumerate(columns, number * len(columns)):
            out += prose.page(at, column)
        return [*out, *self._page_keys(frame, turning, number, count)]

    def _turned_room(self, frame: Frame) -> tuple[Rect, Rect]:
        """Part the stage: what is read, and the keys that turn pages, beside it on low panels, else below."""
        if frame.format is Format.LOW:
            return frame.stage.cut_right(KEY, 3.0)
        body, bar = frame.stage.cut_bottom(KEY, 3.0)
        return body, self._bar(frame, bar)[1]

    def _page_keys(self, frame: Frame, box: Rect, number: int, count: int) -> list[Element]:
        lay = page_column if frame.format is Format.LOW else page_keys
        return lay(self.ui, box, number, count)

    def _sections(self, game: int) -> Sequence[Section]:
        return self.games[game].rules(self.ui.language)

    # ------------------------------------------------------------ doing

    def meant(self, intent: Intent) -> None:
        """Go to a place, turn a page or pause."""
        match intent:
            case ShowSections(game):
                self._arrive(Contents(game))
            case AskGame():
                answers = [Answer(index, game.title, icon="rules") for index, game in enumerate(self.games)]
                ask = ChoiceScreen(
                    self.ui, self.ui.t("Which game?"), answers, None, lambda n: self._arrive(Contents(n))
                )
                self.ui.go(ask)
            case ShowSection(index) if isinstance(self.place, Contents):
                self._arrive(Reading(self.place.game, index))
            case TurnTo(page):
                self.places[-1] = turned(self.place, page)
            case Pause():
                pause_below(self.ui)

    def tapped(self, intent: Intent) -> None:
        """Close help where help is touched: there is no more of it."""
        super().tapped(Back() if isinstance(intent, Help) else intent)

    def leave(self) -> None:
        """Go back the way one came, as the held star does."""
        self.take_back()

    def _arrive(self, place: Place) -> None:
        self.places.append(place)
        self.ui.layout += 1
        self.ui.redraw()

    def take_back(self) -> None:
        """Go back the way one came."""
        if len(self.places) > 1:
            self.places.pop()
            self.ui.layout += 1
            self.ui.redraw()
        else:
            self.ui.back()

    def pause(self) -> None:
        """Pause the game, if there is one."""
        if self.match is not None:
            pause_below(self.ui)


def _rows(box: Rect) -> int:
    return max(1, int((box.h + 2.0) / (ROW + 2.0)))
