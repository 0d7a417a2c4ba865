"""The yards of the house and the generated ones: valid, turning, of many sizes, the same for the same code."""

import pytest

from app import assets
from app.games.locomotion.start import start_fault
from app.games.locomotion.yard.checks import breaches, can_turn
from app.games.locomotion.yard.file import parse_yards, write_yards
from app.games.locomotion.yard.generator import LEAST_RAILS, Difficulty, Shape, generated_yard
from app.games.locomotion.yard.lattice import spot
from app.games.locomotion.yard.network import MOST_RAILS, Yard
from app.games.locomotion.yard.text import list_rails

YARDS = parse_yards(assets.text("locomotion/yards.toml"), "yards.toml")
every_yard = pytest.mark.parametrize("named", YARDS, ids=[named.id for named in YARDS])


def is_portrait(yard):
    spots = [spot(place) for place in yard.places]
    wide, high = (max(side) - min(side) for side in zip(*spots, strict=True))
    return high > wide


def ends(yard):
    return sum(len(neighbours) == 1 for neighbours in yard.neighbours)


def loops(yard):
    return len(yard.rails) - len(yard.places) + 1


@every_yard
def test_m2_to_m4a_every_yard_of_the_house_is_valid_and_turns(named):
    assert breaches(named.yard) == ()
    assert can_turn(named.yard)
    assert 13 <= len(named.yard.rails) <= MOST_RAILS


@every_yard
def test_m2_every_yard_of_the_house_may_have_three_points_per_rail(named):
    finer = Yard(named.yard.rails, 3)
    assert breaches(finer) == ()
    assert can_turn(finer)
    assert len(finer.places) == len(named.yard.places) + len(named.yard.rails)


@every_yard
def test_m6_m26_every_yard_of_the_house_has_a_solo_start(named):
    assert named.starts
    for named_start in named.starts:
        assert start_fault(named.yard, named_start.start, 1) is None
        assert len(named_start.start.order) == 4
        assert named_start.id.startswith(named.id)


@every_yard
def test_every_yard_of_the_house_has_a_name_in_both_languages(named):
    assert named.titles.en
    assert named.titles.nl


def test_the_library_has_many_yards_of_both_shapes_with_and_without_loops():
    assert len(YARDS) >= 24
    assert len({named.yard for named in YARDS}) == len(YARDS)
    assert len({named.titles.nl for named in YARDS}) == len({named.titles.en for named in YARDS}) == len(YARDS)
    assert sum(is_portrait(named.yard) for named in YARDS) >= 8
    assert sum(not is_portrait(named.yard) for named in YARDS) >= 8
    assert sum(loops(named.yard) == 0 for named in YARDS) >= 3
    assert sum(loops(named.yard) >= 3 for named in YARDS) >= 5
    assert {len(named.yard.rails) for named in YARDS} >= {13, 45}


def test_four_players_find_many_yards():
    assert sum(len(named.yard.places) > 20 for named in YARDS) >= 12


def test_the_library_is_written_back_as_it_was_read():
    assert parse_yards(write_yards(YARDS), "again") == YARDS


# ---------------------------------------------------------------- generated

CASES = [(rails, hard, shape) for rails in (10, 13, 24, 45) for hard in Difficulty for shape in Shape]


@pytest.mark.parametrize(("rails", "difficulty", "shape"), CASES)
def test_m2_to_m4a_every_generated_yard_is_valid_and_turns(rails, difficulty, shape):
    for code in range(4):
        yard = generated_yard(rails, difficulty, shape, code)
        assert len(yard.rails) == rails
        assert breaches(yard) == ()
        assert can_turn(yard)


def test_the_same_code_is_the_same_yard():
    assert generated_yard(30, Difficulty.EASY, Shape.PORTRAIT, 77) == generated_yard(
        30, Difficulty.EASY, Shape.PORTRAIT, 77
    )
    yards = {generated_yard(30, Difficulty.EASY, Shape.PORTRAIT, code) for code in range(12)}
    assert len(yards) == 12


def test_a_code_stays_the_same_yard_from_version_to_version():
    rails = "a3-c3 c3-d4 d4-f4 c1-d2 d2-f2 d2-c3 f4-h4 f2-g3 g3-h4 h4-j4"
    assert list_rails(generated_yard(10, Difficulty.MEDIUM, Shape.LANDSCAPE, 1)) == rails


def test_generated_yards_have_the_shape_that_was_asked_for():
    for shape in Shape:
        tall = [is_portrait(generated_yard(40, Difficulty.MEDIUM, shape, code)) for code in range(12)]
        assert (sum(tall) > 9) is (shape is Shape.PORTRAIT)
        assert (sum(tall) < 3) is (shape is Shape.LANDSCAPE)


def test_easy_yards_have_more_loops_and_fewer_dead_ends_than_hard_ones():
    easy, medium, hard = (
        [generated_yard(36, difficulty, Shape.LANDSCAPE, code) for code in range(10)] for difficulty in Difficulty
    )
    assert sum(map(loops, easy)) > sum(map(loops, medium)) > sum(map(loops, hard))
    assert sum(map(ends, easy)) < sum(map(ends, hard))


@pytest.mark.parametrize("rails", [LEAST_RAILS - 1, MOST_RAILS + 1, 0])
def test_too_few_and_too_many_rails_are_refused(rails):
    with pytest.raises(ValueError, match=str(rails)):
        generated_yard(rails, Difficulty.EASY, Shape.LANDSCAPE, 1)
