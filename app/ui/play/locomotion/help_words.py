"""The rules of Locomotion in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence

from app.games.locomotion import box_talk, screen_talk
from app.table.match import Match
from app.ui.language import Language
from app.ui.playable import Section
from app.ui.rules_file import rules_file


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return rules_file("locomotion", language.code).section


def screen_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game on this screen, at most 40 words."""
    return rules_file("locomotion", language.code).moment[screen_talk.moment(match.view(None))]


def box_moment(language: Language, match: Match) -> str:
    """Return the rule of the moment of a game beside the box, at most 40 words."""
    return rules_file("locomotion", language.code).moment["box_" + box_talk.moment(match.view(None))]
