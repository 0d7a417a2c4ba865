"""A table for tests of Locus beside the box: moves are written in notation, every shuffle keeps the order."""

from collections.abc import Sequence
from typing import Any

from setups_locus import DECK, SHEET

from app.games.game import Chance, Seat, Setup, Shuffled
from app.games.locus.box import game as box
from app.games.locus.notation import read_move

State = box.State


def hands(seats: int, *, first: int = 0, **options: Any) -> State:
    """Set a table where hands deal from the box; 48 cards unless said otherwise."""
    options = {"deck_size": 48, **options}
    return box.start(Setup(seats, Seat(first), box.Options(**options)))


def screen(seats: int, *, first: int = 0, cards: int = 48, **options: Any) -> State:
    """Set a table where the screen deals the first `cards` cards of the house deck, in their order."""
    options = {"dealing": box.Dealing.DEVICE, "deck": DECK.cards[:cards], "scales": SHEET.scales, **options}
    return _lucky(box.start(Setup(seats, Seat(first), box.Options(**options))))[0]


def _lucky(state: State) -> tuple[State, list[Any]]:
    """Fulfil a shuffle without changing the order, if one is asked for."""
    events: list[Any] = []
    while isinstance(turn := box.turn(state), Chance):
        step = box.play(state, Shuffled(tuple(range(turn.request.count))))
        state, events = step.state, [*events, *step.events]
    return state, events


def told(state: State, *lines: str) -> tuple[State, list[Any]]:
    """Play moves; return the state after them and the events of the last."""
    events: list[Any] = []
    for line in lines:
        step = box.play(state, read_move(line))
        state, luck = _lucky(step.state)
        events = [*step.events, *luck]
    return state, events


def after(state: State, *lines: str) -> State:
    """Return the state after some moves."""
    return told(state, *lines)[0]


def refused(state: State, line: str) -> tuple[str, str] | None:
    """Return rule and key of the refusal of a move, None when it is allowed."""
    refusal = box.refusal(state, read_move(line))
    return None if refusal is None else (refusal.rule, refusal.key)


def on(state: State) -> State:
    """Let the seat that is awaited pick, if it must, and be done."""
    seat = state.current
    if state.phase is box.Phase.PICKING and state.open:
        state = after(state, f"{seat} take {state.untaken[0].id}")
    return after(state, f"{seat} done")


def picked(state: State) -> State:
    """Let everyone pick."""
    while state.phase is box.Phase.PICKING:
        state = on(state)
    return state


def next_reveal(state: State) -> State:
    """Play the rest of this reveal, the leftover window closed at once."""
    state = picked(state)
    return after(state, f"{state.current} close")


def to_last_window(state: State) -> State:
    """Play all reveals."""
    while state.phase is not box.Phase.LAST_WINDOW:
        state = next_reveal(state)
    return state


def to_scoring(state: State) -> State:
    """Play everything but the scores."""
    state = to_last_window(state)
    return after(state, f"{state.current} close")


def with_totals(state: State, totals: Sequence[Sequence[int]]) -> State:
    """Enter the five totals of every seat, in the order the device asks for them."""
    while cursor := box.scoring_cursor(state):
        seat, zone = cursor
        state = after(state, f"{seat} total {zone.value} {totals[seat][zone.place]}")
    return state
