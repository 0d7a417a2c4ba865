"""Beside the box on the light help level: rounds, clean-up cards, counted rolls and points."""

import pytest

from app.games.game import Over, Result, Seat, Setup, Shuffled, Waiting
from app.games.lokus.box import game as box
from app.games.lokus.box.game import (
    ChangeTable,
    CleanUp,
    EnterCard,
    Next,
    Phase,
    RoundDone,
    Score,
    SetCleanUps,
    SetRolls,
    State,
    Tally,
)
from app.games.lokus.box.moves import (
    CleanUpNoted,
    CleanUpsCorrected,
    CountingBegan,
    RollsSet,
    ScoreWithdrawn,
)
from app.games.lokus.cards import PEOPLE
from app.games.lokus.events import GameEnded, RoundBegan, RoundEnded, SetBegan, SetEnded, SetScored

A, B, C = Seat(0), Seat(1), Seat(2)


def table(seats: int = 3, first: int = 0, **options: object) -> State:
    return box.start(Setup(seats, Seat(first), box.Options(**options)))


def after(state: State, *moves: object) -> State:
    for move in moves:
        state = box.play(state, move).state
    return state


def told(state: State, *moves: object) -> list[object]:
    *before, last = moves
    return list(box.play(after(state, *before), last).events)


def refused(state: State, move: object) -> tuple[str, str] | None:
    refusal = box.refusal(state, move)
    return None if refusal is None else (refusal.rule, refusal.key)


def counting(seats: int = 3, **options: object) -> State:
    return after(table(seats, **options), *[RoundDone(A)] * 11)


def rolled(state: State, *rolls: int) -> State:
    return after(state, *(SetRolls(Seat(seat), count) for seat, count in enumerate(rolls)))


# ---------------------------------------------------------------- rounds


def test_k5_the_star_counts_eleven_rounds_whoever_presses_it():
    state = table()
    assert (state.set, state.round) == (1, 1)
    assert told(state, RoundDone(B)) == [RoundEnded(1, 1), RoundBegan(1, 2)]
    state = after(state, *[RoundDone(B)] * 10)
    assert state.round == 11
    assert told(state, RoundDone(C)) == [RoundEnded(1, 11), CountingBegan(1)]
    assert after(state, RoundDone(C)).phase is Phase.COUNTING


def test_k22_nobody_in_particular_is_awaited_in_a_round():
    assert box.turn(table(first=1)) == Waiting((B, C, A))


def test_k13_a_clean_up_is_noted_for_its_player():
    state = table()
    assert told(state, CleanUp(B), CleanUp(B)) == [CleanUpNoted(B, 2)]
    assert after(state, CleanUp(B), RoundDone(A), CleanUp(A)).tallies == (Tally(None, 1), Tally(None, 1), Tally())


def test_k14_there_are_five_clean_up_cards():
    state = after(table(), CleanUp(A), CleanUp(A), CleanUp(B), CleanUp(B), CleanUp(C))
    assert refused(state, CleanUp(A)) == ("K14", "clean_ups")
    assert refused(state, SetCleanUps(C, 2)) == ("K14", "clean_ups")
    assert refused(state, SetCleanUps(C, -1)) == ("K14", "clean_ups")
    assert refused(state, SetCleanUps(A, 0)) is None


def test_k24_the_number_of_clean_ups_can_be_put_right():
    state = after(table(), CleanUp(A))
    assert told(state, SetCleanUps(A, 0)) == [CleanUpsCorrected(A, 1, 0)]
    assert refused(state, SetCleanUps(A, 1)) == ("K23", "same_clean_ups")


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Score(A), ("K15", "not_counting_yet")),
        (SetRolls(A, 3), ("K15", "not_counting_yet")),
        (Next(A), ("K5", "set_not_scored")),
        (EnterCard(A, PEOPLE[0]), ("K22", "no_referee")),
        (RoundDone(Seat(3)), ("K1", "no_such_seat")),
        (Shuffled((0,)), ("K2", "no_such_chance")),
    ],
)
def test_k22_what_cannot_be_done_in_a_light_round(move, why):
    assert refused(table(), move) == why


# ---------------------------------------------------------------- counting


def test_k15_rolls_are_entered_before_the_set_is_scored():
    state = counting()
    assert box.turn(state) == Waiting((A, B, C))
    assert told(state, SetRolls(B, 7)) == [RollsSet(B, None, 7)]
    state = after(state, SetRolls(B, 7))
    assert box.turn(state) == Waiting((A, C), settled=(B,))
    assert refused(state, Score(A)) == ("K15", "rolls_missing")
    state = after(state, SetRolls(A, 1), SetRolls(C, 0))
    assert box.turn(state) == Waiting((A, B, C))
    assert refused(state, Score(C)) is None


@pytest.mark.parametrize("rolls", [-1, 73])
def test_k24_rolls_are_people(rolls):
    assert refused(counting(), SetRolls(A, rolls)) == ("K15", "rolls")


def test_k23_the_same_rolls_again_are_refused():
    state = after(counting(), SetRolls(A, 7))
    assert refused(state, SetRolls(A, 7)) == ("K23", "same_rolls")
    assert told(state, SetRolls(A, 8)) == [RollsSet(A, 7, 8)]


def test_k15_k16_the_set_is_scored_from_rolls_clean_ups_and_table():
    state = after(rolled(counting(), 10, 4, 20), SetCleanUps(A, 1), CleanUp(C), CleanUp(C), CleanUp(C))
    step = box.play(state, Score(B))
    assert step.sealed
    assert list(step.events) == [
        SetScored(1, A, rolls=10, clean_ups=1, counted=9, points=45, total=45),
        SetScored(1, B, rolls=4, clean_ups=0, counted=4, points=10, total=10),
        SetScored(1, C, rolls=20, clean_ups=3, counted=0, points=0, total=0),
        SetEnded(1, (45, 10, 0), (45, 10, 0)),
    ]
    assert box.score(step.state).totals == (45, 10, 0)
    assert refused(step.state, Score(A)) == ("K15", "scored_already")
    assert refused(step.state, RoundDone(A)) == ("K5", "no_round_now")
    assert refused(step.state, CleanUp(A)) == ("K13", "no_round_now")


def test_k21_a_number_put_right_takes_the_score_back_until_it_is_scored_again():
    state = after(rolled(counting(), 10, 4, 20), Score(A))
    assert told(state, SetRolls(A, 9)) == [ScoreWithdrawn(1), RollsSet(A, 10, 9)]
    state = after(state, SetRolls(A, 9))
    assert state.phase is Phase.COUNTING
    assert box.score(state).totals == (0, 0, 0)
    assert box.score(after(state, Score(A))).totals[0] == 45


def test_k16_the_table_can_be_put_right_and_finished_sets_follow():
    state = after(rolled(counting(), 2, 1, 0), Score(A), ChangeTable(B, (0, 5, 9)))
    assert box.score(state).totals == (9, 5, 0)
    assert refused(state, ChangeTable(B, ())) == ("K16", "table_rows")


def test_k17_the_next_set_begins_with_nothing():
    state = after(rolled(counting(), 2, 1, 0), SetCleanUps(A, 1), Score(A))
    assert told(state, Next(C)) == [SetBegan(2), RoundBegan(2, 1)]
    state = after(state, Next(C))
    assert state.tallies == (Tally(),) * 3
    assert (state.set, state.round, state.phase) == (2, 1, Phase.ROUND)


def test_k18_three_sets_decide():
    state = table(2)
    for rolls in ((3, 1), (3, 1), (0, 3)):
        state = after(rolled(after(state, *[RoundDone(A)] * 11), *rolls), Score(A))
        events = told(state, Next(A))
        state = after(state, Next(A))
    assert box.turn(state) == Over(Result((2, 1)))
    assert events == [GameEnded((12, 8), (2, 1))]
    assert refused(state, RoundDone(A)) == ("K18", "game_over")


def test_k31_a_game_is_not_set_up_with_a_table_that_is_none():
    with pytest.raises(ValueError, match="table_rows"):
        table(table=())
