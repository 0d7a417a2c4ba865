"""What can be seen of a round that is told beat by beat: the row of cards, both lines, words, what travels."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.lokus.events import CardBlocked, CardPlaced, PlacerNamed, Role
from app.games.lokus.screen.state import Phase
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Rect
from app.ui.ink.motion import Span
from app.ui.kit.frame import Frame
from app.ui.kit.parts import turn_line
from app.ui.play.lokus.look.person_card import SLIM, CardLook
from app.ui.play.lokus.look.toilet_line import LineLook, LineSeen, row_of
from app.ui.play.lokus.telling.beats import Asking, Beat, Cleaning, Placing, Told, Turned
from app.ui.play.lokus.telling.flights import Flights, clean_up_length
from app.ui.play.lokus.telling.show_page import Say, ShowPage, Words
from app.ui.play.lokus.telling.show_places import ShowPlaces, show_places
from app.ui.play.lokus.telling.show_row import RowCard
from app.ui.play.lokus.words.telling import TellingWords
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatLook
from app.ui.widgets.star import StarLook


class TellingLook(ShowPage):
    """One beat of a round, to look at. `chosen` is the line a card would go to, once one was touched."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], told: Told, at: int) -> None:
        super().__init__(ui, submit)
        self.told = told
        self.at = at
        self.chosen: int | None = None
        self.said = TellingWords(ui.language, self.players)
        is_full = ui.preferences.motion == "full"
        self.moving = Span(ui.now, self._length() if is_full else 0.0)
        self.flights = Flights(ui, self.moving.start)

    @property
    def beat(self) -> Beat:
        """What is looked at."""
        return self.told.beats[self.at]

    def _length(self) -> float:
        """Return the seconds this beat moves: cards turn, one travels, or a line is cleaned up."""
        time = self.ui.theme.time
        match self.beat:
            case Turned():
                return (time.flip + time.stagger * (len(self.told.cards) - 1)) / 1000
            case Cleaning():
                return clean_up_length(time)
        return time.move / 1000

    @property
    def is_last(self) -> bool:
        """Tell whether nothing follows this beat."""
        return self.at == len(self.told.beats) - 1

    @property
    def is_over(self) -> bool:
        """Tell whether this beat ends the round."""
        return self.is_last and self.seen.phase is Phase.SHOWN

    @property
    def chooser(self) -> Seat | None:
        """The person who chooses a line now, if it is one's turn to."""
        beat = self.beat
        if isinstance(beat, Asking) and self.is_last and not self.players[beat.named.seat].bot:
            return beat.named.seat
        return None

    # ------------------------------------------------------------ time

    def is_moving(self, now: float) -> bool:
        """Turn and travel."""
        return not self.moving.is_over(now)

    @property
    def star_look(self) -> StarLook:
        """Waits for the reveal, for a line, and for bots."""
        if isinstance(self.beat, Turned):
            return StarLook.NOT_YET
        if isinstance(self.beat, Asking):
            return StarLook.NOT_YET if self.chosen is None else StarLook.ARMED
        return StarLook.ARMED

    # ------------------------------------------------------------ the row

    def row_cards(self) -> tuple[list[RowCard], bool]:
        """Return the cards by seat while they turn, from low to high after that."""
        seats = [Seat(seat) for seat in range(len(self.told.cards))]
        if isinstance(self.beat, Turned):
            return [self._turning(seat) for seat in seats], False
        ranked = sorted(seats, key=lambda seat: self.told.cards[seat].rank)
        return [self._open(seat, badge) for seat, badge in zip(ranked, _badges(len(ranked)), strict=True)], True

    def _turning(self, seat: Seat) -> RowCard:
        time, now = self.ui.theme.time, self.ui.now
        span = Span(self.moving.start + seat * time.stagger / 1000, time.flip / 1000 if self.moving.length else 0.0)
        pile = self.pile(self.beat.before, seat)
        return RowCard(seat, pile, self.face(self.told.cards[seat]), turning=span.part(now))

    def _open(self, seat: Seat, badge: str) -> RowCard:
        """Return an open card with its pile as it is after this beat."""
        table = self.told.end if self.is_over else self.beat.after
        if isinstance(self.beat, Cleaning) and self.is_moving(self.ui.now):
            table = self.beat.before
        more = table.rolls[seat] - self.beat.before.rolls[seat]
        look = SeatLook.TURN if seat == self._placer() else SeatLook.WAITING
        pile = self.pile(table, seat, look=look, more=more)
        return RowCard(seat, pile, self.face(self.told.cards[seat]), look=self._card_look(seat), badge=badge)

    def _placer(self) -> Seat:
        beat = self.beat
        if isinstance(beat, Cleaning):
            return beat.what.seat
        assert not isinstance(beat, Turned)  # while cards turn nobody is named
        return beat.named.seat

    def _card_look(self, seat: Seat) -> CardLook:
        """Dim what has left the row: placed cards, and at the end the snubbed ones too."""
        gone = {b.named.seat for b in self.told.beats[: self.at + 1] if isinstance(b, Placing)}
        if self.is_over:
            gone |= set(self.told.others)
        if seat == self._placer() and isinstance(self.beat, Asking):
            return CardLook.CHOSEN
        return CardLook.AWAY if seat in gone else CardLook.REST

    # ------------------------------------------------------------ the lines

    def lines_seen(self) -> list[tuple[LineSeen, Words, bool]]:
        """Return both lines as this beat leaves them."""
        return [self._line_seen(n) for n in range(len(self.beat.before.lines))]

    def _line_seen(self, n: int) -> tuple[LineSeen, Words, bool]:
        beat = self.beat
        match beat:
            case Asking():
                return self._asked(n, beat)
            case Placing(_, CardBlocked(blocks=blocks)):
                return self.blocked_line(n, beat.before.lines[n], blocks)
            case Placing(_, CardPlaced() as how):
                return self._placed(n, how, beat)
            case Cleaning(what) if what.line == n:
                return self._cleaned(n, beat), () if self.is_moving(self.ui.now) else self.said.cleaned(what), False
        return self.plain_line(n, beat.after.lines[n]), (), False

    def _asked(self, n: int, beat: Asking) -> tuple[LineSeen, Words, bool]:
        people = beat.before.lines[n]
        is_here = self.chosen == n
        words = self.said.line_offer(beat.named, people, self.seen.options.edition, is_here=is_here)
        if is_here:
            seen = LineSeen(
                n + 1, tuple(self.face(c) for c in people), LineLook.CHOSEN, ghost=self.face(beat.named.card)
            )
            return seen, words, True
        return self.plain_line(n, people, LineLook.LEGAL), words, self.chooser is not None

    def _placed(self, n: int, how: CardPlaced, beat: Placing) -> tuple[LineSeen, Words, bool]:
        people = beat.after.lines[n]
        if how.line == n:
            if self.is_moving(self.ui.now):
                people = beat.before.lines[n]
            return self.plain_line(n, people, LineLook.CHOSEN), self.said.joined(how), False
        if how.blocks[n] is not None:
            return self.blocked_line(n, people, how.blocks)
        return self.plain_line(n, people), (), False

    def _cleaned(self, n: int, beat: Cleaning) -> LineSeen:
        """Return the line that is cleaned up: full at first, then each place empty as its card leaves."""
        if not self.is_moving(self.ui.now):
            return self.plain_line(n, beat.after.lines[n], LineLook.CHOSEN)
        people = beat.before.lines[n]
        faces = (None if self.flights.has_left(at) else self.face(card) for at, card in enumerate(people))
        return LineSeen(n + 1, tuple(faces), LineLook.CHOSEN)

    # ------------------------------------------------------------ words

    def heading(self, frame: Frame) -> list[Element]:
        """Name the placer in the line; while cards turn only the round."""
        if isinstance(self.beat, Turned):
            return self.banner(frame)
        player = self.players[self._placer()]
        second = self._second() if frame.far_line is None else self.round_words()
        return turn_line(self.ui, frame, player, second, points_to=player.side)

    def _second(self) -> Words:
        """Say in the line what the placer has or does."""
        beat = self.beat
        if isinstance(beat, Cleaning):
            return (self.ui.t("cleans up!"), self.ui.t("cleans"))
        assert not isinstance(beat, Turned)  # while cards turn nobody is named
        return self.said.role(beat.named.role, beat.named.card)

    def says(self) -> Say:
        """Explain this beat."""
        beat = self.beat
        match beat:
            case Turned():
                return Say(
                    (self.ui.t("All together!"),),
                    ((self.ui.t("Lowest first, then highest."), self.ui.t("Low first, then high.")),),
                )
            case Asking(named):
                words = self.said.choose(named, is_bot=self.chooser is None)
                return Say(self.said.named(named), (words, *self.said.tie(named)), _lit(named), is_headed=True)
            case Placing(named, how, _, _, penalty):
                result = self.said.result(how, penalty)
                then = (*result, *self.said.tie(named), *self._after(named))
                return Say(self.said.named(named), then, _lit(named), is_headed=True)
            case Cleaning(what):
                then = (self.said.gains(what), *self._after(None))
                return Say(self.said.cleaner(what), then, is_headed=True)

    def _after(self, named: PlacerNamed | None) -> tuple[Words, ...]:
        """Say what follows: the highest, or the rolls of all others."""
        if self.is_over and self.told.others:
            return (self.said.others(self.told.others),)
        if named is not None and named.role is Role.LOWEST:
            highest = max(range(len(self.told.cards)), key=lambda seat: self.told.cards[seat].rank)
            return (self.said.then(Seat(highest), self.told.cards[highest]),)
        return ()

    def star_says(self) -> Words:
        """Say what the star does now."""
        t = self.ui.t
        if isinstance(self.beat, Turned):
            return ("",)
        if isinstance(self.beat, Asking):
            if self.chooser is None:
                return (t("{name} chooses a line", name=self.name(self._placer())), t("wait"))
            return (t("Touch a line"),) if self.chosen is None else (t("Star: place it"), t("place it"))
        if not self.is_over:
            return (t("Star: go on"), t("go on"))
        if self.seen.round == ROUNDS:
            return (t("Star: count the rolls"), t("count"))
        number = self.seen.round + 1
        return (t("Star: round {round}", round=number), t("round {round}", round=number))

    # ------------------------------------------------------------ what flies

    def scene(self, frame: Frame) -> list[Element]:
        """Return the beat, and over it what travels."""
        out = super().scene(frame)
        if self.is_moving(self.ui.now):
            out += self._flying(show_places(frame, len(self.players)))
        return out

    def _flying(self, places: ShowPlaces) -> list[Element]:
        match self.beat:
            case Placing(named, CardPlaced() as how):
                end = row_of(places.lines[how.line].row)[1][how.place]
                return [self.flights.card(self.face(how.card), self._place_of(places, named.seat), end)]
            case Cleaning(what) as beat:
                foot = self.row(places).foot_of(self._order().index(what.seat))
                faces = [self.face(card) for card in beat.before.lines[what.line]]
                return self.flights.clean_up(faces, places.lines[what.line].row, foot._replace(w=foot.h * SLIM))
        return []

    def _order(self) -> list[Seat]:
        return sorted((Seat(s) for s in range(len(self.told.cards))), key=lambda seat: self.told.cards[seat].rank)

    def _place_of(self, places: ShowPlaces, seat: Seat) -> Rect:
        return self.row(places).cards[self._order().index(seat)]


def _badges(count: int) -> list[str]:
    return ["lowest", *([""] * (count - 2)), "highest"]


def _lit(named: PlacerNamed) -> tuple[str, ...]:
    """Return the colours that a tie was decided by."""
    return tuple(card.colour.value for card in (named.card, *named.tied)) if named.tied else ()
