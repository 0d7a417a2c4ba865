"""A game on the home screen: a tray with a night window, its drawing, its name, how many may play."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element, Look


class Tile(Element, frozen=True, kw_only=True):
    """A tile; the drawing lies on it as an element of its own. Wide tiles have the words at the right.

    beside  the names of the tiles beside it: all are set in one size
    """

    name: str
    beside: tuple[str, ...] = ()
    players: str
    is_wide: bool = False
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the tile under a finger."""
        return replace(self, look=Look.PRESS)

    @property
    def window(self) -> Rect:
        """Where the drawing lies."""
        inner = self.bounds.shrunk(1.8)
        if self.is_wide:
            return inner.cut_left(inner.w * 0.46)[0]
        return inner.cut_bottom(min(18.0, inner.h * 0.42) if self.players else 9.5)[0]

    def draw(self, canvas: Canvas) -> None:
        """Paint tray and words."""
        theme, box = canvas.theme, self.bounds
        lifted = self.look is Look.PRESS
        canvas.box(
            box,
            theme.surface.raised if lifted else theme.surface.tray,
            radius=3.2,
            edge=theme.text.main if lifted else theme.surface.edge,
            stroke=0.5,
        )
        window = self.window
        if self.is_wide:
            words = Rect(window.right + 4.0, box.y, box.right - window.right - 6.0, box.h).shrunk(
                0, max(2.0, (box.h - 22.0) / 2)
            )
        else:
            words = Rect(box.x + 3.0, window.bottom + 1.0, box.w - 5.0, box.bottom - window.bottom - 2.6)
        if self.players:
            words, below = words.cut_top(words.h * 0.56)
            canvas.text(self.players, theme.type.role.small, below, theme.text.second, floor=2.5)
        role = canvas.alike((self.name, *self.beside), theme.type.role.title, words, floor=3.2)
        canvas.text(self.name, role, words, theme.text.main, floor=role.cap)
