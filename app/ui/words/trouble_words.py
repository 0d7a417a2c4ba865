"""What to say when something outside the program is wrong, in the players' words, with the remedy."""

from app.errors import (
    ConfigTrouble,
    DeviceTrouble,
    DisplayTrouble,
    RecordTrouble,
    SheetTrouble,
    StoreBusy,
    StoreFull,
    StoreLocked,
    StoreNewer,
    StoreTrouble,
    Trouble,
)
from app.ui.words.language import Language, mark

SAID: tuple[tuple[type[Trouble], str, str], ...] = (
    (StoreBusy, mark("Another tafelster uses these games."), mark("Stop the other one, then try again.")),
    (StoreLocked, mark("Another program is using the games."), mark("Close it, then try again. Nothing is lost.")),
    (StoreFull, mark("There is no room left to keep the game."), mark("Make room, then try again. Nothing is lost.")),
    (StoreNewer, mark("The games were kept by a newer version."), mark("Update this device, then try again.")),
    (StoreTrouble, mark("The games cannot be read or kept."), mark("Check the memory card, then try again.")),
    (ConfigTrouble, mark("The settings file says something impossible."), mark("Put it right, then try again.")),
    (DisplayTrouble, mark("The screen cannot be opened."), mark("Check its cable, then try again.")),
    (RecordTrouble, mark("This record cannot be played again."), mark("Use a record as it was exported.")),
    (SheetTrouble, mark("This sheet is not kept here."), mark("Choose one of those that are.")),
    (DeviceTrouble, mark("A device does not answer."), mark("Check its cable; everything works without it.")),
)
"""The narrower kind first: the first that fits is said."""

ANYTHING = (mark("Something is wrong outside the game."), mark("Try again."))


def said(language: Language, trouble: Trouble) -> tuple[str, str]:
    """Return what is wrong and what to do, each as one sentence."""
    for kind, what, remedy in SAID:
        if isinstance(trouble, kind):
            return language.t(what), language.t(remedy)
    return language.t(ANYTHING[0]), language.t(ANYTHING[1])
