"""A person card of Lokus: the number large on its colour, below it the shape and the short word of that colour."""

import enum

import pygame
from msgspec.structs import replace

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.ink.theme import Colour, PersonInk, Role
from app.ui.play.lokus.look.marks import mark
from app.ui.play.lokus.words.face import Face
from app.ui.widgets.element import Element

SLIM = 0.71  # width of a card against its height
SOMEONE = 21.0  # mm wide: from here on there is room for a person in the corner
WIDEST = "12"
WIDEST_WORD = "Gn"
LEAST = 2.45  # mm: a word that would be smaller is left to its shape


class CardLook(enum.Enum):
    """How a card lies there."""

    REST = "rest"
    CHOSEN = "chosen"  # raised and framed in cream
    BLOCKING = "blocking"  # framed as a no, with the barred circle
    GHOST = "ghost"  # where it would go, not there yet
    AWAY = "away"  # still to be seen, no more in play


class PersonCard(Element, frozen=True, kw_only=True):
    """A card, open."""

    face: Face
    look: CardLook = CardLook.REST
    is_pressed: bool = False

    @property
    def cue(self) -> str:
        """Cards fall on felt."""
        return "place"

    @property
    def ink(self) -> Rect:
        """A chosen card is raised; the barred circle hangs out of a corner."""
        return self.bounds.shrunk(-2.6, -3.2)

    def pressed(self) -> Element:
        """Return the card under a finger."""
        return replace(self, is_pressed=True)

    def draw(self, canvas: Canvas) -> None:
        """Paint paper, colour, number and foot, and what the look adds."""
        theme, box = canvas.theme, self.bounds
        if self.look is CardLook.CHOSEN:
            box = box.moved(0.0, -1.6)
        ink, rim = theme.lokus.person(self.face.colour), rim_of(box)
        paper(canvas, box)
        inner = Rect(box.x + rim, box.y + rim, box.w - 2 * rim, box.h - 2 * rim - LIP)
        canvas.box(inner, ink.fill, radius=min(1.5, 0.1 * box.w))
        self._number(canvas, inner, ink)
        self._foot(canvas, inner.cut_bottom(inner.h * 0.27)[1], ink)
        self._frame(canvas, box)

    def _number(self, canvas: Canvas, inner: Rect, ink: PersonInk) -> None:
        """Write the number; all numbers are as high as the widest one can be."""
        place = (
            inner.cut_bottom(inner.h * 0.27)[0]
            .shrunk(max(0.04, 0.08 * (inner.w - 7.0)), 0.2)
            .moved(0.0, inner.h * 0.02)
        )
        role = _steady(canvas, 0.42 * self.bounds.h)
        fit = canvas.fit(WIDEST, role, place, floor=2.6)
        shown = Role(canvas.letters.cap_mm(fit) / canvas.letters.bigger, 900)
        canvas.text(str(self.face.number), shown, place, ink.on, align=0.5, floor=shown.cap)

    def _foot(self, canvas: Canvas, foot: Rect, ink: PersonInk) -> None:
        """Draw the shape and its word; where both do not fit, the shape alone, larger."""
        size = min(foot.h * 0.72, foot.w * 0.36)
        word, role = self.face.letter, _steady(canvas, min(3.4, max(2.5, foot.h * 0.5)))
        room = Rect(foot.x + size + 1.7, foot.y, foot.w - size - 2.3, foot.h)
        widest = canvas.fit(WIDEST_WORD, role, room, floor=2.5)
        is_roomy = widest.fits and canvas.letters.cap_mm(widest) > LEAST  # all cards of a size look alike
        fit = canvas.fit(word, role, room, floor=2.5)
        y = foot.y + foot.h * 0.46
        someone = self.bounds.w >= SOMEONE
        if someone:
            _waiting(canvas, Point(foot.right - 2.8, foot.bottom - 0.6), foot.h * 1.25, ink.on.faded(0.34))
        if not is_roomy:
            mark(canvas, Point(foot.centre.x, y), min(foot.h * 0.84, 4.2), ink)
            return
        wide = size + 0.9 + fit.width * canvas.profile.pitch[0]
        left = foot.x + (2.0 if someone else (foot.w - wide) / 2)
        mark(canvas, Point(left + size / 2, y), size, ink)
        canvas.set(fit, Rect(left + size + 0.9, foot.y - foot.h * 0.04, fit.width + 1.0, foot.h), ink.on)

    def _frame(self, canvas: Canvas, box: Rect) -> None:
        theme = canvas.theme
        if self.look is CardLook.AWAY:
            canvas.box(box, theme.night.base.faded(0.55), radius=RADIUS)
        if self.look is CardLook.GHOST:
            canvas.box(box, theme.night.base.faded(0.35), radius=RADIUS)
        if self.look is CardLook.BLOCKING:
            canvas.box(box.shrunk(-0.5), None, radius=RADIUS + 0.4, edge=theme.signal.no, stroke=1.0)
            at = Point(box.right - 0.6, box.y + 0.8)
            canvas.disc(at, 5.0, theme.night.base)
            canvas.icon("no", at, 4.2, theme.signal.no)
        elif self.look in (CardLook.CHOSEN, CardLook.GHOST) or self.is_pressed:
            canvas.box(box.shrunk(-0.6), None, radius=RADIUS + 0.5, edge=theme.text.main, stroke=0.9)


class CardBack(Element, frozen=True, kw_only=True):
    """A person card that shows nothing but its back: night blue with a moon."""

    is_down: bool = False  # a little lower: laid, not held

    def draw(self, canvas: Canvas) -> None:
        """Paint the back."""
        theme, box = canvas.theme, self.bounds
        paper(canvas, box)
        rim = rim_of(box)
        inner = Rect(box.x + rim, box.y + rim, box.w - 2 * rim, box.h - 2 * rim - LIP)
        canvas.box(inner, theme.paper.back, radius=min(1.5, 0.1 * box.w))
        size = min(inner.w, inner.h) * 0.56
        canvas.icon("figure-moon", inner.centre, size, theme.paper.face)
        for x, y in ((0.2, 0.16), (0.8, 0.22), (0.26, 0.84), (0.74, 0.8)):
            canvas.disc(Point(inner.x + inner.w * x, inner.y + inner.h * y), 0.5, theme.paper.face.faded(0.6))


SMALL = 9.0  # mm wide: below this a card needs its width for the number
LIP = 0.7  # mm of the card's lower edge
RADIUS = 1.8


def rim_of(box: Rect) -> float:
    """Return how wide the paper shows round the colour; hardly, on a small card."""
    return 0.48 if box.w < SMALL else min(1.1, 0.065 * box.w + 0.15)


def paper(canvas: Canvas, box: Rect) -> None:
    """Paint a card's paper: the face, and the shade of its lower lip."""
    radius = min(RADIUS, 0.14 * box.w)
    canvas.box(box, canvas.theme.paper.shade, radius=radius)
    canvas.box(box._replace(h=box.h - LIP), canvas.theme.paper.face, radius=radius)


def _steady(canvas: Canvas, cap: float) -> Role:
    """Return a size that stays as it is for players who want bigger letters: a card does not grow."""
    return Role(cap / canvas.letters.bigger, 900)


def _waiting(canvas: Canvas, foot: Point, high: float, colour: Colour) -> None:
    """Paint somebody who cannot wait: legs crossed, hands in front, standing on `foot`."""
    size = canvas.profile.down(high)

    def draw(surface: pygame.Surface, scale: int) -> None:
        someone(surface, colour, float(size * scale))

    canvas.picture(canvas.pictures.fine(("someone", colour), size, size, draw), Point(foot.x, foot.y - high / 2))


def someone(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Paint a waiting person on a square of `s` fine pixels: head, coat, crossed legs."""
    pygame.draw.circle(surface, colour, (s * 0.5, s * 0.14), s * 0.12)
    pygame.draw.polygon(
        surface, colour, [(s * 0.36, s * 0.3), (s * 0.64, s * 0.3), (s * 0.7, s * 0.68), (s * 0.3, s * 0.68)]
    )
    line = max(1, round(s * 0.1))
    for side in (-1, 1):
        pygame.draw.line(
            surface, colour, (s * (0.5 + 0.12 * side), s * 0.68), (s * (0.5 - 0.12 * side), s * 0.97), line
        )
        pygame.draw.circle(surface, colour, (s * (0.5 - 0.12 * side), s * 0.95), line / 2)
