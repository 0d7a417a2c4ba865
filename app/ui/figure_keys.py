"""The six figures as keys: the one that is worn, those that are free, and those others at the table have."""

from collections.abc import Mapping

from msgspec import Struct

from app.table.seats import FIGURES
from app.ui.geometry import Rect, around
from app.ui.theme import Theme
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon


class Wear(Struct, frozen=True):
    """Take a figure."""

    figure: str


def figure_keys(theme: Theme, box: Rect, worn: str, owners: Mapping[str, str], *, columns: int) -> list[Element]:
    """Lay the figures in a box; `owners` names who has a figure that cannot be had."""
    rows = box.rows(-(-len(FIGURES) // columns), 2.0)
    out: list[Element] = []
    for n, figure in enumerate(FIGURES):
        place = rows[n // columns].columns(columns, 2.0)[n % columns]
        if figure in owners and figure != worn:
            out += _taken(theme, place, figure, owners[figure])
        else:
            look = Look.CHOSEN if figure == worn else Look.REST
            out.append(Key(bounds=place, icon=f"figure-{figure}", look=look, tap=Wear(figure)))
    return out


def _taken(theme: Theme, place: Rect, figure: str, owner: str) -> list[Element]:
    picture, name = place.shrunk(0.6, 1.4).cut_bottom(4.6, 1.0)
    size = min(picture.h, 0.52 * min(place.w, place.h))
    return [
        Key(bounds=place, look=Look.OFF, label=" ", tap=Wear(figure)),
        Icon(bounds=around(picture.centre, size), name=f"figure-{figure}", colour=theme.text.faint),
        Label(bounds=name, wordings=owner, colour=theme.text.faint, role="small", align=0.5, floor=2.5),
    ]
