"""Plays the short sounds of the star. It knows files and loudness, not what a move meant.

A missing sound card is a state, never an error of the program: every cue has a visible twin. The card
is opened on a thread of its own, because a sound server may take seconds to answer and no frame waits.
"""

import enum
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Protocol

import pygame

from app import assets
from app.said import said
from app.table.match.seats import FIGURES
from app.table.ports import DeviceState, Health

LOUDEST = 8
BUFFER = 512  # samples: 12 ms at 44.1 kHz, so that a finger is heard within 70 ms
CARDS = Path("/proc/asound/cards")


class Cue(enum.Enum):
    """What can be heard. PASS and WIN sound different for each figure."""

    PRESS = "press"
    PLACE = "place"
    PASS = "pass"  # noqa: S105  (a turn, not a password)
    REFUSE = "refuse"
    COIN = "coin"
    REVEAL = "reveal"
    TAKE_BACK = "take_back"
    HOLD = "hold"  # half a second, as the ring fills from 300 to 800 ms
    WIN = "win"
    SCORE_TICK = "score_tick"
    FLUSH = "flush"
    KNOCK = "knock"
    COUPLE = "couple"
    UNCOUPLE = "uncouple"


PER_FIGURE = frozenset({Cue.PASS, Cue.WIN})


def sound_name(cue: Cue, figure: str | None = None) -> str:
    """Return the name of the cue's file without its ending; a figure belongs to PASS and WIN alone."""
    if cue not in PER_FIGURE:
        if figure is not None:
            raise ValueError(f"{cue} sounds the same for every figure, got {figure!r}")
        return cue.value
    if figure not in FIGURES:
        raise ValueError(f"{cue} needs one of {FIGURES}, got {figure!r}")
    return f"{cue.value}-{figure}"


def sound_names() -> tuple[str, ...]:
    """Return the names of all sounds there are, in a fixed order."""
    plain = [sound_name(cue) for cue in Cue if cue not in PER_FIGURE]
    return tuple(plain + [sound_name(cue, figure) for cue in Cue if cue in PER_FIGURE for figure in FIGURES])


class Speaker(Protocol):
    """What a screen may ask of the sound, whether it can be heard or not."""

    def play(self, cue: Cue, figure: str | None = None) -> None:
        """Let a cue be heard now, or never: a sound that cannot start at once is dropped."""
        ...

    def volume(self, level: int) -> None:
        """Set the loudness, 0 to 8."""
        ...

    def mute(self, muted: bool) -> None:
        """Silence everything, also what still sounds; the loudness is kept."""
        ...

    def state(self) -> DeviceState:
        """Health now."""
        ...

    def close(self) -> None:
        """Let go of the sound card; may be called twice."""
        ...


class SilentSound:
    """A speaker that makes no noise and remembers what would have been heard."""

    def __init__(self, level: int = 6, *, muted: bool = False) -> None:
        self.level = _checked(level)
        self.is_muted = muted
        self.heard: list[tuple[Cue, str | None]] = []

    def play(self, cue: Cue, figure: str | None = None) -> None:
        """Remember the cue, unless muted or turned down to nothing."""
        sound_name(cue, figure)
        if not self.is_muted and self.level:
            self.heard.append((cue, figure))

    def volume(self, level: int) -> None:
        """Set the loudness, 0 to 8."""
        self.level = _checked(level)

    def mute(self, muted: bool) -> None:
        """Hear nothing from now on, or hear again."""
        self.is_muted = muted

    def state(self) -> DeviceState:
        """Return absent: there is no sound card here."""
        return DeviceState("sound", Health.ABSENT)

    def close(self) -> None:
        """Keep what was heard; nothing is held."""


def has_mixer() -> bool:
    """Tell whether the mixer of pygame loaded: without a library of the system something stands in its place."""
    return isinstance(pygame.mixer, ModuleType)


def open_mixer(device: str) -> None:
    """Open a sound device ("" is the system's own), its buffer short enough for fingers.

    Raises pygame.error, and NotImplementedError where this pygame's mixer does not load.
    """
    if not has_mixer():
        raise NotImplementedError("the mixer of pygame does not load here: libgthread, of libglib2.0, is missing")
    pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=BUFFER, devicename=device or None)


class Sound:
    """The sounds of the device. Call `start` after the first frame; until it is ready, cues are dropped."""

    def __init__(
        self,
        level: int = 6,
        *,
        muted: bool = False,
        device: str = "",
        folder: Path | None = None,
        opener: Callable[[str], None] = open_mixer,
        cards: Path = CARDS,
    ) -> None:
        self._level = _checked(level)
        self._is_muted = muted
        self._device = device
        self._folder = folder or assets.path("sounds")
        self._opener = opener
        self._cards = cards
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._state = DeviceState("sound", Health.STARTING)
        self._thread: threading.Thread | None = None

    @property
    def level(self) -> int:
        """Loudness, 0 to 8."""
        return self._level

    @property
    def is_muted(self) -> bool:
        """True while nothing may be heard."""
        return self._is_muted

    def start(self) -> None:
        """Open the card and read the files in the background; a second call does nothing."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._open, name="sound", daemon=True)
            self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait until opening ended, well or not, but no longer than `seconds`."""
        if self._thread is not None:
            self._thread.join(seconds)

    def play(self, cue: Cue, figure: str | None = None) -> None:
        """Let a cue be heard now, or drop it; raises ValueError for a figure that does not fit."""
        sound = self._sounds.get(sound_name(cue, figure))
        if sound is None or self._is_muted or not self._level or not self._is_open():
            return
        channel = sound.play()
        if channel is not None:
            channel.set_volume(self._gain())

    def volume(self, level: int) -> None:
        """Set the loudness of the sounds to come, 0 to 8; raises ValueError outside."""
        self._level = _checked(level)

    def mute(self, muted: bool) -> None:
        """Silence everything, also what still sounds; the loudness is kept."""
        self._is_muted = muted
        if muted and self._sounds and self._is_open():
            pygame.mixer.stop()

    def state(self) -> DeviceState:
        """Return starting, ok, absent (there is no card) or error with its reason."""
        return self._state

    def close(self) -> None:
        """Let go of the sound card; may be called twice. A card that hangs is left behind."""
        self.wait(1.0)
        self._sounds = {}
        if self._thread is not None and not self._thread.is_alive() and has_mixer():
            pygame.mixer.quit()
        self._state = DeviceState("sound", Health.ABSENT)

    def _is_open(self) -> bool:
        # pygame.quit() closes the mixer too, and a sound played after it ends the process by a signal.
        if pygame.mixer.get_init() is None:
            self._fail(said("The sound was closed."))
            return False
        return True

    def _open(self) -> None:
        try:
            self._opener(self._device)
            files = {name: self._folder / f"{name}.wav" for name in sound_names()}
            # A missing Path is a TypeError to pygame, a missing str the FileNotFoundError it should be.
            self._sounds = {name: pygame.mixer.Sound(str(file)) for name, file in files.items()}
        except (pygame.error, NotImplementedError, OSError) as error:  # no card, no mixer built in, no file
            self._fail(said("The sound cannot be opened ({error}).", error=error))
        else:
            self._state = DeviceState("sound", Health.OK)

    def _fail(self, reason: str) -> None:
        self._sounds = {}
        health = Health.ERROR if _has_card(self._cards) else Health.ABSENT
        self._state = DeviceState("sound", health, reason)

    def _gain(self) -> float:
        # Ears count in ratios: the square makes eight steps sound alike.
        return (self._level / LOUDEST) ** 2


def _has_card(cards: Path) -> bool:
    try:
        return "[" in cards.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def _checked(level: int) -> int:
    if not 0 <= level <= LOUDEST:
        raise ValueError(f"loudness goes from 0 to {LOUDEST}, got {level}")
    return level
