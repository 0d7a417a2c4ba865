"""Brings sheets in from TOML files on a stick or in the exports of this device; what is refused says why."""

from msgspec.structs import replace

from app.errors import FileTrouble
from app.games.locus.own_sheet import LONGEST_NAME, OwnSheet
from app.paper.files import Found
from app.prints.locus.files import find_sheets
from app.prints.locus.shelf import Shelf
from app.ui.play.locus.sheets.own_sheets import sheet_note, shelf, why_refused
from app.ui.screens.files import FilesScreen


class SheetFilesScreen(FilesScreen[OwnSheet]):
    """Every sheet file found."""

    longest = LONGEST_NAME

    def find(self) -> tuple[Found[OwnSheet], ...]:
        """Read all sheet files there are now."""
        return find_sheets(self.ui.folder, self.sticks)

    def shelf(self) -> Shelf:
        """Return the own sheets."""
        return shelf(self.ui)

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Bring in a sheet"), self.ui.t("Bring in"))

    def nothing(self) -> str:
        """Say that there are no sheet files."""
        return self.ui.t("No sheet files here. Plug in a stick with sheets that were exported.")

    def note(self, thing: OwnSheet) -> str:
        """Say what a sheet has."""
        return sheet_note(self.ui.language, thing)

    def renamed(self, thing: OwnSheet, name: str) -> OwnSheet:
        """Return a sheet under another name."""
        return replace(thing, name=name)

    def there_is_one(self, name: str) -> str:
        """Say that a sheet has the name already."""
        return self.ui.t("There is a sheet {name} already.", name=name)

    def why_refused(self, refused: FileTrouble) -> tuple[str, str]:
        """Say why, and what to do."""
        return why_refused(self.ui.language, refused)
