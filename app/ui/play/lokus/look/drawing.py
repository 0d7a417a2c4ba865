"""The picture of Lokus: an outhouse with a moon in its door, and four people who cannot wait."""

import pygame

from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.play.lokus.look.marks import mark
from app.ui.play.lokus.look.person_card import someone
from app.ui.widgets.element import Element

PEOPLE = ("yellow", "green", "red", "blue")
LIGHTS = ((0.42, 0.14, 0.5), (0.62, 0.26, 0.35), (0.8, 0.1, 0.45), (0.93, 0.3, 0.4), (0.06, 0.12, 0.4))


class Outhouse(Element, frozen=True, kw_only=True):
    """The outhouse at the left, the line at its right, as large as the box allows."""

    def draw(self, canvas: Canvas) -> None:
        """Paint sky, ground, house and people."""
        theme, box = canvas.theme, self.bounds
        canvas.box(box, theme.night.deep, radius=2.4)
        for x, y, bright in LIGHTS:
            canvas.disc(Point(box.x + box.w * x, box.y + box.h * y), 0.7, theme.night.star.faded(bright))
        ground = box.bottom - box.h * 0.14
        canvas.box(Rect(box.x + box.w * 0.04, ground, box.w * 0.92, 0.6), theme.lokus.floor)
        high = min(box.h * 0.7, box.w * 0.5)
        house = Rect(box.x + box.w * 0.07, ground - high, high * 0.62, high)
        self._house(canvas, house)
        left, right = house.right + box.w * 0.04, box.right - box.w * 0.05
        size = min(high * 0.62, (right - left) / len(PEOPLE) * 1.3)
        for n, colour in enumerate(PEOPLE):
            x = left + (right - left) * (n + 0.5) / len(PEOPLE)
            self._person(canvas, Point(x, ground), size, colour)

    @staticmethod
    def _house(canvas: Canvas, house: Rect) -> None:
        theme = canvas.theme
        w, h = canvas.profile.down(house.w * 1.24), canvas.profile.down(house.h * 0.22)

        def roof(surface: pygame.Surface, scale: int) -> None:
            wide, tall = w * scale, h * scale
            pygame.draw.polygon(surface, theme.lokus.floor, [(0, tall), (wide / 2, 0), (wide, tall)])

        body = house.cut_top(house.h * 0.2)[1]
        canvas.box(body, theme.lokus.door, radius=0.8)
        for share in (0.25, 0.5, 0.75):
            plank = Rect(body.x + body.w * share - 0.15, body.y + 0.8, 0.3, body.h - 1.6)
            canvas.box(plank, theme.night.deep.faded(0.5))
        top = Point(house.centre.x, house.y + house.h * 0.11)
        canvas.picture(canvas.pictures.fine(("roof", theme.lokus.floor), w, h, roof), top)
        at, size = Point(body.centre.x, body.y + body.h * 0.34), body.w * 0.52
        canvas.picture(canvas.pictures.glow(canvas.profile.down(size * 2.2), theme.night.lamp, 0.4), at)
        canvas.icon("figure-moon", at, size, theme.night.lamp)
        canvas.disc(
            Point(body.right - body.w * 0.16, body.y + body.h * 0.66), max(0.8, body.w * 0.09), theme.paper.face
        )

    @staticmethod
    def _person(canvas: Canvas, foot: Point, high: float, colour: str) -> None:
        ink, size = canvas.theme.lokus.person(colour), canvas.profile.down(high)

        def draw(surface: pygame.Surface, scale: int) -> None:
            someone(surface, ink.fill, float(size * scale))

        canvas.picture(canvas.pictures.fine(("in line", colour), size, size, draw), Point(foot.x, foot.y - high / 2))
        mark(canvas, Point(foot.x, foot.y - high * 0.5), high * 0.2, ink)
