"""How bright the light in the star is, for every pattern and moment. Pure: no pin, no clock.

consent   _|‾|_|‾|___________     fault   _|‾|_|‾|_|‾|___________
"""

import math
from typing import assert_never

from app.table.ports import LampPattern

BREATH = 3.2  # seconds, the breath of the star on the screen
FULL_HOLD = 0.8  # seconds until a hold takes back
BLINK = 0.14  # seconds lit, and seconds dark between
PAUSE = 0.9  # seconds dark after the last blink
DIMMEST = 0.25  # a breathing star never goes out: dark would read as off


def brightness(pattern: LampPattern, elapsed: float) -> float:
    """Return 0 to 1, `elapsed` seconds after the pattern began."""
    elapsed = max(0.0, elapsed)
    match pattern:
        case LampPattern.OFF:
            return 0.0
        case LampPattern.STEADY:
            return 1.0
        case LampPattern.BREATHE:
            return DIMMEST + (1 - DIMMEST) * (1 + math.cos(2 * math.pi * elapsed / BREATH)) / 2
        case LampPattern.HOLD:
            return min(1.0, elapsed / FULL_HOLD)
        case LampPattern.CONSENT:
            return _blinks(2, elapsed)
        case LampPattern.FAULT:
            return _blinks(3, elapsed)
    assert_never(pattern)


def is_moving(pattern: LampPattern, elapsed: float) -> bool:
    """Whether the light will still change, so that the loop knows if the lamp needs another tick."""
    if pattern is LampPattern.HOLD:
        return elapsed < FULL_HOLD
    return pattern not in (LampPattern.OFF, LampPattern.STEADY)


def _blinks(count: int, elapsed: float) -> float:
    phase = elapsed % (count * 2 * BLINK - BLINK + PAUSE)
    is_lit = phase < count * 2 * BLINK and phase % (2 * BLINK) < BLINK
    return 1.0 if is_lit else 0.0
