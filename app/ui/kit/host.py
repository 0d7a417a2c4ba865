"""What the kit asks of whoever lays a page with it: how it looks, what it says, and which way the picture lies."""

from typing import Protocol

from app.games.game import Way
from app.table.match.seats import Side
from app.table.preferences import Preferences
from app.ui.ink.theme import Theme


class Host(Protocol):
    """The table as a part of a page sees it; the stage is one, and a test can be."""

    preferences: Preferences
    facing: Side

    @property
    def theme(self) -> Theme:
        """Colours, sizes and times."""
        ...

    def t(self, text: str, /, **values: object) -> str:
        """Return a text in the players' language, its {names} filled in."""
        ...

    def points(self, game: str, way: Way, points: int) -> str:
        """Return points as this game writes them."""
        ...
