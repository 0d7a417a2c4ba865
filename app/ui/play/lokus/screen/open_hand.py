"""The one hand that is open: whose it is, and the card that is chosen in it. It closes by itself when left alone."""

import enum
from concurrent.futures import Future
from dataclasses import dataclass

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.table.match.seats import Side


class Aid(enum.Enum):
    """What can be looked at instead of the hand: the cards seen in this set, or the overview card."""

    SEEN = "seen"
    OVERVIEW = "overview"


@dataclass
class OpenHand:
    """A hand on the screen. `facing` is the side it was opened for, `touched` when its player last did something.

    `thought` is a hint that was asked for; `aid` is what lies over the hand until it is asked for again.
    """

    seat: Seat
    facing: Side
    touched: float
    chosen: Card | None = None
    thought: Future[Card | None] | None = None
    aid: Aid | None = None
