"""Zones and cards of Locus in words: colours are written out, never only shown."""

from app.games.locus.cards import Card
from app.games.locus.zones import Zone
from app.ui.words.language import Language, mark

ZONE_WORDS = {
    Zone.YELLOW: mark("yellow"),
    Zone.PURPLE: mark("purple"),
    Zone.RED: mark("red"),
    Zone.GREEN: mark("green"),
    Zone.BLUE: mark("blue"),
}


def zone_word(language: Language, zone: Zone) -> str:
    """Name a zone by its colour."""
    return language.t(ZONE_WORDS[zone])


def colour_word(language: Language, card: Card) -> str:
    """Name the colour of a card; no zone of its own is rainbow (L12)."""
    return language.t("rainbow") if card.colour is None else zone_word(language, card.colour)


def card_words(language: Language, card: Card) -> str:
    """Describe a card: "blue, 3 squares, coin"."""
    count = len(card.shape.cells)
    size = language.n("one square", "{count} squares", count)
    if card.coin:
        return language.t("{colour}, {size}, coin", colour=colour_word(language, card), size=size)
    return language.t("{colour}, {size}", colour=colour_word(language, card), size=size)
