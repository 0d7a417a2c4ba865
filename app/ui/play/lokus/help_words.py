"""The rules of Lokus in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence

from app.games.lokus import box_state, box_talk
from app.games.lokus.screen_state import Phase, State
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section
from app.ui.rules_file import rules_file

SCREEN_MOMENTS = {
    Phase.DEALING: "screen_choose",
    Phase.CHOOSING: "screen_choose",
    Phase.ARMED: "screen_reveal",
    Phase.LOWEST: "screen_line",
    Phase.HIGHEST: "screen_line",
    Phase.SHOWN: "screen_shown",
    Phase.SCORED: "set_end",
    Phase.OVER: "over",
}


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rules_file("lokus", language.code).section


def screen_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game on this screen, at most 40 words."""
    state: State = match.view(None)
    return rules_file("lokus", language.code).moment[SCREEN_MOMENTS[state.phase]]


def box_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game beside the box, at most 40 words."""
    state: box_state.State = match.view(None)
    return rules_file("lokus", language.code).moment[box_talk.moment(state)]
