"""A turn of Locomotion: touch where the train shall go or what it shall fetch, see it there, and let the star do it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.screen.game import Couple, Done, Uncouple, Variant, would_stop_dead
from app.games.locomotion.train import End
from app.games.locomotion.yard.network import Point as YardPoint
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.locomotion.both.page import LocoPage, Touch
from app.ui.play.locomotion.both.past import last_roll
from app.ui.play.locomotion.both.places import Places
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.order_strip import Pips
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.play.locomotion.screen.plan import Outlook, Plan
from app.ui.play.locomotion.screen.turn_look import Choice, bubble, ghosts, key_row, plan_view
from app.ui.play.locomotion.screen.why_not import flaw_view, why_not
from app.ui.play.locomotion.words.refusal import Flaw
from app.ui.play.locomotion.words.shared import points_left, price
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

OTHER_END = {None: End.REAR, End.REAR: End.FRONT, End.FRONT: None}
"""Which end arrives first after the key was touched: whichever is nearer, the rear, the front."""


class AskCouple(Struct, frozen=True):
    """Couple what stands before the train."""


class AskUncouple(Struct, frozen=True):
    """Part the train, each time at the next joint."""


class Flip(Struct, frozen=True):
    """Let another end arrive first."""


class ThroughHere(Struct, frozen=True):
    """Touch next where the way shall lead through."""


class TurnPage(LocoPage):
    """The turn of the acting seat. It holds one draft: the plan, or the refusal that answers the last touch."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[Flaw], str]) -> None:
        super().__init__(ui, submit, run)
        self.outlook = Outlook(self.state)
        self.explain = explain
        self.end: End | None = None
        self.stops: tuple[YardPoint, ...] = ()
        self.is_through = False
        self.plan: Plan | None = None
        self.flaw: Flaw | None = None
        self.touched: YardPoint = self.state.train.locomotive

    @property
    def is_solo(self) -> bool:
        """Nothing limits the way, and there is no turn to end."""
        return self.state.is_solo

    # ------------------------------------------------------------ the star

    @property
    def star_look(self) -> StarLook:
        """Armed with a plan, or when the turn may end."""
        if self.plan is not None:
            return StarLook.ARMED
        return StarLook.ARMED if self.match.refusal(Done(self.seat)) is None else StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does now, long and short."""
        t = self.ui.t
        if self.plan is not None:
            match self.plan.moves[-1]:
                case Couple():
                    return (t("Star: couple, {price}", price=price(self.ui.language, self.plan.cost)), t("couple"))
                case Uncouple():
                    return (
                        t("Star: uncouple, {price}", price=price(self.ui.language, self.outlook.coupling_price)),
                        t("part"),
                    )
                case _:
                    return (t("Star: drive, {price}", price=price(self.ui.language, self.plan.cost)), t("drive"))
        if self.star_look is not StarLook.ARMED:
            return (t("Touch where the train shall go"), t("Touch a point"))
        if would_stop_dead(self.state):
            return (t("Star: stop dead, the next card is 0"), t("Star: stop dead"), t("stop dead"))
        return (t("Star: {name} is done", name=self.player.name), t("Star: done"), t("done"))

    def pressed(self) -> None:
        """Do what is planned, or be done."""
        plan = self.plan
        if plan is None:
            self._finished()
            return
        for move in plan.moves:
            if not self.submit(move):
                return

    def _finished(self) -> None:
        """End the turn; what is owed first (M24, M26) is said on the yard."""
        refusal = self.match.refusal(Done(self.seat))
        if refusal is None:
            self.submit(Done(self.seat))
        else:
            self._refused(refusal, self.state.train.locomotive)

    # ------------------------------------------------------------ touches

    def tapped(self, intent: object) -> None:
        """Plan what was touched, or say why it cannot be."""
        if self.has_moved_map(intent):
            return
        self.flaw = None
        match intent:
            case Touch(point):
                self._touched(point)
            case AskCouple():
                self._couple_next()
            case AskUncouple():
                self._part_next()
            case Flip():
                self._flip()
            case ThroughHere():
                self.is_through = not self.is_through

    def _touched(self, point: YardPoint) -> None:
        train = self.state.train
        if point in self.outlook.loose:
            self._fetched(point)
        elif point == train.locomotive and (self.plan is not None or not train.wagons):
            self.plan, self.stops = None, ()
        elif point in train.points:
            self._planned(self.outlook.part(max(0, train.points.index(point) - 1)), point)
        elif self.is_through and self.stops:
            self._driven((*self.stops[:-1], point, self.stops[-1]))
        else:
            self._driven((point,))
        self.is_through = False

    def _driven(self, stops: tuple[YardPoint, ...]) -> None:
        """Plan the way over these points; with the end that was asked for, else with either."""
        if not stops:
            return
        plan = self.outlook.drive(stops, self.end) or self.outlook.drive(stops, None)
        self._planned(plan, stops[-1])
        self.stops = stops if plan is not None else ()

    def _fetched(self, point: YardPoint) -> None:
        """Plan to couple the wagon on a point; at the end that was asked for, else at either."""
        self._planned(self.outlook.fetch(point, self.end) or self.outlook.fetch(point), point)

    def _flip(self) -> None:
        """Let another end arrive first, in what is planned too."""
        self.end = OTHER_END[self.end]
        if self.plan is not None and self.plan.taken:
            self._fetched(self.plan.taken[-1])
        else:
            self._driven(self.stops)

    def _planned(self, plan: Plan | None, point: YardPoint) -> None:
        self.plan, self.stops = plan, ()
        if plan is None:
            self._refused(why_not(self.match, self.outlook, point), point)
        else:
            self.ui.play(Cue.PLACE)

    def _refused(self, flaw: Flaw, point: YardPoint) -> None:
        """Keep what was wished in sight, with its reason, until the next touch."""
        self.flaw, self.touched = flaw, point
        self.ui.play(Cue.REFUSE)
        self.ui.redraw()

    def _couple_next(self) -> None:
        """Plan to couple what stands before the train: each time one wagon more, or the other branch."""
        rows = self.outlook.couplable()
        if not rows:
            flaw = Flaw("M16", "nothing_near") if self.outlook.budget else Flaw("M20", "no_points")
            self._refused(flaw, self.state.train.last)
            return
        now = rows.index(self.plan.taken) if self.plan is not None and self.plan.taken in rows else -1
        self._planned(self.outlook.take(rows[(now + 1) % len(rows)]), rows[0][0])

    def _part_next(self) -> None:
        """Plan to part the train, first at the locomotive, then one joint further each time."""
        wagons = len(self.state.train.wagons)
        if not wagons or not self.outlook.budget:
            flaw = Flaw("M20", "no_points") if wagons else Flaw("M17", "nothing_hangs")
            self._refused(flaw, self.state.train.locomotive)
            return
        now = wagons - len(self.plan.left) if self.plan is not None and self.plan.left else -1
        self._planned(self.outlook.part((now + 1) % wagons), self.state.train.last)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, yard, what is planned or refused, and the keys."""
        at = self.places(frame, len(self.state.order) + 1)
        map_ = self.map(at.yard)
        covered = ghosts(self.plan) if self.plan is not None else ()
        out = [*self.line(frame, at), *self.counted(at), *self.yard(map_, covered)]
        if self.plan is not None:
            out += plan_view(map_, self.outlook, self.plan)
        out += self.touches(map_, self._costs())
        out += self.small_map(map_)
        out += self._flaw_view(frame, map_)
        return [*out, *self.side(frame, at)]

    def _costs(self) -> dict[YardPoint, int]:
        """Return the prices of the points in reach, while nothing is planned and nothing is under way."""
        is_quiet = self.plan is None and not self.is_solo and self.run.leg is None
        return self.outlook.costs(self.end) if is_quiet else {}

    def counted(self, at: Places) -> list[Element]:
        """Return the pips of the turn."""
        state, far = self.state, [(at.far_second, True)] if at.far_second is not None else []
        planned = self.plan.cost if self.plan is not None else 0
        points = state.points or 0
        rolled = max(points, self._rolled())
        return [
            Pips(bounds=box, points=rolled, spent=rolled - points, planned=planned, is_far=turned)
            for box, turned in [(at.second, False), *far]
        ]

    def _rolled(self) -> int:
        """Return how many points this turn began with."""
        if self.state.options.variant is Variant.SPEED:
            return self.state.speeds[self.seat] or 0
        return last_roll(self.match)

    def _flaw_view(self, frame: Frame, map_: YardMap) -> list[Element]:
        """Show on the yard what says no, and say why."""
        flaw = self.flaw
        if flaw is None:
            return []
        shown = flaw_view(map_, self.outlook, flaw, self.touched)
        return [*shown, bubble(frame, map_.box, self.explain(flaw), flaw.rule, shown)]

    # ------------------------------------------------------------ beside the yard

    def side(self, frame: Frame, at: Places) -> list[Element]:
        """Return what the star does and the keys."""
        if frame.format is not Format.LARGE:
            words = self.star_says()[1:] or self.star_says()  # the long ones need the room of a column
            told = hint(self.ui.theme, frame, words, is_gold=self.star_look is StarLook.ARMED)
            return [*key_row(frame, at.side, self.choices()), *told]
        head, rest = at.side.cut_top(19.0 if at.is_long or self.is_solo else 26.0, 2.0)
        return [*self.sentence(head), *key_row(frame, rest, self.choices())]

    def choices(self) -> list[Choice]:
        """Return the keys: couple, uncouple, other end, via."""
        t, budget = self.ui.t, self.outlook.budget
        words = price(self.ui.language, self.outlook.coupling_price)
        can_couple, can_part = bool(self.outlook.couplable()), bool(self.state.train.wagons) and budget > 0
        none = t("no wagon") if budget else t("no points")
        ends = {None: t("the nearer end"), End.REAR: t("rear first"), End.FRONT: t("front first")}
        via = Look.REST if self.stops else Look.OFF
        return [
            Choice("couple", t("Couple"), words if can_couple else none, AskCouple(), _on(can=can_couple)),
            Choice("uncouple", t("Uncouple"), words if can_part else none, AskUncouple(), _on(can=can_part)),
            Choice("ends", t("Other end"), ends[self.end], Flip(), Look.CHOSEN if self.end else Look.REST),
            Choice("next", t("Via here"), "", ThroughHere(), Look.CHOSEN if self.is_through else via),
        ]

    def sentence(self, box: Rect) -> list[Element]:
        """Return how much is left and what the star does now."""
        theme = self.ui.theme
        colour = theme.gold.star if self.star_look is StarLook.ARMED else theme.text.second
        head, rest = box.cut_top(8.0, 0.5)
        return [
            Label(bounds=head, wordings=self.left_words(), colour=theme.text.main, role="title", floor=3.4),
            Label(bounds=rest, wordings=self.star_says(), colour=colour, lines=2, floor=3.4, valign=0.0),
        ]

    def left_words(self) -> str | tuple[str, ...]:
        """Say how much may still be spent."""
        planned = self.plan.cost if self.plan is not None else 0
        return points_left(self.ui.language, max(0, self.outlook.budget - planned))


def _on(*, can: bool) -> Look:
    return Look.REST if can else Look.OFF
