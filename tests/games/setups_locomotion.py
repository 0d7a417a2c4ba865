r"""Setups of Locomotion for the laws of the contract: two small yards, every variant, placements given and by hand."""

from app.games.game import Seat, Setup, Way
from app.games.locomotion.box import game as box
from app.games.locomotion.course import Variant
from app.games.locomotion.screen import game as screen
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS
from app.games.locomotion.yard.text import read_yard

RINGS = read_yard(r"""
      o---o       o---o
     /     \     /
    o       o---o
     \     /     \
      o---o       o---o
     /     \     /     \
o---o       o---o       o---o
     \     /     \     /
      o---o       o---o
""")


def spread(yard, players):
    """Place locomotives and wagons in the order of the points, every third point first."""
    points = [*range(0, len(yard.places), 3), *range(1, len(yard.places), 3), *range(2, len(yard.places), 3)]
    locomotives = tuple((point, yard.neighbours[point][0]) for point in points[:players])
    wagons = tuple(zip(points[players : 5 * players], COLOURS * players, strict=True))
    return Start(locomotives, tuple(sorted(wagons, key=lambda wagon: wagon[0])))


def options(players, **switches):
    """Return options with a placement for so many players on the rings."""
    return screen.Options(RINGS, starts=(spread(RINGS, players),), **switches)


SETUPS = {
    Way.BOX: (
        Setup(1, Seat(0), box.Options(Variant.SOLO)),
        Setup(1, Seat(0), box.Options(Variant.SOLO, steps_only=True)),
        Setup(2, Seat(0), box.Options(Variant.SOLO, steps_only=True)),
        Setup(2, Seat(1), box.Options(Variant.DIE, rounds=4)),
        Setup(2, Seat(1), box.Options(Variant.DIE, counting=False, games=3, wagons=2)),
        Setup(3, Seat(0), box.Options(Variant.SPEED, rounds=5, games=2)),
        Setup(3, Seat(2), box.Options(Variant.SOLO, wagons=3)),
        Setup(4, Seat(3), box.Options(Variant.SPEED, counting=False, either_end=True)),
    ),
    Way.SCREEN: (
        Setup(1, Seat(0), options(1, variant=Variant.SOLO)),
        Setup(1, Seat(0), options(1, variant=Variant.SOLO, steps_only=True)),
        Setup(2, Seat(1), options(1, variant=Variant.SOLO, steps_only=True)),
        Setup(1, Seat(0), screen.Options(RINGS, variant=Variant.SOLO, wagons=2)),
        Setup(2, Seat(1), options(2, rounds=12)),
        Setup(2, Seat(0), options(2, rounds=8, variant=Variant.SPEED)),
        Setup(2, Seat(0), screen.Options(RINGS, rounds=6, games=3, wagons=2, either_end=True)),
        Setup(3, Seat(2), options(3, rounds=6, variant=Variant.SPEED, games=2, wagons=3)),
        Setup(3, Seat(1), options(1, variant=Variant.SOLO, either_end=True)),
        Setup(4, Seat(3), options(4, rounds=5)),
    ),
}
