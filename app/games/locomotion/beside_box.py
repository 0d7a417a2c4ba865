"""Locomotion beside the box: the device draws the cards, keeps order, turns, pips, speeds and points.

It does not see the yard, so it never judges what is moved. `BESIDE_BOX` is the record.
"""

from app.games.game import (
    Chance,
    ChanceMove,
    Game,
    IllegalMove,
    Over,
    Result,
    Scoreboard,
    ScoreLine,
    Seat,
    Setup,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)
from app.games.locomotion.box_legal import legal
from app.games.locomotion.box_moves import (
    Act,
    BoxEvent,
    BoxMove,
    Done,
    DrawAgain,
    EndByAgreement,
    EnterPlaced,
    GiveUp,
    LaySpeed,
    NextGame,
    PassTrapped,
    Spend,
    StopDead,
    Win,
)
from app.games.locomotion.box_play import begin, played
from app.games.locomotion.box_refusals import awaited_seat, refusal, request, setup_refusal
from app.games.locomotion.box_state import Options, Phase, State
from app.games.locomotion.box_talk import speeds_now
from app.games.locomotion.course import Ending, Variant, over_reason
from app.games.locomotion.solo import Tally, run_places

__all__ = [
    "BESIDE_BOX",
    "Act",
    "BoxEvent",
    "BoxMove",
    "Done",
    "DrawAgain",
    "EndByAgreement",
    "Ending",
    "EnterPlaced",
    "GiveUp",
    "LaySpeed",
    "NextGame",
    "Options",
    "PassTrapped",
    "Phase",
    "Spend",
    "State",
    "StopDead",
    "Tally",
    "Variant",
    "Win",
    "awaited_seat",
    "legal",
    "play",
    "refusal",
    "score",
    "setup_refusal",
    "speeds_now",
    "start",
    "turn",
    "view",
]


def start(setup: Setup[Options]) -> State:
    """Set the table. ValueError if the setup is refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup!r} is refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say who is awaited, or ask for a shuffle or a roll, or say how it ended."""
    if state.phase is Phase.OVER:
        options = state.options
        ranks = run_places(state.tallies, steps_only=options.steps_only) if state.is_solo else places(state.scores)
        return Over(Result(ranks, over_reason(options.variant, state.seats, options.games, state.ending)))
    wanted = request(state)
    return Waiting((awaited_seat(state),)) if wanted is None else Chance(wanted)


def play(state: State, move: BoxMove | ChanceMove) -> Step[State, BoxEvent]:
    """Play an allowed move; IllegalMove if it is refused. What ends a turn or a run seals (M31)."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    after, events = played(state, move)
    ends_turn = isinstance(move, Done | StopDead | PassTrapped | GiveUp | EndByAgreement | NextGame)
    return Step(after, events, sealed=ends_turn or (state.is_solo and state.current != after.current))


def score(state: State) -> Scoreboard:
    """Return the tournament points and the wagons entered so far; solo the steps and couplings counted."""
    if state.is_solo:
        steps = ScoreLine("steps", tuple(tally.steps for tally in state.tallies))
        couplings = ScoreLine("couplings", tuple(tally.couplings for tally in state.tallies))
        return Scoreboard((steps, couplings), state.counted, lowest_wins=True)
    placed = state.placed or (None,) * state.seats
    return Scoreboard((ScoreLine("well_placed", placed),), state.scores)


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  the same for everyone: nothing is secret
    """Return the state as it is."""
    return state


BESIDE_BOX = Game(
    name="locomotion",
    way=Way.BOX,
    seats=range(1, 5),
    moves=BoxMove,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=score,
    view=view,
    hides=False,
)
