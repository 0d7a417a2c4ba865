"""The games belong to who plays, root runs the update: whatever lies in that folder, root is not led by it.

These make another user's folder, so they run as root alone.
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest
from test_update import fallen_back, set_up

from app import commands
from app.config import of_machine
from app.devices.stand_ins import FakeClock
from app.errors import UpdateTrouble
from app.table.store.backups import Backups
from app.table.store.findings import DATABASE
from app.table.store.store import Store
from app.update.household import MOST, AsOwner, Household, household, owner

pytestmark = pytest.mark.skipif(os.geteuid() != 0, reason="only root can make what belongs to somebody else")

PLAYER = "nobody"
NOBODY = pwd.getpwnam(PLAYER)


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a folder that everybody can reach, with `data`, which belongs to another user, in it."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).resolve().parents[2]))
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        top.chmod(0o755)
        set_up(top)
        Store.open(top / "data", FakeClock()).close()
        yield top


def given(folder: Path) -> Path:
    """Give a folder and all in it to the player, without following anything."""
    for path in (folder, *folder.rglob("*")):
        os.chown(path, NOBODY.pw_uid, NOBODY.pw_gid, follow_symlinks=False)
    return folder


def secret(place: Path) -> Path:
    """Make a file that only root reads, in a folder where only root writes."""
    folder = place / "roots"
    folder.mkdir(mode=0o700)
    (folder / "secret").write_text("0.2.0\n")
    return folder


def test_the_games_are_copied_by_who_they_belong_to(place: Path) -> None:
    data = given(place / "data")
    household(data).keep()
    copy = Backups(data).before_update
    assert copy.stat().st_uid == NOBODY.pw_uid
    assert copy.stat().st_mode & 0o077 == 0
    household(data).forget_kept()
    assert not copy.exists()


def test_a_link_in_the_place_of_the_copies_leads_root_nowhere(place: Path) -> None:
    there = secret(place)
    data = place / "data"
    shutil.rmtree(data / "backups")
    (data / "backups").symlink_to(there)
    given(data)
    with pytest.raises(UpdateTrouble, match="cannot be"):
        household(data).keep()
    assert [path.name for path in there.iterdir()] == ["secret"]


def test_a_link_in_the_place_of_the_games_shows_nobody_a_file_of_root(place: Path) -> None:
    there = secret(place)
    data = place / "data"
    (data / DATABASE).unlink()
    (data / DATABASE).symlink_to(there / "secret")
    given(data)
    with pytest.raises(UpdateTrouble) as trouble:
        household(data).keep()
    assert "0.2.0" not in str(trouble.value)


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_what_stands_in_the_place_of_the_proof_is_no_proof(place: Path, kind: str) -> None:
    """A link to a file of root's that says the right words, a pipe at which one would wait, a folder."""
    data = place / "data"
    there = secret(place)
    match kind:
        case "link":
            (data / "proven").symlink_to(there / "secret")
        case "pipe":
            os.mkfifo(data / "proven")
        case "folder":
            (data / "proven").mkdir()
    given(data)
    assert household(data).proven() == ""


@pytest.mark.parametrize("kind", ["link", "pipe", "folder"])
def test_going_back_waits_at_nothing_and_follows_nothing(place: Path, kind: str) -> None:
    data, there = place / "data", secret(place)
    (place / "trial").write_text("0.2.0 0.1.0\n")
    (place / "current").unlink()
    (place / "current").symlink_to("versions/0.2.0")
    for name in ("proven", "returned"):
        match kind:
            case "link":
                (data / name).symlink_to(there / "secret")
            case "pipe":
                os.mkfifo(data / name)
            case "folder":
                (data / name).mkdir()
    given(data)
    assert fallen_back(place, "--now", player=PLAYER) == 0
    assert (place / "current").readlink() == Path("versions/0.1.0")
    assert (there / "secret").read_text() == "0.2.0\n"
    if kind != "folder":
        note = (data / "returned").lstat()
        assert (note.st_uid, (data / "returned").read_text()) == (NOBODY.pw_uid, "0.2.0 0.1.0\n")


def test_a_version_that_proved_itself_to_its_user_is_kept(place: Path) -> None:
    data = place / "data"
    (place / "trial").write_text("0.2.0 0.1.0\n")
    (place / "current").unlink()
    (place / "current").symlink_to("versions/0.2.0")
    (data / "proven").write_text("0.2.0\n")
    given(data)
    assert household(data).proven() == "0.2.0"
    assert fallen_back(place, player=PLAYER) == 0
    assert (place / "current").readlink() == Path("versions/0.2.0")


def hot_journal(database: Path, other: Path) -> bytes:
    """Return the log of an unfinished act that names a second log (the file format of SQLite, sections 3 and 4)."""
    page = int.from_bytes(database.read_bytes()[16:18], "big")
    pages = database.stat().st_size // page
    magic = bytes.fromhex("d9d505f920a163d7")
    head = magic + b"".join(number.to_bytes(4, "big") for number in (0, 0, pages, 512, page))
    name = os.fsencode(other)
    last = (0x40000000 // page + 1).to_bytes(4, "big")
    return head.ljust(512, b"\0") + last + name + len(name).to_bytes(4, "big") + sum(name).to_bytes(4, "big") + magic


def test_a_hot_journal_makes_root_delete_nothing(place: Path) -> None:
    """The database engine removes the second log when it plays the first one back; root would remove any file."""
    there, data = secret(place), place / "data"
    log = hot_journal(data / DATABASE, there / "secret")
    (data / f"{DATABASE}-journal").write_bytes(log)
    given(data)
    with suppress(UpdateTrouble):
        household(data).keep()
    assert (there / "secret").exists()

    (data / f"{DATABASE}-journal").write_bytes(log)
    Household(data).keep()  # what root did before it left this to the owner
    assert not (there / "secret").exists()


def test_a_link_in_the_place_of_the_folder_is_no_folder(place: Path) -> None:
    given(place / "data")
    (place / "link").symlink_to(place / "data")
    with pytest.raises(UpdateTrouble, match="no folder"):
        owner(place / "link")
    with pytest.raises(UpdateTrouble, match="no folder"):
        owner(place / "link" / "backups")


def test_a_folder_below_somebody_elses_is_refused(place: Path) -> None:
    inner = place / "data" / "inner"
    inner.mkdir()
    given(place / "data")
    os.chown(inner, NOBODY.pw_uid - 1, NOBODY.pw_gid)
    with pytest.raises(UpdateTrouble, match="somebody else"):
        owner(inner)


def test_what_the_owner_says_is_short_and_printable(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a process of theirs: it may say anything, and as much as it likes."""
    data = given(place / "data")
    here = AsOwner(data)
    loud = place / "loud"
    loud.write_text(f"#!{sys.executable}\nprint('\\x1b[2J' + 'a' * 100_000, flush=True)\n")
    loud.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(loud))
    with pytest.raises(UpdateTrouble) as trouble:
        here.proven()
    assert len(trouble.value.what) <= MOST
    assert trouble.value.what.isprintable()


def test_root_reads_no_settings_of_who_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe called config.toml beside the games would hold an update up."""
    data = tmp_path / "data"
    data.mkdir()
    os.mkfifo(data / "config.toml")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "app", "update", str(tmp_path / "none.zip"), "--data", str(data)],
        cwd=Path(commands.__file__).parents[1], capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert said.returncode == 7
    assert "config.toml" not in said.stderr


def test_the_machines_settings_are_those_of_its_own_folder(tmp_path: Path) -> None:
    assert of_machine(tmp_path) is None
    (tmp_path / "config.toml").touch()
    assert of_machine(tmp_path) == tmp_path / "config.toml"


def test_who_owns_the_games_acts_without_a_process(place: Path) -> None:
    here = Household(place / "data")
    here.keep()
    assert Backups(place / "data").before_update.exists()
    with closing(Store.open(place / "data", FakeClock())) as store:
        assert store.notices == ()
