"""The sheets of this household: the house sheet, its own ones, a new one; out to files and in from files."""

from collections.abc import Callable

from msgspec import Struct

from app.games.locus.own_sheet import LONGEST_NAME, OwnSheet
from app.paper.files import homes
from app.prints.locus.files import export_sheets
from app.prints.locus.shelf import Begun
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.locus.both.house import house_sheet
from app.ui.play.locus.sheets.calibrate_screen import CalibrateScreen
from app.ui.play.locus.sheets.measuring import EMPTY
from app.ui.play.locus.sheets.own_sheet_screen import OwnSheetScreen
from app.ui.play.locus.sheets.own_sheets import ask_name, sheet_note, shelf
from app.ui.play.locus.sheets.print_screen import PrintScreen
from app.ui.play.locus.sheets.sheet_files_screen import SheetFilesScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.list_row import ListRow
from app.ui.words.file_words import where_words

ICONS_FROM = 32.0  # mm; a narrower key has its word alone


class OpenSheet(Struct, frozen=True):
    """Look at a sheet; no name is the house sheet."""

    name: str = ""


class New(Struct, frozen=True):
    """Calibrate a new sheet, or go on with the one that is half done."""


class Bring(Struct, frozen=True):
    """Bring sheets in from files."""


class Export(Struct, frozen=True):
    """Write all own sheets to files."""


class SheetsKeptScreen(Screen):
    """A list by name; below it what makes it longer and where it can go."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.page = 0

    def scene(self, frame: Frame) -> list[Element]:
        """Return the list and the keys."""
        ui = self.ui
        box, keys = frame.stage.cut_bottom(14.0, 3.0)
        rows, columns = self._rows(), 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(rows), self.page, box=box, row=12.0, columns=columns)
        heading = (ui.t("Printable sheets"), ui.t("Sheets"))
        out = [*title(ui.theme, frame, heading, "sheet", page.note), help_key(frame), back_key(frame), *page.keys]
        for place, (name, note, icon, tap) in zip(page.places, rows[page.first : page.last], strict=True):
            out.append(ListRow(bounds=place, icon=icon, name=name, note=note, opens=True, tap=tap))
        return out + self._keys(keys)

    def _rows(self) -> list[tuple[str, str | tuple[str, ...], str, object]]:
        ui = self.ui
        out: list[tuple[str, str | tuple[str, ...], str, object]] = [
            (ui.t("House sheet"), ui.t("comes with the program"), "home", OpenSheet())
        ]
        out += [(s.name, sheet_note(ui.language, s), "sheet", OpenSheet(s.name)) for s in shelf(ui).all()]
        begun = shelf(ui).begun
        if begun is not None and not begun.of:
            out.append((begun.sheet.name, (ui.t("half done: touch to go on"), ui.t("half done")), "pause", New()))
        return out

    def _keys(self, box: Rect) -> list[Element]:
        ui = self.ui
        new, bring, export = box.columns(3, 3.0)
        has_own, has_icons = bool(shelf(ui).all()), new.w > ICONS_FROM
        return [
            Key(bounds=new, icon="plus" if has_icons else "", label=(ui.t("New sheet"), ui.t("New")), tap=New()),
            Key(bounds=bring, icon="import" if has_icons else "", label=ui.t("Bring in"), tap=Bring()),
            Key(bounds=export, icon="export" if has_icons else "", label=(ui.t("Export"), ui.t("export")), tap=Export(),
                look=Look.REST if has_own else Look.OFF),
        ]  # fmt: skip

    def meant(self, intent: object) -> None:
        """Open a sheet, make one, bring some in, write them out, or leave."""
        ui = self.ui
        match intent:
            case OpenSheet(""):
                ui.go(PrintScreen(ui, house_sheet()))
            case OpenSheet(name):
                ui.go(OwnSheetScreen(ui, shelf(ui).named(name)))
            case New():
                new_sheet(ui)
            case Bring():
                ui.go(SheetFilesScreen(ui))
            case Export():
                self._export()
            case TurnTo(page):
                self.page = page
                ui.layout += 1

    def _export(self) -> None:
        ui, sheets = self.ui, shelf(self.ui).all()
        if not sheets:
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("There is no sheet of your own yet."), "info")
            return
        sticks = ui.sticks()
        folders = homes(ui.folder, sticks)
        export_sheets(sheets, folders)
        place = where_words(ui.language, folders[-1], sticks)
        ui.tell(
            ui.n("One sheet exported: {place}", "{count} sheets exported: {place}", len(sheets), place=place), "yes"
        )


def new_sheet(ui: Ui, done: Callable[[OwnSheet], None] = lambda _sheet: None) -> None:
    """Calibrate a new sheet, or go on with the one that is half done; `done` gets it once it is kept."""
    begun = shelf(ui).begun
    if begun is not None and not begun.of:
        ui.go(CalibrateScreen(ui, begun, done))
        return

    def named(name: str) -> None:
        ui.go(CalibrateScreen(ui, Begun("", OwnSheet(name, EMPTY)), done))

    ask_name(ui, shelf(ui).free_name(ui.t("Our sheet"), LONGEST_NAME), named)
