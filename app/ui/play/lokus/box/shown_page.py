"""What became of a round, for the hands at the table: who puts which card where, who takes rolls, how the lines lie.

lowest   (b) [3]   Ben: line 1           red is lower than yellow
highest  (a) [12]  Anna: two rolls       12 and blue are there already
others   (c) (d)   one roll each
line 1             line 2
"""

from collections.abc import Callable
from typing import Any

from app.games.lokus.box.moves import RoundDone
from app.games.lokus.box.talk import round_told
from app.games.lokus.events import CardSnubbed, PlacerNamed, Role
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import KEY, RIM, Frame
from app.ui.kit.parts import head
from app.ui.play.lokus.both.intents import PutRight
from app.ui.play.lokus.box.book_page import BookPage
from app.ui.play.lokus.box.rounds_screen import RoundsScreen
from app.ui.play.lokus.look.ladder import ladder
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.words.shown import Placer, ShownWords, placers
from app.ui.play.lokus.words.telling import Words
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.seat_marker import SeatMarker

LADDER = 46.0  # mm wide
NARROW = 90.0  # mm: below this the figure lies over the card, and the ladder below the words
OVER = 3.0  # mm that the figure stands out
CORNER = 34.0  # mm for the key beside the heading
ROOMY = 110.0  # mm: from here on the ladder stands beside the words


class ShownPage(BookPage):
    """The round is over; the star goes on."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.said = ShownWords(ui.language, self.players)
        events = round_told(self.book, self.number, self.state.options.edition)
        self.placers = placers(events)
        self.others = [event.seat for event in events if isinstance(event, CardSnubbed)]

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return a row for each placer, one for the others, and the lines."""
        theme = self.ui.theme
        place, words = self._heading(frame)
        out: list[Element] = [Label(bounds=place, wordings=words, colour=theme.text.main, role="line_min", floor=4.2)]
        out += self.star_words(frame, self._star_said())
        rows, others, lines, corner = self._boxes(frame)
        for placer, box in zip(self.placers, rows, strict=True):
            out += self._placer(placer, box)
        out += self._others(others)
        out += self.lines(lines)
        icon = "log" if corner.w > 35.0 else ""
        return [*out, Key(bounds=corner, icon=icon, label=self.ui.t("Put right"), tap=PutRight())]

    def _heading(self, frame: Frame) -> tuple[Rect, Words]:
        """Return the place of the heading and its words; on a low panel the key stands beside it."""
        words = {"set": self.state.set, "round": self.number, "rounds": ROUNDS}
        long, short = (
            self.ui.t("Set {set}, round {round} of {rounds}", **words),
            self.ui.t("Set {set}, round {round}", **words),
        )
        if frame.format is Format.LOW:
            return head(frame).cut_right(CORNER, 3.0)[0], (short,)
        return head(frame), (long, short)

    def _star_said(self) -> Words:
        if self.number == ROUNDS:
            return (self.ui.t("Star: count the set"), self.ui.t("Star: count"))
        return (self.ui.t("Star: round {round}", round=self.number + 1), self.ui.t("Next round"))

    def _boxes(self, frame: Frame) -> tuple[list[Rect], Rect, list[Rect], Rect]:
        """Return the rows of the placers, the row of the others, the lines, and the key."""
        low, middle, gap = {
            Format.LOW: (11.6, 9.0, 2.0),
            Format.LARGE: (24.0, 14.0, 3.0),
            Format.TALL: (24.0, 12.0, 2.5),
        }[frame.format]
        rest, lines = frame.stage.cut_bottom(low, gap)
        rows, others = rest.cut_bottom(middle, gap)
        if frame.format is Format.LOW:
            corner = head(frame).cut_right(CORNER)[1]._replace(y=RIM, h=KEY - 1.0)
        else:
            others, corner = others.cut_right(33.0 if frame.is_tall else 44.0, 2.0)
        return rows.rows(2, gap), others, lines.rows(2, 2.0) if frame.is_tall else lines.columns(2, gap), corner

    def _placer(self, placer: Placer, box: Rect) -> list[Element]:
        """Lay the arrow, the card with its player, what is done, and why."""
        theme, named = self.ui.theme, placer.named
        mark, inner = box.shrunk(2.0, 1.2).cut_left(5.0, 1.0)
        wide = min(inner.h * SLIM, 14.0)
        is_narrow = box.w < NARROW
        size = min(11.0, inner.h) if not is_narrow else 6.4
        disc, inner = inner.cut_left(OVER if is_narrow else size, 0.0 if is_narrow else 1.5)
        card, words = inner.cut_left(wide, 3.0)
        place = around(card.centre, wide, wide / SLIM)
        spot = around(disc.centre, size)
        if is_narrow:
            spot = Rect(disc.x, place.bottom - size, size, size)
        icon = "down" if named.role is Role.LOWEST else "up"
        return [
            Panel(bounds=box, fill=theme.surface.tray),
            Icon(bounds=around(mark.centre, 5.0), name=icon, colour=theme.text.second),
            PersonCard(bounds=place, face=self.face(named.card)),
            SeatMarker(bounds=spot, figure=self.players[named.seat].figure),
            *self._words(placer, words),
        ]

    def _words(self, placer: Placer, box: Rect) -> list[Element]:
        """Write what is done; below it why, in a tall box with the ladder where colours decided."""
        theme, named = self.ui.theme, placer.named
        is_tall = box.h > 20.0 and box.w < NARROW
        upper, lower = box.cut_top(12.2 if is_tall else min(7.0, box.h * 0.34), 0.8)
        out: list[Element] = []
        if named.tied and is_tall:
            lower, steps = lower.cut_bottom(6.0, 1.0)
            out.append(self._ladder([named], steps))
        elif named.tied and box.w > ROOMY:
            lower, steps = lower.cut_right(LADDER, 2.0)
            out.append(self._ladder([named], around(steps.centre, LADDER, min(steps.h, 8.0))))
        done, why = self.said.done(placer), self.said.why(placer)
        lines = 3 if is_tall and not named.tied else 2
        many = 2 if is_tall else 1
        large, small = ("title", "body") if box.w > ROOMY else ("label", "small")
        out.append(Label(bounds=upper, wordings=done, colour=theme.text.main, role=large, lines=many, floor=3.4))
        return [*out, Label(bounds=lower, wordings=why, colour=theme.text.second, role=small, lines=lines, floor=3.4)]

    def _ladder(self, ties: list[PlacerNamed], box: Rect) -> Element:
        """Return the ladder with the colours of equal numbers lit (K6)."""
        lit = tuple(card.colour.value for named in ties for card in (named.card, *named.tied))
        return ladder(self.ui.language, box._replace(w=min(box.w, LADDER)), lit)

    def _others(self, box: Rect) -> list[Element]:
        """Lay who takes one roll; beside that the ladder, where the rows are too low for it."""
        ui, theme = self.ui, self.ui.theme
        out: list[Element] = []
        ties = [placer.named for placer in self.placers if placer.named.tied]
        if ties and box.h < 10.0:
            box, steps = box.cut_right(LADDER, 2.0)
            out.append(self._ladder(ties, steps.shrunk(0.0, 1.0)))
        if not self.others:
            return out
        size = min(box.h, 9.0, (box.w - 19.0) / len(self.others) - 1.2)
        icon, rest = box.cut_left(7.0, 1.0)
        out.append(Icon(bounds=around(icon.centre, 5.6), name="roll", colour=theme.text.second))
        for n, seat in enumerate(self.others):
            at = Point(rest.x + (size + 1.2) * n + size / 2, rest.centre.y)
            out.append(SeatMarker(bounds=around(at, size), figure=self.players[seat].figure))
        words = rest.cut_left((size + 1.2) * len(self.others), 1.5)[1]
        said = (ui.t("one roll each"), ui.t("one each"), "+1") if len(self.others) > 1 else (ui.t("one roll"), "+1")
        return [*out, Label(bounds=words, wordings=said, colour=theme.text.second, floor=3.4)]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Put something right."""
        if isinstance(intent, PutRight):
            self.ui.go(RoundsScreen(self.ui, self.match, self.submit))

    def pressed(self) -> None:
        """Go on."""
        self.submit(RoundDone(self.state.holder))
