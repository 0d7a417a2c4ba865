"""A face that was touched wrongly: what is put right, what stays, and what is refused."""

import pytest
from table_toys import TOY, Add, Done, Draw, HandClock, Riffle, Throw, players, setup
from test_match import Notebook, again

from app.games.game import IllegalMove, Roll, Rolled, Seat
from app.table.match.journal import Kind
from app.table.match.match import Match
from app.table.match.put_right import WrongRoll
from app.table.match.take_back import Free, NeedsConsent

A, B = Seat(0), Seat(1)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def match(notebook, clock) -> Match:
    return Match.begun(TOY, players(2), setup(), 5, notebook, clock)


def thrown(match, source="typed", *after):
    """Roll 3, and play on."""
    match.submit(Throw(A))
    match.submit(Rolled(3, source))
    for move in after:
        match.submit(move)


@pytest.mark.parametrize("source", ["typed", "die", "corrected"])
def test_a_face_is_put_right_and_what_was_played_since_stays(match, notebook, clock, source):
    thrown(match, source, Add(A, 2))
    assert match.wrong_roll() == WrongRoll(A, 3, 6, is_last=False)
    match.correct(5)
    assert match.score().totals == (7, 0)
    assert again(notebook, clock).state == match.state
    assert match.undo() is not None
    assert match.score().totals == (5, 0)
    assert match.wrong_roll() == WrongRoll(A, 5, 6, is_last=True)


def test_the_log_keeps_the_wrong_face_and_marks_the_right_one(match):
    thrown(match)
    match.correct(5)
    wrong, right = match.log[-2:]
    assert (wrong.move, wrong.taken_back) == (Rolled(3, "typed"), True)
    assert (right.move, right.seat, right.taken_back) == (Rolled(5, "corrected"), A, False)


def test_a_correction_is_written_in_one_breath(match, notebook):
    thrown(match, "typed", Add(A, 2))
    writes, state = len(notebook.statuses), match.state
    notebook.is_full = True
    with pytest.raises(OSError, match="no room"):
        match.correct(5)
    assert match.state == state
    notebook.is_full = False
    match.correct(5)
    assert len(notebook.statuses) == writes + 1
    assert [entry.kind for entry in notebook.entries[-3:]] == [Kind.UNDO, Kind.CHANCE, Kind.MOVE]


def test_the_cards_stay_the_same_after_a_correction(match):
    thrown(match, "typed", Riffle(A))
    deck = match.state.deck
    match.correct(5)
    assert match.state.deck == deck


@pytest.mark.parametrize(("source", "after"), [("screen", ()), ("typed", (Draw(A),)), ("typed", (Done(A),))])
def test_what_is_not_put_right(match, source, after):
    """The screen rolls no wrong face; what was turned up or handed over since is taken back instead."""
    thrown(match, source, *after)
    assert match.wrong_roll() is None


def test_a_face_that_does_not_fit_is_refused_with_the_reason(match):
    thrown(match)
    assert match.correction_refusal(7).key == "no-face"
    assert match.correction_refusal(5) is None
    with pytest.raises(IllegalMove, match="T2"):
        match.correct(7)


def test_a_match_that_was_stopped_has_nothing_to_put_right(match):
    thrown(match)
    match.stop()
    assert match.wrong_roll() is None


# ---------------------------------------------------------------- the roll as an act of its own


def test_a_roll_is_taken_back_by_itself_and_the_seat_after_the_roller_is_asked(match):
    """Not the one who rolled, about somebody else's turn."""
    match.submit(Done(A))
    match.submit(Throw(B))
    match.submit(Rolled(4, "typed"))
    assert match.take_back() == NeedsConsent(asked=A, by=B)
    match.undo(A)
    assert match.awaiting == Roll(B)
    assert match.take_back() == Free(B)
    match.undo()
    assert match.take_back() == NeedsConsent(asked=B, by=A)


def test_what_would_be_undone_is_told(match):
    match.submit(Riffle(A))
    assert [event.what[:6] for event in match.undoable] == ["Riffle", "Shuffl"]
