"""A pane of glass for fingers made of text: streams of events as panels send them, and what was asked by them.

0.00 finger 1 down A      seconds since the stream began, who, what, where
0.00 mouse down A touch   a twin that says it comes from a touch
0.08 finger 1 up A+1.5    so many mm to the right of the place
0.10 space down           the space bar; `button` is the one on the device
"""

import pygame
from msgspec import Struct
from stage_set import Stage

from app.table.ports import Edge
from app.ui.ink.geometry import Point, Rect
from app.ui.kit.frame import Frame
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.star import Star, StarLook

BEAT = 1 / 120
KEYS = {"A": Rect(20.0, 30.0, 20.0, 14.0), "B": Rect(60.0, 30.0, 20.0, 14.0), "H": Rect(20.0, 60.0, 40.0, 16.0)}
SPOTS = {name: box.centre for name, box in KEYS.items()} | {"empty": Point(120.0, 70.0), "rim": Point(2.0, 60.0)}
FINGER = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
MOUSE = {"down": pygame.MOUSEBUTTONDOWN, "move": pygame.MOUSEMOTION, "up": pygame.MOUSEBUTTONUP}


class Touched(Struct, frozen=True):
    """A key by its name."""

    name: str


class Slate(Screen):
    """Two keys, one that is held, and the star; everything asked of it is written down."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.asked: list[str] = []

    @property
    def star_look(self) -> StarLook:
        """The star is always listened to."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:  # noqa: ARG002 - the keys lie where they lie
        """Return the keys."""
        a, b, hold = (KEYS[name] for name in "ABH")
        return [
            Key(bounds=a, label="A", tap=Touched("A")),
            Key(bounds=b, label="B", tap=Touched("B")),
            HoldKey(bounds=hold, label="H", icon="bin", tap=Touched("H")),
        ]

    def tapped(self, intent: Touched) -> None:
        """Write down a key."""
        self.asked.append(intent.name)

    def pressed(self) -> None:
        """Write down a press."""
        self.asked.append("press")

    def take_back(self) -> None:
        """Write down a hold."""
        self.asked.append("take back")

    def pause(self) -> None:
        """Write down a long hold."""
        self.asked.append("pause")


class Glass:
    """The glass of a stage with a slate on it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.slate = Slate(stage.ui)
        self.presses = 0
        stage.ui.home(self.slate)
        stage.robot.wait(0.5)

    def keys(self) -> list[Element]:
        """Return everything on the screen but the star, which breathes."""
        return [element for element in self.stage.robot.scene if not isinstance(element, Star)]

    def plays(self, stream: str) -> list[str]:
        """Send a stream, wait two quiet seconds, and return what was asked since the last one."""
        self.slate.asked.clear()
        clock, began = self.stage.clock, self.stage.clock.now()
        waiting = [line.split() for line in stream.strip().splitlines()]
        while waiting:
            due = began + float(waiting[0][0])
            if clock.now() < due - 1e-9:
                self._beat([], min(BEAT, due - clock.now()))
            else:
                _, *words = waiting.pop(0)
                self._beat(self._events(words), 0.0)
        for _ in range(240):
            self._beat([], BEAT)
        return list(self.slate.asked)

    def sends(self, line: str) -> None:
        """Send one event now."""
        self._beat(self._events(line.split()), 0.0)

    def _beat(self, events: list[pygame.event.Event], seconds: float) -> None:
        self.stage.shell.beat(events, ())
        self.stage.clock.turn(seconds)

    def _events(self, words: list[str]) -> list[pygame.event.Event]:
        match words:
            case ["finger", number, act, spot]:
                x, y = self._reported(spot)
                return [
                    pygame.event.Event(
                        FINGER[act], finger_id=int(number), touch_id=1, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0
                    )
                ]
            case ["mouse", act, spot, *flag]:
                return [self._mouse(act, spot, is_touch=bool(flag))]
            case ["space", act]:
                kind = pygame.KEYDOWN if act == "down" else pygame.KEYUP
                return [pygame.event.Event(kind, key=pygame.K_SPACE, mod=0)]
            case ["button", act]:
                self.presses += act == "down"
                edge = Edge(is_down=act == "down", at=self.stage.clock.now(), contact=self.presses)
                self.stage.shell.star_edge(edge)
                return []
        raise ValueError(f"not a line of a stream: {words}")

    def _mouse(self, act: str, spot: str, *, is_touch: bool) -> pygame.event.Event:
        x, y = self._reported(spot)
        w, h = self.stage.shell.window.surface.get_size()
        at = (round(x * w), round(y * h))
        if act == "move":
            return pygame.event.Event(MOUSE[act], pos=at, rel=(0, 0), buttons=(1, 0, 0), touch=is_touch)
        return pygame.event.Event(MOUSE[act], pos=at, button=1, touch=is_touch)

    def _reported(self, spot: str) -> tuple[float, float]:
        name, _, aside = spot.partition("+")
        shell = self.stage.shell
        at = shell.easel.frame.star.centre if name == "star" else SPOTS[name]
        return shell.window.reported(Point(at.x + float(aside or 0), at.y), shell.easel.turn)
