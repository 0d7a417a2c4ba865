"""The judge of dice: its numbers against tables in any textbook, its words against what so many rolls can tell."""

import random

import pytest

from firmware_bridge.fairness import chi_square, noticeable, p_value, report


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(0.0, 5, 1.0), (11.070, 5, 0.05), (15.086, 5, 0.01), (1.145, 5, 0.95), (3.841, 1, 0.05), (30.144, 19, 0.05)],
)
def test_p_values_are_those_of_the_tables(statistic: float, freedom: int, p: float) -> None:
    assert p_value(statistic, freedom) == pytest.approx(p, abs=5e-5)


def test_chi_square_of_a_worked_example() -> None:
    assert chi_square([5, 8, 9, 8, 10, 20]) == pytest.approx(13.4)
    assert chi_square([10] * 6) == 0.0
    assert chi_square([0] * 6) == 0.0


def test_what_can_be_noticed_shrinks_with_the_root_of_the_rolls() -> None:
    """Five degrees of freedom, one in twenty, four in five: the non-centrality is 12.83."""
    assert noticeable(1000, 6) == pytest.approx((12.83 * 5 / (1000 * 36)) ** 0.5, rel=1e-3)
    assert noticeable(4000, 6) == pytest.approx(noticeable(1000, 6) / 2)


def test_noticing_is_as_likely_as_is_said() -> None:
    """Four hundred series of a die whose six comes too often by just that much."""
    luck, off = random.Random(5), noticeable(2000, 6)  # noqa: S311 - a test
    weights = [1 / 6 - off / 5] * 5 + [1 / 6 + off]
    noticed = 0
    for _ in range(400):
        rolled = luck.choices(range(6), weights, k=2000)
        noticed += p_value(chi_square([rolled.count(face) for face in range(6)]), 5) < 0.05
    assert 0.74 <= noticed / 400 <= 0.86


def test_too_few_rolls_say_nothing() -> None:
    told = report([1, 2, 3] * 9, 6)
    assert "Too few to say anything: at least 30 rolls are needed" in told
    assert "p =" not in told


def test_a_loaded_die_is_told_with_care() -> None:
    told = report([1, 2, 3, 4, 5, 6] * 20 + [6] * 60, 6)
    assert "p = 0.000" in told
    assert "Roll as often again before you blame the die" in told


def test_an_even_die_is_not_called_proven() -> None:
    told = report([1, 2, 3, 4, 5, 6] * 20, 6)
    assert "p = 1.000" in told
    assert "not a proof" in told
    assert "a smaller flaw mostly stays hidden" in told


def test_the_histogram_has_a_line_for_every_face() -> None:
    lines = report([1] * 30 + [2] * 15, 4).splitlines()
    assert lines[0] == "45 rolls of a die with 4 faces, 11.2 expected of each"
    assert lines[1].split() == ["1", "30", "66.7", "%", "#" * 40]
    assert lines[2].split() == ["2", "15", "33.3", "%", "#" * 20]
    assert lines[4].split() == ["4", "0", "0.0", "%"]


def test_no_rolls_are_a_report_too() -> None:
    assert report([], 6).startswith("0 rolls")
