"""The log of a match: what happened, by rounds, and how scores and table stood at any moment of it."""

from msgspec import Struct

from app.table.match.match import AnyMatch
from app.table.match.take_back import NothingToTakeBack
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.pager import Piece, last_pages
from app.ui.kit.parts import Redo, Undo, back_key, help_key, title
from app.ui.kit.score_lines import score_strip
from app.ui.screens.match.consent import take_back
from app.ui.screens.match.log_lines import Line, lines
from app.ui.screens.match.log_places import Places, narrow, places_of
from app.ui.screens.match.pause import pause_below
from app.ui.stage.playable import playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.log_row import LogRow

ROW, STRUCK_ROW, HEADING = 10.5, 15.0, 6.0
TALL_ROW, TALL_STRUCK_ROW = 13.0, 19.0  # two lines of words
GAP = 2.0
ROOMY = 130.0  # mm of a list in which the time on the wall stands too


class Select(Struct, frozen=True):
    """Look at the moment of the entry that a line belongs to."""

    line: int


class TurnOver(Struct, frozen=True):
    """Show the picture instead of the list or with it, or the list alone."""

    is_pictured: bool


class LogScreen(Screen):
    """The log, opened at its end. `chosen` is the line that is looked at.

    It is of the match on the table, or of one that is over and only looked at.
    """

    def __init__(self, ui: Ui, match: AnyMatch | None = None) -> None:
        super().__init__(ui)
        shown = match or ui.table.match
        assert shown is not None
        self.match = shown
        playable = playable_of(ui, self.match.game.name, self.match.game.way)
        assert playable is not None
        self.playable = playable
        self.is_pictured: bool | None = None
        self.chosen = _last(self._lines())

    @property
    def is_live(self) -> bool:
        """Tell whether this match lies on the table, so that it can be taken back."""
        return self.match is self.ui.table.match

    def _lines(self) -> tuple[Line, ...]:
        return lines(self.ui, self.match, self.playable)

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return not self.is_live

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the page with the chosen entry, scores and picture of that moment, and the keys."""
        ui, shown = self.ui, self._lines()
        is_pictured = frame.is_tall if self.is_pictured is None else self.is_pictured
        has_picture = self.playable.picture is not None
        places = places_of(frame, has_picture=has_picture, is_pictured=is_pictured)
        is_list = places.picture is None and frame.format is Format.LARGE
        out = [
            *title(ui.theme, narrow(frame), ui.t("Log"), icon="log"),
            help_key(frame),
            back_key(frame),
            *self._list(frame, places, shown),
            *score_strip(ui, frame, places.scores, self.match, shown[self.chosen].n, is_list=is_list),
            *self._moment(places.moment, shown),
            *self._steps(places, shown),
            *self._picture(places, shown),
        ]
        if places.toggle is not None:
            icon = "log" if is_pictured else "eye"
            out.append(Key(bounds=places.toggle, icon=icon, tap=TurnOver(not is_pictured)))
        if self.is_live:
            is_fixed = isinstance(self.match.take_back(), NothingToTakeBack)
            out.append(_key(places.undo, "undo", Undo(), is_off=is_fixed))
            out.append(_key(places.redo, "redo", Redo(), is_off=not self.match.can_redo))
        return out

    def _picture(self, places: Places, shown: tuple[Line, ...]) -> list[Element]:
        """Return how the table looked, and where the list is not there, what happened."""
        out: list[Element] = []
        line, text = shown[self.chosen], self.ui.theme.text
        if places.picture is not None and self.playable.picture is not None:
            out += self.playable.picture(self.ui, self.match, line.n, places.picture)
        if places.sentence is not None:
            out.append(Label(bounds=places.sentence, wordings=line.text, colour=text.main, floor=2.9))
        return out

    def _list(self, frame: Frame, places: Places, shown: tuple[Line, ...]) -> list[Element]:
        """Return the page of the list with the chosen entry, and the keys that turn it."""
        if places.rows is None:
            return []
        is_narrow = frame.is_tall or places.picture is not None
        cut = last_pages([_piece(line, is_narrow=is_narrow) for line in shown], places.rows.h, GAP)
        page = next(i for i, each in enumerate(cut) if self.chosen in each)
        return [
            *self._rows(places.rows, shown, cut[page], is_narrow=is_narrow),
            _key(places.up, "up", Select(_nearest(shown, cut[max(0, page - 1)][::-1])), is_off=page == 0),
            _key(places.down, "down", Select(_nearest(shown, cut[min(len(cut) - 1, page + 1)])),
                 is_off=page == len(cut) - 1),
        ]  # fmt: skip

    def _rows(self, box: Rect, shown: tuple[Line, ...], page: range, *, is_narrow: bool) -> list[Element]:
        out: list[Element] = []
        chosen, y = shown[self.chosen].n, box.y
        for at in page:
            line = shown[at]
            place = Rect(box.x, y, box.w, _piece(line, is_narrow=is_narrow).height)
            y += place.h + GAP
            if line.is_heading:
                out.append(Label(bounds=place.shrunk(1.6, 0.0), wordings=line.text, role="small",
                                 colour=self.ui.theme.text.second))  # fmt: skip
                continue
            out.append(
                LogRow(
                    bounds=place,
                    sentence=line.text,
                    figure=line.figure,
                    note=line.note,
                    time=line.time if box.w > ROOMY else "",
                    look=Look.CHOSEN if line.n == chosen else Look.REST,
                    tap=Select(at),
                )
            )
        return out

    def _moment(self, box: Rect, shown: tuple[Line, ...]) -> list[Element]:
        """Say which entry this is, in which round, and at what time."""
        ui, theme, line = self.ui, self.ui.theme, shown[self.chosen]
        entries = _entries(shown)
        number = [shown[at].n for at in entries].index(line.n)
        count = ui.t("{number} of {count}", number=number, count=len(entries) - 1)
        below = (f"{count} · {line.time}", count) if line.time else count
        where = next((each.text for each in shown[self.chosen :: -1] if each.is_heading), "")
        out: list[Element] = []
        if where:
            top, box = box.rows(2, 0.5)
            out.append(Label(bounds=top, wordings=where, colour=theme.text.main, role="small", align=0.5, floor=2.5))
        label = Label(bounds=box, wordings=below, colour=theme.text.second, role="small", align=0.5, floor=2.6)
        return [*out, label]

    def _steps(self, places: Places, shown: tuple[Line, ...]) -> list[Element]:
        """Lay the keys that step through the match, entry by entry."""
        entries = _entries(shown)
        at = [shown[each].n for each in entries].index(shown[self.chosen].n)
        end = len(entries) - 1
        return [
            _key(places.first, "first", Select(entries[0]), is_off=at == 0),
            _key(places.back, "left", Select(entries[max(0, at - 1)]), is_off=at == 0),
            _key(places.forward, "right", Select(entries[min(end, at + 1)]), is_off=at == end),
            _key(places.last, "last", Select(entries[end]), is_off=at == end),
        ]

    # ------------------------------------------------------------ doing

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played; one that is only looked at has no moment to tell about."""
        return self.match if self.is_live else None

    def meant(self, intent: Intent) -> None:
        """Look at a moment, take back, or bring back."""
        ui = self.ui
        match intent:
            case Select(line):
                self.chosen = line
            case TurnOver(is_pictured):
                self.is_pictured = is_pictured
                ui.layout += 1
            case Undo():
                self.take_back()
            case Redo():
                self._redo()

    def take_back(self) -> None:
        """Take back the last move, as everywhere; from a game that is only looked at, go back."""
        if not self.is_live:
            self.ui.back()
            return
        take_back(self.ui)
        self.ui.redraw()

    def _redo(self) -> None:
        if not self.match.can_redo:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("There is nothing to bring back."), "info")
        else:
            self.match.redo()
            self.ui.play(Cue.PLACE)

    def pause(self) -> None:
        """Pause, as everywhere in a game."""
        if self.is_live:
            pause_below(self.ui)


def _piece(line: Line, *, is_narrow: bool) -> Piece:
    if line.is_heading:
        return Piece(HEADING, leads=True)
    if is_narrow:
        return Piece(TALL_STRUCK_ROW if line.note else TALL_ROW)
    return Piece(STRUCK_ROW if line.note else ROW)


def _entries(shown: tuple[Line, ...]) -> list[int]:
    """Return the first line of every entry that has one."""
    first: dict[int, int] = {}
    for at, line in enumerate(shown):
        if not line.is_heading:
            first.setdefault(line.n, at)
    return list(first.values())


def _last(shown: tuple[Line, ...]) -> int:
    """Return the last line of an entry that tells something: a heading alone is no moment."""
    told = {shown[at].n for at in _entries(shown)}
    return max(at for at, line in enumerate(shown) if line.n in told)


def _nearest(shown: tuple[Line, ...], page: range) -> int:
    """Return the first line of a page that tells of an entry."""
    return next((at for at in page if not shown[at].is_heading), page[0])


def _key(box: Rect, icon: str, tap: Intent, *, is_off: bool) -> Key:
    return Key(bounds=box, icon=icon, tap=tap, look=Look.OFF if is_off else Look.REST)
