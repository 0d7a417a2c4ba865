"""Watching a bot's turn: the yard, its train, and nothing to press."""

from app.ui.frame import Frame
from app.ui.play.locomotion.turn_page import TurnPage
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook


class WatchPage(TurnPage):
    """The turn of a bot; only looking is possible."""

    @property
    def star_look(self) -> StarLook:
        """The star waits."""
        return StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Say that the bot is thinking."""
        return (self.ui.t("{name} thinks", name=self.player.name),)

    def keys(self, frame: Frame, box: object) -> list[Element]:  # noqa: ARG002 - nothing to press
        """Show no keys."""
        return []

    def tapped(self, intent: object) -> None:
        """Wait."""

    def pressed(self) -> None:
        """Wait."""
        self.ui.tell(self.ui.t("{name} thinks", name=self.player.name), "info")
