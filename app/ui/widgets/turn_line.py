"""The shared line: whose turn it is, and one more thing; printed for the far side too, like a playing card.

Where the picture does not turn, the disc becomes a pin that points at the seat, and that edge of the glass is lit.
"""

import pygame
from msgspec.structs import replace

from app.table.match.seats import Side
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.text import Fit
from app.ui.ink.theme import Role
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

NAME, SECOND = 4.2, 4.2  # mm: the smallest name, and the second part when it makes room for the name
DISC = 0.78  # of a pin: the rest is its tip
SHARE = 0.6  # of the words for the name, while it is large enough there


class TurnLine(Element, frozen=True, kw_only=True):
    """Figure in gold, name, and a second part whose shorter wordings follow the first.

    points_to  the side of the glass where the player sits, if not where the picture is turned to
    """

    figure: str
    name: str
    second: str | tuple[str, ...] = ""
    is_far: bool = False
    role: str = "line_min"
    points_to: Side | None = None

    @property
    def ink(self) -> Rect:
        """Letters hang a little below."""
        return self.bounds.shrunk(-1.0, -2.5)

    def draw(self, canvas: Canvas) -> None:
        """Paint disc, name and second part; the far one mirrored through the middle of its box."""
        theme, box = canvas.theme, self.bounds
        size = min(box.h - 1.0, 13.0)
        disc = Rect(box.x, box.centre.y - size / 2, size, size)
        place = self._seen(disc)
        if self.points_to is not None:
            place = _pin(canvas, place, self.points_to)
        SeatMarker(bounds=place, figure=self.figure, look=SeatLook.TURN).draw(canvas)
        words = Rect(disc.right + 2.5, box.y, box.right - disc.right - 2.5, box.h)
        role = getattr(theme.type.role, self.role)
        gap = 0.62 * role.cap
        fit = self._name(canvas, words, role, gap)
        wide = fit.width * canvas.profile.pitch[0] + 0.5
        name = Rect(words.x, words.y, wide, words.h)
        canvas.set(fit, self._seen(name), theme.text.main, turned=self.is_far)
        if self.second:
            rest = Rect(name.right + gap, words.y, words.right - name.right - gap, words.h)
            second = _steady(canvas, theme.type.role.line_min)
            canvas.text(self.second, second, self._seen(rest), theme.text.second, floor=3.4, turned=self.is_far)

    def _name(self, canvas: Canvas, words: Rect, role: Role, gap: float) -> Fit:
        """Set the name; where it would be small, the second part leaves all but its shortest wording."""
        fit = canvas.fit(self.name, role, words._replace(w=words.w * (SHARE if self.second else 1.0)), floor=NAME)
        if not self.second or canvas.letters.cap_mm(fit) >= role.cap:
            return fit
        shortest = self.second if isinstance(self.second, str) else self.second[-1]
        small = _steady(canvas, replace(role, cap=SECOND))
        least = canvas.fit(shortest, small, words).width * canvas.profile.pitch[0]
        room = words._replace(w=max(words.w * SHARE, words.w - gap - least - 1.0))
        return canvas.fit(self.name, _steady(canvas, role), room, floor=NAME)

    def _seen(self, rect: Rect) -> Rect:
        if not self.is_far:
            return rect
        middle: Point = self.bounds.centre
        return around(Point(2 * middle.x - rect.centre.x, 2 * middle.y - rect.centre.y), rect.w, rect.h)


class SeatEdge(Element, frozen=True, kw_only=True):
    """The edge of the glass before the player whose turn it is, lit in gold."""

    @property
    def ink(self) -> Rect:
        """A bar and nothing more."""
        return self.bounds

    def draw(self, canvas: Canvas) -> None:
        """Paint the bar."""
        canvas.box(self.bounds, canvas.theme.gold.star, radius=min(self.bounds.w, self.bounds.h) / 2)


WAYS = {Side.NEAR: (0, 1), Side.LEFT: (-1, 0), Side.FAR: (0, -1), Side.RIGHT: (1, 0)}
"""Right and down, as the picture lies."""


def _pin(canvas: Canvas, box: Rect, side: Side) -> Rect:
    """Paint the tip of a pin that fills a square box; return the place of its disc."""
    (x, y), gold, px = WAYS[side], canvas.theme.gold.star, canvas.profile.down(box.h)

    def draw(surface: pygame.Surface, scale: int) -> None:
        s = px * scale / 2
        middle, wide = s * (1 - DISC), s * DISC * 0.8  # the middle of the disc, against the box's
        at = s - x * middle, s - y * middle
        tip = s + x * s, s + y * s
        pygame.draw.polygon(
            surface, gold, [tip, (at[0] + y * wide, at[1] + x * wide), (at[0] - y * wide, at[1] - x * wide)]
        )

    canvas.picture(canvas.pictures.fine(("pin", side, gold), px, px, draw), box.centre)
    away = box.h * (1 - DISC) / 2
    return around(Point(box.centre.x - x * away, box.centre.y - y * away), box.h * DISC)


def _steady(canvas: Canvas, role: Role) -> Role:
    """Return a size that is not made bigger for players who want bigger letters: it is large already."""
    return replace(role, cap=role.cap / canvas.letters.bigger)
