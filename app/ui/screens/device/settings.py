"""The settings of this device as one list: what each is now, and a touch to change it."""

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.seats import Player, Profile
from app.table.ports import Health
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.device.levels import BrightnessScreen, SoundScreen
from app.ui.screens.device.lying import ask_lying, lying
from app.ui.screens.device.service import ServiceScreen
from app.ui.screens.device.touch_corners import TouchCornersScreen
from app.ui.screens.first.people import PeopleScreen
from app.ui.screens.first.player import PlayerScreen
from app.ui.screens.first.star_lesson import StarLessonScreen
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.list_row import ListRow
from app.ui.words.language import Language


class Open(Struct, frozen=True):
    """Change the setting of this name."""

    setting: str


@dataclass(frozen=True)
class Row:
    """One line of the settings: its words, its value now, the state behind the value, and what a touch does."""

    setting: str
    icon: str
    name: str
    value: str
    act: Callable[[], None]
    signal: str = ""


def language_question(ui: Ui) -> ChoiceScreen:
    """Return the screen that asks for the language; the answer holds at once."""
    answers = [Answer(code, name, icon="speech") for code, name in Language.names.items()]
    return ChoiceScreen(ui, ui.t("Which language?"), answers, ui.language.code, ui.speak)


class SettingsScreen(Screen):
    """All settings; on small panels in two pages."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.page = 0

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows of this page."""
        ui, rows = self.ui, self._rows()
        page = list_page(ui, frame, len(rows), self.page, columns=2 if frame.format is Format.LARGE else 1)
        out = [*title(ui.theme, frame, ui.t("Settings"), "sliders", page.note), help_key(frame), back_key(frame)]
        is_narrow = frame.is_tall and ui.preferences.text_size != "normal"
        for place, row in zip(page.places, rows[page.first : page.last], strict=True):
            is_below = is_narrow and not row.signal
            out.append(
                ListRow(
                    bounds=place,
                    icon=row.icon,
                    name=row.name,
                    value="" if is_below else row.value,
                    note=row.value if is_below else "",
                    signal=row.signal,
                    opens=True,
                    tap=Open(row.setting),
                )
            )
        return out + page.keys

    def meant(self, intent: object) -> None:
        """Open a setting, turn the page, or leave."""
        match intent:
            case Open(setting):
                next(row for row in self._rows() if row.setting == setting).act()
            case TurnTo(page):
                self.page = page
                self.ui.layout += 1

    # ------------------------------------------------------------ the rows

    def _rows(self) -> list[Row]:
        """Return all rows: what a table changes in an evening first, what is set once last."""
        ui, kept = self.ui, self.ui.preferences
        eight = ui.t("{count} of {most}", count=kept.sound, most=8)
        loud = ui.t("silent") if kept.is_muted else eight
        light = ui.t("{count} of {most}", count=kept.brightness, most=8)
        known = ui.n("one known", "{count} known", len(ui.profiles.all()))
        own = Language.names[ui.language.code]
        return [
            Row("sound", "mute" if kept.is_muted else "sound", ui.t("Sound"), loud, self._opened(SoundScreen)),
            Row("brightness", "bright", ui.t("Brightness"), light, self._opened(BrightnessScreen)),
            Row("text", "letters", ui.t("Letters"), self._sizes()[kept.text_size], self._ask_text_size),
            Row("screen", "screen", ui.t("Screen"), lying(ui), lambda: ask_lying(ui)),
            Row("players", "person", ui.t("Players"), known, self._show_people),
            Row("language", "speech", ui.t("Language"), own, self._ask_language),
            Row("motion", "motion", ui.t("Motion"), self._motions()[kept.motion], self._ask_motion),
            Row("lesson", "button", ui.t("The star"), ui.t("in ten seconds"), self._opened(StarLessonScreen)),
            Row("corners", "touch", ui.t("Touch corners"), self._corners(), self._opened(TouchCornersScreen)),
            self._device(),
        ]

    def _opened(self, screen: Callable[[Ui], Screen]) -> Callable[[], None]:
        return lambda: self.ui.go(screen(self.ui))

    def _sizes(self) -> dict[str, str]:
        ui = self.ui
        return {"normal": ui.t("normal"), "large": ui.t("large"), "largest": ui.t("largest")}

    def _motions(self) -> dict[str, str]:
        return {"full": self.ui.t("full"), "less": self.ui.t("less")}

    def _corners(self) -> str:
        return self.ui.t("not measured") if self.ui.preferences.touch is None else self.ui.t("measured")

    def _device(self) -> Row:
        ui = self.ui
        faults = sum(state.health is Health.ERROR for state in ui.devices())
        value = ui.n("one fault", "{count} faults", faults) if faults else ui.t("in order")
        signal = "no" if faults else "yes"
        return Row("device", "plug", ui.t("Device"), value, self._opened(ServiceScreen), signal)

    # ------------------------------------------------------------ the questions

    def _ask_text_size(self) -> None:
        ui = self.ui
        answers = [Answer(value, name.capitalize(), icon="letters") for value, name in self._sizes().items()]

        def done(value: str) -> None:
            ui.prefer(replace(ui.preferences, text_size=value))

        ui.go(ChoiceScreen(ui, ui.t("How large are the letters?"), answers, ui.preferences.text_size, done))

    def _ask_motion(self) -> None:
        ui = self.ui
        answers = (
            Answer("full", ui.t("Full"), ui.t("things travel, the picture swings")),
            Answer("less", ui.t("Less"), ui.t("things appear, the picture only changes")),
        )

        def done(value: str) -> None:
            ui.prefer(replace(ui.preferences, motion=value))

        ui.go(ChoiceScreen(ui, ui.t("How much motion?"), answers, ui.preferences.motion, done))

    def _ask_language(self) -> None:
        self.ui.go(language_question(self.ui))

    def _show_people(self) -> None:
        ui = self.ui

        def chosen(profile: Profile) -> None:
            player = Player(profile.name, profile.figure, profile=profile.id)
            ui.go(PlayerScreen(ui, player, (), lambda _player: None, is_seat=False))

        ui.go(PeopleScreen(ui, ui.t("Known players"), chosen))
