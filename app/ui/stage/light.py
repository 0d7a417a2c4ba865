"""How bright the panel is: as the players like it, dimmed when nobody touches it, dark only outside a game."""

from app.table.ports import Backlight
from app.ui.glass.window import Window
from app.ui.stage.ui import Ui

SLEEP_AFTER = 600.0  # seconds without a touch, outside a game
FAINTEST = 0.3  # of full light, at the lowest brightness


class Light:
    """The light of one window, by the panel's own where it has one, else by a veil over the picture.

    A dark panel is woken by the first touch or press, which means nothing else.
    """

    def __init__(self, ui: Ui, window: Window, backlight: Backlight | None = None) -> None:
        self.ui = ui
        self.window = window
        self.backlight = backlight
        self.last_touch = ui.now
        self.is_asleep = False

    def touched(self) -> None:
        """Shine again: somebody is there."""
        self.last_touch = self.ui.now

    def only_wakes(self) -> bool:
        """Tell whether what begins now, a finger or a star, only wakes the panel, and wake it."""
        woken, self.is_asleep = self.is_asleep, False
        return woken

    def shine(self, now: float) -> bool:
        """Set the light of the moment; tells whether it changed, so that all must be shown anew."""
        quiet, light = now - self.last_touch, 1.0
        self.is_asleep = quiet > SLEEP_AFTER and self.ui.screen.may_sleep
        if self.is_asleep:
            light = 0.0
        elif quiet > self.ui.theme.time.dim_after / 1000:
            light = self.ui.theme.time.dim_to
        dark = self._veil(light * (FAINTEST + (1 - FAINTEST) * self.ui.preferences.brightness / 8))
        if abs(dark - self.window.dark) <= 0.001:
            return False
        self.window.dark = dark
        return True

    def _veil(self, light: float) -> float:
        """Let the panel shine with this much light; tells how dark the picture must be where the panel cannot."""
        shines = self.backlight is not None and self.backlight.shine(light)
        return 0.0 if shines and light > 0 else 1.0 - light
