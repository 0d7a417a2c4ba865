"""The yards of the house: read once, by name."""

from functools import lru_cache

from app import assets
from app.games.locomotion.yard.file import NamedYard, parse_yards
from app.ui.words.language import Language

FIRST = "anchor"
"""The yard of a first game."""


@lru_cache(maxsize=1)
def house_yards() -> tuple[NamedYard, ...]:
    """Return the yards that come with the program, small ones first."""
    yards = parse_yards(assets.text("locomotion/yards.toml"), "locomotion/yards.toml")
    return tuple(sorted(yards, key=lambda named: len(named.yard.rails)))


def yard_title(language: Language, named: NamedYard) -> str:
    """Return the title of a yard in a language."""
    return named.titles.nl if language.code == "nl" else named.titles.en
