"""Locus whole on this screen: every rule is kept, every sheet is seen by all, only the pile is secret.

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
    Result,
    Seat,
    Setup,
    Shuffle,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)
from app.games.locus.screen.legal import doubles, draws, legal, singles
from app.games.locus.screen.moves import (
    BuyLoose,
    Discard,
    Done,
    Draw,
    DrawLeftover,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    Purpose,
    ScreenEvent,
    ScreenMove,
    Source,
    Waive,
)
from app.games.locus.screen.play import begin, played
from app.games.locus.screen.queue import lapsing, pressing, price, second_loose_lapses, zones_for
from app.games.locus.screen.refusals import leftover_refusal, refusal, setup_refusal
from app.games.locus.screen.state import Due, Options, Owed, Paper, Phase, State
from app.games.locus.screen.totals import points_of, scoreboard, squares_of, totals

__all__ = [
    "ON_SCREEN",
    "BuyLoose",
    "Discard",
    "Done",
    "Draw",
    "DrawLeftover",
    "Due",
    "Options",
    "Owed",
    "Paper",
    "Phase",
    "Pick",
    "PlaceDouble",
    "PlaceJoker",
    "PlaceLoose",
    "Purpose",
    "ScreenEvent",
    "ScreenMove",
    "Source",
    "State",
    "Waive",
    "doubles",
    "draws",
    "lapsing",
    "leftover_refusal",
    "legal",
    "play",
    "points_of",
    "pressing",
    "price",
    "refusal",
    "scoreboard",
    "second_loose_lapses",
    "setup_refusal",
    "singles",
    "squares_of",
    "start",
    "totals",
    "turn",
    "view",
    "zones_for",
]


def start(setup: Setup[Options]) -> State:
    """Set the table; the deck is shuffled first. ValueError if the setup is refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup.seats} seats, first {setup.first} refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say whose turn or window it is, or ask for a shuffle, or say how it ended."""
    match state.phase:
        case Phase.DEALING:
            return Chance(Shuffle(len(state.pile.discards)))
        case Phase.OVER:
            return Over(Result(places(totals(state)), "solo" if state.is_solo else "points"))
        case Phase.PICKING | Phase.RESOLVING | Phase.LEFTOVER | Phase.LAST:
            return Waiting((state.current,))
        case _:
            assert_never(state.phase)


def play(state: State, move: ScreenMove | ChanceMove) -> Step[State, ScreenEvent]:
    """Play an allowed move; IllegalMove if it is refused. Done seals the turn or window (L46)."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    after, events = played(state, move)
    return Step(after, events, sealed=isinstance(move, Done))


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  the same for everyone: only the pile is secret
    """Return the state without the order of the draw pile and the face-down cards (L45)."""
    return replace(state, pile=state.pile.hidden())


ON_SCREEN = Game(
    name="locus",
    way=Way.SCREEN,
    seats=range(1, 6),
    moves=ScreenMove,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=scoreboard,
    view=view,
)
