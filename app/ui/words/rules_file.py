"""The rules of a game in plain words, read from its assets: all of them by section, and the rule of the moment."""

import enum
from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from app import assets
from app.games.game import Way
from app.ui.words.language import Language
from app.ui.words.sections import Section


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file `rules.<language>.toml`; `moment` has, by way, a text for every moment that the game tells apart."""

    format: int
    title: str
    section: tuple[Section, ...]
    moment: dict[str, dict[str, str]]


@lru_cache(maxsize=8)
def rules_file(game: str, code: str) -> RulesFile:
    """Read the rules of a game in a language; raises msgspec.ValidationError for a file of another form."""
    return msgspec.toml.decode(assets.text(f"{game}/rules.{code}.toml"), type=RulesFile)


def told(game: str, language: Language) -> Sequence[Section]:
    """Return all rules of a game by section."""
    return rules_file(game, language.code).section


def told_now(game: str, way: Way, language: Language, moment: enum.Enum) -> str:
    """Return the rule of a moment of a game and way, at most 40 words."""
    return rules_file(game, language.code).moment[way.value][moment.value]
