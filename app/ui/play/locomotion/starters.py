"""Who has the first turn of a game with speed cards (M9): a seat that was touched, or one the device draws."""

from collections.abc import Sequence

from app.table.seats import Player
from app.ui.screens.choice import Answer
from app.ui.ui import Ui


def seated(starter: int | None, players: Sequence[Player]) -> int | None:
    """Return who starts, if that seat is taken."""
    return starter if starter is not None and starter < len(players) else None


def starters(ui: Ui, players: Sequence[Player]) -> list[Answer]:
    """Return who can start."""
    drawn = Answer(None, ui.t("the device draws"), icon="again")
    return [drawn, *(Answer(seat, player.name, icon=f"figure-{player.figure}") for seat, player in enumerate(players))]
