"""Putting the referee's book right: the set is reckoned anew, and what is missing then is asked for (K21)."""

import random

import msgspec
import pytest
from lokus_referee import (
    after,
    book,
    card,
    entered,
    german,
    lines,
    referee,
    refused,
    rolls,
    rounds,
    told,
)

from app.games.game import Over, Seat, Setup, Waiting
from app.games.lokus import PEOPLE, Card, Edition
from app.games.lokus import beside_box as box
from app.games.lokus.beside_box import (
    Choice,
    ChooseLine,
    Correct,
    CorrectStarter,
    EnterCard,
    Next,
    Phase,
    Rechoose,
    RoundDone,
)
from app.games.lokus.book import reckoned
from app.games.lokus.box_moves import (
    ChoiceCorrected,
    ChoiceMissing,
    EntryCorrected,
    Reckoned,
    ScoreWithdrawn,
    StarterCorrected,
)
from app.games.lokus.events import Role, SetEnded
from app.games.lokus.standing import ROUNDS

A, B, C = Seat(0), Seat(1), Seat(2)


def test_k21_a_card_put_right_changes_the_lines_as_if_it_had_been_so():
    wrong = rounds(referee(), "1r 5y 12a > 0 1", "3g 4o 11b > 0 1")
    right = rounds(referee(), "1y 5y 12a > 0 1", "3g 4o 11b > 0 1")
    state, events = told(wrong, Correct(A, 1, card("1y")))
    assert state == right
    assert events == [EntryCorrected(A, 1, card("1r"), card("1y")), Reckoned((0, 2, 0), (0, 0, 0))]


def test_k21_who_places_can_change():
    """The yellow 5 was a 1: now the middle seat is the lowest, and tells its line."""
    state = rounds(referee(), "2r 5y 12a > 0 1")
    state, events = told(state, Correct(B, 1, card("1y")))
    assert events[1] == ChoiceMissing(B, 1, Role.LOWEST, card("1y"))
    assert state.phase is Phase.LINE
    assert box.turn(state) == Waiting((B,), settled=(A, C))
    state = after(state, ChooseLine(B, 0))
    assert lines(state) == ("1y", "12a")  # what the highest told still counts
    assert state == rounds(referee(), "2r 1y 12a > 0 1")


def test_k21_a_choice_counts_only_for_the_seat_that_told_it():
    state = rounds(referee(), "2r 5y 12a > 0 1")
    state = after(state, Correct(B, 1, card("1y")), ChooseLine(B, 1))
    assert book(state).rounds[0].lowest == Choice(B, 1)


def test_k21_a_choice_that_is_no_longer_asked_for_is_forgotten():
    """In the second round the highest chose; with another colour only one line accepts it."""
    state = rounds(referee(), "1r 5y 12a > 0 1", "3g 4o 11b > 0 0")
    assert book(state).rounds[1].highest == Choice(C, 0)
    state = after(state, Correct(C, 2, card("11a")))
    assert book(state).rounds[1].highest is None
    assert lines(state) == ("1r 3g 11a", "12a")


def test_k21_a_choice_newly_needed_is_asked_for_with_its_round():
    state = rounds(referee(), "1r 5y 12a > 0 1", "3r 4o 11b > 0", "6y 7g 8o > 0 1")
    assert lines(state)[1] == "12a 3r 8o"
    state, events = told(state, Correct(A, 2, card("3g")))
    assert events[-1] == ChoiceMissing(A, 2, Role.LOWEST, card("3g"))
    assert book(state).asked.round == 2
    state, events = told(state, ChooseLine(A, 0))
    assert events == [ChoiceCorrected(A, 2, None, 0), Reckoned(rolls(state), (0, 0, 0))]
    assert state.phase is Phase.SHOWN


def test_k21_a_choice_can_be_put_right():
    state = rounds(referee(), "1r 5y 12a > 0 1", "3r 4o 11b > 0")
    state, events = told(state, Rechoose(A, 1, 1))
    assert events == [ChoiceCorrected(A, 1, 0, 1), Reckoned(rolls(state), (0, 0, 0))]
    assert lines(state) == ("3r 11b", "1r 12a")
    assert book(state).rounds[1].lowest is None  # red is blocked on the other side now


def test_k21_an_entry_of_the_running_round_can_be_put_right():
    state = after(referee(), EnterCard(A, card("1r")))
    state, events = told(state, Correct(A, 1, card("2r")))
    assert events[0] == EntryCorrected(A, 1, card("1r"), card("2r"))
    assert state == after(referee(), EnterCard(A, card("2r")))


def test_k21_two_cards_that_were_mixed_up_change_places():
    state = rounds(referee(), "1r 5y 12a > 0 1", "3g 4o 11b > 0 1")
    state = after(state, Correct(B, 1, card("4o")))
    assert [each.cards[1] for each in book(state).rounds] == [card("4o"), card("5y")]
    state = entered(referee(), "5y 1r 12a")
    state = after(state, Correct(A, 1, card("1r")))
    assert book(state).rounds[0].cards == (card("1r"), card("5y"), card("12a"))
    assert book(state).asked.seat == A


def test_k21_an_exchange_is_refused_until_the_table_agrees_and_names_who_and_which_round():
    """Ben played red 2 in round 1; in round 2 his green 6 is to become a red 2."""
    state = rounds(referee(), "1y 2r 12a > 0 1", "5b 6g 11o > 0 1")
    refusal = box.refusal(state, Correct(B, 2, card("2r"), exchange=False))
    assert (refusal.rule, refusal.key) == ("K2", "card_used")
    assert refusal.values == {"card": "red-2", "round": 1, "seat": B}
    assert refused(state, Correct(B, 2, card("3g"), exchange=False)) is None


def test_k21_an_exchange_tells_both_entries():
    state = rounds(referee(), "1y 2r 12a > 0 1", "5b 6g 11o > 0 1")
    state, events = told(state, Correct(B, 2, card("2r")))
    assert events[:2] == [
        EntryCorrected(B, 2, card("6g"), card("2r")),
        EntryCorrected(B, 1, card("2r"), card("6g")),
    ]
    assert [each.cards[B] for each in book(state).rounds] == [card("6g"), card("2r")]


def test_k21_an_exchange_with_a_starter_tells_both_and_is_asked_both_ways():
    state = rounds(german("1r 2b"), "3r 5y 12a > 1")
    opened = box.refusal(state, Correct(B, 1, card("2b"), exchange=False))
    assert (opened.key, opened.values) == ("card_opened", {"card": "blue-2", "line": 2})
    assert refused(state, CorrectStarter(A, 1, card("5y"), exchange=False)) == ("K2", "card_used")
    assert told(state, Correct(B, 1, card("2b")))[1][:2] == [
        EntryCorrected(B, 1, card("5y"), card("2b")),
        StarterCorrected(1, card("2b"), card("5y")),
    ]


def test_k2_a_card_that_is_used_is_refused_with_the_place_it_was_entered_at():
    state = after(rounds(referee(), "1y 2r 12a > 0 1"), RoundDone(A), EnterCard(A, card("7g")))
    assert box.refusal(state, EnterCard(B, card("12a"))).values == {"card": "gray-12", "round": 1, "seat": C}
    assert box.refusal(state, EnterCard(B, card("7g"))).values == {"card": "green-7", "round": 2, "seat": A}


def test_k21_a_record_that_says_nothing_of_an_exchange_is_played_as_it_was():
    assert msgspec.json.decode(
        b'{"type":"Correct","seat":1,"round":2,"card":{"number":2,"colour":"red"}}', type=Correct
    ).exchange


def test_k21_a_starter_can_be_put_right_and_exchanged_with_a_card():
    state = rounds(german("1r 2b"), "3r 5y 12a > 1")
    assert lines(state) == ("1r", "2b 3r 12a")
    state, events = told(state, CorrectStarter(A, 0, card("5y")))
    assert events[0] == StarterCorrected(0, card("1r"), card("5y"))
    assert book(state).starters[0] == card("5y")
    assert book(state).rounds[0].cards[1] == card("1r")
    assert book(state).asked == box.Asked(1, Role.LOWEST, B, card("1r"))


def test_k21_one_starter_can_be_put_right_before_the_other_is_entered():
    state = after(referee(edition=Edition.GERMAN), box.EnterStarter(A, 0, card("1r")))
    state = after(state, CorrectStarter(B, 0, card("2r")))
    assert state.phase is Phase.STARTERS
    assert book(state).starters == (card("2r"), None)


def test_k21_while_a_round_is_entered_an_earlier_one_can_be_put_right():
    state = after(rounds(referee(), "2r 5y 12a > 0 1"), RoundDone(A), EnterCard(A, card("3g")))
    state = after(state, Correct(B, 1, card("1y")))
    assert state.phase is Phase.LINE
    assert refused(state, EnterCard(B, card("4o"))) == ("K5", "no_entry_now")
    state = after(state, ChooseLine(B, 0))
    assert state.phase is Phase.ROUND
    assert book(state).entries == (card("3g"), None, None)


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Correct(A, 2, card("9g")), ("K21", "nothing_entered")),
        (Correct(A, 0, card("9g")), ("K21", "nothing_entered")),
        (Correct(A, -1, card("9g")), ("K21", "nothing_entered")),
        (Correct(A, 1, card("1r")), ("K23", "same_card")),
        (Correct(A, 1, Card(13, PEOPLE[0].colour)), ("K2", "no_such_card")),
        (CorrectStarter(A, 0, card("9g")), ("K21", "nothing_entered")),
        (Rechoose(B, 1, 0), ("K21", "nothing_chosen")),
        (Rechoose(A, 2, 0), ("K21", "nothing_chosen")),
        (Rechoose(A, 1, 0), ("K23", "same_line")),
        (Rechoose(A, 1, 2), ("K8", "no_such_line")),
    ],
)
def test_k21_k23_what_cannot_be_put_right(move, why):
    assert refused(rounds(referee(), "1r 5y 12a > 0 1"), move) == why


ELEVEN = tuple(f"{number}r {number}y {number}g" for number in range(1, 12))


def test_k21_a_scored_set_is_scored_again():
    state = rounds(referee(), f"{ELEVEN[0]} > 0", *ELEVEN[1:])
    state = after(state, RoundDone(A))
    assert state.phase is Phase.SCORED
    state, events = told(state, Correct(B, 11, card("12a")))
    assert events[:2] == [ScoreWithdrawn(1), EntryCorrected(B, 11, card("11y"), card("12a"))]
    assert state.phase is Phase.LINE
    assert box.score(state).totals == (0, 0, 0)
    state = after(state, ChooseLine(B, 0))
    step = box.play(state, RoundDone(A))
    assert isinstance(step.events[-1], SetEnded)
    assert rolls(step.state) == (18, 10, 17)


def test_k21_a_set_that_is_over_is_closed():
    state = rounds(referee(), f"{ELEVEN[0]} > 0", *ELEVEN[1:])
    state = after(state, RoundDone(A), Next(A))
    assert refused(state, Correct(A, 1, card("12a"))) == ("K21", "nothing_entered")


# ---------------------------------------------------------------- any order of corrections


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_k21_the_book_is_what_was_told_in_any_order(seats, edition):
    """Random sets, full of corrections: the table always is what following the whole book gives."""
    luck = random.Random(seats)  # noqa: S311  luck, not secrets
    options = box.Options(help=box.Help.REFEREE, edition=edition)
    state, corrections = box.start(Setup(seats, A, options)), 0
    while not isinstance(box.turn(state), Over):
        seat = luck.choice(range(seats))
        moves = [*box.legal(state, Seat(seat)), *random_corrections(state, seat, luck)]
        if not moves:
            continue
        move = luck.choice(moves) if luck.random() < 0.3 else moves[0]
        if box.refusal(state, move):
            continue
        corrections += isinstance(move, Correct | CorrectStarter | Rechoose)
        state = box.play(state, move).state
        assert reckoned(book(state), edition) == book(state)
        cards = [person for each in book(state).rounds for person in each.cards]
        assert len(cards) == len(set(cards))
        if state.phase is Phase.SCORED:
            assert len(book(state).rounds) == ROUNDS
    assert corrections > 30


def random_corrections(state, seat, luck):
    """Return one correction of anything; it may be refused."""
    number, person = luck.randint(1, ROUNDS), luck.choice(PEOPLE)
    return [
        luck.choice(
            [
                Correct(Seat(seat), number, person),
                CorrectStarter(Seat(seat), luck.randint(0, 1), person),
                Rechoose(Seat(seat), number, luck.randint(0, 1)),
            ]
        )
    ]
