"""What a touch on the yard could become: a drive, fetching wagons, or parting the train; moves and their price.

A plan is a draft on the screen. It is made of moves the rules know, and holds only what they allow.
"""

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.coupling import coupled, coupling_end, couplings, uncoupled
from app.games.locomotion.reach import Reach, Stride, costs, reach, route, strides
from app.games.locomotion.screen.game import Couple, State, TakeStep, Uncouple
from app.games.locomotion.search.puzzle import Route, steps_of
from app.games.locomotion.steps import moved
from app.games.locomotion.train import Colour, End, Train
from app.games.locomotion.yard.network import Point

FAR = 60
"""Steps that are looked ahead where nothing limits them: farther than any yard is long."""


class Plan(Struct, frozen=True):
    """Moves to be made, and how the train stands after them.

    path    the points the leading piece passes, where it stands first
    train   the train at the end
    taken   points of wagons that would be coupled, nearest first
    left    points of wagons that would be left behind
    steps_only  couplings are free (M50)
    """

    moves: tuple[TakeStep | Couple | Uncouple, ...]
    path: tuple[Point, ...]
    train: Train
    taken: tuple[Point, ...] = ()
    left: tuple[Point, ...] = ()
    steps_only: bool = False

    @property
    def cost(self) -> int:
        """The price in points: one for each step, coupling and uncoupling that counts (M10, M16, M17, M50)."""
        return steps_of(self.moves) if self.steps_only else len(self.moves)


class Outlook(Struct, frozen=True, dict=True):
    """What the acting seat could do now; `is_far`: if its points did not limit it."""

    state: State
    is_far: bool = False

    @property
    def far(self) -> "Outlook":
        """The same as if nothing limited the points: tells too far from impossible."""
        return Outlook(self.state, is_far=True)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.state.current

    @property
    def coupling_price(self) -> int:
        """What a coupling or an uncoupling counts: nothing where steps alone do (M50)."""
        return 0 if self.state.options.steps_only else 1

    @property
    def budget(self) -> int:
        """Points that may be spent."""
        return FAR if self.is_far or self.state.points is None else self.state.points

    @cached_property
    def loose(self) -> dict[Point, Colour]:
        """The loose wagons."""
        return dict(self.state.loose)

    @cached_property
    def blocked(self) -> set[Point]:
        """Where pieces stand that are not of this train."""
        return self.state.taken(self.state.train)

    @cached_property
    def found(self) -> Reach:
        """Every pose within the budget."""
        return reach(self.state.yard, self.state.train, self.blocked, self.budget)

    def costs(self, end: End | None) -> dict[Point, int]:
        """Return the price of every point for a leading end, or for either."""
        return {point: cost for point, cost in costs(self.found, end).items() if cost}

    # ------------------------------------------------------------ plans

    def drive(self, stops: Sequence[Point], end: End | None) -> Plan | None:
        """Return the cheapest way over these points; None where the budget is too small."""
        way = route(self.state.yard, self.state.train, self.blocked, self.budget, stops, end)
        return self._along(way) if way else None

    def fetch(self, point: Point, end: End | None = None) -> Plan | None:
        """Return the cheapest way to couple the wagon on a point, with those before it, at an end or at either."""
        for pose, arrival in self.found.items():
            if arrival.cost >= self.budget:
                return None
            for row in couplings(self.state.yard, pose, self.loose):
                if row[-1] == point and end in (None, coupling_end(pose, row[0])):
                    drive = self._along(strides(self.found, pose))
                    move = Couple(self.seat, row)
                    return self._plan((*drive.moves, move), drive.path, coupled(pose, row, self.loose), row)
        return None

    def take(self, row: tuple[Point, ...]) -> Plan:
        """Return the plan to couple a row of `couplable` where the train stands."""
        return self._plan((Couple(self.seat, row),), (), coupled(self.state.train, row, self.loose), row)

    def follow(self, acts: Route) -> Plan:
        """Return the plan of acts that are allowed: steps, and perhaps a coupling or uncoupling at their end."""
        way = [(act.end, act.point) for act in acts if isinstance(act, TakeStep)]
        drive = self._along(way)
        match acts[-1]:
            case Couple(_, row):
                train = coupled(drive.train, row, self.loose)
                return self._plan((*drive.moves, Couple(self.seat, row)), drive.path, train, row)
            case Uncouple(_, joint):
                kept, left = uncoupled(drive.train, joint)
                points = tuple(point for point, _ in left)
                return self._plan((*drive.moves, Uncouple(self.seat, joint)), drive.path, kept, left=points)
            case _:
                return drive

    def part(self, joint: int) -> Plan | None:
        """Return the plan to uncouple at a joint, 0 is at the locomotive (M17)."""
        train = self.state.train
        if not 0 <= joint < len(train.wagons) or self.budget < 1:
            return None
        kept, left = uncoupled(train, joint)
        return self._plan((Uncouple(self.seat, joint),), (), kept, left=tuple(point for point, _ in left))

    def couplable(self) -> list[tuple[Point, ...]]:
        """Return the rows that can be coupled where the train stands."""
        return list(couplings(self.state.yard, self.state.train, self.loose)) if self.budget else []

    def _along(self, way: Sequence[Stride]) -> Plan:
        pose, path = self.state.train, list[Point]()
        for end, point in way:
            path += [pose.lead(end), point] if not path or path[-1] != pose.lead(end) else [point]
            pose = moved(pose, end, point)
        return self._plan(tuple(TakeStep(self.seat, end, point) for end, point in way), tuple(path), pose)

    def _plan(
        self,
        moves: tuple[TakeStep | Couple | Uncouple, ...],
        path: tuple[Point, ...],
        train: Train,
        taken: tuple[Point, ...] = (),
        left: tuple[Point, ...] = (),
    ) -> Plan:
        return Plan(moves, path, train, taken, left, self.state.options.steps_only)
