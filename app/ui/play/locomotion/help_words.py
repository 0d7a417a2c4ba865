"""The rules of Locomotion in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from app import assets
from app.games.locomotion import box_talk, screen_talk
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file `rules.<language>.toml`; `moment` has a text for every key that the rules floor gives."""

    format: int
    title: str
    section: tuple[Section, ...]
    moment: dict[str, str]


@lru_cache(maxsize=2)
def rules_file(code: str) -> RulesFile:
    """Read the rules in a language; raises msgspec.ValidationError for a file of another form."""
    return msgspec.toml.decode(assets.text(f"locomotion/rules.{code}.toml"), type=RulesFile)


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rules_file(language.code).section


def screen_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game on this screen, at most 40 words."""
    return rules_file(language.code).moment[screen_talk.moment(match.view(None))]


def box_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game beside the box, at most 40 words."""
    return rules_file(language.code).moment["box_" + box_talk.moment(match.view(None))]
