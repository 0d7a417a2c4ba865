"""The numbers printed on a sheet as large keys: rows, blocks and ends are switched, the others chosen."""

import string

from msgspec import Struct

from app.games.locus.scoring import Marks, points
from app.games.locus.sheet import Scales
from app.games.locus.zones import Zone
from app.ui.ink.geometry import Rect
from app.ui.kit.parts import one_size
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.words.language import Language

ONE_OF = (Zone.PURPLE, Zone.BLUE)
"""Zones where exactly one number counts: how many are linked, which row is reached (L35, L38)."""


class Place(Struct, frozen=True):
    """A place in a zone's scale; None stands for "nothing scored here"."""

    zone: Zone
    index: int | None

    def applied_to(self, marked: Marks) -> Marks:
        """Return the marks after touching this place."""
        if self.index is None:
            return ()
        if self.zone in ONE_OF:
            return (self.index,)
        if self.index in marked:
            return tuple(i for i in marked if i != self.index)
        return tuple(sorted((*marked, self.index)))


class Mark(Struct, frozen=True):
    """Touch a place in the scale."""

    place: Place


def scale_keys(ui: Ui, box: Rect, zone: Zone, scales: Scales, marked: Marks | None) -> list[Element]:
    """Return a key for each printed number, and one for nothing where nothing is possible; None: not touched yet."""
    scale = scales.of(zone)
    places: list[int | None] = list(range(len(scale)))
    if zone is Zone.BLUE:
        places.reverse()  # the top row of the sheet stands on top
    if zone is not Zone.PURPLE:
        places.append(None)
    columns = _columns(len(places), box)
    rows = -(-len(places) // columns)
    height = min(18.0, box.rows(rows, 2.0)[0].h)
    lines = [box._replace(y=box.y + i * (height + 2.0), h=height) for i in range(rows)]
    keys: list[Key] = []
    for n, index in enumerate(places):
        place = lines[n // columns].columns(columns, 2.0)[n % columns]
        is_on = marked is not None and (index in marked if index is not None else marked == ())
        keys.append(
            Key(
                bounds=place,
                label=str(scale[index]) if index is not None else "0",
                note=_note(ui.language, zone, index) if height > 12.4 else "",
                role="title" if height > 11 else "label",
                look=Look.CHOSEN if is_on else Look.REST,
                tap=Mark(Place(zone, index)),
            )
        )
    return [*one_size(keys)]


def _columns(count: int, box: Rect) -> int:
    """Return how many columns give keys nearest to a square, none under 10 mm high."""
    fitting = [c for c in range(2, 7) if -(-count // c) * 12.0 - 2.0 <= box.h and (box.w + 2) / c - 2 >= 10.0]
    return min(fitting, key=lambda c: abs((box.w / c) / (box.h / -(-count // c)) - 1.3)) if fitting else 6


def _note(language: Language, zone: Zone, index: int | None) -> str | tuple[str, ...]:
    t = language.t
    if index is None:
        return t("none")
    letter = string.ascii_uppercase[index]
    match zone:
        case Zone.YELLOW:
            return t("row {n}", n=index + 1)
        case Zone.PURPLE:
            return (t("{n} linked", n=index), t("{n} bold", n=index))
        case Zone.RED:
            return t("block {letter}", letter=letter)
        case Zone.GREEN:
            return t("end {letter}", letter=letter.lower())
        case Zone.BLUE:
            return t("row {n}", n=index + 1)


def sum_words(zone: Zone, scales: Scales, marked: Marks | None) -> tuple[str, ...]:
    """Return the sum as it is said aloud, "10 + 12 + 10 = 32", and then the total alone."""
    if marked is None:
        return ("",)
    total = points(scales, zone, marked)
    if zone in ONE_OF or len(marked) < 2:
        return (str(total),)
    return (" + ".join(str(scales.of(zone)[i]) for i in marked) + f" = {total}", str(total))
