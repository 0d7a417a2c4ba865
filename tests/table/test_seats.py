"""Whose birthday comes next (L5)."""

import pytest

from app.games.game import Seat
from app.table.match.seats import days_until, next_birthdays


@pytest.mark.parametrize(
    ("birthday", "today", "days"),
    [
        ((3, 28), (2026, 3, 28), 0),
        ((3, 28), (2026, 3, 27), 1),
        ((3, 28), (2026, 3, 29), 364),
        ((2, 29), (2026, 2, 28), 1),
        ((2, 29), (2028, 2, 28), 1),
        ((2, 29), (2028, 3, 1), 365),
    ],
)
def test_l5_days_until_a_birthday(birthday, today, days):
    """Today counts; 29 February falls on 1 March in other years."""
    assert days_until(birthday, today) == days


def test_l5_all_who_share_the_next_birthday_are_named():
    born = [(Seat(0), (5, 1)), (Seat(1), (4, 2)), (Seat(2), None), (Seat(3), (4, 2))]
    assert next_birthdays(born, (2026, 3, 1)) == (Seat(1), Seat(3))
    assert next_birthdays(born[2:3], (2026, 3, 1)) == ()
