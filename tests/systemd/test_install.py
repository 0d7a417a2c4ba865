"""The installer, run into a folder instead of a machine: what lands where, run again, and taken away again."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from releases import wheel
from units import SYSTEMD, read, words

from app import config
from app.update.signature import Signature

LANDS = {
    "etc/systemd/system/tafelster.service",
    "etc/systemd/system/tafelster-recovery.service",
    "etc/systemd/system/tafelster.service.d/10-display.conf",
    "etc/systemd/system/tafelster-recovery.service.d/10-display.conf",
    "etc/systemd/journald.conf.d/tafelster.conf",
    "etc/udev/rules.d/70-tafelster.rules",
    "etc/tafelster/config.toml",
    "usr/local/bin/tafelster",
    "usr/local/lib/tafelster/fall-back",
    "usr/local/lib/tafelster/recovery",
}
CAGE = {"etc/systemd/system/tafelster.service.d/20-run.conf"}


def run(script: Path, *told: str) -> "subprocess.CompletedProcess[str]":
    """Run the installer."""
    return subprocess.run(["bash", str(script), *told], capture_output=True, text=True, check=False)  # noqa: S603, S607


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """Return an unpacked release: packages and installer side by side."""
    folder = tmp_path / "release"
    shutil.copytree(SYSTEMD, folder / "systemd")
    (folder / "wheels").mkdir()
    wheel(folder / "wheels", "0.1.0")
    return folder


def files(root: Path) -> set[str]:
    """Return the files below a folder, without the environments of the program."""
    found = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file() or path.is_symlink()}
    return {name for name in found if not name.startswith("opt/tafelster/versions/")}


def test_a_device_is_set_up_again_and_again_and_taken_down(unpacked: Path, tmp_path: Path) -> None:
    """One story, because environments take their time: all lands, runs, stays as it is, and goes but for the games."""
    root = tmp_path / "root"
    root.mkdir()
    into = ("--root", str(root))
    said = done(unpacked, *into)
    assert files(root) == LANDS | CAGE | {"opt/tafelster/current"}
    assert said.splitlines()[-1] == "Done. This system does not run now; the table is on the screen when it is started."
    speaks_of_itself(root, "0.1.0")
    assert program_says(root) == "version 0.1.0\n"
    assert all(os.access(root / name, os.X_OK) for name in LANDS if name.startswith("usr/local"))

    (root / "etc/tafelster/config.toml").write_text('[language]\ndefault = "en"\n')
    (root / "opt/tafelster/versions/.0.2.0.new").mkdir()
    done(unpacked, *into, "--display", "kmsdrm")
    assert files(root) == LANDS | {"opt/tafelster/current"}
    assert (root / "etc/tafelster/config.toml").read_text() == '[language]\ndefault = "en"\n'
    assert os.listdir(root / "opt/tafelster/versions") == ["0.1.0"]
    assert program_says(root) == "version 0.1.0\n"

    (root / "var/lib/tafelster").mkdir(parents=True)
    (root / "var/lib/tafelster/tafelster.db").touch()
    done(unpacked, *into, "--uninstall")
    assert files(root) == {"etc/tafelster/config.toml", "var/lib/tafelster/tafelster.db"}
    assert not (root / "opt/tafelster").exists()
    done(unpacked, *into, "--uninstall", "--with-games")
    assert files(root) == set()


def test_whose_release_sets_a_device_up_is_known_to_it(unpacked: Path, tmp_path: Path) -> None:
    """The key that signed it is kept once, however often it is installed; a release that nobody signed brings none."""
    root = tmp_path / "root"
    root.mkdir()
    keys = root / "opt/tafelster/keys"
    done(unpacked, "--root", str(root))
    assert not keys.exists()
    (unpacked / "signature").mkdir()
    (unpacked / "signature/ed25519").write_text(Signature(b"\x2a" * 32, b"\x00" * 64).text())
    for _ in range(2):
        done(unpacked, "--root", str(root))
        assert keys.read_text().split() == ["2a" * 32]


def done(unpacked: Path, *told: str) -> str:
    """Run the installer of a release, which must succeed; return what it says."""
    ended = run(unpacked / "systemd/install.sh", *told)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def speaks_of_itself(root: Path, version: str) -> None:
    """No command of the environment leads to the folder it was made in, nor to the one the device was set up in."""
    folder = root / "opt/tafelster/versions" / version
    first = (folder / "bin/tafelster").read_text().splitlines()[0]
    assert first == f"#!/opt/tafelster/versions/{version}/bin/python"
    texts = [path for path in (*(folder / "bin").iterdir(), folder / "pyvenv.cfg") if not path.is_symlink()]
    assert len(texts) > 4
    assert [path.name for path in texts if ".setup.new" in path.read_text() or str(root) in path.read_text()] == []


def program_says(root: Path) -> str:
    python = root / "opt/tafelster/current/bin/python"
    return subprocess.run([str(python), "-P", "-m", "app"], capture_output=True, text=True, check=True).stdout  # noqa: S603


def test_the_settings_it_brings_are_understood() -> None:
    assert config.load(SYSTEMD / "config.toml").data.folder == "/var/lib/tafelster"


@pytest.mark.parametrize("way", ["cage", "kmsdrm", "x11", "auto"])
def test_each_way_to_the_panel_has_its_own_parts_and_no_others(unpacked: Path, tmp_path: Path, way: str) -> None:
    said = done(unpacked, "--dry-run", "--root", str(tmp_path), "--display", way)
    landed = {line.split()[-1] for line in said.splitlines() if line.startswith("  install ")}
    units = {name.removeprefix(f"{tmp_path}/") for name in landed if "/etc/systemd/system/" in name} - LANDS
    assert units == {"x11": {"etc/systemd/system/tafelster-x.service"}, "kmsdrm": set()}.get(way, CAGE)


@pytest.mark.parametrize(("way", "driver"), [("cage", "wayland"), ("kmsdrm", "kmsdrm"), ("x11", "x11")])
def test_each_way_to_the_panel_names_its_driver(way: str, driver: str) -> None:
    environment = words(read(SYSTEMD / f"display/{way}.conf"), "Service.Environment")
    assert f"SDL_VIDEODRIVER={driver}" in environment


def test_a_dry_run_says_all_and_does_nothing(unpacked: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    said = done(unpacked, "--dry-run", "--root", str(root), "--display", "cage")
    assert list(root.iterdir()) == []
    assert all(f"{root}/{name}" in said for name in LANDS | CAGE)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (["--display", "vga"], 1),
        (["--display"], 1),
        (["--fly"], 2),
        (["--root", "/nowhere/at/all"], 1),
        (["--help"], 0),
    ],
)
def test_a_wrong_word_is_told_and_changes_nothing(unpacked: Path, told: list[str], code: int) -> None:
    ended = run(unpacked / "systemd/install.sh", *told)
    assert ended.returncode == code
    assert ended.stdout + ended.stderr


def test_the_list_of_packages_is_for_programs(unpacked: Path) -> None:
    """One a line; the machine tests make their guest from it."""
    names = run(unpacked / "systemd/install.sh", "--list-packages").stdout.split()
    assert {"python3-pygame", "python3-lgpio", "python3-serial", "cage", "seatd"} <= set(names)
    for_x = run(unpacked / "systemd/install.sh", "--list-packages", "--display", "x11").stdout.split()
    assert "xserver-xorg-core" in set(for_x) - set(names)


needs_shellcheck = pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not here")
SCRIPTS = [SYSTEMD / "install.sh", *sorted((SYSTEMD / "lib").iterdir())]
SCRIPTS += sorted((SYSTEMD.parent / "tests/machine").rglob("*.sh"))
SCRIPTS += [SYSTEMD.parent / "tools/environment.sh", *sorted((SYSTEMD.parent / ".ci").iterdir())]


@needs_shellcheck
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_the_scripts_have_no_traps(script: Path) -> None:
    ended = subprocess.run(["shellcheck", str(script)], capture_output=True, text=True, check=False)  # noqa: S603, S607
    assert ended.stdout == ""
