"""The points table of the overview card: put right cell by cell, or found to match and kept (K16)."""

from collections.abc import Callable

from msgspec import Struct

from app.games.lokus.points import MOST_POINTS, PointsTable
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.keypad import LOW, Digit, Erase, keypad, typed
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.play.lokus.both.points_kept import LAST_ROW, PRESETS, falls_at, whole
from app.ui.play.lokus.look.table_card import PAPER, Row, TableCell, cells, rest
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.star import StarLook


class NextRow(Struct, frozen=True):
    """Go on with the row after this one."""


class AskPreset(Struct, frozen=True):
    """Fill the whole table from a rule."""


class PointsScreen(Screen):
    """The whole card at once. The star keeps it; `done` gets it. Going back keeps nothing."""

    def __init__(self, ui: Ui, points: PointsTable, done: Callable[[PointsTable], None]) -> None:
        super().__init__(ui)
        self.points = whole(points)
        self.done = done
        self.row = 1
        self.is_fresh = True
        self.is_empty = False

    @property
    def star_look(self) -> StarLook:
        """Armed unless a number is missing."""
        return StarLook.NOT_YET if self.is_empty else StarLook.ARMED

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the card and the keys."""
        ui, theme = self.ui, self.ui.theme
        head: tuple[str, ...] = (ui.t("As on your overview card?"),)
        if frame.format is Format.LARGE:
            head = (ui.t("Points for rolls: as on your overview card?"), *head)
        out = [*title(theme, frame, head), help_key(frame), back_key(frame)]
        out += hint(theme, frame, self._said(), is_gold=not self.is_empty)
        card, keys = self._boxes(frame)
        return [*out, *self._card(card), *self._keys(keys)]

    def _said(self) -> tuple[str, ...]:
        if self.is_empty:
            return (self.ui.t("Type the points"), self.ui.t("Points?"))
        if falls_at(self.points) is not None:
            return (self.ui.t("Star: keep it, though more rolls cost less"), self.ui.t("Star: keep it all the same"))
        return (self.ui.t("Star: it matches our card"), self.ui.t("Star: it matches"))

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        stage = frame.stage
        if frame.is_tall:
            return stage.cut_top(58.0, 3.6)
        card, keys = stage.cut_left(stage.w * (0.6 if frame.format is Format.LARGE else 0.585), 6.0)
        return card, keys

    def _card(self, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        odd = falls_at(self.points)
        out: list[Element] = [Panel(bounds=box.shrunk(-PAPER), fill=theme.paper.face)]
        for rolls, place in enumerate(cells(box, LAST_ROW + 1)):
            is_here = rolls == self.row
            shown = None if is_here and self.is_empty else self.points[rolls]
            out.append(TableCell(bounds=place, rolls=rolls, points=shown, is_chosen=is_here,
                                 is_odd=rolls == odd and not is_here, tap=Row(rolls)))  # fmt: skip
        said = (ui.t("more rolls: as {rolls}", rolls=LAST_ROW), ui.t("more: as {rolls}", rolls=LAST_ROW))
        words = rest(box, LAST_ROW + 1).shrunk(1.5, 1.0)
        out.append(Label(bounds=words, wordings=said, colour=theme.paper.ink2, role="small", lines=2, floor=2.5))
        return out

    def _keys(self, box: Rect) -> list[Element]:
        ui = self.ui
        pad, preset = box.cut_bottom(12.0, 3.0)
        pad = Rect(pad.x, pad.y, pad.w, min(pad.h, 70.0))
        out = keypad(pad, self._allows, None if self.is_fresh or self.is_empty else self.points[self.row])
        rows, columns = (3, 4) if pad.h < LOW else (4, 3)
        spare = pad.rows(rows, 2.0)[-1].columns(columns, 2.0)[-1]
        out.append(Key(bounds=spare, icon="right", tap=NextRow()))
        out.append(Key(bounds=preset, icon="sliders", label=ui.t("Fill in"), tap=AskPreset()))
        return out

    @staticmethod
    def _allows(value: int | None) -> bool:
        return value is None or value <= MOST_POINTS

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Choose a row, type, fill, or leave."""
        match intent:
            case Row(rolls):
                self._go(rolls)
            case NextRow():
                self._go((self.row + 1) % (LAST_ROW + 1))
            case Digit() | Erase():
                self._type(intent)
            case AskPreset():
                self._ask_preset()

    def _go(self, row: int) -> None:
        if self.is_empty:
            self._set(0)
        self.row, self.is_fresh, self.is_empty = row, True, False

    def _type(self, intent: Digit | Erase) -> None:
        old = None if self.is_empty or (self.is_fresh and isinstance(intent, Digit)) else self.points[self.row]
        value = typed(old, intent)
        if not self._allows(value):
            self.ui.play(Cue.REFUSE)
            return
        self.is_fresh, self.is_empty = False, value is None
        self._set(value or 0)

    def _set(self, value: int) -> None:
        self.points = (*self.points[: self.row], value, *self.points[self.row + 1 :])

    def _ask_preset(self) -> None:
        ui = self.ui
        answers = [
            Answer("triangle", ui.t("Each roll costs one more"), ui.t("1, 3, 6, 10: a guess, until you have a card")),
            Answer("even", ui.t("One point a roll"), ui.t("1, 2, 3, 4: nothing to look up")),
        ]
        now = next((name for name, points in PRESETS.items() if points == self.points), None)
        ui.go(ChoiceScreen(ui, ui.t("How should the table be filled in?"), answers, now, self._filled))

    def _filled(self, name: str) -> None:
        self.points = PRESETS[name]
        self._go(1)
        self.is_empty = False

    def pressed(self) -> None:
        """Keep the table."""
        if self.is_empty:
            self.ui.play(Cue.REFUSE)
            return
        self.ui.back()
        self.done(self.points)
