"""Which moment a state of Lokus is; that each is reached and told is in test_moments.py."""

import pytest
from lokus_referee import german, referee
from lokus_screen import table, to_round
from msgspec.structs import replace

from app.games.game import Seat, Setup
from app.games.lokus.box import game as box
from app.games.lokus.moments import BoxMoment, ScreenMoment, box_moment, screen_moment
from app.games.lokus.screen.game import Phase


def light(seats, **options):
    return box.start(Setup(seats, Seat(0), box.Options(**options)))


@pytest.mark.parametrize(
    ("state", "moment"),
    [
        (light(2), BoxMoment.ROUND_OF_TWO),
        (light(3), BoxMoment.ROUND),
        (referee(2), BoxMoment.ENTER),
        (replace(referee(2), phase=box.Phase.SHOWN), BoxMoment.SHOWN_OF_TWO),
        (replace(referee(3), phase=box.Phase.SHOWN), BoxMoment.SHOWN),
        (replace(light(3), phase=box.Phase.OVER), BoxMoment.OVER),
        (replace(light(3, tie_rolls=True), phase=box.Phase.OVER), BoxMoment.OVER_BY_ROLLS),
    ],
)
def test_the_moment_beside_the_box(state, moment):
    assert box_moment(state) is moment


def test_k4_german_lines_begin_with_their_starters():
    begun = replace(german("1r 2y"), phase=box.Phase.STARTERS)
    assert box_moment(begun) is BoxMoment.STARTERS


@pytest.mark.parametrize(
    ("state", "moment"),
    [
        (table(2), ScreenMoment.CHOOSE_OF_TWO),
        (table(3), ScreenMoment.CHOOSE),
        (replace(table(3), phase=Phase.ARMED), ScreenMoment.REVEAL),
        (replace(table(2), phase=Phase.SHOWN), ScreenMoment.SHOWN_OF_TWO),
        (replace(table(3), phase=Phase.SHOWN), ScreenMoment.SHOWN),
        (replace(table(3), phase=Phase.OVER), ScreenMoment.OVER),
        (replace(table(3, tie_rolls=True), phase=Phase.OVER), ScreenMoment.OVER_BY_ROLLS),
    ],
)
def test_the_moment_on_this_screen(state, moment):
    assert screen_moment(state) is moment


def test_k12_the_last_card_locks_itself_and_the_moment_says_so():
    assert screen_moment(to_round(table(3), 11)) is ScreenMoment.REVEAL_LAST
