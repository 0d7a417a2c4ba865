"""A roll is awaited: touch the face of the die on the table, or let the screen roll. Any game that asks gets it."""

from collections.abc import Callable

from msgspec import Struct

from app.games.game import ChanceMove, Roll, Rolled
from app.table.match import Match
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.parts import hint, turn_line
from app.ui.play.page import Page
from app.ui.ui import Ui
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label


class TypeFace(Struct, frozen=True):
    """The real die shows this face."""

    face: int


class RollPage(Page):
    """Six large faces (or as many as the die has); the star rolls on the screen. The log keeps the source."""

    def __init__(self, ui: Ui, match: Match, fulfil: Callable[[ChanceMove], bool]) -> None:
        super().__init__(ui, fulfil)
        assert isinstance(match.awaiting, Roll)
        self.match = match
        self.roll: Roll = match.awaiting

    def scene(self, frame: Frame) -> list[Element]:
        """Return the faces."""
        ui, theme = self.ui, self.ui.theme
        player = self.match.players[self.roll.seat]
        out = turn_line(ui, frame, player, ui.t("rolls"), points_to=player.side)
        asked, keys = frame.stage.cut_top(12.0, 3.0)
        said = ui.t("Roll your die and touch what it shows")
        out.append(Label(bounds=asked, wordings=said, colour=theme.text.main, lines=2, floor=3.4))
        words = ui.t("Star: the screen rolls")
        if frame.far_line is None:
            out += hint(theme, frame, words, is_gold=True)
        else:
            keys, below = keys.cut_bottom(9.0, 2.0)
            out.append(Label(bounds=below, wordings=words, colour=theme.gold.star, align=1.0))
        for face, place in enumerate(self._places(keys, frame), 1):
            out.append(DieFace(bounds=place, face=face, tap=TypeFace(face)))
        return out

    def _places(self, box: Rect, frame: Frame) -> list[Rect]:
        columns = 2 if frame.is_tall else 3
        rows = -(-self.roll.faces // columns)
        side = min((box.w - 3.0 * (columns - 1)) / columns, (box.h - 3.0 * (rows - 1)) / rows, 34.0)
        left = box.x + (box.w - columns * side - (columns - 1) * 3.0) / 2
        return [
            Rect(left + (n % columns) * (side + 3.0), box.y + (n // columns) * (side + 3.0), side, side)
            for n in range(self.roll.faces)
        ]

    def tapped(self, intent: object) -> None:
        """Take the face that was touched."""
        match intent:
            case TypeFace(face):
                self.submit(Rolled(face, "typed"))

    def pressed(self) -> None:
        """Let the screen roll."""
        self.submit(self.match.luck())
