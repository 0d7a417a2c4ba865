"""The rules of Locus in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct

from app import assets
from app.games.locus import box_talk
from app.games.locus.screen_state import Phase, State
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section


class RulesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file `rules.<language>.toml`; `moment` has a text for every key that `box_talk.moment` gives."""

    format: int
    title: str
    section: tuple[Section, ...]
    moment: dict[str, str]


@lru_cache(maxsize=2)
def rules_file(code: str) -> RulesFile:
    """Read the rules in a language; raises msgspec.ValidationError for a file of another form."""
    return msgspec.toml.decode(assets.text(f"locus/rules.{code}.toml"), type=RulesFile)


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rules_file(language.code).section


def screen_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game on this screen, at most 40 words."""
    state: State = match.view(None)
    key = {
        Phase.DEALING: "dealing",
        Phase.PICKING: "screen_pick",
        Phase.RESOLVING: "screen_draw" if state.hand is not None else "screen_done",
        Phase.LEFTOVER: "screen_leftover",
        Phase.LAST: "screen_last",
        Phase.OVER: "over",
    }[state.phase]
    if state.owed:
        key = "screen_bonus"
    return rules_file(language.code).moment[key]


def moment(language: Language, match: Match) -> str:
    """Return the rule of the moment, at most 40 words."""
    return rules_file(language.code).moment[box_talk.moment(match.view(None))]
