"""When a copy is taken, which wait, and which are no copies: beside the game, and never in place of a good one."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from table_toys import GAMES, TOY, HandClock, players, setup

from app.errors import StoreTrouble
from app.table.store.backups import Backups
from app.table.store.copying import MOVES_PER_COPY, Copying
from app.table.store.store import Store
from app.table.table import Table


@pytest.fixture
def database(tmp_path) -> Path:
    """Return the database of a table on which a match was begun."""
    clock = HandClock()
    with Store.open(tmp_path, clock) as store:
        Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
    for copy in Backups(tmp_path).newest_first():
        copy.unlink()
    return tmp_path / "tafelster.db"


@pytest.fixture
def backups(database) -> Backups:
    return Backups(database.parent)


def test_the_eighth_move_is_copied_and_the_seventh_is_not(database, backups):
    copying = Copying(backups, database, lambda _notice: None)
    for count in range(1, MOVES_PER_COPY + 1):
        copying.played(1, is_due=False)
        copying.finish()
        assert len(backups.newest_first()) == (count == MOVES_PER_COPY)


def test_a_copy_that_is_due_while_one_is_taken_waits_and_is_not_forgotten(database, backups):
    """The first one is still waiting for a quiet moment: at the end both are there."""
    copying = Copying(backups, database, lambda _notice: None)
    for _ in range(2):
        copying.played(1, is_due=True)
    copying.close()
    assert len(backups.newest_first()) == 2


def test_what_is_not_whole_is_no_copy(database, backups):
    """The good one before it stays, and stays the newest."""
    good = backups.take(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE more (text)")
        connection.executemany("INSERT INTO more VALUES (?)", [("x" * 3000,)] * 20)
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with database.open("r+b") as file:
        file.seek(database.stat().st_size - 8 * 4096)
        file.write(bytes(4096))
    with pytest.raises(StoreTrouble, match="not whole"):
        backups.take(database)
    assert backups.newest_first() == (good,)


def test_a_copy_of_a_newer_version_is_passed_over_and_not_called_bad(database, backups):
    """It is whole: the version that made it may come back."""
    copy = backups.take(database)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA user_version = 2")
    bad = []
    assert list(backups.good(bad)) == []
    assert bad == []
