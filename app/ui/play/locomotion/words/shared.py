"""Words that all pages of Locomotion share: colours, points, prices."""

from app.games.locomotion.train import Colour
from app.ui.words.language import Language, mark

COLOURS = {
    Colour.YELLOW: mark("yellow"),
    Colour.RED: mark("red"),
    Colour.GREEN: mark("green"),
    Colour.BLUE: mark("blue"),
}


def colour_word(language: Language, colour: Colour) -> str:
    """Return the name of a colour."""
    return language.t(COLOURS[colour])


def price(language: Language, cost: int) -> str:
    """Say what something costs."""
    if not cost:
        return language.t("free")
    return language.t("costs {cost}", cost=cost)


def points_left(language: Language, points: int) -> str:
    """Say how many points are left."""
    if not points:
        return language.t("No points left")
    return language.n("One point left", "{count} points left", points)


def made(language: Language, steps: int, couplings: int) -> dict[str, str]:
    """Return how many steps and how many couplings a run took, as values for a sentence."""
    return {
        "steps": language.n("{count} step", "{count} steps", steps),
        "couplings": language.n("{count} coupling", "{count} couplings", couplings),
    }
