"""What a game is worth: five points to win it, one for each well-placed wagon otherwise (M29)."""

from collections.abc import Sequence

from app.games.game import Seat

WIN_POINTS = 5


def game_points(placed: Sequence[int], winner: Seat | None) -> tuple[int, ...]:
    """Return the points per seat from the well-placed wagons per seat; without a winner nobody has five (M29)."""
    return tuple(WIN_POINTS if seat == winner else wagons for seat, wagons in enumerate(placed))


def added(scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Return the standings after a game."""
    return tuple(before + now for before, now in zip(scores, points, strict=True))
