"""Which moment a state of Locus is; that each is reached and told is in test_moments.py."""

import pytest
from locus_screen import after, table, with_coins
from locus_table import hands, screen, to_last_window
from msgspec.structs import replace

from app.games.locus.box import game as box
from app.games.locus.moments import BoxMoment, ScreenMoment, box_moment, screen_moment
from app.games.locus.screen import game as on_screen
from app.games.locus.screen.state import Due, Owed
from app.games.locus.zones import Zone


@pytest.mark.parametrize(
    ("state", "moment"),
    [
        (hands(2), BoxMoment.PICK_BOX),
        (screen(2), BoxMoment.PICK_DEVICE),
        (hands(1), BoxMoment.SOLO_PICK_BOX),
        (screen(1), BoxMoment.SOLO_PICK_DEVICE),
        (hands(1, deck_size=None), BoxMoment.SOLO_PICK_OPEN),
        (hands(2, deck_size=None), BoxMoment.PICK_BOX),
        (to_last_window(hands(2)), BoxMoment.LAST_WINDOW),
    ],
)
def test_the_moment_beside_the_box(state, moment):
    assert box_moment(state) is moment


@pytest.mark.parametrize(("seats", "moment"), [(1, BoxMoment.SOLO_LEFTOVER), (3, BoxMoment.LEFTOVER)])
def test_l42_alone_the_leftover_is_the_other_card(seats, moment):
    assert box_moment(replace(hands(seats), phase=box.Phase.LEFTOVER)) is moment


@pytest.mark.parametrize(("seats", "ending"), [(1, "SOLO_OVER"), (2, "OVER")])
def test_l44_alone_the_end_is_a_score(seats, ending):
    assert box_moment(replace(hands(seats), phase=box.Phase.OVER)) is BoxMoment[ending]
    assert screen_moment(replace(table(seats), phase=on_screen.Phase.OVER)) is ScreenMoment[ending]


@pytest.mark.parametrize(("seats", "moment"), [(1, ScreenMoment.SOLO_PICK), (2, ScreenMoment.PICK)])
def test_l7_alone_there_are_two_cards(seats, moment):
    assert screen_moment(table(seats)) is moment


@pytest.mark.parametrize(
    ("colour", "moment"),
    [
        (None, ScreenMoment.DRAW_RAINBOW),
        (Zone.RED, ScreenMoment.DRAW_RED),
        *((zone, ScreenMoment.DRAW) for zone in Zone if zone is not Zone.RED),
    ],
)
def test_l12_the_colour_of_the_card_says_where_it_goes(colour, moment):
    state = after(table(2, "yellow-3"), "0 pick yellow-3")
    assert state.hand is not None
    assert screen_moment(replace(state, hand=replace(state.hand, colour=colour))) is moment


def test_l17a_what_waits_comes_first_and_bought_squares_are_no_gift():
    state = with_coins(table(2), 2)
    loose, joker = Owed(Due.LOOSE, 0), Owed(Due.JOKER, 1)
    assert screen_moment(replace(state, owed=(loose, loose))) is ScreenMoment.LOOSE
    assert screen_moment(replace(state, owed=(loose, joker))) is ScreenMoment.BONUS


def test_l28_the_leftover_is_drawn_once():
    state = replace(table(2), phase=on_screen.Phase.LEFTOVER)
    assert screen_moment(state) is ScreenMoment.LEFTOVER
    assert screen_moment(replace(state, buyers=(state.current,))) is ScreenMoment.LEFTOVER_DRAWN
    assert screen_moment(after(table(2, "yellow-3"), "0 pick yellow-3", "0 discard")) is ScreenMoment.DONE
