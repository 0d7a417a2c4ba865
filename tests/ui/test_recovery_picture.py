"""The picture of a program that does not start fits every panel, and nothing runs out of it."""

import pygame
import pytest

from app.recovery import SAID, Story
from app.ui.ink import theme
from app.ui.ink.screen_profiles import PROFILES
from app.ui.screens.device.recovery_picture import drawn
from app.ui.words.language import Language

OWN = "/etc/tafelster/config.toml: star.button_pin = 99 is refused. Write a GPIO number from 2 to 27. " * 2


def told(what: str, remedy: str) -> tuple[Story, ...]:
    """Tell a trouble as the recovery does."""
    stories = []
    for code in Language.available:
        t = Language(code).t
        stories.append(
            Story(t("Tafelster does not start"), t(what), t(remedy), t("Touch the screen to try again."), OWN)
        )
    return tuple(stories)


@pytest.mark.parametrize("name", PROFILES)
@pytest.mark.parametrize("turn", [0, 90])
@pytest.mark.parametrize("said", SAID.values(), ids=lambda said: said[0])
def test_the_words_stay_on_the_glass(name: str, turn: int, said: tuple[str, str]) -> None:
    """The rim is empty all around."""
    pygame.font.init()
    profile = PROFILES[name].turned(turn)
    picture = drawn(told(*said), profile)
    base = picture.map_rgb(theme.load().night.base)
    pixels = pygame.PixelArray(picture)
    width, height = profile.px
    rim = profile.down(2.0)
    edges = [(x, y) for x in range(width) for y in (*range(rim), *range(height - rim, height))]
    edges += [(x, y) for y in range(height) for x in (*range(rim), *range(width - rim, width))]
    assert all(pixels[x, y] == base for x, y in edges)
    pixels.close()
