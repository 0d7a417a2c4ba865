"""The shortest route to an order, proven: forwards from the start and backwards from the end, breadth first.

Forwards a `Flood` reaches every situation layer by layer, all arrangements of wagons in one pose at once; backwards
a `Perimeter`, kept for the yard, grows from every completed train. The first time both meet, no route can be shorter.
Orders of two or three wagons leave too many ends to start from, so there the flood goes all the way, as it does
where steps alone count (M50); there the way of the fewest acts tells beforehand how many steps are enough.

It knows no clock: the budget is a count of situations, and `keep_going` is asked after each layer.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from app.games.locomotion.search.flood import Aim, Flood
from app.games.locomotion.search.packed import TRAIN, composition
from app.games.locomotion.search.perimeter import Onward, Perimeter, Situation, perimeter_of
from app.games.locomotion.search.poses import MOST_WAGONS, Poses, poses_of
from app.games.locomotion.search.puzzle import Answer, BestKnown, Progress, Proven, Puzzle, Route, Undecided, Unsolvable
from app.games.locomotion.search.route import acts_of, way_to

BUDGET = 6_000_000
"""Situations: a flood of so many takes about a hundred megabytes."""
_BACKWARDS = 8
"""So many times dearer is a situation of the perimeter than one of the flood."""


def always() -> bool:
    """Keep going."""
    return True


def unheard(_progress: Progress) -> None:
    """Tell nobody."""


def solve(
    puzzle: Puzzle,
    budget: int = BUDGET,
    tell: Callable[[Progress], None] = unheard,
    keep_going: Callable[[], bool] = always,
) -> Answer:
    """Return the proven shortest route, or that there is none, or what was found within the budget (M27, M28).

    `tell` hears how the range of the length narrows.
    """
    search = _Search(puzzle, budget, tell, keep_going)
    return search.answer()


def first_route(puzzle: Puzzle, budget: int = BUDGET, keep_going: Callable[[], bool] = always) -> Route | None:
    """Return some route, found by completing one wagon more at a time; None when the budget did not do."""
    poses = poses_of(puzzle.yard, either_end=puzzle.either_end)
    way = [puzzle.situation(poses)]
    for asked in range(1, len(puzzle.order) + 1):
        flood = Flood(poses, way[-1], puzzle.blocked, _prefix(poses, asked), puzzle.measure)
        while not (met := flood.met()):
            if flood.states > budget or not keep_going() or not flood.advance():
                return None
        way += way_to(poses, flood, dict.fromkeys(met, (0, None)))[1:]
    return acts_of(poses, way, puzzle.train.end)


class _Search:
    """One puzzle being solved."""

    def __init__(
        self,
        puzzle: Puzzle,
        budget: int,
        tell: Callable[[Progress], None],
        keep_going: Callable[[], bool],
    ) -> None:
        self._puzzle = puzzle
        self._budget = budget
        self._tell = tell
        self._keep_going = keep_going
        self._poses = poses_of(puzzle.yard, either_end=puzzle.either_end)
        self._upper: Route | None = None

    def answer(self) -> Answer:
        """Return what is true of the puzzle, as far as the budget goes."""
        puzzle = self._puzzle
        if puzzle.steps_only:
            every = solve(replace(puzzle, steps_only=False), self._budget, keep_going=self._keep_going)
            if isinstance(every, Unsolvable):
                return every
            self._upper = every.route if isinstance(every, Proven | BestKnown) else None
        elif self._tell is not unheard:
            self._upper = first_route(puzzle, self._budget, self._keep_going)
        wagons = len(puzzle.train.wagons) + len(puzzle.loose)
        if len(puzzle.order) == MOST_WAGONS == wagons and not puzzle.blocked and not puzzle.steps_only:
            return self._from_both_ends(perimeter_of(puzzle.yard, either_end=puzzle.either_end))
        return self._forwards()

    def _forwards(self) -> Answer:
        flood = self._flood(_prefix(self._poses, len(self._puzzle.order)))
        while not (met := flood.met()):
            if not self._goes_on(flood, flood.least):
                return self._given_up(flood.least)
            if not flood.advance():
                return Unsolvable()
        return self._proven(flood, dict.fromkeys(met, (0, None)), [])

    def _from_both_ends(self, perimeter: Perimeter) -> Answer:
        depth = 0
        flood = self._flood(_wanted(perimeter, depth))
        while not (met := flood.met()):
            lower = flood.least + depth
            if not self._goes_on(flood, lower):
                return self._given_up(lower)
            if depth + 1 < len(perimeter.layers) or _BACKWARDS * len(perimeter.layer(depth)) < flood.width:
                depth += 1
                flood.aim(_wanted(perimeter, depth))
            elif not flood.advance():
                return Unsolvable()
        layer = perimeter.layer(depth)
        return self._proven(flood, {situation: layer[situation] for situation in met}, perimeter.layers[:depth])

    def _flood(self, aim: Aim) -> Flood:
        puzzle = self._puzzle
        start = puzzle.situation(self._poses)
        return Flood(self._poses, start, puzzle.blocked, aim, puzzle.measure)

    def _goes_on(self, flood: Flood, lower: int) -> bool:
        """Tell how far it is, and say whether to go on."""
        upper = None if self._upper is None else self._puzzle.length(self._upper)
        self._tell(Progress(lower, upper))
        return flood.states < self._budget and self._keep_going()

    def _given_up(self, lower: int) -> Answer:
        route = self._upper or first_route(self._puzzle, self._budget, self._keep_going)
        return Undecided(lower) if route is None else BestKnown(route, lower, self._puzzle.steps_only)

    def _proven(self, flood: Flood, ends: dict[Situation, Onward], inner: Sequence[dict[Situation, Onward]]) -> Proven:
        way = way_to(self._poses, flood, ends)
        following = ends[way[-1]][1]
        for layer in reversed(inner):
            assert following is not None
            way.append(following)
            following = layer[following][1]
        return Proven(acts_of(self._poses, way, self._puzzle.train.end), self._puzzle.steps_only)


def _prefix(poses: Poses, asked: int) -> Aim:
    """Want every train whose first wagons are the first so many of the order, on an end that counts (M22)."""
    train, mask = composition(range(1, asked + 1)), (1 << 3 * asked) - 1
    counting = [[pose for pose, counts in enumerate(side) if counts] for side in poses.counts]

    def aim(wagons: int, key: int) -> Sequence[int]:
        return counting[wagons] if wagons >= asked and key >> TRAIN & mask == train else ()

    return aim


def _wanted(perimeter: Perimeter, depth: int) -> Aim:
    """Want the outermost situations of a perimeter."""
    wanted = perimeter.aim(depth)

    def aim(wagons: int, key: int) -> Sequence[int]:
        return wanted.get((wagons, key), ())

    return aim
