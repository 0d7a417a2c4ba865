"""The sheets of a household in the store, and the one that is only half measured."""

from msgspec import Struct

from app.errors import SheetTrouble
from app.games.locus.own_sheet import OwnSheet
from app.paper.shelf import NamedShelf

KEY = "locus-own-sheets"
BEGUN = "locus-own-sheet-begun"


class Begun(Struct, frozen=True):
    """A sheet that is being measured; `of` is the name of the sheet it will replace, empty for a new one."""

    of: str
    sheet: OwnSheet


class Shelf(NamedShelf[OwnSheet]):
    """The own sheets in a store, and the one being measured."""

    key = KEY
    kind = OwnSheet

    def name_of(self, thing: OwnSheet) -> str:
        """Return the name of a sheet."""
        return thing.name

    def named(self, name: str) -> OwnSheet:
        """Return a sheet by its name; SheetTrouble names those there are."""
        found = self.find(name)
        if found is None:
            there = ", ".join(repr(sheet.name) for sheet in self.all()) or "none"
            raise SheetTrouble(f"There is no sheet {name!r}.", f"Own sheets kept here: {there}.")
        return found

    @property
    def begun(self) -> Begun | None:
        """The sheet that is being measured, if one was left half done."""
        return next(iter(self._store.get(BEGUN, tuple[Begun, ...], ())), None)

    def begin(self, begun: Begun | None) -> None:
        """Remember how far measuring has come, or that it is done."""
        self._store.put(BEGUN, () if begun is None else (begun,))
