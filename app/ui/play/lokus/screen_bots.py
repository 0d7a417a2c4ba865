"""The bots and hints of Lokus, as the interface asks for them."""

from app.games.lokus.cards import Card
from app.games.lokus.screen_state import State

LEVELS: tuple[str, ...] = ()


hinted = None
