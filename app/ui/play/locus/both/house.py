"""The house sheet and the house deck, read once from the assets."""

from functools import lru_cache

from app import assets
from app.games.locus import Deck, Sheet, parse_deck, parse_sheet


@lru_cache(maxsize=1)
def house_sheet() -> Sheet:
    """Return the house sheet."""
    return parse_sheet(assets.text("locus/sheet.toml"), "locus/sheet.toml")


@lru_cache(maxsize=1)
def house_deck() -> Deck:
    """Return the house deck."""
    return parse_deck(assets.text("locus/deck.toml"), "locus/deck.toml")
