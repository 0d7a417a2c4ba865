"""The picture of Locomotion: a train before a junction."""

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point
from app.ui.play.locomotion.look.shapes import piece, point_size, rail_line
from app.ui.widgets.element import Element

# right and down in steps of the lattice; 0.87 is the height of a triangle
POINTS = ((0.0, 0.87), (1.0, 0.87), (2.0, 0.87), (3.0, 0.87), (1.5, 0.0), (2.5, 1.74), (3.5, 1.74))
RAILS = ((0, 1), (1, 2), (2, 3), (1, 4), (2, 5), (5, 6))
WAGON, LOCOMOTIVE, WAITING = POINTS[0], POINTS[1], POINTS[3]


class Junction(Element, frozen=True, kw_only=True):
    """Rails that part, a train that comes, a wagon that waits."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the window, then the junction as large as it allows."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=2.4)
        spacing = min(box.w / 4.5, box.h / 2.9)
        heart = box.centre

        def at(spot: tuple[float, float]) -> Point:
            return Point(heart.x + (spot[0] - 1.75) * spacing, heart.y + (spot[1] - 0.87) * spacing)

        inks = theme.locomotion
        for part, colour in (("bed", inks.bed), ("steel", inks.steel)):
            for one, two in RAILS:
                rail_line(canvas, spacing, at(POINTS[one]), at(POINTS[two]), part, colour)
        for spot in POINTS:
            canvas.disc(at(spot), point_size(spacing), theme.night.deep, edge=inks.point, stroke=0.45)
        rail_line(canvas, spacing * 0.42, at(WAGON), at(LOCOMOTIVE), "bed", theme.paper.face)
        piece(canvas, at(WAGON), "wagon", "yellow", 0.0, spacing, inks.iron)
        piece(canvas, at(WAITING), "wagon", "red", 0.0, spacing, inks.iron)
        piece(canvas, at(LOCOMOTIVE), "locomotive", "blue", 0.0, spacing, inks.iron)
