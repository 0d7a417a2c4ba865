"""Which cards have been seen since the last shuffle, and which may still come; the order stays hidden (L45)."""

from collections.abc import Sequence

from msgspec import Struct

from app.games.locus.box.state import State
from app.games.locus.box.talk import seen_cards, unseen_cards
from app.games.locus.cards import Card
from app.games.locus.zones import ZONES
from app.table.match.match import AnyMatch
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point, Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, one_size, title
from app.ui.play.locus.look.card_face import RAINBOW
from app.ui.play.locus.look.cells import coin, wheel, zone_cell
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key

COLOURS = (*(zone.value for zone in ZONES), "rainbow")
PLACES = 8  # as many cards as a colour has


class Show(Struct, frozen=True):
    """Show the cards seen, or those still to come."""

    is_seen: bool


class SmallShape(Element, frozen=True, kw_only=True):
    """A card as small as can be told apart: its shape, and a coin."""

    card: Card

    def draw(self, canvas: Canvas) -> None:
        """Paint the shape."""
        cells, box = self.card.shape.cells, self.bounds
        wide, tall = 1 + max(c for c, _ in cells), 1 + max(r for _, r in cells)
        size = _square(box.w, box.h)
        left, top = box.centre.x - wide * size / 2, box.centre.y - tall * size / 2
        for n, (column, row) in enumerate(cells):
            zone = self.card.colour.value if self.card.colour else RAINBOW[n % 5]
            place = Rect(left + column * size, top + row * size, size, size).shrunk(0.1)
            zone_cell(canvas, place, zone, is_marked=size > 2.2)
        if self.card.coin:
            coin(canvas, Point(left + wide * size + 0.9, top + 0.4), 2.4)


class Leader(Element, frozen=True, kw_only=True):
    """The mark at the head of a row of one colour."""

    colour: str

    def draw(self, canvas: Canvas) -> None:
        """Paint a square of the zone, or the wheel."""
        if self.colour == "rainbow":
            wheel(canvas, self.bounds.centre, self.bounds.h)
        else:
            zone_cell(canvas, self.bounds, self.colour)


class CardsScreen(Screen):
    """All cards by colour. The code, from which their order follows, is told with the result."""

    def __init__(self, ui: Ui, state: State) -> None:
        super().__init__(ui)
        self.state = state
        self.is_seen = True

    @property
    def cards(self) -> Sequence[Card]:
        """The cards on show."""
        return seen_cards(self.state) if self.is_seen else unseen_cards(self.state)

    def scene(self, frame: Frame) -> list[Element]:
        """Return two keys and a row per colour."""
        ui, stage = self.ui, frame.stage
        seen, unseen = len(seen_cards(self.state)), len(unseen_cards(self.state))
        out = [*title(ui.theme, frame, ui.t("Cards"))]
        out += [help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("the order stays hidden"))
        keys, rows = stage.cut_top(12.0, 3.0)
        tabs: list[Key] = []
        for place, is_seen, count in zip(keys.columns(2, 3.0), (True, False), (seen, unseen), strict=True):
            words = ui.t("seen: {count}", count=count) if is_seen else ui.t("to come: {count}", count=count)
            look = Look.CHOSEN if is_seen is self.is_seen else Look.REST
            tabs.append(Key(bounds=place, label=words, tap=Show(is_seen), look=look))
        out += one_size(tabs)
        for colour, row in zip(COLOURS, rows.rows(len(COLOURS), 1.0), strict=True):
            out += self._row(colour, row)
        return out

    def _row(self, colour: str, row: Rect) -> list[Element]:
        size = min(6.4, row.h - 1.0)
        cards = [c for c in self.cards if (c.colour.value if c.colour else "rainbow") == colour]
        out: list[Element] = [Leader(bounds=Rect(row.x, row.centre.y - size / 2, size, size), colour=colour)]
        places = _places(row.cut_left(size, 3.0)[1])
        out += [SmallShape(bounds=place, card=card) for place, card in zip(places, cards, strict=False)]
        return out

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.ui.table.match

    def meant(self, intent: object) -> None:
        """Switch, or leave."""
        match intent:
            case Show(is_seen):
                self.is_seen = is_seen

    def pressed(self) -> None:
        """Go back to the game."""
        self.ui.back()


def _places(box: Rect) -> list[Rect]:
    """Return places for the cards of a colour, in the number of lines in which they are largest."""
    lines = max((1, 2), key=lambda n: _square(box.w * n / PLACES, box.h / n))
    return [place for line in box.rows(lines, 0.8) for place in line.columns(PLACES // lines, 0.8)]


def _square(wide: float, high: float) -> float:
    """Return the side of the largest square with which every shape fits a place."""
    return min(wide / 5.2, high / 3.4)
