"""What a player may ask "what now?" about in Locomotion: its moments, each with a text of its own in both languages.

Knows no text. The cards are shuffled before anyone looks, so DRAWING and ORDERING are already what follows.
RUN is one of several runs on the same start (M27), STEPS a count of steps alone (M50).
"""

import enum

from app.games.locomotion.box import state as box_state
from app.games.locomotion.course import Variant
from app.games.locomotion.screen import state as screen_state
from app.games.locomotion.screen.talk import would_stop_dead


class BoxMoment(enum.Enum):
    """Beside the box; the value is the key of its text. FREE: nobody burns points on the device (M48)."""

    ROLLING_OFF = "rolling_off"
    ROLLING = "rolling"
    LAYING_FIRST = "laying_first"
    LAYING = "laying"
    MUST_STOP = "must_stop"
    DIE = "die"
    DIE_FREE = "die_free"
    SPEED = "speed"
    SPEED_FREE = "speed_free"
    NO_POINTS = "no_points"
    SOLO = "solo"
    SOLO_STEPS = "solo_steps"
    RUN = "run"
    RUN_STEPS = "run_steps"
    ENTERING = "entering"
    STANDINGS = "standings"
    OVER = "over"


class ScreenMoment(enum.Enum):
    """On this screen; the value is the key of its text."""

    PLACING = "placing"
    PLACING_ALONE = "placing_alone"
    ROLLING_OFF = "rolling_off"
    ROLLING = "rolling"
    LAYING_FIRST = "laying_first"
    LAYING = "laying"
    MUST_STOP = "must_stop"
    DIE = "die"
    SPEED = "speed"
    STUCK = "stuck"
    NO_POINTS = "no_points"
    SOLO = "solo"
    SOLO_STEPS = "solo_steps"
    RUN = "run"
    RUN_STEPS = "run_steps"
    STANDINGS = "standings"
    OVER = "over"


def box_moment(state: box_state.State) -> BoxMoment:
    """Return the moment of a game beside the box."""
    phases = box_state.Phase
    match state.phase:
        case phases.LAYING:
            return BoxMoment(_laying(state))
        case phases.MOVING if state.points == 0:
            return BoxMoment.NO_POINTS
        case phases.MOVING:
            return BoxMoment(_run(state) or state.options.variant.value + ("" if state.has_counter else "_free"))
        case phases.DRAWING | phases.ORDERING | phases.ROLLING_OFF:
            return BoxMoment.ROLLING_OFF
        case phase:
            return BoxMoment(phase.value)


def screen_moment(state: screen_state.State) -> ScreenMoment:
    """Return the moment of a game on this screen."""
    phases = screen_state.Phase
    match state.phase:
        case phases.PLACING:
            return ScreenMoment.PLACING_ALONE if state.is_solo else ScreenMoment.PLACING
        case phases.LAYING:
            return ScreenMoment(_laying(state))
        case phases.MOVING:
            return _moving(state)
        case phases.DRAWING | phases.ORDERING | phases.ROLLING_OFF:
            return ScreenMoment.ROLLING_OFF
        case phase:
            return ScreenMoment(phase.value)


def _moving(state: screen_state.State) -> ScreenMoment:
    if state.points == 0:
        return ScreenMoment.NO_POINTS
    if would_stop_dead(state):
        return ScreenMoment.STUCK
    return ScreenMoment(_run(state) or state.options.variant.value)


State = box_state.State | screen_state.State


def _laying(state: State) -> str:
    if state.current in state.stopped:
        return "must_stop"
    return "laying_first" if state.speeds[state.current] is None else "laying"


def _run(state: State) -> str | None:
    """Return what a run for the shortest way is called; None with die or cards, where there are turns."""
    if state.options.variant is not Variant.SOLO:
        return None
    return ("solo" if state.seats == 1 else "run") + ("_steps" if state.options.steps_only else "")
