"""A solo start on its yard: choose a piece, touch a point; a locomotive that is touched again turns (M6)."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.spread import spread_start
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS, Colour, lone
from app.games.locomotion.yard.network import Point as YardPoint
from app.games.locomotion.yard.network import Yard
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, head, help_key, hint
from app.ui.play.locomotion.look.mini_map import ShowPart, mini_map
from app.ui.play.locomotion.look.order_strip import OrderStrip, strip_box
from app.ui.play.locomotion.look.piece_key import PieceKey
from app.ui.play.locomotion.look.pieces import loose_view, train_view
from app.ui.play.locomotion.look.rails import Joint, Rails
from app.ui.play.locomotion.look.yard_map import map_of
from app.ui.play.locomotion.yards.start_draft import draft_of
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

MANY = 1 << 30
"""So many different spreads."""


class TakeUp(Struct, frozen=True):
    """Take a piece in hand, None is the locomotive; while the order is chosen: this wagon is next."""

    piece: Colour | None


class PutOn(Struct, frozen=True):
    """Put the piece on a point, or take up the one that stands there."""

    point: YardPoint


class Spread(Struct, frozen=True):
    """Let the device place everything, far apart."""


class ChooseOrder(Struct, frozen=True):
    """Choose the order wagon by wagon, or leave it to be drawn."""


class Remove(Struct, frozen=True):
    """Remove the start."""


class StartScreen(Screen):
    """One start. `done` gets it when the star keeps it, None when it is removed; without `done` it is only shown."""

    def __init__(
        self, ui: Ui, yard: Yard, start: Start | None, done: Callable[[Start | None], None] | None, *, is_kept: bool
    ) -> None:
        super().__init__(ui)
        self.draft = draft_of(yard, start)
        self.done = done
        self.is_kept = is_kept
        self.holds: Colour | None = None
        self.is_ordering = False
        self.focus: YardPoint | None = None
        self._hold_next()

    def _hold_next(self) -> None:
        self.holds = next(iter(self.draft.left), self.holds)

    @property
    def star_look(self) -> StarLook:
        """Armed for a start that can be played; without hands nothing is to be kept."""
        if self.done is None:
            return StarLook.UNUSED
        return StarLook.NOT_YET if self.draft.fault else StarLook.ARMED

    def told(self) -> str:
        """Say what to do, or what is wrong."""
        t, draft = self.ui.t, self.draft
        if self.done is None:
            return t("The order is drawn each time.") if not draft.order else t("In this order:")
        if self.is_ordering:
            return t("Touch the wagons in their order.")
        if draft.fault == "trapped":
            return t("The locomotive cannot move. (M6)")
        if self.draft.left:
            return t("Touch a point for the piece that is framed.")
        return t("Touch the locomotive to turn it.")

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return yard, pieces, and what to do."""
        ui, theme, draft = self.ui, self.ui.theme, self.draft
        line = head(frame)
        out: list[Element] = [help_key(frame), back_key(frame)]
        colour = theme.signal.no if draft.fault == "trapped" else theme.text.main
        out.append(Label(bounds=line, wordings=self.told(), colour=colour, lines=2, floor=3.0))
        if self.done is not None:
            is_gold = self.star_look is StarLook.ARMED
            out += hint(theme, frame, ui.t("Star: keep it") if is_gold else ui.t("not ready yet"), is_gold=is_gold)
        field, keys = _boxes(frame) if self.done is not None else (frame.stage, None)
        if draft.order:
            field, foot = field.cut_bottom(8.0, 2.0)
            strip = strip_box(foot, len(draft.order) + 1)._replace(x=foot.x)
            out.append(OrderStrip(bounds=strip, order=draft.order, locomotive=COLOURS[0]))
        return out + self._yard(field) + (self._hand(keys, frame) if keys is not None else [])

    def _yard(self, box: Rect) -> list[Element]:
        draft = self.draft
        map_ = map_of(draft.yard, box, focus=self.focus)
        out: list[Element] = [Rails(bounds=box, map=map_)]
        out += [loose_view(map_, point, colour) for point, colour in draft.wagons if map_.is_in_sight(point)]
        if draft.locomotive is not None and map_.is_in_sight(draft.locomotive[0]):
            is_held = self.done is not None and self.holds is None and not self.is_ordering
            out += train_view(map_, lone(*draft.locomotive), COLOURS[0], is_acting=is_held)
        if self.done is None:
            return out
        size = min(12.0, map_.spacing * 0.98)
        touches: list[Element] = [
            Joint(bounds=around(spot, size).clipped(box), spacing=map_.spacing, tap=PutOn(point))
            for point, spot in enumerate(map_.spots)
            if map_.is_in_sight(point)
        ]
        stands = [(point, colour.value) for point, colour in draft.wagons]
        stands += [(draft.locomotive[0], COLOURS[0].value)] if draft.locomotive is not None else []
        return [*out, *touches, *mini_map(map_, stands)]

    def _hand(self, box: Rect, frame: Frame) -> list[Element]:
        ui = self.ui
        places, order, spread, remove = _places(box, frame, is_kept=self.is_kept)
        pieces: tuple[Colour | None, ...] = (None, *COLOURS)
        out: list[Element] = [
            PieceKey(bounds=place, kind="locomotive" if piece is None else "wagon", paint=piece or COLOURS[0],
                     look=self._look(piece), tap=TakeUp(piece))
            for piece, place in zip(pieces, places, strict=True)
        ]  # fmt: skip
        look = Look.CHOSEN if self.is_ordering else Look.OFF if self.draft.left else Look.REST
        is_small = order.w < 16.0
        out.append(Key(bounds=order, icon="log" if is_small else "", label="" if is_small else ui.t("Order"),
                       look=look, tap=ChooseOrder()))  # fmt: skip
        out.append(Key(bounds=spread, icon="again" if spread.w > 36.0 else "", label=ui.t("Spread"), tap=Spread()))
        if remove is not None:
            out.append(
                HoldKey(bounds=remove, icon="bin" if remove.w > 33.0 else "", label=ui.t("Away: hold"), tap=Remove())
            )
        return out

    def _look(self, piece: Colour | None) -> Look:
        if self.is_ordering:
            return Look.CHOSEN if piece in self.draft.order else Look.REST
        return Look.CHOSEN if piece == self.holds else Look.REST

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Take a piece, put it down, spread, choose the order, remove, or leave."""
        ui = self.ui
        match intent:
            case TakeUp(piece):
                self._take(piece)
            case PutOn(point):
                self._put(point)
            case ShowPart(point):
                self.focus = point
            case Spread():
                order = self.draft.order
                spread = spread_start(self.draft.yard, 1, ui.lots(MANY), 4)
                self.draft = replace(draft_of(self.draft.yard, spread), order=order or spread.order)
                self.is_ordering = False
            case ChooseOrder():
                self._choose_order()
            case Remove() if self.done is not None:
                ui.back()
                self.done(None)

    def _take(self, piece: Colour | None) -> None:
        if not self.is_ordering:
            self.holds = piece
        elif piece is not None and piece not in self.draft.order:
            self.draft = replace(self.draft, order=(*self.draft.order, piece))
            self.is_ordering = len(self.draft.order) < len(COLOURS)

    def _put(self, point: YardPoint) -> None:
        self.is_ordering = False
        standing = self.draft.at(point)
        if standing is not None and standing != (self.holds,):
            (self.holds,) = standing
            return
        if standing is None or self.holds is None:
            self.draft = self.draft.placed(self.holds, point)
            self.ui.play(Cue.PLACE)
        if self.holds is not None or self.draft.left:
            self._hold_next()

    def _choose_order(self) -> None:
        if self.draft.left:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("First place all the pieces."), "info")
            return
        self.draft = replace(self.draft, order=())
        self.is_ordering = not self.is_ordering

    def pressed(self) -> None:
        """Keep the start."""
        start = self.draft.start
        if self.done is None:
            return
        if start is None or self.star_look is not StarLook.ARMED:
            self.ui.play(Cue.REFUSE)
            return
        self.ui.back()
        self.done(start)


# ---------------------------------------------------------------- places


def _boxes(frame: Frame) -> tuple[Rect, Rect]:
    """Return the place of the yard and that of the pieces and keys."""
    if frame.is_tall:
        return frame.stage.cut_bottom(31.0, 3.0)
    return frame.stage.cut_right(32.0 if frame.format is Format.LOW else 50.0, 3.0)


def _places(box: Rect, frame: Frame, *, is_kept: bool) -> tuple[list[Rect], Rect, Rect, Rect | None]:
    """Return the places of the five pieces, of order and spread, and of the key that removes."""
    if frame.is_tall:
        pieces, row = box.cut_top(12.5, 2.5)
        remove, rest = row.cut_left(34.0, 3.0)
        order, spread = rest.cut_left(13.0, 3.0)
        return pieces.columns(5, 2.0), order, spread, remove if is_kept else None
    remove, rest = box.cut_top(16.0, 2.0)
    rest = rest if is_kept else box
    rest = rest._replace(h=min(rest.h, 4 * 16.0))
    rows = rest.rows(4, 2.0)
    cells = [cell for row in rows[:3] for cell in row.columns(2, 2.0)]
    return cells[:5], cells[5], rows[3], remove if is_kept else None
