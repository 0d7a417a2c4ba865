"""Speed cards: what may be laid (M23 to M25)."""

SPEEDS = range(7)
"""Every player holds a card for each and keeps them all (M23)."""


def allowed_speeds(last: int | None, must_stop: bool) -> range:
    """Return the cards that may be laid after the last one: any at first, then as fast or one apart (M23).

    Who stopped dead must lay 0 (M24).
    """
    if must_stop:
        return range(1)
    if last is None:
        return SPEEDS
    return range(max(SPEEDS.start, last - 1), min(SPEEDS.stop, last + 2))
