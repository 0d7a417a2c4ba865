"""Lokus whole on this screen: every rule is kept, the table is open, hands and piles are secret.

`ON_SCREEN` is the record. How moves are judged, proposed and played is in the screen_ files beside this one.
"""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import (
    Chance,
    ChanceMove,
    Game,
    IllegalMove,
    Over,
    Scoreboard,
    Seat,
    Setup,
    Shuffle,
    Step,
    Turn,
    Waiting,
    Way,
)
from app.games.lokus.cards import PEOPLE
from app.games.lokus.course import placer
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.scoring import scoreboard, standings
from app.games.lokus.screen.legal import legal
from app.games.lokus.screen.moves import Lock, Reveal, ScreenEvent, ScreenMove, Unlock
from app.games.lokus.screen.play import begin, played
from app.games.lokus.screen.refusals import refusal, setup_refusal
from app.games.lokus.screen.state import Hand, Options, Phase, State
from app.games.lokus.standing import ROUNDS

__all__ = [
    "ON_SCREEN",
    "ChangeTable",
    "ChooseLine",
    "Hand",
    "Lock",
    "Next",
    "Options",
    "Phase",
    "Reveal",
    "ScreenEvent",
    "ScreenMove",
    "State",
    "Unlock",
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
    """Set the table; the people cards are shuffled first. ValueError if the setup is refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup!r} is refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say who is awaited: all who have not locked, who chooses a line, the star holder; or a shuffle."""
    match state.phase:
        case Phase.DEALING:
            return Chance(Shuffle(len(PEOPLE)))
        case Phase.CHOOSING:
            settled = tuple(Seat(seat) for seat, locked in enumerate(state.locked) if locked)
            return Waiting(state.waiting, settled)
        case Phase.LOWEST | Phase.HIGHEST:
            assert state.asked is not None  # these phases are defined by it
            return Waiting((placer(state.cards, state.asked),))
        case Phase.ARMED | Phase.SHOWN | Phase.SCORED:
            return Waiting((state.holder,))
        case Phase.OVER:
            return Over(standings(state.sets, state.table, tie_rolls=state.options.tie_rolls).result)
        case _:
            assert_never(state.phase)


def play(state: State, move: ScreenMove | ChanceMove) -> Step[State, ScreenEvent]:
    """Play an allowed move; IllegalMove if it is refused."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    after, events = played(state, move)
    return Step(after, events, sealed=_seals(state, move, after))


def _seals(state: State, move: ScreenMove | ChanceMove, after: State) -> bool:
    """Say whether only the whole table may take the move back (K20).

    The last lock, a reveal, a confirmed line and what ends or scores a set; not a lock before the last one.
    """
    match move:
        case Lock():
            return after.phase is Phase.ARMED
        case Next():
            return state.phase is Phase.SCORED or state.round == ROUNDS
        case Reveal() | ChooseLine():
            return True
        case _:
            return False


def score(state: State) -> Scoreboard:
    """Return minus points by set; the set being played is not counted before it is scored."""
    return scoreboard(state.sets, state.table, state.seats)


def view(state: State, seat: Seat | None) -> State:
    """Return the state without other hands and locked cards, the deck and what lies face down (K19)."""
    return replace(
        state,
        hands=tuple(hand if each == seat else () for each, hand in enumerate(state.hands)),
        chosen=tuple(card if each == seat else None for each, card in enumerate(state.chosen)),
        deck=(),
        faces=(),
        aside=(),
        seen=state.seen if state.options.seen_aid else (),
    )


ON_SCREEN = Game(
    name="lokus",
    way=Way.SCREEN,
    seats=range(2, 7),
    moves=ScreenMove,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=score,
    view=view,
)
