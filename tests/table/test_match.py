"""A match over a toy game: moving, chance, the end, the clock and coming back."""

import dataclasses

import pytest
from match_kit import Notebook, again
from table_toys import TOY, Add, Done, Draw, Hide, Riffle, Throw, players, setup

from app.games.game import IllegalMove, Refusal, Roll, Rolled, Seat, Setup, Shuffled
from app.table.match.dealer import Dealer
from app.table.match.journal import Kind, Status
from app.table.match.match import Match, Played, Refused
from app.table.match.refusals import MatchRefusal
from app.table.match.take_back import NeedsConsent, NothingToTakeBack

A, B = Seat(0), Seat(1)


# ---------------------------------------------------------------- beginning and moving


def test_the_first_shuffle_is_made_and_written(match, notebook):
    assert match.acting == (A,)
    assert [entry.kind for entry in notebook.entries] == [Kind.CHANCE]


def test_the_same_code_deals_the_same_cards(match, clock):
    twin = Match.begun(TOY, players(2), setup(), 5, Notebook(), clock)
    other = Match.begun(TOY, players(2), setup(), 6, Notebook(), clock)
    assert twin.state == match.state != other.state


def test_typed_rolls_do_not_change_later_shuffles(match, clock):
    """Rolling once more with a real die leaves the cards of the code as they are."""
    twin = Match.begun(TOY, players(2), setup(), 5, Notebook(), clock)
    twin.submit(Throw(A))
    twin.submit(Rolled(6, "typed"))
    for each in (match, twin):
        each.submit(Riffle(A))
    assert twin.state.deck == match.state.deck


@pytest.mark.parametrize("seats", [0, 5])
def test_a_number_of_seats_the_game_does_not_know_is_a_bug(seats, clock):
    with pytest.raises(ValueError, match=f"not {seats} seats"):
        Match.begun(TOY, (), Setup(seats, A, setup().options), 5, Notebook(), clock)


def test_a_move_gives_its_events_and_the_next_version(match):
    version = match.version
    (event,) = match.submit(Add(A, 2))
    assert event.what == "Add(seat=0, points=2)"
    assert match.version == version + 1


def test_a_refused_move_is_a_bug_and_changes_nothing(match, notebook):
    before = (match.state, match.version, len(notebook.entries))
    assert match.refusal(Add(B, 1)).rule == "T4"
    with pytest.raises(IllegalMove, match="T4"):
        match.submit(Add(B, 1))
    assert (match.state, match.version, len(notebook.entries)) == before


def test_a_shuffle_is_written_together_with_its_move(match, notebook):
    writes = len(notebook.statuses)
    events = match.submit(Riffle(A))
    assert len(events) == 2
    assert len(notebook.statuses) == writes + 1
    assert [entry.kind for entry in notebook.entries[-2:]] == [Kind.MOVE, Kind.CHANCE]


def test_a_move_that_cannot_be_written_is_not_played(match, notebook):
    before = match.state
    notebook.is_full = True
    with pytest.raises(OSError, match="no room"):
        match.submit(Riffle(A))
    assert match.state == before
    notebook.is_full = False
    match.submit(Riffle(A))
    assert [entry.n for entry in notebook.entries] == [1, 2, 3]


def test_a_wish_comes_true_or_says_why_not(match, notebook):
    assert match.wish(Add(A, 2)) == Played(match.log[-1].events)
    written = len(notebook.entries)
    refused = match.wish(Add(B, 1))
    assert (refused.refusal.rule, len(notebook.entries)) == ("T4", written)
    assert match.wish(Rolled(4)) == Refused(MatchRefusal("table", "no-roll-awaited"))
    match.stop()
    assert match.wish(Add(A, 1)) == Refused(MatchRefusal("table", "match-stopped"))


def test_a_wish_is_judged_once(notebook, clock):
    """The rules judge a move as they play it; asking them before would be a second time, and may differ one day."""
    asked = []
    game = dataclasses.replace(TOY, refusal=lambda state, move: asked.append(move) or TOY.refusal(state, move))
    match = Match.begun(game, players(2), setup(), 5, notebook, clock)
    for move in (Add(A, 2), Add(B, 1), Throw(A), Rolled(3, "typed")):
        match.wish(move)
    match.correct(4)
    assert asked == []


def test_a_shuffle_of_our_own_that_the_rules_refuse_is_a_bug(notebook, clock):
    def play(state, move):
        if isinstance(move, Shuffled):
            raise IllegalMove(move, Refusal("T9", "no-shuffle"))
        return TOY.play(state, move)

    match = Match.begun(TOY, players(2), setup(), 5, notebook, clock)
    match._dealer = Dealer(dataclasses.replace(TOY, play=play), 5, clock)
    with pytest.raises(IllegalMove, match="no-shuffle"):
        match.wish(Riffle(A))


def test_a_roll_waits_for_the_table(match):
    match.submit(Throw(A))
    assert match.awaiting == Roll(A)
    assert match.acting == (A,)
    match.submit(Rolled(4, "die"))
    assert match.awaiting is None
    assert match.log[-1].seat == A
    assert match.score().totals == (4, 0)


def test_a_roll_nobody_awaits_is_refused(match):
    with pytest.raises(IllegalMove, match="no-roll-awaited"):
        match.submit(Rolled(4))
    with pytest.raises(IllegalMove, match="no-roll-awaited"):
        match.submit(Shuffled((0,)))


def test_a_face_the_die_does_not_have_is_refused(match):
    match.submit(Throw(A))
    with pytest.raises(IllegalMove, match="T2"):
        match.submit(Rolled(7, "typed"))


def test_the_screen_rolls_the_same_as_often_as_it_is_asked(match):
    match.submit(Throw(A))
    assert match.luck() == match.luck()


def test_a_seat_sees_its_own_secret_only(match):
    match.submit(Hide(A, 3))
    assert match.view(A).hidden == (3, None)
    assert match.view(None).hidden == match.view(B).hidden == (-1, None)


# ---------------------------------------------------------------- the end


def finish(match: Match) -> None:
    while match.status == "open":
        match.submit(Done(match.acting[0]))


def test_the_rules_finish_a_match(match, notebook):
    finish(match)
    assert match.status == "finished"
    assert notebook.statuses[-1] is Status.FINISHED
    assert match.outcome().places == (1, 1)


def test_taking_the_last_move_back_opens_it_again(match, notebook):
    finish(match)
    assert match.take_back() == NeedsConsent(asked=A, by=B)
    match.undo(A)
    assert match.status == "open"
    assert notebook.statuses[-1] is Status.OPEN
    match.redo()
    assert notebook.statuses[-1] is Status.FINISHED


def test_a_stopped_match_can_only_be_looked_at(match, notebook):
    match.submit(Add(A, 2))
    match.stop()
    assert match.status == "stopped"
    assert (match.acting, list(match.legal(A)), match.can_redo) == ((), [], False)
    assert match.take_back() == NothingToTakeBack()
    with pytest.raises(IllegalMove, match="match-stopped"):
        match.submit(Add(A, 1))


# ---------------------------------------------------------------- the clock


def test_playing_time_counts_from_the_beginning(match, clock):
    clock.turn(30)
    assert match.played_seconds(clock.now()) == 30


def test_a_pause_does_not_count(match, clock):
    clock.turn(30)
    match.pause()
    clock.turn(60)
    match.resume_clock()
    clock.turn(5)
    assert match.played_seconds(clock.now()) == 35


def test_a_move_ends_a_pause(match, clock):
    match.pause()
    clock.turn(60)
    match.submit(Add(A, 1))
    clock.turn(5)
    assert match.played_seconds(clock.now()) == 5


def test_a_gap_of_more_than_ten_minutes_does_not_count(match, clock):
    clock.turn(30)
    match.submit(Add(A, 1))
    clock.turn(601)
    match.submit(Add(A, 1))
    assert match.played_seconds(clock.now()) == 30


def test_undo_and_redo_take_the_clock_with_them(match, clock):
    clock.turn(30)
    match.submit(Add(A, 1))
    clock.turn(50)
    match.submit(Add(A, 1))
    clock.turn(9)
    match.undo()
    assert match.played_seconds(clock.now()) == 30
    clock.turn(4)
    match.redo()
    assert match.played_seconds(clock.now()) == 80


def test_dates_before_the_build_are_marked(match, clock):
    clock.date = 1_000_000.0
    match.submit(Add(A, 1))
    assert [line.is_synced for line in match.log] == [True, False]


# ---------------------------------------------------------------- coming back


def shown(match: Match) -> tuple:
    return (match.state, match.turn, match.version, match.log, match.status, match.take_back(), match.can_redo)


def test_a_match_comes_back_as_it_was(match, notebook, clock):
    for move in (Add(A, 1), Draw(A), Riffle(A), Throw(A)):
        match.submit(move)
    match.submit(Rolled(2, "die"))
    match.submit(Hide(A, 1))
    match.undo()
    match.undo(B)
    assert shown(again(notebook, clock)) == shown(match)
    match.redo()
    assert shown(again(notebook, clock)) == shown(match)


def test_the_time_without_power_does_not_count(match, notebook, clock):
    clock.turn(30)
    match.submit(Add(A, 1))
    clock.turn(100)
    back = again(notebook, clock)
    clock.turn(3)
    assert back.played_seconds(clock.now()) == 33


def test_a_pause_survives(match, notebook, clock):
    match.pause()
    assert again(notebook, clock).is_paused


def test_a_lost_shuffle_is_made_again(match, notebook, clock):
    """A salvaged journal may end between a move and its shuffle: the code gives the same order."""
    match.submit(Riffle(A))
    notebook.entries.pop()
    assert again(notebook, clock).state == match.state


def test_an_undo_that_does_not_fit_is_refused(match, notebook, clock):
    match.submit(Add(A, 1))
    match.undo()
    del notebook.entries[1]
    with pytest.raises(ValueError, match="no unit that can be taken back"):
        again(notebook, clock)
