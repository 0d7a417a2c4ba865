"""What counted rolls come to: those that count, the points of the set, and the total, shown together."""

from app.games.lokus.points import PointsTable, counted_rolls, set_points
from app.games.lokus.standing import Count
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.look.set_count import minus
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label

NARROW = 32.0  # mm: below this a word stands above its number


def sums(ui: Ui, box: Rect, table: PointsTable, count: Count, before: int) -> list[Element]:
    """Lay rolls, points and total below each other, or beside each other in a low box; `before` is the old total."""
    points = set_points(table, count.rolls, count.clean_ups)
    if box.h < 0.34 * box.w and box.w > 60.0:
        heading, right = box.cut_left(box.w * 0.36, 3.0)
        places = right.columns(2, 3.0)
    else:
        heading, below = box.cut_top(box.h * 0.3, 1.0)
        places = list(below.cut_top(below.h * 0.44, 1.0))
    words, soft = _rolls_words(ui, count), ui.theme.text.second
    return [
        Label(bounds=heading, wordings=words, colour=soft, role="small", lines=2, floor=3.4),
        *_pair(ui, places[0], (ui.t("this set"), ui.t("set")), points, "title"),
        *_pair(ui, places[1], (ui.t("total"),), before + points, "number" if box.h > 30 else "line_min"),
    ]


def _rolls_words(ui: Ui, count: Count) -> tuple[str, ...]:
    counted = counted_rolls(count.rolls, count.clean_ups)
    if not count.clean_ups:
        return (ui.n("one roll", "{count} rolls", counted),)
    return (
        ui.t("{rolls} rolls, cleaned up to {counted}", rolls=count.rolls, counted=counted),
        ui.t("{rolls} rolls, becomes {counted}", rolls=count.rolls, counted=counted),
        ui.t("{rolls}, becomes {counted}", rolls=count.rolls, counted=counted),
        ui.t("{counted} count", counted=counted),
    )


def _pair(ui: Ui, box: Rect, word: tuple[str, ...], points: int, role: str) -> list[Element]:
    """Lay a word and its number side by side; in a narrow box the word stands above."""
    text, is_narrow = ui.theme.text, box.w < NARROW
    words, number = box.cut_top(3.6, 0.8) if is_narrow else box.cut_left(box.w * 0.4, 1.5)
    return [
        Label(bounds=words, wordings=word, colour=text.second, role="small", align=float(is_narrow), floor=3.4),
        Label(bounds=number, wordings=minus(points), colour=text.main, role=role, align=1.0, floor=4.2),
    ]
