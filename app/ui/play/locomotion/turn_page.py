"""A turn of Locomotion: touch where the train shall go or what it shall fetch, see it there, and let the star do it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Refusal
from app.games.locomotion.box_moves import DieRolled
from app.games.locomotion.on_screen import Couple, Done, TakeStep, Uncouple, Variant, piece_at
from app.games.locomotion.steps import offered
from app.games.locomotion.train import COLOURS, End
from app.games.locomotion.yard import Point as YardPoint
from app.ui.frame import Frame
from app.ui.geometry import Point, Rect, around
from app.ui.parts import hint
from app.ui.play.locomotion.loco_page import LocoPage, Places, Touch, places
from app.ui.play.locomotion.order_strip import Pips
from app.ui.play.locomotion.overlays import Blocker, CostDisc, SharpAngle, Trail
from app.ui.play.locomotion.pieces import loose_view, train_view
from app.ui.play.locomotion.plan import FAR, Outlook, Plan
from app.ui.play.locomotion.run import Run
from app.ui.play.locomotion.words import points_left, price
from app.ui.play.locomotion.yard_map import YardMap
from app.ui.screen_profiles import Format
from app.ui.sound import Cue
from app.ui.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


class AskCouple(Struct, frozen=True):
    """Couple what stands before the train."""


class AskUncouple(Struct, frozen=True):
    """Part the train, each time at the next joint."""


class Flip(Struct, frozen=True):
    """Let the other end arrive first."""


class ThroughHere(Struct, frozen=True):
    """Touch next where the way shall lead through."""


class TurnPage(LocoPage):
    """The turn of the acting seat. It holds one draft: the plan, or the refusal that answers the last touch."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[Refusal], str]) -> None:
        super().__init__(ui, submit, run)
        self.outlook = Outlook(self.state)
        self.explain = explain
        self.end: End | None = None
        self.stops: tuple[YardPoint, ...] = ()
        self.is_through = False
        self.plan: Plan | None = None
        self.flaw: Refusal | None = None

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
                    return (t("Star: uncouple, {price}", price=price(self.ui.language, 1)), t("uncouple"))
                case _:
                    return (t("Star: drive, {price}", price=price(self.ui.language, self.plan.cost)), t("drive"))
        if self.star_look is StarLook.ARMED:
            return (t("Star: {name} is done", name=self.player.name), t("Star: done"), t("done"))
        return (t("Touch where the train shall go"), t("Touch a point"))

    def pressed(self) -> None:
        """Do what is planned, or be done."""
        plan = self.plan
        if plan is None:
            self.submit(Done(self.seat))
            return
        for move in plan.moves:
            if not self.submit(move):
                return

    # ------------------------------------------------------------ touches

    def tapped(self, intent: object) -> None:
        """Plan what was touched, or say why it cannot be."""
        self.flaw = None
        match intent:
            case Touch(point):
                self._touched(point)
            case AskCouple():
                self._couple_next()
            case AskUncouple():
                self._part_next()
            case Flip():
                self.end = {None: End.REAR, End.FRONT: End.REAR, End.REAR: End.FRONT}[self.end]
                self._driven(self.stops)
            case ThroughHere():
                self.is_through = not self.is_through

    def _touched(self, point: YardPoint) -> None:
        train = self.state.train
        if point in self.outlook.loose:
            self._planned(self.outlook.fetch(point), point)
        elif point in train.points:
            self._planned(self.outlook.part(train.points.index(point) - 1) if train.wagons else None, point)
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

    def _planned(self, plan: Plan | None, point: YardPoint) -> None:
        self.plan, self.stops = plan, ()
        if plan is not None:
            self.ui.play(Cue.PLACE)
            return
        self.flaw = self._why_not(point)
        self.ui.play(Cue.REFUSE)
        if self.flaw is not None:
            self.ui.tell(f"{self.explain(self.flaw)} ({self.flaw.rule})", "no")

    def _why_not(self, point: YardPoint) -> Refusal | None:
        """Return the refusal of the nearest move to what was touched."""
        state = self.state
        if point in self.outlook.loose:
            return self.match.refusal(Couple(self.seat, (point,)))
        ends = [end for end in End if point in offered(state.yard, state.train, end)]
        refused = [self.match.refusal(TakeStep(self.seat, end, point)) for end in ends or list(End)]
        near = [each for each in refused if each is not None and each.key != "no_rail"]
        if near:
            return near[0]
        piece = piece_at(state, point)
        if piece is not None:
            return self.match.refusal(TakeStep(self.seat, End.FRONT, point))
        return Refusal("M20", "out_of_reach", {"left": self.outlook.budget})

    def _couple_next(self) -> None:
        """Plan to couple what stands before the train: each time one wagon more, or the other branch."""
        rows = self.outlook.couplable()
        if not rows:
            self.flaw = None
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("No wagon stands before the train. Touch a wagon to fetch it. (M16)"), "info")
            return
        now = rows.index(self.plan.taken) if self.plan is not None and self.plan.taken in rows else -1
        self._planned(self.outlook.fetch(rows[(now + 1) % len(rows)][-1]), rows[0][0])

    def _part_next(self) -> None:
        """Plan to part the train, first at the locomotive, then one joint further each time."""
        wagons = len(self.state.train.wagons)
        if not wagons:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("Nothing is coupled. (M17)"), "info")
            return
        now = wagons - len(self.plan.left) if self.plan is not None and self.plan.left else -1
        self._planned(self.outlook.part((now + 1) % wagons), self.state.train.last)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, yard, what is planned or refused, and the keys."""
        at = places(frame, len(self.state.order) + 1)
        map_ = self.map(at.yard)
        out = [*self.line(frame, at), *self._counted(at), *self.yard(map_)]
        out += self._planned_view(map_)
        costs = {} if self.plan is not None or self.is_solo else self.outlook.costs(self.end)
        out += self.touches(map_, costs)
        out += self._flaw_view(map_)
        return [*out, *self.keys(frame, at.side), *self._star(frame, at)]

    def _counted(self, at: Places) -> list[Element]:
        """Return the pips of the turn, or what a solo run took so far."""
        state, theme = self.state, self.ui.theme
        planned = self.plan.cost if self.plan is not None else 0
        if state.is_solo:
            tally = state.tallies[self.seat]
            words = str(tally.total + planned) if planned else str(tally.total)
            boxes = [(at.second, False)] + ([(at.far_second, True)] if at.far_second is not None else [])
            return [
                Label(bounds=box, wordings=words, colour=theme.text.main, role="line_min", is_turned=turned)
                for box, turned in boxes
            ]
        points = state.points or 0
        rolled = max(points, self._rolled())
        pips = [Pips(bounds=at.second, points=rolled, spent=rolled - points, planned=planned)]
        if at.far_second is not None:
            pips.append(Pips(bounds=at.far_second, points=rolled, spent=rolled - points, planned=planned, is_far=True))
        return list(pips)

    def _rolled(self) -> int:
        """Return how many points this turn began with."""
        if self.state.options.variant is Variant.SPEED:
            return self.state.speeds[self.seat] or 0
        return next((e.face for entry in reversed(self.match.log) for e in entry.events if isinstance(e, DieRolled)), 0)

    def _planned_view(self, map_: YardMap) -> list[Element]:
        plan = self.plan
        if plan is None:
            return []
        engine = COLOURS[self.state.number(self.seat)]
        out: list[Element] = []
        if plan.path:
            spots = tuple(map_.spot(point) for point in plan.path)
            out.append(Trail(bounds=_box(spots), spots=spots))
        if plan.path or plan.taken:
            out += train_view(map_, plan.train, engine, is_ghost=True)
        out += [loose_view(map_, point, self.state.train.wagons[-len(plan.left) :][n], named=False)
                for n, point in enumerate(plan.left)]  # fmt: skip
        return [*out, self._cost_disc(map_, plan)]

    def _cost_disc(self, map_: YardMap, plan: Plan) -> CostDisc:
        """Put the price where no piece of the train stands."""
        heart = map_.spot(plan.left[0] if plan.left else plan.train.locomotive)
        far = map_.spacing * 0.62
        taken = [map_.spot(point) for point in plan.train.points]
        around_it = [Point(heart.x + dx * far, heart.y + dy * far) for dx, dy in ((1, -1), (-1, -1), (1, 1), (-1, 1))]
        best = max(around_it, key=lambda spot: min(abs(spot.x - p.x) + abs(spot.y - p.y) for p in taken)
                   if map_.box.shrunk(3.0).holds(spot) else -1.0)  # fmt: skip
        return CostDisc(bounds=around(best, 8.0), words=str(plan.cost))

    def _flaw_view(self, map_: YardMap) -> list[Element]:
        """Show on the yard what says no."""
        flaw = self.flaw
        if flaw is None:
            return []
        values = flaw.values
        if {"at", "from", "to"} <= set(values):
            at, a, b = (map_.spot(int(values[name])) for name in ("at", "from", "to"))
            return [SharpAngle(bounds=_box((at, a, b)), at=at, a=a, b=b)]
        if "point" in values:
            return [Blocker(bounds=around(map_.spot(int(values["point"])), map_.spacing * 0.74))]
        return []

    # ------------------------------------------------------------ keys

    def keys(self, frame: Frame, box: Rect) -> list[Element]:
        """Return couple, uncouple, other end and via: with words where there is room."""
        ui, words = self.ui, price(self.ui.language, 1)
        can_couple, can_part = bool(self.outlook.couplable()), bool(self.state.train.wagons) and self.outlook.budget > 0
        keys = [
            ("couple", ui.t("Couple"), words if can_couple else ui.t("no wagon"), AskCouple(), can_couple),
            ("uncouple", ui.t("Uncouple"), words if can_part else ui.t("no wagon"), AskUncouple(), can_part),
            ("ends", ui.t("Other end"), "", Flip(), True),
            ("next", ui.t("Via here"), "", ThroughHere(), bool(self.stops)),
        ]
        looks = [Look.REST if can else Look.OFF for *_, can in keys]
        if self.is_through:
            looks[3] = Look.CHOSEN
        if frame.format is Format.LARGE:
            head, rest = box.cut_top(26.0, 2.0)
            cells = rest.rows(4, 2.0)
            return [*self._sentence(head), *(
                Key(bounds=cell, icon=icon, label=label, note=note, tap=tap, look=look)
                for cell, look, (icon, label, note, tap, _) in zip(cells, looks, keys, strict=True)
            )]  # fmt: skip
        cells = box.columns(4, 3.0) if frame.is_tall else box.rows(4, 2.5)
        return [
            Key(bounds=around(cell.centre, min(cell.w, 20.0), min(cell.h, 14.0)), icon=icon, tap=tap, look=look)
            for cell, look, (icon, _, _, tap, _) in zip(cells, looks, keys, strict=True)
        ]

    def _sentence(self, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        head, rest = box.cut_top(9.0, 1.0)
        words = (
            ui.t("How far you like") if self.outlook.budget == FAR else points_left(ui.language, self.outlook.budget)
        )
        return [
            Label(bounds=head, wordings=words, colour=theme.text.main, role="title", floor=3.4),
            Label(bounds=rest, wordings=self.star_says(), colour=theme.text.second, lines=2, floor=3.4),
        ]

    def _star(self, frame: Frame, at: Places) -> list[Element]:
        del at
        return hint(self.ui.theme, frame, self.star_says(), is_gold=self.star_look is StarLook.ARMED)


def _box(spots: tuple[Point, ...]) -> Rect:
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).shrunk(-2.0)
