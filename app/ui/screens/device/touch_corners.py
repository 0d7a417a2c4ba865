"""Measure how the panel reports touches: four marked corners are touched in turn, and the result is tried out.

It hears touches as the panel reports them, so it works however wrong the mapping of the moment is. The new
mapping is only kept when the star has been touched through it; fifteen quiet seconds bring back the old one.
"""

import math

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.seats import Side
from app.ui.glass.panel_map import Spot, measured, worst
from app.ui.glass.window import unturned
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon
from app.ui.widgets.star import Star, StarLook

PATIENCE = 15.0  # seconds without a touch until the old mapping is back
BOUNCE = 0.35  # seconds in which a second touch is the same finger
APART = 0.15  # of the panel: nearer than that to the mark before is the same mark
MOST_OFF = 3.0  # mm
STAR_MARK = 2  # the lower right mark is the star itself


class Again(Struct, frozen=True):
    """Measure once more."""


class TouchCornersScreen(Screen):
    """Marks, then a trial. `off` is the error in mm once all marks are touched, None while they are not."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.reported: list[Spot] = []
        self.off: float | None = None
        self.is_trial = False
        self.left = int(PATIENCE)
        self._since = ui.now
        self._touched = float("-inf")
        self._frame: Frame | None = None  # the marks that are touched are those last drawn

    @property
    def takes_raw_touch(self) -> bool:
        """Touches come as the panel reports them, until there is a mapping to try."""
        return not self.is_trial

    @property
    def side(self) -> Side:
        """A panel is measured as it was built in."""
        return Side.NEAR

    @property
    def star_look(self) -> StarLook:
        """The lower right mark; in the trial it keeps what was measured."""
        if self.is_trial or len(self.reported) == STAR_MARK:
            return StarLook.ARMED
        return StarLook.NOT_YET if len(self.reported) > STAR_MARK else StarLook.UNUSED

    def entered(self) -> None:
        """Begin to wait."""
        super().entered()
        self._since = self.ui.now

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the marks or the result, with what to do in the middle."""
        self._frame = frame
        if self.off is None:
            return self._marks(frame) + self._words(frame, "touch", *self._asked())
        return self._result(frame, self.off)

    def _asked(self) -> tuple[str, str]:
        ui = self.ui
        return ui.t("Touch the star that shines."), ui.t("{count} of {most}", count=len(self.reported) + 1, most=4)

    def _marks(self, frame: Frame) -> list[Element]:
        out: list[Element] = []
        for number, mark in enumerate(marks(frame)):
            place = around(mark, frame.star.h)
            if number != STAR_MARK:
                look = StarLook.ARMED if number == len(self.reported) else StarLook.UNUSED
                look = StarLook.NOT_YET if number < len(self.reported) else look
                out.append(Star(bounds=place, look=look))
            if number < len(self.reported):
                side = 1 if mark.x < frame.profile.glass.centre.x else -1
                beside = Point(mark.x + side * (frame.star.h / 2 + 6.0), mark.y)
                out.append(Icon(bounds=around(beside, 7.0), name="check", colour=self.ui.theme.signal.yes))
        return out

    def _result(self, frame: Frame, off: float) -> list[Element]:
        ui = self.ui
        if not self.is_trial:
            said = ui.t("That did not fit.") if math.isinf(off) else ui.t("{off:.1f} mm off: too far.", off=off)
            return self._words(frame, "no", said, ui.t("Touch anywhere to try again."))
        out = self._words(frame, "check", ui.t("{off:.1f} mm off", off=off), ui.t("Touch the star to keep it."))
        key = around(Point(frame.profile.glass.centre.x, _middle(frame).bottom + 13.0), 58.0, 16.0)
        return [*out, Key(bounds=key, icon="again", label=ui.t("Measure again"), tap=Again())]

    def _words(self, frame: Frame, icon: str, said: str, more: str) -> list[Element]:
        """Say it in the middle, clear of all four corners, with the seconds that are left."""
        theme, ui = self.ui.theme, self.ui
        colour = {"no": theme.signal.no, "check": theme.signal.yes}.get(icon, theme.text.main)
        top, rest = _middle(frame).cut_top(9.0, 2.0)
        first, rest = rest.cut_top(rest.h * 0.4, 1.0)
        second, third = rest.cut_top(rest.h * 0.5, 1.0)
        quiet = ui.n(
            "No touch? In one second it is as it was.", "No touch? In {count} seconds it is as it was.", self.left
        )
        return [
            Icon(bounds=around(top.centre, 9.0), name=icon, colour=colour),
            Label(bounds=first, wordings=said, colour=colour, role="title", align=0.5, lines=2, floor=3.4),
            Label(bounds=second, wordings=more, colour=theme.text.main, align=0.5, lines=2, floor=3.0),
            Label(bounds=third, wordings=quiet, colour=theme.text.second, role="small", align=0.5, lines=2, floor=2.9),
        ]

    # ------------------------------------------------------------ touches as the panel reports them

    def raw_touch(self, x: float, y: float) -> None:
        """Hear a touch: 0 to 1 across and down, as the panel reports it."""
        now = self.ui.now
        if now - self._touched < BOUNCE:
            return
        self._touched = self._since = now
        if self.off is not None:
            self._begin()
        elif any(math.dist((x, y), before) < APART for before in self.reported):
            self.ui.play(Cue.REFUSE)
        else:
            self.ui.play(Cue.PRESS)
            self.reported.append((x, y))
            if len(self.reported) == len(marks(self._drawn)):
                self._measure()
        self.ui.redraw()

    @property
    def _drawn(self) -> Frame:
        assert self._frame is not None, "touched before anything was drawn"
        return self._frame

    def _measure(self) -> None:
        ui, glass = self.ui, self._drawn.profile.glass
        turn = -(self.side.turn + ui.mount) % 360
        meant = [unturned(mark.x / glass.w, mark.y / glass.h, turn) for mark in marks(self._drawn)]
        size = (glass.w, glass.h) if turn % 180 == 0 else (glass.h, glass.w)
        panel = measured(self.reported, meant)
        self.off = math.inf if panel is None else worst(panel, self.reported, meant, size)
        self.is_trial = panel is not None and self.off <= MOST_OFF
        if self.is_trial:
            ui.trial = panel
            ui.layout += 1
        else:
            ui.play(Cue.REFUSE)

    def _begin(self) -> None:
        self.reported.clear()
        self.off, self.is_trial = None, False
        self.ui.trial = None
        self.ui.layout += 1

    # ------------------------------------------------------------ doing

    def tick(self, now: float) -> None:
        """Go back after fifteen quiet seconds, so that nobody is locked out."""
        left = math.ceil(self._since + PATIENCE - now)
        if left <= 0:
            self.leave()
        elif left != self.left:
            self.left = left
            self.ui.redraw()

    def meant(self, intent: object) -> None:
        """Measure again, or leave: both are touched through the new mapping."""
        match intent:
            case Again():
                self._begin()
                self._since = self._touched = self.ui.now

    def pressed(self) -> None:
        """Keep the new mapping; it has just been proved."""
        if not self.is_trial:
            return
        ui = self.ui
        ui.prefer(replace(ui.preferences, touch=ui.trial))
        ui.trial = None
        ui.back()
        ui.play(Cue.COIN)
        ui.tell(ui.t("Touch is measured."), "yes")

    def take_back(self) -> None:
        """Keep the old mapping; while the marks are touched, one of them is the star, and it may be touched long."""
        if self.is_trial:
            self.leave()

    def leave(self) -> None:
        """Keep the old mapping."""
        self.ui.trial = None
        self.ui.back()
        self.ui.tell(self.ui.t("Touch stays as it was."), "info")


def marks(frame: Frame) -> tuple[Point, Point, Point, Point]:
    """Return the four marks, clockwise from the upper left: as far from each corner as the star is from its own."""
    glass, star = frame.profile.glass, frame.star.centre
    dx, dy = glass.w - star.x, glass.h - star.y
    return Point(dx, dy), Point(star.x, dy), star, Point(dx, star.y)


def _middle(frame: Frame) -> Rect:
    glass = frame.profile.glass
    if frame.is_tall:
        return around(glass.centre, glass.w - 12.0, 50.0)
    if frame.format is Format.LARGE:
        return around(glass.centre, glass.w - 62.0, 50.0)
    return around(glass.centre, glass.w - 62.0, 38.0).moved(0.0, -9.0)
