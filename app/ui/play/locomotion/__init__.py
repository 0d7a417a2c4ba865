"""Locomotion, as the first screen offers it; everything else is read when it is opened."""

from app.games.game import Way
from app.ui.ink.geometry import Rect
from app.ui.stage.playable import Offer, Playable
from app.ui.widgets.element import Element


def _drawing(box: Rect) -> Element:
    from app.ui.play.locomotion.look.drawing import Junction

    return Junction(bounds=box)


def _box() -> Playable:
    from app.ui.play.locomotion.box.playable import LOCOMOTION_BOX

    return LOCOMOTION_BOX


def _screen() -> Playable:
    from app.ui.play.locomotion.screen.playable import LOCOMOTION_SCREEN

    return LOCOMOTION_SCREEN


BOX = Offer("locomotion", Way.BOX, "Locomotion", range(1, 5), _drawing, open=_box)
SCREEN = Offer("locomotion", Way.SCREEN, "Locomotion", range(1, 5), _drawing, open=_screen,
               grounds=("yard", "yard_name", "starts"), place="yard_name")  # fmt: skip
