"""The rounds of this set as they were entered: touch a card to put it right; the set is reckoned anew (K21)."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.box.book import Spot, entry, told
from app.games.lokus.box.moves import Correct, CorrectStarter, Rechoose
from app.games.lokus.box.state import Book
from app.games.lokus.cards import Card
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.lokus.box.card_screen import CardScreen
from app.ui.play.lokus.box.correcting import Correcting
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.look.toilet_line import Door
from app.ui.play.lokus.words.people import said, shown
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatMarker
from app.ui.widgets.star import StarLook

STARTERS = 0
"""Stands for the starters among the rounds: they come before the first."""

HEAD = 8.0  # mm
DOOR, DOOR_SLIM = 5.6, 0.6  # mm wide, and its width against its height


class Entry(Struct, frozen=True):
    """What a seat played in a round; in round 0 the seat counts the lines."""

    round: int
    seat: int


class OtherLine(Struct, frozen=True):
    """The seat chose the other line in this round."""

    round: int
    seat: Seat


class TurnRounds(Struct, frozen=True):
    """Show the rounds before or after these."""

    first: int


class RoundsScreen(Screen):
    """A column per seat, a row per round."""

    def __init__(self, ui: Ui, match: AnyMatch, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui)
        self.match = match
        self.submit = submit
        self.last = len(self._rows())  # the row after the last one shown

    @property
    def book(self) -> Book:
        """What was entered in this set."""
        book: Book | None = self.match.state.book
        assert book is not None
        return book

    @property
    def star_look(self) -> StarLook:
        """The star goes back to the table."""
        return StarLook.ARMED

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return False

    def _rows(self) -> list[int]:
        """Return the rounds there are: the starters, the rounds turned up, the one being entered."""
        book = self.book
        rows = [STARTERS] if any(book.starters) else []
        rows += range(1, len(book.rounds) + 1)
        return [*rows, len(book.rounds) + 1] if any(book.entries) else rows

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rounds that fit, and the keys that turn."""
        ui = self.ui
        heading = (ui.t("Which entry is wrong? Touch it."), ui.t("Which entry is wrong?"))
        out = [*title(ui.theme, frame, heading), help_key(frame), back_key(frame)]
        table, side = self._boxes(frame)
        fit = max(1, int((table.h - HEAD) // self._high(frame)))
        rows = self._rows()
        last = min(len(rows), max(self.last, fit))
        seen = rows[max(0, last - fit) : last]
        out += self._head(table)
        body = table.cut_top(HEAD, 1.5)[1]
        for n, number in enumerate(seen):
            box = Rect(body.x, body.y + n * self._high(frame), body.w, self._high(frame) - 2.0)
            out += self._round(box, number)
        return out + self._turning(side, last - fit, last + fit, len(rows))

    @staticmethod
    def _high(frame: Frame) -> float:
        return 13.0 if frame.format is Format.LOW else 15.0

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        if frame.is_tall:
            return frame.stage.cut_bottom(12.0, 3.0)
        return frame.stage.cut_right(12.0, 4.0)

    def _columns(self, box: Rect) -> tuple[Rect, list[Rect]]:
        left, room = box.cut_left(6.6 if box.w < 90.0 else 13.0, 1.0)
        return left, room.columns(self.match.setup.seats, 2.0)

    def _head(self, box: Rect) -> list[Element]:
        row = box.cut_top(HEAD)[0]
        out: list[Element] = []
        for player, place in zip(self.match.players, self._columns(row)[1], strict=True):
            out.append(SeatMarker(bounds=around(place.centre, HEAD), figure=player.figure))
        return out

    def _round(self, box: Rect, number: int) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        left, places = self._columns(box)
        words = str(number) if number != STARTERS else (ui.t("start"), "0")
        out: list[Element] = [
            Panel(bounds=box.shrunk(-0.4, -0.6), fill=theme.surface.tray, radius=2.0),
            Label(bounds=left.shrunk(0.1, 0.0), wordings=words, colour=theme.text.second, role="label", floor=3.4),
        ]
        if number == STARTERS:
            for n, (card, place) in enumerate(zip(self.book.starters, places, strict=False)):
                out += self._cell(place, card, Entry(STARTERS, n), n + 1)
            return out
        for seat, place in enumerate(places):
            choice = told(self.book, Seat(seat), number)
            out += self._cell(place, entry(self.book, Seat(seat), number), Entry(number, seat),
                              0 if choice is None else choice.line + 1)  # fmt: skip
        return out

    def _cell(self, box: Rect, card: Card | None, tap: Entry, line: int) -> list[Element]:
        """Lay a card; beside it the door of the line that was told, where there is room for one."""
        if card is None:
            return []
        wide = min((box.h - 0.4) * SLIM, box.w)
        has_door = line > 0 and box.w > wide + DOOR + 1.0
        left = box.centre.x - (wide + (DOOR + 1.0 if has_door else 0.0)) / 2
        place = Rect(left, box.centre.y - wide / SLIM / 2, wide, wide / SLIM)
        out: list[Element] = [
            Panel(bounds=box, fill=None, tap=tap),
            PersonCard(bounds=place, face=shown(self.ui.language, card)),
        ]
        if has_door:
            high = min(place.h, DOOR / DOOR_SLIM)
            out.append(Door(bounds=Rect(place.right + 1.0, place.bottom - high, DOOR, high), number=line))
        return out

    def _turning(self, box: Rect, before: int, after: int, rows: int) -> list[Element]:
        can_up, can_down = before > 0, after - (after - before) // 2 < rows
        if not can_up and not can_down:
            return []
        step = (after - before) // 2
        if box.w > box.h:
            places = box.cut_left(26.0)[0].columns(2, 2.0)
        else:
            places = [box.cut_top(12.0)[0], box.cut_bottom(12.0)[1]]
        looks = [Look.REST if can else Look.OFF for can in (can_up, can_down)]
        last = after - step
        return [
            Key(bounds=places[0], icon="up", tap=TurnRounds(max(step, last - step)), look=looks[0]),
            Key(bounds=places[1], icon="down", tap=TurnRounds(min(rows, last + step)), look=looks[1]),
        ]

    # ------------------------------------------------------------ doing

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: object) -> None:
        """Put an entry right, turn the page, or leave."""
        ui = self.ui
        match intent:
            case Entry(number, seat):
                self.open_spot(Spot(number, Seat(seat)))
            case TurnRounds(first):
                self.last = first
                ui.layout += 1

    def open_spot(self, at: Spot) -> None:
        """Ask what an entry was instead; in round 0 the seat counts the lines."""
        self.ui.go(self._card_screen(*at))

    def _card_screen(self, number: int, seat: int) -> Screen:
        ui = self.ui
        if number == STARTERS:
            card = self.book.starters[seat]
            assert card is not None  # only what was entered can be touched
            question: tuple[str, ...] = (ui.t("Who opens line {line}?", line=seat + 1),)
            return CardScreen(ui, self.match, question, card, lambda now: self._starter(seat, now))
        was = entry(self.book, Seat(seat), number)
        assert was is not None  # only what was entered can be touched
        words = {"name": self.match.players[seat].name, "round": number}
        question = (ui.t("What did {name} play in round {round}?", **words), ui.t("{name}, round {round}", **words))
        choice = told(self.book, Seat(seat), number)
        other = None if choice is None else lambda: self._other_line(number, Seat(seat), 1 - choice.line)
        line = None if choice is None else choice.line
        return CardScreen(ui, self.match, question, was, lambda now: self._card(number, Seat(seat), now),
                          line=line, other_line=other)  # fmt: skip

    def _card(self, number: int, seat: Seat, now: Card) -> None:
        self._played(Correct(seat, number, now), now)

    def _starter(self, line: int, now: Card) -> None:
        self._played(CorrectStarter(self.match.state.holder, line, now), now)

    def _other_line(self, number: int, seat: Seat, line: int) -> None:
        if self.submit(Rechoose(seat, number, line)):
            self._reckoned(self.ui.t("line {line}", line=line + 1))

    def _played(self, move: Correct | CorrectStarter, now: Card) -> None:
        correcting = Correcting(self.ui, self.match, self.submit, self.open_spot)
        correcting.write(move, lambda: self._reckoned(said(self.ui.language, now)))

    def _reckoned(self, what: str) -> None:
        """Say that the set was reckoned anew; where a line is missing now, the table asks for it."""
        ui = self.ui
        if self.book.asked is not None:
            ui.back()
        ui.tell(ui.t("Put right: {what}. The set is reckoned anew.", what=what), "yes")

    def pressed(self) -> None:
        """Go back to the table."""
        self.ui.back()
