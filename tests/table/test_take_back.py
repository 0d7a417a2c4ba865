"""Who is asked when a move is taken back, move by move and seat by seat."""

import pytest
from table_toys import Add, Draw

from app.games.game import Rolled, Seat, Shuffled
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack, take_back
from app.table.match.timeline import Play

A, B, C = Seat(0), Seat(1), Seat(2)


def play(move, seat=A, *, is_sealed=False) -> Play:
    return Play(1, seat, move, (), None, is_sealed, 0.0, 0.0, True)


ADD, SEALED = play(Add(A, 1)), play(Draw(A), is_sealed=True)
SHUFFLE, ROLL = play(Shuffled(()), None), play(Rolled(3))


@pytest.mark.parametrize(
    ("unit", "acting", "seats", "expected"),
    [
        ((), (A,), 3, NothingToTakeBack()),
        ((ADD,), (A,), 3, Free(A)),
        ((ADD,), (B, A), 3, Free(A)),  # simultaneous: A acts still
        ((ADD,), (B,), 3, NeedsConsent(B, A)),
        ((ADD,), (C, B), 3, NeedsConsent(C, A)),
        ((SEALED,), (A,), 3, NeedsConsent(B, A)),  # only A acts: the seat clockwise
        ((SEALED,), (A, C), 3, NeedsConsent(C, A)),
        ((ADD, SHUFFLE), (A,), 3, NeedsConsent(B, A)),
        ((ADD, ROLL), (A,), 3, NeedsConsent(B, A)),
        ((ROLL,), (C,), 3, NeedsConsent(C, A)),
        ((SEALED, SHUFFLE), (A,), 1, Free(A)),
    ],
)
def test_who_is_asked(unit, acting, seats, expected):
    assert take_back(unit, acting=acting, is_over=False, seats=seats) == expected


@pytest.mark.parametrize(
    ("unit", "settled", "expected"),
    [
        ((ADD,), (A,), Free(A)),  # nobody waits for A, but A may still change its mind
        ((ADD,), (C,), NeedsConsent(B, A)),
        ((SEALED,), (A,), NeedsConsent(B, A)),
        ((ADD, SHUFFLE), (A,), NeedsConsent(B, A)),
    ],
)
def test_who_is_settled_takes_back_freely(unit, settled, expected):
    assert take_back(unit, acting=(B,), settled=settled, is_over=False, seats=3) == expected


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        ((ADD,), Free(A)),
        ((SEALED,), NeedsConsent(B, A)),
        ((play(Draw(C), C, is_sealed=True),), NeedsConsent(A, C)),
    ],
)
def test_who_is_asked_when_the_game_is_over(unit, expected):
    """Nobody acts any more: a sealed last move needs the seat clockwise after the mover."""
    assert take_back(unit, acting=(), is_over=True, seats=3) == expected
