"""How a game is played: beside the box, on this screen, or a first game that teaches it."""

from collections.abc import Sequence

from app.games.game import Way
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage import places
from app.ui.stage.playable import Offer
from app.ui.stage.ui import Ui

LESSON = -1
"""Stands for the lesson among the ways of a game."""


def ways_screen(ui: Ui, ways: Sequence[Offer]) -> ChoiceScreen:
    """Ask whether the box is on the table."""
    words = {
        Way.BOX: (ui.t("Beside the box"), ui.t("the box is on the table, the star keeps count"), "cards"),
        Way.SCREEN: (ui.t("On this screen"), ui.t("the whole game, every rule"), "screen"),
    }
    answers = [Answer(n, *words[offer.way]) for n, offer in enumerate(ways)]
    lesson = next((each.playable.lesson for each in ways if each.playable.lesson is not None), None)
    if lesson is not None:
        answers.append(Answer(LESSON, ui.t("First game"), ui.t("learn it in two minutes"), "help"))

    def chosen(n: int) -> None:
        if n == LESSON and lesson is not None:
            ui.go(lesson(ui))
        else:
            ui.open(places.Seats(ways[n].playable))

    return ChoiceScreen(ui, ways[0].title, answers, None, chosen)
