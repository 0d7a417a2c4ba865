"""The bots and hints of Lokus, as the interface asks for them."""

from collections.abc import Sequence

from app.games.game import Seat
from app.games.lokus.bot.advice import Level, advise
from app.games.lokus.cards import Card
from app.games.lokus.screen.moves import Lock, ScreenMove
from app.games.lokus.screen.state import State

LEVELS = (Level.EASY.value, Level.MIDDLE.value, Level.STRONG.value)


def advised(view: State, seat: Seat, level: str, luck: int) -> Sequence[ScreenMove]:
    """Return the moves of a bot, as far as it is asked now."""
    return advise(view, seat, Level(level), luck)


def hinted(view: State, seat: Seat) -> Card | None:
    """Return the card that a strong player would lock; it sees only what the view of the seat shows."""
    moves = advise(view, seat, Level.STRONG, view.set * 100 + view.round)
    return next((move.card for move in moves if isinstance(move, Lock)), None)
