"""What was played: games that wait, games that were won, and what players made of them."""

import enum

from msgspec import Struct
from msgspec.structs import replace

from app.table.table import NotPlayable
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.pager import Piece, TurnTo, page_column, page_keys, pages
from app.ui.kit.parts import back_key, help_key, one_size, title
from app.ui.screens.first.record_files import write_all
from app.ui.screens.first.record_lines import (
    Export,
    LookBack,
    PlayOn,
    RecordLine,
    finished,
    players,
    stopped,
    waiting,
    why_not,
)
from app.ui.stage import places
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.stage.waiting import play_on
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon
from app.ui.widgets.standing_row import StandingRow

KEY, ROW, NUMBERS, HEADING, TABLE_HEAD, GAP = 12.0, 13.0, 10.0, 6.0, 4.0, 2.0


class Tab(enum.Enum):
    """What is shown; the value is its icon."""

    WAITING = "pause"
    FINISHED = "cup"
    PLAYERS = "person"


class Show(Struct, frozen=True):
    """Show a tab."""

    tab: Tab


class RecordsScreen(Screen):
    """Three lists behind three keys; opened at what waits, if anything does."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.tab = Tab.WAITING if ui.table.unfinished() else Tab.FINISHED
        self.page = 0
        self._read: list[RecordLine] | None = None  # what is shown, read once: a picture asks the store nothing

    def entered(self) -> None:
        """Read anew: something may have been played, or spoken in another language, since."""
        super().entered()
        self._read = None

    def _lines(self) -> list[RecordLine]:
        if self._read is None:
            self._read = self._found()
        return self._read

    def _found(self) -> list[RecordLine]:
        match self.tab:
            case Tab.WAITING:
                return waiting(self.ui)
            case Tab.FINISHED:
                return [*finished(self.ui, self.ui.records.all()), *stopped(self.ui)]
            case Tab.PLAYERS:
                return players(self.ui, self.ui.records.all())

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the tabs and a page of the list."""
        tabs, body = self._boxes(frame)
        out = [help_key(frame), back_key(frame), *self._tabs(tabs)]
        if frame.format is not Format.LOW:
            out += title(self.ui.theme, frame, self.ui.t("Records"), icon="cup")
        lines = self._lines()
        return out + (self._list(frame, body, lines) if lines else self._nothing(body))

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        """Return the places of the tabs and the list; on low panels the tabs are the heading."""
        if frame.format is Format.LOW:
            tabs = Rect(frame.stage.x, 4.0, frame.stage.w, KEY)
            return tabs, Rect(frame.stage.x, 19.0, frame.stage.w, frame.stage.bottom - 19.0)
        return frame.stage.cut_top(KEY, 4.0)

    def _tabs(self, box: Rect) -> list[Element]:
        ui = self.ui
        words = {Tab.WAITING: ui.t("Waiting"), Tab.FINISHED: ui.t("Finished"), Tab.PLAYERS: ui.t("Players")}
        tabs = [
            Key(
                bounds=place,
                icon=tab.value if place.w > 36.0 else "",
                label=words[tab],
                look=Look.CHOSEN if tab is self.tab else Look.REST,
                tap=Show(tab),
            )
            for tab, place in zip(Tab, box.columns(len(Tab), 2.0), strict=True)
        ]
        return [*one_size(tabs)]

    def _list(self, frame: Frame, box: Rect, lines: list[RecordLine]) -> list[Element]:
        """Lay a page of the list; keys to turn pages stand beside it, on tall panels below it."""
        pieces = self._pieces(lines)
        per_page = 2 if frame.format is Format.LARGE else 1
        cut = pages(pieces, box.h, GAP)
        out: list[Element] = []
        if len(cut) > per_page and frame.is_tall:
            box, bar = box.cut_bottom(KEY, 3.0)
            cut = pages(pieces, box.h, GAP)
            out += page_keys(self.ui, bar, min(self.page, len(cut) - 1), len(cut))
        count = -(-len(cut) // per_page)
        page = min(self.page, count - 1)
        if count > 1 and not frame.is_tall:
            box, side = box.cut_right(KEY, GAP)
            out += page_column(self.ui, side, page, count)
        for column, part in zip(box.columns(per_page, 4.0), cut[page * per_page :], strict=False):
            out += self._column(column, [lines[at] for at in part])
        return out

    def _pieces(self, lines: list[RecordLine]) -> list[Piece]:
        """Measure the lines; what belongs to one kind of game stays together."""
        is_grouped = self.tab is Tab.PLAYERS
        following = [*(isinstance(line, str) for line in lines[1:]), True]
        return [
            Piece(_height(line), leads=is_grouped and not is_next_heading)
            for line, is_next_heading in zip(lines, following, strict=True)
        ]

    def _column(self, box: Rect, lines: list[RecordLine]) -> list[Element]:
        out: list[Element] = []
        y = box.y
        for line in lines:
            place = Rect(box.x, y, box.w, _height(line))
            y += place.h + GAP
            if isinstance(line, str):
                words = place.shrunk(1.0, 0.0)
                colour = self.ui.theme.text.main
                out.append(Label(bounds=words, wordings=line, colour=colour, role="small", floor=2.8))
            else:
                out.append(replace(line, bounds=place))
        return out

    def _nothing(self, box: Rect) -> list[Element]:
        """Say kindly that there is nothing yet."""
        ui, theme = self.ui, self.ui.theme
        words = {
            Tab.WAITING: (ui.t("No game waits."), ui.t("A game that you leave stays here until you play on.")),
            Tab.FINISHED: (ui.t("No game was finished yet."), ui.t("Play one: its winner comes here.")),
            Tab.PLAYERS: (ui.t("No game was finished yet."), ui.t("Then best and average of every player stand here.")),
        }[self.tab]
        middle = around(box.centre, min(box.w, 110.0), min(box.h, 56.0))
        top, rest = middle.cut_top(middle.h * 0.42, 2.0)
        first, second = rest.cut_top(rest.h * 0.48, 3.0)
        size = min(22.0, top.h)
        return [
            Icon(bounds=around(top.centre, size), name=self.tab.value, colour=theme.surface.edge),
            Label(bounds=first, wordings=words[0], colour=theme.text.main, role="title", align=0.5, floor=4.2, lines=2),
            Label(bounds=second, wordings=words[1], colour=theme.text.second, align=0.5, floor=3.4, lines=3),
        ]

    # ------------------------------------------------------------ doing

    def meant(self, intent: Intent) -> None:
        """Change the list, turn a page, play on, export, or go."""
        match intent:
            case Show(tab):
                self.tab, self.page, self._read = tab, 0, None
            case TurnTo(page):
                self.page = page
            case PlayOn(number):
                self._play_on(number)
            case LookBack(number):
                self._look_back(number)
            case Export():
                self._export()

    def _play_on(self, number: int) -> None:
        """Put a match on the table, or say why that cannot be."""
        ui = self.ui
        summary = next(each for each in ui.table.unfinished() if each.id == number)
        why = why_not(ui, summary)
        offer = ui.cover_of(summary.game, summary.way)
        if why or offer is None:
            ui.play(Cue.REFUSE)
            ui.tell(why, "info")
            return
        play_on(ui, number)

    def _look_back(self, number: int) -> None:
        """Open the log of a match that is over; what lies on the table stays there."""
        ui = self.ui
        try:
            ui.open(places.Log(ui.table.look(number)))
        except NotPlayable:
            ui.tell(ui.t("It does not fit the rules any more."), "info")

    def _export(self) -> None:
        ui = self.ui
        write_all(ui)
        ui.tell(ui.t("Exported to {folder}", folder=ui.folder / "exports"), "yes")


def _height(line: RecordLine) -> float:
    if isinstance(line, str):
        return HEADING
    if isinstance(line, StandingRow):
        return NUMBERS if line.name else TABLE_HEAD
    return ROW
