"""From a chattering contact to clean edges, by rule and without a clock of its own.

It does not know pins or threads: it is fed raw levels with the time they were seen, and the time.

    raw    ____|||_|‾‾‾‾‾‾‾‾‾‾‾‾|_||__________
    clean  ____________|‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾|____      each edge told once it was still for `stable`,
                                                 dated at the moment it became still
"""

from app.table.ports import Edge

STABLE = 0.025
"""Seconds a level must last to count: between 20 and 30 ms, longer than good switches chatter."""

STUCK = 60.0
"""Seconds after which nobody believes any more that a finger is on it."""


class Debounce:
    """One contact. Every answer is the tuple of edges that became certain, mostly empty."""

    def __init__(self, *, stable: float = STABLE, stuck: float = STUCK, source: str = "button") -> None:
        self._stable = stable
        self._stuck = stuck
        self._source = source
        self._clean = False  # the last certain level
        self._clean_since = float("-inf")
        self._raw = False
        self._raw_since = float("-inf")
        self._contact = 0  # the press that was told last
        self._is_muted = False  # down from the start: not a press, and its release is not told either

    @property
    def is_down(self) -> bool:
        """The last certain level."""
        return self._clean

    def begin(self, is_down: bool, at: float) -> None:
        """Take the level found at start. Down already is a stuck contact, never a press."""
        self._clean = self._raw = self._is_muted = is_down
        self._clean_since = self._raw_since = at

    def level(self, is_down: bool, at: float) -> tuple[Edge, ...]:
        """Hear a raw level. What the old level had made certain by then is told first.

        So no press is missed when nothing ticked in between. A time before the last one counts as
        the last one: threads may deliver a little out of order.
        """
        at = max(at, self._raw_since)
        edges = self.tick(at)
        if is_down != self._raw:
            self._raw, self._raw_since = is_down, at
        return edges

    def tick(self, now: float) -> tuple[Edge, ...]:
        """Hear the time."""
        due = self.due()
        if due is None or now < due:
            return ()
        self._clean, self._clean_since = self._raw, self._raw_since
        if self._is_muted:
            self._is_muted = self._clean
            return ()
        self._contact += self._clean
        return (Edge(is_down=self._clean, at=self._clean_since, source=self._source, contact=self._contact),)

    def due(self) -> float | None:
        """Tell when the waiting level becomes certain, None if nothing waits."""
        return None if self._raw == self._clean else self._raw_since + self._stable

    def is_stuck(self, now: float) -> bool:
        """Whether the contact was down from the start or has been down for longer than anybody holds it."""
        return self._is_muted or (self._clean and now - self._clean_since >= self._stuck)
