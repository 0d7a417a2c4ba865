"""Whose sheets a game beside the box is drawn on: uncalibrated ones, the house sheet, or one of our own."""

from collections.abc import Callable

from app.games.locus.own_sheet import OwnSheet
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.locus.both.draft import FROM_BOX, HOUSE, SheetChoice, SheetKind
from app.ui.play.locus.sheets.own_sheets import sheet_note, shelf
from app.ui.play.locus.sheets.sheets_kept_screen import new_sheet
from app.ui.screens.choice import Pick
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.list_row import ListRow


def current(ui: Ui, choice: SheetChoice) -> SheetChoice:
    """Return a choice as the shelf has it now; a sheet that is gone becomes a sheet from the box."""
    if choice.own is None:
        return choice if choice.kind is not SheetKind.OWN else FROM_BOX
    kept = shelf(ui).find(choice.own.name)
    return FROM_BOX if kept is None else SheetChoice(SheetKind.OWN, kept)


class SheetChoiceScreen(Screen):
    """The sheets there are, and the way to a new one."""

    def __init__(self, ui: Ui, chosen: SheetChoice, done: Callable[[SheetChoice], None]) -> None:
        super().__init__(ui)
        self.chosen = chosen
        self._done = done
        self.page = 0

    def _choices(self) -> list[SheetChoice]:
        return [FROM_BOX, HOUSE, *(SheetChoice(SheetKind.OWN, sheet) for sheet in shelf(self.ui).all())]

    def scene(self, frame: Frame) -> list[Element]:
        """Return a row for each sheet, and one for a new one."""
        ui, choices = self.ui, self._choices()
        columns = 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(choices) + 1, self.page, row=13.0, most=19.0, columns=columns)
        asked = ui.t("Which sheets do you draw on?")
        out = [*title(ui.theme, frame, asked, note=page.note), help_key(frame), back_key(frame), *page.keys]
        for n, place in enumerate(page.places, start=page.first):
            is_new = n == len(choices)
            name, note, icon = self._words(None if is_new else choices[n])
            is_on = not is_new and choices[n] == self.chosen
            out.append(
                ListRow(
                    bounds=place,
                    name=name,
                    note=note,
                    icon=icon,
                    value=" " if is_on else "",
                    signal="yes" if is_on else "",
                    look=Look.CHOSEN if is_on else Look.REST,
                    opens=is_new,
                    tap=Pick(n),
                )
            )
        return out

    def _words(self, choice: SheetChoice | None) -> tuple[str, str | tuple[str, ...], str]:
        ui = self.ui
        if choice is None:
            note = (ui.t("once, then it counts with large keys"), ui.t("once, then large keys"))
            return ui.t("Calibrate a sheet now"), note, "plus"
        if choice.own is not None:
            return choice.own.name, sheet_note(ui.language, choice.own), "sheet"
        if choice.kind is SheetKind.HOUSE:
            note = (ui.t("at the end you tap rows, blocks and ends"), ui.t("tap rows, blocks and ends"))
            return ui.t("House sheet"), note, "home"
        note = (ui.t("at the end you enter five totals each"), ui.t("five totals at the end"))
        return ui.t("Sheets from the box"), note, "cards"

    def meant(self, intent: object) -> None:
        """Choose, calibrate, turn the page, or leave."""
        ui = self.ui
        match intent:
            case Pick(index) if index == len(self._choices()):
                new_sheet(ui, self._made)
            case Pick(index):
                choice = self._choices()[index]
                ui.back()
                self._done(choice)
            case TurnTo(page):
                self.page = page
                ui.layout += 1

    def _made(self, sheet: OwnSheet) -> None:
        """Use the sheet that was just calibrated."""
        self.ui.back()
        self._done(SheetChoice(SheetKind.OWN, sheet))
