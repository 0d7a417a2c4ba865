"""Whatever happens to the files, the newest good state is found, nothing is thrown away, and it is said."""

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from table_toys import GAMES, TOY, Add, HandClock, players, seeded, setup
from test_power_cut import play_to

from app.disk import DISK
from app.games.game import Seat
from app.table.store.lock import FolderLock
from app.table.store.notice import Notice
from app.table.store.recovery import prepare
from app.table.store.store import Store
from app.table.table import Table

A = Seat(0)


@pytest.fixture(scope="module")
def killed(tmp_path_factory) -> Path:
    """Return a folder as a power cut leaves it: a database, a log with the last moves, three copies."""
    folder = tmp_path_factory.mktemp("killed")
    play_to(folder, 39)
    assert (folder / "tafelster.db-wal").stat().st_size > 0
    return folder


@pytest.fixture
def folder(killed, tmp_path) -> Path:
    return Path(shutil.copytree(killed, tmp_path / "data"))


def versions(folder: Path) -> tuple[int, tuple[Notice, ...]]:
    """Open the folder and return how far its match is (0: no match), and the notices."""
    clock = HandClock()
    with Store.open(folder, clock) as store:
        match = Table(store, GAMES, clock).match
        return (match.version if match else 0), store.notices


def lost(notices: tuple[Notice, ...]) -> int:
    """Return how many entries the notices say are missing, match by match."""
    return sum(notice.values["lost"] for notice in notices if notice.key == "moves-missing")


def copied(folder: Path) -> int:
    """Return how far the newest copy alone is."""
    other = folder.parent / "copy"
    other.mkdir()
    shutil.copyfile(max((folder / "backups").glob("*.db")), other / "tafelster.db")
    return versions(other)[0]


def spoil(path: Path, luck: random.Random) -> None:
    """Damage a file in one of the ways cards and people do."""
    content = bytearray(path.read_bytes())
    size = len(content)
    match luck.choice(["cut", "bits", "zeros", "noise", "empty", "gone"]):
        case "cut":
            content = content[: luck.randrange(size)]
        case "bits":
            for _ in range(luck.randrange(1, 20)):
                content[luck.randrange(size)] ^= 1 << luck.randrange(8)
        case "zeros":
            at = luck.randrange(0, size, 512)
            content[at : at + 4096] = bytes(len(content[at : at + 4096]))
        case "noise":
            at = luck.randrange(0, size, 512)
            content[at : at + 8192] = luck.randbytes(len(content[at : at + 8192]))
        case "empty":
            content = bytearray()
        case "gone":
            path.unlink()
            return
    path.write_bytes(content)


@pytest.mark.parametrize("seed", range(40))
def test_a_damaged_database_loses_no_move(killed, folder, seed):
    """The newest copy and the log, which lies beside the database, bring every move over again."""
    whole = versions(Path(shutil.copytree(killed, folder.parent / "whole")))[0]
    spoil(folder / "tafelster.db", seeded(seed))
    found, notices = versions(folder)
    assert found == whole
    for notice in notices:
        assert notice.key == "database-restored"
        assert notice.values["copy"] == f"backups/{max((killed / 'backups').iterdir()).name}"
        assert notice.values["lost"] == 0


@pytest.mark.parametrize("seed", range(20))
def test_a_damaged_log_loses_what_only_it_had_and_says_so(killed, folder, seed):
    whole = versions(Path(shutil.copytree(killed, folder.parent / "whole")))[0]
    least = copied(folder)
    spoil(folder / "tafelster.db-wal", seeded(seed))
    found, notices = versions(folder)
    assert least <= found <= whole
    assert lost(notices) == whole - found


@pytest.mark.parametrize("seed", range(20))
def test_damage_everywhere_is_still_no_silent_first_run(folder, seed):
    """Database, log and a copy or more: the match is there as far as anything bears it out, or it is said."""
    luck = seeded(seed)
    for path in (folder / "tafelster.db", folder / "tafelster.db-wal", *(folder / "backups").iterdir()):
        if luck.random() < 0.8:
            spoil(path, luck)
    found, notices = versions(folder)
    assert found or notices[0].key == "database-started-empty"


@pytest.mark.parametrize(
    ("value", "other"), [(b'"Anna"', b'"Anne"'), (b'"points":2', b'"points":9'), (b'"kept text"', b'"kept test"')]
)
def test_a_letter_changed_in_a_value_is_noticed(folder, value, other):
    """SQLite finds nothing wrong with a match, an entry or a kept value of other letters: the seals do."""
    clock = HandClock()
    with Store.open(folder, clock) as store:
        store.put("note", "kept text")
        store.copy()
    database = folder / "tafelster.db"
    content = database.read_bytes()
    assert value in content
    database.write_bytes(content.replace(value, other))
    with Store.open(folder, clock) as store:
        assert [notice.key for notice in store.notices] == ["database-restored"]
        assert "changed" in store.notices[0].values["why"]
        assert store.get("note", str, "") == "kept text"
        assert Table(store, GAMES, clock).match.players[0].name == "Anna"


def test_the_damaged_file_is_set_aside_with_its_log(folder):
    noise = os.urandom(9000)
    (folder / "tafelster.db").write_bytes(noise)
    _, (notice,) = versions(folder)
    assert (folder / notice.values["damaged"]).read_bytes() == noise
    assert (folder / f"{notice.values['damaged']}-wal").exists()


def test_a_second_damage_gets_a_second_name(folder):
    for number in (1, 2):
        (folder / "tafelster.db").write_bytes(b"noise")
        _, notices = versions(folder)
        assert notices[-1].values["damaged"] == f"tafelster.damaged-{number}.db"


def test_a_copy_that_is_damaged_is_passed_over(folder):
    third, second, first = sorted((folder / "backups").iterdir(), reverse=True)
    (folder / "tafelster.db").write_bytes(b"noise")
    third.write_bytes(b"noise")
    second.write_bytes(second.read_bytes()[:9000])
    _, (notice, *others) = versions(folder)
    assert notice.values["copy"] == f"backups/{first.name}"
    assert [(other.key, other.values["copy"]) for other in others] == [
        ("copy-damaged", third.name),
        ("copy-damaged", second.name),
    ]


def test_without_a_copy_moves_are_salvaged_from_the_damaged_file(folder):
    """A byte changed in one value: all moves before it are whole."""
    shutil.rmtree(folder / "backups")
    whole, _ = versions(folder)
    shutil.rmtree(folder / "backups")
    database = folder / "tafelster.db"
    content = database.read_bytes()
    at = content.rindex(b'{"type":"Add"')  # rows grow downwards: the last in the file is an early one
    database.write_bytes(content[:at] + b"X" + content[at + 1 :])
    found, (notice, *others) = versions(folder)
    assert notice.key == "database-salvaged"
    assert 0 < found == whole - lost(others)


def test_with_nothing_left_it_starts_empty_and_says_where_the_file_is(folder):
    shutil.rmtree(folder / "backups")
    (folder / "tafelster.db").write_bytes(b"noise")
    (folder / "tafelster.db-wal").unlink()
    found, (notice, missing) = versions(folder)
    assert found == 0
    assert notice.key == "database-started-empty"
    assert (folder / notice.values["damaged"]).read_bytes() == b"noise"
    assert (missing.key, missing.values["game"], missing.values["turn"]) == ("moves-missing", "toy", 0)
    assert missing.values["lost"] == notice.values["lost"] >= 39


def test_a_deleted_folder_content_is_noticed_by_its_mark(folder):
    for path in (folder / "tafelster.db", folder / "tafelster.db-wal", folder / "tafelster.db-shm"):
        path.unlink(missing_ok=True)
    shutil.rmtree(folder / "backups")
    assert [notice.key for notice in versions(folder)[1]] == ["database-started-empty", "moves-missing"]


def test_an_older_database_put_back_is_brought_up_to_date(folder):
    """A copy that knows more than the database is right: moves do not disappear."""
    first, _, newest = sorted((folder / "backups").iterdir())
    whole = copied(folder)
    (folder / "tafelster.db-wal").unlink()
    shutil.copyfile(first, folder / "tafelster.db")
    found, (notice, missing) = versions(folder)
    assert found == whole
    assert notice.values["copy"] == f"backups/{newest.name}"
    assert missing.values["lost"] == 39 - whole


def test_the_notice_stays_until_it_is_dismissed(folder):
    (folder / "tafelster.db").write_bytes(b"noise")
    assert len(versions(folder)[1]) == 1
    assert len(versions(folder)[1]) == 1
    with Store.open(folder, HandClock()) as store:
        store.dismiss(store.notices)
    assert versions(folder)[1] == ()


def test_a_database_of_another_program_is_set_aside(folder):
    (folder / "tafelster.db").unlink()
    with closing(sqlite3.connect(folder / "tafelster.db")) as connection:
        connection.execute("CREATE TABLE other (x)")
        connection.commit()
    found, (notice, *_) = versions(folder)
    assert found > 0
    assert notice.values["why"] == "it was not made by this program"


@pytest.mark.parametrize("step", ["set aside", "half set aside"])
def test_a_power_cut_during_recovery_is_finished_at_the_next_start(folder, step):
    """The new database was complete and the old one renamed, but the new one not yet in its place."""
    newest = max((folder / "backups").iterdir())
    whole = copied(folder)
    shutil.copyfile(newest, folder / "tafelster.new.db")  # here no more than the copy
    (folder / "tafelster.db").rename(folder / "tafelster.damaged-1.db")
    if step == "set aside":
        (folder / "tafelster.db-wal").rename(folder / "tafelster.damaged-1.db-wal")
    found, _ = versions(folder)
    assert found >= whole
    assert not (folder / "tafelster.new.db").exists()


def test_a_new_database_that_was_still_being_made_is_not_believed(folder):
    """The copy lay there already, but not yet the moves that only the log has."""
    whole = versions(Path(shutil.copytree(folder, folder.parent / "whole")))[0]
    (folder / "tafelster.db").unlink()
    shutil.copyfile(max((folder / "backups").iterdir()), folder / "tafelster.making.db")
    assert versions(folder)[0] == whole


def test_a_half_written_new_database_is_not_believed(folder, killed):
    (folder / "tafelster.new.db").write_bytes(b"half")
    found, notices = versions(folder)
    assert found > 0
    assert notices == ()


def test_play_goes_on_after_recovery(folder):
    (folder / "tafelster.db").write_bytes(b"noise")
    clock = HandClock()
    with Store.open(folder, clock) as store:
        table = Table(store, GAMES, clock)
        match = table.match
        match.submit(Add(match.acting[0], 1))
        state = match.state
        table.begin(TOY, players(2), setup(), code=9)
    with Store.open(folder, clock) as store:
        table = Table(store, GAMES, clock)
        assert table.match.code == 9
        assert table.resume(match.id).state == state


def test_a_rollback_journal_beside_the_database_stops_nobody(folder):
    """A copy tool or another SQLite left a change half-written: only a writer could undo it."""
    whole, _ = versions(folder)
    cut = Path(shutil.copytree(folder, folder.parent / "cut"))
    with closing(sqlite3.connect(folder / "tafelster.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO kept VALUES (?, ?, 0)", ((str(n), b"x" * 900) for n in range(200)))
        for name in ("tafelster.db", "tafelster.db-journal"):
            shutil.copyfile(folder / name, cut / name)
    found, _ = versions(cut)
    assert found == whole


def test_a_new_database_writes_ahead_before_it_has_its_name(folder, tmp_path):
    """Changing that in place would need a rollback journal, and a power cut can fall there."""
    (folder / "tafelster.db").unlink()
    for where in (folder, tmp_path / "first"):
        where.mkdir(exist_ok=True)
        lock = FolderLock.take(where)
        prepare(where, lock, DISK)
        lock.release()
        assert (where / "tafelster.db").read_bytes()[18:20] == b"\x02\x02"
