"""The one hand that is open: whose it is, and the card that is chosen in it. It closes by itself when left alone."""

from dataclasses import dataclass

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.table.seats import Side


@dataclass
class OpenHand:
    """A hand on the screen. `facing` is the side it was opened for, `touched` when its player last did something."""

    seat: Seat
    facing: Side
    touched: float
    chosen: Card | None = None
