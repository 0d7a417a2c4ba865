"""The referee's table for tests: cards by short names, as in lokus_screen; rounds entered in one line."""

from typing import Any

from lokus_screen import card, cards

from app.games.game import Seat, Setup
from app.games.lokus import Edition
from app.games.lokus.box import game as box
from app.games.lokus.box.game import Book, ChooseLine, EnterCard, EnterStarter, Phase, RoundDone, State
from app.games.lokus.notation import write_card


def referee(seats: int = 3, **options: Any) -> State:
    """Set the table."""
    return box.start(Setup(seats, Seat(0), box.Options(help=box.Help.REFEREE, **options)))


def german(starters: str, seats: int = 3) -> State:
    """Set the table of the German edition, with its starters entered."""
    state = referee(seats, edition=Edition.GERMAN)
    return after(state, *(EnterStarter(Seat(0), line, person) for line, person in enumerate(cards(starters))))


def after(state: State, *moves: Any) -> State:
    """Return the state after some moves."""
    for move in moves:
        state = box.play(state, move).state
    return state


def told(state: State, move: Any) -> tuple[State, list[Any]]:
    """Play a move; return the state after it and what happened."""
    step = box.play(state, move)
    return step.state, list(step.events)


def entered(state: State, names: str) -> State:
    """Enter a card for each seat; where a line is asked for it stays asked."""
    return after(state, *(EnterCard(Seat(seat), person) for seat, person in enumerate(cards(names))))


def entry_events(state: State, names: str) -> tuple[State, list[Any]]:
    """Enter a card for each seat; return the state and the events of the last entry."""
    *first, last = cards(names)
    state = after(state, *(EnterCard(Seat(seat), person) for seat, person in enumerate(first)))
    return told(state, EnterCard(Seat(len(first)), last))


def rounds(state: State, *lines: str) -> State:
    """Play rounds: "1r 5y 12a > 0 1" enters cards and tells the lines that are asked for."""
    for line in lines:
        names, _, choices = line.partition(">")
        if state.phase is Phase.SHOWN:
            state = after(state, RoundDone(Seat(0)))
        state = entered(state, names)
        for choice in choices.split():
            state = after(state, ChooseLine(book(state).asked.seat, int(choice)))
        assert state.phase is Phase.SHOWN
    return state


def book(state: State) -> Book:
    """Return what the referee wrote down."""
    assert state.book is not None
    return state.book


def lines(state: State) -> tuple[str, str]:
    """Return both lines as short names."""
    return tuple(" ".join(map(write_card, line)) for line in book(state).standing.lines)


def rolls(state: State) -> tuple[int, ...]:
    """Return the rolls of every seat."""
    return book(state).standing.rolls


def refused(state: State, move: Any) -> tuple[str, str] | None:
    """Return rule and key of the refusal of a move, None when it is allowed."""
    refusal = box.refusal(state, move)
    return None if refusal is None else (refusal.rule, refusal.key)


__all__ = [
    "after",
    "book",
    "card",
    "entered",
    "entry_events",
    "german",
    "lines",
    "referee",
    "refused",
    "rolls",
    "rounds",
    "told",
]
