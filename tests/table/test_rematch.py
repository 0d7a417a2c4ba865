"""Who starts the next game of the same players: one rule, whoever sits at the table."""

import itertools

import pytest

from app.games.game import Seat
from app.table.match.seats import Player
from app.table.rematch import next_starter


def seated(bots: str) -> list[Player]:
    """Seat a person for every p, a bot for every b."""
    return [Player(f"{kind}{n}", "moon", bot="easy" if kind == "b" else "") for n, kind in enumerate(bots)]


@pytest.mark.parametrize(
    ("seats", "last", "named", "first"),
    [
        ("ppp", 0, (), 1),
        ("ppp", 2, (), 0),
        ("pbp", 0, (), 2),
        ("pbb", 0, (), 0),
        ("pbb", 1, (), 0),
        ("p", 0, (), 0),
        ("bb", 0, (), 1),
        ("pppp", 0, (2,), 2),
        ("pppp", 2, (2,), 2),
        ("pppp", 1, (1, 3), 3),
        ("pbpp", 0, (1,), 2),
    ],
)
def test_the_rulebook_first_then_the_next_person_clockwise(seats, last, named, first):
    assert next_starter(seated(seats), Seat(last), tuple(map(Seat, named))) == first


@pytest.mark.parametrize("seats", ["".join(kinds) for n in range(1, 7) for kinds in itertools.product("pb", repeat=n)])
def test_every_person_starts_once_before_anybody_starts_twice(seats):
    players = seated(seats)
    people = [seat for seat, player in enumerate(players) if not player.bot]
    started, last = [], Seat(0)
    for _ in people:
        last = next_starter(players, last)
        started.append(last)
    assert sorted(started) == people
