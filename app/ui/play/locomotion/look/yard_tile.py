"""A yard as a picture on a tile: its rails in a night window, its name and how many rails it has."""

from msgspec.structs import replace

from app.games.locomotion.yard.network import Yard
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.locomotion.look.rails import Rails
from app.ui.play.locomotion.look.yard_map import map_of
from app.ui.widgets.element import Element, Look

SIGN = 4.6  # mm
TWO_LINES = 25.0  # mm; on a higher tile the note stands below the name


class YardTile(Element, frozen=True, kw_only=True):
    """Touch it to look at the yard. `sign` is an icon that warns, in the corner of the window."""

    yard: Yard
    name: str
    note: str | tuple[str, ...]
    sign: str = ""
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the tile under a finger."""
        return replace(self, look=Look.PRESS) if self.look is not Look.OFF else self

    def draw(self, canvas: Canvas) -> None:
        """Paint tray, window, rails and words."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look in (Look.PRESS, Look.CHOSEN)
        canvas.box(
            box,
            theme.surface.raised if lifted else theme.surface.tray,
            radius=2.6,
            edge=theme.text.main if lifted else theme.surface.line,
            stroke=0.7 if self.look is Look.CHOSEN else 0.4,
        )
        is_high = box.h > TWO_LINES
        window, words = box.shrunk(1.2).cut_bottom(10.0 if is_high else min(6.0, box.h * 0.24), 0.6)
        yard_picture(canvas, window, self.yard)
        if self.sign:
            corner = Point(window.right - SIGN * 0.75, window.y + SIGN * 0.75)
            canvas.icon(self.sign, corner, SIGN, getattr(theme.signal, self.sign))
        name, note = words.rows(2, 0.4) if is_high else words.cut_right(words.w * 0.45, 1.5)
        ink = theme.text.second if self.look is Look.OFF else theme.text.main
        canvas.text(self.name, theme.type.role.small, name.shrunk(1.0, 0.0), ink, floor=2.5)
        align = 0.0 if is_high else 1.0
        canvas.text(self.note, theme.type.role.fine, note.shrunk(1.0, 0.0), theme.text.second, align=align, floor=2.5)


class YardPicture(Element, frozen=True, kw_only=True):
    """A yard alone in a night window."""

    yard: Yard

    def draw(self, canvas: Canvas) -> None:
        """Paint window and rails."""
        yard_picture(canvas, self.bounds, self.yard, are_points_shown=True)


def yard_picture(canvas: Canvas, window: Rect, yard: Yard, *, are_points_shown: bool = False) -> None:
    """Paint a yard small in a night window."""
    canvas.box(window, canvas.theme.night.deep, radius=2.0)
    inner = window.shrunk(2.0 if are_points_shown else 1.0)
    Rails(bounds=inner, map=map_of(yard, inner, least=0.5), are_points_shown=are_points_shown).draw(canvas)
