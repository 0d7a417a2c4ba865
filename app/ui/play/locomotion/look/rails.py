"""Rails as they lie on the table: ballast, sleepers, two lines of steel; and the points between them."""

from collections.abc import Iterable

from app.games.locomotion.yard.network import Rail
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, around
from app.ui.play.locomotion.look.shapes import point_size, rail_line
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.widgets.element import Element


class Rails(Element, frozen=True, kw_only=True):
    """All rails of a yard. `faulty` are drawn in the colour of no: half-built yards break rules."""

    map: YardMap
    faulty: tuple[Rail, ...] = ()
    are_points_shown: bool = True

    def draw(self, canvas: Canvas) -> None:
        """Paint ballast first, steel on it, points last."""
        lines = list(self._lines())
        inks = canvas.theme.locomotion
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(clip.clip(canvas.profile.pixels(self.bounds)))
        for a, b, is_faulty in lines:
            fill = canvas.theme.signal.no.mixed(inks.bed, 0.45) if is_faulty else inks.bed
            rail_line(canvas, self.map.spacing, a, b, "bed", fill)
        for a, b, is_faulty in lines:
            rail_line(canvas, self.map.spacing, a, b, "steel", canvas.theme.signal.no if is_faulty else inks.steel)
        if self.are_points_shown:
            across = point_size(self.map.spacing)
            for spot in self.map.spots:
                canvas.disc(spot, across, canvas.theme.night.deep, edge=inks.point, stroke=0.45)
        canvas.surface.set_clip(clip)

    def _lines(self) -> Iterable[tuple[Point, Point, bool]]:
        yard, faulty = self.map.yard, {frozenset(rail.ends) for rail in self.faulty}
        halves = yard.points_per_rail - 1
        for number, track in enumerate(yard.tracks):
            start, end = (self.map.spot(yard.numbers[place]) for place in track.ends)
            yield start, end, frozenset(yard.rails[number // halves].ends) in faulty


class Joint(Element, frozen=True, kw_only=True):
    """A point that may be touched; with words it is a ring with a cost. `bounds` is as large as a finger needs."""

    spacing: float
    words: str = ""

    def draw(self, canvas: Canvas) -> None:
        """Paint the ring and its cost; a bare point is painted by the rails."""
        if not self.words:
            return
        theme = canvas.theme
        across = max(6.2, min(9.0, self.spacing * 0.43))
        ink = theme.paper.face
        canvas.disc(self.bounds.centre, across, theme.night.deep, edge=theme.paper.face, stroke=0.6)
        box = around(self.bounds.centre, across * 0.9, across)
        canvas.text(self.words, theme.type.role.small, box, ink, align=0.5, floor=2.6)
