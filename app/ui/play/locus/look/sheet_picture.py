"""A picture of a household's sheet as it would be printed: paper, a line of numbers per zone, the coin row."""

from app.games.locus.sheet import Scales
from app.games.locus.zones import ZONES, Zone
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect, around
from app.ui.play.locus.look.cells import coin, zone_cell
from app.ui.widgets.element import Element

PER_LINE = 8
TALLEST, LEAST = 9.0, 3.9  # mm a line


class SheetPicture(Element, frozen=True, kw_only=True):
    """The sheet; `name` stands on top, `zone` and `at` say which number is framed."""

    name: str
    scales: Scales
    coins: int
    zone: Zone | None = None
    at: int = -1

    def draw(self, canvas: Canvas) -> None:
        """Paint paper, name, zones and coins."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.paper.shade, radius=2.6)
        canvas.box(box._replace(h=box.h - 0.9), theme.paper.face, radius=2.6)
        head, body = box.shrunk(3.0, 2.0).cut_top(min(9.0, box.h * 0.16), 1.0)
        canvas.text(self.name, theme.type.role.label, head, theme.paper.ink, floor=2.8)
        body, foot = body.cut_bottom(min(6.0, body.h * 0.12), 1.0)
        lines = [self._lines(zone) for zone in ZONES]
        if (body.h - 4.0) / sum(lines) < LEAST:
            lines = [1 for _ in ZONES]
        high = min(TALLEST, (body.h - 4.0) / sum(lines))
        y = body.y
        for zone, count in zip(ZONES, lines, strict=True):
            self._zone(canvas, zone, Rect(body.x, y, body.w, high * count), count)
            y += high * count + 1.0
        self._coins(canvas, foot)

    def _lines(self, zone: Zone) -> int:
        return max(1, -(-len(self.scales.of(zone)) // PER_LINE))

    def _zone(self, canvas: Canvas, zone: Zone, box: Rect, lines: int) -> None:
        theme, scale = canvas.theme, self.scales.of(zone)
        high = box.h / lines
        tile, room = box.cut_left(min(high, 7.0), 1.5)
        zone_cell(canvas, around(Rect(tile.x, tile.y, tile.w, high).centre, min(high - 0.6, tile.w)), zone.value)
        for n, said in enumerate(_fitting(scale, lines * PER_LINE)):
            line, column = divmod(n, PER_LINE)
            place = Rect(room.x, room.y + line * high, room.w, high).columns(PER_LINE, 0.6)[column].shrunk(0.0, 0.3)
            is_framed = zone is self.zone and n == self.at
            edge = theme.paper.ink if is_framed else theme.paper.shade
            canvas.box(place, None, radius=1.0, edge=edge, stroke=0.6 if is_framed else 0.35)
            canvas.text(said, theme.type.role.small, place.shrunk(0.4, 0.2), theme.paper.ink, align=0.5, floor=1.6)

    def _coins(self, canvas: Canvas, box: Rect) -> None:
        lines = 1 if self.coins <= 24 else 2 if self.coins <= 52 else 3
        per_line = -(-self.coins // lines)
        size = min(box.h / lines, box.w / per_line)
        for n in range(self.coins):
            line, column = divmod(n, per_line)
            spot = Rect(box.x + column * size, box.y + line * size, size, size)
            if n == 0:
                coin(canvas, spot.centre, size * 0.86)
            canvas.disc(spot.centre, size * 0.82, None, edge=canvas.theme.paper.ink2, stroke=0.25)


def _fitting(scale: tuple[int, ...], room: int) -> list[str]:
    """Return the numbers; of more than there is room for, the last place says how many are not seen."""
    if len(scale) <= room:
        return [str(points) for points in scale]
    return [*(str(points) for points in scale[: room - 1]), f"+{len(scale) - room + 1}"]
