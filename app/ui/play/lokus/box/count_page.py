"""Counting a set on the light help level: rolls by one touch, clean-ups by stepper, points and total at once."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.box.moves import Score, SetCleanUps, SetRolls
from app.games.lokus.box.refusals import MOST_ROLLS
from app.games.lokus.box.state import Phase
from app.games.lokus.snub import CLEAN_UPS
from app.games.lokus.standing import Count
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import one_size, turn_line
from app.ui.play.lokus.box.count_sums import sums
from app.ui.play.lokus.box.page import BoxPage
from app.ui.screens.number import NumberScreen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook

KEYS = 26  # of the numbers that one touch enters


class Rolls(Struct, frozen=True):
    """So many rolls."""

    rolls: int


class MoreRolls(Struct, frozen=True):
    """More rolls than there are keys."""


class Brushes(Struct, frozen=True):
    """One clean-up card more, or one less."""

    by: int


class CountSeat(Struct, frozen=True):
    """Count this seat, or look at it again."""

    seat: Seat


class CountPage(BoxPage):
    """One seat at a time. Until the star takes it, what is touched is a draft that anybody can change."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], back: Callable[[], None] = lambda: None) -> None:
        super().__init__(ui, submit)
        self._back = back  # to the set that was scored already, if nothing was wrong after all
        missing = [seat for seat, tally in enumerate(self.state.tallies) if tally.rolls is None]
        self._open(Seat(missing[0] if missing else 0))

    def _open(self, seat: Seat) -> None:
        """Take up what is known of a seat."""
        self.seat = seat
        tally = self.state.tallies[seat]
        self.rolls, self.brushes = tally.rolls, tally.clean_ups

    @property
    def star_look(self) -> StarLook:
        """Armed once the rolls are touched."""
        return StarLook.NOT_YET if self.rolls is None else StarLook.ARMED

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys, and what they come to."""
        ui = self.ui
        words = (ui.t("how many rolls?"), ui.t("rolls?"))
        out = turn_line(ui, frame, self.players[self.seat], words)
        ready = self.rolls is not None
        out += self.star_words(frame, self._said(), is_gold=ready) if frame.far_line is None else []
        keys, aside = self._boxes(frame)
        result, brushes, seats = self._parts(aside, frame)
        return [*out, *self._keys(keys), *self._sums(result, frame), *self._stepper(brushes), *self._seats(seats)]

    def _said(self) -> tuple[str, ...]:
        ui = self.ui
        if self.rolls is None:
            return (ui.t("Touch the rolls"), ui.t("Rolls?"))
        if self._next() is None:
            return (ui.t("Star: count the set"), ui.t("Star: count"))
        return (ui.t("Star: next is {name}", name=self.name(self._next() or 0)), ui.t("Star: next"))

    def _next(self) -> Seat | None:
        """Return the seat that is counted after this one, None if all are."""
        missing = (s for s, t in enumerate(self.state.tallies) if t.rolls is None and s != self.seat)
        found = next(missing, None)
        return None if found is None else Seat(found)

    def _boxes(self, frame: Frame) -> tuple[Rect, Rect]:
        stage = frame.stage
        if frame.is_tall:
            return stage.cut_top(58.0, 2.5)
        return stage.cut_left(stage.w * (0.62 if frame.format is Format.LARGE else 0.595), 4.0)

    def _parts(self, box: Rect, frame: Frame) -> tuple[Rect, Rect, Rect]:
        """Part what is beside the keys: the sums, the stepper, the seats."""
        rows = self._seat_rows(box)
        rest, seats = box.cut_bottom(rows * 10.0 + (rows - 1) * 2.0 + (2.0 if frame.is_tall else 0.0), 2.5)
        result, brushes = rest.cut_bottom(12.0, 2.5)
        return result, brushes, seats

    def _seat_rows(self, box: Rect) -> int:
        return 1 if len(self.players) * 12.0 - 2.0 <= box.w else 2

    def _keys(self, box: Rect) -> list[Element]:
        places = [place for row in box.rows(5, 2.0) for place in row.columns(6, 2.0)]
        out: list[Key] = []
        for rolls, place in enumerate(places[:KEYS]):
            look = Look.CHOSEN if rolls == self.rolls else Look.REST
            out.append(Key(bounds=place, label=str(rolls), role="title", look=look, tap=Rolls(rolls)))
        is_more = self.rolls is not None and self.rolls >= KEYS
        label = str(self.rolls) if is_more else (self.ui.t("more rolls"), self.ui.t("more"))
        look = Look.CHOSEN if is_more else Look.REST
        more = Key(bounds=places[KEYS].joined(places[-1]), icon="roll", label=label, look=look, tap=MoreRolls())
        return [*one_size(out), more]

    def _sums(self, box: Rect, frame: Frame) -> list[Element]:
        """Say what the rolls come to: those that count, their points, and the total."""
        ui, theme = self.ui, self.ui.theme
        out: list[Element] = [Panel(bounds=box, fill=theme.surface.tray)]
        inner = box.shrunk(3.0, 2.0)
        if frame.far_line is not None:
            inner, star = inner.cut_bottom(8.0, 1.0)
            said, ready = self._said(), self.rolls is not None
            colour = theme.gold.star if ready else theme.text.second
            out.append(Label(bounds=star, wordings=said, colour=colour, lines=1, floor=3.4))
        if self.rolls is None:
            asked = (
                ui.t("Count the cards in your snub pile, still without clean-ups."),
                ui.t("Count your snub pile, without clean-ups."),
            )
            return [*out, Label(bounds=inner, wordings=asked, colour=theme.text.second, lines=4, floor=3.4)]
        return [*out, *sums(ui, inner, self.state.table, Count(self.rolls, self.brushes), self.totals[self.seat])]

    def _stepper(self, box: Rect) -> list[Element]:
        theme = self.ui.theme
        left, rest = box.cut_left(12.0, 2.0)
        middle, right = rest.cut_right(12.0, 2.0)
        sign = around(middle.centre, 7.0).moved(-4.6, 0.0)
        count = Rect(sign.right + 1.5, box.y, middle.right - sign.right - 1.5, box.h)
        green = theme.signal.yes if self.brushes else theme.text.second
        return [
            Key(bounds=left, icon="minus", tap=Brushes(-1), look=Look.REST if self.brushes else Look.OFF),
            Key(bounds=right, icon="plus", tap=Brushes(1), look=Look.REST if self._can_more() else Look.OFF),
            Icon(bounds=sign, name="brush", colour=green),
            Label(bounds=count, wordings=str(self.brushes), colour=green, role="title", floor=4.2),
        ]

    def _can_more(self) -> bool:
        others = sum(t.clean_ups for s, t in enumerate(self.state.tallies) if s != self.seat)
        return others + self.brushes < CLEAN_UPS

    def _seats(self, box: Rect) -> list[Element]:
        rows = self._seat_rows(box)
        columns = -(-len(self.players) // rows)
        places = [place for row in box.rows(rows, 2.0) for place in row.columns(columns, 2.0)]
        out: list[Element] = []
        for seat, (player, place) in enumerate(zip(self.players, places, strict=False)):
            is_in = self.state.tallies[seat].rolls is not None
            look = SeatLook.TURN if seat == self.seat else (SeatLook.DONE if is_in else SeatLook.WAITING)
            spot = around(place.centre, min(place.w, 12.0), place.h)
            out.append(SeatMarker(bounds=spot, figure=player.figure, look=look, tap=CountSeat(Seat(seat))))
        return out

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Change the draft, or look at another seat."""
        ui = self.ui
        match intent:
            case Rolls(rolls):
                self.rolls = rolls
            case MoreRolls():
                question = ui.t("How many rolls?")
                ui.go(NumberScreen(ui, question, self._counted, least=0, most=MOST_ROLLS, value=self.rolls))
            case Brushes(by):
                if (by < 0 and self.brushes) or (by > 0 and self._can_more()):
                    self.brushes += by
                else:
                    ui.play(Cue.REFUSE)
            case CountSeat(seat):
                self._open(seat)

    def _counted(self, rolls: int | None) -> None:
        self.rolls = rolls

    def pressed(self) -> None:
        """Take the draft, and count the set once every seat is in."""
        if self.rolls is None:
            self.ui.tell(self.ui.t("First touch how many rolls {name} has.", name=self.name(self.seat)), "info")
            return
        following, is_changed = self._next(), self._is_changed()
        if not self._entered(self.rolls):
            return
        if following is not None:
            self._open(following)
        elif is_changed or self.state.phase is Phase.COUNTING:
            self.submit(Score(self.state.holder))
        else:
            self._back()

    def _is_changed(self) -> bool:
        tally = self.state.tallies[self.seat]
        return (self.rolls, self.brushes) != (tally.rolls, tally.clean_ups)

    def _entered(self, rolls: int) -> bool:
        """Tell the rules what differs; False if they refuse."""
        seat, tally = self.seat, self.state.tallies[self.seat]
        if self.brushes != tally.clean_ups and not self.submit(SetCleanUps(seat, self.brushes)):
            return False
        return rolls == tally.rolls or self.submit(SetRolls(seat, rolls))
