"""Everything that can be reached from a start, act by act, all arrangements of wagons in one pose at once.

An arrangement is what stands where but for the locomotive (see `packed`); each gets a number when it is first met.
For a pose, the arrangements in which it was reached are the bits of one integer. A step then is a few operations on
integers, however many arrangements there are; only couplings and uncouplings are looked at one by one.

    front[2][17] = 0b1001     two wagons, pose 17: newly reached in the arrangements 0 and 3
"""

from collections.abc import Callable, Collection, Sequence

from app.games.locomotion.search.bits import bits_of, numbers_of
from app.games.locomotion.search.measure import FIRST, EveryAct, Measure
from app.games.locomotion.search.packed import LOOSE, TRAIN, at, composition, joined, loose_points, wagon_at
from app.games.locomotion.search.poses import MOST_WAGONS, Poses
from app.games.locomotion.yard.network import Point

Front = list[dict[int, int]]
Aim = Callable[[int, int], Sequence[int]]
"""The poses wanted in an arrangement: from the number of wagons in the train and the packed arrangement."""

EVERY_ACT = EveryAct()
_CLASSES = range(MOST_WAGONS + 1)


class Flood:
    """A search from one start, layer by layer: `layers[n]` holds what is reached there and in no layer before.

    origins  from which layers each layer was reached, by the order of a `Measure`
    states   how many states were reached so far
    """

    def __init__(
        self,
        poses: Poses,
        start: tuple[int, int, int],
        blocked: Collection[Point],
        aim: Aim,
        measure: Measure = EVERY_ACT,
    ) -> None:
        wagons, pose, key = start
        self._poses = poses
        self._numbers: list[dict[int, int]] = [{} for _ in _CLASSES]
        self._keys: list[list[int]] = [[] for _ in _CLASSES]
        self._loose = [[0] * poses.points for _ in _CLASSES]
        self._walls = frozenset(blocked)
        self._seen = [[0] * len(poses.paths[k]) for k in _CLASSES]
        self._aim = aim
        self._wanted: list[dict[int, int]] = [{} for _ in _CLASSES]
        self._fresh_loose: list[dict[Point, list[int]]] = [{} for _ in _CLASSES]
        self._fresh_wanted: list[dict[int, list[int]]] = [{} for _ in _CLASSES]
        self._partings: list[list[dict[int, list[tuple[int, int, int]]]]] = [
            [{} for _ in poses.paths[k]] for k in _CLASSES
        ]
        self._reached: list[dict[int, list[int]]] = [{} for _ in _CLASSES]
        self._measure = measure
        self.states = 0
        self.layers: list[Front] = []
        self.origins = [FIRST]
        self._reached[wagons][pose] = [self._new(wagons, key)]
        self._close([{} for _ in _CLASSES])

    @property
    def front(self) -> Front:
        """What was reached last."""
        return self.layers[-1]

    @property
    def least(self) -> int:
        """What is not reached yet counts so much or more."""
        return self._measure.least(self.origins)

    @property
    def width(self) -> int:
        """How many states were reached last."""
        return sum(bits.bit_count() for poses in self.front for bits in poses.values())

    def has(self, depth: int, wagons: int, pose: int, key: int) -> bool:
        """Say whether a state was reached by so many acts and no fewer."""
        number = self._numbers[wagons].get(key)
        return number is not None and bool(self.layers[depth][wagons].get(pose, 0) >> number & 1)

    def met(self) -> list[tuple[int, int, int]]:
        """Return the wanted states that were reached last: wagons, pose, arrangement."""
        return [
            (wagons, pose, self._keys[wagons][number])
            for wagons in _CLASSES
            for pose, bits in self.front[wagons].items()
            if (found := bits & self._wanted[wagons].get(pose, 0))
            for number in numbers_of(found)
        ]

    def aim(self, aim: Aim) -> None:
        """Want other states from now on."""
        self._aim = aim
        self._wanted = [{} for _ in _CLASSES]
        for wagons in _CLASSES:
            for number, key in enumerate(self._keys[wagons]):
                self._want(wagons, number, key)
        self._settle()

    def advance(self) -> bool:
        """Reach the next layer; False when there is nothing left to reach."""
        origins = self._measure.following(self.origins, [any(layer) for layer in self.layers])
        if origins is None:
            return False
        stepped: Front = [{} for _ in _CLASSES]
        for wagons in _CLASSES:
            if origins.stepped is not None and (front := self.layers[origins.stepped][wagons]):
                stepped[wagons] = self._steps(wagons, front)
            if origins.coupled is not None and (front := self.layers[origins.coupled][wagons]):
                self._uncouplings(wagons, front)
                self._couplings(wagons, front)
        self.origins.append(origins)
        self._close(stepped)
        return True

    # ---------------------------------------------------------------- acts

    def _steps(self, wagons: int, front: dict[int, int]) -> dict[int, int]:
        """Return every pose with the arrangements in which a step leads to it, where its way is free (M13)."""
        get = front.get
        loose, walls, seen = self._loose[wagons], self._walls, self._seen[wagons]
        paths = self._poses.paths[wagons]
        stepped: dict[int, int] = {}
        for pose, (by_first, by_last) in enumerate(self._poses.arrivals[wagons]):
            reached = 0
            for before in by_first:
                reached |= get(before, 0)
            if reached:
                point = paths[pose][0]
                reached = 0 if point in walls else reached & ~loose[point]
            if by_last:
                others = 0
                for before in by_last:
                    others |= get(before, 0)
                if others and (point := paths[pose][-1]) not in walls:
                    reached |= others & ~loose[point]
            if reached:
                reached &= ~seen[pose]
                if reached:
                    stepped[pose] = reached
        return stepped

    def _uncouplings(self, wagons: int, front: dict[int, int]) -> None:
        keys, numbers, reached, new = self._keys[wagons], self._numbers, self._reached, self._new
        for pose, bits in front.items() if wagons else ():
            known = self._partings[wagons][pose]
            for number in numbers_of(bits):
                key = keys[number]
                partings = known.get(key >> TRAIN)
                if partings is None:
                    partings = known[key >> TRAIN] = self._parting(wagons, pose, key >> TRAIN)
                for kept, rest, change in partings:
                    left = numbers[kept].get(key + change)
                    if left is None:
                        left = new(kept, key + change)
                    if rest in reached[kept]:
                        reached[kept][rest].append(left)
                    else:
                        reached[kept][rest] = [left]

    def _parting(self, wagons: int, pose: int, train: int) -> list[tuple[int, int, int]]:
        """Return what uncoupling a train of these wagons in a pose gives: wagons kept, pose, change of the key."""
        path = self._poses.paths[wagons][pose]
        line = [train >> 3 * place & 7 for place in range(wagons)]
        return [
            (
                kept,
                rest,
                sum(at(line[place], path[place + 1]) for place in range(kept, wagons))
                + (composition(line[:kept]) - train << TRAIN),
            )
            for kept, rest in self._poses.rests[wagons][pose]
        ]

    def _couplings(self, wagons: int, front: dict[int, int]) -> None:
        hitches, loose, keys = self._poses.hitches[wagons], self._loose[wagons], self._keys[wagons]
        for pose, bits in front.items():
            for point, after in hitches[pose]:
                if found := bits & loose[point]:
                    for number in numbers_of(found):
                        self._couple(wagons, keys[number], point, after)

    def _couple(self, wagons: int, key: int, point: Point, after: int) -> None:
        """Couple a wagon, and at the same price those that stand in a row behind it (M16)."""
        key = joined(key, wagons, wagon_at(key, point), point)
        wagons += 1
        number = self._numbers[wagons].get(key)
        if number is None:
            number = self._new(wagons, key)
        self._reached[wagons].setdefault(after, []).append(number)
        if key & LOOSE:
            for following, longer in self._poses.hitches[wagons][after]:
                if wagon_at(key, following):
                    self._couple(wagons, key, following, longer)

    # ---------------------------------------------------------------- arrangements

    def _new(self, wagons: int, key: int) -> int:
        number = self._numbers[wagons][key] = len(self._keys[wagons])
        self._keys[wagons].append(key)
        fresh = self._fresh_loose[wagons]
        for _, point in loose_points(key):
            fresh.setdefault(point, []).append(number)
        self._want(wagons, number, key)
        return number

    def _want(self, wagons: int, number: int, key: int) -> None:
        for pose in self._aim(wagons, key):
            self._fresh_wanted[wagons].setdefault(pose, []).append(number)

    def _settle(self) -> None:
        """Write down the arrangements that are new since the last time."""
        for wagons in _CLASSES:
            loose, wanted = self._loose[wagons], self._wanted[wagons]
            for point, numbers in self._fresh_loose[wagons].items():
                loose[point] |= bits_of(numbers)
            for pose, numbers in self._fresh_wanted[wagons].items():
                wanted[pose] = wanted.get(pose, 0) | bits_of(numbers)
            self._fresh_loose[wagons].clear()
            self._fresh_wanted[wagons].clear()

    def _close(self, stepped: Front) -> None:
        """Make the next layer of what was stepped to and what was coupled, as far as it is new."""
        self._settle()
        layer: Front = [{} for _ in _CLASSES]
        for wagons in _CLASSES:
            found, seen = stepped[wagons], self._seen[wagons]
            for pose, numbers in self._reached[wagons].items():
                found[pose] = found.get(pose, 0) | bits_of(numbers)
            for pose, bits in found.items():
                if new := bits & ~seen[pose]:
                    layer[wagons][pose] = new
                    seen[pose] |= new
                    self.states += new.bit_count()
        self._reached = [{} for _ in _CLASSES]
        self.layers.append(layer)
