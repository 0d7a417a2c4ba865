"""A household's own sheets: asked for by name, described in a few words, chosen from a list."""

from collections.abc import Callable

from app.errors import FileTrouble
from app.games.locus.data_refused import Malformed, NotRising, WrongScale
from app.games.locus.own_sheet import LONGEST_NAME, OwnSheet
from app.prints.locus.shelf import Shelf
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.stage.ui import Ui
from app.ui.words.language import Language


def shelf(ui: Ui) -> Shelf:
    """Return the own sheets of this table."""
    return Shelf(ui.table.store)


def sheet_note(language: Language, sheet: OwnSheet) -> str:
    """Say what a sheet has: "14 coins, 48 cards"."""
    coins = language.n("one coin", "{count} coins", sheet.coins)
    return language.t("{coins}, {cards}", coins=coins, cards=cards_words(language, sheet))


def cards_words(language: Language, sheet: OwnSheet) -> str:
    """Say how many cards the box of a sheet holds, if they were counted."""
    if sheet.cards is None:
        return language.t("cards not counted")
    return language.n("one card", "{count} cards", sheet.cards)


def ask_name(ui: Ui, name: str, done: Callable[[str], None], *, besides: str = "") -> None:
    """Let a sheet be named; a name that another sheet has is refused while it is typed."""

    def refusal(text: str) -> str:
        return "" if shelf(ui).is_free(text, besides) else ui.t("There is a sheet {name} already.", name=text)

    question = ui.t("What is the sheet called?")
    ui.go(KeyboardScreen(ui, question, name, done, longest=LONGEST_NAME, refusal=refusal))


def why_refused(language: Language, refused: FileTrouble) -> tuple[str, str]:
    """Say why a sheet file is refused and what to do, each as one sentence."""
    match refused:
        case Malformed():
            return (
                language.t("Something is missing, unknown or of another kind."),
                language.t("Compare with a sheet that was exported here."),
            )
        case WrongScale():
            return language.t("The numbers fall, or do not begin at 0."), language.t("Let them begin at 0 and rise.")
        case NotRising():
            return language.t("The numbers do not rise."), language.t("Write them from the bottom up.")
        case _:
            return language.t("A number or a name cannot be so."), language.t(
                "Put it right in the file, and try again."
            )
