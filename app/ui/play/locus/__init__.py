"""Locus, as the first screen offers it; everything else is read when it is opened."""

from app.games.game import Way
from app.ui.play.locus.look.drawing import Constellation
from app.ui.stage.playable import Offer, Playable


def _box() -> Playable:
    from app.ui.play.locus.box.playable import LOCUS_BOX

    return LOCUS_BOX


def _screen() -> Playable:
    from app.ui.play.locus.screen.playable import LOCUS_SCREEN

    return LOCUS_SCREEN


BOX = Offer("locus", Way.BOX, "Locus", range(1, 6), lambda box: Constellation(bounds=box), open=_box)
SCREEN = Offer("locus", Way.SCREEN, "Locus", range(1, 6), lambda box: Constellation(bounds=box), open=_screen)
