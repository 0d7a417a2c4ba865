"""Measures a drawn screen against the bars of the table: targets, gaps, rim, star, letters, contrast, overlap.

Every finding is one sentence with what was measured. What is allowed to be smaller is named here, with the reason.

A target is what answers a finger: the part of an element that lies inside the glass without its deaf rim.
"""

import math
from collections.abc import Iterator
from itertools import combinations, groupby

from stage_set import Showing, Written, tokens

from app.ui.glass.hands import PutAway
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.ink.theme import Colour
from app.ui.play.locomotion.look.bubble import Bubble
from app.ui.play.locomotion.look.mini_map import MiniCell
from app.ui.play.locomotion.look.rails import Joint
from app.ui.play.locus.look.board import Board
from app.ui.play.locus.look.card_face import CardFace
from app.ui.play.locus.look.overview import Scale
from app.ui.play.locus.screen.cell_targets import Square
from app.ui.play.lokus.look.brush_key import BrushKey
from app.ui.play.lokus.look.ladder import Ladder
from app.ui.play.lokus.look.person_card import PersonCard
from app.ui.play.lokus.look.place_row import PlaceRow
from app.ui.play.lokus.look.set_chart import SetChart
from app.ui.play.lokus.look.set_count import SetTable
from app.ui.play.lokus.look.table_card import TableCell
from app.ui.play.lokus.look.toilet_line import Door
from app.ui.play.lokus.screen.seen_grid import SeenGrid
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.panel import Icon
from app.ui.widgets.score_table import ScoreTable
from app.ui.widgets.star import Star
from app.ui.widgets.turn_line import TurnLine
from app.ui.words.language import MINUS

TARGET, GAP, RIM, CARD_IN_RIM = 10.0, 2.0, 4.0, 1.0
SQUARE = 6.0  # a square of a sheet: it is previewed, nudged, and only the star draws it
POINT = 8.6  # a point of a yard: they lie 9 mm apart, a touch is previewed, and only the star drives there
VEILS = (NoticeBar, Bubble)
"""What lies over a screen for a moment: what is under it is not read."""
GRIDS = (Square, Joint, MiniCell)
"""Targets that lie side by side: each kind is one target with many places."""
STAR_ROOM, DESTROY, APART = 2.0, 16.0, 20.0
BODY, FINE, SCORE = 3.4, 2.5, 3.4
SHARED = {Format.LOW: 7.2, Format.LARGE: 7.2, Format.TALL: 4.2}
CONTRAST, STRONG = 4.5, 7.0
AIR = 1.0  # mm between texts that stand beside each other
NEAR = 0.05  # mm; far below a pixel


def findings(showing: Showing, lang: str = "en") -> list[str]:
    """Return all that falls short."""
    del lang
    return [
        *_targets(showing),
        *_gaps(showing),
        *_star_room(showing),
        *_destroyers(showing),
        *_letters(showing),
        *_contrasts(showing),
        *_overlaps(showing),
        *_covered(showing),
    ]


def name_of(element: Element) -> str:
    """Return what an element is called in a finding."""
    for name in ("label", "name", "wordings", "heading", "sentence", "icon", "figure"):
        words = getattr(element, name, "")
        if words:
            return f"{type(element).__name__} {(words if isinstance(words, str) else words[0])!r}"
    return f"{type(element).__name__} {element.tap!r}"


# ---------------------------------------------------------------- fingers


def targets(showing: Showing) -> list[tuple[Element, Rect]]:
    """Return what answers a finger, and the star, with the part of each that is not in the deaf rim."""
    live = showing.profile.glass.shrunk(RIM)
    out = [(e, e.target.clipped(live)) for e in showing.elements if e.tap is not None]
    return [*out, (star_of(showing), showing.frame.star)]


def star_of(showing: Showing) -> Star:
    """Return the star that is pressed."""
    return next(e for e in showing.elements if isinstance(e, Star) and e.bounds == showing.frame.star)


def _targets(showing: Showing) -> Iterator[str]:
    glass = showing.profile.glass
    for element, box in targets(showing):
        if min(box.w, box.h) < _bar(element) - NEAR:
            yield f"target {box.w:.1f} x {box.h:.1f} mm: {name_of(element)}"
        rim = RIM - (CARD_IN_RIM if isinstance(element, CardFace) else 0.0)
        if not element.bounds.inside(glass.shrunk(rim)) and not isinstance(element, NoticeBar):
            yield f"in the rim, {_rim(element.bounds, glass):.1f} mm from the edge: {name_of(element)}"


def _bar(element: Element) -> float:
    if isinstance(element, Square):
        return SQUARE
    return POINT if isinstance(element, Joint) else TARGET


def _rim(box: Rect, glass: Rect) -> float:
    return min(box.x, box.y, glass.w - box.right, glass.h - box.bottom)


def apart(a: Rect, b: Rect) -> float:
    """Return the mm between two boxes, negative where they overlap."""
    dx = max(a.x, b.x) - min(a.right, b.right)
    dy = max(a.y, b.y) - min(a.bottom, b.bottom)
    return math.hypot(dx, dy) if min(dx, dy) > 0 else max(dx, dy)


def _gaps(showing: Showing) -> Iterator[str]:
    """Yield targets too near each other. A notice swallows what it covers, and squares of a sheet are one target."""
    for (one, a), (two, b) in combinations(targets(showing), 2):
        is_grid = any(isinstance(one, grid) and isinstance(two, grid) for grid in GRIDS)
        is_grid = is_grid or {type(one), type(two)} == {Joint, MiniCell}  # the small map lies over points
        if is_grid or isinstance(one.tap, PutAway) or isinstance(two.tap, PutAway) or one.tap == two.tap:
            continue
        gap = apart(a, b)
        if gap < GAP - NEAR:
            yield f"gap {gap:.2f} mm: {name_of(one)} and {name_of(two)}"


def _star_room(showing: Showing) -> Iterator[str]:
    star = showing.frame.star
    for element, box in targets(showing):
        if not isinstance(element, Star) and _from_star(star, box) < STAR_ROOM - NEAR:
            yield f"{_from_star(star, box):.2f} mm from the star: {name_of(element)}"
    for written in showing.texts:
        gap = _from_star(star, written.box)
        if gap < STAR_ROOM - NEAR:
            yield f"{gap:.2f} mm from the star: text {written.text.text!r}"


def _from_star(star: Rect, box: Rect) -> float:
    """Return the mm from the star's round ring to a box."""
    x = min(max(star.centre.x, box.x), box.right)
    y = min(max(star.centre.y, box.y), box.bottom)
    return math.hypot(x - star.centre.x, y - star.centre.y) - star.h / 2


def _destroyers(showing: Showing) -> Iterator[str]:
    primaries = [e for e in showing.elements if isinstance(e, Key) and e.is_primary]
    for element in showing.elements:
        if not isinstance(element, HoldKey):
            continue
        box = element.bounds
        if min(box.w, box.h) < DESTROY - NEAR:
            yield f"destroys with {box.w:.1f} x {box.h:.1f} mm: {name_of(element)}"
        for other in [star_of(showing), *primaries]:
            gap = apart(box, other.bounds)
            if gap < APART - NEAR:
                yield f"destroys {gap:.1f} mm from {name_of(other)}: {name_of(element)}"


# ---------------------------------------------------------------- letters


def least(showing: Showing, written: Written) -> float:
    """Return the capital height a text must have, in mm.

    The shared line speaks to the whole table, numbers in a score table are read from every seat; a portrait panel
    is too narrow for ten wide letters of 7.2 mm beside a round, there the line may be a title. In play 2.5 mm
    is enough for what a picture beside it says as well: the colour word of a card (its marks, its shape), the name
    at a figure, the scale of a chart, a card of a grid, a row of the overview card and the number on a toilet's door
    (their places), the
    heading of a score row (its tile), the points printed on a sheet (the line says what a shape gains),
    the second row of a key or a list row, and fine print. Outside
    play everything may be as small as fine print, down from the size of its role.
    """
    element, text = written.element, written.text.text
    if isinstance(element, TurnLine) and text == element.name:
        return SHARED[showing.frame.format]
    if _is_score(written):
        return SCORE
    return FINE if not showing.is_play or _is_doubled(showing, written) else BODY


def _is_score(written: Written) -> bool:
    return isinstance(written.element, ScoreTable) and written.text.text.lstrip("\N{MINUS SIGN}").isdigit()


def _is_doubled(showing: Showing, written: Written) -> bool:
    """Tell whether a picture says the same, or the text helps without being needed."""
    match written.element:
        case (
            Label(role="fine")
            | CardFace()
            | ScoreTable()
            | Board()
            | Scale()
            | SeenGrid()
            | SetChart()
            | Door()
            | TableCell()
        ):
            return True
        case PersonCard() | Ladder() | SetTable() | BrushKey() | PlaceRow():
            return not written.text.text.lstrip(MINUS).isdigit()
        case Key(note=note) | ListRow(note=note) if note and written.text.text in note:
            return True
        case Bubble(rule=rule):
            return written.text.text == rule
        case Label(role="small"):
            return _is_figures_name(showing, written)
    return False


def _is_figures_name(showing: Showing, written: Written) -> bool:
    """Tell whether a text stands under a figure."""
    under = written.box.moved(0.0, -6.0)
    return any(getattr(e, "figure", "") and e.bounds.touches(under) for e in showing.elements)


def _letters(showing: Showing) -> Iterator[str]:
    half = 0.5 * showing.profile.pitch[1] * tokens().type.cap_em + 0.005  # fonts come in whole pixels
    for lines in _by_element(showing):
        said, bar = lines[0].text, max(least(showing, line) for line in lines)
        words = f"{' / '.join(line.text.text for line in lines)!r} in {name_of(lines[0].element)}"
        cap = min(line.text.cap_mm for line in lines)
        if cap < bar - half:
            yield f"letters {cap:.2f} mm (bar {bar}): {words}"
        if not all(line.text.fits for line in lines):
            yield f"does not fit at {said.cap_mm:.2f} mm: {words}"


def _by_element(showing: Showing) -> Iterator[list[Written]]:
    """Return lines of the same text: they follow each other in one element and have one size and colour."""
    for _, lines in groupby(showing.texts, lambda w: (w.at, w.text.cap_mm, w.text.colour, w.text.fits)):
        together = list(lines)
        if isinstance(together[0].element, ScoreTable | TurnLine):
            yield from ([line] for line in together)
        else:
            yield together


def contrast(one: Colour, two: Colour) -> float:
    """Return the contrast of two colours, 1 to 21, by the formula of WCAG."""
    light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    r, g, b = ((c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in colour[:3]))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _contrasts(showing: Showing) -> Iterator[str]:
    for written in showing.texts:
        said = written.text
        ink = said.ground.mixed(said.colour, said.colour[3] / 255)
        ratio = contrast(ink, said.ground)
        bar = STRONG if isinstance(written.element, TurnLine) or _is_score(written) else CONTRAST
        if ratio < bar:
            yield f"contrast {ratio:.2f} (bar {bar}): {said.text!r} in {name_of(written.element)}"


def _overlaps(showing: Showing) -> Iterator[str]:
    """Yield texts on the same pixels, or so near that they read as one; what a notice lies over is not read."""
    veils = [e.bounds for e in showing.elements if isinstance(e, VEILS)]
    seen = [w for w in showing.texts if isinstance(w.element, VEILS) or not _is_under(showing, w, veils)]
    told = set()
    for one, two in combinations(seen, 2):
        a, b = one.box, two.box
        beside = min(a.bottom, b.bottom) - max(a.y, b.y) > NEAR
        air = max(a.x, b.x) - min(a.right, b.right)
        if beside and air < AIR - NEAR and ((one.at, two.at) not in told):
            told.add((one.at, two.at))
            yield f"texts {air:.1f} mm apart: {one.text.text!r} and {two.text.text!r}"


def _is_under(showing: Showing, written: Written, veils: list[Rect]) -> bool:
    return any(written.box.touches(veil) for veil in veils)


def _covered(showing: Showing) -> Iterator[str]:
    """Yield texts that a later element is painted over."""
    for written in showing.texts:
        box = written.box.shrunk(0.2)
        for element in showing.elements[written.at + 1 :]:
            solid = isinstance(element, Icon | Key | HoldKey | ListRow | CardFace)
            if solid and element.bounds.touches(box) and not _is_beside(element, box):
                yield f"{name_of(element)} lies on text {written.text.text!r}"


def _is_beside(element: Element, box: Rect) -> bool:
    """Icons are smaller than their boxes: two tenths of a millimetre of air are no cover."""
    return isinstance(element, Icon) and not element.bounds.shrunk(0.5).touches(box)
