"""The udev rules: each thing by what it says of itself, with its group and rights written out."""

import fnmatch
import re
import shutil
import subprocess

import pytest
from units import SYSTEMD

FILE = SYSTEMD / "70-tafelster.rules"
RULES = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def rule(subsystem: str) -> dict[str, str]:
    """Return the keys of the one rule for a subsystem; a key that is given twice keeps its last value."""
    (line,) = [line for line in RULES if f'SUBSYSTEM=="{subsystem}"' in line]
    return dict(re.findall(r'([A-Z_]+(?:\{\w+\})?)(?:==|\+=|=)"([^"]*)"', line))


def test_the_die_is_told_by_its_numbers_and_its_name_and_belongs_to_those_with_a_cable() -> None:
    die = rule("tty")
    assert (die["ATTRS{idVendor}"], die["ATTRS{idProduct}"]) == ("2e8a", "0005")
    assert "ATTRS{product}" in die
    assert (die["SYMLINK"], die["GROUP"], die["MODE"]) == ("tafelster-die", "dialout", "0660")
    assert rule("usb")["ENV{ID_MM_DEVICE_IGNORE}"] == "1"


def test_the_pins_belong_to_their_group() -> None:
    pins = rule("gpio")
    assert (pins["GROUP"], pins["MODE"]) == ("gpio", "0660")


def test_the_light_may_be_set_by_those_who_show_pictures() -> None:
    (line,) = [line for line in RULES if 'SUBSYSTEM=="backlight"' in line]
    assert "chgrp video %S%p/brightness" in line
    assert "chmod g+w %S%p/brightness" in line


def test_the_pulses_of_the_lamp_may_be_set_by_those_who_may_have_the_pins_also_those_of_a_new_channel() -> None:
    (line,) = [line for line in RULES if 'SUBSYSTEM=="pwm"' in line]
    assert 'ACTION!="remove"' in line  # the kernel tells a new channel as a change
    assert "chgrp -R gpio %S%p" in line
    assert "chmod -R g=u %S%p" in line


def test_a_stick_is_mounted_harmlessly_where_the_program_looks_for_sticks() -> None:
    stick = rule("block")["RUN{program}"]
    assert all(word in stick for word in ("nosuid", "nodev", "noexec", "--owner=tafelster", " /media/"))


def test_the_readme_finds_a_stick_where_the_rule_mounts_it() -> None:
    """A shell fills the star in, whatever the stick is called."""
    mounted = rule("block")["RUN{program}"].split()[-1].replace("%k", "sda1")
    named = re.findall(r"/media/\S*?(?=/|\s)", (SYSTEMD.parent / "docs/device.md").read_text(encoding="utf-8"))
    assert named
    assert all(fnmatch.fnmatch(mounted, path) for path in named)


def has_verify() -> bool:
    """Tell whether there is an udevadm that verifies: systemd 254 and later."""
    return (
        shutil.which("udevadm") is not None
        and subprocess.run(["udevadm", "verify", "--help"], capture_output=True, check=False).returncode == 0  # noqa: S607
    )


@pytest.mark.skipif(not has_verify(), reason="no udevadm here that verifies")
def test_udev_understands_every_rule() -> None:
    done = subprocess.run(  # noqa: S603 - our own file
        ["udevadm", "verify", "--resolve-names=never", str(FILE)],  # noqa: S607
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
