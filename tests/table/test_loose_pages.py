"""The write-ahead log read by hand: which frames are of the last run, which are whole, and what was safe once."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.table.store.loose_pages import PAGE, has_lost, lay_together

HEADER, FRAME = 32, 24 + PAGE


@pytest.fixture
def log(tmp_path) -> Path:
    """Return a log of one run: five changes of one page each, the last but one of three pages."""
    return written(tmp_path, [1, 1, 1, 3, 1])


def written(folder: Path, sizes: list[int], restart_before: int = -1) -> Path:
    """Have SQLite write changes of so many pages, in rows of a page each; it begins a run anew before one of them."""
    connection = sqlite3.connect(folder / "live.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE page (id INTEGER PRIMARY KEY, value BLOB)")
    connection.executemany("INSERT INTO page VALUES (?, ?)", [(n, bytes(3000)) for n in range(9)])
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for change, size in enumerate(sizes):
        if change == restart_before:
            connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("BEGIN")
        for row in range(size):
            connection.execute("UPDATE page SET value = ? WHERE id = ?", (bytes([change + 1]) * 3000, row))
        connection.execute("COMMIT")
    for end in ("", "-wal"):
        shutil.copyfile(folder / f"live.db{end}", folder / f"games.db{end}")
    connection.close()
    return folder / "games.db-wal"


def spoilt(log: Path, at: int, size: int = 8) -> Path:
    """Zero some bytes of a log."""
    content = bytearray(log.read_bytes())
    content[at : at + size] = bytes(size)
    log.write_bytes(content)
    return log


def frame(number: int, inside: int = 0) -> int:
    return HEADER + number * FRAME + inside


def laid(log: Path) -> bytes:
    """Return the pages of the database and its log laid together."""
    base, out = log.with_name("games.db"), log.with_name("out.db")
    lay_together(base, log, base, out)
    return out.read_bytes()


def test_a_whole_log_has_lost_nothing(log):
    assert not has_lost(log)
    assert not has_lost(log.with_name("none"))


@pytest.mark.parametrize(
    ("number", "inside"),
    [(number, inside) for number in range(6) for inside in (0, 4, 8, 16, 24, 2000) if number < 5 or inside > 8],
)
def test_a_change_before_another_one_was_safe(log, number, inside):
    assert has_lost(spoilt(log, frame(number, inside)))


@pytest.mark.parametrize("inside", [0, 4, 8])
def test_where_a_frame_does_not_tell_that_it_ended_a_change_the_marks_must(log, inside):
    """It and the one behind it may be one change, cut off."""
    assert not has_lost(spoilt(log, frame(5, inside)))


@pytest.mark.parametrize("inside", [0, 8, 16, 24, 2000])
def test_the_last_change_may_have_been_cut_off(log, inside):
    """The power went while it was written: nobody was told that it is safe. The mark knows better."""
    assert not has_lost(spoilt(log, frame(6, inside)))


@pytest.mark.parametrize("broken", [3, 4, 5])
def test_a_last_change_of_several_pages_may_arrive_in_any_order(tmp_path, broken):
    assert not has_lost(spoilt(written(tmp_path, [1, 1, 1, 3]), frame(broken, 24)))


@pytest.mark.parametrize("at", [0, 8, 16, 20, 24])
def test_a_bad_header_hides_everything(log, at):
    whole = laid(log)
    assert has_lost(spoilt(log, at, 4))
    assert laid(log) == whole


@pytest.mark.parametrize("header", [True, False])
@pytest.mark.parametrize("frames", [1, 2, 3])
def test_older_runs_behind_the_last_one_are_not_of_it(tmp_path, frames, header):
    """Even one frame of the new run, with the header that names it gone, stands before many of the old one."""
    log = written(tmp_path, [1, 1, 1, 1, 1, *([1] * frames)], restart_before=5)
    with closing(sqlite3.connect(tmp_path / "live.db")) as connection:
        (whole,) = connection.execute("SELECT value FROM page WHERE id = 0").fetchone()
    if not header:
        spoilt(log, 0, HEADER)
    assert has_lost(log) is not header
    assert whole in laid(log)


def test_an_absurd_page_number_fills_no_disk(log):
    spoilt(log, 0, HEADER)
    content = bytearray(log.read_bytes())
    content[frame(0) : frame(0, 4)] = (60_000).to_bytes(4, "big")
    log.write_bytes(content)
    assert len(laid(log)) < 40 * PAGE


def test_a_huge_file_in_the_place_of_a_log_is_not_read(log):
    with log.open("r+b") as file:
        file.truncate(1 << 33)
    assert not has_lost(log)
    assert laid(log)[PAGE:] == log.with_name("games.db").read_bytes()[PAGE:]
