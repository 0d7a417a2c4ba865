"""The roll for the start in words (M9): what is rolled for, who rolls again, and who won it."""

from typing import Any

from app.games.locomotion.box.moves import RollOffTied, StarterFound
from app.table.match.match import AnyMatch
from app.ui.play.locomotion.words.log import sentence
from app.ui.stage.ui import Ui


def start_words(ui: Ui, *, is_for_start: bool) -> tuple[str, ...]:
    """Say what is rolled for, long and short."""
    if is_for_start:
        return (ui.t("rolls for the start"), ui.t("for the start"), "")
    return (ui.t("rolls"), "")


def start_asked(ui: Ui, *, is_for_start: bool) -> tuple[str, ...]:
    """Ask for the roll, and say if it is for the start."""
    plain = ui.t("Roll your die and touch what it shows")
    return (ui.t("For the start: roll your die and touch what it shows"), plain) if is_for_start else (plain,)


def told_start(ui: Ui, match: AnyMatch, events: tuple[Any, ...]) -> None:
    """Tell who rolls again, or who starts."""
    told = next((event for event in events if isinstance(event, RollOffTied | StarterFound)), None)
    if told is not None:
        ui.tell(sentence(ui.language, match, told) or "", "info")
