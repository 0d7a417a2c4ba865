"""What the device has to say beside the box: which cards may be laid."""

from app.games.locomotion.box.state import State
from app.games.locomotion.speed import allowed_speeds


def speeds_now(state: State) -> range:
    """Return the speed cards that the current seat may lay (M23, M24)."""
    return allowed_speeds(state.speeds[state.current], state.current in state.stopped)
