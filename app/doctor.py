"""`tafelster doctor`: one line per thing the table needs, with what is wrong and what to do about it.

It judges facts and changes nothing. Absent is not ill: a desktop has no pins and a table may have no die.
"""

from collections.abc import Callable
from pathlib import Path

from app import assets
from app.config import Config
from app.devices.die_line import wanted
from app.errors import ConfigTrouble
from app.probe import Facts, Node, Probe, look, node
from app.report import Check, Report, absent, ill, ok
from app.store_check import check_database, check_folder

SFNT = (b"\x00\x01\x00\x00", b"OTTO", b"true")
"""How a font file begins."""


def examine(
    settings: Config | ConfigTrouble, data_folder: Path, *, probe: Probe = look, fonts: Path | None = None
) -> Report:
    """Look at everything the table needs. Settings that were refused are an error; the rest uses defaults."""
    facts = probe()
    config = Config() if isinstance(settings, ConfigTrouble) else settings
    return Report(
        (
            _settings(settings),
            _python(facts),
            _packages(facts),
            _display(facts),
            _light(facts),
            _groups(config, facts),
            _pins(config, facts),
            _die(config, facts),
            _sound(config, facts),
            _fonts(fonts or assets.path("fonts")),
            check_folder(data_folder),
            check_database(data_folder),
        )
    )


def _settings(settings: Config | ConfigTrouble) -> Check:
    if isinstance(settings, ConfigTrouble):
        return ill("settings", settings.what, settings.remedy)
    return ok("settings", "defaults" if settings == Config() else "read and sound")


def _python(facts: Facts) -> Check:
    version = ".".join(map(str, facts.python))
    if facts.python < (3, 11):
        return ill("python", f"{version} is too old", "Use Python 3.11 or newer.")
    return ok("python", version)


def _packages(facts: Facts) -> Check:
    """Lgpio may be missing on a desktop; whether that matters is the pins' question."""
    missing = [name for name, version in facts.packages.items() if version is None and name != "lgpio"]
    if facts.sdl.trouble:
        return ill("packages", facts.sdl.trouble, "Install python3-pygame, or pygame with pip on a desktop.")
    if missing:
        return ill("packages", f"missing: {', '.join(missing)}", "Install tafelster again with its packages.")
    versions = {"pygame": facts.sdl.pygame, "SDL": facts.sdl.version, **facts.packages}
    return ok("packages", ", ".join(f"{name} {version}" for name, version in versions.items() if version))


Route = Callable[[Facts], Check | None]


def _display(facts: Facts) -> Check:
    """Find the way to the glass: the driver asked for, a session, the screen itself, or a compositor."""
    routes: tuple[Route, ...] = (_asked_driver, _session, _no_screen, _bare_screen)
    return next(check for route in routes if (check := route(facts)) is not None)


def _has(facts: Facts, driver: str) -> bool:
    return driver.casefold() in {name.casefold() for name in facts.sdl.drivers}


def _not_compiled_in(facts: Facts, driver: str) -> Check:
    known = ", ".join(facts.sdl.drivers) or "none known"
    return ill(
        "display",
        f"driver not compiled in: this SDL has no {driver} ({known})",
        "Use the system's python3-pygame, or choose another display route.",
    )


def _asked_driver(facts: Facts) -> Check | None:
    """SDL_VIDEODRIVER may list several; one that exists is enough. A screen driver still needs its screen."""
    asked = [name for name in facts.session.get("SDL_VIDEODRIVER", "").split(",") if name]
    if not asked:
        return None
    found = [name for name in asked if _has(facts, name)]
    if not found:
        return _not_compiled_in(facts, asked[0])
    if found[0].casefold() == "kmsdrm":
        return _no_screen(facts) or _bare_screen(facts)
    return ok("display", f"driver {found[0]}, as SDL_VIDEODRIVER asks")


def _session(facts: Facts) -> Check | None:
    for variable, driver in (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "x11")):
        if variable in facts.session and _has(facts, driver):
            return ok("display", f"driver {driver} in the session {facts.session[variable]}")
    if "WAYLAND_DISPLAY" in facts.session:
        return _not_compiled_in(facts, "wayland")
    return _not_compiled_in(facts, "x11") if "DISPLAY" in facts.session else None


def _no_screen(facts: Facts) -> Check | None:
    if not facts.screens:
        return ill(
            "display",
            "no DRM node: /dev/dri has no card and there is no session",
            "Check the panel's cable and that vc4-kms-v3d is on in config.txt.",
        )
    if not any(screen.is_ours for screen in facts.screens):
        return ill(
            "display",
            f"no right to open {_paths(facts.screens)}",
            "Add the user to the groups video and render.",
        )
    return None


def _bare_screen(facts: Facts) -> Check | None:
    screens = _paths(tuple(screen for screen in facts.screens if screen.is_ours))
    if _has(facts, "kmsdrm"):
        return ok("display", f"driver KMSDRM on {screens}")
    if facts.has_cage and _has(facts, "wayland"):
        return ok("display", f"driver wayland through cage on {screens}")
    return _not_compiled_in(facts, "KMSDRM")


def _paths(nodes: tuple[Node, ...]) -> str:
    return ", ".join(node.path for node in nodes)


def _light(facts: Facts) -> Check:
    """Find the light of the panel; only on a device is there nobody else to dim it."""
    if not facts.lights:
        return absent("light", "the panel has no light to set; the picture is dimmed instead")
    first = facts.lights[0]
    if not first.is_ours and facts.is_board:
        return ill("light", f"no right to write {first.path}", "Run the installer again: it brings the rule for it.")
    return ok("light", f"{first.path}{'' if first.is_ours else ' (a desktop dims it itself)'}")


def _groups(config: Config, facts: Facts) -> Check:
    """Only a device needs them all: on a desktop the session lends screen and input."""
    needed = ["video", "render", "input"]
    needed += ["gpio"] * _is_wired(config, facts) + ["dialout"] * config.die.enabled
    needed += ["audio"] * config.sound.enabled
    present = [name for name in needed if name in facts.groups]
    missing = [name for name in needed if name not in facts.groups]
    detail = f"present: {', '.join(present) or 'none'}; missing: {', '.join(missing) or 'none'}"
    if missing and facts.is_board and not facts.is_root:
        return ill("groups", detail, f"Run: sudo usermod -aG {','.join(missing)} USER, then log in again.")
    return ok("groups", detail if facts.is_board else f"{detail} (a desktop needs none)")


def _is_wired(config: Config, facts: Facts) -> bool:
    """Whether a button is expected, by the settings and by what was found of the machine."""
    return config.star.wired == "yes" or (config.star.wired == "auto" and facts.is_board)


def _pins(config: Config, facts: Facts) -> Check:
    star = config.star
    if not _is_wired(config, facts):
        return absent("pins", "no button expected here; the star on the screen and the space bar do the same")
    if facts.pins:
        return ill("pins", facts.pins, "Until then the star on the screen does the same.")
    pulses = "the board" if star.lamp_pin in facts.pulsed else "lgpio"
    return ok("pins", f"lgpio; button on GPIO{star.button_pin}, lamp on GPIO{star.lamp_pin}, dimmed by {pulses}")


def _die(config: Config, facts: Facts) -> Check:
    """Look for a port that may be the die. It is not opened: the program that runs may have it."""
    die = config.die
    if not die.enabled:
        return absent("die", "switched off in the settings")
    found = [port for port in facts.ports if port.usb is not None and wanted(die).fits(port.usb)]
    found = [node(Path(die.port))] if die.port and Path(die.port).exists() else [] if die.port else found
    if not found:
        others = ", ".join(port.about for port in facts.ports) or "no USB serial port"
        sought = die.port or f"USB {die.vid:04x}:{die.pid:04x} {die.serial}".rstrip()
        return absent("die", f"none at {sought} ({others}); faces are typed or rolled on the screen")
    named = ", ".join(port.about for port in found)
    if not any(port.is_ours for port in found):
        return ill("die", f"no right to open {named}", "Add the user to the group dialout.")
    return ok("die", f"{named}; `python -m firmware_bridge monitor` shows what it says")


def _sound(config: Config, facts: Facts) -> Check:
    if not config.sound.enabled:
        return absent("sound", "switched off in the settings")
    if not facts.sound_cards:
        return absent("sound", "no sound card; everything that is heard is also seen")
    return ok("sound", f"cards: {', '.join(facts.sound_cards)}")


def _fonts(folder: Path) -> Check:
    files = sorted(folder.glob("*.ttf")) + sorted(folder.glob("*.otf"))
    broken = [path.name for path in files if not _is_font(path)]
    if broken or not files:
        what = f"broken: {', '.join(broken)}" if broken else f"none in {folder}"
        return ill("fonts", what, "Install tafelster again: its fonts come with it.")
    return ok("fonts", f"{len(files)} in {folder}")


def _is_font(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(4) in SFNT
    except OSError:
        return False
