"""The one hand that is open: whose it is, and the card that is chosen in it. It closes by itself when left alone."""

from concurrent.futures import Future
from dataclasses import dataclass

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.table.seats import Side


@dataclass
class OpenHand:
    """A hand on the screen. `facing` is the side it was opened for, `touched` when its player last did something.

    `thought` is a hint that was asked for; `is_aided` shows the list of seen cards instead of the hand.
    """

    seat: Seat
    facing: Side
    touched: float
    chosen: Card | None = None
    thought: Future[Card | None] | None = None
    is_aided: bool = False
