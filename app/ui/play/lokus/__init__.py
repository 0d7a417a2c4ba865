"""Lokus, as the first screen offers it; everything else is read when it is opened."""

from app.games.game import Way
from app.ui.play.lokus.look.drawing import Outhouse
from app.ui.stage.playable import Offer, Playable


def _box() -> Playable:
    from app.ui.play.lokus.box.playable import LOKUS_BOX

    return LOKUS_BOX


def _screen() -> Playable:
    from app.ui.play.lokus.screen.playable import LOKUS_SCREEN

    return LOKUS_SCREEN


BOX = Offer("lokus", Way.BOX, "Lokus", range(2, 7), lambda box: Outhouse(bounds=box), open=_box, is_minus=True)
SCREEN = Offer("lokus", Way.SCREEN, "Lokus", range(2, 7), lambda box: Outhouse(bounds=box), open=_screen, is_minus=True)
