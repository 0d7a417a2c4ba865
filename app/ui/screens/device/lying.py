"""How the device lies on the table and whether the picture turns to the player: one question, two preferences."""

from msgspec.structs import replace

from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.ui import Ui


def lying(ui: Ui) -> str:
    """Return the answer of the moment in two words."""
    turns = ui.preferences.facing == "turn"
    if ui.preferences.stand == "tilted":
        return ui.t("tilted, turns") if turns else ui.t("tilted, fixed")
    return ui.t("flat, turns") if turns else ui.t("flat, fixed")


def ask_lying(ui: Ui) -> None:
    """Ask how the screen lies; the answer holds at once."""
    answers = (
        Answer(("flat", "turn"), ui.t("Flat, turns to the player"), ui.t("everyone reads upright")),
        Answer(("flat", "fixed"), ui.t("Flat, stays as it is"), ui.t("an arrow points to the player")),
        Answer(("tilted", "fixed"), ui.t("Tilted, stays as it is"), ui.t("for a stand at one side of the table")),
        Answer(("tilted", "turn"), ui.t("Tilted, turns to the player"), ui.t("if you turn the stand along")),
    )

    def done(value: tuple[str, str]) -> None:
        stand, facing = value
        ui.prefer(replace(ui.preferences, stand=stand, facing=facing))

    now = (ui.preferences.stand, ui.preferences.facing)
    ui.go(ChoiceScreen(ui, ui.t("How does the screen lie?"), answers, now, done))
