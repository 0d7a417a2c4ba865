"""Puts the whole program on a stage without a display, so that a test or a person can look at any screen of it.

A `Stage` is one rehearsed program with a robot and a clock that is turned by hand. `shown` draws its screen for a
panel, a turn and a size of letters, element by element, and keeps what every element wrote.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from app import compose
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock
from app.games.game import Way
from app.table.match.seats import FIGURES, Player, Side
from app.table.ports import Health
from app.ui.glass.hands import PutAway
from app.ui.glass.window import Window
from app.ui.ink import theme
from app.ui.ink.canvas import Canvas, TracedText
from app.ui.ink.geometry import Rect
from app.ui.ink.pictures import Pictures
from app.ui.ink.screen_profiles import PROFILES, ScreenProfile
from app.ui.ink.theme import Colour
from app.ui.kit.frame import Frame, frame_of
from app.ui.screens.match.consent import ConsentScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.easel import BIGGER, LAMP
from app.ui.stage.playable import Playable
from app.ui.stage.robot import Robot
from app.ui.stage.screen import Screen
from app.ui.widgets.element import Element
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import Star

NAMES = ("Anna", "Ben", "Cornelia", "Dee", "Eva", "Finn")
WIDEST = ("Wilhelmina", "Marguerite", "Cornelia W", "Ferdinande", "Evangeline", "Maximilian")
"""Names as long as a name may be: ten letters, and wide ones."""

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder in memory, where there is one: thousands of moves are written


class Stage:
    """One program. `names` are the players it seats; its die is not there until it is plugged in."""

    def __init__(
        self,
        folder: Path,
        *,
        screen: str = "1280x800",
        lang: compose.Lang = "en",
        names=NAMES,
        connection: type[sqlite3.Connection] = sqlite3.Connection,
    ) -> None:
        self.clock = FakeClock()
        self.die = StandInDie(self.clock, health=Health.ABSENT)
        self.program = compose.rehearsal(
            screen, folder, lang=lang, clock=self.clock, die=self.die, connection=connection
        )
        self.ui = self.program.ui
        self.shell = self.program.shell
        self.die.start(lambda signal: self.shell.beat((), (signal,)))
        self.names = names
        self.robot = Robot(self.shell, self.clock)
        self.sides: tuple[Side, ...] = ()  # where players sit who are given no side of their own; near without
        self.is_even = False  # whether a match that is played by moves alone ends in a tie

    @property
    def match(self) -> Any:
        """The match on the table."""
        assert self.ui.table.match is not None
        return self.ui.table.match

    def playable(self, game: str = "locus", way: Way = Way.BOX) -> Playable:
        """Return a game with its screens."""
        return next(o for o in self.ui.covers if (o.name, o.way) == (game, way)).playable

    def likes(self, **changes: Any) -> None:
        """Change preferences for this run alone."""
        self.ui.preferences = replace(self.ui.preferences, **changes)
        self.ui.redraw()

    def players(self, count: int, *sides: Side) -> tuple[Player, ...]:
        """Return players; those without a side of their own sit near."""
        seats = (*sides, *self.sides, *([Side.NEAR] * count))
        return tuple(Player(self.names[i], FIGURES[i], seats[i]) for i in range(count))

    def remember(self, count: int) -> None:
        """Let the device know some players, with birthdays."""
        for name, figure in zip(self.names[:count], FIGURES, strict=False):
            self.ui.profiles.add(name, figure, (3 + self.names.index(name), 28))

    def author(self) -> str:
        """Return the file that makes the screen on top."""
        maker: object = self.ui.screen
        if isinstance(maker, MatchScreen):
            maker = maker.page
        return type(maker).__module__.replace(".", "/") + ".py"

    def close(self) -> None:
        """Let go of the data folder."""
        self.program.close()


@contextmanager
def staged(
    *,
    screen: str = "1280x800",
    lang: compose.Lang = "en",
    text_size: str = "normal",
    facing: str = "turn",
    names: tuple[str, ...] = NAMES,
    connection: type[sqlite3.Connection] = sqlite3.Connection,
) -> Iterator[Stage]:
    """Stand a program on its first screen, in a folder that is gone afterwards."""
    folder = tempfile.mkdtemp(prefix="tafelster-", dir=MEMORY if MEMORY.is_dir() else None)
    stage = Stage(Path(folder), screen=screen, lang=lang, names=names, connection=connection)
    stage.likes(text_size=text_size, facing=facing)
    try:
        yield stage
    finally:
        stage.close()
        shutil.rmtree(folder)


# ---------------------------------------------------------------- drawing a screen for any panel


@dataclass(frozen=True)
class Written:
    """A line of text, the element that wrote it, and where it stands in mm."""

    element: Element
    at: int  # the place of the element in the scene
    text: TracedText
    box: Rect


@dataclass(frozen=True)
class Showing:
    """A drawn screen: what it was drawn for, its elements back to front, and every line of text."""

    name: str
    author: str
    is_play: bool
    frame: Frame
    elements: tuple[Element, ...]
    texts: tuple[Written, ...]
    picture: pygame.Surface

    @property
    def profile(self) -> ScreenProfile:
        """The panel as it is seen."""
        return self.frame.profile


@lru_cache(maxsize=1)
def tokens() -> theme.Theme:
    """Return the theme, read once."""
    return theme.load()


@lru_cache(maxsize=8)
def _pictures(panel: str, turn: int) -> Pictures:
    """Return a picture cache per panel and turn: one for all would throw out what the next screen wants."""
    assert turn in (0, 90), panel
    return Pictures(tokens())


@lru_cache(maxsize=24)
def easel(panel: str, turn: int, text_size: str = "normal") -> Canvas:
    """Return a canvas for a panel turned by 0 or 90 degrees."""
    if pygame.display.get_surface() is None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        Window.open(panel, is_window=True)
    profile = PROFILES[panel].turned(turn)
    return Easel(profile, tokens(), _pictures(panel, turn % 180), BIGGER[text_size])


class Easel(Canvas):
    """A canvas whose trace knows the ground right under the letters, not mixed with the lines round them."""

    def ground(self, box: pygame.Rect) -> Colour:
        """Return the middle one of colours picked from a grid over a box, channel by channel."""
        seen = box.clip(self.surface.get_rect())
        spots = [(seen.x + seen.w * i // 12, seen.y + seen.h * j // 5) for i in range(12) for j in range(5)]
        picked = [self.surface.get_at(spot) for spot in spots if seen.w and seen.h] or [(0, 0, 0, 255)]
        return Colour((*(sorted(colour[i] for colour in picked)[len(picked) // 2] for i in range(3)), 255))


def composed(screen: Screen, frame: Frame) -> tuple[Element, ...]:
    """Return what the shell would show of a screen at rest: its scene, the star, and a notice."""
    ui = screen.ui
    out = [*screen.scene(frame), Star(bounds=frame.star, look=screen.star_look, figure=screen.star_figure)]
    if ui.notice is not None:
        said = ui.notice
        out.append(NoticeBar(bounds=frame.notice, sentence=said.sentence, signal=said.signal, tap=PutAway()))
    return tuple(out)


def shown(stage: Stage, panel: str, turn: int = 0, text_size: str = "normal", name: str = "") -> Showing:
    """Draw the screen on top for a panel; turns of 180 and 270 lay out as 0 and 90 do."""
    ui = stage.ui
    stage.likes(text_size=text_size)
    ui.wide = PROFILES[panel].mm[0] / PROFILES[panel].mm[1]
    canvas = easel(panel, turn % 180, text_size)
    frame = frame_of(canvas.profile)
    elements = composed(ui.screen, frame)
    is_play = isinstance(ui.screen, MatchScreen | ConsentScreen)
    return Showing(name, stage.author(), is_play, frame, elements, _painted(canvas, elements), canvas.surface)


def _painted(canvas: Canvas, elements: tuple[Element, ...]) -> tuple[Written, ...]:
    surface = canvas.surface
    surface.blit(canvas.pictures.night(*surface.get_size(), LAMP), (0, 0))
    out: list[Written] = []
    for at, element in enumerate(elements):
        canvas.trace = []
        element.draw(canvas)
        out += [Written(element, at, text, _in_mm(canvas, text.box)) for text in canvas.trace]
    canvas.trace = None
    return tuple(out)


def _in_mm(canvas: Canvas, box: pygame.Rect) -> Rect:
    px, py = canvas.profile.pitch
    return Rect(box.x * px, box.y * py, box.w * px, box.h * py)


Put = Callable[[Stage], None]
"""Puts a stage on a screen."""
