"""Ask for a whole number with large keys, for example how many cards a box holds."""

from collections.abc import Callable

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.keypad import Digit, Erase, keypad, typed
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.star import StarLook


class Unknown(Struct, frozen=True):
    """Nobody knows the number."""


class NumberScreen(Screen):
    """A number from `least` to `most`, or None if `unknown` (the words on that key) is given and touched."""

    def __init__(
        self,
        ui: Ui,
        question: str,
        done: Callable[[int | None], None],
        *,
        least: int,
        most: int,
        value: int | None = None,
        unknown: str = "",
    ) -> None:
        super().__init__(ui)
        self.question, self.done = question, done
        self.least, self.most = least, most
        self.unknown = unknown
        self.value = value
        self.is_fresh = True

    @property
    def is_good(self) -> bool:
        """The number lies in its bounds."""
        return self.value is not None and self.least <= self.value <= self.most

    @property
    def star_look(self) -> StarLook:
        """Armed for a good number."""
        return StarLook.ARMED if self.is_good else StarLook.NOT_YET

    def scene(self, frame: Frame) -> list[Element]:
        """Return question, number, keys."""
        theme, ui = self.ui.theme, self.ui
        out = [*title(theme, frame, self.question), help_key(frame), back_key(frame)]
        said = ui.t("Star: take it") if self.is_good else ui.t("{least} to {most}", least=self.least, most=self.most)
        out += hint(theme, frame, said, is_gold=self.is_good)
        if frame.is_tall:
            field, keys = frame.stage.cut_top(22.0, 4.0)
            keys, other = keys.cut_bottom(16.0, 4.0) if self.unknown else (keys, None)
            keys = Rect(keys.x, keys.y, keys.w, min(keys.h, 70.0))
        else:
            left, keys = frame.stage.cut_left(frame.stage.w * 0.42, 6.0)
            field, rest = left.cut_top(24.0, 4.0)
            other = rest.cut_bottom(16.0)[1] if self.unknown else None
        out.append(Panel(bounds=field, fill=theme.night.deep, edge=theme.text.main, stroke=0.7))
        shown = "" if self.value is None else str(self.value)
        out.append(Label(bounds=field.shrunk(3.0), wordings=shown, colour=theme.text.main, role="number", align=0.5))
        out += keypad(keys, lambda value: value is None or value <= self.most, None if self.is_fresh else self.value)
        if other is not None:
            out.append(Key(bounds=other, label=self.unknown, tap=Unknown()))
        return out

    def meant(self, intent: object) -> None:
        """Type, give up knowing, or leave."""
        match intent:
            case Digit() | Erase():
                value = typed(None if self.is_fresh else self.value, intent)
                if value is not None and value > self.most:
                    self.ui.play(Cue.REFUSE)
                    return
                self.value, self.is_fresh = value, False
            case Unknown():
                self.ui.back()
                self.done(None)

    def pressed(self) -> None:
        """Take the number."""
        if not self.is_good:
            self.ui.play(Cue.REFUSE)
            return
        self.ui.back()
        self.done(self.value)
