"""The star in ten seconds: press, hold, hold on; each is learnt by doing it."""

import enum

from msgspec import Struct
from msgspec.structs import replace

from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.stage.net import held
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.star import StarLook


class Skip(Struct, frozen=True):
    """Leave the lesson."""


class Did(enum.Enum):
    """What was done with the star; the number is the step it belongs to."""

    PRESS = 0
    HOLD = 1
    LONG = 2


DONE = 3
ICONS = ("button", "undo", "pause")


class StarLessonScreen(Screen):
    """Three steps, in order. Doing another one than asked says what that was."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.step = 0
        self.last: Did | None = None

    @property
    def star_look(self) -> StarLook:
        """Always asked for."""
        return StarLook.ARMED

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the three steps and the sentence of the moment."""
        ui, theme = self.ui, self.ui.theme
        out = [
            *title(theme, frame, (ui.t("The star in ten seconds"), ui.t("The star")), "button"),
            help_key(frame),
            back_key(frame),
        ]
        out += hint(theme, frame, self._star(), is_gold=True)
        steps, bottom = frame.stage.cut_bottom(16.0, 3.0)
        steps = steps.cut_top(min(steps.h, 110.0 if frame.is_tall else 66.0))[0]
        places = steps.rows(3, 3.0) if frame.is_tall else steps.columns(3, 3.0)
        for number, (place, (name, meaning)) in enumerate(zip(places, self._words(), strict=True)):
            out += self._card(place, number, name, meaning, is_row=frame.is_tall)
        skip, said = bottom.cut_left(30.0 if frame.is_tall else 36.0, 4.0)
        words = ui.t("Done") if self.step == DONE else ui.t("Skip")
        out.append(Key(bounds=skip, label=words, tap=Skip()))
        colour = theme.signal.yes if self.step == DONE else theme.text.main
        out.append(Label(bounds=said, wordings=self._sentence(), colour=colour, lines=3, floor=3.0))
        return out

    def _words(self) -> tuple[tuple[str, str], ...]:
        ui = self.ui
        return (
            (ui.t("Press"), ui.t("done, next, pass")),
            (ui.t("Hold"), ui.t("until the ring is round: take back")),
            (ui.t("Hold on"), ui.t("until the second ring is round: pause")),
        )

    def _star(self) -> str:
        ui = self.ui
        return (ui.t("Press the star"), ui.t("Hold the star"), ui.t("Hold on"), ui.t("Star: done"))[self.step]

    def _sentence(self) -> str:
        """Return what to do now; after something else was done, what that was."""
        ui, did = self.ui, self.last
        if self.step == 0:
            asked, other = ui.t("Press the star: on the screen, or the button."), ui.t("That was long. Only press.")
            return asked if did is None else other
        if self.step == 1:
            asked = ui.t("Now hold it until the ring is round, then let go.")
            other = ui.t("Too long. Let go when the first ring is round.")
            return other if did is Did.LONG else asked
        if self.step == 2:
            asked = ui.t("Now hold on until the second ring is round too.")
            other = ui.t("That was a press. Hold on until both rings are round.")
            return other if did is Did.PRESS else asked
        return ui.t("That is all. It is the same in every game.")

    def _card(self, place: Rect, number: int, name: str, meaning: str, *, is_row: bool) -> list[Element]:
        theme = self.ui.theme
        is_now, is_done = number == self.step, number < self.step
        fill = theme.surface.raised if is_now else theme.surface.tray
        out: list[Element] = [Panel(bounds=place, fill=fill, edge=theme.text.main if is_now else None, stroke=0.7)]
        inner = place.shrunk(2.5)
        if is_row:
            picture, words = inner.cut_left(min(22.0, inner.h), 3.0)
        else:
            picture, words = inner.cut_top(min(18.0, inner.h * 0.38), 1.5)
        ink = theme.text.main if is_now or is_done else theme.text.second
        size = min(picture.w, picture.h, 16.0)
        mark, colour = ("check", theme.signal.yes) if is_done else (ICONS[number], ink)
        out.append(Icon(bounds=around(picture.centre, size), name=mark, colour=colour))
        align = 0.0 if is_row else 0.5
        head, below = words.cut_top(words.h * 0.36, 1.0)
        out.append(Label(bounds=head, wordings=name, colour=ink, role="title", align=align, floor=3.4))
        out.append(
            Label(bounds=below, wordings=meaning, colour=ink, role="small", align=align, valign=0.2, lines=3, floor=2.9)
        )
        return out

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Go on without it."""
        if isinstance(intent, Skip):
            self.leave()

    def pressed(self) -> None:
        """Learn the press; at the end, leave."""
        if self.step == DONE:
            self.leave()
        else:
            self._did(Did.PRESS)

    def take_back(self) -> None:
        """Learn the hold."""
        self._did(Did.HOLD)

    def pause(self) -> None:
        """Learn the long hold."""
        self._did(Did.LONG)

    def _did(self, what: Did) -> None:
        if self.step == DONE:
            return
        if what.value == self.step:
            self.step += 1
            self.ui.play(Cue.COIN)
        else:
            self.ui.play(Cue.REFUSE)
        self.last = what

    def leave(self) -> None:
        """Go on, whether learnt or not: nobody is asked twice."""
        ui = self.ui
        ui.back()
        if not ui.preferences.lesson_seen:
            held(ui, lambda: ui.prefer(replace(ui.preferences, lesson_seen=True)))
