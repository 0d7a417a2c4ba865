"""Why the table does not allow something in a match, each in one sentence: the same in every game."""

from collections.abc import Mapping
from typing import Any

from app.games.game import AnyRefusal
from app.table.match.refusals import MatchReason
from app.ui.words.language import mark

MATCH_REFUSALS: Mapping[MatchReason, str] = {
    "match-stopped": mark("This game was ended by agreement."),
    "no-roll-awaited": mark("Nothing is to be rolled now."),
}


def sentence_of(refusal: AnyRefusal, own: Mapping[Any, str]) -> str:
    """Return the sentence of a refusal: one of the game's `own`, or of the table."""
    return {**MATCH_REFUSALS, **own}[refusal.key]
