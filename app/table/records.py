"""What was played and how it ended: the lists behind the records screen."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.games.game import ScoreLine, Seat, Way
from app.table.match.journal import Status
from app.table.match.seats import Player
from app.table.store.schema import KeptMatch
from app.table.store.store import Store


class Course(Struct, frozen=True):
    """What makes results comparable: game, way, number of seats and the options, as JSON."""

    game: str
    way: Way
    seats: int
    options: str


class Record(Struct, frozen=True):
    """One finished match; per-seat values are in the order of the seats."""

    match: int
    course: Course
    players: tuple[Player, ...]
    places: tuple[int, ...]
    totals: tuple[int | None, ...]
    lines: tuple[ScoreLine, ...]
    lowest_wins: bool
    seconds: float
    moves: int
    code: int
    at_wall: float
    is_synced: bool

    @property
    def minutes(self) -> int:
        """Whole minutes played, at least one."""
        return max(1, round(self.seconds / 60))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats on the first place."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Standing(Struct, frozen=True):
    """What one player made of one course: matches, wins, best and average total. Guests go by name."""

    name: str
    profile: int | None
    played: int
    won: int
    best: int | None
    average: float | None


class Records:
    """The finished matches of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> tuple[Record, ...]:
        """Return all finished matches, the last first."""
        found = [record_of(kept) for kept in self._store.matches(Status.FINISHED)]
        return tuple(record for record in found if record is not None)

    def finished(self, game: str, way: Way) -> tuple[Record, ...]:
        """Return the finished matches of one game and way, the last first."""
        return tuple(record for record in self.all() if (record.course.game, record.course.way) == (game, way))


def record_of(kept: KeptMatch) -> Record | None:
    """Return the record of a kept match, or None if it has no outcome."""
    header, outcome = kept.header, kept.outcome
    if outcome is None:
        return None
    return Record(
        match=kept.id,
        course=Course(header.game, header.way, len(header.players), options_of(header.setup)),
        players=header.players,
        places=outcome.places,
        totals=outcome.totals,
        lines=outcome.lines,
        lowest_wins=outcome.lowest_wins,
        seconds=outcome.seconds,
        moves=outcome.moves,
        code=header.code,
        at_wall=outcome.at_wall,
        is_synced=outcome.is_synced,
    )


def options_of(setup: bytes) -> str:
    """Return the options of an encoded setup as JSON with sorted keys, so that equal ones are equal text."""
    options: object = msgspec.json.decode(setup).get("options")
    return msgspec.json.encode(options, order="sorted").decode()


def by_course(
    records: Iterable[Record], aside: Callable[[Course], Sequence[str]] = lambda _course: ()
) -> Mapping[Course, tuple[Record, ...]]:
    """Group records that can be compared; `aside` names options of a course that make no difference."""
    groups: dict[Course, list[Record]] = {}
    for record in records:
        groups.setdefault(without(record.course, aside(record.course)), []).append(record)
    return {course: tuple(group) for course, group in groups.items()}


def without(course: Course, names: Sequence[str]) -> Course:
    """Return a course without some of its options."""
    if not names:
        return course
    options = {name: value for name, value in msgspec.json.decode(course.options).items() if name not in names}
    return replace(course, options=msgspec.json.encode(options, order="sorted").decode())


def standings(records: Iterable[Record]) -> tuple[Standing, ...]:
    """Return per player what came of records of one course: most wins first, then most matches."""
    seats: dict[tuple[int | None, str], list[tuple[Record, int]]] = {}
    for record in records:
        for seat, player in enumerate(record.players):
            key = (player.profile, "" if player.profile is not None else player.name.casefold())
            seats.setdefault(key, []).append((record, seat))
    found = [_standing(played) for played in seats.values()]
    return tuple(sorted(found, key=lambda standing: (-standing.won, -standing.played, standing.name)))


def _standing(played: list[tuple[Record, int]]) -> Standing:
    record, seat = played[0]
    totals = [total for each, at in played if (total := each.totals[at]) is not None]
    pick = min if record.lowest_wins else max
    return Standing(
        name=record.players[seat].name,
        profile=record.players[seat].profile,
        played=len(played),
        won=sum(each.places[at] == 1 for each, at in played),
        best=pick(totals, default=None),
        average=sum(totals) / len(totals) if totals else None,
    )


def longest(records: Iterable[Record]) -> Record | None:
    """Return the match that was played longest."""
    return max(records, key=lambda record: record.seconds, default=None)


def last(records: Iterable[Record]) -> Record | None:
    """Return the match that was begun last."""
    return max(records, key=lambda record: record.match, default=None)
