"""The overview card, to look at while a card is chosen: the order of the colours, and the points by rolls (K6, K16)."""

from app.games.lokus.points import PointsTable
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.both.intents import ShowOverview
from app.ui.play.lokus.both.points_kept import LAST_ROW, whole
from app.ui.play.lokus.look.ladder import ladder
from app.ui.play.lokus.look.table_card import TableCell
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key

LADDER, WIDEST = 6.4, 84.0  # mm of the ladder
LOW, HIGH = (9, 3), (6, 5)
"""Columns and rows of the table, in a wide box and in a high one."""


def overview_card(ui: Ui, box: Rect, points: PointsTable) -> list[Element]:
    """Return the ladder and below it a cell for every number of rolls."""
    top, low = box.cut_top(LADDER, 2.5)
    across, down = LOW if low.w > 1.5 * low.h else HIGH
    wide = min(top.w, WIDEST)
    places = [place for row in low.rows(down, 2.0) for place in row.columns(across, 2.0)]
    return [
        ladder(ui.language, Rect(top.centre.x - wide / 2, top.y, wide, top.h)),
        *(
            TableCell(bounds=place, rolls=rolls, points=minus)
            for rolls, minus, place in zip(range(LAST_ROW + 1), whole(points), places, strict=False)
        ),
    ]


def overview_key(ui: Ui, box: Rect, *, is_on: bool) -> Key:
    """Return the key that turns the overview card up, or back to the hand."""
    label = (ui.t("Overview card"), ui.t("Points")) if box.w > 30 else ""
    return Key(bounds=box, icon="sheet", label=label, look=Look.CHOSEN if is_on else Look.REST, tap=ShowOverview())
