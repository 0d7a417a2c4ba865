"""How a turn looks: the pips, the plan as a ghost of the whole train, a refusal with its bubble, and the keys."""

from collections.abc import Sequence

from msgspec import Struct

from app.games.locomotion.train import COLOURS
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.play.locomotion.both.page import box_of
from app.ui.play.locomotion.look.bubble import Bubble, bubble_box
from app.ui.play.locomotion.look.overlays import CostDisc, Trail
from app.ui.play.locomotion.look.pieces import loose_view, train_view
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.play.locomotion.screen.plan import Outlook, Plan
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import Key

DISC = 8.0
NOTED = 11.9  # mm of height from which a key has a second row
AROUND = ((0.75, -0.75), (-0.75, -0.75), (0.75, 0.75), (-0.75, 0.75), (0, -1), (0, 1), (1, 0), (-1, 0))


class Choice(Struct, frozen=True):
    """A key of the turn: its icon, its words, and what stands below them where there is room."""

    icon: str
    label: str
    note: str | tuple[str, ...]
    tap: Intent
    look: Look = Look.REST


def plan_view(map_: YardMap, outlook: Outlook, plan: Plan) -> list[Element]:
    """Return the way, the whole train at its end, what is left behind, and the price clear of all that."""
    state, out = outlook.state, list[Element]()
    if plan.path:
        spots = tuple(map_.spot(point) for point in plan.path)
        out.append(Trail(bounds=box_of(spots), spots=spots))
    if plan.path or plan.taken:
        out += train_view(map_, plan.train, COLOURS[state.number(state.current)], is_ghost=True)
    wagons = state.train.wagons[-len(plan.left) :] if plan.left else ()
    out += [loose_view(map_, point, paint, is_ghost=True) for point, paint in zip(plan.left, wagons, strict=True)]
    return [*out, cost_disc(map_, state.train.points, plan)]


def ghosts(plan: Plan) -> tuple[int, ...]:
    """Return the points where pieces of the plan stand."""
    return (*(plan.train.points if plan.path or plan.taken else ()), *plan.left)


def cost_disc(map_: YardMap, standing: Sequence[int], plan: Plan) -> CostDisc:
    """Put the price beside the end of the plan, where no piece of the train stands and inside the box."""
    heart = map_.spot(plan.left[0] if plan.left else plan.train.locomotive)
    far = map_.spacing * 0.36 + DISC / 2
    taken = [map_.spot(point) for point in (*plan.train.points, *standing)]
    room = map_.box.shrunk(DISC / 2)
    spots = [Point(heart.x + dx * far, heart.y + dy * far) for dx, dy in AROUND]
    best = max(spots, key=lambda spot: _clear(spot, taken) if room.holds(spot) else -1.0)
    return CostDisc(bounds=around(best, DISC), words=str(plan.cost))


def _clear(spot: Point, taken: Sequence[Point]) -> float:
    return min((spot.x - each.x) ** 2 + (spot.y - each.y) ** 2 for each in taken)


def bubble(frame: Frame, box: Rect, said: str, rule: str, shown: Sequence[Element]) -> Bubble:
    """Return the words of a refusal beside what the yard shows of it."""
    about, *others = [each.bounds for each in shown]
    place, at = bubble_box(box, about, others, is_low=frame.format is not Format.LARGE)
    return Bubble(bounds=place, words=said, rule=rule, at=at)


def key_row(frame: Frame, box: Rect, choices: Sequence[Choice]) -> list[Element]:
    """Return the keys of the turn: with words where there is room, else in a column or a row of icons."""
    if not choices:
        return []
    if frame.format is Format.LARGE:
        cells = [cell._replace(h=min(cell.h, 16.0)) for cell in box.rows(len(choices), 2.0)]
        return [
            Key(bounds=cell, icon=each.icon, label=each.label, note=each.note if cell.h > NOTED else "", tap=each.tap,
                look=each.look)
            for cell, each in zip(cells, choices, strict=True)
        ]  # fmt: skip
    cells = box.columns(len(choices), 3.0) if frame.is_tall else box.rows(len(choices), 2.5)
    return [
        Key(bounds=around(cell.centre, min(cell.w, 20.0), min(cell.h, 14.0)), icon=each.icon, tap=each.tap,
            look=each.look)
        for cell, each in zip(cells, choices, strict=True)
    ]  # fmt: skip
