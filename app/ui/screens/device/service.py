"""How the device is: one row for each part, with what to do about it, and tests of star and touch."""

from collections.abc import Callable
from importlib.metadata import version

from msgspec import Struct

from app.table.ports import DeviceState, Health
from app.ui.ink.geometry import Rect, stacked
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.screens.device.tests_by_hand import StarTestScreen, TouchTestScreen
from app.ui.stage.playable import offers_of
from app.ui.stage.screen import Screen
from app.ui.stage.showing import Showing
from app.ui.stage.ui import Ui
from app.ui.widgets.device_row import SIGNALS, DeviceRow
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.words.device_words import health_of, icon_of, name_of, remedy_of

ICON_FROM = 27.0  # mm; a narrower key has its word alone


class LookAt(Struct, frozen=True):
    """Tell more of a device."""

    name: str


class TryStar(Struct, frozen=True):
    """Try the star."""


class TryTouch(Struct, frozen=True):
    """Try the touch."""


class OpenPapers(Struct, frozen=True):
    """Show what is on paper: sheets to keep and to print."""


class ServiceScreen(Screen):
    """All devices as they are now; it looks again at every beat."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.page = 0
        self.states = tuple(ui.devices())

    def tick(self, now: float) -> None:  # noqa: ARG002 - devices tell their own state
        """Notice a device that came, fell ill or left."""
        states = tuple(self.ui.devices())
        if states != self.states:
            self.states = states
            self.ui.redraw()

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the devices and the tests."""
        ui = self.ui
        rows, keys = frame.stage.cut_bottom(12.0, 2.5)
        columns = 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(self.states), self.page, box=rows, most=20.0, columns=columns)
        note = page.note or f"tafelster {version('tafelster')}"
        out = [*title(ui.theme, frame, ui.t("Device"), "service", note), help_key(frame), back_key(frame)]
        for place, state in zip(page.places, self.states[page.first : page.last], strict=True):
            out.append(self._row(place, state))
        return out + page.keys + self._keys(keys)

    def _keys(self, box: Rect) -> list[Element]:
        ui = self.ui
        keys = [
            ("button", (ui.t("Test the star"), ui.t("Star")), TryStar()),
            ("touch", (ui.t("Test touch"), ui.t("Touch")), TryTouch()),
        ]
        if self._papers() is not None:
            keys.append(("printer", (ui.t("Printable sheets"), ui.t("Sheets")), OpenPapers()))
        places = box.columns(len(keys), 3.0)
        return [
            Key(bounds=place, icon=icon if place.w > ICON_FROM else "", label=words, tap=tap)
            for place, (icon, words, tap) in zip(places, keys, strict=True)
        ]

    def _papers(self) -> Callable[[Ui], Showing] | None:
        """Return the screen of the first game that has something on paper."""
        return next((offer.playable.papers for offer in offers_of(self.ui) if offer.playable.papers), None)

    def _row(self, place: Rect, state: DeviceState) -> DeviceRow:
        language = self.ui.language
        signal, words = health_of(language, state)
        return DeviceRow(
            bounds=place,
            icon=icon_of(state),
            name=name_of(language, state),
            signal=signal,
            health=words,
            remedy=remedy_of(language, state),
            tap=LookAt(state.name),
        )

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Tell more, test, turn the page, or leave."""
        ui = self.ui
        match intent:
            case LookAt(name):
                ui.go(DeviceScreen(ui, name))
            case TryStar():
                ui.go(StarTestScreen(ui))
            case TryTouch():
                ui.go(TouchTestScreen(ui))
            case OpenPapers():
                papers = self._papers()
                if papers is not None:
                    ui.go(papers(ui))
            case TurnTo(page):
                self.page = page
                ui.layout += 1


def _broken(path: str) -> tuple[str, ...]:
    """Return a path in one line, and broken at its slashes into two, three and four."""
    out = [path]
    for lines in (2, 3, 4):
        text, line = "", ""
        for part in path.split("/")[1:]:
            if line and len(line) + len(part) + 1 > len(path) / lines:
                text, line = f"{text}{line}\n", ""
            line += f"/{part}"
        out.append(text + line)
    return tuple(out)


class DeviceScreen(Screen):
    """One device: how it is, what to do, what it says itself, and of the store where it lies."""

    def __init__(self, ui: Ui, name: str) -> None:
        super().__init__(ui)
        self.name = name
        self.state = self._now()

    def _now(self) -> DeviceState:
        gone = DeviceState(self.name, Health.ABSENT)
        return next((state for state in self.ui.devices() if state.name == self.name), gone)

    def tick(self, now: float) -> None:  # noqa: ARG002 - devices tell their own state
        """Notice a change."""
        if self._now() != self.state:
            self.state = self._now()
            self.ui.redraw()

    def scene(self, frame: Frame) -> list[Element]:
        """Return state, remedy, and the device's own words."""
        ui, theme, state = self.ui, self.ui.theme, self.state
        signal, words = health_of(ui.language, state)
        colour = getattr(theme.signal, signal)
        name = name_of(ui.language, state)
        out = [*title(theme, frame, name, icon_of(state)), help_key(frame), back_key(frame)]
        tray = Rect(*frame.stage)._replace(h=min(frame.stage.h, 78.0))
        out.append(Panel(bounds=tray, fill=theme.surface.tray))
        inner = tray.shrunk(4.0, 3.0)
        health, remedy, own = stacked(inner, (10.0, 15.0, inner.h - 31.0), 3.0)
        icon, said = health.cut_left(8.0, 3.0)
        out.append(Icon(bounds=icon, name=SIGNALS[signal], colour=colour))
        out.append(Label(bounds=said, wordings=words, colour=colour, role="title", floor=4.2))
        more = remedy_of(ui.language, state) or ui.t("There is nothing to do.")
        out.append(Label(bounds=remedy, wordings=more, colour=theme.text.main, lines=2, floor=3.4))
        text = self._own()
        if text:
            colour = theme.text.second
            out.append(Label(bounds=own, wordings=text, colour=colour, role="small", lines=6, floor=2.5, valign=0.0))
        return out

    def _own(self) -> str | tuple[str, ...]:
        """Return what the device says itself, or where the games lie."""
        if self.state.reason or self.name != "store":
            return self.ui.language.said(self.state.reason)
        where = self.ui.t("Data folder:")
        return tuple(f"{where}\n{path}" for path in _broken(str(self.ui.folder)))
