"""The bots and hints of Locus, as the interface asks for them."""

from collections.abc import Sequence

from app.games.game import Seat
from app.games.locus.bot.advice import Hint, Level, advise, hint
from app.games.locus.screen.moves import ScreenMove
from app.games.locus.screen.state import State

LEVELS = (Level.EASY.value, Level.MIDDLE.value, Level.STRONG.value)


def advised(view: State, seat: Seat, level: str, luck: int) -> Sequence[ScreenMove]:
    """Return the moves of a bot for the rest of its turn."""
    return advise(view, seat, Level(level), luck)


def hinted(view: State, seat: Seat) -> Hint | None:
    """Return what a strong player would do next."""
    return hint(view, seat)
