"""A made yard and its code: every code is a yard, and the same code the same yard."""

from itertools import product

import pytest

from app.games.locomotion.yard.checks import breaches, can_turn
from app.games.locomotion.yard.generator import Difficulty, Shape
from app.games.locomotion.yard.recipe import SEEDS, Recipe, recipe_of


def test_every_recipe_is_one_number_of_32_bits_and_back():
    for rails, difficulty, shape, seed in product(range(10, 46), Difficulty, Shape, (0, 1, 4711, SEEDS - 1)):
        recipe = Recipe(rails, difficulty, shape, seed)
        assert 0 <= recipe.code < 2**32
        assert recipe_of(recipe.code) == recipe


def test_every_code_is_a_recipe():
    for code in (*range(0, 2**32, 9_999_991), 2**32 - 1):
        assert recipe_of(code).code == code


@pytest.mark.parametrize("code", [0, 1, 123_456_789, 2**32 - 1])
def test_m2_m4_every_code_gives_one_yard_fit_for_play_that_turns(code):
    recipe = recipe_of(code)
    yard = recipe.yard()
    assert recipe_of(code).yard() == yard
    assert len(yard.rails) == recipe.rails
    assert breaches(yard) == ()
    assert can_turn(yard)


@pytest.mark.parametrize(
    "recipe", [Recipe(9, Difficulty.EASY, Shape.PORTRAIT, 0), Recipe(20, Difficulty.HARD, Shape.PORTRAIT, -1)]
)
def test_what_no_code_can_say_is_refused(recipe):
    with pytest.raises(ValueError, match="code"):
        _ = recipe.code
