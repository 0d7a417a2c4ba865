"""What a player may ask "what now?" about in Lokus: its moments, each with a text of its own in both languages.

Knows no text. With two players nobody stands between lowest and highest (K7), so those moments are others.
"""

import enum

from app.games.lokus.box import state as box_state
from app.games.lokus.screen import state as screen_state
from app.games.lokus.standing import ROUNDS

PAIR = 2


class BoxMoment(enum.Enum):
    """Beside the box; the value is the key of its text."""

    ROUND = "round"
    ROUND_OF_TWO = "round_of_two"
    COUNT = "count"
    STARTERS = "starters"
    ENTER = "enter"
    LINE = "line"
    SHOWN = "shown"
    SHOWN_OF_TWO = "shown_of_two"
    SET_END = "set_end"
    OVER = "over"
    OVER_BY_ROLLS = "over_by_rolls"


class ScreenMoment(enum.Enum):
    """On this screen; the value is the key of its text."""

    CHOOSE = "choose"
    CHOOSE_OF_TWO = "choose_of_two"
    REVEAL = "reveal"
    REVEAL_LAST = "reveal_last"
    LINE = "line"
    SHOWN = "shown"
    SHOWN_OF_TWO = "shown_of_two"
    SET_END = "set_end"
    OVER = "over"
    OVER_BY_ROLLS = "over_by_rolls"


def box_moment(state: box_state.State) -> BoxMoment:
    """Return the moment of a game beside the box."""
    phases, is_pair = box_state.Phase, state.seats == PAIR
    by_hand = BoxMoment.ROUND_OF_TWO if is_pair else BoxMoment.ROUND
    return {
        phases.STARTERS: BoxMoment.STARTERS,
        phases.ROUND: by_hand if state.book is None else BoxMoment.ENTER,
        phases.LINE: BoxMoment.LINE,
        phases.SHOWN: BoxMoment.SHOWN_OF_TWO if is_pair else BoxMoment.SHOWN,
        phases.COUNTING: BoxMoment.COUNT,
        phases.SCORED: BoxMoment.SET_END,
        phases.OVER: BoxMoment.OVER_BY_ROLLS if state.options.tie_rolls else BoxMoment.OVER,
    }[state.phase]


def screen_moment(state: screen_state.State) -> ScreenMoment:
    """Return the moment of a game on this screen; a shuffle is answered before anyone looks."""
    phases, is_pair = screen_state.Phase, state.seats == PAIR
    choose = ScreenMoment.CHOOSE_OF_TWO if is_pair else ScreenMoment.CHOOSE
    return {
        phases.DEALING: choose,
        phases.CHOOSING: choose,
        phases.ARMED: ScreenMoment.REVEAL_LAST if state.round == ROUNDS else ScreenMoment.REVEAL,
        phases.LOWEST: ScreenMoment.LINE,
        phases.HIGHEST: ScreenMoment.LINE,
        phases.SHOWN: ScreenMoment.SHOWN_OF_TWO if is_pair else ScreenMoment.SHOWN,
        phases.SCORED: ScreenMoment.SET_END,
        phases.OVER: ScreenMoment.OVER_BY_ROLLS if state.options.tie_rolls else ScreenMoment.OVER,
    }[state.phase]
