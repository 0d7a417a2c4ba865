"""What is wrong with a yard, each breach with the rails and points at fault (M2 to M4a).

A half-built yard breaks rules all the time, so breaches are facts to be shown, not refusals. Only a yard without
one can be played; one that cannot turn a locomotive (M4a) can, with a warning.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TypeVar

from msgspec import Struct

from app.games.locomotion.lattice import Place, beyond, is_smooth, opposite
from app.games.locomotion.refusals import YardReason
from app.games.locomotion.yard import MOST_RAILS, Point, Rail, Yard, rail_from

NodeT = TypeVar("NodeT")


class Breach(Struct, frozen=True):
    """A rule that a yard breaks.

    key      which of them: the sentence for it
    rails    the whole rails at fault; with "unreachable" those from which the points cannot be reached
    points   the points at fault; with "unreachable" those that cannot be reached
    """

    rule: str
    key: YardReason
    rails: tuple[Rail, ...] = ()
    points: tuple[Point, ...] = ()


def breaches(yard: Yard) -> tuple[Breach, ...]:
    """Return every breach of M2 to M4; a yard without one is fit for play."""
    if not yard.rails:
        return (Breach("M2", "no_rails"),)
    return (*_too_many(yard), *_apart(yard), *parallels(yard.rails), *_unreachable(yard))


def turning_breach(yard: Yard) -> Breach | None:
    """Return the breach of M4a, with the rails that can never be left the other way round, or None."""
    groups = _headings(yard)
    if len(groups) <= 1:
        return None
    first = groups[0]
    stuck = tuple(sorted({_whole(yard, one, two) for one, two in first if (two, one) not in first}))
    return Breach("M4a", "no_turning", stuck or yard.rails)


def can_turn(yard: Yard) -> bool:
    """Say whether a lone locomotive can be turned, so that every start can be won behind (M4a)."""
    return turning_breach(yard) is None


# ---------------------------------------------------------------- M2, M3


def _too_many(yard: Yard) -> Iterator[Breach]:
    if len(yard.rails) > MOST_RAILS:
        yield Breach("M2", "too_many_rails", yard.rails[MOST_RAILS:])


def _apart(yard: Yard) -> Iterator[Breach]:
    ends: dict[Place, list[Rail]] = {}
    for rail in yard.rails:
        for end in rail.ends:
            ends.setdefault(end, []).append(rail)
    links = {rail: [other for end in rail.ends for other in ends[end]] for rail in yard.rails}
    for group in sorted(groups_of(links), key=len, reverse=True)[1:]:
        yield Breach("M3", "apart", tuple(sorted(group)))


def parallels(rails: Iterable[Rail]) -> Iterator[Breach]:
    """Yield every pair of parallel rails that lie side by side (M3)."""
    laid = set(rails)
    for rail in sorted(laid):
        start, _ = rail.ends
        for aside in range(3):
            if aside != rail.direction:
                neighbour = Rail(*beyond(start, aside), rail.direction)
                if neighbour in laid:
                    yield Breach("M3", "parallel", (rail, neighbour))


def parallel_to(rails: Collection[Rail], rail: Rail) -> tuple[Rail, ...]:
    """Return the rails that one more rail would lie side by side with (M3)."""
    start, _ = rail.ends
    beside = (Rail(*beyond(start, aside), rail.direction) for aside in range(6) if aside % 3 != rail.direction)
    return tuple(other for other in beside if other in rails)


# ---------------------------------------------------------------- M4, M4a


def _unreachable(yard: Yard) -> Iterator[Breach]:
    """Yield the rails from which not every point can be visited, one breach for each part of the yard (M4).

    Who can roll from one rail to the next can roll back (M11a), so rails fall into parts, and a locomotive
    visits exactly the points of its part. What hangs apart is no matter of M4: each piece is looked at alone.
    """
    links = {
        (point, came): [tuple(sorted((point, way))) for way in ways]
        for point, onward in enumerate(yard.onward)
        for came, ways in onward.items()
    }
    parts: dict[tuple[Point, ...], list[tuple[Point, ...]]] = {}
    for (point, came), ways in links.items():
        parts.setdefault(tuple(sorted((point, came))), []).extend(ways)
    joined = groups_of({point: tuple(ways.values()) for point, ways in enumerate(yard.ways)})
    for part in groups_of(parts):
        met = {point for track in part for point in track}
        missing = next(piece for piece in joined if not piece.isdisjoint(met)) - met
        if missing:
            rails = {_whole(yard, one, two) for one, two in part}
            yield Breach("M4", "unreachable", tuple(sorted(rails)), tuple(sorted(missing)))


def _headings(yard: Yard) -> list[set[tuple[Point, Point]]]:
    """Return the groups of headings, each a rail and the way the front looks, that can be reached mutually."""
    links: dict[tuple[Point, Point], list[tuple[Point, Point]]] = {}
    for point, onward in enumerate(yard.onward):
        for came, ways in onward.items():
            links.setdefault((came, point), []).extend((point, way) for way in ways)
            for way in ways:
                links.setdefault((point, way), []).append((came, point))
    return groups_of(links)


def _whole(yard: Yard, one: Point, two: Point) -> Rail:
    """Return the whole rail that holds the way between two neighbouring points."""
    start, end = yard.places[min(one, two)], yard.places[max(one, two)]
    direction = next(way for way in range(6) if beyond(start, way) == end)
    if yard.points_per_rail == 2:
        return rail_from(start, direction)
    if start.q % 2 or start.r % 2:
        start, direction = end, opposite(direction)
    return rail_from(Place(start.q // 2, start.r // 2), direction)


def groups_of(links: Mapping[NodeT, Iterable[NodeT]]) -> list[set[NodeT]]:
    """Return what hangs together in a network whose links lead both ways."""
    groups: list[set[NodeT]] = []
    seen: set[NodeT] = set()
    for node in links:
        if node in seen:
            continue
        group, fresh = {node}, [node]
        while fresh:
            new = set(links[fresh.pop()]) - group
            group |= new
            fresh.extend(new)
        seen |= group
        groups.append(group)
    return groups


def sharp_rails(yard: Yard, point: Point) -> tuple[tuple[Point, Point], ...]:
    """Return the pairs of neighbours of a point whose rails meet there at a sharp angle (M11)."""
    ways = sorted(yard.ways[point].items())
    return tuple(
        (one, two)
        for place, (out, one) in enumerate(ways)
        for other, two in ways[place + 1 :]
        if not is_smooth(opposite(out), other)
    )
