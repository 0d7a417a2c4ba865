"""Looks for the code of an open match that hides something: from it every shuffle follows, and so every hand."""

from collections.abc import Sequence

from stage_set import Stage

from app.table.match.codes import to_words
from app.table.match.journal import Status
from app.ui.widgets.element import Element


def codes_told(stage: Stage, elements: Sequence[Element]) -> list[str]:
    """Return what a screen tells of the code that is still a secret, in words of either language or as a number."""
    match = stage.ui.table.match
    if match is None or not match.game.hides or match.status is not Status.OPEN:
        return []
    seen = " ".join(map(repr, elements))
    ways = [to_words(match.code, lang) for lang in ("nl", "en")]
    return [f"tells the code: {way}" for way in (*ways, str(match.code)) if way in seen]
