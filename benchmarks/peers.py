"""Fetches the peers that must not live in the environment of the program, each into a folder of its own.

pygame reads numpy where it finds it, and msgspec typing_extensions, so a peer that brings those would slow our
own start; pygame_gui of today brings another pygame. What harms nobody is in the `bench` extra.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.environment import BURDENS
from benchmarks.races import WORK

NUMPY = "numpy==2.4.6"
PINS: dict[str, tuple[tuple[str, ...], ...]] = {
    "open_spiel": (("open_spiel==2.0.2", NUMPY),),
    "pygame_gui_ce": (("pygame-gui==0.6.14", "pygame-ce==2.5.8"),),
    "pygame_menu": (("--no-deps", "pygame-menu==4.5.2", "pyperclip==1.11.0", "typing_extensions==4.16.0"),),
    "blokus_gym": (("--no-deps", "blokus-gym==2.2", NUMPY),),  # numpy stands in for torch, which weighs gigabytes
}
BOARDGAME_IO = "boardgame.io@0.50.2"


class PeerAbsent(Exception):
    """A peer could not be had; the message says why."""


def python(name: str) -> Path:
    """Return the folder of a Python peer, fetched if it is new."""
    folder = WORK / "peers" / name
    if not folder.is_dir():
        fresh = folder.with_name(f"{name}.part")
        shutil.rmtree(fresh, ignore_errors=True)
        for words in PINS[name]:
            _do([sys.executable, "-m", "pip", "install", "--quiet", "--target", str(fresh), *words])
        unburden(fresh, keeps=("numpy",) if any(NUMPY in words for words in PINS[name]) else ())
        fresh.rename(folder)
    return folder


def unburden(folder: Path, keeps: Sequence[str] = ()) -> None:
    """Take out what pygame would read and a peer may bring along unasked."""
    for name, module in BURDENS.items():
        if name not in keeps:
            for path in (*folder.glob(f"{name}*"), folder / module):
                shutil.rmtree(path, ignore_errors=True)


def node() -> Path:
    """Return the folder in which node finds boardgame.io, fetched if it is new."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise PeerAbsent("node and npm are not installed")
    folder = WORK / "peers" / "node"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _do(["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", str(folder), BOARDGAME_IO])
    return folder


def _do(words: list[str]) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if done.returncode:
        said = [line for line in (done.stderr + done.stdout).splitlines() if "rror" in line]
        raise PeerAbsent(f"not installed: {(said or ['no reason given'])[0].strip()[:160]}")
