"""One of a household's own sheets: look at it, change it, print it, take it out of the list."""

from msgspec import Struct

from app.games.locus.own_sheet import OwnSheet
from app.prints.locus.shelf import Begun
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.locus.look.sheet_picture import SheetPicture
from app.ui.play.locus.sheets.calibrate_screen import CalibrateScreen
from app.ui.play.locus.sheets.own_sheets import cards_words, sheet_note, shelf
from app.ui.play.locus.sheets.print_screen import PrintScreen
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey, Key


class Change(Struct, frozen=True):
    """Change its numbers, its name, its coins or its cards."""


class Print(Struct, frozen=True):
    """Print it."""


class Delete(Struct, frozen=True):
    """Take it out of the list."""


class OwnSheetScreen(Screen):
    """A sheet and what can be done with it."""

    def __init__(self, ui: Ui, sheet: OwnSheet) -> None:
        super().__init__(ui)
        self.sheet = sheet

    def scene(self, frame: Frame) -> list[Element]:
        """Return the picture and the keys."""
        ui, sheet = self.ui, self.sheet
        notes = {Format.LARGE: sheet_note(ui.language, sheet), Format.LOW: cards_words(ui.language, sheet)}
        note = notes.get(frame.format, "")  # on tall panels the name has the whole line
        out = [*title(ui.theme, frame, sheet.name, "sheet", note), help_key(frame), back_key(frame)]
        picture, keys = _boxes(frame)
        out.append(SheetPicture(bounds=picture, name=sheet.name, scales=sheet.scales, coins=sheet.coins))
        change, paper, delete = keys
        out.append(Key(bounds=change, icon="letters", label=ui.t("Change"), tap=Change()))
        out.append(Key(bounds=paper, icon="printer", label=ui.t("Print"), tap=Print()))
        words = (ui.t("Throw the sheet away: hold"), ui.t("Away: hold"))
        out.append(HoldKey(bounds=delete, icon="bin", label=words, tap=Delete()))
        return out

    def meant(self, intent: object) -> None:
        """Change, print, delete, or leave."""
        ui, name = self.ui, self.sheet.name
        match intent:
            case Change():
                begun = shelf(ui).begun
                begun = begun if begun is not None and begun.of == name else Begun(name, self.sheet)
                ui.go(CalibrateScreen(ui, begun, self._changed))
            case Print():
                ui.go(PrintScreen(ui, self.sheet))
            case Delete():
                shelf(ui).delete(name)
                ui.back()
                ui.tell(ui.t("{name} is deleted.", name=name), "info")

    def _changed(self, sheet: OwnSheet) -> None:
        self.sheet = sheet


def _boxes(frame: Frame) -> tuple[Rect, tuple[Rect, Rect, Rect]]:
    """Return the place of the picture and of the three keys; the one that destroys is far from the star."""
    stage = frame.stage
    if frame.is_tall:
        delete, rest = stage.cut_bottom(14.0, 3.0)[0].cut_top(16.0, 3.0)
        picture, keys = rest.cut_bottom(14.0, 3.0)
        change, paper = keys.columns(2, 3.0)
        return picture._replace(h=min(picture.h, 78.0)), (change, paper, delete)
    picture, keys = stage.cut_left(stage.w * 0.6, 4.0)
    if frame.format is Format.LOW:
        delete, rest = keys.cut_top(16.0, 3.0)
        change, paper = rest._replace(h=31.0).rows(2, 3.0)
    else:
        change, rest = keys.cut_top(14.0, 3.0)
        paper, rest = rest.cut_top(14.0, 3.0)
        delete = rest.cut_top(16.0)[0]
    return picture, (change, paper, delete)
