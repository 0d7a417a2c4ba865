"""Whether the screen was passed on: a hand opens for its own player, not for the one who still presses the star.

Nobody can be seen here. But who has just locked a card presses once too often within a second or two, and whoever
takes the screen over needs longer than that. So the star has to be let alone for a while before it opens the hand of
somebody else, and every press before that begins the while anew.
"""

from app.games.game import Seat


class Passing:
    """Who held the screen last, who is asked to take it, and since when the star has been let alone."""

    def __init__(self, length: float, now: float) -> None:
        self._length = length
        self._since = now
        self._holder: Seat | None = None
        self._asked: Seat | None = None

    def asks(self, seat: Seat | None, now: float) -> None:
        """Ask a seat to take the screen; asking another one begins anew."""
        if seat != self._asked:
            self._asked, self._since = seat, now

    def held_by(self, seat: Seat | None, now: float) -> None:
        """Note in whose hands the screen is, None if that is not known."""
        self._holder, self._since = seat, now

    def pressed(self, now: float) -> None:
        """Note a press that came too early."""
        self._since = now

    def is_over(self, now: float) -> bool:
        """Tell whether whoever is asked has the screen, as far as time can tell."""
        return self._asked == self._holder or now - self._since >= self._length
