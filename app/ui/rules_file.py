"""The rules of a game in plain words, read from its assets: all of them by section, and the rule of the moment."""

from functools import lru_cache

import msgspec
from msgspec import Struct

from app import assets
from app.ui.playable import Section


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file `rules.<language>.toml`; `moment` has a text for every moment that the game tells apart."""

    format: int
    title: str
    section: tuple[Section, ...]
    moment: dict[str, str]


@lru_cache(maxsize=8)
def rules_file(game: str, code: str) -> RulesFile:
    """Read the rules of a game in a language; raises msgspec.ValidationError for a file of another form."""
    return msgspec.toml.decode(assets.text(f"{game}/rules.{code}.toml"), type=RulesFile)
