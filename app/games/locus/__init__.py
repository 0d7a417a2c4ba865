"""Locus: sheets, cards and scores, the game beside the box and the whole game on this screen."""

from app.games.locus.box.game import BESIDE_BOX
from app.games.locus.cards import Card, Deck, Shape, parse_deck
from app.games.locus.data_refused import DataRefused
from app.games.locus.screen.game import ON_SCREEN
from app.games.locus.sheet import Scales, Sheet
from app.games.locus.sheet_file import parse_sheet
from app.games.locus.zones import ZONES, Cell, Zone

__all__ = [
    "BESIDE_BOX",
    "ON_SCREEN",
    "ZONES",
    "Card",
    "Cell",
    "DataRefused",
    "Deck",
    "Scales",
    "Shape",
    "Sheet",
    "Zone",
    "parse_deck",
    "parse_sheet",
]
