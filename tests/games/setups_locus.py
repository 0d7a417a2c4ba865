"""Setups of Locus for the laws of the contract, and what nobody may see."""

from collections.abc import Iterator

from msgspec.structs import replace

from app import assets
from app.games.game import Seat, Setup, Way
from app.games.locus import parse_deck, parse_sheet
from app.games.locus.box import game as box
from app.games.locus.screen import game as screen

SHEET = parse_sheet(assets.text("locus/sheet.toml"), "sheet.toml")
DECK = parse_deck(assets.text("locus/deck.toml"), "deck.toml")
DEALT = box.Options(dealing=box.Dealing.DEVICE, deck=DECK.cards, scales=SHEET.scales)
WHOLE = screen.Options(SHEET, DECK.cards)

SETUPS = {
    Way.BOX: (
        Setup(1, Seat(0), box.Options(deck_size=48, scales=SHEET.scales)),
        Setup(1, Seat(0), DEALT),
        Setup(1, Seat(0), replace(DEALT, deck=DECK.cards[:7])),
        Setup(2, Seat(1), replace(DEALT, circuit=True)),
        Setup(3, Seat(2), box.Options(circuit=True, deck_size=7, scales=SHEET.scales)),
        Setup(4, Seat(0), replace(DEALT, deck=DECK.cards[:8], circuit=True)),
        Setup(5, Seat(3), replace(DEALT, deck=DECK.cards[:6])),
    ),
    Way.SCREEN: (
        *(Setup(seats, Seat(seats - 1), WHOLE) for seats in range(1, 6)),
        Setup(1, Seat(0), replace(WHOLE, deck=DECK.cards[:7], chains=False)),
        Setup(2, Seat(0), replace(WHOLE, circuit=True)),
        Setup(3, Seat(1), replace(WHOLE, circuit=True, chains=False, deck=DECK.cards[:7])),
        Setup(4, Seat(0), replace(WHOLE, circuit=True, deck=DECK.cards[:8])),
        Setup(5, Seat(3), replace(WHOLE, deck=DECK.cards[:6])),
    ),
}


def twins(state: object, seat: Seat) -> Iterator[object]:
    """Yield states that differ only in the order of the draw pile or in what went face down (L45)."""
    if isinstance(state, box.State | screen.State) and isinstance(state.pile, box.DealtPile):
        pile = state.pile
        yield replace(state, pile=replace(pile, cards=pile.cards[::-1]))
        if pile.cards and pile.burned:
            swapped = replace(pile, cards=(pile.burned[0], *pile.cards[1:]), burned=(pile.cards[0], *pile.burned[1:]))
            yield replace(state, pile=swapped)
