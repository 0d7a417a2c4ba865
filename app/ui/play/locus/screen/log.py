"""The log of a game on this screen, event by event, in sentences."""

from typing import assert_never

from app.games.game import Seat
from app.games.locus.box.moves import (
    DeckShuffled,
    GameEnded,
    LastWindowOpened,
    LeftoverNamed,
    LowestDoubled,
    PickDone,
    PileReshuffled,
    Revealed,
    RoundBegan,
    StarPassed,
    WindowDone,
)
from app.games.locus.screen.moves import (
    BonusLapsed,
    BonusLost,
    BonusTriggered,
    BonusWaived,
    CardDiscarded,
    CardPicked,
    CoinGained,
    CoinLost,
    CoinsSpent,
    DoublePlaced,
    JokerPlaced,
    LeftoverDrawn,
    LoosePlaced,
    ScreenEvent,
    ShapeDrawn,
    WindowSkipped,
)
from app.games.locus.screen.state import Due, Phase, State
from app.games.locus.zones import Zone
from app.table.match.match import AnyMatch
from app.ui.play.locus.both.page import round_words
from app.ui.play.locus.words.log import card_words, sentence, zone_word
from app.ui.play.locus.words.turn import due_word
from app.ui.words.language import Language

SHARED = (
    DeckShuffled, PileReshuffled, Revealed, PickDone, LeftoverNamed, WindowDone, StarPassed, RoundBegan,
    LastWindowOpened, LowestDoubled, GameEnded,
)  # fmt: skip


def screen_sentence(language: Language, match: AnyMatch, event: ScreenEvent) -> str | None:
    """Return an event of a game on this screen as one sentence; None for what another line says already."""
    if isinstance(event, SHARED):
        return sentence(language, match, event)
    return _Teller(language, match).said(event)


class _Teller:
    """Knows the names at the table and the language."""

    def __init__(self, language: Language, match: AnyMatch) -> None:
        self.t, self.n = language.t, language.n
        self.language = language
        self._names = [player.name for player in match.players]

    def _zone(self, zone: Zone) -> str:
        return zone_word(self.language, zone)

    def said(self, event: ScreenEvent) -> str | None:  # noqa: C901, PLR0911, PLR0912 - one case per event
        """Return the sentence of one event."""
        t, names = self.t, self._names
        match event:
            case CardPicked(seat, card):
                return t("{name} took {card}", name=names[seat], card=card_words(self.language, card))
            case ShapeDrawn(seat, _, zone, cells):
                return self._drew(seat, zone, len(cells))
            case CardDiscarded(seat, _):
                return t("{name} put the card away for two coins", name=names[seat])
            case LeftoverDrawn(seat, _, zone, _):
                return t("{name} drew the leftover in {zone}", name=names[seat], zone=self._zone(zone))
            case JokerPlaced(seat, zone, _):
                return t("{name} placed a joker in {zone}", name=names[seat], zone=self._zone(zone))
            case DoublePlaced(seat, zone, _):
                return t("{name} placed a double in {zone}", name=names[seat], zone=self._zone(zone))
            case LoosePlaced(seat, zone, _):
                return t("{name} filled a loose square in {zone}", name=names[seat], zone=self._zone(zone))
            case CoinsSpent(seat, count):
                return self.n("{name} paid one coin", "{name} paid {count} coins", count, name=names[seat])
            case CoinLost(seat):
                return t("The coin row of {name} is full: a coin is lost", name=names[seat])
            case BonusTriggered(seat, _, _, _, depth) if depth > 1:
                return t("{name}: chain of {depth}", name=names[seat], depth=depth)
            case BonusWaived(seat, due):
                return t("{name} gave up: {bonus}", name=names[seat], bonus=self._due(due))
            case BonusLapsed(seat, due):
                return t("{name} lost, it fitted nowhere: {bonus}", name=names[seat], bonus=self._due(due))
            case WindowSkipped(seat):
                return t("{name} has too few coins for a window", name=names[seat])
            case CoinGained() | BonusTriggered() | BonusLost():
                return None
            case _:
                return None if isinstance(event, SHARED) else assert_never(event)

    def _drew(self, seat: Seat, zone: Zone, count: int) -> str:
        size = self.n("one square", "{count} squares", count)
        return self.t("{name} drew {size} in {zone}", name=self._names[seat], size=size, zone=self._zone(zone))

    def _due(self, due: Due) -> str:
        return due_word(self.language, due)


def screen_progress(language: Language, match: AnyMatch) -> tuple[str, ...]:
    """Say where a game on this screen stands, long and short."""
    state: State = match.view(None)
    if state.phase is Phase.OVER:
        return (language.t("The game is over"),)
    name = match.players[state.current].name
    long, *_, short = round_words(language, state)
    return (language.t("{name} to play, {round}", name=name, round=long), f"{name}, {short}")
