"""A toilet line: the door with the moon and its number, five places, and in the fifth a roll.

+------------------------------------------+
| door |  9  |  5  |  v  |  4  | roll |  words
+------------------------------------------+
"""

import enum

from msgspec import Struct

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Role, Theme
from app.ui.play.lokus.look.person_card import LEAST, SLIM, CardLook, PersonCard
from app.ui.play.lokus.words.face import Face
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel

PLACES = 5
DOOR = 0.84  # width of the door against a card's


class LineLook(enum.Enum):
    """What a line says of the card that is to be placed."""

    REST = "rest"
    LEGAL = "legal"  # cream outline, an arrow in the next place
    CHOSEN = "chosen"  # the card lies in it, not confirmed yet
    BLOCKED = "blocked"  # the card that blocks wears the barred circle


class LineSeen(Struct, frozen=True):
    """A line as it is shown. `blocking` are places of cards that block; `ghost` lies in the next place.

    None among the faces is a place that a card has just left.
    """

    number: int
    faces: tuple[Face | None, ...]
    look: LineLook = LineLook.REST
    blocking: tuple[int, ...] = ()
    ghost: Face | None = None


class Door(Element, frozen=True, kw_only=True):
    """The outhouse door at the head of a line."""

    number: int

    def draw(self, canvas: Canvas) -> None:
        """Paint planks, moon, number and knob."""
        theme, box = canvas.theme, self.bounds
        wood = theme.lokus.door
        canvas.box(box, wood, radius=min(1.2, box.w * 0.1))
        for share in (0.34, 0.66):
            plank = Rect(box.x + box.w * share - 0.15, box.y + 0.8, 0.3, box.h - 1.6)
            canvas.box(plank, theme.night.deep.faded(0.55))
        canvas.icon("figure-moon", Point(box.centre.x, box.y + box.h * 0.25), box.w * 0.6, theme.night.base)
        sign = Rect(box.x + box.w * 0.14, box.y + box.h * 0.46, box.w * 0.72, box.h * 0.36)
        canvas.box(sign, theme.paper.face, radius=0.8)
        role = Role(min(sign.h * 0.78, 5.6) / canvas.letters.bigger, 900)
        fit = canvas.fit(str(self.number), role, sign, floor=2.5)
        if fit.fits and canvas.letters.cap_mm(fit) > LEAST:  # else its place says it
            canvas.set(fit, sign, theme.paper.ink, align=0.5)
        canvas.disc(Point(box.right - box.w * 0.12, box.bottom - box.h * 0.09), 0.9, theme.paper.face)


class Place(Element, frozen=True, kw_only=True):
    """An empty place: its number, an arrow if the next card goes there, or the roll at the end of the line."""

    number: int
    is_next: bool = False

    def draw(self, canvas: Canvas) -> None:
        """Paint the well and what stands in it."""
        theme, box = canvas.theme, self.bounds
        fill = theme.surface.raised if self.is_next else theme.night.deep
        edge = theme.text.main if self.is_next else theme.surface.line
        canvas.box(box, fill, radius=min(1.4, box.w * 0.12), edge=edge, stroke=0.6 if self.is_next else 0.3)
        size = min(box.w * 0.52, 6.4)
        if self.is_next:
            canvas.icon("down", box.centre, size, theme.text.main)
        elif self.number == PLACES:
            canvas.icon("roll", box.centre, size, theme.text.faint)
        else:
            canvas.disc(box.centre, min(1.4, box.w * 0.12), theme.surface.line)


def row_of(box: Rect) -> tuple[Rect, list[Rect]]:
    """Return the door and the five places of a line that fills `box` from the left."""
    gap = min(3.0, max(1.2, box.w * 0.022))
    wide = min(box.h * SLIM, (box.w - PLACES * gap) / (PLACES + DOOR))
    high = min(box.h, wide / SLIM)
    top, left = box.y + (box.h - high) / 2, box.x
    door = Rect(left, top, wide * DOOR, high)
    first = door.right + gap
    return door, [Rect(first + n * (wide + gap), top, wide, high) for n in range(PLACES)]


def line_row(box: Rect, line: LineSeen) -> list[Element]:
    """Return the door, the cards and the empty places of a line, without its tray."""
    door, places = row_of(box)
    out: list[Element] = [Door(bounds=door, number=line.number)]
    for n, place in enumerate(places):
        face = line.faces[n] if n < len(line.faces) else None
        if face is not None:
            look = CardLook.BLOCKING if n in line.blocking else CardLook.REST
            out.append(PersonCard(bounds=place, face=face, look=look))
        elif n == len(line.faces) and line.ghost is not None:
            out.append(PersonCard(bounds=place, face=line.ghost, look=CardLook.GHOST))
        else:
            is_next = n == len(line.faces) and line.look is LineLook.LEGAL
            out.append(Place(bounds=place, number=n + 1, is_next=is_next))
    return out


def line_tray(theme: Theme, box: Rect, look: LineLook, tap: Intent = None) -> Panel:
    """Return the tray of a line; a legal one is outlined in cream and answers a finger."""
    is_open = look in (LineLook.LEGAL, LineLook.CHOSEN)
    fill = theme.surface.raised if look is LineLook.CHOSEN else theme.surface.tray
    return Panel(bounds=box, fill=fill, edge=theme.text.main if is_open else None, stroke=0.8, tap=tap)


def line_words(theme: Theme, box: Rect, look: LineLook, words: str | tuple[str, ...]) -> list[Element]:
    """Return what a line says of the card, with the sign that says it too."""
    if look is LineLook.REST or not words:
        return []
    icon, colour = ("no", theme.signal.no) if look is LineLook.BLOCKED else ("check", theme.signal.yes)
    ink = colour if look is LineLook.BLOCKED else theme.text.main
    sign, said = box.cut_left(5.0, 2.0)
    return [
        Icon(bounds=Rect(sign.x, sign.centre.y - 2.5, 5.0, 5.0), name=icon, colour=colour),
        Label(bounds=said, wordings=words, colour=ink, role="body", lines=2 if said.h > 10 else 1, floor=3.4),
    ]
