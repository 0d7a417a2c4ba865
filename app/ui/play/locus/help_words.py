"""The rules of Locus as the help screen shows them, read from the word files of each language."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from app import assets
from app.games.locus.box_talk import moment as moment_key
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section


class RuleBook(Struct, frozen=True, forbid_unknown_fields=True):
    """One word file: a title, the sections, and a text per moment."""

    title: str
    section: tuple[Section, ...]
    moment: dict[str, str]


@lru_cache(maxsize=2)
def rule_book(code: str) -> RuleBook:
    """Return the rules in a language ("nl" or "en")."""
    return msgspec.toml.decode(assets.text(f"locus/rules.{code}.toml"), type=RuleBook)


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rule_book(language.code).section


def moment(language: Language, match: Match) -> str:
    """Return the rule of the moment, at most 40 words."""
    return rule_book(language.code).moment[moment_key(match.state)]
