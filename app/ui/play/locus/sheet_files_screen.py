"""Brings sheets in from TOML files on a stick or in the exports of this device; what is refused says why."""

from msgspec import Struct
from msgspec.structs import replace

from app.games.locus.own_sheet import LONGEST_NAME, OwnSheet
from app.paper.files import Found, find_sheets
from app.ui.frame import NOWHERE, Frame
from app.ui.geometry import stacked
from app.ui.list_pages import list_page
from app.ui.pager import TurnTo
from app.ui.parts import Back, Help, back_key, help_key, title
from app.ui.play.locus.own_sheets import sheet_note, shelf, where_words, why_refused
from app.ui.screen import Screen
from app.ui.screen_profiles import Format
from app.ui.screens import doors
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.sound import Cue
from app.ui.trouble_words import tried
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.panel import Panel


class Read(Struct, frozen=True):
    """Bring a file in, or hear why not."""

    index: int


class SheetFilesScreen(Screen):
    """Every TOML file found, read already: a tap brings its sheet in."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.page = 0
        self.sticks = ui.sticks()
        self.found = find_sheets(ui.folder, self.sticks)
        self._looked = ui.now

    def tick(self, now: float) -> None:
        """Notice a stick that came or went, once a second."""
        if now - self._looked < 1.0:
            return
        self._looked = now
        if self.ui.sticks() != self.sticks:
            self.sticks = self.ui.sticks()
            self.found = find_sheets(self.ui.folder, self.sticks)
            self.ui.layout += 1
            self.ui.redraw()

    def scene(self, frame: Frame) -> list[Element]:
        """Return the files, or a sentence if there are none."""
        ui, theme = self.ui, self.ui.theme
        columns = 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(self.found), self.page, columns=columns)
        heading = (ui.t("Bring in a sheet"), ui.t("Bring in"))
        out = [*title(theme, frame, heading, "import", page.note), help_key(frame), back_key(frame), *page.keys]
        if not self.found:
            words = ui.t("No sheet files here. Plug in a stick with sheets that were exported.")
            box = frame.stage.shrunk(4.0, frame.stage.h * 0.25)
            return [*out, Label(bounds=box, wordings=words, colour=theme.text.second, lines=4, align=0.5, floor=3.4)]
        for n, place in enumerate(page.places, start=page.first):
            out.append(replace(self._row(n), bounds=place, note=self._row(n).note if place.h > 11.4 else ""))
        return out

    def _row(self, n: int) -> ListRow:
        ui, found = self.ui, self.found[n]
        place = where_words(ui.language, found.file, self.sticks)
        if found.sheet is None:
            return ListRow(bounds=NOWHERE, icon="sheet", name=found.file.name, value=" ", signal="no",
                           note=ui.t("refused: {place}", place=place), opens=True, tap=Read(n))  # fmt: skip
        is_there = shelf(ui).find(found.sheet.name) == found.sheet
        value, signal = (ui.t("is here"), "yes") if is_there else (ui.t("new"), "")
        note = sheet_note(ui.language, found.sheet)
        return ListRow(bounds=NOWHERE, icon="sheet", name=found.sheet.name, value=value, signal=signal,
                       note=(f"{place}: {note}", note, place), tap=Read(n))  # fmt: skip

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Bring a sheet in, tell why one is refused, turn the page, or leave."""
        match intent:
            case Read(index):
                self._read(self.found[index])
            case TurnTo(page):
                self.page = page
                self.ui.layout += 1
            case Back():
                self.ui.back()
            case Help():
                doors.open_rules(self.ui, None)

    def _read(self, found: Found) -> None:
        ui = self.ui
        if found.sheet is None:
            ui.go(RefusedFileScreen(ui, found))
            return
        same = shelf(ui).find(found.sheet.name)
        if same == found.sheet:
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("{name} is here already.", name=found.sheet.name), "info")
        elif same is None:
            self._put(found.sheet)
        else:
            self._ask_which(found.sheet, same)

    def _ask_which(self, sheet: OwnSheet, same: OwnSheet) -> None:
        """Ask what to do with another sheet of the same name."""
        ui = self.ui
        other = shelf(ui).free_name(sheet.name, LONGEST_NAME)
        answers = (
            Answer(False, ui.t("Keep both"), ui.t("the new one: {name}", name=other), icon="plus"),
            Answer(True, ui.t("Take the new one"), ui.t("it replaces {name}", name=same.name), icon="import"),
        )

        def done(replaces: bool) -> None:
            self._put(sheet if replaces else replace(sheet, name=other), same.name if replaces else "")

        ui.go(ChoiceScreen(ui, ui.t("There is a sheet {name} already.", name=same.name), answers, None, done))

    def _put(self, sheet: OwnSheet, replacing: str = "") -> None:
        ui = self.ui
        if tried(ui, lambda: shelf(ui).put(sheet, replacing)):
            ui.tell(ui.t("{name} is kept.", name=sheet.name), "yes")


def _shortened(name: str) -> tuple[str, ...]:
    """Return a file name, and shorter: its beginning and its end."""
    return (name, f"{name[:12]}…{name[-8:]}") if len(name) > 22 else (name,)


class RefusedFileScreen(Screen):
    """Why one file was refused: the file, the place, what is wrong and what to do, and the exact words."""

    def __init__(self, ui: Ui, found: Found) -> None:
        super().__init__(ui)
        assert found.refused is not None
        self.found, self.refused = found, found.refused

    def scene(self, frame: Frame) -> list[Element]:
        """Return the reason."""
        ui, theme = self.ui, self.ui.theme
        why, remedy = why_refused(ui.language, self.refused)
        out = [*title(theme, frame, _shortened(self.found.file.name), "sheet"), help_key(frame), back_key(frame)]
        tray = frame.stage._replace(h=min(frame.stage.h, 78.0))
        out.append(Panel(bounds=tray, fill=theme.surface.tray))
        inner = tray.shrunk(4.0, 3.0)
        first, second, third, own = stacked(inner, (8.0, 14.0, 14.0, inner.h - 42.0), 2.0)
        place = ui.t("Place: {place}", place=self.refused.place)
        out.append(Label(bounds=first, wordings=place, colour=theme.text.second, floor=3.4))
        out.append(Label(bounds=second, wordings=why, colour=theme.signal.no, lines=2, floor=3.4))
        out.append(Label(bounds=third, wordings=remedy, colour=theme.text.main, lines=2, floor=3.4))
        words = f"{self.refused.what}. {self.refused.remedy}."
        out.append(Label(bounds=own, wordings=words, colour=theme.text.second, role="small", lines=6, floor=2.5,
                         valign=0.0))  # fmt: skip
        return out

    def tapped(self, intent: object) -> None:
        """Leave."""
        match intent:
            case Back():
                self.ui.back()
            case Help():
                doors.open_rules(self.ui, None)
