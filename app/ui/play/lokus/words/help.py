"""The rules of Lokus in plain words, read from the assets: all of them by section, and the rule of the moment."""

from collections.abc import Sequence

from app.games.game import Way
from app.games.lokus import moments
from app.table.match.match import AnyMatch
from app.ui.words.language import Language
from app.ui.words.rules_file import told, told_now
from app.ui.words.sections import Section

GAME = "lokus"


def rules(language: Language) -> Sequence[Section]:
    """Return all rules by section."""
    return told(GAME, language)


def box_moment(language: Language, match: AnyMatch) -> str:
    """Return the rule of the moment of a game beside the box, at most 40 words."""
    return told_now(GAME, Way.BOX, language, moments.box_moment(match.view(None)))


def screen_moment(language: Language, match: AnyMatch) -> str:
    """Return the rule of the moment of a game on this screen, at most 40 words."""
    return told_now(GAME, Way.SCREEN, language, moments.screen_moment(match.view(None)))
