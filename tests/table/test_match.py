"""A match over a toy game: moving, chance, taking back, consent, the clock and the log."""

import dataclasses

import pytest
from table_toys import TOY, Add, Done, Draw, HandClock, Hide, Riffle, Throw, players, setup

from app.games.game import IllegalMove, Refusal, Roll, Rolled, Seat, Setup, Shuffled
from app.table.match.dealer import Dealer
from app.table.match.journal import Entry, Header, Kind, Status
from app.table.match.match import Match, Played, Refused
from app.table.match.refusals import MatchRefusal
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack

A, B = Seat(0), Seat(1)


class Notebook:
    """A journal in memory; `is_full` refuses everything."""

    def __init__(self) -> None:
        self.header: Header | None = None
        self.entries: list[Entry] = []
        self.statuses: list[Status] = []
        self.is_full = False

    def open_match(self, header, entries, outcome) -> int:
        self.header = header
        self.entries = list(entries)
        self.statuses = [Status.OPEN if outcome is None else Status.FINISHED]
        return 7

    def append(self, match, entries, status, outcome) -> None:
        assert match == 7
        assert (outcome is not None) == (status is Status.FINISHED)
        if self.is_full:
            raise OSError("no room")
        self.entries += entries
        self.statuses.append(status)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def match(notebook, clock) -> Match:
    return Match.begun(TOY, players(2), setup(), 5, notebook, clock)


def again(notebook: Notebook, clock: HandClock) -> Match:
    return Match.restored(7, notebook.header, notebook.entries, TOY, notebook, clock)


def alone(notebook: Notebook, clock: HandClock) -> Match:
    return Match.begun(TOY, players(1), setup(1), 5, notebook, clock)


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
