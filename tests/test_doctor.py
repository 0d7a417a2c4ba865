"""The doctor's judgement over facts of machines that are not here."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app import doctor
from app.config import Config, Die, Sound, Star
from app.errors import ConfigTrouble
from app.probe import Facts, Node, Sdl
from app.report import Check, Report
from app.table.ports import Health
from firmware_bridge.discovery import PICO_PID, PICO_VID, Port

PI = Facts(
    python=(3, 13, 5),
    packages={"gpiozero": "2.0.1", "msgspec": "0.19.0", "pyserial": "3.5", "lgpio": "0.2.2.0"},
    sdl=Sdl(pygame="2.6.1", version="2.32.4", drivers=("x11", "wayland", "KMSDRM", "dummy")),
    screens=(Node("/dev/dri/card1", True),),
    groups=frozenset({"video", "render", "input", "gpio", "dialout", "audio"}),
    is_board=True,
    ports=(Node("/dev/ttyACM0", True, Port("/dev/ttyACM0", PICO_VID, PICO_PID, "E661", "Board in FS mode")),),
    sound_cards=("vc4hdmi0",),
    lights=(Node("/sys/class/backlight/10-0045/brightness", True),),
)
DESKTOP = msgspec.structs.replace(
    PI, session={"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, groups=frozenset(), is_board=False, ports=()
)
PIP_SDL = Sdl(pygame="2.6.1", version="2.28.4", drivers=("x11", "wayland", "offscreen", "dummy"))


def found(name: str, facts: Facts = PI, settings: Config | ConfigTrouble | None = None, **changes: Any) -> Check:
    """Return the check of this name, with some facts of the machine changed."""
    report = examined(msgspec.structs.replace(facts, **changes), settings)
    return next(check for check in report.checks if check.name == name)


def examined(facts: Facts, settings: Config | ConfigTrouble | None = None) -> Report:
    return doctor.examine(settings or Config(), Path("/nowhere/at/all"), probe=lambda: facts)


def complaints(report: Report) -> set[str]:
    return {check.name for check in report.checks if check.health is Health.ERROR}


@pytest.mark.parametrize("facts", [PI, DESKTOP])
def test_a_whole_device_and_a_desktop_are_well(facts: Facts, tmp_path: Path) -> None:
    report = doctor.examine(Config(), tmp_path, probe=lambda: facts)
    assert (set(), 0) == (complaints(report), report.exit_code)


def test_every_error_says_what_to_do() -> None:
    sick = Facts(python=(3, 9, 2), sdl=Sdl(trouble="pygame does not load"), is_board=True, pins="no lgpio")
    report = examined(sick, ConfigTrouble("my.toml: star.x = 1 is not a known setting.", "Remove it."))
    assert report.exit_code == 1
    assert complaints(report) >= {"settings", "python", "packages", "display", "groups", "pins"}
    assert all(check.remedy for check in report.checks if check.health is Health.ERROR)


def test_refused_settings_are_shown_and_the_rest_is_still_examined() -> None:
    trouble = ConfigTrouble("my.toml: star.button_pin = 99 is refused.", "Write a GPIO number.")
    assert found("settings", settings=trouble) == Check(
        "settings", Health.ERROR, "my.toml: star.button_pin = 99 is refused.", "Write a GPIO number."
    )
    assert found("pins", settings=trouble).health is Health.OK


# ---------------------------------------------------------------- the light of the panel


def test_a_panel_without_a_light_of_its_own_is_dimmed_in_the_picture() -> None:
    assert found("light", lights=()).health is Health.ABSENT


@pytest.mark.parametrize(("is_board", "health"), [(True, Health.ERROR), (False, Health.OK)])
def test_a_light_that_may_not_be_written_matters_on_a_device(is_board: bool, health: Health) -> None:
    shut = (Node("/sys/class/backlight/10-0045/brightness", False),)
    assert found("light", lights=shut, is_board=is_board).health is health


# ---------------------------------------------------------------- python and packages


@pytest.mark.parametrize(("version", "health"), [((3, 10, 14), Health.ERROR), ((3, 11, 0), Health.OK)])
def test_the_oldest_python(version: tuple[int, int, int], health: Health) -> None:
    assert found("python", python=version).health is health


def test_packages_are_named_with_their_versions() -> None:
    assert found("packages").detail == (
        "pygame 2.6.1, SDL 2.32.4, gpiozero 2.0.1, msgspec 0.19.0, pyserial 3.5, lgpio 0.2.2.0"
    )


def test_a_missing_package_is_named() -> None:
    check = found("packages", packages={"gpiozero": "2.0.1", "msgspec": None, "pyserial": None})
    assert (check.health, check.detail) == (Health.ERROR, "missing: msgspec, pyserial")


def test_a_desktop_without_the_pin_library_is_complete() -> None:
    assert found("packages", DESKTOP, packages={"msgspec": "0.19.0", "lgpio": None}).health is Health.OK


# ---------------------------------------------------------------- the display


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        ({}, "driver KMSDRM on /dev/dri/card1"),
        ({"session": {"WAYLAND_DISPLAY": "wayland-0"}}, "driver wayland in the session wayland-0"),
        ({"session": {"DISPLAY": ":0"}}, "driver x11 in the session :0"),
        ({"session": {"DISPLAY": ":0"}, "screens": ()}, "driver x11 in the session :0"),
        ({"session": {"SDL_VIDEODRIVER": "dummy"}, "screens": ()}, "driver dummy, as SDL_VIDEODRIVER asks"),
        ({"session": {"SDL_VIDEODRIVER": "nonsense,x11"}}, "driver x11, as SDL_VIDEODRIVER asks"),
        ({"session": {"SDL_VIDEODRIVER": "kmsdrm"}}, "driver KMSDRM on /dev/dri/card1"),
        ({"sdl": PIP_SDL, "has_cage": True}, "driver wayland through cage on /dev/dri/card1"),
        (
            {"screens": (Node("/dev/dri/card0", False), Node("/dev/dri/card1", True))},
            "driver KMSDRM on /dev/dri/card1",
        ),
    ],
)
def test_ways_to_the_glass(changes: dict[str, Any], detail: str) -> None:
    assert (Health.OK, detail) == (found("display", **changes).health, found("display", **changes).detail)


@pytest.mark.parametrize(
    ("changes", "detail"),
    [
        ({"sdl": PIP_SDL}, "driver not compiled in: this SDL has no KMSDRM (x11, wayland, offscreen, dummy)"),
        ({"screens": ()}, "no DRM node: /dev/dri has no card and there is no session"),
        ({"sdl": PIP_SDL, "screens": ()}, "no DRM node: /dev/dri has no card and there is no session"),
        ({"screens": (Node("/dev/dri/card1", False),)}, "no right to open /dev/dri/card1"),
        ({"session": {"SDL_VIDEODRIVER": "kmsdrm"}, "screens": ()}, "no DRM node"),
        ({"session": {"SDL_VIDEODRIVER": "kmsdrm"}, "sdl": PIP_SDL}, "driver not compiled in: this SDL has no kmsdrm"),
        ({"session": {"SDL_VIDEODRIVER": "directfb"}}, "driver not compiled in: this SDL has no directfb"),
        (
            {"session": {"WAYLAND_DISPLAY": "wayland-0"}, "sdl": Sdl(drivers=("x11",))},
            "driver not compiled in: this SDL has no wayland",
        ),
        ({"session": {"DISPLAY": ":0"}, "sdl": Sdl()}, "driver not compiled in: this SDL has no x11 (none known)"),
    ],
)
def test_no_way_to_the_glass_tells_why(changes: dict[str, Any], detail: str) -> None:
    check = found("display", **changes)
    assert check.health is Health.ERROR
    assert check.detail.startswith(detail)


# ---------------------------------------------------------------- groups, pins, die, sound, fonts


def test_missing_groups_on_a_device_are_named_with_the_command() -> None:
    check = found("groups", groups=frozenset({"video", "input"}))
    assert check.health is Health.ERROR
    assert check.detail == "present: video, input; missing: render, gpio, dialout, audio"
    assert "usermod -aG render,gpio,dialout,audio" in check.remedy


def test_root_and_desktops_need_no_groups() -> None:
    assert found("groups", groups=frozenset(), is_root=True).health is Health.OK
    assert found("groups", DESKTOP).health is Health.OK


def test_a_device_needs_no_group_for_what_is_switched_off() -> None:
    lean = Config(star=Star(wired="no"), die=Die(enabled=False), sound=Sound(enabled=False))
    check = found("groups", settings=lean, groups=frozenset({"video", "render", "input"}))
    assert (check.health, check.detail) == (Health.OK, "present: video, render, input; missing: none")


@pytest.mark.parametrize(
    ("wired", "is_board", "pins", "health"),
    [
        ("auto", True, "", Health.OK),
        ("auto", True, "The pin library is missing", Health.ERROR),
        ("auto", False, "The pin library is missing", Health.ABSENT),
        ("no", True, "The pin library is missing", Health.ABSENT),
        ("yes", False, "The pin library is missing", Health.ERROR),
    ],
)
def test_pins_matter_where_a_button_is_expected(wired: Any, is_board: bool, pins: str, health: Health) -> None:
    settings = Config(star=Star(wired=wired))
    assert found("pins", settings=settings, is_board=is_board, pins=pins).health is health


def test_pins_in_use_are_named() -> None:
    settings = Config(star=Star(button_pin=5, lamp_pin=6))
    assert "button on GPIO5, lamp on GPIO6" in found("pins", settings=settings).detail


@pytest.mark.parametrize(("pulsed", "who"), [({12, 18}, "the board"), ({12}, "lgpio"), (set(), "lgpio")])
def test_it_is_said_who_dims_the_lamp(pulsed: set[int], who: str) -> None:
    assert found("pins", pulsed=frozenset(pulsed)).detail.endswith(f"lamp on GPIO18, dimmed by {who}")


PRINTER = Node("/dev/ttyUSB3", True, Port("/dev/ttyUSB3", 0x0403, 0x6001, "A1", "FT232R"))


def test_the_die_is_known_by_its_usb_numbers() -> None:
    check = found("die", ports=(PRINTER, *PI.ports))
    assert check.health is Health.OK
    assert check.detail.startswith("/dev/ttyACM0 (2e8a:0005 Board in FS mode); ")


def test_another_port_is_not_the_die_but_is_named() -> None:
    check = found("die", ports=(PRINTER,))
    assert check.health is Health.ABSENT
    assert check.detail.startswith("none at USB 2e8a:0005 (/dev/ttyUSB3 (0403:6001 FT232R)); ")
    assert found("die", settings=Config(die=Die(vid=0x0403, pid=0x6001)), ports=(PRINTER,)).health is Health.OK


def test_the_serial_number_picks_one_die() -> None:
    assert found("die", settings=Config(die=Die(serial="E661"))).health is Health.OK
    assert "none at USB 2e8a:0005 E662" in found("die", settings=Config(die=Die(serial="E662"))).detail


def test_a_given_port_is_looked_at_alone(tmp_path: Path) -> None:
    path = tmp_path / "die"
    assert f"none at {path}" in found("die", settings=Config(die=Die(port=str(path)))).detail
    path.touch()
    assert found("die", settings=Config(die=Die(port=str(path)))).detail.startswith(f"{path}; ")


def test_a_die_that_is_switched_off_is_absent() -> None:
    assert found("die", settings=Config(die=Die(enabled=False))).detail == "switched off in the settings"


def test_a_port_without_rights_names_the_group() -> None:
    port = Node("/dev/ttyACM0", False, Port("/dev/ttyACM0", PICO_VID, PICO_PID))
    check = found("die", ports=(port,))
    assert (check.health, check.detail, "dialout" in check.remedy) == (
        Health.ERROR, "no right to open /dev/ttyACM0 (2e8a:0005)", True
    )  # fmt: skip


def test_one_port_with_rights_is_enough_for_the_die() -> None:
    locked = Node("/dev/ttyACM1", False, Port("/dev/ttyACM1", PICO_VID, PICO_PID))
    assert found("die", ports=(*PI.ports, locked)).health is Health.OK


def test_sound_is_there_or_not_but_never_an_error() -> None:
    assert found("sound").detail == "cards: vc4hdmi0"
    assert found("sound", sound_cards=()).health is Health.ABSENT
    assert found("sound", settings=Config(sound=Sound(enabled=False))).health is Health.ABSENT


def fonts(folder: Path) -> Check:
    report = doctor.examine(Config(), folder, probe=lambda: PI, fonts=folder)
    return next(check for check in report.checks if check.name == "fonts")


def test_fonts_that_come_with_the_program_are_there() -> None:
    assert found("fonts").health is Health.OK


def test_no_fonts_and_broken_fonts_are_errors(tmp_path: Path) -> None:
    assert fonts(tmp_path).detail == f"none in {tmp_path}"
    (tmp_path / "good.ttf").write_bytes(b"\x00\x01\x00\x00rest")
    assert fonts(tmp_path).health is Health.OK
    (tmp_path / "empty.ttf").touch()
    assert (fonts(tmp_path).health, fonts(tmp_path).detail) == (Health.ERROR, "broken: empty.ttf")


# ---------------------------------------------------------------- how it is written

SAMPLE = Report(
    (
        Check("settings", Health.OK, "defaults"),
        Check("pins", Health.ABSENT, "no button expected here"),
        Check("fonts", Health.ERROR, "none", "Install again."),
    )
)


def test_for_people() -> None:
    assert SAMPLE.text() == (
        "ok      settings     defaults\n"
        "absent  pins         no button expected here\n"
        "ERROR   fonts        none\n"
        "                     -> Install again.\n"
    )


def test_for_programs() -> None:
    assert json.loads(SAMPLE.json()) == {
        "health": "error",
        "checks": [
            {"name": "settings", "health": "ok", "detail": "defaults", "remedy": ""},
            {"name": "pins", "health": "absent", "detail": "no button expected here", "remedy": ""},
            {"name": "fonts", "health": "error", "detail": "none", "remedy": "Install again."},
        ],
    }


def test_absent_alone_leaves_with_zero() -> None:
    assert Report(SAMPLE.checks[:2]).exit_code == 0
    assert SAMPLE.exit_code == 1
