"""What building a yard looks like: dots a finger apart, the rails between them, and the keys beside them."""

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.yard.checks import Breach
from app.games.locomotion.yard.draft import YardDraft, rail_between
from app.games.locomotion.yard.lattice import Place, place_at
from app.games.locomotion.yard.network import Point as YardPoint
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import RIM, Frame
from app.ui.kit.parts import back_key, head, help_key, hint
from app.ui.play.locomotion.look.rails import Joint, Rails
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.star import StarLook

ROW = 3**0.5 / 2
LEAST = 10.0
"""Dots stand so many mm apart at least: a finger must find one."""
MOST = 12.0


class Dot(Struct, frozen=True):
    """Touch a place of the lattice."""

    place: Place


class Draw(Struct, frozen=True):
    """Lay a rail from one place of the lattice to the next, as a finger slides."""

    start: Place
    end: Place


class Pan(Struct, frozen=True):
    """Look elsewhere: so many half steps to the right and rows down."""

    right: int
    down: int


class NextFault(Struct, frozen=True):
    """Look at the next breach."""


class TakeBack(Struct, frozen=True):
    """Take back the last rail."""


class Again(Struct, frozen=True):
    """Do again what was taken back."""


class More(Struct, frozen=True):
    """Name, points per rail, clear, throw away."""


class LatticeDot(Joint, frozen=True, kw_only=True):
    """A place of the lattice: chosen, beside the chosen one, or neither. `is_at_fault` crosses it out."""

    is_chosen: bool = False
    is_beside: bool = False
    is_used: bool = False
    is_at_fault: bool = False

    def slid_to(self, other: Element) -> Draw | None:
        """Draw a rail to the dot that the finger came to."""
        if isinstance(self.tap, Dot) and isinstance(other.tap, Dot):
            return Draw(self.tap.place, other.tap.place)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint a dot; the chosen one has a ring."""
        theme, at = canvas.theme, self.bounds.centre
        if self.is_at_fault:
            canvas.disc(at, 5.2, theme.night.deep, edge=theme.signal.no, stroke=0.6)
            canvas.icon("close", at, 4.0, theme.signal.no)
        elif self.is_chosen:
            canvas.disc(at, 6.4, theme.paper.face, edge=theme.night.deep, stroke=0.8)
            canvas.disc(at, 3.0, theme.night.deep)
        elif self.is_beside:
            canvas.disc(at, 3.6, theme.night.deep, edge=theme.paper.face, stroke=0.5)
        elif not self.is_used:
            canvas.disc(at, 1.7, theme.surface.edge)


class Site(Protocol):
    """A yard that is being built, as it is looked at.

    `chosen` is the place from which the next rail goes, `middle` the column and row in the middle of the field,
    `sized_for` what the dots are laid for, `before` and `after` what can be taken back and done again.
    """

    ui: Ui
    draft: YardDraft
    sized_for: YardDraft
    chosen: Place | None
    middle: tuple[int, int]
    before: list[YardDraft]
    after: list[YardDraft]
    at_fault: int

    @property
    def star_look(self) -> StarLook:
        """Armed once the yard can be kept."""
        ...

    def faults(self) -> list[Breach]:
        """Return every breach of the rules of yards."""
        ...

    def breach(self) -> Breach | None:
        """Return the breach that is looked at."""
        ...

    def told(self) -> tuple[str, str]:
        """Say how the yard is, and with which signal."""
        ...


def view(site: Site, frame: Frame) -> list[Element]:
    """Return the whole scene."""
    ui, theme = site.ui, site.ui.theme
    out = [*_told(site, frame), help_key(frame), back_key(frame)]
    is_good = site.star_look is StarLook.ARMED
    said = ui.t("Star: keep it") if is_good else ui.t("not ready yet")
    out += hint(theme, frame, said, is_gold=is_good)
    field, keys = _boxes(frame)
    out.append(Panel(bounds=field, fill=theme.night.deep, radius=3.0))
    out += _lattice(site, field.shrunk(0.6))
    return out + _keys(site, keys, frame)


def _told(site: Site, frame: Frame) -> list[Element]:
    """Say how the yard is, at the top."""
    theme = site.ui.theme
    said, signal = site.told()
    colour = theme.text.main if signal == "info" else getattr(theme.signal, signal)
    icons = {"info": "touch", "yes": "check", "warn": "warn", "no": "no"}
    place, words = head(frame).cut_left(9.0, 3.0)
    count, next_fault = len(site.faults()), list[Element]()
    if count > 1:
        words, key = words.cut_right(15.0 if frame.is_tall else 24.0, 2.0)
        at = f"{site.at_fault % count + 1}/{count}"
        spot = Rect(key.x, max(RIM, key.centre.y - 5.2), key.w, 10.4)
        next_fault.append(Key(bounds=spot, icon="" if frame.is_tall else "next", label=at, tap=NextFault()))
    return [
        *next_fault,
        Icon(bounds=around(place.centre, 7.4), name=icons[signal], colour=colour),
        Label(bounds=words, wordings=said, colour=colour, lines=3 if count > 1 else 2, floor=2.6 if count > 1 else 3.2),
    ]


def _boxes(frame: Frame) -> tuple[Rect, Rect]:
    """Return the place of the lattice and that of the keys."""
    if frame.is_tall:
        return frame.stage.cut_bottom(26.0, 3.0)
    return frame.stage.cut_right(26.0 if frame.format is Format.LOW else 40.0, 3.0)


# ---------------------------------------------------------------- lattice


def _lattice(site: Site, box: Rect) -> list[Element]:
    draft, breach = site.draft, site.breach()
    spacing = _spacing(site, box)
    column, row = site.middle
    scale = draft.points_per_rail - 1
    middle = (column / 2 * scale, row * ROW * scale)
    map_ = YardMap(draft.yard, box, spacing / scale, middle, is_part=True)
    faulty = breach.rails if breach is not None and breach.key != "unreachable" else ()
    out: list[Element] = [Rails(bounds=box, map=map_, faulty=faulty)]
    at_fault = _at_fault(breach, draft.yard.places, scale)
    used = {end for rail in draft.rails for end in rail.ends}
    for place, spot in _places(box, spacing, site.middle):
        is_beside = site.chosen is not None and rail_between(site.chosen, place) is not None
        size = min(spacing, 12.0) - 0.1
        out.append(
            LatticeDot(
                bounds=around(spot, size, min(spacing * ROW, size)),
                spacing=spacing,
                is_chosen=place == site.chosen,
                is_beside=is_beside,
                is_used=place in used,
                is_at_fault=place in at_fault,
                tap=Dot(place),
            )
        )
    return out


def _at_fault(breach: Breach | None, places: tuple[Place, ...], scale: int) -> set[Place]:
    """Return the places, in whole rails, that a breach names; the middle of a rail stands for nothing."""
    points: tuple[YardPoint, ...] = breach.points if breach is not None else ()
    found = [places[point] for point in points]
    return {Place(q // scale, r // scale) for q, r in found if not q % scale and not r % scale}


def _spacing(site: Site, box: Rect) -> float:
    """Return how far dots stand apart: so that the whole yard is in sight with a ring of dots, if that is enough."""
    ends = [end for rail in site.sized_for.rails for end in rail.ends] or [Place(0, 0)]
    columns, rows = [end.column for end in ends], [end.row for end in ends]
    across, down = (max(columns) - min(columns)) / 2 + 3.0, (max(rows) - min(rows) + 3.0) * ROW
    most = MOST if box.h > 75.0 and box.w > 100.0 else LEAST
    return max(LEAST, min(most, box.w / across, box.h / down))


def _places(box: Rect, spacing: float, middle: tuple[int, int]) -> list[tuple[Place, Point]]:
    """Return the places of the lattice in a box, and where they lie in mm."""
    heart, out = box.centre, []
    down, across = int(box.h / 2 / (spacing * ROW)) + 1, int(box.w / spacing) + 2
    for row in range(middle[1] - down, middle[1] + down + 1):
        for column in range(middle[0] - across, middle[0] + across + 1):
            if (row + column) % 2:
                continue
            spot = Point(heart.x + (column - middle[0]) / 2 * spacing, heart.y + (row - middle[1]) * ROW * spacing)
            if around(spot, spacing * 0.98, spacing * ROW * 0.98).inside(box):
                out.append((place_at(column, row), spot))
    return out


# ---------------------------------------------------------------- keys


def _keys(site: Site, box: Rect, frame: Frame) -> list[Element]:
    ui, theme = site.ui, site.ui.theme
    left = site.draft.left
    words = (ui.n("one rail left", "{count} rails left", left), ui.n("one left", "{count} left", left))
    counter = Label(bounds=box, wordings=words, colour=theme.text.main, align=0.5, floor=3.0)
    undo = Key(bounds=box, icon="undo", tap=TakeBack(), look=Look.REST if site.before else Look.OFF)
    redo = Key(bounds=box, icon="redo", tap=Again(), look=Look.REST if site.after else Look.OFF)
    pans = [("left", Pan(-4, 0)), ("right", Pan(4, 0)), ("up", Pan(0, -2)), ("down", Pan(0, 2))]
    arrows = [Key(bounds=box, icon=icon, tap=tap) for icon, tap in pans]
    more = Key(bounds=box, icon="sliders", label=ui.t("More"), tap=More())
    keys: list[Element] = [undo, redo, *arrows]
    if frame.is_tall:
        return _tall(box, counter, keys, more)
    top, rest = box.cut_top(7.0, 1.5)
    rest = rest._replace(h=min(rest.h, 4 * 14.0 + 6.0))
    rows = rest.rows(4, 2.0)
    cells = [cell for row in rows[:3] for cell in row.columns(2, 2.0)]
    return [_at(counter, top), *(_at(key, cell) for key, cell in zip(keys, cells, strict=True)), _at(more, rows[3])]


def _tall(box: Rect, counter: Element, keys: list[Element], more: Element) -> list[Element]:
    """Lay the keys in one row under the lattice, the counter and the last key below them."""
    first, second = box.rows(2, 2.0)
    words, last = second.cut_right(34.0, 3.0)
    places = first.columns(6, 2.0)
    return [*(_at(key, place) for key, place in zip(keys, places, strict=True)), _at(counter, words), _at(more, last)]


def _at(element: Element, place: Rect) -> Element:
    return replace(element, bounds=place)
