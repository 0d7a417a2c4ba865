"""Where the sides of the table lie in the picture, whichever way it is turned.

    on the table        in a picture turned to the left side
         far                   right
    left  []  right       far   []   near
         near                  left

Whatever shows the table, a map or an arrow, is laid here: people do not move when the picture does.
"""

from app.table.match.seats import Side
from app.ui.glass.window import unturned
from app.ui.ink.geometry import Point, Rect


def edge_of(side: Side, facing: Side) -> Side:
    """Return the edge of the picture at which a side of the table lies: NEAR is its lower edge."""
    return next(edge for edge in Side if edge.turn == (side.turn - facing.turn) % 360)


def on_map(u: float, v: float, box: Rect, facing: Side) -> Point:
    """Return where a place of the table, 0 to 1 from left to right and from far to near, lies on a square map."""
    x, y = unturned(u, v, facing.turn)
    return Point(box.x + x * box.w, box.y + y * box.h)
