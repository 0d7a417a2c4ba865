"""Set one level with minus and plus, and hear or see it at once: loudness, light."""

from msgspec import Struct
from msgspec.structs import replace

from app.table.preferences import Preferences
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.parts import Back, Help, back_key, help_key, hint, stepper, title
from app.ui.screen import Screen
from app.ui.screens import doors
from app.ui.sound import Cue
from app.ui.ui import Ui
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


class LevelScreen(Screen):
    """A level from `least` to 8. What it is of is said by the two classes below."""

    least = 0
    icon = ""

    @property
    def star_look(self) -> StarLook:
        """Done."""
        return StarLook.ARMED

    @property
    def level(self) -> int:
        """The level of the moment."""
        raise NotImplementedError

    @property
    def heading(self) -> str:
        """What is set."""
        raise NotImplementedError

    def at(self, level: int) -> Preferences:
        """Return the preferences with this level."""
        raise NotImplementedError

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the stepper, its number, and what else belongs to it."""
        ui, theme = self.ui, self.ui.theme
        out = [*title(theme, frame, self.heading, self.icon), help_key(frame), back_key(frame)]
        out += hint(theme, frame, ui.t("Star: done"), is_gold=True)
        box = frame.stage
        high = min(box.h, 62.0)
        tray = Rect(box.x, box.y + (box.h - high) / 2 if frame.is_tall else box.y, box.w, high)
        out.append(Panel(bounds=tray, fill=theme.surface.tray))
        inner = tray.shrunk(4.0, 3.0)
        words, rest = inner.cut_top(14.0, 3.0)
        steps, below = rest.cut_top(16.0, 4.0)
        out.append(Label(bounds=words, wordings=self._said(), colour=theme.text.main, role="line_min", align=0.5))
        out += stepper(
            theme, steps, value=self.level, most=MOST, least=self.least, icon=self.icon, less=Less(), more=More()
        )
        return out + self._below(below)

    def _said(self) -> str:
        return self.ui.t("{count} of {most}", count=self.level, most=MOST)

    def _below(self, box: Rect) -> list[Element]:
        raise NotImplementedError

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Step, silence, or leave."""
        match intent:
            case Less():
                self._step(-1)
            case More():
                self._step(1)
            case Silence():
                self.silence()
            case Back():
                self.ui.back()
            case Help():
                doors.open_rules(self.ui, None)

    def _step(self, by: int) -> None:
        level = min(MOST, max(self.least, self.level + by))
        if level == self.level:
            self.ui.play(Cue.REFUSE)
            return
        self.ui.prefer(self.at(level))
        self.ui.play(Cue.PLACE)

    def silence(self) -> None:
        """Do nothing: only sound can be silent."""

    def pressed(self) -> None:
        """Close."""
        self.ui.back()


class SoundLevel(LevelScreen):
    """How loud, or silent. A step up or down makes it sound again."""

    @property
    def icon(self) -> str:  # type: ignore[override]
        """Crossed out while it is silent."""
        return "mute" if self.ui.preferences.is_muted else "sound"

    @property
    def heading(self) -> str:
        """What is set."""
        return self.ui.t("Sound")

    @property
    def level(self) -> int:
        """Loudness."""
        return self.ui.preferences.sound

    def at(self, level: int) -> Preferences:
        """Return the preferences with this loudness."""
        return replace(self.ui.preferences, sound=level, is_muted=False)

    def _said(self) -> str:
        return self.ui.t("silent") if self.ui.preferences.is_muted else super()._said()

    def _below(self, box: Rect) -> list[Element]:
        muted = self.ui.preferences.is_muted
        key = box.cut_top(16.0)[0]
        key = Rect(key.x + key.w / 2 - min(key.w, 76.0) / 2, key.y, min(key.w, 76.0), key.h)
        label = self.ui.t("Sound again") if muted else self.ui.t("Silent")
        look = Look.CHOSEN if muted else Look.REST
        return [Key(bounds=key, icon="sound" if muted else "mute", label=label, look=look, tap=Silence())]

    def silence(self) -> None:
        """Change between silence and sound."""
        self.ui.prefer(replace(self.ui.preferences, is_muted=not self.ui.preferences.is_muted))
        self.ui.play(Cue.PLACE)


class LightLevel(LevelScreen):
    """How bright the panel is; never dark, or nobody finds the way back."""

    least = 1
    icon = "bright"

    @property
    def heading(self) -> str:
        """What is set."""
        return self.ui.t("Brightness")

    @property
    def level(self) -> int:
        """Brightness."""
        return self.ui.preferences.brightness

    def at(self, level: int) -> Preferences:
        """Return the preferences with this light."""
        return replace(self.ui.preferences, brightness=level)

    def _below(self, box: Rect) -> list[Element]:
        words = self.ui.t("After a minute without a touch the screen dims by itself.")
        place = box.cut_top(14.0)[0]
        colour = self.ui.theme.text.second
        return [Label(bounds=place, wordings=words, colour=colour, role="small", align=0.5, lines=2, floor=2.9)]
