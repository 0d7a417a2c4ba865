"""What is said of a round that is over: what the hands at the table do with each placer's card, and why."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from app.games.lokus.events import CardBlocked, CardPlaced, CleanedUp, PenaltyTaken, PlacerNamed, Role
from app.table.match.seats import Player
from app.ui.play.lokus.words.people import said
from app.ui.play.lokus.words.telling import TellingWords, Words
from app.ui.words.language import Language


class Placer(Struct, frozen=True):
    """One placer of a round, and what came of its card."""

    named: PlacerNamed
    how: CardPlaced | CardBlocked
    penalty: PenaltyTaken | None = None
    cleaned: CleanedUp | None = None


def placers(events: tuple[Any, ...]) -> list[Placer]:
    """Group what became of a round by placer, the lowest first."""
    out: list[Placer] = []
    who: PlacerNamed | None = None
    for event in events:
        match event:
            case PlacerNamed():
                who = event
            case CardPlaced() | CardBlocked():
                assert who is not None
                out.append(Placer(who, event))
            case PenaltyTaken():
                out[-1] = Placer(out[-1].named, out[-1].how, event)
            case CleanedUp():
                out[-1] = Placer(out[-1].named, out[-1].how, None, event)
    return out


class ShownWords:
    """Knows the names at the table and the language."""

    def __init__(self, language: Language, players: Sequence[Player]) -> None:
        self.language = language
        self.t = language.t
        self._names = [player.name for player in players]
        self._said = TellingWords(language, players)

    def done(self, placer: Placer) -> Words:
        """Say what the hands at the table do."""
        t, name = self.t, self._names[placer.named.seat]
        if isinstance(placer.how, CardBlocked):
            return (t("{name}: two rolls", name=name), name)
        words = {"name": name, "line": placer.how.line + 1}
        if placer.cleaned is None:
            return (t("{name}: to line {line}", **words), t("{name}: line {line}", **words))
        clean = (t("{name}: line {line}, cleans up", **words), t("Line {line}: cleans up", **words))
        if placer.cleaned.rolls:
            return (t("{name}: line {line}, cleans up: four rolls, one clean-up card", **words), *clean)
        return (t("{name}: line {line}, cleans up: one clean-up card", **words), *clean)

    def why(self, placer: Placer) -> Words:
        """Say why: the colours of a tie, who is in the way, who is first now."""
        t = self.t
        parts = [words[-1] for words in self._said.tie(placer.named)]
        parts += self._in_the_way(placer)
        if placer.cleaned is not None:
            parts.append(t("{card} is first in line now.", card=said(self.language, placer.how.card)))
        if not parts:
            is_lowest = placer.named.role is Role.LOWEST
            return (t("The lowest card."),) if is_lowest else (t("The highest card."),)
        return tuple(" ".join(parts[n:]) for n in range(len(parts)))

    def _in_the_way(self, placer: Placer) -> list[str]:
        """Say which cards block it in which line (K8)."""
        t = self.t
        out = []
        for block in placer.how.blocks:
            if block is not None:
                cards = self.language.joined([said(self.language, card) for card in block.people])
                out.append(t("Line {line} has {cards}.", line=block.line + 1, cards=cards))
        if placer.penalty is not None and placer.penalty.is_virtual:
            out.append(t("The deck is empty: just note it."))
        return out
