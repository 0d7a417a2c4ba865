"""Every screen about a household's own sheets, by name: kept, calibrated, printed, brought in, chosen."""

from typing import Any

from stage_set import Put, Stage

from app.games.locus.own_sheet import OwnSheet, own_sheet_text
from app.games.locus.sheet import Scales
from app.paper.files import homes
from app.prints.locus.shelf import Begun, Shelf
from app.ui.kit.keypad import Digit
from app.ui.play.locus.both.house import house_sheet
from app.ui.play.locus.box import setup
from app.ui.play.locus.sheets import calibrate_view
from app.ui.play.locus.sheets.calibrate_screen import CalibrateScreen
from app.ui.play.locus.sheets.measuring import EMPTY, WHOLE
from app.ui.play.locus.sheets.own_sheet_screen import OwnSheetScreen
from app.ui.play.locus.sheets.print_screen import PrintScreen
from app.ui.play.locus.sheets.sheet_files_screen import SheetFilesScreen
from app.ui.play.locus.sheets.sheets_kept_screen import SheetsKeptScreen
from app.ui.screens.files import Read

OURS = OwnSheet(
    "Ons groen blad",
    Scales((5, 9, 11, 9, 7), (0, 4, 10, 17, 25, 34), (6, 8, 8, 7, 12, 9), (8, 8, 6, 6, 10), (4, 9, 14, 19, 25, 32)),
    coins=16,
    cards=54,
)
FULL = OwnSheet(
    "Wim en Marloes",
    Scales((88,) * 16, (0, *range(80, 95)), (88,) * 16, (88,) * 16, tuple(range(84, 100))),
    coins=99,
    cards=None,
)


def _kept(*sheets: OwnSheet, begun: Begun | None = None) -> Put:
    def act(stage: Stage) -> None:
        shelf = Shelf(stage.ui.table.store)
        for sheet in sheets:
            shelf.put(sheet)
        if begun is not None:
            shelf.begin(begun)
        stage.ui.go(SheetsKeptScreen(stage.ui))

    return act


def _many(stage: Stage) -> None:
    _kept(*(OwnSheet(f"{n} Vakantiehuisje", OURS.scales, cards=None if n % 2 else 48) for n in range(10, 23)))(stage)


def _calibrating(sheet: OwnSheet, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(CalibrateScreen(stage.ui, Begun("", sheet), lambda _sheet: None))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _files(*bad: tuple[str, str], sheets: tuple[OwnSheet, ...] = (), opens: int | None = None) -> Put:
    def act(stage: Stage) -> None:
        folder = homes(stage.ui.folder, ())[0]
        folder.mkdir(exist_ok=True)
        for n, sheet in enumerate(sheets):
            (folder / f"sheet-{n}.toml").write_text(own_sheet_text(sheet))
        for name, text in bad:
            (folder / name).write_text(text)
        stage.ui.go(SheetFilesScreen(stage.ui))
        if opens is not None:
            stage.ui.screen.tapped(Read(opens))

    return act


def _same_name(stage: Stage) -> None:
    Shelf(stage.ui.table.store).put(OwnSheet(OURS.name, OURS.scales, coins=12))
    _files(sheets=(OURS,), opens=0)(stage)


def _choosing(count: int) -> Put:
    def act(stage: Stage) -> None:
        for n in range(count):
            Shelf(stage.ui.table.store).put(OwnSheet(f"{n} Vakantiehuisje", OURS.scales, cards=None if n % 2 else 48))
        stage.ui.go(stage.playable().setup(stage.ui, stage.players(3)))
        stage.ui.screen.tapped(setup.AskSheet())

    return act


LONG_FILE = "een-lange-naam-van-een-bestand.toml"
PROPER = {
    OURS.name,
    FULL.name,
    "Half klaar",
    "Vakantiehuisje",
    LONG_FILE,
    "een-lange-na\N{HORIZONTAL ELLIPSIS}and.toml",
    "broken.toml",
}
"""Names that households gave: of sheets and of files."""

FINE_PRINT = {"[0, 4, 10, 25, 17, 34] cannot be printed. Begin at 0 and let it rise or stay (L35)."}
"""What a refused file says for who repairs it."""

FALLING = own_sheet_text(OURS).replace("17, 25", "25, 17")

SHEETS: dict[str, Put] = {
    "sheets-none": _kept(),
    "sheets-two": _kept(OURS, FULL, begun=Begun("", OwnSheet("Half klaar", EMPTY))),
    "sheets-many": _many,
    "calibrate-fresh": _calibrating(OwnSheet("Ons groen blad", EMPTY)),
    "calibrate-typing": _calibrating(OURS, calibrate_view.Show(2), Digit(1), Digit(2)),
    "calibrate-purple": _calibrating(OURS, calibrate_view.Show(1), calibrate_view.Take(2)),
    "calibrate-insert": _calibrating(OURS, calibrate_view.Show(0), calibrate_view.Take(2), calibrate_view.Insert()),
    "calibrate-falls": _calibrating(OURS, calibrate_view.Show(4), Digit(3), calibrate_view.Take(2)),
    "calibrate-full": _calibrating(FULL, calibrate_view.Show(3)),
    "calibrate-whole": _calibrating(OURS, calibrate_view.Show(WHOLE)),
    "calibrate-whole-bare": _calibrating(OwnSheet("Ons groen blad", EMPTY), calibrate_view.Show(WHOLE)),
    "calibrate-whole-full": _calibrating(FULL, calibrate_view.Show(WHOLE)),
    "own-sheet": lambda stage: stage.ui.go(OwnSheetScreen(stage.ui, OURS)),
    "own-sheet-full": lambda stage: stage.ui.go(OwnSheetScreen(stage.ui, FULL)),
    "print-house": lambda stage: stage.ui.go(PrintScreen(stage.ui, house_sheet())),
    "print-own": lambda stage: stage.ui.go(PrintScreen(stage.ui, FULL)),
    "files-none": _files(),
    "files-some": _files(("broken.toml", "name = "), sheets=(OURS, FULL)),
    "files-refused": _files((LONG_FILE, FALLING), opens=0),
    "files-same-name": _same_name,
    "choice-sheets-own": _choosing(2),
    "choice-sheets-many": _choosing(9),
}
"""All of them; a new screen is one line."""
