"""What the solver is asked: a train among loose wagons and an order; and what it answers."""

from msgspec import Struct

from app.games.locomotion.order import Order
from app.games.locomotion.packed import packed
from app.games.locomotion.poses import Poses
from app.games.locomotion.screen_moves import Couple, TakeStep, Uncouple
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS, Colour, Train
from app.games.locomotion.yard import Point, Yard

Act = TakeStep | Couple | Uncouple
Route = tuple[Act, ...]


class Puzzle(Struct, frozen=True):
    """One locomotive, wagons of different colours and an order (M26).

    loose    the wagons of no train, by point; those that are not in the order may be moved too
    blocked  points that nothing may enter: other trains, or wagons that are to be left alone
    """

    yard: Yard
    train: Train
    loose: tuple[tuple[Point, Colour], ...]
    order: Order
    either_end: bool = False
    blocked: frozenset[Point] = frozenset()

    @property
    def numbered(self) -> dict[Colour, int]:
        """The wagons by number: those of the order from 1, then the others (see `packed`)."""
        there = {*self.train.wagons, *(colour for _, colour in self.loose)}
        line = (*self.order, *(colour for colour in COLOURS if colour in there and colour not in self.order))
        return {colour: number for number, colour in enumerate(line, start=1)}

    def situation(self, poses: Poses) -> tuple[int, int, int]:
        """Return where everything is, packed."""
        number = self.numbered
        wagons = [number[colour] for colour in self.train.wagons]
        key = packed(wagons, {number[colour]: point for point, colour in self.loose})
        return len(wagons), poses.number_of(self.train), key


def puzzle_of(yard: Yard, start: Start, order: Order, *, either_end: bool) -> Puzzle:
    """Return the puzzle of a solo start, once its order is known (M26)."""
    return Puzzle(yard, start.trains[0], start.wagons, order, either_end)


# ---------------------------------------------------------------- answers


class Progress(Struct, frozen=True):
    """What is known while the solver works: at least so many acts are needed, and so many are enough, if known."""

    lower: int
    upper: int | None = None


class Proven(Struct, frozen=True, tag=True):
    """A route proven to be the shortest: no fewer acts, and no fewer steps with as many acts (M26, M27)."""

    route: Route

    @property
    def total(self) -> int:
        """Steps, couplings and uncouplings."""
        return len(self.route)

    @property
    def steps(self) -> int:
        """Steps alone."""
        return steps_of(self.route)


class BestKnown(Struct, frozen=True, tag=True):
    """A route that leads to the order; perhaps there is a shorter one, of `lower` acts or more (M27)."""

    route: Route
    lower: int

    @property
    def total(self) -> int:
        """Steps, couplings and uncouplings."""
        return len(self.route)

    @property
    def steps(self) -> int:
        """Steps alone."""
        return steps_of(self.route)


class Unsolvable(Struct, frozen=True, tag=True):
    """Proven: no route leads to the order (M28)."""


class Undecided(Struct, frozen=True, tag=True):
    """Neither a route nor a proof was found; a route would take `lower` acts or more (M28)."""

    lower: int


Answer = Proven | BestKnown | Unsolvable | Undecided


def steps_of(route: Route) -> int:
    """Return how many acts of a route are steps."""
    return sum(isinstance(act, TakeStep) for act in route)
