"""Lokus beside the box: the device counts rounds and points, or keeps the whole table as referee; cards are real.

It never knows a hand, so nothing here is secret. `BESIDE_BOX` is the record.
"""

from typing import assert_never

from app.games.game import (
    ChanceMove,
    Game,
    IllegalMove,
    Over,
    Rolled,
    Scoreboard,
    Seat,
    Setup,
    Shuffled,
    Step,
    Turn,
    Waiting,
    Way,
    clockwise,
)
from app.games.lokus.box_legal import legal
from app.games.lokus.box_moves import (
    BoxEvent,
    BoxMove,
    CleanUp,
    Correct,
    CorrectStarter,
    EnterCard,
    EnterStarter,
    Rechoose,
    RoundDone,
    Score,
    SetCleanUps,
    SetRolls,
)
from app.games.lokus.box_play import begin, played
from app.games.lokus.box_refusals import MOST_ROLLS, refusal, setup_refusal
from app.games.lokus.box_state import Asked, Book, Choice, Help, Options, Phase, Round, State, Tally
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.scoring import scoreboard, standings
from app.games.lokus.standing import ROUNDS

__all__ = [
    "BESIDE_BOX",
    "MOST_ROLLS",
    "Asked",
    "Book",
    "BoxEvent",
    "BoxMove",
    "ChangeTable",
    "Choice",
    "ChooseLine",
    "CleanUp",
    "Correct",
    "CorrectStarter",
    "EnterCard",
    "EnterStarter",
    "Help",
    "Next",
    "Options",
    "Phase",
    "Rechoose",
    "Round",
    "RoundDone",
    "Score",
    "SetCleanUps",
    "SetRolls",
    "State",
    "Tally",
    "legal",
    "play",
    "refusal",
    "score",
    "setup_refusal",
    "start",
    "turn",
    "view",
]


def start(setup: Setup[Options]) -> State:
    """Set the table; ValueError if the setup is refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup!r} is refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say who is awaited: whose card or rolls are missing, who has to tell a line; else anybody (K22)."""
    everyone = clockwise(state.holder, state.seats)
    match state.phase:
        case Phase.ROUND if state.book is not None:
            return _waiting(everyone, [entry is None for entry in state.book.entries])
        case Phase.COUNTING if any(tally.rolls is None for tally in state.tallies):
            return _waiting(everyone, [tally.rolls is None for tally in state.tallies])
        case Phase.LINE:
            assert state.book is not None  # the phase is defined by what the book asks
            assert state.book.asked is not None
            return _waiting(everyone, [seat == state.book.asked.seat for seat in range(state.seats)])
        case Phase.OVER:
            return Over(standings(state.sets, state.table, tie_rolls=state.options.tie_rolls).result)
        case Phase.STARTERS | Phase.ROUND | Phase.SHOWN | Phase.COUNTING | Phase.SCORED:
            return Waiting(everyone)
        case _:
            assert_never(state.phase)


def _waiting(everyone: tuple[Seat, ...], is_awaited: list[bool]) -> Waiting:
    """Wait for some; the others may still put right what was told about them."""
    return Waiting(
        tuple(seat for seat in everyone if is_awaited[seat]), tuple(seat for seat in everyone if not is_awaited[seat])
    )


def play(state: State, move: BoxMove | ChanceMove) -> Step[State, BoxEvent]:
    """Play an allowed move; IllegalMove if it is refused. What scores a set or ends it seals (K22)."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    assert not isinstance(move, Shuffled | Rolled)  # always refused
    after, events = played(state, move)
    is_scoring = isinstance(move, Score) or (isinstance(move, RoundDone) and _is_last_refereed(state))
    return Step(after, events, sealed=is_scoring or isinstance(move, Next))


def _is_last_refereed(state: State) -> bool:
    return state.book is not None and state.round == ROUNDS


def score(state: State) -> Scoreboard:
    """Return minus points by set; the set being played is not counted before it is scored."""
    return scoreboard(state.sets, state.table, state.seats)


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  the same for everyone: nothing here is secret
    """Return the state as it is."""
    return state


BESIDE_BOX = Game(
    name="lokus",
    way=Way.BOX,
    seats=range(2, 7),
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
