"""The draw pile and the discard pile beside the box, as the device knows them: only a count, or the cards."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

CardT = TypeVar("CardT")


class Turning(Struct, frozen=True):
    """How the cards of one reveal are turned up by hand (L32, L42).

    First `burn` cards go face down to the discard pile and `first` are turned up; if `reshuffle`, the
    discard pile (`shuffled` cards, None when that is unknown) becomes the draw pile, and then `rest` more
    are turned up.
    """

    first: int
    burn: int = 0
    reshuffle: bool = False
    shuffled: int | None = None
    rest: int = 0


class CountedPile(Struct, frozen=True, tag=True):
    """Cards lie on the table; the device counts them as well as it can. None is unknown (L50)."""

    cards: int | None
    discards: int | None = 0

    @property
    def count(self) -> int | None:
        """Cards in the draw pile."""
        return self.cards

    @property
    def discarded(self) -> int | None:
        """Cards in the discard pile."""
        return self.discards

    def turned(self, need: int, burn: int) -> tuple["CountedPile", Turning]:
        """Turn up `need` cards, reshuffling when the pile is empty and not sooner (L32)."""
        if self.cards is None:
            return self, Turning(need, burn)
        if self.cards >= need + burn:
            discards = None if self.discards is None else self.discards + burn
            return CountedPile(self.cards - need - burn, discards), Turning(need, burn)
        rest = need - self.cards
        left = None if self.discards is None else self.discards - rest
        return CountedPile(left, 0), Turning(self.cards, burn, True, self.discards, rest)

    def put_away(self, count: int) -> "CountedPile":
        """Put the cards of a reveal on the discard pile; beside an unknown pile nobody knows how many lie there."""
        known = self.cards is not None and self.discards is not None
        return replace(self, discards=(self.discards or 0) + count if known else None)


class DealtPile(Struct, Generic[CardT], frozen=True, tag=True):
    """The screen deals: the cards, or their ids, top first. One that is hidden from the viewer is None (L45)."""

    cards: tuple[CardT | None, ...]
    discards: tuple[CardT, ...] = ()
    burned: tuple[CardT | None, ...] = ()

    @property
    def count(self) -> int:
        """Cards in the draw pile."""
        return len(self.cards)

    @property
    def discarded(self) -> int:
        """Cards in the discard pile, the face-down ones included."""
        return len(self.discards) + len(self.burned)

    def burn(self, count: int) -> "DealtPile[CardT]":
        """Put cards from the top face down on the discard pile (L42)."""
        return replace(self, cards=self.cards[count:], burned=self.burned + self.cards[:count])

    def drawn(self, most: int) -> tuple[tuple[CardT, ...], "DealtPile[CardT]"]:
        """Take up to `most` cards from the top. Only a state that hides nothing can be dealt from."""
        top = self.cards[:most]
        cards = tuple(card for card in top if card is not None)
        if len(cards) != len(top):
            raise ValueError("a view hides the draw pile; deal from the state itself")
        return cards, replace(self, cards=self.cards[most:])

    def shuffled(self, order: Sequence[int]) -> "DealtPile[CardT]":
        """Make the discard pile, in this order, the new draw pile (L32)."""
        return DealtPile(tuple(self.discards[old] for old in order), (), self.burned)

    def put_away(self, cards: tuple[CardT, ...]) -> "DealtPile[CardT]":
        """Put the cards of a reveal on the discard pile (L31)."""
        return replace(self, discards=self.discards + cards)

    def hidden(self) -> "DealtPile[CardT]":
        """Return the pile as anyone may see it: how many, not which (L45)."""
        return replace(self, cards=(None,) * len(self.cards), burned=(None,) * len(self.burned))
