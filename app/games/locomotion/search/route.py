"""From what a search has reached back to one route: of the shortest, the one with the fewest steps (M26)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.games.game import Seat
from app.games.locomotion.screen.moves import Couple, TakeStep, Uncouple
from app.games.locomotion.search.flood import Flood
from app.games.locomotion.search.perimeter import Onward, Situation, before
from app.games.locomotion.search.poses import Poses
from app.games.locomotion.search.puzzle import Act, Route
from app.games.locomotion.train import End, Train

ALONE = Seat(0)
"""The seat of a puzzle's acts, unless another is asked for."""


def way_to(poses: Poses, flood: Flood, ends: Mapping[Situation, Onward]) -> list[Situation]:
    """Return the situations from the start of a flood to the best of `ends`, which were reached last.

    `ends` tell how many steps are to be made from there on.
    """
    onward: list[dict[Situation, Onward]] = [{} for _ in flood.layers]
    onward[-1] = dict(ends)
    followed: dict[Situation, Situation | None] = {}
    for depth in range(len(flood.layers) - 1, -1, -1):
        stepped, coupled = flood.origins[depth]
        for situation, (steps, following) in onward[depth].items():
            followed[situation] = following
            for is_step, other in before(poses, situation):
                origin = stepped if is_step else coupled
                if origin is None:
                    continue
                known = onward[origin].get(other)
                if (known is None and flood.has(origin, *other)) or (known and steps + is_step < known[0]):
                    onward[origin][other] = (steps + is_step, situation)
    (situation,) = onward[0]
    way = [situation]
    while way[-1] not in ends:
        following = followed[way[-1]]
        assert following is not None
        way.append(following)
    return way


def acts_of(poses: Poses, way: Sequence[Situation], end: End, seat: Seat = ALONE) -> Route:
    """Return the acts that lead from each situation to the next; `end` holds the wagons at the first one."""
    acts: list[Act] = []
    for (wagons, pose, _), (later, arrived, _) in pairwise(way):
        path, after = poses.paths[wagons][pose], poses.paths[later][arrived]
        if later < wagons:
            acts.append(Uncouple(seat, later))
        elif later > wagons:
            row = after[wagons + 1 :]
            end = end if wagons or row[0] == path[1] else end.other
            acts.append(Couple(seat, row))
        else:
            lead, point = _step(Train(path[: wagons + 1], path[1], end), path, after)
            acts.append(TakeStep(seat, lead, point))
            end = end.other if not wagons and lead is end else end
    return tuple(acts)


def _step(train: Train, path: Sequence[int], after: Sequence[int]) -> tuple[End, int]:
    """Return the leading end and the point it enters, from one path to the next."""
    if len(train.points) == 1:
        return (train.end if after[0] == train.rail else train.end.other), after[0]
    if tuple(after[1:]) == tuple(path[:-1]):
        return train.end.other, after[0]
    return train.end, after[-1]
