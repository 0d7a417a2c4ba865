"""The units keep what was learnt the hard way: what a kiosk needs, and what would take its devices or its word away."""

import shutil
import subprocess
from pathlib import Path

import pytest
from units import DROP_INS, SYSTEMD, UNITS, read, words

KIOSK = SYSTEMD / "tafelster.service"
RECOVERY = SYSTEMD / "tafelster-recovery.service"
X_SERVER = SYSTEMD / "display/tafelster-x.service"
OURS = (KIOSK, RECOVERY)
PARTS = [*UNITS, *DROP_INS]

NEVER = {
    "PAMName": "the program could not tell systemd that it is ready",
    "PrivateDevices": "screen, touch, pins and die would be gone",
    "PrivateNetwork": "no plug would be noticed",
    "ProtectClock": "it brings a device policy, and closes all devices but the clock",
    "DevicePolicy": "a die that is plugged in later would be closed",
    "DeviceAllow": "the same",
    "MemoryDenyWriteExecute": "drawing in software compiles as it goes",
    "ProcSubset": "the board could not be told from a desktop",
    "StandardInput=tty": "losing the terminal would hang the program up",
}


def complaints(path: Path) -> list[str]:
    """Return the directives in a unit that must not be there."""
    found = []
    for name, values in read(path).items():
        directive = name.split(".")[1]
        found += [directive] if directive in NEVER and values != ["no"] else []
        found += ["StandardInput=tty"] if directive == "StandardInput" and values[-1].startswith("tty") else []
    return found


@pytest.mark.parametrize("path", PARTS, ids=lambda path: path.name)
def test_no_unit_takes_away_what_a_kiosk_needs(path: Path) -> None:
    assert complaints(path) == []


@pytest.mark.parametrize("name", NEVER)
def test_a_unit_that_does_is_found_out(tmp_path: Path, name: str) -> None:
    line = name if "=" in name else f"{name}=yes"
    (tmp_path / "bad.service").write_text(f"{KIOSK.read_text()}\n[Service]\n{line}\n")
    assert complaints(tmp_path / "bad.service") == [name]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Service.Type", "notify"),
        ("Service.NotifyAccess", "all"),
        ("Service.TimeoutStartSec", "60"),
        ("Service.WatchdogSec", "30"),
        ("Service.Restart", "always"),
        ("Service.RestartSec", "2"),
        ("Service.RestartMode", "direct"),
        ("Service.RuntimeDirectoryMode", "0700"),
        ("Service.StateDirectory", "tafelster"),
        ("Service.WorkingDirectory", "%t/tafelster"),
        ("Service.User", "tafelster"),
        ("Unit.StartLimitIntervalSec", "300"),
        ("Unit.StartLimitBurst", "5"),
        ("Unit.OnFailure", "tafelster-recovery.service"),
        ("Install.WantedBy", "multi-user.target"),
    ],
)
def test_the_kiosk_starts_stays_and_calls_for_help(name: str, value: str) -> None:
    assert read(KIOSK)[name] == [value]


def test_the_pin_library_and_the_compositor_find_their_folder() -> None:
    environment = words(read(KIOSK), "Service.Environment")
    assert {"LG_WD=%t/tafelster", "XDG_RUNTIME_DIR=%t/tafelster"} <= set(environment)


def test_the_kiosk_may_use_screen_touch_pins_die_and_sound() -> None:
    groups = words(read(KIOSK), "Service.SupplementaryGroups")
    assert set(groups) == {"video", "render", "input", "gpio", "dialout", "audio"}


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_all_that_is_no_device_is_shut(path: Path) -> None:
    unit = read(path)
    assert unit["Service.ProtectSystem"] == ["strict"]
    assert unit["Service.CapabilityBoundingSet"] == [""]
    assert unit["Service.IPAddressDeny"] == ["any"]
    assert words(unit, "Service.RestrictAddressFamilies") == ["AF_UNIX", "AF_NETLINK"]
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "RestrictNamespaces", "ProtectHostname"):
        assert unit[f"Service.{name}"] == ["yes"]


@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_the_graphics_library_may_look_for_its_display(path: Path) -> None:
    """It asks by mincore, which @system-service has not: without it there is no picture, but a crash."""
    assert "mincore" in words(read(path), "Service.SystemCallFilter")


def test_the_watchdog_is_answered_with_time_to_spare() -> None:
    """The program tells three times in that time; the loop beats 25 times a second."""
    assert int(read(KIOSK)["Service.WatchdogSec"][0]) >= 10


def test_the_kiosk_gives_up_sooner_than_its_failures_are_forgotten() -> None:
    """Five starts that each take as long as they may still count as one burst, or the recovery never comes."""
    unit = read(KIOSK)
    longest = int(unit["Service.TimeoutStartSec"][0]) + int(unit["Service.RestartSec"][0])
    burst = int(unit["Unit.StartLimitBurst"][0])
    assert (burst - 1) * longest < int(unit["Unit.StartLimitIntervalSec"][0])


def test_cage_gets_both_cures_for_a_window_that_never_comes() -> None:
    both, run = read(SYSTEMD / "display/cage.conf"), read(SYSTEMD / "display/cage-run.conf")
    environment = words(both, "Service.Environment")
    assert {"SDL_VIDEODRIVER=wayland", "SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR=0", "LIBSEAT_BACKEND=seatd"} <= set(
        environment
    )
    assert run["Service.ExecStart"] == ["", f"/usr/bin/cage -d -- {read(KIOSK)['Service.ExecStart'][0]}"]
    assert '"TAFELSTER_THROUGH=/usr/bin/cage -d --"' in both["Service.Environment"]


def test_the_recovery_goes_back_first_tells_then_and_tries_again() -> None:
    unit = read(RECOVERY)
    assert unit["Service.ExecCondition"] == ["+/usr/local/lib/tafelster/fall-back"]
    assert unit["Service.ExecStart"] == ["/usr/local/lib/tafelster/recovery"]
    assert unit["Unit.OnSuccess"] == ["tafelster.service"]
    assert "Install.WantedBy" not in unit


# ---------------------------------------------------------------- what systemd itself says

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")


def systemd_version() -> int:
    """Return the version of systemd here."""
    return int(analyzed("--version").stdout.split()[1])


@pytest.fixture
def staged(tmp_path: Path) -> Path:
    """Return a folder with the units, in which all that they start is there: systemd looks for it."""
    for path in UNITS:
        text = path.read_text()
        if systemd_version() < 254:  # Debian 12 has 252; a device has 257
            text = text.replace("RestartMode=direct\n", "")
        for program in ("/opt/tafelster/current/bin/python", "/usr/local/lib/tafelster", "/usr/bin/Xorg"):
            text = text.replace(program, "/bin/true")
        (tmp_path / path.name).write_text(text.replace("/bin/true/", "/bin/true "))
    return tmp_path


def analyzed(*command: str) -> "subprocess.CompletedProcess[str]":
    """Ask systemd-analyze."""
    return subprocess.run(  # noqa: S603 - our own words
        ["systemd-analyze", *command],  # noqa: S607
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@needs_systemd
@pytest.mark.parametrize("name", [path.name for path in UNITS])
def test_systemd_understands_every_line(staged: Path, name: str) -> None:
    done = analyzed("verify", "--man=no", "--recursive-errors=no", str(staged / name))
    assert (done.returncode, [line for line in done.stderr.splitlines() if "tafelster" in line]) == (0, [])


@needs_systemd
def test_systemd_finds_a_line_it_does_not_understand(staged: Path) -> None:
    unit = staged / KIOSK.name
    unit.write_text(unit.read_text().replace("Restart=always", "Restrat=always"))
    assert analyzed("verify", "--man=no", "--recursive-errors=no", str(unit)).returncode == 1


@needs_systemd
@pytest.mark.parametrize("path", OURS, ids=lambda path: path.name)
def test_systemd_finds_little_exposed(path: Path) -> None:
    """Of 100; a service that says nothing has 96. What is left is the devices it is there for."""
    done = analyzed("security", "--offline=true", "--threshold=20", "--no-pager", str(path))
    assert done.returncode == 0, done.stdout.splitlines()[-1]


@needs_systemd
def test_systemd_finds_half_as_much_exposed_in_the_x_server() -> None:
    """Of 100, as above; it runs as root, because it opens the panel and the console itself."""
    done = analyzed("security", "--offline=true", "--threshold=50", "--no-pager", str(X_SERVER))
    assert done.returncode == 0, done.stdout.splitlines()[-1]


def test_what_the_x_server_cannot_have_is_said_beside_it() -> None:
    """Each setting that the program's own service has and this one lacks is named with its reason."""
    told = X_SERVER.read_text(encoding="utf-8")
    lacks = {name.removeprefix("Service.") for name in read(KIOSK).keys() - read(X_SERVER).keys()}
    hard = ("Protect", "Private", "Restrict", "Lock", "NoNew", "Capability", "SystemCall", "User", "IPAddress")
    assert [name for name in lacks if name.startswith(hard) and f"{name}=" not in told] == []
