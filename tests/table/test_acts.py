"""What is written in one go: all of it, or nothing; also when one act stands in another, and when SQLite takes more."""

import sqlite3
from contextlib import suppress

import pytest
from refusing import AT_ONCE, AT_THE_END, BLIND, CODES, IN_THE_MIDDLE, Mood, refusing
from table_toys import GAMES, TOY, Add, HandClock, players, setup

from app.errors import StoreFull, StoreLocked, StoreTrouble
from app.games.game import Seat
from app.table.match.journal import Status
from app.table.store.recovery import DATABASE
from app.table.store.store import PATIENCE, Store
from app.table.table import Table

KINDS = {"full": StoreFull, "locked": StoreLocked, "failing": StoreFull}


@pytest.fixture
def mood():
    return Mood()


@pytest.fixture
def store(tmp_path, mood):
    with Store.open(tmp_path, HandClock(), connection=refusing(mood)) as opened:
        yield opened
        mood.why = ""


def on_disk(store, key):
    """Return a kept value as another program reads it."""
    with sqlite3.connect(store.folder / DATABASE) as other:
        row = other.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
    other.close()
    return None if row is None else int(row[0])


class Stumbled(Exception):
    """Something in the middle of an act went wrong."""


def stumbling(store, **values):
    """Keep values, and fail after them."""
    with store.act():
        for key, value in values.items():
            store.put(key, value)
        raise Stumbled


def test_an_act_is_on_the_disk_when_it_ends_and_not_before(store):
    with store.act():
        store.put("a", 1)
        store.put("b", 2)
        assert (store.get("a", int, 0), on_disk(store, "a")) == (1, None)
    assert (on_disk(store, "a"), on_disk(store, "b")) == (1, 2)


def test_an_act_that_fails_wrote_nothing(store):
    store.put("a", 1)
    with pytest.raises(Stumbled):
        stumbling(store, a=2, b=2)
    assert (store.get("a", int, 0), on_disk(store, "a"), on_disk(store, "b")) == (1, 1, None)


def test_an_act_in_another_is_undone_alone(store):
    with store.act():
        store.put("a", 1)
        with suppress(Stumbled):
            stumbling(store, a=2)
        store.put("b", 3)
    assert (on_disk(store, "a"), on_disk(store, "b")) == (1, 3)


def test_what_took_more_with_it_lets_the_outer_act_fail(store, mood):
    """Nothing of an act is kept whose beginning was undone behind its back."""

    def act():
        with store.act():
            store.put("a", 1)
            mood.why, mood.at, mood.takes_all = "full", IN_THE_MIDDLE, True
            with suppress(StoreFull):
                store.put("b", 2)
            mood.why = ""
            store.put("c", 3)

    with pytest.raises(StoreFull):
        act()
    assert [on_disk(store, key) for key in "abc"] == [None, None, None]
    store.put("c", 3)
    assert on_disk(store, "c") == 3


@pytest.mark.parametrize("takes_all", [False, True])
@pytest.mark.parametrize("at", [AT_ONCE, IN_THE_MIDDLE, AT_THE_END])
@pytest.mark.parametrize("why", CODES)
def test_whatever_refuses_is_trouble_and_the_match_goes_on_later(store, mood, why, at, takes_all):
    """Every kind of refusal, at every statement of a write, is told as trouble of its kind."""
    match = Table(store, GAMES, store.clock).begin(TOY, players(2), setup(), code=5)
    match.submit(Add(Seat(0), 1))
    before = (match.state, match.version, match.log)
    mood.why, mood.at, mood.takes_all = why, at, takes_all
    with pytest.raises(KINDS.get(why, StoreTrouble)):
        match.submit(Add(Seat(0), 2))
    assert (match.state, match.version, match.log) == before
    mood.why = ""
    assert len(store.entries(match.id)) == match.version
    match.submit(Add(Seat(0), 2))
    assert len(store.entries(match.id)) == match.version


@pytest.mark.parametrize("why", BLIND)
@pytest.mark.parametrize(
    "read",
    [
        lambda store: store.raw("a"),
        lambda store: store.match(1),
        lambda store: store.matches(Status.OPEN),
        lambda store: store.entries(1),
    ],
)
def test_every_reading_that_is_refused_is_trouble(store, mood, why, read):
    mood.why = why
    with pytest.raises(StoreTrouble):
        read(store)


def test_another_program_is_waited_for_a_tenth_of_a_second_at_most(store):
    """A touch must not freeze the picture, whoever holds the file."""
    other = sqlite3.connect(store.folder / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert PATIENCE <= 0.1
    with pytest.raises(StoreLocked, match="Another program"):
        store.put("a", 1)
    other.execute("ROLLBACK")
    other.close()
    store.put("a", 1)
    assert on_disk(store, "a") == 1
