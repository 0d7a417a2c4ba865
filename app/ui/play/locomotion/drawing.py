"""The picture of Locomotion: a train before a junction."""

from app.games.locomotion.train import Colour, End, Train
from app.games.locomotion.yard_text import read_yard
from app.ui.canvas import Canvas
from app.ui.geometry import Rect
from app.ui.play.locomotion.pieces import loose_view, train_view
from app.ui.play.locomotion.rails import Rails
from app.ui.play.locomotion.yard_map import map_of
from app.ui.widgets.element import Element

JUNCTION = """\
      o
     /
o---o---o---o
         \\
          o
"""


class Junction(Element, frozen=True, kw_only=True):
    """Rails that part, a train that comes, a wagon that waits."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the window, then the yard as large as it allows."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=2.4)
        yard = read_yard(JUNCTION)
        inner: Rect = box.shrunk(box.w * 0.06, box.h * 0.08)
        map_ = map_of(yard, inner, least=1.0)
        named = yard.named
        train = Train((named["d2"], named["b2"]), named["b2"], End.REAR, (Colour.YELLOW,))
        parts: list[Element] = [Rails(bounds=inner, map=map_), *train_view(map_, train, Colour.BLUE)]
        parts.append(loose_view(map_, named["h2"], Colour.RED))
        for part in parts:
            part.draw(canvas)
