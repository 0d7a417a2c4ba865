"""Placing a locomotive and four wagons by hand (M6): choose a piece, touch a point; or let the device spread them."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import AnyRefusal
from app.games.locomotion.screen.game import Done, PlaceLocomotive, PlaceWagon, has_placed_locomotive
from app.games.locomotion.screen.spread_rest import spread_rest
from app.games.locomotion.train import COLOURS, Colour, lone
from app.games.locomotion.yard.network import Point as YardPoint
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import turn_line
from app.ui.play.locomotion.both.page import LocoPage, Touch
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.piece_key import PieceKey
from app.ui.play.locomotion.look.pieces import train_view
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.star import StarLook

MANY = 10_000
"""So many different spreads."""


class TakeUp(Struct, frozen=True):
    """Take a piece in hand: a wagon of this colour, or the locomotive."""

    colour: Colour | None


class SpreadRest(Struct, frozen=True):
    """Let the device place what is left, far apart."""


class PlacingPage(LocoPage):
    """The placing of one seat. The locomotive lies as a draft until the star: a touch again turns it."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[AnyRefusal], str]) -> None:
        super().__init__(ui, submit, run)
        self.explain = explain
        self.draft: tuple[YardPoint, YardPoint] | None = None
        self.holds: Colour | None = None if self.owes_locomotive else next(iter(self.state.hand), None)

    @property
    def owes_locomotive(self) -> bool:
        """The locomotive of this seat is not placed yet."""
        return not has_placed_locomotive(self.state)

    @property
    def is_done(self) -> bool:
        """Nothing is left to place."""
        return not self.owes_locomotive and not self.state.hand

    @property
    def colour(self) -> Colour:
        """The colour of the locomotive that is placed; whose it will be is drawn later (M7)."""
        return COLOURS[len(self.state.trains)] if self.owes_locomotive else COLOURS[len(self.state.trains) - 1]

    # ------------------------------------------------------------ the star

    @property
    def star_look(self) -> StarLook:
        """Armed with a locomotive as a draft, or when all is placed."""
        return StarLook.ARMED if self.draft is not None or self.is_done else StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does, long and short."""
        t = self.ui.t
        if self.draft is not None:
            return (t("Star: it stands so"), t("stands so"))
        if self.is_done:
            return (t("Star: {name} is done", name=self.player.name), t("Star: done"), t("done"))
        return (t("Touch a point"),)

    def told(self) -> tuple[str, ...]:
        """Say what to do now."""
        t = self.ui.t
        if self.draft is not None:
            return (t("Touch the locomotive again to turn it"), t("Touch again to turn"))
        if self.owes_locomotive and self.holds is None:
            return (t("Touch where the locomotive shall stand"), t("Place the locomotive"))
        if self.is_done:
            return (t("Whose locomotive this is, the cards will tell"), t("All pieces stand"))
        return (t("Touch where the wagon shall stand"), t("Place the wagon"))

    def pressed(self) -> None:
        """Place the draft, or be done."""
        if self.draft is not None:
            self.submit(PlaceLocomotive(self.seat, *self.draft))
        else:
            self.submit(Done(self.seat))

    # ------------------------------------------------------------ touches

    def tapped(self, intent: object) -> None:
        """Take a piece, or put it down."""
        if self.has_moved_map(intent):
            return
        match intent:
            case TakeUp(colour):
                self.holds, self.draft = colour, None
                self.ui.play(Cue.PLACE)
            case Touch(point):
                self._put(point)
            case SpreadRest():
                self._spread()

    def _put(self, point: YardPoint) -> None:
        if self.holds is not None:
            self.submit(PlaceWagon(self.seat, point, self.holds))
        elif self.owes_locomotive:
            self._lay(point)

    def _lay(self, point: YardPoint) -> None:
        """Lay the locomotive as a draft with its rear on the next rail of the point that is allowed."""
        rails = self.state.yard.neighbours[point]
        if self.draft is not None and self.draft[0] == point:
            now = rails.index(self.draft[1]) + 1
            rails = (*rails[now:], *rails[:now])
        refused: AnyRefusal | None = None
        for rail in rails:
            why = self.match.refusal(PlaceLocomotive(self.seat, point, rail))
            if why is None:
                self.draft = (point, rail)
                self.ui.play(Cue.PLACE)
                return
            refused = refused or why
        self.draft = None
        self.ui.play(Cue.REFUSE)
        if refused is not None:
            self.ui.tell(f"{self.explain(refused)} ({refused.rule})", "no")

    def _spread(self) -> None:
        """Place what is left on points far from each other."""
        for move in spread_rest(self.state, self.ui.lots(MANY)):
            if not self.submit(move):
                return

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, yard, the pieces in hand, and what to do."""
        above, hand = frame.stage.cut_bottom(27.0 if frame.is_tall else 14.0, 2.0)
        yard, words = above.cut_bottom(6.0, 0.6)
        map_ = self.map(yard)
        out = turn_line(self.ui, frame, self.player, "", points_to=self.player.side)
        out += self.yard(map_)
        if self.draft is not None:
            out += train_view(map_, lone(*self.draft), self.colour, is_ghost=True)
        out += [*self.touches(map_, {}), *self.small_map(map_)]
        is_gold = self.star_look is StarLook.ARMED
        out += self.told_beside(frame, words, self.told(), self.star_says(), is_gold=is_gold)
        return out + self._hand(frame, hand)

    def _hand(self, frame: Frame, box: Rect) -> list[Element]:
        ui = self.ui
        pieces: list[Colour | None] = [None] if self.owes_locomotive else []
        pieces += list(self.state.hand)
        left, key = box.rows(2, 3.0) if frame.is_tall else box.cut_right(min(44.0, box.w * 0.33), 3.0)
        cells = left.columns(5, 2.0)
        out: list[Element] = [
            PieceKey(
                bounds=cell,
                kind="locomotive" if piece is None else "wagon",
                paint=self.colour if piece is None else piece,
                look=Look.CHOSEN if piece == self.holds else Look.REST,
                tap=TakeUp(piece),
            )
            for cell, piece in zip(cells, pieces, strict=False)
        ]
        look = Look.OFF if self.is_done else Look.REST
        words = (ui.t("Spread them for me"), ui.t("Spread"))
        return [*out, Key(bounds=key, icon="again", label=words, tap=SpreadRest(), look=look)]
