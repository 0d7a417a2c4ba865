"""Choosing a yard: pictures with names, page by page; the chosen one is framed, and its facts stand beside it."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from app.games.locomotion.yard_checks import can_turn
from app.games.locomotion.yard_file import NamedYard
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.list_pages import grid_page
from app.ui.pager import TurnTo
from app.ui.parts import Back, Help, back_key, help_key, title
from app.ui.play.locomotion.library import yard_title
from app.ui.play.locomotion.yard_tile import YardTile
from app.ui.screen import Screen
from app.ui.screen_profiles import Format
from app.ui.screens import doors
from app.ui.sound import Cue
from app.ui.ui import Ui
from app.ui.widgets.element import Element, Look


class PickYard(Struct, frozen=True):
    """Take this yard."""

    id: str


class YardChoiceScreen(Screen):
    """All yards there are; those too small for so many players are faint and say why."""

    def __init__(
        self, ui: Ui, yards: Sequence[NamedYard], chosen: str, fits: Callable[[NamedYard], bool],
        done: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(ui)
        self.yards = tuple(yards)
        self.chosen = chosen
        self.fits = fits
        self.done = done
        self.page = -1

    def scene(self, frame: Frame) -> list[Element]:
        """Return the tiles of one page."""
        ui = self.ui
        across, down = {Format.LOW: (3, 2), Format.LARGE: (4, 2), Format.TALL: (2, 3)}[frame.format]
        if self.page < 0:
            place = next((n for n, named in enumerate(self.yards) if named.id == self.chosen), 0)
            self.page = place // (across * down)
        page = grid_page(frame, len(self.yards), self.page, across, down)
        out = [*title(ui.theme, frame, ui.t("Which yard?"), "", page.note), help_key(frame), back_key(frame)]
        out += page.keys
        shown = self.yards[page.first : page.last]
        return [*out, *(self._tile(box, named) for box, named in zip(page.places, shown, strict=True))]

    def _tile(self, place: Rect, named: NamedYard) -> YardTile:
        look = Look.CHOSEN if named.id == self.chosen else Look.REST
        if not self.fits(named):
            look = Look.OFF
        count = len(named.yard.rails)
        note = self.ui.n("one rail", "{count} rails", count)
        if not can_turn(named.yard):
            note = self.ui.t("{rails}, no turning", rails=note)
        return YardTile(bounds=place, yard=named.yard, name=yard_title(self.ui.language, named), note=note, look=look,
                        tap=PickYard(named.id))  # fmt: skip

    def tapped(self, intent: object) -> None:
        """Take a yard, turn the page, or leave."""
        ui = self.ui
        match intent:
            case PickYard(id_):
                named = next(each for each in self.yards if each.id == id_)
                if not self.fits(named):
                    ui.play(Cue.REFUSE)
                    ui.tell(ui.t("Too small for so many players. (M6)"), "no")
                    return
                ui.back()
                self.done(id_)
            case TurnTo(page):
                self.page = page
                ui.layout += 1
            case Back():
                ui.back()
            case Help():
                doors.open_rules(ui, None)
