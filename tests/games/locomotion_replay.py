"""Plays a route by the rules alone, and finds shortest routes without any of the solver's tables."""

import heapq

from app.games.locomotion.coupling import coupled, couplings, uncoupled
from app.games.locomotion.order import is_complete
from app.games.locomotion.screen.moves import Couple, TakeStep, Uncouple
from app.games.locomotion.steps import moved, steps


def after(puzzle, train, loose, act):
    """Return the train and the loose wagons after an act; an act the rules do not allow fails."""
    yard, taken = puzzle.yard, set(loose) | puzzle.blocked
    match act:
        case TakeStep():
            assert (act.end, act.point) in list(steps(yard, train, taken))
            return moved(train, act.end, act.point), loose
        case Couple():
            assert act.points in list(couplings(yard, train, loose))
            rest = {point: colour for point, colour in loose.items() if point not in act.points}
            return coupled(train, act.points, loose), rest
        case Uncouple():
            assert 0 <= act.joint < len(train.wagons)
            kept, left = uncoupled(train, act.joint)
            return kept, {**loose, **dict(left)}


def replayed(puzzle, route):
    """Play a route; the train at its end. It must complete the order with its last act, and no sooner."""
    train, loose = puzzle.train, dict(puzzle.loose)
    for act in route:
        assert not is_complete(train, puzzle.order, puzzle.either_end)
        train, loose = after(puzzle, train, loose, act)
    assert is_complete(train, puzzle.order, puzzle.either_end)
    return train


def naive(puzzle):
    """Return the fewest acts and then the fewest steps, by breadth-first search over the rules; None if unsolvable."""
    layer = {(puzzle.train, frozenset(puzzle.loose)): 0}
    known = set(layer)
    total = 0
    while layer:
        done = [steps for (train, _), steps in layer.items() if is_complete(train, puzzle.order, puzzle.either_end)]
        if done:
            return total, min(done)
        following = {}
        for (train, loose), so_far in layer.items():
            for act in acts(puzzle, train, dict(loose)):
                here, there = after(puzzle, train, dict(loose), act)
                situation = (here, frozenset(there.items()))
                walked = so_far + isinstance(act, TakeStep)
                if situation not in known and walked < following.get(situation, walked + 1):
                    following[situation] = walked
        known.update(following)
        layer, total = following, total + 1
    return None


def fewest_steps(puzzle):
    """Return the fewest steps and then the fewest couplings, by Dijkstra over the rules; None if unsolvable."""
    start = (puzzle.train, frozenset(puzzle.loose))
    waiting, best, number = [((0, 0), 0, start)], {start: (0, 0)}, 1
    while waiting:
        counted, _, (train, loose) = heapq.heappop(waiting)
        if counted > best[train, loose]:
            continue
        if is_complete(train, puzzle.order, puzzle.either_end):
            return counted
        for act in acts(puzzle, train, dict(loose)):
            here, there = after(puzzle, train, dict(loose), act)
            following = (here, frozenset(there.items()))
            is_step = isinstance(act, TakeStep)
            walked = (counted[0] + is_step, counted[1] + (not is_step))
            if walked < best.get(following, (walked[0] + 1, 0)):
                best[following] = walked
                heapq.heappush(waiting, (walked, number, following))
                number += 1
    return None


def acts(puzzle, train, loose):
    """Yield everything the rules allow."""
    for end, point in steps(puzzle.yard, train, set(loose) | puzzle.blocked):
        yield TakeStep(0, end, point)
    for row in couplings(puzzle.yard, train, loose):
        yield Couple(0, row)
    for joint in range(len(train.wagons)):
        yield Uncouple(0, joint)
