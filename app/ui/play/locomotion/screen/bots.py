"""The bots of Locomotion, as the interface asks for them."""

from collections.abc import Sequence

from app.games.game import Seat
from app.games.locomotion.bot.advice import Level, advise
from app.games.locomotion.screen.game import ScreenMove, State

LEVELS = (Level.EASY.value, Level.MIDDLE.value, Level.STRONG.value)


def advised(view: State, seat: Seat, level: str, luck: int) -> Sequence[ScreenMove]:
    """Return the moves of a bot for the rest of its turn."""
    return advise(view, seat, Level(level), luck)
