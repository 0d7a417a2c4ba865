"""Everybody's sheets, to be read at any time: a marker per player, and the sheet of the one that was touched."""

from collections.abc import Sequence

from msgspec import Struct

from app.games.locus.scoring import total
from app.games.locus.sheet import Sheet
from app.table.match.match import AnyMatch
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import RIM, Frame
from app.ui.kit.parts import back_key, help_key, hint, one_size
from app.ui.play.locus.look.overview import Filled, free_area, overview
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

NAMED = 38.0  # mm: a wider key has room for a figure and ten letters


class LookAtSeat(Struct, frozen=True):
    """Show the sheet of a seat."""

    seat: int


class SheetsScreen(Screen):
    """One sheet at a time, with its total as it would be now."""

    def __init__(self, ui: Ui, sheet: Sheet, players: Sequence[Player], sheets: Sequence[Filled], seat: int) -> None:
        super().__init__(ui)
        self.sheet = sheet
        self.players = players
        self.sheets = sheets
        self.seat = seat

    @property
    def star_look(self) -> StarLook:
        """The star goes back to the turn."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the markers and the sheet."""
        ui, theme = self.ui, self.ui.theme
        out: list[Element] = [help_key(frame), back_key(frame)]
        out += hint(theme, frame, (ui.t("Star: back to the turn"), ui.t("back")), is_gold=True)
        places = _tabs(frame).columns(max(len(self.players), 3), 2.0)
        is_named = places[0].w >= NAMED
        tabs: list[Key] = []
        for seat, (player, place) in enumerate(zip(self.players, places, strict=False)):
            look = Look.CHOSEN if seat == self.seat else Look.REST
            name, icon = player.name if is_named else "", f"figure-{player.figure}"
            tabs.append(Key(bounds=place, icon=icon, label=name, look=look, tap=LookAtSeat(seat)))
        out += one_size(tabs)
        box, is_high = sheet_box(frame)
        filled = self.sheets[self.seat]
        out += overview(ui, self.sheet, filled, box, is_high=is_high)
        area = free_area(self.sheet, box, is_high=is_high)
        words = Rect(area.x, area.y, area.w, min(12.0, area.h))
        name, points = self.players[self.seat].name, total(filled.points)
        said = (
            ui.t("total {total}", total=points) if is_named else ui.t("{name}: total {total}", name=name, total=points)
        )
        out.append(Label(bounds=words, wordings=said, colour=theme.text.main, role="title", lines=2, floor=3.4))
        return out

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.ui.table.match

    def meant(self, intent: object) -> None:
        """Show another sheet, or leave."""
        match intent:
            case LookAtSeat(seat):
                self.seat = seat

    def pressed(self) -> None:
        """Go back to the turn."""
        self.ui.back()


def _tabs(frame: Frame) -> Rect:
    """Return the strip for the keys of the seats: above the sheet, clear of the rim."""
    if frame.format is Format.LOW:
        return Rect(frame.stage.x, RIM, frame.stage.w, frame.stage.y - RIM - 1.0)
    return Rect(frame.stage.x, RIM, frame.stage.w, 12.0)


def sheet_box(frame: Frame) -> tuple[Rect, bool]:
    """Return the box for a whole sheet, and whether its zones stand in two stacks; portrait paints into the rim."""
    if frame.is_tall:
        wide = frame.profile.mm[0] - 4.0
        return Rect(2.0, frame.stage.y, wide, frame.stage.h), True
    return frame.stage, False
