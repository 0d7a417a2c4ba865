"""What the hand does with the die, judged by the jerks of one sensor. Knows no pins and no faces.

          jerk            many jerks            peace, flat
resting ------> handling -----------> rolling --------------> landed
   ^               |                     |
   |  peace        |                     | peace, tilted
   +---------------+                     +--------------> cocked
     put back: as it was before
"""

HANDLING = "handling"
ROLLING = "rolling"
LANDED = "landed"
COCKED = "cocked"
BACK = "back"

APART = 18
"""Milliseconds in which all edges are one jerk: a contact that closes once bounces for some of them."""

SLOT = 40
"""Milliseconds. A hand that shakes is still shaking a slot later; a knock on the table is over within two."""


class Motion:
    """Tell it every jerk and the time in milliseconds; it answers with what begins, or with None.

    `shakes` jerks in `slots` different slots of one window are a roll; peace is `still` milliseconds without one.
    """

    def __init__(self, shakes: int, slots: int, window: int, still: int) -> None:
        self._shakes = shakes
        self._slots = slots
        self._window = window
        self._still = still
        self._doing = BACK
        self._jerks = []  # when each one of the window was
        self._last = 0  # the last edge

    def update(self, now: int, edges: int, is_flat: bool) -> str | None:
        """Take the edges since the last call."""
        if edges:
            self._last = now
            return self._jerked(now)
        if self._doing in (HANDLING, ROLLING) and now - self._last >= self._still:
            return self._calmed(is_flat)
        return None

    def _jerked(self, now: int) -> str | None:
        if not self._jerks or now - self._jerks[-1] >= APART:
            self._jerks = [then for then in self._jerks if now - then <= self._window] + [now]
        if self._doing == ROLLING:
            return None
        slots = {then // SLOT for then in self._jerks}
        if len(self._jerks) >= self._shakes and len(slots) >= self._slots:
            return self._become(ROLLING)
        return None if self._doing == HANDLING else self._become(HANDLING)

    def _calmed(self, is_flat: bool) -> str | None:
        if self._doing == ROLLING:
            return self._become(LANDED if is_flat else COCKED)
        return self._become(BACK) if is_flat else None  # a hand may hold it still, but not flat for long

    def _become(self, doing: str) -> str:
        self._doing = doing
        return doing
