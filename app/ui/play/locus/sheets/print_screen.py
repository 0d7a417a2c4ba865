"""Prints a sheet into a PDF file: on what paper, with how much ink, onto which stick."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.locus import Sheet
from app.games.locus.own_sheet import OwnSheet
from app.paper.files import file_name, homes, write_file
from app.paper.inks import Ink
from app.prints.locus.printing import Order, Paper, printed
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook
from app.ui.words.file_words import where_words


class Choose(Struct, frozen=True):
    """Choose a paper or an ink."""

    value: Paper | Ink


class PrintScreen(Screen):
    """Two choices and where the file goes; the star writes it."""

    def __init__(self, ui: Ui, sheet: Sheet | OwnSheet) -> None:
        super().__init__(ui)
        self.sheet = sheet
        self.order = Order()

    @property
    def star_look(self) -> StarLook:
        """Always armed."""
        return StarLook.ARMED

    @property
    def name(self) -> str:
        """What the sheet is called."""
        return self.sheet.name if isinstance(self.sheet, OwnSheet) else self.ui.t("House sheet")

    def scene(self, frame: Frame) -> list[Element]:
        """Return paper, ink, place and what will be on the page."""
        ui, theme = self.ui, self.ui.theme
        out = [*title(theme, frame, (ui.t("Print: {name}", name=self.name), self.name), "printer")]
        out += [help_key(frame), back_key(frame)]
        out += hint(theme, frame, ui.t("Star: write the PDF"), is_gold=True)
        stage = frame.stage
        box = stage._replace(h=min(stage.h, 84.0 if frame.is_tall else 72.0))
        paper, rest = box.cut_top((box.h - 9.0) * 0.3, 3.0)
        ink, rest = rest.cut_top(paper.h, 3.0)
        out += self._pair(paper, ui.t("Paper"), ((Paper.A5, (ui.t("one on A5"), "A5")),
                                                 (Paper.A4, (ui.t("two on A4"), "A4"))))  # fmt: skip
        out += self._pair(ink, ui.t("Ink"), ((Ink.COLOUR, (ui.t("in colour"), ui.t("colour"))),
                                             (Ink.SAVING, (ui.t("little ink"), ui.t("little")))))  # fmt: skip
        where, what = rest.rows(2, 2.0)
        said = (ui.t("The file goes to: {place}", place=self._place()), self._place())
        out.append(Label(bounds=where, wordings=said, colour=theme.text.main, lines=2, floor=3.0))
        out.append(
            Label(bounds=what, wordings=self._what(), colour=theme.text.second, role="small", lines=3, floor=2.6)
        )
        return out

    def _pair(self, box: Rect, name: str, choices: tuple[tuple[Paper | Ink, tuple[str, ...]], ...]) -> list[Element]:
        head, keys = box.cut_top(6.0, 1.0)
        out: list[Element] = [
            Label(bounds=head, wordings=name, colour=self.ui.theme.text.second, role="small", floor=2.8)
        ]
        for (value, words), place in zip(choices, keys.columns(2, 3.0), strict=True):
            is_on = value in (self.order.paper, self.order.ink)
            icon = "check" if is_on else ""
            look = Look.CHOSEN if is_on else Look.REST
            out.append(Key(bounds=place, icon=icon, label=words, look=look, tap=Choose(value)))
        return out

    def _place(self) -> str:
        sticks = self.ui.sticks()
        return where_words(self.ui.language, homes(self.ui.folder, sticks)[-1], sticks)

    def _what(self) -> str:
        if isinstance(self.sheet, OwnSheet):
            return self.ui.t(
                "A score card: the points of the sheet to tick. The squares are on the sheet from the box."
            )
        return self.ui.t("The whole sheet with squares of 5 mm. Print it at 100 %, not fitted to the page.")

    def meant(self, intent: Any) -> None:
        """Choose, or leave."""
        match intent:
            case Choose(Paper() as paper):
                self.order = replace(self.order, paper=paper)
            case Choose(Ink() as ink):
                self.order = replace(self.order, ink=ink)

    def pressed(self) -> None:
        """Write the file, and say where it is."""
        ui, order = self.ui, self.order
        base = file_name(self.sheet.name) if isinstance(self.sheet, OwnSheet) else "house-sheet"
        file = homes(ui.folder, ui.sticks())[-1] / f"locus-{base}-{order.paper.value}-{order.ink.value}.pdf"
        write_file(file, printed(self.sheet, order, ui.language))
        ui.tell(ui.t("Written: {file} on {place}", file=file.name, place=self._place()), "yes")
