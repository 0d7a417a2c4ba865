"""The data folder: what is kept is there again, one program at a time, and calm words when it cannot be."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from table_toys import GAMES, TOY, Add, HandClock, players, setup

from app.errors import StoreBusy, StoreNewer, StoreTrouble
from app.games.game import Seat
from app.table.match.journal import Status
from app.table.store.backups import Backups
from app.table.store.store import Store
from app.table.table import Table

A = Seat(0)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def folder(tmp_path) -> Path:
    return tmp_path / "data" / "tafelster"


def test_the_first_run_makes_the_folder_and_says_nothing(folder, clock):
    with Store.open(folder, clock) as store:
        assert store.notices == ()
        assert store.matches(Status.OPEN) == ()


def test_what_is_kept_is_there_again(folder, clock):
    with Store.open(folder, clock) as store:
        store.put("a", {"b": [1, 2]})
    with Store.open(folder, clock) as store:
        assert store.get("a", dict, None) == {"b": [1, 2]}
        assert store.get("c", int, 5) == 5


def test_a_value_of_another_kind_is_its_default_with_a_notice(folder, clock):
    with Store.open(folder, clock) as store:
        store.put("a", "text")
        assert store.get("a", int, 5) == 5
        assert [(notice.key, notice.values["key"]) for notice in store.notices] == [("kept-value-refused", "a")]


def test_closing_twice_is_fine(folder, clock):
    store = Store.open(folder, clock)
    store.close()
    store.close()
    Store.open(folder, clock).close()


def test_a_second_program_is_kept_out_by_name(folder, clock):
    with Store.open(folder, clock), pytest.raises(StoreBusy, match=str(folder)) as busy:
        Store.open(folder, clock)
    assert "another data folder" in busy.value.remedy


def test_a_folder_that_cannot_be_made_is_trouble(tmp_path, clock):
    """A file stands where the folder should be; mode bits would not stop a root user."""
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/tafelster")):
        with pytest.raises(StoreTrouble, match=str(folder)) as trouble:
            Store.open(folder, clock)
        assert "choose another one" in trouble.value.remedy


def test_a_database_of_a_newer_version_is_left_alone(folder, clock):
    Store.open(folder, clock).close()
    database = folder / "tafelster.db"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 2")
    before = database.read_bytes()
    with pytest.raises(StoreNewer, match="format 2"):
        Store.open(folder, clock)
    assert database.read_bytes() == before
    assert {path.name for path in folder.iterdir()} == {"tafelster.db", "tafelster.lock", "backups"}


def test_after_an_update_that_was_taken_back_the_games_are_as_they_were_before_it(folder, clock):
    with Store.open(folder, clock) as store:
        Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5).submit(Add(A, 1))
        Backups(folder).take_before_update(folder / "tafelster.db")
        Table(store, GAMES, clock).match.submit(Add(A, 1))
    with closing(sqlite3.connect(folder / "tafelster.db")) as connection:
        connection.execute("PRAGMA user_version = 2")
    newer = (folder / "tafelster.db").read_bytes()
    with Store.open(folder, clock) as store:
        assert [notice.key for notice in store.notices] == ["database-before-update"]
        assert (folder / str(store.notices[0].values["newer"])).read_bytes() == newer
        assert len(Table(store, GAMES, clock).match.log) == 2
    with Store.open(folder, clock) as store:
        assert len(Table(store, GAMES, clock).match.log) == 2


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "backups").glob("*.db"))


def test_three_copies_are_kept_and_an_idle_start_makes_none(folder, clock):
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
        for _ in range(5):
            match.submit(Add(A, 1))
            store.copy()
    before = copies(folder)
    assert len(before) == 3
    Store.open(folder, clock).close()
    assert copies(folder) == before


def test_a_copy_is_taken_every_eight_moves_beside_the_game(folder, clock):
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
        store.copy()
        for _ in range(7):
            match.submit(Add(A, 1))
    before = copies(folder)
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).match
        store.copy()
        for _ in range(8):
            match.submit(Add(A, 1))
    assert copies(folder)[-1] > before[-1]
    other = folder.parent / "other"
    other.mkdir()
    shutil.copyfile(folder / "backups" / copies(folder)[-1], other / "tafelster.db")
    with Store.open(other, clock) as store:
        assert Table(store, GAMES, clock).match.version == match.version


def test_the_end_of_a_match_is_copied(folder, clock):
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
        store.copy()
        before = copies(folder)
        match.stop()
    assert copies(folder)[-1] > before[-1]


def test_damage_while_running_is_trouble_with_a_remedy(folder, clock):
    with Store.open(folder, clock) as store:
        for number in range(12):
            store.put(f"key-{number}", "x" * 400_000)  # more than SQLite keeps in memory
        store.copy()
        database = folder / "tafelster.db"
        with database.open("r+b") as file:
            file.seek(8 * 4096)
            file.write(bytes(database.stat().st_size - 8 * 4096))
        with pytest.raises(StoreTrouble, match="cannot be read") as trouble:
            [store.get(f"key-{number}", str, "") for number in range(12)]
        assert "newest good copy" in trouble.value.remedy


def test_an_entry_that_does_not_follow_is_a_bug(folder, clock):
    with Store.open(folder, clock) as store:
        table = Table(store, GAMES, clock)
        match = table.begin(TOY, players(2), setup(), code=5)
        entries = store.entries(match.id)
        with pytest.raises(ValueError, match="does not follow"):
            store.append(match.id, entries, Status.OPEN, None)
        assert store.entries(match.id) == entries


def test_every_move_waits_for_the_disk(folder, clock):
    with Store.open(folder, clock) as store:
        store.copy()
        health = store.health()
        assert (health.journal_mode, health.synchronous) == ("wal", 2)
        assert health.copies[0] == "tafelster-000002.db"
