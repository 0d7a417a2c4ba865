"""Picking cards: how many to turn up and who picks, or the dealt cards themselves; the star passes the pick."""

from msgspec import Struct

from app.games.game import Seat
from app.games.locus.box.moves import CountPile, Done, PileThrough, Take
from app.games.locus.box.state import Dealing
from app.games.locus.box.talk import burns, can_be_through, cards_to_turn
from app.games.locus.cards import Card
from app.games.locus.pile import Turning
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.locus.box.cards_screen import CardsScreen
from app.ui.play.locus.box.page import BoxPage
from app.ui.play.locus.look.card_face import CardFace
from app.ui.play.locus.words.log import colour_word
from app.ui.screens.number import NumberScreen
from app.ui.stage.sound import Cue
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.star import StarLook


class PickCard(Struct, frozen=True):
    """Give this card to the picker."""

    card: str


class ShowCards(Struct, frozen=True):
    """Look at the cards that were drawn and those to come."""


class Count(Struct, frozen=True):
    """Correct the number of cards in the draw pile."""


class Through(Struct, frozen=True):
    """The pile is through."""


class PickingPage(BoxPage):
    """The phase in which everybody picks one card."""

    @property
    def is_dealt(self) -> bool:
        """The screen deals."""
        return self.state.options.dealing is Dealing.DEVICE

    @property
    def star_look(self) -> StarLook:
        """Armed once the pick can be done (L9)."""
        return StarLook.ARMED if self.match.refusal(Done(self.seat)) is None else StarLook.NOT_YET

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, cards and order."""
        stage = frame.stage
        if frame.is_tall:
            upper, lower = stage.cut_bottom(36.0, 4.0)
        else:
            upper, lower = stage.cut_bottom(24.0, 3.0)
        middle = self._dealt(upper, frame) if self.is_dealt else self._told(upper)
        return [*self.line(frame), *middle, *self._below(lower, frame)]

    def _below(self, box: Rect, frame: Frame) -> list[Element]:
        ready = self.star_look is StarLook.ARMED
        said = self.done_words() if ready else (self.ui.t("First pick a card"), self.ui.t("Pick a card"))
        if frame.is_tall:
            order, rest = box.cut_top(18.6, 3.0)
            words, key = rest.cut_right(30.0, 4.0)
        else:
            order, right = box.cut_left(box.w * 0.56, 4.0)
            words, key = right.cut_bottom(12.0, 1.5)
            key = key.cut_right(30.0)[1]
        out = [*self.order(order), *self._pile_key(key)]
        if frame.far_line is None:
            return out + hint(self.ui.theme, frame, said, is_gold=ready) + self.reminder(words)
        beside = Rect(words.x, key.y, words.w - 33.0, 12.0)
        return out + self.star_words(words, said, align=1.0, is_gold=ready) + self.reminder(beside)

    def _pile_key(self, box: Rect) -> list[Element]:
        ui, pile = self.ui, self.state.pile
        if self.is_dealt:
            return [Key(bounds=box, icon="cards", label=str(pile.count), tap=ShowCards())]
        count = "?" if pile.count is None else str(pile.count)
        return [Key(bounds=box, icon="cards", label=count, tap=Count(), note="" if box.h < 13 else ui.t("in the pile"))]

    # ------------------------------------------------------------ cards from the box

    def _told(self, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        turning = cards_to_turn(self.state)
        is_first = self.seat == self.state.holder
        number = turning.first + turning.rest if turning else 0
        tray = Panel(bounds=box, fill=theme.surface.tray)
        inner = box.shrunk(4.0, 3.0)
        left, words = inner.cut_left(min(34.0, inner.w * 0.3), 4.0)
        if inner.h > inner.w * 0.9:
            left, words = inner.cut_top(inner.h * 0.42, 2.0)
        out: list[Element] = [tray]
        if is_first and turning is not None:
            align = 0.5
            out.append(Label(bounds=left, wordings=str(number), colour=theme.text.main, role="number", align=align))
            sentence = self._turn_sentence(turning)
        else:
            words = inner
            sentence = ui.t("{name} picks one of the open cards.", name=self.player.name)
        if can_be_through(self.state) and self.match.refusal(PileThrough(self.seat)) is None:
            words, key = words.cut_bottom(12.0, 2.0)
            out.append(Key(bounds=key, label=ui.t("The pile is through"), tap=Through()))
        out.append(Label(bounds=words, wordings=sentence, colour=theme.text.main, role="title", lines=5, floor=3.4))
        return out

    def _turn_sentence(self, turning: Turning) -> str | tuple[str, ...]:
        ui, name = self.ui, self.player.name
        if turning.reshuffle:
            last = ui.t("Shuffle the discard pile, then turn up {rest}.", rest=turning.rest)
            if turning.first:
                first = ui.n("Turn up the last card.", "Turn up the last {count} cards.", turning.first)
                return f"{first} {last}"
            return last
        if burns(self.state):
            return ui.t("Put one card away face down, then turn up two and pick one.")
        cards = turning.first
        return (
            ui.t("Turn up {cards} cards, {name} picks first.", cards=cards, name=name),
            ui.t("Turn up {cards} cards.", cards=cards),
        )

    # ------------------------------------------------------------ cards on the screen

    def _dealt(self, box: Rect, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        head, cards = box.cut_top(8.0 if not frame.is_tall else 7.0, 2.5)
        wish = ui.t("{name}, tap your card and draw it on your sheet", name=self.player.name)
        short = ui.t("{name}, tap your card", name=self.player.name)
        out: list[Element] = [
            Label(bounds=head, wordings=(wish, short), colour=theme.text.main, role="body", floor=3.4)
        ]
        places = self._places(cards, len(self.state.open), frame)
        for card, place in zip(self.state.open, places, strict=True):
            out.append(self._face(card, place))
        return out

    @staticmethod
    def _places(box: Rect, count: int, frame: Frame) -> list[Rect]:
        columns = count if not frame.is_tall else (2 if count <= 4 else 3)
        rows = -(-count // columns)
        out: list[Rect] = []
        for row in box.rows(rows, 3.5):
            wide = min((row.w - 3.5 * (columns - 1)) / columns, row.h * 0.84)
            here = min(columns, count - len(out))
            left = row.x + (row.w - here * wide - (here - 1) * 3.5) / 2 * (1 if frame.is_tall else 0)
            step = wide + 3.5
            if not frame.is_tall and columns > 1:
                step = max(step, min((row.w - wide) / (columns - 1), wide * 1.35))
            out += [Rect(left + i * step, row.y, wide, row.h) for i in range(here)]
        return out

    def _face(self, card: Card, place: Rect) -> CardFace:
        taker = next((seat for seat, taken in enumerate(self.state.takes) if taken == card), None)
        is_mine = taker is not None and taker == self.seat
        return CardFace(
            bounds=place,
            card=card,
            word=colour_word(self.ui.language, card),
            taker="" if taker is None else self.players[taker].figure,
            is_mine=is_mine,
            tap=PickCard(card.id),
        )

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Take a card, look at the pile, or put it right."""
        ui = self.ui
        match intent:
            case PickCard(card):
                mine = self.state.takes[self.seat]
                if mine is None or mine.id != card:
                    self.submit(Take(self.seat, card))
            case ShowCards():
                ui.go(CardsScreen(ui, self.state))
            case Count():
                ui.go(
                    NumberScreen(
                        ui, ui.t("How many cards are in the draw pile?"), self._counted, least=0, most=200,
                        value=self.state.pile.count, unknown=ui.t("I do not know"),
                    )
                )  # fmt: skip
            case Through():
                self.submit(PileThrough(self.seat))

    def _counted(self, cards: int | None) -> None:
        if cards != self.state.pile.count:
            self.submit(CountPile(self.seat, cards))

    def pressed(self) -> None:
        """Be done with the pick."""
        if self.star_look is StarLook.NOT_YET:
            self.ui.play(Cue.REFUSE)
        self.submit(Done(Seat(self.seat)))
