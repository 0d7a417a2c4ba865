"""What the solver is asked: a train among loose wagons and an order; and what it answers."""

from msgspec import Struct

from app.games.locomotion.order import Order
from app.games.locomotion.screen.moves import Couple, TakeStep, Uncouple
from app.games.locomotion.search.measure import EveryAct, Measure, StepsAlone
from app.games.locomotion.search.packed import packed
from app.games.locomotion.search.poses import Poses
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS, Colour, Train
from app.games.locomotion.yard.network import Point, Yard

Act = TakeStep | Couple | Uncouple
Route = tuple[Act, ...]


class Puzzle(Struct, frozen=True):
    """One locomotive, wagons of different colours and an order (M26).

    loose    the wagons of no train, by point; those that are not in the order may be moved too
    blocked  points that nothing may enter: other trains, or wagons that are to be left alone
    steps_only  the fewest steps are asked for, and of those the fewest couplings (M50)
    """

    yard: Yard
    train: Train
    loose: tuple[tuple[Point, Colour], ...]
    order: Order
    either_end: bool = False
    blocked: frozenset[Point] = frozenset()
    steps_only: bool = False

    @property
    def numbered(self) -> dict[Colour, int]:
        """The wagons by number: those of the order from 1, then the others (see `packed`)."""
        there = {*self.train.wagons, *(colour for _, colour in self.loose)}
        line = (*self.order, *(colour for colour in COLOURS if colour in there and colour not in self.order))
        return {colour: number for number, colour in enumerate(line, start=1)}

    @property
    def measure(self) -> Measure:
        """What counts, for a search."""
        return StepsAlone() if self.steps_only else EveryAct()

    def length(self, route: Route) -> int:
        """Return what counts of a route: all its acts, or its steps alone."""
        return steps_of(route) if self.steps_only else len(route)

    def situation(self, poses: Poses) -> tuple[int, int, int]:
        """Return where everything is, packed."""
        number = self.numbered
        wagons = [number[colour] for colour in self.train.wagons]
        key = packed(wagons, {number[colour]: point for point, colour in self.loose})
        return len(wagons), poses.number_of(self.train), key


def puzzle_of(yard: Yard, start: Start, order: Order, *, either_end: bool, steps_only: bool = False) -> Puzzle:
    """Return the puzzle of a solo start, once its order is known (M26)."""
    return Puzzle(yard, start.trains[0], start.wagons, order, either_end, steps_only=steps_only)


# ---------------------------------------------------------------- answers


class Progress(Struct, frozen=True):
    """What is known while the solver works: at least so much is needed, and so much is enough, if known."""

    lower: int
    upper: int | None = None


class Proven(Struct, frozen=True, tag=True):
    """A route proven to be the shortest: no fewer acts, and no fewer steps with as many acts (M26, M27).

    steps_only  no fewer steps, and no fewer couplings with as many steps (M50)
    """

    route: Route
    steps_only: bool = False

    @property
    def total(self) -> int:
        """What counts: steps, couplings and uncouplings; or steps alone."""
        return self.steps if self.steps_only else len(self.route)

    @property
    def steps(self) -> int:
        """Steps alone."""
        return steps_of(self.route)


class BestKnown(Struct, frozen=True, tag=True):
    """A route that leads to the order; perhaps there is a shorter one, which counts `lower` or more (M27)."""

    route: Route
    lower: int
    steps_only: bool = False

    @property
    def total(self) -> int:
        """What counts: steps, couplings and uncouplings; or steps alone."""
        return self.steps if self.steps_only else len(self.route)

    @property
    def steps(self) -> int:
        """Steps alone."""
        return steps_of(self.route)


class Unsolvable(Struct, frozen=True, tag=True):
    """Proven: no route leads to the order (M28)."""


class Undecided(Struct, frozen=True, tag=True):
    """Neither a route nor a proof was found; a route would count `lower` or more (M28)."""

    lower: int


Answer = Proven | BestKnown | Unsolvable | Undecided


def steps_of(route: Route) -> int:
    """Return how many acts of a route are steps."""
    return sum(isinstance(act, TakeStep) for act in route)
