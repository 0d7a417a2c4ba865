"""The picture of a program that does not start: two languages, what is wrong, what to do. It needs no table.

It is drawn once, on whatever is there, with the letters and colours of the program and nothing else of it.
"""

from collections.abc import Sequence
from typing import Protocol

import pygame

from app import assets
from app.reading.names import drawable
from app.ui.glass.window import Window
from app.ui.ink import theme
from app.ui.ink.screen_profiles import Format, ScreenProfile
from app.ui.ink.theme import Colour, Theme

MARGIN = 7.0  # mm
BOLD, PLAIN = "fonts/Nunito_900Black.ttf", "fonts/Nunito_700Bold.ttf"
SECONDS = 300  # then it is tried again without anybody


class Telling(Protocol):
    """What is told in one language."""

    @property
    def title(self) -> str: ...  # noqa: D102 - named by the lines of the picture
    @property
    def what(self) -> str: ...  # noqa: D102
    @property
    def remedy(self) -> str: ...  # noqa: D102
    @property
    def again(self) -> str: ...  # noqa: D102
    @property
    def own(self) -> str: ...  # noqa: D102


def show(told: Sequence[Telling], rotation: int) -> bool:
    """Show it until somebody touches the screen or the time is over (true), or the display is taken away (false)."""
    window = Window.open("auto", is_window=False, mount=rotation)
    try:
        window.show(drawn(told, window.profile), 0)
        for _ in range(SECONDS):
            event = pygame.event.wait(1000)
            if event.type in (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                return True
            if event.type == pygame.QUIT:
                return False
        return True
    finally:
        window.close()


def drawn(told: Sequence[Telling], profile: ScreenProfile) -> pygame.Surface:
    """Return the picture for a panel, languages side by side, or below each other on a tall one."""
    look = theme.load()
    picture = pygame.Surface(profile.px)
    picture.fill(look.night.base)
    width, height = profile.mm
    pen = _Pen(picture, profile, min(1.5, min(width, height) / 86.0))  # the larger the panel, the farther one stands
    is_tall = profile.format is Format.TALL
    across, down = (1, len(told)) if is_tall else (len(told), 1)
    column = (width - MARGIN * (across + 1)) / across
    bottom = height - MARGIN - 6.0 * pen.bigger - 4.0
    for place, story in enumerate(told):
        x = MARGIN + (0 if is_tall else place * (column + MARGIN))
        y = MARGIN + (place * (bottom - MARGIN) / down if is_tall else 0)
        _column(pen, look, story, x, y, column)
    pen.write(told[0].own, PLAIN, 2.8, look.text.second, MARGIN, bottom, width - 2 * MARGIN, lines=3)
    return picture


def _column(pen: "_Pen", look: Theme, story: Telling, x: float, y: float, width: float) -> None:
    y = pen.write(story.title, BOLD, 6.0, look.signal.warn, x, y, width) + 3.0
    y = pen.write(story.what, PLAIN, 4.6, look.text.main, x, y, width) + 3.0
    y = pen.write(story.remedy, PLAIN, 4.6, look.text.main, x, y, width) + 3.0
    pen.write(story.again, PLAIN, 4.0, look.night.star, x, y, width)


class _Pen:
    """Writes words into a picture, in millimetres."""

    def __init__(self, picture: pygame.Surface, profile: ScreenProfile, bigger: float) -> None:
        self._picture = picture
        self.bigger = bigger
        self._profile = profile

    def write(
        self, words: str, face: str, size: float, colour: Colour, x: float, y: float, width: float, lines: int = 9
    ) -> float:
        """Write words below each other, as wide as allowed; return where the next may begin."""
        size *= self.bigger
        font = pygame.font.Font(str(assets.path(face)), self._profile.down(size))
        pitch_x, pitch_y = self._profile.pitch
        for line in _broken(drawable(words), font, round(width / pitch_x))[:lines]:
            self._picture.blit(font.render(line, True, colour), (round(x / pitch_x), round(y / pitch_y)))
            y += size * 1.3
        return y


def _broken(words: str, font: pygame.font.Font, width: int) -> list[str]:
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.size(longer)[0] <= width or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
