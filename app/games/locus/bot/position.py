"""What a bot thinks in: a sheet, its coins and what it is owed, and the acts that change them, quickly.

The same rules as in screen_sheets, on bare integers and for one seat; a bot's plan is played by the real rules.
"""

from collections.abc import Iterator
from typing import NamedTuple

from app.games.locus.cards import Card
from app.games.locus.grid import Grid, single_bits
from app.games.locus.placement import dominoes, footholds, placements
from app.games.locus.screen.queue import price
from app.games.locus.screen.state import Due, State
from app.games.locus.zones import ZONES, Zone


class Place(NamedTuple):
    """Squares of a zone, as bits."""

    zone: Zone
    mask: int


class Position(NamedTuple):
    """One seat as a bot sees it. `room` is the number of free spaces of its coin row."""

    filled: tuple[int, ...]
    coins: int
    room: int
    owed: tuple[Due, ...] = ()

    def gaining(self, coins: int) -> "Position":
        """Fill coins; what finds no room is lost (L24)."""
        count = min(coins, self.room)
        return self._replace(coins=self.coins + count, room=self.room - count)

    def paying(self, coins: int) -> "Position":
        """Cross out coins."""
        return self._replace(coins=self.coins - coins) if coins else self

    def owing(self, *dues: Due) -> "Position":
        """Add to the queue."""
        return self._replace(owed=self.owed + dues)

    def without(self, due: Due) -> "Position":
        """Take one of its kind out of the queue."""
        place = self.owed.index(due)
        return self._replace(owed=self.owed[:place] + self.owed[place + 1 :])


def position(state: State) -> Position:
    """Return what the current seat has."""
    paper = state.paper
    return Position(
        paper.filled,
        paper.balance,
        state.sheet.coins.spaces - paper.gained,
        tuple(owed.due for owed in state.owed),
    )


class Board(NamedTuple):
    """The printed sheet as bits and the switch for chains."""

    grids: tuple[Grid, ...]
    chains: bool

    def crossing(self, before: Position, place: Place, *, is_shape: bool) -> Position:
        """Fill squares and collect their bonuses (L17, L22)."""
        index = place.zone.place
        filled = (*before.filled[:index], before.filled[index] | place.mask, *before.filled[index + 1 :])
        after = before._replace(filled=filled)
        grid = self.grids[index]
        if not (is_shape or self.chains):
            return after
        for bit in single_bits(place.mask & grid.bonus_squares):
            due = Due.of(grid.bonuses[bit])
            after = after.gaining(1) if due is None else after.owing(due)
        return after

    def drawing(self, before: Position, card: Card, place: Place, base: int = 0) -> Position:
        """Draw a card, or the leftover where `base` is its price (L10, L26, L28)."""
        paid = before.paying(price(card, place.zone, base))
        return self.crossing(paid, place, is_shape=True).gaining(1 if card.coin else 0)

    def placing(self, before: Position, due: Due, place: Place) -> Position:
        """Use something of the queue."""
        return self.crossing(before.without(due), place, is_shape=False)

    def draws(self, before: Position, card: Card, base: int = 0) -> Iterator[Place]:
        """Yield every place where a card can be paid for and drawn."""
        for zone, grid, filled in zip(ZONES, self.grids, before.filled, strict=True):
            if before.coins >= price(card, zone, base):
                yield from (Place(zone, mask) for mask in placements(grid, filled, card.shape))

    def places(self, before: Position, due: Due) -> Iterator[Place]:
        """Yield every place for something of the queue."""
        if due.double is not None:
            index = due.double.place
            yield from (Place(due.double, mask) for mask in dominoes(self.grids[index], before.filled[index]))
            return
        for zone, grid, filled in zip(ZONES, self.grids, before.filled, strict=True):
            yield from (Place(zone, bit) for bit in single_bits(footholds(grid, filled)))
