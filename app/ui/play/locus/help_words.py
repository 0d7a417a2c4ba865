"""The rules of Locus in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence

from app.games.locus import box_talk
from app.games.locus.screen_state import Phase, State
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section
from app.ui.rules_file import rules_file


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rules_file("locus", language.code).section


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
    return rules_file("locus", language.code).moment[key]


def moment(language: Language, match: Match) -> str:
    """Return the rule of the moment, at most 40 words."""
    return rules_file("locus", language.code).moment[box_talk.moment(match.view(None))]
