"""Locomotion: yards, trains and couplings, the game beside the box and the whole game on this screen."""

from app.games.locomotion.box.game import BESIDE_BOX
from app.games.locomotion.data_refused import DataRefused
from app.games.locomotion.screen.game import ON_SCREEN
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS, Colour, End, Train
from app.games.locomotion.yard.network import Point, Rail, Yard, yard_of

__all__ = [
    "BESIDE_BOX",
    "COLOURS",
    "ON_SCREEN",
    "Colour",
    "DataRefused",
    "End",
    "Point",
    "Rail",
    "Start",
    "Train",
    "Yard",
    "yard_of",
]
