"""What is said of a round while it is shown: who has the lowest and the highest card, and what came of it."""

from collections.abc import Sequence

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.course import clean_up_rolls, is_fifth
from app.games.lokus.events import CardBlocked, CardPlaced, CleanedUp, PenaltyTaken, PlacerNamed, Role
from app.games.lokus.standing import Edition
from app.table.match.seats import Player
from app.ui.play.lokus.words.people import colour_word, said
from app.ui.words.language import Language

Words = tuple[str, ...]


class TellingWords:
    """Knows the names at the table and the language."""

    def __init__(self, language: Language, players: Sequence[Player]) -> None:
        self.language = language
        self.t, self.n = language.t, language.n
        self._names = [player.name for player in players]

    def _card(self, card: Card) -> str:
        return said(self.language, card)

    def role(self, role: Role, card: Card) -> Words:
        """Name a placer's card, long and short (K7)."""
        words = self._card(card)
        if role is Role.LOWEST:
            return (self.t("lowest: {card}", card=words), self.t("lowest"))
        return (self.t("highest: {card}", card=words), self.t("highest"))

    def named(self, named: PlacerNamed) -> Words:
        """Say who places now, and with which card (K7)."""
        name, card = self._names[named.seat], self._card(named.card)
        if named.role is Role.LOWEST:
            return (self.t("{name} has the lowest card: {card}.", name=name, card=card),
                    self.t("Lowest: {card}.", card=card))  # fmt: skip
        return (self.t("{name} has the highest card: {card}.", name=name, card=card),
                self.t("Highest: {card}.", card=card))  # fmt: skip

    def tie(self, named: PlacerNamed) -> tuple[Words, ...]:
        """Say which colour decided between equal numbers (K6)."""
        if not named.tied:
            return ()
        colours = [colour_word(self.language, card.colour.value) for card in (named.card, *named.tied)]
        words = {"colour": colours[0], "others": self.language.joined(colours[1:])}
        if named.role is Role.LOWEST:
            return ((self.t("Equal numbers: {colour} is lower than {others}.", **words),
                     self.t("Equal: {colour} below {others}.", **words)),)  # fmt: skip
        return ((self.t("Equal numbers: {colour} is higher than {others}.", **words),
                 self.t("Equal: {colour} above {others}.", **words)),)  # fmt: skip

    def then(self, seat: Seat, card: Card) -> Words:
        """Say who comes after this."""
        return (self.t("Then {name}: {card}.", name=self._names[seat], card=self._card(card)),)

    def choose(self, named: PlacerNamed, *, is_bot: bool) -> Words:
        """Ask for a line (K8)."""
        if is_bot:
            return (self.t("It fits both lines: {name} chooses.", name=self._names[named.seat]),)
        return (self.t("It fits both lines: touch one, then the star."), self.t("Touch a line, then the star."))

    def fits(self, named: PlacerNamed) -> Words:
        """Say that a line accepts the card."""
        return (self.t("{card} fits here", card=self._card(named.card)), self.t("fits here"))

    def here(self, named: PlacerNamed) -> Words:
        """Say that the card would go here."""
        return (self.t("{card} goes here", card=self._card(named.card)), self.t("goes here"))

    def line_offer(self, named: PlacerNamed, people: Sequence[Card], edition: Edition, *, is_here: bool) -> Words:
        """Say that a line takes the card, or what it costs to be the fifth in it (K13)."""
        if is_fifth(tuple(people)):
            return self.fifth(clean_up_rolls(tuple(people), edition))
        return self.here(named) if is_here else self.fits(named)

    def fifth(self, rolls: int) -> Words:
        """Say what the fifth card of a line brings to whoever plays it (K4, K13)."""
        if rolls:
            words = {"rolls": rolls}
            return (self.t("fifth card: {rolls} rolls, a clean-up card", **words),
                    self.t("fifth: {rolls} rolls", **words))  # fmt: skip
        return (self.t("fifth card: a clean-up card, no rolls"), self.t("fifth: clean-up"))

    def joined(self, how: CardPlaced) -> Words:
        """Say that the card is in this line."""
        return (self.t("{card} is in line", card=self._card(how.card)), self.t("in line"))

    def result(self, how: CardPlaced | CardBlocked, penalty: PenaltyTaken | None) -> tuple[Words, ...]:
        """Say why it went where it went (K8, K9, K11)."""
        if isinstance(how, CardPlaced):
            if how.is_chosen:
                return ()
            line = how.line + 1
            return ((self.t("Only line {line} accepts it.", line=line), self.t("Only line {line} fits.", line=line)),)
        extra: Words = (
            self.t("No line accepts it: two rolls, one of them from the deck."),
            self.t("No line: two rolls."),
        )
        if penalty is not None and penalty.is_virtual:
            extra = (self.t("No line accepts it: two rolls. The deck is empty, so the second is only counted."),
                     self.t("No line: two rolls."))  # fmt: skip
        return (extra,)

    def cleaned(self, what: CleanedUp) -> Words:
        """Say what a line that was completed says."""
        return (self.t("clean: {card} is first now", card=self._card(what.card)), self.t("clean"))

    def cleaner(self, what: CleanedUp) -> Words:
        """Say who cleans up (K13)."""
        name = self._names[what.seat]
        return (self.t("Five in line {line}: {name} cleans up!", name=name, line=what.line + 1),
                self.t("{name} cleans up!", name=name))  # fmt: skip

    def gains(self, what: CleanedUp) -> Words:
        """Say what a clean-up brings (K4, K13)."""
        if what.rolls:
            return (self.t("Four rolls and one clean-up card."), self.t("Four rolls, one clean-up."))
        return (self.t("One clean-up card; the four are set aside."), self.t("One clean-up."))

    def others(self, seats: Sequence[Seat]) -> Words:
        """Say that everyone else gets a roll (K10)."""
        if len(seats) == 1:
            return (self.t("{name} gets one roll.", name=self._names[seats[0]]),)
        return (self.t("All others get one roll each."), self.t("The others: one roll."))
