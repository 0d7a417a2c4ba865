"""What a player may ask "what now?" about in Locus: its moments, each with a text of its own in both languages.

Knows no text. A shuffle is answered before anyone looks, so DEALING is already the moment that follows.
"""

import enum

from app.games.locus.box import state as box_state
from app.games.locus.box.talk import can_be_through, scoring_cursor
from app.games.locus.screen import state as screen_state
from app.games.locus.screen.state import Due
from app.games.locus.zones import Zone


class BoxMoment(enum.Enum):
    """Beside the box; the value is the key of its text. OPEN: nobody knows how many cards there are (L51)."""

    PICK_BOX = "pick_box"
    PICK_DEVICE = "pick_device"
    SOLO_PICK_BOX = "solo_pick_box"
    SOLO_PICK_DEVICE = "solo_pick_device"
    SOLO_PICK_OPEN = "solo_pick_open"
    LEFTOVER = "leftover"
    SOLO_LEFTOVER = "solo_leftover"
    LAST_WINDOW = "last_window"
    SCORE_YELLOW = "score_yellow"
    SCORE_PURPLE = "score_purple"
    SCORE_RED = "score_red"
    SCORE_GREEN = "score_green"
    SCORE_BLUE = "score_blue"
    GREY = "grey"
    OVER = "over"
    SOLO_OVER = "solo_over"


class ScreenMoment(enum.Enum):
    """On this screen; the value is the key of its text. LOOSE: only squares that were bought wait (L27)."""

    PICK = "pick"
    SOLO_PICK = "solo_pick"
    DRAW = "draw"
    DRAW_RED = "draw_red"
    DRAW_RAINBOW = "draw_rainbow"
    BONUS = "bonus"
    LOOSE = "loose"
    DONE = "done"
    LEFTOVER = "leftover"
    LEFTOVER_DRAWN = "leftover_drawn"
    LAST_WINDOW = "last_window"
    OVER = "over"
    SOLO_OVER = "solo_over"


def box_moment(state: box_state.State) -> BoxMoment:
    """Return the moment of a game beside the box."""
    phases, is_solo = box_state.Phase, state.is_solo
    match state.phase:
        case phases.DEALING | phases.PICKING if can_be_through(state):
            return BoxMoment.SOLO_PICK_OPEN
        case phases.DEALING | phases.PICKING:
            return BoxMoment(f"{'solo_' if is_solo else ''}pick_{state.options.dealing.value}")
        case phases.LEFTOVER:
            return BoxMoment.SOLO_LEFTOVER if is_solo else BoxMoment.LEFTOVER
        case phases.LAST_WINDOW:
            return BoxMoment.LAST_WINDOW
        case phases.SCORING | phases.GREY:
            cursor = scoring_cursor(state)
            return BoxMoment(f"score_{cursor[1].value}") if cursor else BoxMoment.GREY
        case phases.OVER:
            return BoxMoment.SOLO_OVER if is_solo else BoxMoment.OVER


def screen_moment(state: screen_state.State) -> ScreenMoment:
    """Return the moment of a game on this screen: what waits in the queue comes first (L17a)."""
    phases, is_solo = screen_state.Phase, state.is_solo
    if state.owed:
        return ScreenMoment.LOOSE if all(owed.due is Due.LOOSE for owed in state.owed) else ScreenMoment.BONUS
    match state.phase:
        case phases.DEALING | phases.PICKING:
            return ScreenMoment.SOLO_PICK if is_solo else ScreenMoment.PICK
        case phases.RESOLVING:
            return _resolving(state)
        case phases.LEFTOVER:
            return ScreenMoment.LEFTOVER_DRAWN if state.current in state.buyers else ScreenMoment.LEFTOVER
        case phases.LAST:
            return ScreenMoment.LAST_WINDOW
        case phases.OVER:
            return ScreenMoment.SOLO_OVER if is_solo else ScreenMoment.OVER


def _resolving(state: screen_state.State) -> ScreenMoment:
    if state.hand is None:
        return ScreenMoment.DONE
    return {None: ScreenMoment.DRAW_RAINBOW, Zone.RED: ScreenMoment.DRAW_RED}.get(state.hand.colour, ScreenMoment.DRAW)
