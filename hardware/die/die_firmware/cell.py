"""How full a lithium cell is, by its voltage at rest. Rough: ten percent either way."""

CURVE = ((3300, 0), (3550, 10), (3700, 30), (3800, 50), (3950, 75), (4150, 100))
"""Millivolts and percent; straight lines between."""


def percent(millivolts: int) -> int:
    """Return 0 to 100."""
    low, least = CURVE[0]
    if millivolts <= low:
        return least
    for high, most in CURVE[1:]:
        if millivolts <= high:
            return least + (most - least) * (millivolts - low) // (high - low)
        low, least = high, most
    return 100
