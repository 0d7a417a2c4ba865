"""Brings yards in from TOML files on a stick or in the exports of this device; what is refused says why."""

from msgspec.structs import replace

from app.errors import FileTrouble
from app.games.locomotion.yard.draft import LONGEST_TITLE
from app.games.locomotion.yard.file import NamedYard, Titles
from app.paper.files import Found
from app.prints.locomotion.files import find_yards
from app.prints.locomotion.shelf import YardShelf
from app.ui.play.locomotion.yards.own_yards import players_words, rails_words, why_refused, yard_shelf
from app.ui.play.locomotion.yards.start_par import prepare
from app.ui.screens.files import FilesScreen


class YardFilesScreen(FilesScreen[NamedYard]):
    """Every yard found in a file."""

    icon = "yard"
    longest = LONGEST_TITLE

    def find(self) -> tuple[Found[NamedYard], ...]:
        """Read all files of yards there are now."""
        return find_yards(self.ui.folder, self.sticks)

    def shelf(self) -> YardShelf:
        """Return the own yards."""
        return yard_shelf(self.ui)

    def heading(self) -> tuple[str, ...]:
        """Return the title."""
        return (self.ui.t("Bring in a yard"), self.ui.t("Bring in"))

    def nothing(self) -> str:
        """Say that there are no files of yards."""
        return self.ui.t("No yard files here. Plug in a stick with yards that were exported.")

    def note(self, thing: NamedYard) -> str:
        """Say how large a yard is."""
        language = self.ui.language
        return f"{rails_words(language, thing.yard)}, {players_words(language, thing.yard)}"

    def is_same(self, one: NamedYard, other: NamedYard) -> bool:
        """Say whether rails and starts are the same; ids belong to one device."""
        return (one.yard, one.starts) == (other.yard, other.starts)

    def renamed(self, thing: NamedYard, name: str) -> NamedYard:
        """Return a yard under another name."""
        return replace(thing, titles=Titles(name, name))

    def ready(self, thing: NamedYard, replaced: NamedYard | None) -> NamedYard:
        """Return a yard with an id of this device: a new one, or that of the yard it replaces."""
        return replace(thing, id=replaced.id if replaced is not None else self.shelf().free_id())

    def brought(self, thing: NamedYard) -> None:
        """Have its shortest ways looked for."""
        prepare(self.ui, thing)

    def there_is_one(self, name: str) -> str:
        """Say that a yard has the name already."""
        return self.ui.t("There is a yard {name} already.", name=name)

    def why_refused(self, refused: FileTrouble) -> tuple[str, str]:
        """Say why, and what to do."""
        return why_refused(self.ui.language, refused)
