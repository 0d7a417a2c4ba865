"""How loud and how bright: minus and plus, heard or seen at once."""

from msgspec import Struct
from msgspec.structs import replace

from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, stepper, title
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.star import StarLook

MOST = 8


class Less(Struct, frozen=True):
    """One step down."""


class More(Struct, frozen=True):
    """One step up."""


class Silence(Struct, frozen=True):
    """No sound at all, or sound again."""


class SoundScreen(Screen):
    """How loud, or silent. A step up or down makes it sound again."""

    @property
    def star_look(self) -> StarLook:
        """Done."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the level and the key for silence."""
        ui, kept = self.ui, self.ui.preferences
        icon = "mute" if kept.is_muted else "sound"
        said = ui.t("silent") if kept.is_muted else ""
        out, below = _level(ui, frame, ui.t("Sound"), icon, said, kept.sound, 0)
        label = ui.t("Sound again") if kept.is_muted else ui.t("Silent")
        place = around(below.centre, min(below.w, 76.0), 16.0)
        look = Look.CHOSEN if kept.is_muted else Look.REST
        icon = "sound" if kept.is_muted else "mute"
        return [*out, Key(bounds=place, icon=icon, label=label, look=look, tap=Silence())]

    def meant(self, intent: object) -> None:
        """Step, silence, or leave."""
        kept = self.ui.preferences
        match intent:
            case Less() | More():
                level = _stepped(self.ui, kept.sound, intent, 0)
                if level is not None:
                    self.ui.prefer(replace(kept, sound=level, is_muted=False))
                    self.ui.play(Cue.PLACE)
            case Silence():
                self.ui.prefer(replace(kept, is_muted=not kept.is_muted))
                self.ui.play(Cue.PLACE)

    def pressed(self) -> None:
        """Close."""
        self.ui.back()


class BrightnessScreen(Screen):
    """How bright the panel is; never dark, or nobody finds the way back."""

    @property
    def star_look(self) -> StarLook:
        """Done."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the level and when it dims by itself."""
        ui = self.ui
        out, below = _level(ui, frame, ui.t("Brightness"), "bright", "", ui.preferences.brightness, 1)
        words = ui.t("After a minute without a touch the screen dims by itself.")
        colour = ui.theme.text.second
        return [*out, Label(bounds=below, wordings=words, colour=colour, role="small", align=0.5, lines=3, floor=2.9)]

    def meant(self, intent: object) -> None:
        """Step or leave."""
        match intent:
            case Less() | More():
                level = _stepped(self.ui, self.ui.preferences.brightness, intent, 1)
                if level is not None:
                    self.ui.prefer(replace(self.ui.preferences, brightness=level))

    def pressed(self) -> None:
        """Close."""
        self.ui.back()


def _level(
    ui: Ui, frame: Frame, heading: str, icon: str, said: str, level: int, least: int
) -> tuple[list[Element], Rect]:
    """Return heading, the level in words and as cells between minus and plus, and the room left below them."""
    theme, stage = ui.theme, frame.stage
    out = [*title(theme, frame, heading, icon), help_key(frame), back_key(frame)]
    out += hint(theme, frame, ui.t("Star: done"), is_gold=True)
    tray = around(stage.centre, stage.w, min(stage.h, 66.0))
    words, rest = tray.shrunk(4.0, 3.0).cut_top(14.0, 3.0)
    steps, below = rest.cut_top(16.0, 3.0)
    out.append(Panel(bounds=tray, fill=theme.surface.tray))
    said = said or ui.t("{count} of {most}", count=level, most=MOST)
    out.append(Label(bounds=words, wordings=said, colour=theme.text.main, role="line_min", align=0.5, floor=4.2))
    out += stepper(theme, steps, value=level, most=MOST, least=least, icon=icon, less=Less(), more=More())
    return out, below


def _stepped(ui: Ui, level: int, intent: Less | More, least: int) -> int | None:
    """Return the level after a step, or None at an end, which is heard."""
    after = level + (1 if isinstance(intent, More) else -1)
    if least <= after <= MOST:
        return after
    ui.play(Cue.REFUSE)
    return None
