"""A birthday in two touches: the month, then the day. The year is nobody's business."""

import calendar
from collections.abc import Callable

from msgspec import Struct

from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, one_size, title
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.star import StarLook
from app.ui.words.language import MONTHS

LEAP_YEAR = 2024  # a year that has all days
GAP = 2.0

Birthday = tuple[int, int]


class Month(Struct, frozen=True):
    """Choose a month, 1 to 12."""

    number: int


class Day(Struct, frozen=True):
    """Choose a day of the month."""

    number: int


class NoBirthday(Struct, frozen=True):
    """Forget the birthday."""


class BirthdayScreen(Screen):
    """Asks for month and day; `done` gets them, or None for "no birthday"."""

    def __init__(self, ui: Ui, name: str, birthday: Birthday | None, done: Callable[[Birthday | None], None]) -> None:
        super().__init__(ui)
        self.name = name
        self._done = done
        self._was = birthday
        self.month: int | None = None
        self.day: int | None = None

    @property
    def star_look(self) -> StarLook:
        """Armed once a day is chosen."""
        return StarLook.ARMED if self.day else StarLook.NOT_YET

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the twelve months, or the days of the one chosen."""
        ui = self.ui
        if self.month is None:
            asked = ui.t("Which month is {name}'s birthday?", name=self.name)
            words: tuple[str, ...] = (asked, ui.t("Birthday of {name}", name=self.name), ui.t("Birthday"))
            said, keys = ui.t("Choose a month"), self._months(frame)
        else:
            month = ui.t(MONTHS[self.month - 1])
            words = (ui.language.birthday(self.month, self.day),) if self.day else (month.capitalize(),)
            said, keys = ui.t("Star: done") if self.day else ui.t("Choose a day"), self._days(frame, self.month)
        out = [*title(ui.theme, frame, words, "calendar"), help_key(frame), back_key(frame)]
        return [*out, *hint(ui.theme, frame, said, is_gold=bool(self.day)), *keys]

    def _months(self, frame: Frame) -> list[Element]:
        columns = 2 if frame.is_tall else 4
        grid, none = frame.stage.cut_bottom(13.0, 3.0)
        out: list[Key] = []
        rows = grid.rows(12 // columns, GAP)
        for number, name in enumerate(MONTHS, 1):
            place = rows[(number - 1) // columns].columns(columns, GAP)[(number - 1) % columns]
            was = self._was is not None and self._was[0] == number
            label = self.ui.t(name)
            look = Look.CHOSEN if was else Look.REST
            out.append(Key(bounds=place, label=label, look=look, tap=Month(number)))
        is_none = self._was is None
        look = Look.CHOSEN if is_none else Look.REST
        icon = "check" if is_none else "no"
        return [
            *one_size(out),
            Key(bounds=none, label=self.ui.t("No birthday"), icon=icon, look=look, tap=NoBirthday()),
        ]

    def _days(self, frame: Frame, month: int) -> list[Element]:
        count = calendar.monthrange(LEAP_YEAR, month)[1]
        columns = 8 if not frame.is_tall else 7 if frame.stage.w > 100 else 5
        rows = frame.stage.rows(-(-31 // columns), GAP)
        out: list[Element] = []
        for number in range(1, count + 1):
            place = rows[(number - 1) // columns].columns(columns, GAP)[(number - 1) % columns]
            look = Look.CHOSEN if number == self.day else Look.REST
            out.append(Key(bounds=place, label=str(number), look=look, tap=Day(number)))
        return out

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Choose, forget, or go on without one."""
        match intent:
            case Month(number):
                self.month = number
                self.day = self._was[1] if self._was is not None and self._was[0] == number else None
                self._turned()
            case Day(number):
                self.day = number
            case NoBirthday():
                self._finish(None)

    def leave(self) -> None:
        """Go a step back, as the held star does."""
        self.take_back()

    def _turned(self) -> None:
        self.ui.layout += 1  # other keys lie under the finger now

    def _finish(self, birthday: Birthday | None) -> None:
        self.ui.back()
        self._done(birthday)

    def pressed(self) -> None:
        """Keep the day."""
        if self.month is None or self.day is None:
            self.ui.play(Cue.REFUSE)
        else:
            self._finish((self.month, self.day))

    def take_back(self) -> None:
        """From the days to the months, from the months away."""
        if self.month is None:
            self.ui.back()
        else:
            self.month = self.day = None
            self._turned()
