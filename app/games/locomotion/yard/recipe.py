"""What a made yard follows from, and that as one number of 32 bits: the same number, the same yard."""

from msgspec import Struct

from app.games.locomotion.yard.generator import LEAST_RAILS, Difficulty, Shape, generated_yard
from app.games.locomotion.yard.network import MOST_RAILS, Yard

_DIFFICULTIES, _SHAPES = tuple(Difficulty), tuple(Shape)
_SIZES = MOST_RAILS - LEAST_RAILS + 1
_KINDS = _SIZES * len(_DIFFICULTIES) * len(_SHAPES)
SEEDS = 2**32 // _KINDS
"""So many different yards are there of each kind."""


class Recipe(Struct, frozen=True):
    """How many rails, how difficult, how it lies, and which one of its kind."""

    rails: int
    difficulty: Difficulty
    shape: Shape
    seed: int

    @property
    def code(self) -> int:
        """The recipe as a number; ValueError outside 10 to 45 rails or for a seed that is none."""
        if not LEAST_RAILS <= self.rails <= MOST_RAILS or not 0 <= self.seed <= SEEDS:
            raise ValueError(f"{self} cannot be written as a code")
        kind = self.rails - LEAST_RAILS
        kind = kind * len(_DIFFICULTIES) + _DIFFICULTIES.index(self.difficulty)
        kind = kind * len(_SHAPES) + _SHAPES.index(self.shape)
        return self.seed * _KINDS + kind

    def yard(self) -> Yard:
        """Return the yard: always the same."""
        return generated_yard(self.rails, self.difficulty, self.shape, self.seed)


def recipe_of(code: int) -> Recipe:
    """Return the recipe of a code of 32 bits."""
    seed, kind = divmod(code, _KINDS)
    kind, shape = divmod(kind, len(_SHAPES))
    rails, difficulty = divmod(kind, len(_DIFFICULTIES))
    return Recipe(LEAST_RAILS + rails, _DIFFICULTIES[difficulty], _SHAPES[shape], seed)
