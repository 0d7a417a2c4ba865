"""The same program on this side, without a device: it knows where on the panel everything is.

Every act is done twice, by a finger of the robot here and by a finger on the simulated panel there, so that both
stand on the same screen; and the two pictures can be laid over each other.
"""

import os
from collections.abc import Callable
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from app import compose
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock, InstantRunner
from app.table.match.seats import Side
from app.table.ports import Health
from app.ui.glass.window import Window
from app.ui.stage.robot import Robot
from app.ui.stage.sound import SilentSound
from app.ui.stage.thinker import InstantThinker

Touch = Callable[[float, float], None]
FAR = 48  # of 255: letters are smoothed a little differently on every machine


class Shadow:
    """The program on a panel of the guest's size. `touch` is the finger there, `press` the button there."""

    def __init__(self, folder: Path, touch: Touch, press: Callable[[], None]) -> None:
        self._touch = touch
        self._press = press
        clock = FakeClock()
        window = Window.open("800x480", is_window=True)
        self.program = compose.assemble(
            window, clock, folder, sound=SilentSound(), die=StandInDie(health=Health.ABSENT), states=lambda: (),
            lang=None, default_lang="nl", entropy=bytes, thinker=InstantThinker(),
            runner=InstantRunner(), greets=True,
        )  # fmt: skip
        self.ui = self.program.ui
        self.robot = Robot(self.program.shell, clock)
        self.robot.settle()

    def tap(self, intent: object) -> None:
        """Touch something here and there."""
        element = self.robot.find(intent)
        assert element is not None, f"{intent!r} is not on {self.screen}"
        self._touch(*self.program.shell.window.reported(element.target.centre, self.program.shell.easel.turn))
        self.robot.tap(intent)

    def press(self) -> None:
        """Press the star, here and there."""
        self._press()
        self.robot.press_button()

    def go_home(self) -> None:
        """Stand on the first screen here, as a program does that was just started there."""
        del self.ui.stack[1:]
        self.ui.face(Side.NEAR)
        self.ui.layout += 1
        self.ui.redraw()
        self.robot.settle()

    @property
    def screen(self) -> str:
        """The screen both should stand on."""
        return type(self.ui.screen).__name__

    def likeness(self, picture: Path) -> float:
        """Return the share of the panel, 0 to 1, on which a picture from there looks as here."""
        there = pygame.image.load(str(picture))
        here = self.program.shell.window.surface
        if there.get_size() != here.get_size():
            return 0.0
        width, height = here.get_size()
        near = 0
        for x in range(0, width, 4):
            for y in range(0, height, 4):
                one, two = there.get_at((x, y)), here.get_at((x, y))
                near += max(abs(one[i] - two[i]) for i in range(3)) <= FAR
        return near / ((width // 4) * (height // 4))

    def close(self) -> None:
        """End it."""
        self.program.close()
