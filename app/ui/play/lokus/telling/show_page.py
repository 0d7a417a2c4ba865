"""A page that shows the cards of a round over both lines: what the armed table and the telling have in common."""

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.lines import Blocks
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.both.page import LokusPage
from app.ui.play.lokus.look.ladder import ladder
from app.ui.play.lokus.look.piles import PileSeen
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, line_row, line_tray, line_words
from app.ui.play.lokus.telling.beats import Table
from app.ui.play.lokus.telling.show_places import LinePlace, ShowPlaces, show_places
from app.ui.play.lokus.telling.show_row import Row, RowCard
from app.ui.play.lokus.words.people import block_words
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook
from app.ui.widgets.star import StarLook

LADDER = 6.4  # mm high
Words = tuple[str, ...]


class Say(Struct, frozen=True):
    """What is said of a moment: first what happens now, then what follows; colours of a tie stand out.

    `is_headed`: the line above says what happens now as well, so that a low panel has room for the rest.
    """

    now: Words
    then: tuple[Words, ...] = ()
    lit: tuple[str, ...] = ()
    is_headed: bool = False


class ShowPage(LokusPage):
    """A page with the row of cards, the words, the lines."""

    def row_cards(self) -> tuple[list[RowCard], bool]:
        """Return the cards from left to right, and whether they stand in order."""
        raise NotImplementedError

    def says(self) -> Say:
        """Return what is said beside the cards."""
        raise NotImplementedError

    def lines_seen(self) -> list[tuple[LineSeen, Words, bool]]:
        """Return both lines, what they say, and whether they can be touched."""
        raise NotImplementedError

    def star_says(self) -> Words:
        """Say what the star does now, long and short."""
        raise NotImplementedError

    def heading(self, frame: Frame) -> list[Element]:
        """Return the line."""
        return self.banner(frame)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return row, words and lines."""
        places = show_places(frame, len(self.players))
        return [*self.heading(frame), *self._star(frame), *self._row(places), *self._lines(places),
                *self._words(frame, places.words)]  # fmt: skip

    def row(self, places: ShowPlaces) -> Row:
        """Return where the cards lie."""
        return Row(places.row, len(self.players), chips=places.has_chips)

    def _star(self, frame: Frame) -> list[Element]:
        if frame.hint is None:
            return []
        return hint(self.ui.theme, frame, self.star_says(), is_gold=self.star_look is StarLook.ARMED)

    def _row(self, places: ShowPlaces) -> list[Element]:
        cards, is_sorted = self.row_cards()
        t = self.ui.t
        names = {"lowest": t("lowest"), "highest": t("highest")}
        return self.row(places).elements(self.ui.theme, cards, names, sorted_=is_sorted)

    def _lines(self, places: ShowPlaces) -> list[Element]:
        out: list[Element] = []
        for n, (place, (line, words, can)) in enumerate(zip(places.lines, self.lines_seen(), strict=True)):
            out += self._line(place, line, words, PickLine(n) if can else None)
        return out

    def _line(self, place: LinePlace, line: LineSeen, words: Words, tap: PickLine | None) -> list[Element]:
        theme = self.ui.theme
        return [line_tray(theme, place.tray, line.look, tap), *line_row(place.row, line),
                *line_words(theme, place.words, line.look, words)]  # fmt: skip

    def _words(self, frame: Frame, box: Rect) -> list[Element]:
        """Say what happens now, then what follows as one running text; where no hint stands, what the star does."""
        say, theme, out = self.says(), self.ui.theme, list[Element]()
        if frame.hint is None:
            box, place = box.cut_bottom(8.0, 1.0)
            gold = self.star_look is StarLook.ARMED
            colour = theme.gold.star if gold else theme.text.second
            out.append(Label(bounds=place, wordings=self.star_says(), colour=colour, role="body", floor=3.4))
        if say.lit and not (frame.format is Format.LOW and frame.hint is None):
            box, place = box.cut_bottom(LADDER, 1.5)
            out.append(ladder(self.ui.language, place._replace(w=min(place.w, 84.0)), say.lit))
        if say.is_headed and (frame.format is Format.LOW or (frame.is_tall and say.lit)):
            return [*out, self._text(box, _running(say.then) if say.then else say.now, is_now=True, lines=5)]
        if not say.then:
            return [*out, self._text(box, say.now, is_now=True, lines=4)]
        now, then = box.cut_top(box.h * 0.46, 1.5)
        out.append(replace(self._text(now, say.now, is_now=True, lines=3), valign=1.0))
        return [*out, replace(self._text(then, _running(say.then), is_now=False, lines=4), valign=0.0)]

    def _text(self, box: Rect, words: Words, *, is_now: bool, lines: int) -> Label:
        text = self.ui.theme.text
        colour, role = (text.main, "label") if is_now else (text.second, "body")
        return Label(bounds=box, wordings=words, colour=colour, role=role, lines=lines, floor=3.4)

    # ------------------------------------------------------------ what the pages share

    def pile(self, table: Table, seat: Seat, *, look: SeatLook = SeatLook.WAITING, more: int = 0) -> PileSeen:
        """Return the public side of a seat at a moment."""
        return PileSeen(self.players[seat].figure, table.rolls[seat], table.brushes[seat], look, more)

    def plain_line(self, n: int, people: tuple[Card, ...], look: LineLook = LineLook.REST) -> LineSeen:
        """Return a line as it lies."""
        return LineSeen(n + 1, tuple(self.face(card) for card in people), look)

    def blocked_line(self, n: int, people: tuple[Card, ...], blocks: Blocks) -> tuple[LineSeen, Words, bool]:
        """Return a line that a card cannot enter, with the cards that block it (K8)."""
        block = blocks[n]
        assert block is not None
        who = tuple(people.index(card) for card in block.people if card in people)
        line = LineSeen(n + 1, tuple(self.face(card) for card in people), LineLook.BLOCKED, blocking=who)
        return line, block_words(self.ui.language, block), False


def _running(sentences: tuple[Words, ...]) -> Words:
    """Join sentences to one text: all long, all short, and at last the first one alone."""
    return (" ".join(words[0] for words in sentences), " ".join(words[-1] for words in sentences), sentences[0][-1])
