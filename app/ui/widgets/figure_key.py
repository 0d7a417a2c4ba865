"""A figure as a key: worn, free, or had by another player, whose name stands below it."""

from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key


class FigureKey(Element, frozen=True, kw_only=True):
    """`owner` is who has it; such a key is off and answers a tap with that reason."""

    figure: str
    owner: str = ""
    look: Look = Look.REST

    def pressed(self) -> Element:
        """Return the key pushed in."""
        return self if self.owner else replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint key, figure and owner."""
        box, name = self.bounds, f"figure-{self.figure}"
        if not self.owner:
            Key(bounds=box, icon=name, look=self.look).draw(canvas)
            return
        Key(bounds=box, label=" ", look=Look.OFF).draw(canvas)
        colour, role = canvas.theme.text.faint, canvas.theme.type.role.small
        picture, line = box.shrunk(0.6, 1.4).cut_bottom(4.6, 1.0)
        canvas.icon(name, picture.centre, min(picture.h, 0.52 * min(box.w, box.h)), colour)
        said = next((s for s in _shorter(self.owner) if canvas.fit(s, role, line, floor=2.5).fits), self.owner[0])
        canvas.text(said, role, line, colour, align=0.5, floor=2.5)


def _shorter(name: str) -> tuple[str, ...]:
    """Return a name and, for keys too narrow for ten wide letters, its beginning."""
    return name, f"{name[:8]}.", f"{name[:6]}.", f"{name[:4]}."
