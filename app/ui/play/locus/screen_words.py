"""Words of Locus on this screen: what waits in the queue, what a move brought, why a place is refused."""

from app.games.locus.screen_state import Due
from app.ui.language import Language
from app.ui.play.locus.log_words import zone_word


def due_word(language: Language, due: Due) -> str:
    """Name something of the queue."""
    if due.double is not None:
        return language.t("double {zone}", zone=zone_word(language, due.double))
    return language.t("joker") if due is Due.JOKER else language.t("loose square")
