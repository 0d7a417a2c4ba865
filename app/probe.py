"""Looks at the machine and tells facts; what they mean for the table is the doctor's business.

Nothing here is imported by the game. pygame is asked in a process of its own: only the ui may load it,
and a broken one must not take the doctor down.
"""

import grp
import importlib.metadata
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct, field

from app.devices.board import Board, board_is_here
from app.devices.pulses import pulsed_pins
from app.errors import DeviceTrouble
from firmware_bridge.discovery import Port, usb_ports

PACKAGES = ("gpiozero", "msgspec", "pyserial", "lgpio")

SESSION = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY")

ASK_SDL = """
import ctypes, json, re, pygame
maps = open("/proc/self/maps").read()
name = re.search(r"/\\S*libSDL2-2\\S*", maps)
drivers = []
if name:
    sdl = ctypes.CDLL(name[0])
    sdl.SDL_GetVideoDriver.restype = ctypes.c_char_p
    drivers = [sdl.SDL_GetVideoDriver(n).decode() for n in range(sdl.SDL_GetNumVideoDrivers())]
print(json.dumps({"pygame": pygame.version.ver, "version": ".".join(map(str, pygame.get_sdl_version())),
                  "drivers": drivers}))
"""
"""Asks SDL itself for its drivers: trying one answers "not available" whether it lacks the driver or the node."""


class Sdl(Struct, frozen=True):
    """What pygame's SDL can do. `trouble` is why it could not be asked; empty `drivers` means unknown."""

    pygame: str = ""
    version: str = ""
    drivers: tuple[str, ...] = ()
    trouble: str = ""


class Node(Struct, frozen=True):
    """A device file, whether this user may read and write it, and for a USB port what it says of itself."""

    path: str
    is_ours: bool
    usb: Port | None = None

    @property
    def about(self) -> str:
        """The path, with USB numbers and product where there are some."""
        if self.usb is None:
            return self.path
        return f"{self.path} ({self.usb.vid:04x}:{self.usb.pid:04x} {self.usb.product})".replace(" )", ")")


def node(path: Path, usb: Port | None = None) -> Node:
    """Look at one device file."""
    return Node(str(path), os.access(path, os.R_OK | os.W_OK), usb)


class Facts(Struct, frozen=True):
    """All the doctor wants to know of a machine.

    `pins` is why they cannot be opened, "" if they can; at the GPIOs in `pulsed` the board makes pulses itself.
    """

    python: tuple[int, int, int]
    packages: Mapping[str, str | None] = field(default_factory=dict)
    sdl: Sdl = Sdl()
    session: Mapping[str, str] = field(default_factory=dict)
    has_cage: bool = False
    screens: tuple[Node, ...] = ()
    groups: frozenset[str] = frozenset()
    is_root: bool = False
    is_board: bool = False
    pins: str = ""
    pulsed: frozenset[int] = frozenset()
    ports: tuple[Node, ...] = ()
    sound_cards: tuple[str, ...] = ()
    lights: tuple[Node, ...] = ()


Probe = Callable[[], Facts]


def look(root: Path = Path("/"), environ: Mapping[str, str] | None = None) -> Facts:
    """Look at this machine. Takes a second or two; opens the pins for a moment, claims none."""
    env = os.environ if environ is None else environ
    major, minor, patch = platform.python_version_tuple()
    return Facts(
        python=(int(major), int(minor), int(re.match(r"\d+", patch)[0])),  # type: ignore[index]
        packages={name: _version(name) for name in PACKAGES},
        sdl=ask_sdl(),
        session={name: env[name] for name in SESSION if env.get(name)},
        has_cage=shutil.which("cage") is not None,
        screens=tuple(node(path) for path in sorted((root / "dev/dri").glob("card*"))),
        groups=_groups(),
        is_root=os.geteuid() == 0,
        is_board=board_is_here(root),
        pins=_pins(),
        pulsed=pulsed_pins(root / "sys/class/pwm"),
        ports=_ports(),
        sound_cards=sound_cards(root),
        lights=tuple(node(path / "brightness") for path in sorted((root / "sys/class/backlight").glob("*"))),
    )


def ask_sdl(python: str = sys.executable, seconds: float = 60) -> Sdl:
    """Ask pygame in a process of its own; every failure becomes `trouble`."""
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [python, "-c", ASK_SDL]
    try:
        done = subprocess.run(  # noqa: S603 - our own interpreter and our own words
            command, env=env, capture_output=True, text=True, timeout=seconds, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Sdl(trouble=f"pygame could not be asked ({error})")
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        return Sdl(trouble=f"pygame does not load ({lines[-1]})")
    try:
        return msgspec.json.decode(done.stdout.strip().splitlines()[-1], type=Sdl)
    except (msgspec.DecodeError, IndexError):
        return Sdl(trouble=f"pygame answers {done.stdout[:80]!r}")


def sound_cards(root: Path = Path("/")) -> tuple[str, ...]:
    """Return the names of the sound cards the kernel knows."""
    try:
        text = (root / "proc/asound/cards").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ()
    return tuple(re.findall(r"^ *\d+ \[(\S+) *\]", text, re.MULTILINE))


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _groups() -> frozenset[str]:
    known = {group.gr_gid: group.gr_name for group in grp.getgrall()}
    return frozenset(known[gid] for gid in {os.getegid(), *os.getgroups()} if gid in known)


def _pins() -> str:
    with Board() as board:
        try:
            board.open()
        except DeviceTrouble as trouble:
            return str(trouble)
    return ""


def _ports() -> tuple[Node, ...]:
    try:
        found = usb_ports()
    except OSError:  # the listing itself may fail while a plug is pulled
        return ()
    return tuple(node(Path(port.device), port) for port in found)
