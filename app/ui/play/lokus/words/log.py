"""The log of a game of Lokus, event by event, in sentences; headings where a round begins."""

from app.games.lokus.cards import Card
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    CleanedUp,
    Event,
    GameEnded,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
    Role,
    RoundBegan,
    RoundEnded,
    SetBegan,
    SetEnded,
    SetScored,
    StarterPlaced,
    TableChanged,
)
from app.games.lokus.screen.moves import (
    AllLocked,
    CardLocked,
    CardsRevealed,
    CardUnlocked,
    DeckShuffled,
    LastCardsLocked,
)
from app.games.lokus.screen.state import Phase, State
from app.table.match.match import AnyMatch
from app.ui.play.lokus.words.people import colour_word, said
from app.ui.words.language import Language


def heading(language: Language, _match: AnyMatch, event: Event) -> str | None:
    """Return what the lines after this event stand under, or None if they go on as before (K5)."""
    match event:
        case RoundBegan(number, round_number):
            return language.t("Set {set} round {round}", set=number, round=round_number)
        case _:
            return None


def sentence(language: Language, match: AnyMatch, event: Event) -> str | None:
    """Say what happened; None for what another line says already."""
    return _Teller(language, match).said(event)


class _Teller:
    """Knows the names at the table and the language."""

    def __init__(self, language: Language, match: AnyMatch) -> None:
        self.language = language
        self.t, self.n = language.t, language.n
        self._names = [player.name for player in match.players]

    def _card(self, card: Card) -> str:
        return said(self.language, card)

    def said(self, event: Event) -> str | None:  # noqa: C901, PLR0911, PLR0912 - one case per event
        """Return the sentence of one event."""
        t, names = self.t, self._names
        match event:
            case DeckShuffled(count, hand):
                return t("{count} cards shuffled, {hand} to each player", count=count, hand=hand)
            case StarterPlaced(line, card):
                return t("Line {line} begins with {card}", line=line + 1, card=self._card(card))
            case CardLocked(seat):
                return t("{name} has chosen a card", name=names[seat])
            case CardUnlocked(seat):
                return t("{name} takes the card back", name=names[seat])
            case LastCardsLocked():
                return t("The last cards chose themselves")
            case CardsRevealed():
                return t("The cards were turned up")
            case PlacerNamed():
                return self._named(event)
            case CardPlaced():
                return self._placed(event)
            case CardBlocked(_, seat, card):
                return t("{card} of {name} fits in no line: a roll", card=self._card(card), name=names[seat])
            case PenaltyTaken(seat, is_virtual):
                if is_virtual:
                    return t("{name} gets one more roll; the deck is empty", name=names[seat])
                return t("{name} gets one more roll from the deck", name=names[seat])
            case CleanedUp():
                return self._cleaned(event)
            case CardSnubbed(seat, card):
                return t("{card} of {name} becomes a roll", card=self._card(card), name=names[seat])
            case SetScored():
                return self._scored(event)
            case TableChanged(seat):
                return t("{name} put the points table right", name=names[seat])
            case GameEnded():
                return self._ended(event)
            case SetBegan() | RoundBegan() | AllLocked() | LineAsked() | RoundEnded() | SetEnded():
                return None
            case _:
                return None

    def _named(self, event: PlacerNamed) -> str:
        t, name, card = self.t, self._names[event.seat], self._card(event.card)
        if event.tied:
            colour = self._colours((event.card,))
            if event.role is Role.LOWEST:
                return t("{name} has the lowest, {card}: {colour} is lower than {others}", name=name, card=card,
                         colour=colour, others=self._colours(event.tied))  # fmt: skip
            return t("{name} has the highest, {card}: {colour} is higher than {others}", name=name, card=card,
                     colour=colour, others=self._colours(event.tied))  # fmt: skip
        if event.role is Role.LOWEST:
            return t("{name} has the lowest card, {card}", name=name, card=card)
        return t("{name} has the highest card, {card}", name=name, card=card)

    def _colours(self, cards: tuple[Card, ...]) -> str:
        return self.language.joined([colour_word(self.language, card.colour.value) for card in cards])

    def _placed(self, event: CardPlaced) -> str:
        words = {"name": self._names[event.seat], "card": self._card(event.card), "line": event.line + 1}
        if event.is_chosen:
            return self.t("{name} puts {card} in line {line}", **words)
        return self.t("{name} must put {card} in line {line}", **words)

    def _cleaned(self, event: CleanedUp) -> str:
        words = {"name": self._names[event.seat], "line": event.line + 1}
        if event.rolls:
            return self.t("{name} cleans up line {line}: four rolls and a clean-up card", **words)
        return self.t("{name} cleans up line {line}: a clean-up card", **words)

    def _scored(self, event: SetScored) -> str:
        points = self.language.number(-event.points)
        words = {"name": self._names[event.seat], "points": points, "total": self.language.number(-event.total)}
        if event.is_free:
            return self.t("{name}: three clean-ups, {points}, together {total}", **words)
        rolls = self.n("one roll", "{count} rolls", event.counted)
        return self.t("{name}: {rolls}, {points}, together {total}", rolls=rolls, **words)

    def _ended(self, event: GameEnded) -> str:
        winners = [self._names[seat] for seat, place in enumerate(event.places) if place == 1]
        names = self.language.joined(winners)
        if len(winners) > 1:
            return self.t("{names} share the win", names=names)
        if event.by_rolls:
            return self.t("{name} wins by the fewest rolls in set three", name=names)
        return self.t("{name} wins", name=names)


def screen_progress(language: Language, match: AnyMatch) -> tuple[str, ...]:
    """Say where a game on this screen stands, long and short; never more than anybody may see."""
    state: State = match.view(None)
    t = language.t
    if state.phase is Phase.OVER:
        return (t("The game is over"),)
    if state.phase is Phase.SCORED:
        return (t("Set {set} is counted", set=state.set), t("set {set}", set=state.set))
    where = {"set": state.set, "round": state.round}
    if state.phase is Phase.CHOOSING and match.acting:
        name = match.players[match.acting[0]].name
        return (t("{name} chooses, set {set}, round {round}", name=name, **where),
                t("set {set}, round {round}", **where))  # fmt: skip
    return (t("Set {set}, round {round}", **where),)
