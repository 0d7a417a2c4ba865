"""Watching a bot: the yard, its train, its points, and nothing to press."""

from app.games.locomotion.screen.game import Phase
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint
from app.ui.play.locomotion.both.page import TO_LOOK_AT, LocoPage
from app.ui.play.locomotion.look.order_strip import Pips
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


class WatchPage(LocoPage):
    """The turn of a bot; only looking is possible."""

    @property
    def star_look(self) -> StarLook:
        """The star waits."""
        return StarLook.NOT_YET

    def told(self) -> str:
        """Say that the bot is thinking."""
        return self.ui.t("{name} thinks", name=self.player.name)

    def scene(self, frame: Frame) -> list[Element]:
        """Return line and yard, and who thinks."""
        theme = self.ui.theme
        at = self.places(frame, len(self.state.order) + 1)
        out = [*self.line(frame, at), *self.yard(self.map(at.yard, TO_LOOK_AT))]
        points = self.state.points or 0
        if self.state.phase is Phase.MOVING and points:
            out.append(Pips(bounds=at.second, points=points, spent=0))
        if frame.format is not Format.LARGE:
            return [*out, *hint(theme, frame, (self.told(), self.ui.t("thinks")))]
        place = at.side.cut_top(12.0)[0]
        return [*out, Label(bounds=place, wordings=self.told(), colour=theme.text.second, lines=2, floor=3.4)]

    def pressed(self) -> None:
        """Wait."""
        self.ui.tell(self.told(), "info")
