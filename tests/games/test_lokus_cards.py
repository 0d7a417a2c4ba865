"""The people cards, their order, and what a line accepts."""

import pytest
from lokus_screen import card, cards, table

from app.games.game import Seat, Setup
from app.games.lokus import BOX_SEATS, ON_SCREEN, PEOPLE, Card, Colour
from app.games.lokus.box import game as box
from app.games.lokus.course import named, placer
from app.games.lokus.events import PlacerNamed, Role
from app.games.lokus.lines import Block, accepting, block, blocks
from app.games.lokus.screen import game as screen


@pytest.mark.parametrize("seats", [1, 7])
def test_k1_two_to_six_play(seats):
    assert list(ON_SCREEN.seats) == [2, 3, 4, 5, 6]
    assert list(BOX_SEATS) == [3, 4, 5]
    for way, options in ((screen, screen.Options()), (box, box.Options())):
        assert way.setup_refusal(Setup(seats, Seat(0), options)).rule == "K1"
        with pytest.raises(ValueError, match="K1"):
            way.start(Setup(seats, Seat(0), options))


@pytest.mark.parametrize("way", [screen, box])
def test_k1_the_star_holder_sits_at_the_table(way):
    assert way.setup_refusal(Setup(3, Seat(3), way.Options())).key == "no_such_seat"
    assert way.setup_refusal(Setup(3, Seat(2), way.Options())) is None


def test_k2_there_are_72_people_each_once():
    assert len(PEOPLE) == len(set(PEOPLE)) == 72
    assert {(person.number, person.colour) for person in PEOPLE} == {
        (number, colour) for number in range(1, 13) for colour in Colour
    }


@pytest.mark.parametrize(("seats", "left"), [(2, 50), (3, 39), (4, 28), (5, 17), (6, 6)])
def test_k2_eleven_each_and_the_rest_is_the_deck(seats, left):
    state = table(seats)
    assert [len(hand) for hand in state.hands] == [11] * seats
    assert len(state.deck) == state.standing.deck == left
    assert len({*state.deck, *(held for hand in state.hands for held in hand)}) == 72


def test_k3_two_empty_lines_five_clean_ups_empty_piles():
    standing = table(4).standing
    assert standing.lines == ((), ())
    assert standing.clean_ups == 5
    assert standing.rolls == (0, 0, 0, 0)


def test_k6_numbers_rank_before_colours():
    assert list(cards("1r 1y 1g 1b 1o 1a 2r")) == list(PEOPLE[:7])
    assert [person.rank for person in PEOPLE] == list(range(72))
    assert PEOPLE[-1] == Card(12, Colour.GRAY)


@pytest.mark.parametrize(
    ("played", "lowest", "highest"),
    [
        ("3r 3y", 0, 1),
        ("3y 3r", 1, 0),
        ("7a 7r 7o", 1, 0),
        ("12r 1a 5g", 1, 0),
        ("6g 6b 6r 6y 6o 6a", 2, 5),
    ],
)
def test_k6_the_colour_decides_between_equal_numbers(played, lowest, highest):
    assert placer(cards(played), Role.LOWEST) == lowest
    assert placer(cards(played), Role.HIGHEST) == highest


def test_k6_the_cards_that_the_colour_beat_are_told():
    assert named(cards("3y 3r 9a 3g"), Role.LOWEST) == PlacerNamed(
        Role.LOWEST, Seat(1), card("3r"), (card("3y"), card("3g"))
    )
    assert named(cards("3y 3r 9a 3g"), Role.HIGHEST).tied == ()


# ---------------------------------------------------------------- K8


@pytest.mark.parametrize(
    ("line", "name", "colour", "number"),
    [
        ("3r 7b 1a", "5r", "3r", None),
        ("3r 7b 1a", "7y", None, "7b"),
        ("3r 7b 1a", "7r", "3r", "7b"),
        ("3r 7b 1a", "7b", "7b", "7b"),
    ],
)
def test_k8_a_line_blocks_its_colours_and_its_numbers(line, name, colour, number):
    found = block((cards("12o"), cards(line)), 1, card(name))
    assert found == Block(1, colour and card(colour), number and card(number))


def test_k8_whoever_blocks_is_named_once():
    assert Block(0, card("3r"), card("7b")).people == cards("3r 7b")
    assert Block(0, card("3r"), card("3r")).people == cards("3r")
    assert Block(0, None, card("7b")).people == cards("7b")


@pytest.mark.parametrize(
    ("left", "right", "name", "free"),
    [("", "", "5r", (0, 1)), ("5y", "", "5r", (1,)), ("5y", "1r", "5r", ()), ("1y", "2b", "5r", (0, 1))],
)
def test_k8_lines_that_accept(left, right, name, free):
    assert accepting(blocks((cards(left), cards(right)), card(name))) == free
