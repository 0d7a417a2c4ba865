"""Beside the box with a referee: cards are entered, the device names, blocks, counts and scores."""

import pytest
from lokus_referee import (
    after,
    book,
    card,
    entered,
    entry_events,
    german,
    lines,
    referee,
    refused,
    rolls,
    rounds,
    told,
)
from lokus_screen import cards

from app.games.game import Seat, Waiting
from app.games.lokus import PEOPLE, Edition
from app.games.lokus import beside_box as box
from app.games.lokus.beside_box import (
    ChooseLine,
    CleanUp,
    EnterCard,
    EnterStarter,
    Next,
    Phase,
    RoundDone,
    Score,
    SetCleanUps,
    SetRolls,
)
from app.games.lokus.box_moves import CardEntered
from app.games.lokus.cards import Card, Colour
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
    Role,
    RoundBegan,
    RoundEnded,
    SetBegan,
    SetEnded,
    StarterPlaced,
)
from app.games.lokus.lines import blocks

A, B, C = Seat(0), Seat(1), Seat(2)

# ---------------------------------------------------------------- entering


def test_k5_a_card_is_entered_for_every_player():
    state = referee()
    assert box.turn(state) == Waiting((A, B, C))
    state, events = told(state, EnterCard(B, card("3r")))
    assert events == [CardEntered(B, card("3r"))]
    assert box.turn(state) == Waiting((A, C), settled=(B,))
    assert refused(state, EnterCard(B, card("4r"))) == ("K5", "entered_already")


def test_k2_a_card_that_was_used_in_this_set_cannot_come_again():
    state = rounds(referee(), "1r 5y 12a > 0 0")
    assert book(state).used == set(cards("1r 5y 12a"))
    state = after(state, RoundDone(A), EnterCard(A, card("2r")))
    assert refused(state, EnterCard(B, card("5y"))) == ("K2", "card_used")
    assert refused(state, EnterCard(B, card("2r"))) == ("K2", "card_used")
    assert EnterCard(B, card("5y")) not in list(box.legal(state, B))
    assert len(list(box.legal(state, B))) >= 72 - 4


@pytest.mark.parametrize("number", [0, 13])
def test_k2_only_people_of_the_box_can_be_entered(number):
    assert refused(referee(), EnterCard(A, Card(number, Colour.RED))) == ("K2", "no_such_card")


def test_k6_k7_the_device_names_lowest_and_highest_and_asks_where_both_lines_accept():
    state, events = entry_events(referee(), "3y 3r 12a")
    assert events == [
        CardEntered(C, card("12a")),
        PlacerNamed(Role.LOWEST, B, card("3r"), (card("3y"),)),
        LineAsked(Role.LOWEST, B, card("3r")),
    ]
    assert state.phase is Phase.LINE
    assert box.turn(state) == Waiting((B,), settled=(A, C))
    state, events = told(state, ChooseLine(B, 1))
    assert events[1:] == [PlacerNamed(Role.HIGHEST, C, card("12a")), LineAsked(Role.HIGHEST, C, card("12a"))]
    state, events = told(state, ChooseLine(C, 0))
    assert events == [
        CardPlaced(Role.HIGHEST, C, card("12a"), 0, 0, (None, None)),
        CardSnubbed(A, card("3y"), 1),
        RoundEnded(1, 1),
    ]
    assert lines(state) == ("12a", "3r")


def test_k8_where_one_line_or_none_accepts_the_device_does_not_ask():
    state = rounds(referee(), "1r 5y 12a > 0 1")
    state, events = entry_events(after(state, RoundDone(A)), "2r 6y 12r")
    assert [type(event) for event in events[1:]] == [
        PlacerNamed,
        CardPlaced,
        PlacerNamed,
        CardBlocked,
        PenaltyTaken,
        CardSnubbed,
        RoundEnded,
    ]
    assert state.phase is Phase.SHOWN
    assert rolls(state) == (0, 2, 2)


def test_k8_can_this_go_here_is_answered_from_the_lines():
    state = rounds(referee(), "1r 5y 12a > 0 1")
    found = blocks(book(state).standing.lines, card("12r"))
    assert [block and block.people for block in found] == [(card("1r"),), (card("12a"),)]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (ChooseLine(C, 0), ("K8", "not_your_card")),
        (ChooseLine(A, 2), ("K8", "no_such_line")),
        (EnterCard(A, card("7r")), ("K5", "no_entry_now")),
        (RoundDone(A), ("K8", "line_missing")),
        (Next(A), ("K5", "set_not_scored")),
    ],
)
def test_k8_what_cannot_be_done_while_a_line_is_asked_for(move, why):
    assert refused(entered(referee(), "1r 5y 12a"), move) == why


@pytest.mark.parametrize("move", [CleanUp(A), SetCleanUps(A, 1), SetRolls(A, 1), Score(A)])
def test_k22_a_referee_counts_by_itself(move):
    assert refused(referee(), move) == ("K22", "referee_counts")


def test_k22_a_round_ends_when_all_of_it_is_known():
    state = referee()
    assert refused(state, RoundDone(A)) == ("K5", "cards_missing")
    assert refused(state, ChooseLine(A, 0)) == ("K8", "no_choice_now")
    state = rounds(state, "1r 5y 12a > 0 1")
    assert box.turn(state) == Waiting((A, B, C))
    state, events = told(state, RoundDone(C))
    assert events == [RoundBegan(1, 2)]
    assert state.round == 2


# ---------------------------------------------------------------- German edition


def test_k4_in_the_german_edition_the_starters_come_first():
    state = referee(edition=Edition.GERMAN)
    assert state.phase is Phase.STARTERS
    assert refused(state, EnterCard(A, card("1r"))) == ("K5", "no_entry_now")
    assert refused(state, RoundDone(A)) == ("K4", "starters_missing")
    assert refused(state, EnterStarter(A, 2, card("5g"))) == ("K4", "no_such_line")
    state, events = told(state, EnterStarter(A, 1, card("5g")))
    assert events == [StarterPlaced(1, card("5g"))]
    assert refused(state, EnterStarter(A, 1, card("6g"))) == ("K4", "starter_entered")
    assert refused(state, EnterStarter(A, 0, card("5g"))) == ("K2", "card_opened")
    state, events = told(state, EnterStarter(B, 0, card("6y")))
    assert events == [StarterPlaced(0, card("6y")), RoundBegan(1, 1)]
    assert lines(state) == ("6y", "5g")
    assert book(state).standing.deck == 72 - 33 - 2
    assert refused(state, EnterStarter(A, 0, card("1r"))) == ("K4", "no_starters_now")
    assert refused(state, EnterCard(A, card("5g"))) == ("K2", "card_opened")


def test_k4_without_the_german_edition_there_are_no_starters():
    assert refused(referee(), EnterStarter(A, 0, card("1r"))) == ("K4", "no_starters_now")


def test_k4_k13_in_the_german_edition_a_clean_up_is_a_pure_reward():
    state = rounds(german("1r 2r"), "3y 5a 12y > 0", "4g 5b 11g > 0", "6b 7b 10b > 0")
    assert lines(state)[0] == "1r 3y 4g 6b"
    state = rounds(state, "7o 8a 9o > 0")
    assert [snub.clean_ups for snub in book(state).standing.snubs] == [1, 0, 1]
    assert rolls(state) == (0, 4, 0)
    assert book(state).standing.aside == 8


# ---------------------------------------------------------------- the end of a set


ELEVEN = tuple(f"{number}r {number}y {number}g" for number in range(1, 12))
"""Red is always lowest and green always highest, so after the first two rounds nobody places any more."""


def a_set(state):
    return rounds(state, f"{ELEVEN[0]} > 0", *ELEVEN[1:])


def test_k9_k11_a_set_is_counted_penalties_and_all():
    state = a_set(referee())
    assert lines(state) == ("1r 2g", "1g 2r")
    assert rolls(state) == (18, 11, 18)
    assert book(state).standing.deck == 39 - 18


def test_k11_with_six_players_the_deck_runs_out():
    names = [f"{number}r {number}y {number}b {number}o {number}a {number}g" for number in range(1, 12)]
    state = rounds(referee(6), f"{names[0]} > 0", *names[1:])
    standing = book(state).standing
    assert standing.deck == 0
    assert sum(snub.virtual for snub in standing.snubs) > 0


def test_k25_a_penalty_card_is_counted_but_not_known():
    """Whatever was drawn face down, every card that was not entered may still be."""
    state = rounds(referee(), "1r 5y 12a > 0 1", "2r 6y 12r")
    assert book(state).standing.deck == 39 - 1
    state = after(state, RoundDone(A))
    free = set(PEOPLE) - set(cards("1r 5y 12a 2r 6y 12r"))
    assert all(refused(state, EnterCard(A, person)) is None for person in free)


def test_k15_the_referee_scores_by_itself_after_round_eleven():
    state = a_set(referee())
    step = box.play(state, RoundDone(B))
    assert step.sealed
    assert step.events[-1] == SetEnded(1, (171, 66, 171), (171, 66, 171))
    assert step.state.phase is Phase.SCORED
    state, events = told(step.state, Next(A))
    assert events == [SetBegan(2), RoundBegan(2, 1)]
    assert book(state).used == frozenset()


def test_k17_in_the_german_edition_every_set_has_new_starters():
    """Green starters block green; red goes wherever it still can."""
    state = rounds(german("12g 11b"), f"{ELEVEN[0]} > 0", *ELEVEN[1:10], "12r 12y 12b")
    state = after(state, RoundDone(A))
    state, events = told(state, Next(A))
    assert events == [SetBegan(2)]
    assert state.phase is Phase.STARTERS
    assert book(state).starters == (None, None)
    assert len(list(box.legal(state, A))) == 2 * len(PEOPLE)
