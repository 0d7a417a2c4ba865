"""Words of Locus on this screen: what waits in the queue, what a move brought, why a place is refused."""

from app.games.locus.screen.moves import BuyLoose, Discard, Pick, ScreenMove, Waive
from app.games.locus.screen.state import Due
from app.games.locus.zones import Zone
from app.ui.play.locus.words.log import zone_word
from app.ui.words.language import Language, mark

GOALS = {
    Zone.YELLOW: mark("fill whole rows"),
    Zone.PURPLE: mark("link the bold squares"),
    Zone.RED: mark("fill whole blocks"),
    Zone.GREEN: mark("from the middle to the ends"),
    Zone.BLUE: mark("climb from the bottom"),
}


def goal_words(language: Language, zone: Zone) -> str:
    """Say in a few words what a zone asks for (L34 to L38)."""
    return language.t(GOALS[zone])


def spoken_move(language: Language, move: ScreenMove) -> str:
    """Say a move that fills no square, as a hint."""
    match move:
        case Discard():
            return language.t("Hint: put the card away for two coins.")
        case BuyLoose():
            return language.t("Hint: buy two loose squares.")
        case Pick():
            return language.t("Hint: take a card and put it away for two coins.")
        case Waive():
            return language.t("Hint: give the bonus up.")
        case _:
            return language.t("Hint: be done.")


def due_wordings(language: Language, due: Due) -> tuple[str, ...]:
    """Name something of the queue, long and short."""
    word = due_word(language, due)
    if due.double is None:
        return (word,)
    return word, f"2 \N{MULTIPLICATION SIGN} {zone_word(language, due.double)}"


def due_word(language: Language, due: Due) -> str:
    """Name something of the queue."""
    if due.double is not None:
        return language.t("double {zone}", zone=zone_word(language, due.double))
    return language.t("joker") if due is Due.JOKER else language.t("loose square")
