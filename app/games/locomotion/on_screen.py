"""Locomotion whole on this screen: every rule is kept and nothing is secret.

`ON_SCREEN` is the record. How moves are judged, proposed and played is in the screen_ files beside this one.
"""

from app.games.game import (
    ChanceMove,
    Game,
    IllegalMove,
    Over,
    Result,
    Seat,
    Setup,
    Step,
    Turn,
    Waiting,
    Way,
)
from app.games.locomotion.box_moves import DrawAgain, EndByAgreement, GiveUp, LaySpeed, NextGame
from app.games.locomotion.course import Ending, Variant, over_reason
from app.games.locomotion.screen_legal import legal
from app.games.locomotion.screen_moves import (
    Couple,
    Done,
    Piece,
    PlaceLocomotive,
    PlaceWagon,
    ScreenEvent,
    ScreenMove,
    TakeStep,
    Uncouple,
)
from app.games.locomotion.screen_placing import has_placed_locomotive, placing_left, placings
from app.games.locomotion.screen_play import begin, played
from app.games.locomotion.screen_refusals import awaited, refusal, setup_refusal, setup_warning
from app.games.locomotion.screen_state import Options, Phase, State
from app.games.locomotion.screen_talk import (
    budget,
    couplings_now,
    reach_now,
    route_now,
    speeds_now,
    would_stop_dead,
)
from app.games.locomotion.screen_totals import final_places, points_now, scoreboard, well_placed_wagons
from app.games.locomotion.screen_travel import piece_at
from app.games.locomotion.solo import Tally

__all__ = [
    "ON_SCREEN",
    "Couple",
    "Done",
    "DrawAgain",
    "EndByAgreement",
    "Ending",
    "GiveUp",
    "LaySpeed",
    "NextGame",
    "Options",
    "Phase",
    "Piece",
    "PlaceLocomotive",
    "PlaceWagon",
    "ScreenEvent",
    "ScreenMove",
    "State",
    "TakeStep",
    "Tally",
    "Uncouple",
    "Variant",
    "budget",
    "couplings_now",
    "final_places",
    "has_placed_locomotive",
    "legal",
    "piece_at",
    "placing_left",
    "placings",
    "play",
    "points_now",
    "reach_now",
    "refusal",
    "route_now",
    "scoreboard",
    "setup_refusal",
    "setup_warning",
    "speeds_now",
    "start",
    "turn",
    "view",
    "well_placed_wagons",
    "would_stop_dead",
]


def start(setup: Setup[Options]) -> State:
    """Set the table. ValueError if the setup is refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup.seats} seats, first {setup.first} refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say whose turn it is, or ask for a shuffle or a roll, or say how it ended."""
    if state.phase is Phase.OVER:
        options = state.options
        reason = over_reason(options.variant, state.seats, options.games, state.ending)
        return Over(Result(final_places(state), reason))
    return awaited(state) or Waiting((state.current,))


def play(state: State, move: ScreenMove | ChanceMove) -> Step[State, ScreenEvent]:
    """Play an allowed move; IllegalMove if it is refused. What ends a turn or a run seals (M31)."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    after, events = played(state, move)
    return Step(
        after, events, sealed=isinstance(move, Done | GiveUp | EndByAgreement | NextGame) or _passed(state, after)
    )


def _passed(before: State, after: State) -> bool:
    """Say whether a solo run ended and another seat began (M27)."""
    return before.is_solo and before.current != after.current


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  the same for everyone: nothing is secret
    """Return the state as it is."""
    return state


ON_SCREEN = Game(
    name="locomotion",
    way=Way.SCREEN,
    seats=range(1, 5),
    moves=ScreenMove,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=scoreboard,
    view=view,
    hides=False,
)
