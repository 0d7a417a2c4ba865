"""A match over a toy game: what is taken back, by whom, and with whose consent."""

import pytest
from match_kit import alone
from table_toys import Add, Done, Draw, Riffle, Throw

from app.games.game import Roll, Rolled, Seat
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack

A, B = Seat(0), Seat(1)


# ---------------------------------------------------------------- taking back


def test_nothing_can_be_taken_back_at_the_start(match):
    assert match.take_back() == NothingToTakeBack()
    assert match.undo() is None


def test_inside_a_turn_taking_back_is_free(match):
    before = match.state
    match.submit(Add(A, 2))
    assert match.take_back() == Free(A)
    assert [event.what for event in match.undo()] == ["Add(seat=0, points=2)"]
    assert match.state == before


def test_a_reveal_needs_the_next_player(match):
    match.submit(Draw(A))
    assert match.take_back() == NeedsConsent(asked=B, by=A)


def test_a_turn_handed_over_needs_the_one_whose_turn_it_is(match):
    match.submit(Done(A))
    assert match.take_back() == NeedsConsent(asked=B, by=A)
    match.submit(Done(B))
    assert match.take_back() == NeedsConsent(asked=A, by=B)


def test_without_consent_nothing_happens(match, notebook):
    match.submit(Draw(A))
    before = (match.state, match.version, len(notebook.entries))
    assert match.undo() is None
    assert match.undo(A) is None
    assert (match.state, match.version, len(notebook.entries)) == before


def test_consent_is_written_and_shows_in_the_log(match, notebook):
    match.submit(Draw(A))
    assert match.undo(B) is not None
    assert notebook.entries[-1].allowed_by == B
    assert (match.log[-1].taken_back, match.log[-1].allowed_by) == (True, B)


def test_chance_goes_with_the_move_that_caused_it(match):
    before = match.state
    match.submit(Riffle(A))
    after = match.state
    assert match.take_back() == NeedsConsent(asked=B, by=A)
    match.undo(B)
    assert match.state == before
    match.redo()
    assert match.state == after


def test_a_roll_comes_back_as_it_fell(match):
    match.submit(Throw(A))
    match.submit(Rolled(4, "die"))
    after = match.state
    match.undo(B)
    assert match.awaiting == Roll(A)
    match.redo()
    assert match.state == after
    assert match.log[-1].move == Rolled(4, "die")


def test_who_sits_alone_is_free(notebook, clock):
    match = alone(notebook, clock)
    match.submit(Draw(A))
    assert match.take_back() == Free(A)


def test_a_new_move_ends_redo(match):
    match.submit(Add(A, 2))
    match.undo()
    assert match.can_redo
    match.submit(Add(A, 1))
    assert not match.can_redo
    assert match.redo() is None


def test_taken_back_moves_stay_in_the_log(match):
    match.submit(Add(A, 2))
    match.undo()
    match.submit(Add(A, 1))
    assert [(line.move, line.taken_back) for line in match.log[1:]] == [(Add(A, 2), True), (Add(A, 1), False)]


def test_redo_takes_the_mark_off_again(match):
    match.submit(Draw(A))
    match.undo(B)
    match.redo()
    assert (match.log[-1].taken_back, match.log[-1].allowed_by) == (False, None)


def test_a_log_screen_can_look_at_every_state(match):
    states = {0: match.state_at(0), 1: match.state}
    for points in (1, 2, 1):
        match.submit(Add(A, points))
        states[match.log[-1].n] = match.state
    match.undo()
    assert {n: match.state_at(n) for n in states} == states
    assert match.view_at(1, None).deck == (-1,) * 8
    with pytest.raises(KeyError):
        match.state_at(99)
