"""Copies that are damaged themselves: set aside and told, never believed, and never the end of a start."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from household import Content, content, left_by_a_power_cut

from app.devices.stand_ins import FakeClock
from app.table.store.lock import LOCK, marks_of
from app.table.store.missing import MOST_NAMED
from app.table.store.schema import seal
from app.table.store.store import Store
from app.table.table import Table

FRAME = 24 + 4096  # bytes of a page in the log, with what stands before it


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> tuple[Path, Content]:
    folder = tmp_path_factory.mktemp("house") / "whole"
    return folder, left_by_a_power_cut(folder)


@pytest.fixture
def folder(house, tmp_path) -> Path:
    return Path(shutil.copytree(house[0], tmp_path / "data"))


def changed(database: Path, statement: str, *values: object) -> None:
    """Change a database behind the program's back."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(statement, values)


def newest(folder: Path) -> Path:
    return max((folder / "backups").glob("tafelster-*.db"))


def started(folder: Path) -> tuple[Content, list[str]]:
    """Start, wait for what is done beside the game, and return what is there and what is told."""
    with Store.open(folder, FakeClock()) as store:
        store.copy()
        return content(store), [notice.key for notice in store.notices]


def lock_away(folder: Path) -> None:
    (folder / LOCK).unlink()


NONSENSE = (
    "UPDATE entry SET n = 'x' WHERE match = 1 AND n = 92",
    "UPDATE entry SET n = 9223372036854775807 WHERE match = 1 AND n = 92",
    "UPDATE entry SET seal = x'00' WHERE match = 1 AND n = 92",
    "UPDATE entry SET match = 'one' WHERE match = 1 AND n = 92",
    "UPDATE match SET seal = 'text' WHERE id = 1",
    "UPDATE kept SET seal = x'FF' WHERE key = 'profiles'",
    "UPDATE kept SET value = 'no number' WHERE key = 'store.changes'",
    "UPDATE match SET id = 9223372036854775807 WHERE id = 1",
    "DROP TABLE kept",
    "PRAGMA user_version = 1000000",
    "PRAGMA application_id = 5",
)


@pytest.mark.parametrize("statement", NONSENSE)
def test_nonsense_in_the_newest_copy_raises_no_alarm_of_the_games(house, folder, statement):
    """Whatever it claims, the games are whole: it is set aside if it is looked at, and nothing else happens."""
    changed(newest(folder), statement)
    found, keys = started(folder)
    assert found == house[1]
    assert set(keys) <= {"copy-damaged"}


def test_nonsense_with_a_right_seal_is_nonsense_too(house, folder):
    """A number that is none, as it was written: nobody knows by whom."""
    row = ("store.changes", b"many")
    changed(newest(folder), "UPDATE kept SET value = ?, seal = ? WHERE key = ?", row[1], seal(row), row[0])
    assert started(folder) == (house[1], ["copy-damaged"])


def test_a_copy_that_claims_more_than_the_games_is_read_whole_before_it_is_believed(house, folder):
    bad = newest(folder)
    changed(bad, "INSERT INTO entry SELECT match, 93, kind, seat, move, allowed_by, played, at_wall, is_synced, 7 "
            "FROM entry WHERE match = 1 AND n = 92")  # fmt: skip
    assert started(folder) == (house[1], ["copy-damaged"])
    assert (bad.parent / f"aside-1.{bad.name}").exists()


def test_a_spare_that_is_as_good_as_new_is_read_whole_beside_the_game(house, folder):
    """Its outline is right, and only reading all of it shows that it is not whole."""
    Store.open(folder, FakeClock()).close()
    bad = newest(folder)
    changed(bad, "UPDATE entry SET move = x'00' WHERE match = 1 AND n = 3")
    with Store.open(folder, FakeClock()) as store:
        store.close()
        assert [notice.key for notice in store.notices] == ["copy-damaged"]
    assert (bad.parent / f"aside-1.{bad.name}").exists()
    assert newest(folder) == bad
    with Store.open(folder, FakeClock()) as store:
        assert content(store) == house[1]


def test_what_is_left_of_several_damaged_copies_is_put_together(house, folder):
    """No database, and no copy is whole: one lacks a game, another the settings."""
    for name in ("tafelster.db", "tafelster.db-wal"):
        (folder / name).unlink()
    older, middle, last = sorted((folder / "backups").glob("tafelster-*.db"))
    older.unlink()
    changed(middle, "DELETE FROM kept")
    changed(last, "UPDATE match SET seal = 0 WHERE id IN (1, 2)")
    with Store.open(folder, FakeClock()) as store:
        found = content(store)
        assert found.versions[1] == house[1].versions[1]
        assert found.versions[2] == house[1].versions[2]
        assert found.names == ("Anna", "Ben")


@pytest.mark.parametrize("number", [(1 << 63) - 1, -5, "x"])
def test_an_order_that_makes_no_sense_stops_no_new_game(house, folder, number):
    """What orders the games is not sealed; one more than the biggest number is none."""
    Store.open(folder, FakeClock()).close()
    changed(folder / "tafelster.db", "UPDATE match SET touched = ? WHERE id = 2", number)
    with Store.open(folder, FakeClock()) as store:
        assert content(store) == house[1]
        store.touch(2)
        assert [notice.key for notice in store.notices] == ["database-restored"]


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER eats BEFORE INSERT ON entry BEGIN SELECT RAISE(IGNORE); END",
        "ALTER TABLE match ADD COLUMN more",
        "CREATE INDEX slow ON entry (kind)",
    ],
)
def test_tables_that_are_not_as_we_made_them_are_damage(house, folder, statement):
    """Every row is right, but what is written next would not be."""
    Store.open(folder, FakeClock()).close()
    changed(folder / "tafelster.db", statement)
    found, keys = started(folder)
    assert (found, keys) == (house[1], ["database-restored"])


# ---------------------------------------------------------------- settings


def test_an_older_database_takes_no_newer_setting_away(house, folder):
    """A person put an older one back: the copy knows the settings that came later, and they stay."""
    Store.open(folder, FakeClock()).close()
    shutil.copyfile(min((folder / "backups").glob("tafelster-*.db")), folder / "tafelster.db")
    assert started(folder)[0] == house[1]


def test_a_setting_that_cannot_be_read_is_told(house, folder):
    """The moves are whole, of the settings the copy has an older state."""
    with Store.open(folder, FakeClock()) as store:
        before = newest(folder)
        store.copy()
        older = newest(folder).read_bytes()
        store.put("note", 1)
        store.put("note", 2)
    for copy in (folder / "backups").glob("tafelster-*.db"):
        copy.unlink()
    before.write_bytes(older)
    changed(folder / "tafelster.db", "UPDATE kept SET value = x'33' WHERE key = 'note'")
    with Store.open(folder, FakeClock()) as store:
        assert content(store) == house[1]
        told = {notice.key: notice.values for notice in store.notices}
        assert told["settings-missing"]["count"] == 2


def test_a_last_change_of_settings_that_is_lost_is_told(house, folder, tmp_path):
    """No move is missing, only what was set after them."""
    with Store.open(folder, FakeClock()) as store:
        store.copy()
        store.put("note", 1)
        shutil.copytree(folder, tmp_path / "cut")
    log = tmp_path / "cut/tafelster.db-wal"
    salts = [log.read_bytes()[at + 8 : at + 16] for at in range(32, log.stat().st_size, FRAME)]
    last = salts.count(log.read_bytes()[16:24]) - 1
    with log.open("r+b") as file:
        file.seek(32 + last * FRAME)
        file.write(bytes(FRAME))
    with Store.open(tmp_path / "cut", FakeClock()) as store:
        assert content(store) == house[1]
        assert [notice.key for notice in store.notices] == ["database-restored", "settings-missing"]
        assert store.notices[1].values["count"] == 1


# ---------------------------------------------------------------- marks


def test_the_first_start_marks_that_there_is_nothing_yet(tmp_path):
    """From then on marks that are gone mean that something may be."""
    with Store.open(tmp_path, FakeClock()):
        assert marks_of(tmp_path).is_sound


def test_marks_that_are_gone_are_written_anew(folder):
    """With all they name; without them the next loss would be silent."""
    before = {(mark.match, mark.n) for mark in marks_of(folder).matches}
    lock_away(folder)
    with Store.open(folder, FakeClock()) as store:
        assert [notice.key for notice in store.notices] == ["marks-damaged"]
        marks = marks_of(folder).matches
        assert {(mark.match, mark.n) for mark in marks} == before
        assert {(mark.game, mark.way) for mark in marks} == {("lokus", "screen")}


def test_a_log_that_lost_something_is_noticed_without_any_mark(folder):
    """SQLite passes over all that comes after the first bad frame; what is whole behind it is brought over."""
    lock_away(folder)
    with (folder / "tafelster.db-wal").open("r+b") as file:
        file.seek(32 + 3 * FRAME)
        file.write(bytes(512))
    with Store.open(folder, FakeClock()) as store:
        assert store.notices[0].key == "database-restored"
        assert store.notices[0].values["why"] == "its log is damaged"
        assert store.notices[0].values["sure"] == 0
        assert int(store.notices[0].values["moves"]) > 0


# ---------------------------------------------------------------- what is missing


def test_a_game_of_which_only_moves_are_left_is_told(house, folder):
    """Nobody knows any more what game it was: it has a number. No copy and no mark helps."""
    Store.open(folder, FakeClock()).close()
    shutil.rmtree(folder / "backups")
    lock_away(folder)
    changed(folder / "tafelster.db", "DELETE FROM match WHERE id = 2")
    with Store.open(folder, FakeClock()) as store:
        told = [notice for notice in store.notices if notice.key == "moves-missing"]
        assert [(n.values["match"], n.values["game"], n.values["lost"]) for n in told] == [
            (2, "", house[1].versions[2])
        ]
        assert "marks-damaged" in {notice.key for notice in store.notices}


def test_moves_behind_the_last_that_can_be_proved_are_counted(house, folder):
    """Without a mark too: they lie there, but nobody can say whether they are right. So far, moves are counted."""
    Store.open(folder, FakeClock()).close()
    shutil.rmtree(folder / "backups")
    lock_away(folder)
    changed(folder / "tafelster.db", "UPDATE entry SET move = x'00' WHERE match = 1 AND n = 80")
    with Store.open(folder, FakeClock()) as store:
        (told,) = [notice for notice in store.notices if notice.key == "moves-missing"]
        moves = sum(entry.kind == "move" for entry in store.entries(1))
        assert (told.values["match"], told.values["lost"], told.values["turn"]) == (1, 92 - 79, moves)
        assert moves < 79


def test_of_very_many_games_only_the_number_is_told(folder):
    Store.open(folder, FakeClock()).close()
    shutil.rmtree(folder / "backups")
    many = MOST_NAMED + 3
    with closing(sqlite3.connect(folder / "tafelster.db")) as connection, connection:
        rows = connection.execute("SELECT * FROM entry WHERE match = 2 AND n = 1").fetchall()
        for match in range(10, 10 + many):
            row = (match, *rows[0][1:-1])
            connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, seal(row)))
    with Store.open(folder, FakeClock()) as store:
        keys = [notice.key for notice in store.notices]
        assert keys.count("moves-missing") == MOST_NAMED
        assert store.notices[keys.index("more-missing")].values["count"] == 3


def test_a_match_that_makes_no_sense_is_passed_over_and_told_once(folder, house):
    """Its seal is right, so it is as it was written: by a program that knew ways we do not."""
    Store.open(folder, FakeClock()).close()
    with closing(sqlite3.connect(folder / "tafelster.db")) as connection, connection:
        (row,) = connection.execute("SELECT * FROM match WHERE id = 3").fetchall()
        row = (9, row[1], "moon", *row[3:11])
        connection.execute("INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*row, seal(row[:10])))
    with Store.open(folder, FakeClock()) as store:
        assert content(store) == house[1]
        assert [notice.key for notice in store.notices] == ["match-not-playable"]
        store.dismiss(store.notices)
        assert Table(store, {}, FakeClock()).unfinished()
        assert "moon" not in {str(notice.values["why"]) for notice in store.notices}


@pytest.mark.parametrize("leave", [shutil.copyfile, shutil.move])
def test_what_a_power_cut_left_complete_is_no_second_loss(folder, leave: Callable[[Path, Path], object]):
    """It lacks moves, which was told in it: the marks follow it, and the next start is silent."""
    leave(newest(folder), folder / "tafelster.new.db")
    (folder / "tafelster.db").rename(folder / "tafelster.damaged-1.db")
    shutil.rmtree(folder / "backups")
    for end in ("-wal", "-shm"):
        (folder / f"tafelster.db{end}").unlink()
    for _ in range(2):
        assert started(folder)[1] == []
