"""Speed cards: what may be laid (M23 to M25)."""

from app.games.locomotion.refusals import Refusal

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


def speed_refusal(speed: int, last: int | None, must_stop: bool) -> Refusal | None:
    """Say why a card cannot be laid (M23, M24)."""
    if speed not in SPEEDS:
        return Refusal("M23", "no_such_speed", {"speed": speed})
    if speed in allowed_speeds(last, must_stop):
        return None
    if must_stop:
        return Refusal("M24", "stop_first", {"speed": speed})
    return Refusal("M23", "speed_apart", {"speed": speed, "last": last or 0})
