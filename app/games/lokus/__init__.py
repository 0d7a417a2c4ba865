"""Lokus: people queue for two toilets. The game beside the box and the whole game on this screen."""

from app.games.lokus.box.game import BESIDE_BOX
from app.games.lokus.cards import COLOURS, PEOPLE, Card, Colour
from app.games.lokus.points import PLACEHOLDER, PointsTable
from app.games.lokus.screen.game import ON_SCREEN
from app.games.lokus.standing import BOX_SEATS, Edition

__all__ = [
    "BESIDE_BOX",
    "BOX_SEATS",
    "COLOURS",
    "ON_SCREEN",
    "PEOPLE",
    "PLACEHOLDER",
    "Card",
    "Colour",
    "Edition",
    "PointsTable",
]
