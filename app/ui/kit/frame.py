"""The one grid every screen stands in: line, stage and rail, folded by the format of the panel.

LOW (86 mm high)            LARGE (136 mm high)          TALL (portrait)
+--------------------+      +--------------------+       +-----------+
| line         | help|      |   far line (180)   |       |   line    |
|--------------|     |      |--------------------|       |-----------|
| stage        | undo|      | stage              |       |   stage   |
|              | star|      |--------------------|       |-----------|
+--------------------+      | line    help un star|      |h u    star|
                            +--------------------+       +-----------+
"""

from dataclasses import dataclass, replace

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format, ScreenProfile

NOWHERE = Rect(0.0, 0.0, 1.0, 1.0)
"""The place of an element that is laid later."""

RIM = 4.0  # nothing is pressed in the outer band
KEY = 12.0


@dataclass(frozen=True, slots=True)
class Frame:
    """Places in mm for one panel in one orientation. `hint` is where the star's next act is said; None: in the line."""

    profile: ScreenProfile
    line: Rect
    far_line: Rect | None
    stage: Rect
    help: Rect
    undo: Rect
    star: Rect
    hint: Rect | None
    notice: Rect

    @property
    def redo(self) -> Rect:
        """The place of the redo key, beside undo, while there is something to bring back."""
        if self.format is Format.LOW:
            return self.undo.moved(0.0, -KEY - 2.5)
        return self.help.moved(-KEY - 3.0, 0.0) if self.format is Format.LARGE else self.undo.moved(KEY + 2.5, 0.0)

    def with_redo(self) -> "Frame":
        """Return the frame with room for the redo key."""
        if self.format is Format.LARGE:
            return replace(self, line=self.line._replace(w=self.line.w - KEY - 3.0))
        return replace(self, hint=None)

    @property
    def format(self) -> Format:
        """How the frame is folded."""
        return self.profile.format

    @property
    def is_tall(self) -> bool:
        """Field above hand, not beside it."""
        return self.format is Format.TALL


def frame_of(profile: ScreenProfile) -> Frame:
    """Lay the grid for a panel as the acting seat sees it."""
    return {Format.LOW: _low, Format.LARGE: _large, Format.TALL: _tall}[profile.format](profile)


def _low(profile: ScreenProfile) -> Frame:
    w, h = profile.mm
    rail = w - RIM - 18.0
    return Frame(
        profile,
        line=Rect(RIM, 2.5, rail - RIM - 3.0, 12.0),
        far_line=None,
        stage=Rect(RIM, 16.0, rail - RIM - 3.0, h - 16.0 - RIM),
        help=Rect(rail + 3.0, RIM, KEY, KEY),
        undo=Rect(rail + 3.0, h - RIM - 18.0 - 5.5 - KEY, KEY, KEY),
        star=Rect(rail, h - RIM - 18.0, 18.0, 18.0),
        hint=Rect(rail - 2.0, RIM + KEY + 2.5, 20.0, h - 2 * RIM - 18.0 - 5.5 - 2 * KEY - 5.0),
        notice=Rect(RIM - 1.0, 2.5, rail - RIM - 2.0, 13.0),
    )


def _large(profile: ScreenProfile) -> Frame:
    w, h = profile.mm
    top = h - RIM - 18.0
    keys = w - RIM - 18.0 - 5.0 - 2 * KEY - 3.0
    return Frame(
        profile,
        line=Rect(RIM + 2.0, top, keys - RIM - 6.0, 18.0),
        far_line=Rect(RIM + 2.0, 3.0, w - 2 * RIM - 4.0, 12.0),
        stage=Rect(RIM, 18.0, w - 2 * RIM, top - 3.0 - 18.0),
        help=Rect(keys, top + 3.0, KEY, KEY),
        undo=Rect(keys + KEY + 3.0, top + 3.0, KEY, KEY),
        star=Rect(w - RIM - 18.0, top, 18.0, 18.0),
        hint=None,
        notice=Rect(RIM, 3.0, w - 2 * RIM, 13.0),
    )


def _tall(profile: ScreenProfile) -> Frame:
    w, h = profile.mm
    top = h - RIM - 17.0
    return Frame(
        profile,
        line=Rect(RIM + 0.5, RIM, w - 2 * RIM - 1.0, 12.5),
        far_line=None,
        stage=Rect(RIM, 19.0, w - 2 * RIM, top - 3.0 - 19.0),
        help=Rect(RIM, top + 2.5, KEY, KEY),
        undo=Rect(RIM + KEY + 2.5, top + 2.5, KEY, KEY),
        star=Rect(w - RIM - 17.0, top, 17.0, 17.0),
        hint=Rect(RIM + 2 * KEY + 5.5, top + 2.5, w - 2 * RIM - 2 * KEY - 17.0 - 11.0, KEY),
        notice=Rect(RIM, RIM - 1.0, w - 2 * RIM, 15.0),
    )
