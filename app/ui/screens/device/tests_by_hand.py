"""Two tests a person does by hand: what the star hears, and where touches land."""

import math

from msgspec import Struct

from app.table.match.seats import Side
from app.ui.glass.panel_map import mapped
from app.ui.glass.window import STRAIGHT, unturned
from app.ui.ink.geometry import Point, Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.star import StarLook

PATIENCE = 15.0  # seconds without a touch until the touch test closes
MOST_DOTS = 24
DOT = 7.0  # mm


class Count(Struct, frozen=True):
    """How often the star was pressed, held, and held long."""

    presses: int = 0
    holds: int = 0
    longs: int = 0


class StarTestScreen(Screen):
    """Counts what the star does, whichever star it is."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.count = Count()
        self.last = -1

    @property
    def star_look(self) -> StarLook:
        """Asks to be pressed."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return three counters; the one that counted last is lifted."""
        ui, theme = self.ui, self.ui.theme
        heading = (ui.t("Press and hold the star"), ui.t("Test the star"))
        out = [*title(theme, frame, heading, "button"), help_key(frame), back_key(frame)]
        out += hint(theme, frame, ui.t("Star: counts here"), is_gold=True)
        box = frame.stage.cut_top(min(frame.stage.h, 100.0 if frame.is_tall else 60.0))[0]
        places = box.rows(3, 3.0) if frame.is_tall else box.columns(3, 3.0)
        words = (ui.t("pressed"), ui.t("held"), ui.t("held long"))
        for n, (place, word, many) in enumerate(zip(places, words, self._counts(), strict=True)):
            is_last = n == self.last
            fill = theme.surface.raised if is_last else theme.surface.tray
            out.append(Panel(bounds=place, fill=fill, edge=theme.text.main if is_last else None, stroke=0.7))
            top, below = place.shrunk(3.0).cut_top((place.h - 6.0) * 0.62, 1.0)
            out.append(
                Label(bounds=top, wordings=str(many), colour=theme.text.main, role="number", align=0.5, floor=5.6)
            )
            out.append(Label(bounds=below, wordings=word, colour=theme.text.second, align=0.5, lines=2, floor=2.9))
        return out

    def _counts(self) -> tuple[int, int, int]:
        return self.count.presses, self.count.holds, self.count.longs

    def _add(self, which: int) -> None:
        counts = list(self._counts())
        counts[which] += 1
        self.count, self.last = Count(*counts), which

    def pressed(self) -> None:
        """Count a press."""
        self._add(0)

    def take_back(self) -> None:
        """Count a hold."""
        self._add(1)

    def pause(self) -> None:
        """Count a long hold."""
        self._add(2)


class TouchTestScreen(Screen):
    """Draws a dot wherever the panel reports a touch. Fifteen quiet seconds or the star close it."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.dots: tuple[Point, ...] = ()
        self.reported: tuple[float, float] | None = None
        self.left = int(PATIENCE)
        self._since = ui.now
        self._frame: Frame | None = None  # dots lie on the glass that was last drawn

    @property
    def takes_raw_touch(self) -> bool:
        """Shows what the panel reports."""
        return True

    @property
    def side(self) -> Side:
        """A panel is tested as it was built in."""
        return Side.NEAR

    @property
    def star_look(self) -> StarLook:
        """Done."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the dots, the newest numbered as the panel reported it."""
        self._frame = frame
        ui, theme = self.ui, self.ui.theme
        closes = ui.n("closes in one second", "closes in {count} seconds", self.left)
        out = [*title(theme, frame, (ui.t("Touch anywhere"),), "touch"), back_key(frame)]
        out += hint(theme, frame, ui.t("Star: done"), is_gold=True)
        said = closes
        if self.reported is not None:
            x, y = self.reported
            said = ui.t("{x:.0%} across, {y:.0%} down", x=x, y=y) + "\n" + closes
        place = frame.stage.cut_top(16.0)[0]
        colour = theme.text.second
        out.append(Label(bounds=place, wordings=said, colour=colour, role="small", lines=2, floor=2.9))
        for n, dot in enumerate(self.dots):
            is_last = n == len(self.dots) - 1
            fill = theme.paper.face if is_last else theme.surface.raised
            edge = theme.paper.ink if is_last else theme.surface.edge
            out.append(Panel(bounds=around(dot, DOT), fill=fill, edge=edge, radius=DOT / 2, stroke=0.5))
            if is_last:
                out.append(Icon(bounds=around(dot, 4.0), name="plus", colour=theme.paper.ink))
        return out

    def raw_touch(self, x: float, y: float) -> None:
        """Hear a touch as the panel reports it, and mark where it lands."""
        ui = self.ui
        self._since = ui.now
        self.reported = (x, y)
        assert self._frame is not None, "touched before anything was drawn"
        glass = self._frame.profile.glass
        u, v = unturned(*mapped(ui.preferences.touch or STRAIGHT, (x, y)), (self.side.turn + ui.mount) % 360)
        at = Point(u * glass.w, v * glass.h)
        self.dots = (*self.dots, _onto(glass, at))[-MOST_DOTS:]
        ui.redraw()

    def tick(self, now: float) -> None:
        """Close after fifteen quiet seconds: the way out may be where no touch lands."""
        left = math.ceil(self._since + PATIENCE - now)
        if left <= 0:
            self.ui.back()
        elif left != self.left:
            self.left = left
            self.ui.redraw()

    def pressed(self) -> None:
        """Close."""
        self.ui.back()


def _onto(glass: Rect, at: Point) -> Point:
    """Return the nearest place on the glass: a wild panel reports touches far outside."""
    half = DOT / 2
    return Point(min(max(at.x, half), glass.w - half), min(max(at.y, half), glass.h - half))
