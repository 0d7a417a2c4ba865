"""What is written lasts: after a power cut at the moment when a call returned, the file is there, whole."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from forgetful import ForgetfulDisk
from household import GAME, begun, content, left_by_a_power_cut, play

from app import catalog
from app.devices.stand_ins import FakeClock
from app.disk import DISK, Disk
from app.errors import StoreTrouble
from app.paper.files import write_file
from app.table.store.backups import Backups, read_whole
from app.table.store.lock import LOCK, marks_of
from app.table.store.store import Store
from app.table.table import Table

APP = Path(__file__).parents[1] / "app"


@pytest.fixture
def disk() -> ForgetfulDisk:
    return ForgetfulDisk()


def test_the_stand_in_forgets_what_nobody_asked_it_to_keep(tmp_path, disk):
    (tmp_path / "a").write_bytes(b"new")
    (tmp_path / "b").write_bytes(b"old")
    disk.sync(tmp_path / "a")
    disk.replace(tmp_path / "a", tmp_path / "b")
    disk.cut()
    assert ((tmp_path / "a").read_bytes(), (tmp_path / "b").read_bytes()) == (b"new", b"old")


def test_a_file_that_was_written_stays(tmp_path, disk):
    (tmp_path / "a").write_bytes(b"old")
    disk.write(tmp_path / "a", b"new")
    disk.cut()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"new"}


def test_a_stick_may_be_pulled_when_a_file_was_written(tmp_path, disk):
    write_file(tmp_path / "tafelster" / "sheet.toml", b"sheet", disk)
    disk.cut()
    assert (tmp_path / "tafelster" / "sheet.toml").read_bytes() == b"sheet"


def test_a_file_that_cannot_be_written_leaves_the_old_one_and_nothing_half(tmp_path):
    class Full(Disk):
        def sync(self, path: Path) -> None:
            raise OSError(28, "No space left on device", str(path))

    (tmp_path / "a").write_bytes(b"old")
    with pytest.raises(StoreTrouble, match="No space left"):
        write_file(tmp_path / "a", b"new", Full())
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"old"}


@pytest.mark.parametrize(("number", "is_told"), [(22, False), (95, False), (5, True)])
def test_a_file_system_that_knows_no_flush_of_folders_is_written_to(tmp_path, number, is_told):
    class Odd(Disk):
        def sync(self, path: Path) -> None:
            if path.is_dir():
                raise OSError(number, "no")

    if is_told:
        with pytest.raises(OSError, match="no"):
            Odd().write(tmp_path / "a", b"new")
    else:
        Odd().write(tmp_path / "a", b"new")
        assert (tmp_path / "a").read_bytes() == b"new"


def test_the_disk_is_really_asked():
    """The system refuses to flush what no disk is behind: the only way to see from outside that it was asked."""
    with pytest.raises(OSError, match="Invalid argument"):
        DISK.sync(Path("/dev/null"))
    with open("/dev/null", "rb") as nothing, pytest.raises(OSError, match="Invalid argument"):
        DISK.flush(nothing.fileno())


def test_a_copy_and_what_it_is_a_copy_of_stay(tmp_path, disk):
    with Store.open(tmp_path / "data", FakeClock(), disk) as store:
        play(begun(Table(store, catalog.games(), FakeClock())), 3)
        copy = store.copy()
        assert copy is not None
        whole = content(store)
    disk.cut()
    assert read_whole(copy).heads[1].n == whole.versions[1]
    with Store.open(tmp_path / "data", FakeClock()) as store:
        assert (content(store), store.notices) == (whole, ())


def test_what_was_recovered_stays(tmp_path):
    whole = left_by_a_power_cut(tmp_path / "data")
    (tmp_path / "data/tafelster.db").write_bytes(b"noise")
    disk = ForgetfulDisk(tmp_path)
    Store.open(tmp_path / "data", FakeClock(), disk).close()
    disk.cut()
    with Store.open(tmp_path / "data", FakeClock()) as store:
        assert [notice.key for notice in store.notices] == ["database-restored"]
        assert content(store) == whole
    assert (tmp_path / "data/tafelster.damaged-1.db").read_bytes() == b"noise"


def test_a_copy_set_aside_stays_aside(tmp_path):
    left_by_a_power_cut(tmp_path / "data")
    bad = Backups(tmp_path / "data").newest_first()[0]
    bad.write_bytes(b"noise")
    disk = ForgetfulDisk(tmp_path)
    Store.open(tmp_path / "data", FakeClock(), disk).close()
    disk.cut()
    assert (bad.parent / f"aside-1.{bad.name}").read_bytes() == b"noise"


def test_the_mark_of_a_confirmed_move_stays(tmp_path, disk):
    """Of a move, and of a setting: the mark is on the disk when the call returns."""
    with Store.open(tmp_path, FakeClock(), disk) as store:
        match = begun(Table(store, catalog.games(), FakeClock()))
        play(match, 2)
        store.put("a", 1)
        store.put("a", 2)
        last = match.version
        disk.watch(tmp_path / LOCK)
        disk.cut()
        (mark,) = marks_of(tmp_path).matches
        assert (mark.match, mark.n, mark.game, mark.way) == (match.id, last, GAME[0], GAME[1].value)
        assert marks_of(tmp_path).changes == 2


def test_what_0_1_0_wrote_into_the_lock_is_still_read(tmp_path):
    (tmp_path / LOCK).write_text("3 27 1234567890".ljust(64))
    assert not marks_of(tmp_path).is_sound
    (tmp_path / LOCK).write_text("3 27 2925150157".ljust(64))
    assert marks_of(tmp_path).is_sound
    assert [mark[:2] for mark in marks_of(tmp_path).all] == [(3, 27)]


# ---------------------------------------------------------------- one way to write

WRITES = {"write_text", "write_bytes", "symlink_to", "hardlink_to", "copyfile", "copy2", "copytree"}
LEFT = {
    ("devices/backlight.py", "write_text"): "the light of the panel: no file",
    ("devices/pulses.py", "write_text"): "the pulse maker of the board: no file",
    ("output.py", "open"): "nowhere, where there is no output: no file",
    ("table/store/recovery.py", "copyfile"): "into the database that is being made; `Disk.put` names it",
    ("table/store/loose_pages.py", "open"): "pages to be read once and thrown away",
    ("update/release.py", "open"): "the packages; all are flushed before the version has its name",
    ("update/versions.py", "symlink_to"): "a link that `Disk.rename` names",
    ("update/versions.py", "write_bytes"): "into the version that is being made; all is flushed before it has its name",
    ("store_check.py", "copyfile"): "a copy to look at, gone at once",
}
"""Who writes by other means, and why that may be."""


def writes(tree: ast.AST) -> Iterator[str]:
    """Yield the calls in a module that write or rename a file."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        name = call.func.attr
        words = {word.value for word in ast.walk(call) if isinstance(word, ast.Constant)}
        is_path = len(call.args) == 1 and not call.keywords  # a text has two, a struct names them, `Disk` has two
        if (
            name in WRITES
            or (name in {"replace", "rename"} and is_path)
            or (name == "open" and words & {"w", "wb", "a", "ab", "x", "xb", "r+b", "w+b"})
        ):
            yield name


def test_files_are_written_in_one_way():
    """Everything else goes through `Disk`, which has bytes and names on the disk."""
    found = {
        (str(path.relative_to(APP)), name)
        for path in APP.rglob("*.py")
        for name in writes(ast.parse(path.read_text()))
        if path.name != "disk.py"
    }
    assert found == set(LEFT)
