"""Watching a bot's turn: the yard, its train, and nothing to press."""

from app.ui.play.locomotion.turn_look import Choice
from app.ui.play.locomotion.turn_page import TurnPage
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

    def choices(self) -> list[Choice]:
        """Offer no keys: there is nothing to touch."""
        return []

    def tapped(self, intent: object) -> None:
        """Wait."""

    def pressed(self) -> None:
        """Wait."""
        self.ui.tell(self.ui.t("{name} thinks", name=self.player.name), "info")
