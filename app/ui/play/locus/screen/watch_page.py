"""Watching a bot's turn."""

from app.ui.play.locus.screen.tool import Tool
from app.ui.play.locus.screen.turn_intents import ShowSheets
from app.ui.play.locus.screen.turn_page import TurnPage
from app.ui.widgets.star import StarLook


class WatchPage(TurnPage):
    """The turn of a bot: its sheet with the squares it just filled; only looking is possible."""

    def first_tool(self) -> Tool | None:
        """Hold nothing."""
        return None

    @property
    def star_look(self) -> StarLook:
        """The star waits."""
        return StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Say that the bot is thinking."""
        return (self.ui.t("{name} thinks", name=self.player.name),)

    def tapped(self, intent: object) -> None:
        """Look at sheets; everything else waits."""
        if isinstance(intent, ShowSheets):
            super().tapped(intent)

    def pressed(self) -> None:
        """Wait."""
        self.ui.tell(self.ui.t("{name} thinks", name=self.player.name), "info")
