"""Who sits where: sides of the table, figures, players and the profiles that are remembered."""

import enum
from collections.abc import Iterable
from datetime import date

from msgspec import Struct

from app.games.game import Seat

FIGURES = ("moon", "leaf", "boat", "mug", "key", "fish")
"""A figure per player, never a colour: colours belong to the games."""

LONGEST_NAME = 10


class Side(enum.Enum):
    """The edge of the device a player sits at; `turn` degrees make the picture upright for that side."""

    NEAR = "near"
    LEFT = "left"
    FAR = "far"
    RIGHT = "right"

    @property
    def turn(self) -> int:
        """Clockwise degrees from the picture of the near side."""
        return {"near": 0, "left": 90, "far": 180, "right": 270}[self.value]


class Player(Struct, frozen=True):
    """One seat of a match: the name as shown, the figure, the side, and the profile it came from.

    `bot` is the level of a bot that plays the seat, by the game's own word; empty for a person.
    """

    name: str
    figure: str
    side: Side = Side.NEAR
    profile: int | None = None
    bot: str = ""


class Profile(Struct, frozen=True):
    """A remembered player. `birthday` is (month, day) or None; the year is nobody's business."""

    id: int
    name: str
    figure: str
    birthday: tuple[int, int] | None = None


def days_until(birthday: tuple[int, int], today: tuple[int, int, int]) -> int:
    """Days from `today` (year, month, day) to the next birthday; 0 on the day itself (L5).

    29 February falls on 1 March in other years.
    """
    now = date(*today)
    for year in (now.year, now.year + 1, now.year + 2):
        month, day = birthday
        if (month, day) == (2, 29) and not _is_leap(year):
            month, day = 3, 1
        when = date(year, month, day)
        if when >= now:
            return (when - now).days
    raise AssertionError("a birthday comes every year")


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def next_birthdays(
    birthdays: Iterable[tuple[Seat, tuple[int, int] | None]], today: tuple[int, int, int]
) -> tuple[Seat, ...]:
    """All seats whose birthday comes next: one, several on the same day (draw lots), or none known (L5)."""
    known = [(days_until(day, today), seat) for seat, day in birthdays if day is not None]
    least = min((days for days, _ in known), default=None)
    return tuple(seat for days, seat in known if days == least)
