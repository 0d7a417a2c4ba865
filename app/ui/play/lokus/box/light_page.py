"""A round on the light help level: which one it is, the order of ties, clean-ups, and the star when it is done."""

from msgspec import Struct

from app.games.game import Seat
from app.games.lokus.box.moves import CleanUp, RoundDone
from app.games.lokus.standing import ROUNDS
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.play.lokus.box.page import BoxPage
from app.ui.play.lokus.look.brush_key import BrushKey
from app.ui.play.lokus.look.ladder import ladder
from app.ui.play.lokus.look.round_banner import RoundBanner
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon


class Brush(Struct, frozen=True):
    """Note that this seat completed a line and took a clean-up card."""

    seat: Seat


class LightPage(BoxPage):
    """The star is all that a round needs. Who cleans up is touched."""

    def scene(self, frame: Frame) -> list[Element]:
        """Return the round, the ladder and the seats."""
        ui = self.ui
        out = self.headline(frame, self._set_words(), self.leader_words())
        out += self.star_words(frame, (ui.t("Star: round done"), ui.t("Round done")))
        banner, steps, brushes = self._boxes(frame)
        around_it = {"before": ui.t("round"), "after": ui.t("of {rounds}", rounds=ROUNDS)}
        out.append(RoundBanner(bounds=banner, round=self.state.round, rounds=ROUNDS, **around_it))
        out.append(ladder(ui.language, steps))
        return out + self._brushes(brushes, frame)

    def _set_words(self) -> str:
        return self.ui.t("Set {set}", set=self.state.set)

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect, Rect]:
        stage = frame.stage
        low = {Format.LOW: 22.0, Format.LARGE: 24.0, Format.TALL: 46.0}[frame.format]
        step = {Format.LOW: 12.0, Format.LARGE: 18.0, Format.TALL: 11.0}[frame.format]
        banner, brushes = stage.cut_bottom(low, 3.0)
        banner, steps = banner.cut_bottom(step, 3.0)
        steps = around(steps.centre, min(steps.w, 9.0 * step), step)
        return banner, steps, brushes

    def _brushes(self, box: Rect, frame: Frame) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        words, keys = box.cut_top(5.0, 1.5)
        icon, said = words.cut_left(5.0, 2.0)
        text = (ui.t("Cleaned up? Touch who did"), ui.t("Who cleaned up?"))
        out: list[Element] = [
            Icon(bounds=icon, name="brush", colour=theme.signal.yes),
            Label(bounds=said, wordings=text, colour=theme.text.second, role="small", floor=3.4),
        ]
        return out + [
            BrushKey(
                bounds=place,
                figure=self.players[seat].figure,
                name=self.name(seat),
                brushes=self.state.tallies[seat].clean_ups,
                tap=Brush(Seat(seat)),
            )
            for seat, place in enumerate(self._places(keys, frame))
        ]

    def _places(self, box: Rect, frame: Frame) -> list[Rect]:
        count = len(self.players)
        columns = count if not frame.is_tall else (1 if count <= 3 else 2)
        rows = -(-count // columns)
        return [place for row in box.rows(rows, 2.5) for place in row.columns(columns, 2.5)][:count]

    def tapped(self, intent: object) -> None:
        """Note a clean-up."""
        if isinstance(intent, Brush):
            self.submit(CleanUp(intent.seat))

    def pressed(self) -> None:
        """Go on to the next round."""
        self.submit(RoundDone(self.state.holder))
