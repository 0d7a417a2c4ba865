"""The shelf: a household's own sheets in the store, each under a name of its own, and the one being measured."""

from msgspec import Struct

from app.errors import SheetTrouble
from app.games.locus.own_sheet import OwnSheet
from app.table.store import Store

KEY = "locus-own-sheets"
BEGUN = "locus-own-sheet-begun"


class Begun(Struct, frozen=True):
    """A sheet that is being measured; `of` is the name of the sheet it will replace, empty for a new one."""

    of: str
    sheet: OwnSheet


class Shelf:
    """The own sheets in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def all(self) -> tuple[OwnSheet, ...]:
        """Return the sheets by name."""
        return self._store.get(KEY, tuple[OwnSheet, ...], ())

    def find(self, name: str) -> OwnSheet | None:
        """Return a sheet by its name, whatever its capitals, or None."""
        return next((sheet for sheet in self.all() if sheet.name.casefold() == name.casefold()), None)

    def named(self, name: str) -> OwnSheet:
        """Return a sheet by its name; SheetTrouble names those there are."""
        found = self.find(name)
        if found is None:
            there = ", ".join(repr(sheet.name) for sheet in self.all()) or "none"
            raise SheetTrouble(f"There is no sheet {name!r}.", f"Own sheets kept here: {there}.")
        return found

    def is_free(self, name: str, besides: str = "") -> bool:
        """Tell whether a name can be had; the sheet `besides` may keep its own."""
        found = self.find(name)
        return found is None or found.name == besides

    def free_name(self, name: str, longest: int) -> str:
        """Return the name, or the name with the first number that is free."""
        tries = (name, *(f"{name[: longest - 3].rstrip()} {n}" for n in range(2, 100)))
        return next(each for each in tries if self.is_free(each))

    def put(self, sheet: OwnSheet, replacing: str = "") -> None:
        """Keep a sheet, in the place of the one called `replacing` if there is one; its name must be free."""
        if not self.is_free(sheet.name, replacing):
            raise ValueError(f"there is a sheet {sheet.name!r} already")
        others = [each for each in self.all() if each.name != replacing]
        self._keep([*others, sheet])

    def delete(self, name: str) -> None:
        """Forget a sheet; games that were played with it keep its numbers."""
        self._keep([each for each in self.all() if each.name != name])

    def _keep(self, sheets: list[OwnSheet]) -> None:
        self._store.put(KEY, tuple(sorted(sheets, key=lambda sheet: sheet.name.casefold())))

    # ------------------------------------------------------------ the sheet being measured

    @property
    def begun(self) -> Begun | None:
        """The sheet that is being measured, if one was left half done."""
        return next(iter(self._store.get(BEGUN, tuple[Begun, ...], ())), None)

    def begin(self, begun: Begun | None) -> None:
        """Remember how far measuring has come, or that it is done."""
        self._store.put(BEGUN, () if begun is None else (begun,))
