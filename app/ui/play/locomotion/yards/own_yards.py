"""A household's own yards: where they are kept, how one is named, and what is said of a yard in a few words."""

from collections.abc import Callable

from app.errors import FileTrouble
from app.games.locomotion.data_refused import LooseEnd, UnfitStart, UnfitYard, WrongName, WrongSign
from app.games.locomotion.start import LEAST_POINTS
from app.games.locomotion.yard.checks import Breach
from app.games.locomotion.yard.draft import LONGEST_TITLE
from app.games.locomotion.yard.file import NamedYard
from app.games.locomotion.yard.network import Yard
from app.prints.locomotion.shelf import YardShelf
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.stage.ui import Ui
from app.ui.words.language import Language

MOST_PLAYERS = 4


def yard_shelf(ui: Ui) -> YardShelf:
    """Return the own yards of this table."""
    return YardShelf(ui.table.store)


def current(ui: Ui, named: NamedYard) -> NamedYard:
    """Return a yard as the shelf has it now, or as it was when it was chosen."""
    return yard_shelf(ui).by_id(named.id) or named


def ask_name(ui: Ui, name: str, done: Callable[[str], None], *, besides: str = "") -> None:
    """Let a yard be named; a name that another own yard has is refused while it is typed."""

    def refusal(text: str) -> str:
        return "" if yard_shelf(ui).is_free(text, besides) else ui.t("There is a yard {name} already.", name=text)

    ui.go(KeyboardScreen(ui, ui.t("What is the yard called?"), name, done, longest=LONGEST_TITLE, refusal=refusal))


# ---------------------------------------------------------------- words


def rails_words(language: Language, yard: Yard) -> str:
    """Say how many rails a yard has."""
    return language.n("one rail", "{count} rails", len(yard.rails))


def most_players(yard: Yard) -> int:
    """Return for how many a yard is big enough (M6), 4 at most."""
    return min(MOST_PLAYERS, (len(yard.places) - 1) // LEAST_POINTS)


def players_words(language: Language, yard: Yard) -> str:
    """Say for how many players a yard is big enough (M6)."""
    most = most_players(yard)
    if most < 1:
        return language.t("too small to play on")
    return language.n("for one player", "up to {count} players", most)


def breach_words(language: Language, breach: Breach) -> str:
    """Say as one sentence what is wrong with a yard, with the rule."""
    t = language.t
    match breach.key:
        case "no_rails":
            return t("Touch a dot, then one beside it: that is a rail.")
        case "too_many_rails":
            said = t("There are more rails than the 45 of the box.")
        case "apart":
            said = t("Not all rails hang together.")
        case "parallel":
            said = t("Two rails lie side by side.")
        case "unreachable":
            said = t("Too sharp: not every point can be reached.")
        case _:
            said = t("Fine, but no locomotive can be turned here.")
    return f"{said} ({breach.rule})"


def why_refused(language: Language, refused: FileTrouble) -> tuple[str, str]:
    """Say why a file of yards is refused and what to do, each as one sentence."""
    t = language.t
    match refused:
        case WrongSign() | LooseEnd():
            return t("The picture of the yard is not right there."), t("Put it right in the file, and try again.")
        case UnfitYard():
            return t("Nobody can play on this yard."), t("Change its rails, and try again.")
        case UnfitStart():
            return t("The pieces of a start cannot stand so."), t("Put it right in the file, and try again.")
        case WrongName():
            return t("A number or a name cannot be so."), t("Put it right in the file, and try again.")
        case _:
            return (
                t("Something is missing, unknown or of another kind."),
                t("Compare with a yard that was exported here."),
            )
