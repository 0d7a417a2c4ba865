"""What a screen says of Lokus beside the box: what became of a round by what is written."""

import random

import pytest
from lokus_referee import after, book, card, german, referee, rounds

from app.games.game import Seat
from app.games.lokus import PEOPLE, Edition
from app.games.lokus import beside_box as box
from app.games.lokus.beside_box import ChooseLine, Correct, EnterCard, Phase, RoundDone
from app.games.lokus.box_talk import round_told
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    CleanedUp,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
    Role,
)

ROUND = (CardBlocked, CardPlaced, CardSnubbed, CleanedUp, LineAsked, PenaltyTaken, PlacerNamed)
A = Seat(0)


def played(state, luck):
    """Play a round with cards by lot; return the state and what was told on the way."""
    events = []
    while state.phase in (Phase.ROUND, Phase.LINE):
        if state.phase is Phase.LINE:
            move = ChooseLine(book(state).asked.seat, luck.randrange(2))
        else:
            free = [person for person in PEOPLE if person not in book(state).used]
            move = EnterCard(Seat(book(state).entries.index(None)), luck.choice(free))
        step = box.play(state, move)
        state = step.state
        events += [event for event in step.events if isinstance(event, ROUND)]
    return state, tuple(events)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_k7_a_round_is_told_as_it_was_played(seats, edition):
    """Lines cleaned up, blocked cards and an empty deck included."""
    luck = random.Random(seats)  # noqa: S311 - the same cards every time
    state = german("4g 8b", seats) if edition is Edition.GERMAN else referee(seats)
    for number in range(1, 12):
        state, events = played(state, luck)
        assert round_told(book(state), number, edition) == events
        state = after(state, RoundDone(A))


def test_k21_after_a_correction_the_round_is_told_as_it_is_now():
    """The second seat had the lowest card after all."""
    state = after(rounds(referee(), "2r 5y 12a > 0 1"), Correct(Seat(1), 1, card("1y")))
    told = round_told(book(state), 1, Edition.RULEBOOK)
    assert [(event.role, event.seat) for event in told if isinstance(event, PlacerNamed)] == [(Role.LOWEST, 1)]
    assert isinstance(told[-1], LineAsked)


def test_k21_an_earlier_round_is_told_by_the_table_of_that_time():
    state = rounds(referee(), "1r 5y 12a > 0 1", "1y 5r 12b")
    first = [event for event in round_told(book(state), 1, Edition.RULEBOOK) if isinstance(event, CardPlaced)]
    assert [(str(event.card), event.line, event.place) for event in first] == [("red-1", 0, 0), ("gray-12", 1, 0)]
