"""Hidden hands at the table: what is taken back freely, what an export of a running match keeps to itself.

Played with Lokus, where everybody chooses at once and nobody may see the others' cards.
"""

import io

import pytest
from table_toys import HandClock, players

from app.errors import RecordTrouble
from app.games.game import Seat, Setup, Way
from app.games.lokus import ON_SCREEN
from app.games.lokus import on_screen as lokus
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen_moves import Lock, Reveal, Unlock
from app.games.lokus.screen_state import Phase
from app.table.match.match import Match
from app.table.match.take_back import Free, NeedsConsent
from app.table.store.export import export_jsonl
from app.table.store.record_file import replay_jsonl
from app.table.store.store import Store
from app.table.table import Table

A, B, C = Seat(0), Seat(1), Seat(2)
GAMES = {("lokus", Way.SCREEN): ON_SCREEN}


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        yield store


@pytest.fixture
def begun(store, clock):
    """Return a function that begins a match of three with this code."""
    table = Table(store, GAMES, clock)
    return lambda code=5: table.begin(ON_SCREEN, players(3), Setup(3, A, lokus.Options()), code=code)


def lock(match: Match, seat: Seat, place: int = 0) -> None:
    match.submit(Lock(seat, match.state.hands[seat][place]))


def play_round(match: Match, place: int = 0) -> None:
    for seat in match.acting:
        lock(match, seat, min(place, len(match.state.hands[seat]) - 1))
    match.submit(Reveal(A))
    while match.state.asked is not None:
        match.submit(ChooseLine(match.acting[0], 1))


def play_to_the_end(match: Match) -> None:
    while match.acting:
        if match.state.phase is Phase.CHOOSING:
            play_round(match)
        elif match.state.phase is Phase.ARMED:
            match.submit(Reveal(A))
        elif match.state.asked is not None:
            match.submit(ChooseLine(match.acting[0], 0))
        else:
            match.submit(Next(A))


# ---------------------------------------------------------------- taking back


def test_k20_a_lock_is_taken_back_freely_while_others_still_choose(begun):
    match = begun()
    lock(match, A)
    lock(match, B)
    assert match.acting == (C,)
    assert match.take_back() == Free(B)
    match.undo()
    assert match.state.locked == (True, False, False)
    assert match.take_back() == Free(A)


def test_k28_who_locked_first_unlocks_whoever_locked_after_it(begun):
    match = begun()
    lock(match, A)
    lock(match, B)
    match.submit(Unlock(A))
    assert match.state.locked == (False, True, False)


def test_k20_the_last_lock_and_the_reveal_are_taken_back_by_consent_only(begun):
    match = begun()
    for seat in (B, C, A):
        lock(match, seat)
    assert match.take_back() == NeedsConsent(asked=B, by=A)  # even though A, the star holder, acts still
    match.submit(Reveal(A))
    assert isinstance(match.take_back(), NeedsConsent)
    before = match.state
    assert match.undo() is None
    assert match.state == before
    match.undo(match.take_back().asked)
    assert match.state.phase is Phase.ARMED


def test_k20_a_confirmed_line_is_taken_back_by_consent_only(begun):
    match = begun()
    play_round(match)
    assert isinstance(match.take_back(), NeedsConsent)


def test_k28_going_on_to_the_next_round_is_taken_back_freely(begun):
    match = begun()
    play_round(match)
    match.submit(Next(A))
    assert match.take_back() == Free(A)
    match.undo()
    assert match.state.phase is Phase.SHOWN


def test_locks_survive_a_power_cut_and_stay_secret(begun, store, clock):
    match = begun()
    lock(match, A)
    kept = store.match(match.id)
    again = Match.restored(match.id, kept.header, store.entries(match.id), ON_SCREEN, store, clock)
    assert again.state == match.state
    assert again.take_back() == Free(A)
    assert again.view(B).chosen == (None, None, None)


# ---------------------------------------------------------------- exporting


def exported(store: Store, match: Match) -> list[str]:
    out = io.StringIO()
    export_jsonl(store, GAMES, match.id, out)
    return out.getvalue().splitlines()


def test_k19_an_export_does_not_tell_which_card_is_locked(begun, store):
    """Two matches of the same cards, in which other cards are locked and one was taken back."""
    one, two = begun(), begun()
    for match, place in ((one, 0), (two, 4)):
        lock(match, A, place)
        lock(match, B, place)
        match.undo()
        lock(match, B, place + 1)
    assert one.state != two.state
    assert exported(store, one) == exported(store, two)


def test_k19_an_export_does_not_tell_the_deal(begun, store):
    """Two matches of other cards, before any of them was turned up."""
    one, two = begun(5), begun(6)
    for match in (one, two):
        lock(match, A)
    assert one.state.hands != two.state.hands
    assert exported(store, one) == exported(store, two)


def test_k19_an_export_in_the_middle_of_a_set_names_no_card_at_all(begun, store):
    """What was turned up is known, what lies beneath it is not: so every lock stays out until the end."""
    match = begun()
    for place in (3, 0, 9):
        play_round(match, place)
        match.submit(Next(A))
    lock(match, C)
    text = "\n".join(exported(store, match))
    assert "colour" not in text
    assert '"Lock"' not in text
    assert '"ChooseLine"' in text
    with pytest.raises(RecordTrouble, match="incomplete record"):
        replay_jsonl(text.splitlines(), GAMES)


def test_a_finished_match_is_exported_whole(begun, store):
    match = begun()
    play_to_the_end(match)
    record = replay_jsonl(exported(store, match), GAMES)
    assert record.state == match.state
    assert record.score() == match.score()


# ---------------------------------------------------------------- looking back


def test_k19_looking_back_shows_what_everybody_saw_then(begun):
    """Every moment of the log, as a bystander sees it, and as each seat does, hides what was hidden."""
    match = begun()
    for place in (2, 5):
        play_round(match, place)
        match.submit(Next(A))
    lock(match, A)
    for entry in match.log:
        assert match.view_at(entry.n, None).hands == ((), (), ())
        assert match.view_at(entry.n, None).deck == ()
        for seat in (A, B, C):
            hands = match.view_at(entry.n, seat).hands
            assert all(not hand for each, hand in enumerate(hands) if each != seat)
