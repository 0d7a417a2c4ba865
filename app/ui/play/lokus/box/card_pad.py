"""Keys that name a person card: twelve numbers and six colours with shape and word. Two touches make a card.

Whatever was touched first, the other keys grey out where that card cannot be: it was used already in this set.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.lokus.cards import COLOURS, HIGHEST, Card, Colour
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Rect
from app.ui.kit.parts import one_size
from app.ui.play.lokus.look.marks import mark
from app.ui.play.lokus.words.people import colour_word, letter
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.words.language import Language

LEAST = 12.0  # mm: a number key
WORD = 31.0  # mm: from here on a colour key has room for the longest word beside its tile


class PickNumber(Struct, frozen=True):
    """The card has this number."""

    number: int


class PickColour(Struct, frozen=True):
    """The card has this colour."""

    colour: Colour


class Half(Struct, frozen=True):
    """What was touched so far; both make a card."""

    number: int | None = None
    colour: Colour | None = None

    @property
    def card(self) -> Card | None:
        """The card, once both halves are known."""
        if self.number is None or self.colour is None:
            return None
        return Card(self.number, self.colour)

    def touched(self, intent: PickNumber | PickColour) -> "Half":
        """Return what is known after a touch; the same key again takes it back."""
        match intent:
            case PickNumber(number):
                return replace(self, number=None if number == self.number else number)
            case PickColour(colour):
                return replace(self, colour=None if colour is self.colour else colour)


class ColourKey(Element, frozen=True, kw_only=True):
    """A key for a colour: its tile with the shape, and the word, or the short word that stands on the cards.

    beside  the words of the keys beside it: all are set in one size
    """

    colour: str
    word: str
    beside: tuple[str, ...] = ()
    look: Look = Look.REST

    @property
    def ink(self) -> Rect:
        """A key paints nothing outside its bounds."""
        return self.bounds

    def pressed(self) -> Element:
        """Return the key pushed in."""
        return self if self.look is Look.OFF else replace(self, look=Look.PRESS)

    def draw(self, canvas: Canvas) -> None:
        """Paint the key's body, the tile and the word."""
        theme, box = canvas.theme, self.bounds
        Key(bounds=box, look=self.look).draw(canvas)
        ink, size = theme.lokus.person(self.colour), min(box.h - 3.4, 11.0, box.w * 0.42)
        tile = Rect(box.x + 1.7, box.centre.y - size / 2 - 0.2, size, size)
        canvas.box(tile, ink.fill, radius=1.4)
        mark(canvas, tile.centre, size * 0.56, ink)
        if self.look is Look.OFF:
            canvas.box(tile, theme.night.base.faded(0.62), radius=1.4)
        room = Rect(tile.right + 1.8, box.y, box.right - tile.right - 3.2, box.h)
        colour = theme.text.faint if self.look is Look.OFF else theme.text.main
        role = canvas.alike(self.beside or (self.word,), theme.type.role.label, room, floor=3.4)
        canvas.text(self.word, role, room, colour, floor=role.cap)


def pads(
    language: Language, numbers: Rect, colours: Rect, half: Half, is_free: Callable[[Card], bool]
) -> list[Element]:
    """Return all keys: numbers four in a row, colours in two columns or, in a low box, in three."""
    keys: list[Key] = []
    places = [place for row in numbers.rows(3, 2.0) for place in row.columns(4, 2.0)]
    for number, place in zip(range(1, HIGHEST + 1), places, strict=True):
        can = _can(replace(half, number=number), is_free)
        look = _look(is_chosen=number == half.number, can=can)
        keys.append(Key(bounds=place, label=str(number), role="title", look=look, tap=PickNumber(number)))
    out: list[Element] = [*one_size(keys)]
    columns = 2 if colours.h > 2.6 * LEAST else 3
    places = [place for row in colours.rows(6 // columns, 2.0) for place in row.columns(columns, 2.0)]
    has_words = places[0].w >= WORD
    say = colour_word if has_words else letter
    words = tuple(say(language, colour.value) for colour in COLOURS)
    for colour, word, place in zip(COLOURS, words, places, strict=True):
        can = _can(replace(half, colour=colour), is_free)
        look = _look(is_chosen=colour is half.colour, can=can)
        tap = PickColour(colour)
        out.append(ColourKey(bounds=place, colour=colour.value, word=word, beside=words, look=look, tap=tap))
    return out


def _can(half: Half, is_free: Callable[[Card], bool]) -> bool:
    """Tell whether a card can come of this."""
    numbers = range(1, HIGHEST + 1) if half.number is None else (half.number,)
    colours = COLOURS if half.colour is None else (half.colour,)
    return any(is_free(Card(number, colour)) for number in numbers for colour in colours)


def _look(*, is_chosen: bool, can: bool) -> Look:
    if is_chosen:
        return Look.CHOSEN
    return Look.REST if can else Look.OFF


def pad_boxes(box: Rect, *, is_tall: bool) -> tuple[Rect, Rect]:
    """Part a box into numbers and colours: side by side, or numbers above."""
    if is_tall:
        high = (box.h - 4.0 - 3.0 - 2.0) / 5
        return box.cut_top(3 * high + 4.0, 3.0)
    least = 4 * LEAST + 6.0
    return box.cut_left(max(least, min(box.w * 0.5, box.w - 2 * WORD - 6.0)), 4.0)
