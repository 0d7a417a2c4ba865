"""What the light in the star does over time."""

import pytest

from app.devices.lamp_patterns import brightness, is_moving
from app.table.ports import LampPattern


def picture(pattern: LampPattern, seconds: float) -> str:
    """One letter per 0.07 s: # lit, . dark."""
    return "".join("#" if brightness(pattern, step * 0.07 + 0.01) > 0.5 else "." for step in range(int(seconds / 0.07)))


@pytest.mark.parametrize("pattern", LampPattern)
def test_brightness_stays_between_dark_and_full(pattern: LampPattern) -> None:
    assert all(0.0 <= brightness(pattern, step / 97) <= 1.0 for step in range(-10, 1000))


def test_off_is_dark_and_steady_is_full() -> None:
    assert (brightness(LampPattern.OFF, 5.0), brightness(LampPattern.STEADY, 5.0)) == (0.0, 1.0)


def test_consent_blinks_twice_and_rests() -> None:
    assert picture(LampPattern.CONSENT, 1.3) == "##..##............"


def test_fault_blinks_thrice_and_rests() -> None:
    assert picture(LampPattern.FAULT, 1.6) == "##..##..##............"


def test_hold_fills_until_the_take_back() -> None:
    assert [brightness(LampPattern.HOLD, at) for at in (0.0, 0.4, 0.8, 3.0)] == [0.0, 0.5, 1.0, 1.0]


def test_breath_goes_down_and_up_without_going_out() -> None:
    high, low, again = (brightness(LampPattern.BREATHE, at) for at in (0.0, 1.6, 3.2))
    assert high == again == 1.0
    assert low == pytest.approx(0.25)


@pytest.mark.parametrize("pattern", LampPattern)
def test_a_pattern_that_does_not_move_does_not_change(pattern: LampPattern) -> None:
    for step in range(100):
        if not is_moving(pattern, step / 10):
            assert brightness(pattern, step / 10) == brightness(pattern, step / 10 + 7.77)
