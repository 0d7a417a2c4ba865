"""Brings a household's own things in from files on a stick or in the exports of this device; a refusal says why.

What kind of things they are, a game fills in: sheets, yards.
"""

from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from app.errors import FileTrouble
from app.paper.files import Found
from app.paper.shelf import NamedShelf
from app.ui.ink.geometry import stacked
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.panel import Panel
from app.ui.words.file_words import fault_words, place_words, shortened, where_words

ThingT = TypeVar("ThingT")


class Read(Struct, frozen=True):
    """Bring a file in, or hear why not."""

    index: int


class FilesScreen(Screen, Generic[ThingT]):
    """Every file found, read already: a tap brings in what is in it."""

    icon = "sheet"
    longest = 14  # letters of a name

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.page = 0
        self.sticks = ui.sticks()
        self.found = self.find()
        self._looked = ui.now

    # ------------------------------------------------------------ what a game fills in

    def find(self) -> tuple[Found[ThingT], ...]:
        """Read all files there are now."""
        raise NotImplementedError

    def shelf(self) -> NamedShelf[ThingT]:
        """Return where things of this kind are kept."""
        raise NotImplementedError

    def heading(self) -> tuple[str, ...]:
        """Return the title, long and short."""
        raise NotImplementedError

    def nothing(self) -> str:
        """Say that there are no files."""
        raise NotImplementedError

    def note(self, thing: ThingT) -> str:
        """Say in a few words what a thing is like."""
        raise NotImplementedError

    def is_same(self, one: ThingT, other: ThingT) -> bool:
        """Say whether two things of one name are the same."""
        return one == other

    def renamed(self, thing: ThingT, name: str) -> ThingT:
        """Return a thing under another name."""
        raise NotImplementedError

    def ready(self, thing: ThingT, replaced: ThingT | None) -> ThingT:  # noqa: ARG002 - most are kept as they are
        """Return a thing as it is to be kept, perhaps in the place of another."""
        return thing

    def brought(self, thing: ThingT) -> None:
        """Hear that a thing was kept."""

    def there_is_one(self, name: str) -> str:
        """Say that a name is given already."""
        raise NotImplementedError

    def why_refused(self, refused: FileTrouble) -> tuple[str, str]:
        """Say why a file is refused and what to do, each as one sentence."""
        raise NotImplementedError

    # ------------------------------------------------------------ scene

    def tick(self, now: float) -> None:
        """Notice a stick that came or went, once a second."""
        if now - self._looked < 1.0:
            return
        self._looked = now
        if self.ui.sticks() != self.sticks:
            self.sticks = self.ui.sticks()
            self.found = self.find()
            self.ui.layout += 1
            self.ui.redraw()

    def scene(self, frame: Frame) -> list[Element]:
        """Return the files, or a sentence if there are none."""
        ui, theme = self.ui, self.ui.theme
        columns = 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(self.found), self.page, columns=columns)
        out = [*title(theme, frame, self.heading(), "import", page.note), help_key(frame), back_key(frame), *page.keys]
        if not self.found:
            box = frame.stage.shrunk(4.0, frame.stage.h * 0.25)
            words = self.nothing()
            return [*out, Label(bounds=box, wordings=words, colour=theme.text.second, lines=4, align=0.5, floor=3.4)]
        for n, place in enumerate(page.places, start=page.first):
            out.append(replace(self._row(n), bounds=place, note=self._row(n).note if place.h > 11.4 else ""))
        return out

    def _row(self, n: int) -> ListRow:
        ui, found = self.ui, self.found[n]
        place = where_words(ui.language, found.file, self.sticks)
        if found.thing is None:
            why = (ui.t("unreadable ({place})", place=place), place)
            file = shortened(found.file.name)
            return ListRow(bounds=NOWHERE, icon=self.icon, name=file, value=" ", signal="no", note=why, opens=True,
                           tap=Read(n))  # fmt: skip
        name = self.shelf().name_of(found.thing)
        same = self.shelf().find(name)
        is_there = same is not None and self.is_same(same, found.thing)
        value, signal = (ui.t("is here"), "yes") if is_there else (ui.t("new"), "")
        note = self.note(found.thing)
        return ListRow(bounds=NOWHERE, icon=self.icon, name=name, value=value, signal=signal,
                       note=(f"{place}: {note}", note, place), tap=Read(n))  # fmt: skip

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Bring a thing in, tell why one is refused, turn the page, or leave."""
        match intent:
            case Read(index):
                self._read(self.found[index])
            case TurnTo(page):
                self.page = page
                self.ui.layout += 1

    def _read(self, found: Found[ThingT]) -> None:
        ui = self.ui
        if found.thing is None:
            assert found.refused is not None
            why, remedy = fault_words(ui.language, found.refused) or self.why_refused(found.refused)
            ui.go(RefusedFileScreen(ui, found.refused, why, remedy))
            return
        name = self.shelf().name_of(found.thing)
        same = self.shelf().find(name)
        if same is None:
            self._put(found.thing, None)
        elif self.is_same(same, found.thing):
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("{name} is here already.", name=name), "info")
        else:
            self._ask_which(found.thing, same)

    def _ask_which(self, thing: ThingT, same: ThingT) -> None:
        """Ask what to do with another thing of the same name."""
        ui, shelf = self.ui, self.shelf()
        name, other = shelf.name_of(same), shelf.free_name(shelf.name_of(thing), self.longest)
        answers = (
            Answer(False, ui.t("Keep both"), ui.t("the new one: {name}", name=other), icon="plus"),
            Answer(True, ui.t("Take the new one"), ui.t("it replaces {name}", name=name), icon="import"),
        )

        def done(replaces: bool) -> None:
            self._put(thing if replaces else self.renamed(thing, other), same if replaces else None)

        ui.go(ChoiceScreen(ui, self.there_is_one(name), answers, None, done))

    def _put(self, thing: ThingT, replaced: ThingT | None) -> None:
        ui, shelf = self.ui, self.shelf()
        kept = self.ready(thing, replaced)
        shelf.put(kept, "" if replaced is None else shelf.name_of(replaced))
        self.brought(kept)
        ui.tell(ui.t("{name} is kept.", name=shelf.name_of(kept)), "yes")


class RefusedFileScreen(Screen):
    """Why one file was refused: the file, the place, what is wrong and what to do, and the exact words."""

    def __init__(self, ui: Ui, refused: FileTrouble, why: str, remedy: str) -> None:
        super().__init__(ui)
        self.refused, self.why, self.remedy = refused, why, remedy

    def scene(self, frame: Frame) -> list[Element]:
        """Return the reason."""
        ui, theme = self.ui, self.ui.theme
        out = [*title(theme, frame, shortened(self.refused.file), "sheet"), help_key(frame), back_key(frame)]
        tray = frame.stage._replace(h=min(frame.stage.h, 78.0))
        out.append(Panel(bounds=tray, fill=theme.surface.tray))
        inner = tray.shrunk(4.0, 3.0)
        first, second, third, own = stacked(inner, (8.0, 14.0, 14.0, inner.h - 42.0), 2.0)
        place = ui.t("Place: {place}", place=place_words(ui.language, self.refused.place))
        out.append(Label(bounds=first, wordings=place, colour=theme.text.second, floor=3.0))
        out.append(Label(bounds=second, wordings=self.why, colour=theme.signal.no, lines=3, floor=3.0))
        out.append(Label(bounds=third, wordings=self.remedy, colour=theme.text.main, lines=3, floor=3.0))
        words = f"{self.refused.what}. {self.refused.remedy}."
        out.append(Label(bounds=own, wordings=words, colour=theme.text.second, role="small", lines=6, floor=2.5,
                         valign=0.0))  # fmt: skip
        return out
