"""Counting as a ceremony: zone by zone, seat by seat, with the sheet's own numbers as keys; the grey box last."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.locus.box.moves import Enter, EnterTotal, OpenGrey
from app.games.locus.box.state import Phase
from app.games.locus.box.talk import scoring_cells, scoring_cursor
from app.games.locus.scoring import MOST_POINTS, Marks
from app.games.locus.zones import ZONES, Zone
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.keypad import Digit, Erase, keypad, typed
from app.ui.kit.parts import hint, turn_line
from app.ui.play.locus.box.page import BoxPage
from app.ui.play.locus.box.scale_keys import Mark, scale_keys, sum_words
from app.ui.play.locus.look.card_face import ZoneTile
from app.ui.play.locus.look.score_board import score_board
from app.ui.play.locus.words.log import zone_word
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel


class Step(Struct, frozen=True):
    """Go to the cell before or after, to put it right."""

    by: int


class ScoringPage(BoxPage):
    """Entering what the sheets show. Until the star confirms it, an entry is a draft that anybody can change."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.cells = scoring_cells(self.state)
        cursor = scoring_cursor(self.state)
        self.at = self.cells.index(cursor) if cursor else len(self.cells)
        self.last = self.at
        self._open()

    def _open(self) -> None:
        """Take up what the cell holds already."""
        self.marked: Marks | None = None
        self.total: int | None = None
        self.is_fresh = True
        if self.at < len(self.cells):
            entry = self.state.entries[self.cell[0]][self.cell[1].place]
            if entry is not None:
                self.marked = entry.marks
                self.total = entry.points

    @property
    def cell(self) -> tuple[Seat, Zone]:
        """The seat and zone being entered."""
        return self.cells[self.at]

    @property
    def is_grey(self) -> bool:
        """Everything is in; only the grey boxes are shut."""
        return self.state.phase is Phase.GREY and self.at == len(self.cells)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the entry beside the table, or the table alone before the grey boxes open."""
        seat = self.state.holder if self.is_grey else self.cell[0]
        words = (
            (self.ui.t("the lowest zone"), self.ui.t("lowest"))
            if self.is_grey
            else (zone_word(self.ui.language, self.cell[1]),)
        )
        out = turn_line(self.ui, frame, self.players[seat], words)
        entry, table = self._boxes(frame)
        row = len(ZONES) if self.is_grey else self.cell[1].place
        out += score_board(self.ui, self.match, table, row=row, column=-1 if self.is_grey else self.cell[0])
        return out + (self._grey(entry, frame) if self.is_grey else self._entry(entry, frame))

    def _boxes(self, frame: Frame) -> tuple[Rect, Rect]:
        stage = frame.stage
        if frame.is_tall:
            return stage.cut_top(min(62.0, stage.h * (0.52 if self.state.options.scales is None else 0.41)), 3.0)
        return stage.cut_left(stage.w * (0.46 if frame.format is Format.LARGE else 0.5), 4.0)

    def _grey(self, box: Rect, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        out: list[Element] = [Panel(bounds=box, fill=theme.surface.tray)]
        inner = box.shrunk(5.0, 4.0)
        tile, words = inner.cut_top(min(18.0, inner.h * 0.3), 3.0)
        size = tile.h
        out.append(ZoneTile(bounds=Rect(tile.x, tile.y, size, size), zone="lowest"))
        text, star = words.cut_bottom(9.0, 1.0)
        said = (
            ui.t("Now everyone's lowest zone counts once more. It can still change who wins."),
            ui.t("Now everyone's lowest zone counts once more."),
        )
        out.append(Label(bounds=text, wordings=said, colour=theme.text.main, role="title", lines=6, floor=3.4))
        words_star = (ui.t("Star: open the grey boxes"), ui.t("Star: open"))
        is_beside = frame.far_line is None
        out += hint(theme, frame, words_star, is_gold=True) if is_beside else self.star_words(star, words_star)
        out += self._step_keys(Rect(tile.right - 12.0, tile.y, 12.0, 12.0), only_back=True)
        return out

    def _entry(self, box: Rect, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        seat, zone = self.cell
        out: list[Element] = [Panel(bounds=box, fill=theme.surface.tray)]
        keys, foot = box.shrunk(3.0, 2.0).cut_bottom(12.0, 2.2)
        scales = self.state.options.scales
        if scales is None:
            out += keypad(keys, lambda v: v is None or v <= MOST_POINTS, None if self.is_fresh else self.total)
            said_sum: tuple[str, ...] = ("" if self.total is None else str(self.total),)
        else:
            out += scale_keys(ui, keys, zone, scales, self.marked)
            said_sum = sum_words(zone, scales, self.marked)
        tile, words = foot.cut_left(9.0, 3.0)
        words, steps = words.cut_right(26.0, 2.0)
        out.append(ZoneTile(bounds=around(tile.centre, 9.0), zone=zone.value))
        out += self._step_keys(steps)
        can = self._move() is not None
        said = (ui.t("Enter the points"), ui.t("Enter"))
        if can:
            said = (ui.t("Star: take {name}'s points", name=self.name(seat)), ui.t("Star: take them"))
        if frame.far_line is None:
            out += hint(theme, frame, said, is_gold=can)
        else:
            words, star = words.cut_right(words.w * 0.5, 2.0)
            out += self.star_words(star, said, align=1.0, is_gold=can)
        out.append(Label(bounds=words, wordings=said_sum, colour=theme.text.main, role="line_min", floor=3.4))
        return out

    def _step_keys(self, box: Rect, *, only_back: bool = False) -> list[Element]:
        out: list[Element] = []
        places = [box] if only_back else box.columns(2, 2.0)
        if self.at > 0:
            out.append(Key(bounds=places[0], icon="left", tap=Step(-1)))
        if not only_back and self.at < self.last:
            out.append(Key(bounds=places[1], icon="right", tap=Step(1)))
        return out

    # ------------------------------------------------------------ doing

    def _move(self) -> Enter | EnterTotal | None:
        """Return the move the star would make, if there is one."""
        if self.is_grey:
            return None
        seat, zone = self.cell
        if self.state.options.scales is None:
            return None if self.total is None else EnterTotal(seat, zone, self.total)
        return None if self.marked is None else Enter(seat, zone, self.marked)

    def tapped(self, intent: object) -> None:
        """Change the draft, or step to another cell."""
        match intent:
            case Digit() | Erase():
                value = typed(None if self.is_fresh else self.total, intent)
                if value is None or value <= MOST_POINTS:
                    self.total, self.is_fresh = value, False
            case Mark(place):
                self.marked = place.applied_to(self.marked or ())
            case Step(by):
                self.at = max(0, min(self.last, self.at + by))
                self._open()

    def pressed(self) -> None:
        """Confirm the entry, or open the grey boxes."""
        if self.is_grey:
            self.submit(OpenGrey(self.state.holder))
            return
        move = self._move()
        if move is None:
            self.ui.tell(self.ui.t("Enter the points first."), "info")
        elif self._is_unchanged(move):
            self.at = self.last
            self._open()
        else:
            self.submit(move)

    def _is_unchanged(self, move: Enter | EnterTotal) -> bool:
        entry = self.state.entries[move.seat][move.zone.place]
        if entry is None:
            return False
        if isinstance(move, EnterTotal):
            return entry.points == move.points
        return entry.marks == move.marks
