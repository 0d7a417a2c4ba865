"""The star grammar: presses, holds, the lockout and several stars at once, with a turned clock."""

import pytest

from app.table.star import Felt, Hold, PauseAsked, Pressed, StarGrammar, StarSignal, StarTimes, TakeBack


def held(seconds: float, *, start: float = 10.0, grammar: StarGrammar | None = None) -> list[StarSignal]:
    """Hold one star for so long, ticking a hundred times a second, and tell all it meant."""
    star = grammar or StarGrammar()
    told = list(star.edge(True, start))
    for hundredth in range(1, int(seconds * 100)):
        told += star.tick(start + hundredth / 100)
    return [*told, *star.edge(False, start + seconds)]


@pytest.mark.parametrize(
    ("seconds", "meaning"),
    [
        (0.03, [Pressed]),
        (0.2, [Pressed]),
        (0.499, [Pressed]),
        (0.5, []),
        (0.65, []),
        (0.799, []),
        (0.8, [TakeBack]),
        (2.0, [TakeBack]),
        (2.99, [TakeBack]),
        (3.0, [PauseAsked]),
        (3.5, [PauseAsked]),
        (60.0, [PauseAsked]),
    ],
)
def test_how_long_it_is_held_decides_what_it_means(seconds: float, meaning: list[type]) -> None:
    assert [Felt, *meaning] == [type(signal) for signal in held(seconds)]


def test_felt_at_the_down_edge_and_pressed_at_the_up_edge() -> None:
    assert [Felt(10.0), Pressed(10.25)] == held(0.25)


def test_the_pause_comes_while_still_held() -> None:
    star = StarGrammar()
    star.edge(True, 10.0)
    assert star.tick(12.999) == ()
    assert star.tick(13.02) == (PauseAsked(13.0),)
    assert star.tick(13.03) == ()
    assert star.edge(False, 13.5) == ()


def test_a_loop_that_slept_through_the_hold_still_pauses_once() -> None:
    star = StarGrammar()
    star.edge(True, 10.0)
    assert star.edge(False, 70.0) == (PauseAsked(13.0),)
    assert star.tick(71.0) == ()


def test_tenths_of_a_second_count_in_whole_milliseconds() -> None:
    """1.9 - 1.1 is a little less than 0.8 in binary; it is a take back all the same."""
    star = StarGrammar()
    star.edge(True, 1.1)
    assert star.edge(False, 1.9) == (TakeBack(1.9),)


# ---------------------------------------------------------------- the rings


@pytest.mark.parametrize(
    ("after", "rings"),
    [
        (0.0, None),
        (0.299, None),
        (0.3, Hold(ring=0.0, second=0.0)),
        (0.55, Hold(ring=0.5, second=0.0)),
        (0.8, Hold(ring=1.0, second=0.0)),
        (1.9, Hold(ring=1.0, second=0.5)),
        (3.0, Hold(ring=1.0, second=1.0)),
    ],
)
def test_rings_fill(after: float, rings: Hold | None) -> None:
    star = StarGrammar()
    star.edge(True, 10.0)
    assert star.hold_progress(10.0 + after) == rings


def test_no_ring_when_nothing_is_held() -> None:
    assert StarGrammar().hold_progress(10.0) is None


def test_no_ring_after_the_pause_though_still_held() -> None:
    star = StarGrammar()
    star.edge(True, 10.0)
    star.tick(13.0)
    assert star.hold_progress(14.0) is None


def test_due_is_when_the_pause_would_come() -> None:
    star = StarGrammar()
    assert star.due() is None
    star.edge(True, 10.0)
    assert star.due() == 13.0
    star.edge(False, 10.1)
    assert star.due() is None


# ---------------------------------------------------------------- the lockout


def test_no_double_press_within_the_lockout() -> None:
    star = StarGrammar()
    assert held(0.1, start=10.0, grammar=star) == [Felt(10.0), Pressed(10.1)]
    assert held(0.1, start=10.3, grammar=star) == []
    assert held(0.1, start=10.5, grammar=star) == [Felt(10.5), Pressed(10.6)]


def test_held_through_the_lockout_is_swallowed_and_not_stuck() -> None:
    star = StarGrammar()
    held(0.1, start=10.0, grammar=star)
    assert held(20.0, start=10.4, grammar=star) == []
    assert held(0.1, start=31.0, grammar=star) == [Felt(31.0), Pressed(31.1)]


def test_a_pass_by_another_way_swallows_the_star_that_is_down() -> None:
    """The turn passed by a key on the screen while the star was down: no second pass."""
    star = StarGrammar()
    star.edge(True, 10.0)
    star.lockout(10.05)
    assert star.edge(False, 10.1) == ()
    assert held(0.1, start=10.3, grammar=star) == []
    assert held(0.1, start=10.45, grammar=star) == [Felt(10.45), Pressed(10.45 + 0.1)]


def test_a_take_back_does_not_lock() -> None:
    star = StarGrammar()
    held(1.0, start=10.0, grammar=star)
    assert held(0.1, start=11.1, grammar=star)[0] == Felt(11.1)


# ---------------------------------------------------------------- several stars, one grammar


def test_the_star_that_went_down_last_is_the_one_that_is_heard() -> None:
    star = StarGrammar()
    assert star.edge(True, 10.0, "button") == (Felt(10.0),)
    assert star.edge(True, 10.1, "screen") == (Felt(10.1),)
    assert star.edge(False, 10.2, "screen") == (Pressed(10.2),)
    assert star.edge(False, 10.3, "button") == ()


def test_two_hands_at_once_press_once() -> None:
    """Whichever lets go first."""
    star = StarGrammar()
    star.edge(True, 10.0, "button")
    star.edge(True, 10.02, "screen")
    assert star.edge(False, 10.1, "button") == ()
    assert star.edge(False, 10.12, "screen") == (Pressed(10.12),)


@pytest.mark.parametrize("star_of_the_next", [("button", 2), ("screen", 1), ("space", 1)])
def test_a_contact_whose_end_was_lost_takes_nothing_from_the_next(star_of_the_next: tuple[str, int]) -> None:
    """The next press is a press, not a hold that began with the lost one; the late end means nothing."""
    star = StarGrammar()
    star.edge(True, 10.0, "button", 1)
    star.edge(True, 11.5, *star_of_the_next)
    assert star.edge(False, 11.55, "button", 1) == ()
    assert star.edge(False, 11.6, *star_of_the_next) == (Pressed(11.6),)


def test_a_hold_that_another_contact_breaks_off_means_nothing() -> None:
    star = StarGrammar()
    star.edge(True, 10.0, "button", 1)
    star.edge(True, 12.0, "screen", 7)
    assert star.tick(13.1) == ()
    assert star.edge(False, 13.2, "button", 1) == ()


def test_key_repeat_says_nothing_new() -> None:
    star = StarGrammar()
    star.edge(True, 10.0, "space")
    assert star.edge(True, 10.4, "space") == ()
    assert star.edge(False, 10.6, "space") == ()


def test_an_up_edge_out_of_nowhere_means_nothing() -> None:
    assert StarGrammar().edge(False, 10.0) == ()


def test_a_stuck_button_does_not_take_the_screen_star_away() -> None:
    star = StarGrammar()
    star.edge(True, 10.0, "button")
    star.tick(13.0)
    assert star.edge(True, 20.0, "screen") == (Felt(20.0),)
    assert star.edge(False, 20.1, "screen") == (Pressed(20.1),)


def test_a_star_that_slid_away_means_nothing_and_frees_the_others() -> None:
    star = StarGrammar()
    star.edge(True, 10.0, "screen")
    star.cancel("screen")
    assert star.hold_progress(10.5) is None
    assert star.edge(False, 10.55, "screen") == ()
    assert star.edge(True, 10.6, "button") == (Felt(10.6),)


def test_cancelling_a_star_that_is_up_changes_nothing() -> None:
    star = StarGrammar()
    star.edge(True, 10.0, "button")
    star.cancel("screen")
    assert star.edge(False, 10.1, "button") == (Pressed(10.1),)


# ---------------------------------------------------------------- the times


@pytest.mark.parametrize(
    "times",
    [
        {"ring": -1},
        {"ring": 800},
        {"press": 0},
        {"press": 801},
        {"take_back": 3000},
        {"pause": 700},
        {"lockout": -1},
    ],
)
def test_times_out_of_order_are_refused(times: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="star"):
        StarTimes(**times)


def test_other_times_can_be_given() -> None:
    """A slow hand: a press may take a second, a take back two."""
    slow = StarTimes(press=1000, take_back=2000, pause=6000)
    assert [Felt, Pressed] == [type(signal) for signal in held(0.9, grammar=StarGrammar(slow))]
