"""The score table of Locus: five zones and the grey box, live totals, the weakest zone framed."""

from app.games.locus.zones import ZONES
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect
from app.ui.play.locus.look.card_face import ZoneTile
from app.ui.play.locus.words.log import zone_word
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.score_table import Row, ScoreTable

LOWEST = len(ZONES)


def score_board(
    ui: Ui, match: AnyMatch, box: Rect, *, row: int = -1, column: int = -1, counted: float = 1.0, opened: int = LOWEST
) -> list[Element]:
    """Return the table with its tiles; `row` counts the zones from 0, 5 is the grey box.

    `counted` is the share of the grey box that is counted up already, 0 to 1; rows after `opened` are still shut.
    """
    board = match.score()
    lines = {line.name: line.points for line in board.lines}
    totals = board.totals
    if counted < 1.0:
        grey = [points or 0 for points in lines["lowest"]]
        so_far = [round(points * counted) for points in grey]
        lines["lowest"] = tuple(so_far)
        totals = tuple((total or 0) - all_ + part for total, all_, part in zip(totals, grey, so_far, strict=True))
    none = tuple(None for _ in match.players)
    if opened < LOWEST:
        shown = [zone.value for zone in ZONES[: opened + 1]]
        lines = {name: points for name, points in lines.items() if name in shown}
        totals = tuple(sum(lines[name][seat] or 0 for name in shown) for seat in range(len(match.players)))
    rows = [Row(zone_word(ui.language, zone), lines.get(zone.value, none)) for zone in ZONES]
    framed = _weakest(rows, len(match.players))
    rows.append(Row(ui.t("lowest"), lines.get("lowest", none), is_soft=True))
    is_over = all(p is not None for p in rows[LOWEST].points)
    known = [t for t in totals if t is not None]
    leaders = tuple(i for i, t in enumerate(totals) if known and t == max(known) and max(known) > 0)
    table = ScoreTable(
        bounds=box,
        names=tuple(p.name for p in match.players),
        figures=tuple(p.figure for p in match.players),
        rows=tuple(rows),
        total=Row(ui.t("total") if is_over else ui.t("so far"), totals),
        row=row,
        column=column,
        framed=framed,
        leaders=leaders if len(match.players) > 1 else (),
    )
    tiles = [ZoneTile(bounds=table.tile(i), zone=zone.value) for i, zone in enumerate(ZONES)]
    return [table, *tiles, ZoneTile(bounds=table.tile(LOWEST), zone="lowest")]


def _weakest(rows: list[Row], seats: int) -> tuple[tuple[int, int], ...]:
    """Return the (row, seat) of each seat's lowest zone among those entered, once there is a choice."""
    out = []
    for seat in range(seats):
        entered = [(row.points[seat], i) for i, row in enumerate(rows) if row.points[seat] is not None]
        if len(entered) > 1:
            least = min(points for points, _ in entered if points is not None)
            out += [(i, seat) for points, i in entered if points == least][:1]
    return tuple(out)
