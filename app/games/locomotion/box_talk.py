"""What the device has to say beside the box: which cards may be laid, the rule of the moment."""

from app.games.locomotion.box_state import Phase, State
from app.games.locomotion.speed import allowed_speeds


def speeds_now(state: State) -> range:
    """Return the speed cards that the current seat may lay (M23, M24)."""
    return allowed_speeds(state.speeds[state.current], state.current in state.stopped)


def moment(state: State) -> str:
    """Return the key of the rule of the moment, for a text each in the rules files.

    "drawing", "ordering", "rolling_off", "rolling", "laying", "must_stop", "moving_die", "moving_speed", "moving_solo",
    "moving_steps", "no_points", "entering", "standings" or "over".
    """
    match state.phase:
        case Phase.LAYING:
            return "must_stop" if state.current in state.stopped else "laying"
        case Phase.MOVING:
            variant = "steps" if state.options.steps_only else state.options.variant.value
            return "no_points" if state.points == 0 else f"moving_{variant}"
        case phase:
            return str(phase.value)
