"""Things in the data folder that are no files of ours, though their names are: the start goes on and tells them."""

import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from household import MEMORY, Content, content, left_by_a_power_cut, no_file_longer_than

from app.devices.stand_ins import FakeClock
from app.disk import DISK
from app.errors import StoreFull, StoreTrouble
from app.store_check import check_database
from app.table.ports import Health
from app.table.store.odd_things import set_aside
from app.table.store.store import Store
from app.update.proof import proven, returned

NAMES = (
    "tafelster.db",
    "tafelster.db-wal",
    "tafelster.db-shm",
    "tafelster.db-journal",
    "tafelster.lock",
    "tafelster.making.db",
    "tafelster.new.db",
    "tafelster.loose.db",
    "proven",
    "returned",
    "backups",
    "exports",
    "backups/tafelster-000004.db",
    "backups/tafelster-000006.db",
    "backups/tafelster.tmp",
    "backups/before-update.db",
)
NOBODY = 65534
INDEX = 32_768  # bytes of the index of a log, without which there is no reading it
FOLDERS = {"backups", "exports"}


def folder_with_something(path: Path) -> None:
    path.mkdir()
    (path / "something").write_text("of somebody")


def socket_of_somebody(path: Path) -> None:
    here = os.open(path.parent, os.O_RDONLY)  # its address may not be long
    with socket.socket(socket.AF_UNIX) as end:
        end.bind(f"/proc/self/fd/{here}/{path.name}")
    os.close(here)


KINDS: dict[str, Callable[[Path], None]] = {
    "folder": folder_with_something,
    "pipe": os.mkfifo,
    "socket": socket_of_somebody,
    "link to nowhere": lambda path: path.symlink_to("nowhere"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "empty": Path.touch,
    "garbage": lambda path: path.write_bytes(bytes(range(1, 251)) * 40_000),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> tuple[Path, Content]:
    folder = tmp_path_factory.mktemp("house") / "whole"
    return folder, left_by_a_power_cut(folder)


@pytest.fixture
def folder(house, tmp_path) -> Path:
    return Path(shutil.copytree(house[0], tmp_path / "data"))


def gone(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def said(folder: Path) -> tuple[Content, set[str]]:
    """Start, and return what is there and what is told."""
    assert proven(folder) == ""
    assert returned(folder) is None
    with Store.open(folder, FakeClock()) as store:
        assert store.copy() is not None
        return content(store), {notice.key for notice in store.notices}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_file_of_ours_is_set_aside_and_told(house, folder, name, kind):
    """Neither the start nor the doctor waits for it, or falls over it; the doctor tells what the start will tell."""
    whole = house[1]
    gone(folder / name)
    KINDS[kind](folder / name)
    fits = {"folder"} if name in FOLDERS else {"empty", "garbage"}
    is_ill = check_database(folder).health is Health.ERROR
    found, keys = said(folder)
    assert ("odd-set-aside" in keys) == (kind not in fits)
    assert is_ill == bool(keys)
    if name not in {"tafelster.db", "tafelster.db-wal"}:
        assert found == whole
    elif found != whole:
        assert "moves-missing" in keys
    assert said(folder)[0] == found


def test_what_is_set_aside_is_kept(folder):
    gone(folder / "tafelster.lock")
    folder_with_something(folder / "tafelster.lock")
    said(folder)
    assert (folder / "aside-1.tafelster.lock" / "something").read_text() == "of somebody"


def test_what_is_set_aside_again_gets_another_name(tmp_path):
    for number in (1, 2):
        (tmp_path / "thing").touch()
        assert set_aside(tmp_path / "thing", DISK) == f"aside-{number}.thing"


@pytest.mark.parametrize(
    "name",
    ["ünï ☆.db", "tafelster-\u0660\u0660\u0660\u0660\u0660\u0661.db", "tafelster-" + "9" * 200 + ".db", "-wal", "a\nb"],
)
def test_files_of_other_names_are_nobodys_business(house, folder, name):
    for where in (folder, folder / "backups"):
        os.mkfifo(where / name)
    os.mkfifo(os.fsencode(folder) + b"/tafelster-\xff.db")
    assert check_database(folder).health is Health.OK
    assert said(folder) == (house[1], set())


def test_a_copy_of_the_highest_number_is_followed_by_another(house, folder):
    """Whoever named it: the next copies are found again, and it goes with the oldest."""
    (folder / "backups/tafelster-000006.db").rename(folder / "backups/tafelster-999999999.db")
    for _ in range(4):
        assert said(folder) == (house[1], set())
    assert not (folder / "backups/tafelster-999999999.db").exists()


def test_a_link_to_a_database_elsewhere_is_followed(folder, tmp_path):
    """A person keeps the games on another disk."""
    Store.open(folder, FakeClock()).close()
    shutil.move(folder / "tafelster.db", tmp_path / "elsewhere.db")
    (folder / "tafelster.db").symlink_to(tmp_path / "elsewhere.db")
    assert said(folder)[1] == set()


# ---------------------------------------------------------------- rights


@contextmanager
def nobody_at(house: Path) -> Iterator[Path]:
    """Give a household to a user who is not root, and be that user: to root every right is given."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
        folder = Path(shutil.copytree(house, Path(place) / "data"))
        if os.geteuid() != 0:
            yield folder
            return
        for path in (folder.parent, folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)
        os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(0)


@pytest.mark.parametrize("name", ["tafelster.db", "tafelster.db-wal", "tafelster.db-shm", "tafelster.lock", "backups"])
def test_rights_that_were_lost_are_taken_back(house, name):
    """What is ours is opened again, and nothing has to be told."""
    with nobody_at(house[0]) as folder:
        (folder / name).chmod(0)
        assert said(folder) == (house[1], set())


def test_a_copy_without_rights_is_read_again(house):
    with nobody_at(house[0]) as folder:
        for copy in (folder / "backups").iterdir():
            copy.chmod(0)
        (folder / "tafelster.db").write_bytes(b"noise")
        assert said(folder) == (house[1], {"database-restored"})


def test_a_folder_that_takes_nothing_is_trouble_with_a_remedy(house):
    """The games are whole: nothing is set aside, and they are there when the folder can be written again."""
    with nobody_at(house[0]) as folder:
        (folder / "tafelster.lock").unlink()
        folder.chmod(0o500)
        with pytest.raises(StoreTrouble) as trouble:
            Store.open(folder, FakeClock())
        assert "can be written" in trouble.value.remedy
        folder.chmod(0o700)
        assert said(folder) == (house[1], {"marks-damaged"})


# ---------------------------------------------------------------- no room


@pytest.mark.parametrize("size", [0, 2000, 40_000])
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", ""),
        ("tafelster.lock", "marks-damaged"),
        ("backups/tafelster-000006.db", "copy-damaged"),
        ("tafelster.db", "database-restored"),
    ],
)
def test_a_start_without_room_tells_the_same_or_asks_for_room(house, folder, name, key, size):
    """Damage and a full card at once: what cannot be mended waits for room, and then nothing is missing."""
    if name:
        (folder / name).write_bytes(b"noise" * 100)
    with no_file_longer_than(size):
        try:
            with Store.open(folder, FakeClock()) as store:
                early = {notice.key for notice in store.notices} - {"copy-failed"}
        except StoreFull:
            assert size < INDEX
            early = set()
    found, keys = said(folder)
    assert found == house[1]
    assert early | keys == ({key} if key else set())
