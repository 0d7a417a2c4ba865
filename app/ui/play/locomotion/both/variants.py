"""The games that Locomotion is, as answers of both setup screens: by die, by speed cards, or the shortest way."""

from msgspec.structs import replace

from app.games.locomotion.course import Variant
from app.ui.screens.choice import Answer
from app.ui.stage.ui import Ui


def variants(ui: Ui, players: int) -> list[Answer]:
    """Return what so many players can play."""
    t = ui.t
    solo = Answer(Variant.SOLO, t("Shortest way"), t("no die: as short as you can"), icon="clock")
    if players == 1:
        return [solo]
    return [
        Answer(Variant.DIE, t("Die game"), t("the die says how far"), icon="die"),
        Answer(Variant.SPEED, t("Speed cards"), t("one faster or slower each turn"), icon="cards"),
        replace(solo, name=t("Competition"), note=t("everyone the same start: the shortest wins")),
    ]
