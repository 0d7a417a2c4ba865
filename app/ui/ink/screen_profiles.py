"""Panels in pixels and millimetres. A new panel is one line here; everything else is laid out in millimetres."""

import enum
from dataclasses import dataclass, replace

from app.ui.ink.geometry import Point, Rect


class Format(enum.Enum):
    """How the frame is folded: by height and by which side is long."""

    LOW = "low"  # landscape, less than 100 mm high: rail on the right
    LARGE = "large"  # landscape with room: rail at the near edge, the line at both ends
    TALL = "tall"  # portrait: line above, rail below


@dataclass(frozen=True, slots=True)
class ScreenProfile:
    """A panel as one player sees it: pixels and millimetres, across and down."""

    name: str
    px: tuple[int, int]
    mm: tuple[float, float]

    @property
    def pitch(self) -> tuple[float, float]:
        """Millimetres per pixel, across and down; they differ on panels with oblong pixels."""
        return self.mm[0] / self.px[0], self.mm[1] / self.px[1]

    @property
    def glass(self) -> Rect:
        """The whole panel."""
        return Rect(0.0, 0.0, *self.mm)

    @property
    def format(self) -> Format:
        """How the frame is folded on this panel."""
        if self.mm[0] < self.mm[1]:
            return Format.TALL
        return Format.LOW if self.mm[1] < 100 else Format.LARGE

    def turned(self, degrees: int) -> "ScreenProfile":
        """Return the panel as seen after turning the picture by a multiple of 90 degrees."""
        if degrees % 180 == 0:
            return self
        return replace(self, px=self.px[::-1], mm=self.mm[::-1])

    def pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """Return a box in pixels; neighbours that share an edge in mm share it in pixels."""
        px, py = self.pitch
        x, y = round(rect.x / px), round(rect.y / py)
        return x, y, round(rect.right / px) - x, round(rect.bottom / py) - y

    def spot(self, point: Point) -> tuple[int, int]:
        """Return a point in pixels."""
        px, py = self.pitch
        return round(point.x / px), round(point.y / py)

    def down(self, mm: float) -> int:
        """Millimetres to pixels by the vertical pitch: for letters, icons and round things."""
        return round(mm / self.pitch[1])


PROFILES = {
    profile.name: profile
    for profile in (
        ScreenProfile("800x480", (800, 480), (154.1, 85.9)),
        ScreenProfile("1024x600", (1024, 600), (154.2, 85.9)),
        ScreenProfile("1280x800", (1280, 800), (217.0, 135.6)),
        ScreenProfile("720x1280", (720, 1280), (88.0, 155.0)),
    )
}


def nearest(width: int, height: int) -> ScreenProfile:
    """Choose the profile for a display of unknown make: the same pixels, or the same shape and nearest size."""
    exact = PROFILES.get(f"{width}x{height}")
    if exact:
        return exact
    wide = width >= height
    likely = [p for p in PROFILES.values() if (p.px[0] >= p.px[1]) == wide]
    best = min(likely, key=lambda p: abs(p.px[0] * p.px[1] - width * height))
    scale = min(best.mm[0] / width, best.mm[1] / height)
    return ScreenProfile(f"{width}x{height}", (width, height), (width * scale, height * scale))
