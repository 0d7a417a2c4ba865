"""An update: the new version beside the old, tried, kept when it proves itself, taken back when not.

Power is cut before every step in turn: a process of its own goes away in the middle, and what it leaves must run.
"""

import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from releases import release
from units import SYSTEMD

from app.devices.notify import Notifier
from app.devices.stand_ins import FakeClock
from app.errors import UpdateTrouble
from app.table.store.backups import Backups
from app.table.store.store import Store
from app.table.store.survey import survey
from app.update import proof
from app.update.device import Systemd
from app.update.household import Household
from app.update.proof import STANDS_AFTER, Vouching
from app.update.trust import Trust
from app.update.update import Update
from app.update.versions import Versions

HERE = Path(__file__).parent


def build(folder: Path, wheels: Path, version: str) -> None:
    """Make what an environment is to the update: a program that can be run, made of the packages of the release."""
    assert [path.name for path in wheels.iterdir()] == [f"tafelster-{version}-py3-none-any.whl"]
    (folder / "bin").mkdir()
    (folder / "bin/python").write_text(f"#!/bin/sh\necho {version}\n")
    (folder / "bin/tafelster").write_text(f"#!{folder}/bin/python\n")  # as pip writes it
    for name in ("python", "tafelster"):
        (folder / "bin" / name).chmod(0o755)
    (folder / "bin/python3").symlink_to("python")
    (folder / "pyvenv.cfg").write_text(f"command = /usr/bin/python3 -m venv {folder}\n")


class Device:
    """A device in a folder. `starts` tells which versions come to their first frame, `stands` which stay."""

    def __init__(self, root: Path, starts: Callable[[str], bool], stands: Callable[[str], bool]) -> None:
        self.root = root
        self.data = root / "data"
        self.versions = Versions(root)
        self.started: list[str] = []
        self.takes_unsigned = True
        self.asks: Callable[[str], bool] = lambda _: False
        self._starts = starts
        self._stands = stands

    def running(self) -> str:
        """Return what the program that `current` leads to says."""
        return subprocess.run(  # noqa: S603 - a script of this test
            [str(self.root / "current/bin/tafelster")], capture_output=True, text=True, check=True
        ).stdout.strip()

    def restart(self) -> bool:
        """Start what `current` leads to; one that stands vouches for itself."""
        self.started.append(self.running())
        if self._starts(self.started[-1]) and self._stands(self.started[-1]):
            (self.data / "proven").write_text(f"{self.started[-1]}\n")
        return self._starts(self.started[-1])

    def is_up(self) -> bool:
        """Whether it is still there."""
        return self._stands(self.started[-1])

    def fall_back(self) -> bool:
        """Go back, by the script that is installed."""
        assert fallen_back(self.root, "--now") == 0
        return self.restart()

    def update(self, file: Path) -> str:
        """Update it."""
        trust = Trust(self.versions.keys, self.asks, takes_unsigned=self.takes_unsigned)
        quiet = {"say": lambda _: None, "sleep": lambda _: None}
        plan = Update(self.versions, self, Household(self.data), trust, build=build, **quiet)
        return plan.apply(file)


def fallen_back(root: Path, *told: str, player: str = pwd.getpwuid(os.geteuid()).pw_name) -> int:
    """Run the script that goes back, with whose games they are; systemctl is replaced: there is no systemd here."""
    environ = {"PATH": f"{root / 'bin'}:{os.environ['PATH']}", "TAFELSTER_ROOT": str(root), "TAFELSTER_PLAYER": player}
    return subprocess.run(  # noqa: S603 - our own script
        [str(SYSTEMD / "lib/fall-back"), *told], env={**environ, "TAFELSTER_DATA": str(root / "data")}, check=False
    ).returncode


def set_up(root: Path) -> None:
    """Make a device on which 0.1.0 runs."""
    for name in ("data", "bin", "versions"):
        (root / name).mkdir()
    (root / "bin/systemctl").symlink_to("/bin/true")
    folder = root / "versions/0.1.0"
    release(root / "releases", "0.1.0")
    (folder / "wheels").mkdir(parents=True)
    shutil.copy(root / "releases/tafelster-0.1.0-py3-none-any.whl", folder / "wheels")
    build(folder, folder / "wheels", "0.1.0")
    (root / "current").symlink_to("versions/0.1.0")


@pytest.fixture
def device(tmp_path: Path) -> Callable[..., Device]:
    """Return a maker of devices on which 0.1.0 runs."""

    def made(*, fails: str = "", falls: str = "") -> Device:
        set_up(tmp_path)
        return Device(tmp_path, lambda version: version != fails, lambda version: version not in (fails, falls))

    return made


@pytest.fixture
def new(tmp_path: Path) -> Path:
    return release(tmp_path / "stick", "0.2.0")


def hidden(root: Path) -> list[str]:
    """Return what is half made or put aside."""
    return [path.name for path in [*(root / "versions").iterdir(), *root.iterdir()] if path.name.startswith(".")]


def test_a_version_that_proves_itself_is_kept_beside_the_old_one(device: Callable[..., Device], new: Path) -> None:
    here = device()
    assert here.update(new) == "0.2.0"
    assert (here.running(), here.started) == ("0.2.0", ["0.2.0"])
    assert here.versions.all() == ("0.1.0", "0.2.0")
    assert not (here.root / "trial").exists()
    assert hidden(here.root) == []


def test_while_a_version_is_on_trial_the_games_of_before_are_kept(device: Callable[..., Device], new: Path) -> None:
    """When it stays they are let go of; when it goes the old version finds them."""
    for fails in ("0.2.0", ""):
        here = device(fails=fails)
        Store.open(here.data, FakeClock()).close()
        copy = Backups(here.data).before_update
        if fails:
            with pytest.raises(UpdateTrouble):
                here.update(new)
            assert survey(copy, is_copy=True).heads == {}
            shutil.rmtree(here.root)
            here.root.mkdir()
            release(here.root / "stick", "0.2.0")
        else:
            here.update(new)
            assert not copy.exists()


def test_a_version_is_not_tried_where_the_games_cannot_be_copied(device: Callable[..., Device], new: Path) -> None:
    here = device()
    Store.open(here.data, FakeClock()).close()
    shutil.rmtree(here.data / "backups")
    (here.data / "backups").write_text("not a folder")
    with pytest.raises(UpdateTrouble, match="games cannot be copied"):
        here.update(new)
    assert (here.running(), here.started) == ("0.1.0", [])


def test_only_the_version_before_is_kept(device: Callable[..., Device], new: Path, tmp_path: Path) -> None:
    here = device()
    here.update(new)
    here.update(release(tmp_path / "stick", "0.10.0"))
    assert here.versions.all() == ("0.2.0", "0.10.0")


@pytest.mark.parametrize("how", ["fails", "falls"])
def test_a_version_that_does_not_start_or_stay_is_taken_back(
    device: Callable[..., Device], new: Path, how: str
) -> None:
    """And the screen of the old one says so, once."""
    here = device(**{how: "0.2.0"})
    with pytest.raises(UpdateTrouble, match=r"0\.2\.0 did not start\. 0\.1\.0 runs again"):
        here.update(new)
    assert (here.running(), here.started) == ("0.1.0", ["0.2.0", "0.1.0"])
    assert not (here.root / "trial").exists()
    assert proof.returned(here.data) == ("0.2.0", "0.1.0")
    assert proof.returned(here.data) is None


def test_a_version_that_was_taken_back_can_be_tried_again(device: Callable[..., Device], new: Path) -> None:
    here = device(fails="0.2.0")
    with pytest.raises(UpdateTrouble):
        here.update(new)
    again = Device(here.root, lambda _: True, lambda _: True)
    assert again.update(new) == "0.2.0"
    assert again.running() == "0.2.0"
    assert hidden(again.root) == []


def test_an_old_proof_does_not_count(device: Callable[..., Device], new: Path) -> None:
    here = device(falls="0.2.0")
    (here.data / "proven").write_text("0.2.0\n")
    with pytest.raises(UpdateTrouble, match="did not start"):
        here.update(new)


@pytest.mark.parametrize(("version", "named"), [("0.1.0", "runs already"), ("0.0.9", "older")])
def test_the_same_or_an_older_version_is_refused(
    device: Callable[..., Device], tmp_path: Path, version: str, named: str
) -> None:
    here = device()
    with pytest.raises(UpdateTrouble, match=named):
        here.update(release(tmp_path / "stick", version))
    assert here.versions.all() == ("0.1.0",)


def test_a_damaged_release_changes_nothing(device: Callable[..., Device], new: Path) -> None:
    here = device()
    whole = new.read_bytes()
    new.write_bytes(whole[: len(whole) // 2] + b"\0\0\0\0" + whole[len(whole) // 2 + 4 :])
    with pytest.raises(UpdateTrouble):
        here.update(new)
    assert (here.running(), here.started) == ("0.1.0", [])


def test_a_machine_that_was_never_set_up_is_told(tmp_path: Path, new: Path) -> None:
    here = Device(tmp_path, lambda _: True, lambda _: True)
    with pytest.raises(UpdateTrouble, match=r"Set the device up with systemd/install\.sh"):
        here.update(new)


# ---------------------------------------------------------------- power cuts


def cut(root: Path, file: Path, step: int) -> bool:
    """Update in a process that ends before the given step; tells whether it came to its end."""
    code = (
        f"import sys; sys.path[:0] = [{str(HERE)!r}, {str(HERE.parents[1])!r}]\n"
        f"from test_update import cut_child; cut_child({str(root)!r}, {str(file)!r}, {step})"
    )
    return subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 - this file


def cut_child(root: str, file: str, step: int) -> None:
    """Be the process that ends in the middle, as a machine without power does: nothing is tidied up."""
    left = [step]

    def count(_: str) -> None:
        left[0] -= 1
        if left[0] == 0:
            os._exit(9)

    here = Device(Path(root), lambda _: True, lambda _: True)
    here.versions = Versions(Path(root), count)
    here.update(Path(file))


def test_power_cut_before_any_step_leaves_a_version_that_runs(tmp_path: Path) -> None:
    """What the next start finds runs; the recovery does not make it worse; the update can be done again."""
    file = release(tmp_path / "stick", "0.2.0")
    for step in range(1, 30):
        root = tmp_path / f"device{step}"
        root.mkdir()
        set_up(root)
        is_whole = cut(root, file, step)
        here = Device(root, lambda _: True, lambda _: True)
        assert here.running() in ("0.1.0", "0.2.0")
        assert fallen_back(root) in (0, 1)
        assert here.running() in ("0.1.0", "0.2.0")
        if here.running() == "0.1.0":
            assert here.update(file) == "0.2.0"
        assert (here.running(), (root / "trial").exists()) == ("0.2.0", False)
        if is_whole:
            assert step > 9
            return
    raise AssertionError("an update has more steps than it should")


@pytest.mark.parametrize(
    ("trial", "proven", "current", "code", "runs"),
    [
        ("", "", "0.2.0", 0, "0.2.0"),  # nothing is on trial
        ("0.2.0 0.1.0", "", "0.2.0", 1, "0.1.0"),  # on trial, and it did not start
        ("0.2.0 0.1.0", "0.1.0", "0.2.0", 1, "0.1.0"),  # the old proof is of another
        ("0.2.0 0.1.0", "0.2.0", "0.2.0", 0, "0.2.0"),  # it stood once: it is not the version's fault
        ("0.2.0 0.1.0", "", "0.1.0", 0, "0.1.0"),  # power went before the switch
        ("0.2.0 0.0.5", "", "0.2.0", 0, "0.2.0"),  # there is nothing to go back to
        ("0.2", "", "0.2.0", 0, "0.2.0"),  # nonsense
    ],
)
def test_the_recovery_goes_back_only_from_a_trial(
    tmp_path: Path, trial: str, proven: str, current: str, code: int, runs: str
) -> None:
    set_up(tmp_path)
    new = tmp_path / "versions/0.2.0"
    shutil.copytree(tmp_path / "versions/0.1.0", new)
    (new / "bin/python").write_text("#!/bin/sh\necho 0.2.0\n")
    (new / "bin/tafelster").write_text(f"#!{new}/bin/python\n")
    (tmp_path / "current").unlink()
    (tmp_path / "current").symlink_to(f"versions/{current}")
    (tmp_path / "data/proven").write_text(proven)
    if trial:
        (tmp_path / "trial").write_text(f"{trial}\n")
    assert fallen_back(tmp_path) == code
    assert Device(tmp_path, lambda _: True, lambda _: True).running() == runs
    assert (proof.returned(tmp_path / "data") is not None) == (code == 1)


# ---------------------------------------------------------------- what the program says of itself


def test_a_program_vouches_for_itself_when_its_frames_have_come_for_a_while(tmp_path: Path) -> None:
    watcher = Vouching(Notifier(), tmp_path)
    watcher.ready()
    for now in (100.0, 100.0 + STANDS_AFTER - 0.1):
        watcher.alive(now)
        assert proof.proven(tmp_path) == ""
    watcher.alive(100.0 + STANDS_AFTER)
    assert proof.proven(tmp_path)


def test_a_folder_that_takes_no_proof_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "proven").mkdir()
    watcher = Vouching(Notifier(), tmp_path)
    watcher.alive(0.0)
    watcher.alive(STANDS_AFTER)
    watcher.stopping()
    assert proof.proven(tmp_path) == ""


@pytest.mark.parametrize("text", ["", "0.2.0", "0.2.0 0.1.0 more", "\0"])
def test_a_note_that_makes_no_sense_is_no_note(tmp_path: Path, text: str) -> None:
    (tmp_path / "returned").write_text(text)
    assert proof.returned(tmp_path) is None


def test_earlier_failed_starts_do_not_count_against_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "systemctl").write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/asked\n')
    (tmp_path / "systemctl").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert Systemd().restart()
    assert (tmp_path / "asked").read_text().split() == ["reset-failed", "restart"]


class Mistaken(Device):
    """A device on which only the old version ever vouches for itself."""

    def restart(self) -> bool:
        """Start, and find the proof of the old version there."""
        is_up = super().restart()
        (self.data / "proven").write_text("0.1.0\n")
        return is_up


def test_the_proof_of_another_version_does_not_count(tmp_path: Path, new: Path) -> None:
    set_up(tmp_path)
    here = Mistaken(tmp_path, lambda _: True, lambda _: True)
    with pytest.raises(UpdateTrouble, match=r"0\.2\.0 did not start"):
        here.update(new)
