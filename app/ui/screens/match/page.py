"""A page of a play screen: what one phase of a game shows, and what taps and the star mean in it."""

from collections.abc import Callable
from typing import Any

from app.ui.kit.frame import Frame
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.star import StarLook


class Page:
    """One phase. `submit` plays a move of the game; a refused one is explained and nothing happens."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        self.ui = ui
        self.submit = submit

    @property
    def is_end(self) -> bool:
        """Tell whether a finished game has nothing more to show than this."""
        return False

    @property
    def star_look(self) -> StarLook:
        """What the star says."""
        return StarLook.ARMED

    def tick(self, now: float) -> None:
        """Let time pass; called at every beat while the page is shown."""

    def is_moving(self, now: float) -> bool:  # noqa: ARG002 - most pages rest
        """Tell whether the page changes with time alone."""
        return False

    def scene(self, frame: Frame) -> list[Element]:
        """Return what this phase shows on the stage and in the line."""
        raise NotImplementedError

    def tapped(self, intent: Intent) -> None:
        """Do what was touched."""

    def pressed(self) -> None:
        """Answer the star."""
        raise NotImplementedError
