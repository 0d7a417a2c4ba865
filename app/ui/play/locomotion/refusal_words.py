"""Refusals of Locomotion as sentences."""

from collections.abc import Sequence

from app.games.game import Refusal
from app.table.seats import Player
from app.ui.language import Language


def refusal_sentence(language: Language, refusal: Refusal, players: Sequence[Player]) -> str:
    """Say in one sentence why not; the rule's number stands beside it."""
    del players
    return language.t("That is not possible.") + refusal.key
