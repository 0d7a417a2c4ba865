"""Every screen of a game of Lokus beside the box, by name."""

from typing import Any

from stage_set import Put, Stage

from app.games.lokus.points import PLACEHOLDER
from app.ui.keypad import Digit, Erase
from app.ui.play.lokus.points_screen import AskPreset, PointsScreen
from app.ui.play.lokus.table_card import Row


def _points(*intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(PointsScreen(stage.ui, PLACEHOLDER, lambda _points: None))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


LOKUS_BOX: dict[str, Put] = {
    "lokus-points": _points(),
    "lokus-points-typed": _points(Row(10), Digit(6), Digit(0)),
    "lokus-points-empty": _points(Row(10), Erase(), Erase()),
    "lokus-points-falls": _points(Row(10), Digit(4), Row(12)),
    "lokus-points-preset": _points(AskPreset()),
}
