"""The six figures as keys: the one that is worn, those that are free, and those others at the table have."""

from collections.abc import Mapping

from msgspec import Struct

from app.table.match.seats import FIGURES
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element, Look
from app.ui.widgets.figure_key import FigureKey


class Wear(Struct, frozen=True):
    """Take a figure."""

    figure: str


def figure_keys(box: Rect, worn: str, owners: Mapping[str, str], *, columns: int) -> list[Element]:
    """Lay the figures in a box; `owners` names who has a figure that cannot be had."""
    rows = box.rows(-(-len(FIGURES) // columns), 2.0)
    out: list[Element] = []
    for n, figure in enumerate(FIGURES):
        place = rows[n // columns].columns(columns, 2.0)[n % columns]
        owner = "" if figure == worn else owners.get(figure, "")
        look = Look.CHOSEN if figure == worn else Look.OFF if owner else Look.REST
        out.append(FigureKey(bounds=place, figure=figure, owner=owner, look=look, tap=Wear(figure)))
    return out
