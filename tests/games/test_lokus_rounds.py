"""A round on this screen, from the first lock to the last roll, and every reason why not."""

import pytest
from lokus_screen import (
    after,
    card,
    cards,
    facts,
    locked,
    people,
    played_round,
    refused,
    revealed,
    snub,
    table,
    to_round,
    told,
    unlock,
    with_cards,
    with_deck,
    with_lines,
)

from app.games.game import Seat, Setup, Shuffled, Waiting
from app.games.lokus import PEOPLE, Edition
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
    StarterPlaced,
)
from app.games.lokus.lines import Block
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen import game as screen
from app.games.lokus.screen.moves import AllLocked, CardLocked, CardsRevealed, CardUnlocked, LastCardsLocked, Lock
from app.games.lokus.screen.state import Phase

A, B, C = Seat(0), Seat(1), Seat(2)

# ---------------------------------------------------------------- setup


def test_k4_as_in_the_rulebook_lines_start_empty():
    assert table(3).standing.lines == ((), ())


def test_k4_in_the_german_edition_each_line_starts_with_a_person_from_the_deck():
    state = table(6, edition=Edition.GERMAN)
    assert state.standing.lines == ((PEOPLE[66],), (PEOPLE[67],))
    assert state.standing.deck == len(state.deck) == 4
    state = table(2, edition=Edition.GERMAN)
    assert state.standing.deck == 48


def test_k4_the_starters_are_told():
    state = screen.start(Setup(3, A, screen.Options(edition=Edition.GERMAN)))
    events = screen.play(state, Shuffled(tuple(range(72)))).events
    assert [event for event in events if isinstance(event, StarterPlaced)] == [
        StarterPlaced(0, PEOPLE[33]),
        StarterPlaced(1, PEOPLE[34]),
    ]


# ---------------------------------------------------------------- choosing


def test_k5_everyone_is_awaited_until_they_lock():
    state = with_cards(table(3, first=1), "1r 2r 3r")
    assert screen.turn(state) == Waiting((B, C, A))
    state, events = told(state, Lock(C, card("3r")))
    assert events == [CardLocked(C)]
    assert screen.turn(state) == Waiting((B, A), settled=(C,))


def test_k5_when_all_have_locked_the_star_is_armed():
    state = locked(table(3, first=1), "1r 2r 3r")
    assert state.phase is Phase.ARMED
    assert screen.turn(state) == Waiting((B,))
    assert refused(state, screen.Reveal(A)) == ("K5", "not_holder")


def test_k5_all_cards_turn_up_together():
    state, events = revealed(table(3), "1r 5r 12a")
    assert events[0] == CardsRevealed(cards("1r 5r 12a"))
    assert state.cards == cards("1r 5r 12a")
    assert all(len(hand) == 10 for hand in state.hands)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Lock(A, card("12a")), ("K5", "not_in_hand")),
        (screen.Reveal(A), ("K5", "not_all_locked")),
        (ChooseLine(A, 0), ("K8", "no_choice_now")),
        (Next(A), ("K5", "round_not_over")),
        (unlock(0), ("K20", "not_locked")),
        (Lock(Seat(3), card("1r")), ("K1", "no_such_seat")),
    ],
)
def test_k5_what_cannot_be_done_while_choosing(move, why):
    assert refused(table(3), move) == why


def test_k5_what_cannot_be_done_before_the_deal_or_after_the_reveal():
    state = screen.start(Setup(3, A, screen.Options()))
    assert refused(state, Lock(A, card("1r"))) == ("K2", "shuffling")
    state, _ = revealed(table(3), "1r 5r 12a")
    assert refused(state, Lock(A, state.hands[0][0])) == ("K5", "no_lock_now")
    assert refused(state, screen.Reveal(A)) == ("K5", "revealed_already")
    assert refused(state, unlock(0)) == ("K20", "no_unlock_now")


def test_k20_a_locked_card_can_be_taken_back_until_all_have_locked():
    state = with_cards(table(3), "1r 2r 3r")
    state = after(state, Lock(A, card("1r")))
    state, events = told(state, unlock(0))
    assert events == [CardUnlocked(A)]
    assert state.waiting == (A, B, C)
    assert refused(locked(state, "1r 2r 3r"), unlock(0)) == ("K20", "all_locked")


def test_k29_a_locked_card_is_not_exchanged_but_unlocked_first():
    state = after(with_cards(table(3), "1r 2r 3r"), Lock(A, card("1r")))
    assert card("1r") in state.hands[0]
    assert refused(state, Lock(A, state.hands[0][1])) == ("K5", "locked_already")
    assert refused(after(state, unlock(0)), Lock(A, state.hands[0][1])) is None


# ---------------------------------------------------------------- placing


def test_k7_the_lowest_places_then_the_highest():
    state, events = revealed(table(3), "5r 1r 12a")
    assert state.phase is Phase.LOWEST
    assert facts(events) == ["CardsRevealed", "PlacerNamed", "LineAsked"]
    assert screen.turn(state) == Waiting((B,))
    state, events = told(state, ChooseLine(B, 1))
    assert state.phase is Phase.HIGHEST
    assert events == [
        CardPlaced(Role.LOWEST, B, card("1r"), 1, 0, (None, None)),
        PlacerNamed(Role.HIGHEST, C, card("12a")),
        LineAsked(Role.HIGHEST, C, card("12a")),
    ]
    state, events = told(state, ChooseLine(C, 1))
    assert events == [
        CardPlaced(Role.HIGHEST, C, card("12a"), 1, 1, (None, None)),
        CardSnubbed(A, card("5r"), 1),
        RoundEnded(1, 1),
    ]
    assert state.standing.lines == ((), cards("1r 12a"))


def test_k7_the_highest_is_tested_against_the_new_lines():
    """Red is free in both lines until the lowest stands in one of them."""
    state, _ = revealed(table(2), "1r 12r")
    state, events = told(state, ChooseLine(A, 0))
    assert events[2] == CardPlaced(Role.HIGHEST, B, card("12r"), 1, 0, (Block(0, card("1r"), None), None))
    assert not events[2].is_chosen
    assert state.phase is Phase.SHOWN


def test_k7_a_clean_up_is_finished_before_the_highest_is_tested():
    """The lowest cleans up line 0, whose red person is gone before the highest red comes."""
    state = with_lines(table(2), "3r 4y 5g 6b", "2o")
    state, events = revealed(state, "1o 12r")
    assert facts(events) == [
        "CardsRevealed",
        "PlacerNamed",
        "CardPlaced",
        "CleanedUp",
        "PlacerNamed",
        "LineAsked",
    ]
    state = after(state, ChooseLine(B, 0))
    assert state.standing.lines == (cards("1o 12r"), cards("2o"))


def test_k7_with_two_players_both_place_every_round():
    state = table(2)
    for _ in range(11):
        rolls, clean_ups, waiting = sum(state.standing.rolls), state.standing.clean_ups, in_line(state)
        state = played_round(state, line=state.round % 2)
        cleaned = clean_ups - state.standing.clean_ups
        placed = in_line(state) - waiting + 4 * cleaned
        blocked = (sum(state.standing.rolls) - rolls - 4 * cleaned) / 2
        assert placed + blocked == 2
        state = after(state, Next(A))
    assert state.phase is Phase.SCORED


def in_line(state) -> int:
    return sum(map(len, state.standing.lines))


def test_k8_where_one_line_accepts_the_game_acts_without_asking():
    state = with_lines(table(3), "1o", "12b")
    state, events = revealed(state, "1r 5r 12a")
    assert [event for event in events if isinstance(event, CardPlaced)] == [
        CardPlaced(Role.LOWEST, A, card("1r"), 1, 1, (Block(0, None, card("1o")), None)),
        CardPlaced(Role.HIGHEST, C, card("12a"), 0, 1, (None, Block(1, None, card("12b")))),
    ]
    assert state.phase is Phase.SHOWN


def test_k8_only_the_player_of_the_card_chooses_and_one_of_two_lines():
    state, _ = revealed(table(3), "5r 1r 12a")
    assert refused(state, ChooseLine(C, 0)) == ("K8", "not_your_card")
    assert refused(state, ChooseLine(B, 2)) == ("K8", "no_such_line")
    assert refused(state, ChooseLine(B, -1)) == ("K8", "no_such_line")
    assert list(screen.legal(state, B)) == [ChooseLine(B, 0), ChooseLine(B, 1)]


def test_k9_a_card_that_no_line_accepts_costs_two_rolls_and_the_other_still_plays():
    state = with_lines(table(3), "2r", "3r")
    top = state.deck[0]
    state, events = revealed(state, "1r 5y 12a")
    assert events[2:4] == [
        CardBlocked(Role.LOWEST, A, card("1r"), (Block(0, card("2r"), None), Block(1, card("3r"), None))),
        PenaltyTaken(A, is_virtual=False, deck=38, rolls=2),
    ]
    assert state.phase is Phase.HIGHEST
    assert screen.turn(state) == Waiting((C,))  # nobody moved up
    assert snub(state, 0).rolls == 2
    assert top in state.faces[0]
    assert top not in state.deck


def test_k9_both_placers_can_be_blocked():
    state = with_lines(table(3), "2r", "3r")
    state, events = revealed(state, "1r 5y 12r")
    assert facts(events).count("CardBlocked") == 2
    assert [snub(state, seat).rolls for seat in range(3)] == [2, 1, 2]
    assert state.standing.deck == 37


def test_k10_everyone_else_takes_exactly_one_roll():
    """Even cards that both lines would accept."""
    state, _ = revealed(table(5), "1r 5y 6g 7b 12a")
    state = after(state, ChooseLine(A, 0), ChooseLine(Seat(4), 0))
    assert [snub(state, seat).rolls for seat in range(5)] == [0, 1, 1, 1, 0]
    assert card("6g") in state.faces[2]


def test_k11_without_a_deck_a_penalty_is_a_virtual_roll():
    state = with_lines(with_deck(table(6), 1), "2r", "3r")
    state, events = revealed(state, "1r 5y 6y 7y 8y 12r")
    assert [event for event in events if isinstance(event, PenaltyTaken)] == [
        PenaltyTaken(A, is_virtual=False, deck=0, rolls=2),
        PenaltyTaken(Seat(5), is_virtual=True, deck=0, rolls=2),
    ]
    assert (snub(state, 5).cards, snub(state, 5).virtual, snub(state, 5).rolls) == (1, 1, 2)
    assert len(state.faces[5]) == 1


def test_k12_the_last_card_locks_itself_and_the_star_reveals():
    state = to_round(table(3), 10)
    state = played_round(state)
    last = [hand[0] for hand in state.hands]
    state, events = told(state, Next(A))
    assert events == [RoundBegan(1, 11), LastCardsLocked(), AllLocked()]
    assert state.phase is Phase.ARMED
    assert list(state.chosen) == last
    state = after(state, screen.Reveal(A))
    assert list(state.cards) == last


def test_k27_a_round_stays_until_the_star_holder_goes_on():
    state = played_round(table(3, first=2))
    assert screen.turn(state) == Waiting((C,))
    assert len(state.cards) == 3
    assert refused(state, Next(A)) == ("K5", "not_holder")
    state, events = told(state, Next(C))
    assert events == [RoundBegan(1, 2)]
    assert state.cards == ()
    assert screen.turn(state) == Waiting((C, A, B))


def test_k26_the_star_holder_is_the_first_of_the_setup_in_every_set():
    state = table(3, first=2)
    while state.set == 1:
        if state.phase is not Phase.SCORED:
            state = played_round(state)
        state = after(state, Next(C))
    assert state.holder == C
    assert state.waiting[0] == C


@pytest.mark.parametrize("edition", Edition)
def test_k2_k17_all_72_people_are_somewhere_all_the_time(edition):
    state = table(6, edition=edition)
    while state.set == 1:
        assert people(state) == list(PEOPLE)
        if state.phase is not Phase.SCORED:
            state = played_round(state, line=state.round % 2)
            assert people(state) == list(PEOPLE)
        state = after(state, Next(A))
    assert people(state) == list(PEOPLE)
