"""A turn beside the box: the train drives on the table, and its points burn here (M20, M24)."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.box.game import Act, Done, Spend, StopDead
from app.games.locomotion.box.moves import DieRolled, PointsSpent, SpeedLaid
from app.games.locomotion.course import Variant
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import AskFace, one_size, turn_line
from app.ui.play.locomotion.both.past import last_roll
from app.ui.play.locomotion.box.page import BoxPage, footed
from app.ui.play.locomotion.look.order_strip import Pips
from app.ui.play.locomotion.look.pip_track import ICONS, PipKey
from app.ui.play.locomotion.look.speed_card import SpeedCard
from app.ui.stage.ui import Ui
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

GAP = 3.0


class Burn(Struct, frozen=True):
    """Burn points on an act: one, or so many steps."""

    act: Act
    count: int = 1


class AskWin(Struct, frozen=True):
    """The train has the whole order."""


class AskStop(Struct, frozen=True):
    """The train cannot drive on: it stopped dead."""


class BoxMovePage(BoxPage):
    """Points burn by three large keys or by touching the points themselves; the star ends the turn.

    Who does not count on the device sees how far the train may go, and presses when done.
    """

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], claim: Callable[[], None]) -> None:
        super().__init__(ui, submit)
        self._claim = claim

    # ------------------------------------------------------------ what is known

    @property
    def is_speed(self) -> bool:
        """The distance is owed, not a limit."""
        return self.state.options.variant is Variant.SPEED

    @property
    def left(self) -> int:
        """Points that are left; 0 where nobody counts."""
        return self.state.points or 0

    def spent(self) -> list[Act]:
        """Return what the points of this turn went for, in order."""
        out: list[Act] = []
        for entry in reversed(self.match.log):
            if entry.taken_back:
                continue
            for event in reversed(entry.events):
                match event:
                    case PointsSpent(_, act, count):
                        out[:0] = [act] * count
                    case DieRolled() | SpeedLaid():
                        return out
        return out

    def given(self) -> int:
        """Return how many points this turn began with."""
        if self.is_speed:
            return self.state.speeds[self.seat] or 0
        return last_roll(self.match)

    # ------------------------------------------------------------ the star

    @property
    def owes(self) -> bool:
        """Points that are left must be driven (M24)."""
        return self.is_speed and self.left > 0

    def said(self) -> tuple[str, ...]:
        """Return what a press does, long and short: what is left is lost, or driven."""
        ui = self.ui
        if self.owes:
            return (ui.n("Star: the last point driven", "Star: all {count} driven", self.left),
                    ui.t("driven: {count}", count=self.left))  # fmt: skip
        if self.left:
            return (ui.n("Star: done, one point is lost", "Star: done, {count} points are lost", self.left),
                    ui.t("done, {count} unspent", count=self.left))  # fmt: skip
        return (ui.t("Star: done"), ui.t("done"))

    def pressed(self) -> None:
        """End the turn; a speed that is still owed counts as driven."""
        if self.owes and not self.submit(Spend(self.seat, Act.STEP, self.left)):
            return
        self.submit(Done(self.seat))

    @property
    def star_look(self) -> StarLook:
        """The star always ends the turn."""
        return StarLook.ARMED

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Burn points, stop dead, or ask whether the order is complete."""
        match intent:
            case Burn(act, count):
                self.submit(Spend(self.seat, act, count))
            case AskStop():
                self.submit(StopDead(self.seat))
            case AskWin():
                self._claim()

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, points, keys."""
        body, foot = footed(frame, self.body(frame))
        out = [*self._line(frame), *self.star_words(frame, foot, self.said())]
        high = 17.0 if frame.is_tall or frame.far_line is not None else 14.0
        above, below = body.cut_bottom(high, GAP)
        out += self._ends(below)
        if self.state.points is None:
            return out + self._uncounted(above, frame)
        track, acts = above.cut_top(14.0 if frame.is_tall else (30.0 if frame.far_line is not None else 20.0), GAP)
        return [*out, *self._track(track, frame), *self._acts(acts, frame)]

    def _line(self, frame: Frame) -> list[Element]:
        """Return name and order; on a large panel also the points, to be read from both sides."""
        at = self.places(frame, has_pips=True)
        if self.state.points is None or at.pips is None or at.far_pips is None:
            return self.line(frame)
        given = max(self.given(), self.left)
        pips = Pips(bounds=at.pips, points=given, spent=given - self.left)
        out = turn_line(self.ui, at.framed(frame), self.player, "", points_to=self.player.side)
        return [*out, *self.order(at), pips, replace(pips, bounds=at.far_pips, is_far=True)]

    def _track(self, box: Rect, frame: Frame) -> list[Element]:
        """Return the die or the card, and its points: the burnt ones first, then those that are left."""
        given, spent = self.given(), self.spent()
        if not given:
            return self._standing(box)
        cells = box.columns(given if frame.is_tall else 7, 2.0 if frame.is_tall else GAP)
        side = min(cells[0].w, box.h, 28.0)
        out = [] if frame.is_tall else [self._source(cells[0], given)]
        for n, cell in enumerate(cells[:given] if frame.is_tall else cells[1 : given + 1]):
            place = around(cell.centre, side)
            if n < len(spent):
                out.append(PipKey(bounds=place, number=n + 1, burnt=spent[n]))
            else:
                out.append(PipKey(bounds=place, number=n + 1, tap=Burn(Act.STEP, n + 1 - len(spent))))
        return out

    def _standing(self, box: Rect) -> list[Element]:
        """Say that speed 0 stands still."""
        card, words = box.cut_left(min(24.0, box.h), 2 * GAP)
        said = (self.ui.t("Speed 0: the train stands still."), self.ui.t("The train stands still."))
        colour = self.ui.theme.text.main
        return [self._source(card, 0), Label(bounds=words, wordings=said, colour=colour, lines=2, floor=3.4)]

    def _source(self, box: Rect, given: int) -> Element:
        if self.is_speed:
            return SpeedCard(bounds=around(box.centre, min(box.w, box.h * 0.72), box.h), speed=given)
        return DieFace(bounds=around(box.centre, min(box.w, box.h)), face=given, tap=AskFace())

    def _acts(self, box: Rect, frame: Frame) -> list[Element]:
        """Return the three keys that burn a point, one below the other on a tall panel."""
        t = self.ui.t
        words = {Act.STEP: (t("Step"),), Act.COUPLE: (t("Couple"),), Act.UNCOUPLE: (t("Uncouple"), t("Unhook"))}
        look = Look.REST if self.left else Look.OFF
        keys = [
            Key(bounds=place, icon=ICONS[act], label=words[act], note=t("costs {cost}", cost=1), look=look,
                role="title" if box.h > 24.0 and box.w > 100.0 else "label", tap=Burn(act))
            for act, place in zip(words, box.rows(3, GAP) if frame.is_tall else box.columns(3, GAP), strict=True)
        ]  # fmt: skip
        return [*one_size(keys)]

    def _uncounted(self, box: Rect, frame: Frame) -> list[Element]:
        """Show how far the train may go, large, with the prices in words."""
        ui, theme, given = self.ui, self.ui.theme, self.given()
        left, right = box.cut_top(box.h * 0.5, GAP) if frame.is_tall else box.cut_left(box.w * 0.36, 2 * GAP)
        side = min(left.w, left.h, 50.0)
        said = (
            ui.n("Spend one point", "Spend {count} points", given)
            if self.is_speed
            else ui.n("At most one point", "At most {count} points", given)
        )
        head, below = right.cut_top(min(16.0, right.h * 0.4), 2.0)
        costs = ui.t("A step, a coupling and an uncoupling cost one point each.")
        return [
            self._source(around(left.centre, side), given),
            Label(bounds=head, wordings=said, colour=theme.text.main, role="title", floor=4.2, lines=2),
            Label(bounds=below, wordings=costs, colour=theme.text.second, lines=4, floor=3.4, valign=0.0),
        ]

    def _ends(self, box: Rect) -> list[Element]:
        """Return the key for the win, and for a dead stop."""
        t = self.ui.t
        label = (t("The order is complete"), t("Order complete"))
        if not self.is_speed:
            return [Key(bounds=box, icon="cup", label=label, tap=AskWin())]
        left, right = box.columns(2, GAP)
        can_stop = self.match.refusal(StopDead(self.seat)) is None
        stop = Key(bounds=left, icon="no", label=(t("Stopped dead"),), look=Look.REST if can_stop else Look.OFF,
                   tap=AskStop())  # fmt: skip
        return [stop, Key(bounds=right, icon="cup", label=label, tap=AskWin())]
