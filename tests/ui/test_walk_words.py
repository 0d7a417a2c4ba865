"""Every word of every screen is said in the language of the table."""

import re
from itertools import chain

import pytest
from msgspec.structs import asdict
from scenes import SCENES
from scenes_dice import DENIED
from scenes_sheets import FINE_PRINT as SHEETS_FINE_PRINT
from scenes_sheets import PROPER as SHEETS_PROPER
from scenes_trouble import TROUBLES
from stage_set import NAMES, composed, staged

from app.ui.frame import frame_of
from app.ui.language import Language
from app.ui.screen_profiles import PROFILES
from app.ui.widgets.element import Element
from app.ui.widgets.panel import Icon

PROPER = {
    *NAMES,
    *SHEETS_PROPER,
    "tafelster",
    "Locus",
    "Lokus",
    "Locomotion",
    *Language.names.values(),
    "Wilhelmina",
    "Cor",
    "Achtertuintjes",
    "Onze werf",
    "een-lange-naam-van-een-werf.toml",
    "een-lange-na…erf.toml",
    "een-lang….toml",
    "Zoe",
    "plume-orbit-walnut-tiger",
    "plume-orbit-\nwalnut-tiger",
}
SHARED = {"abc", "éèï", "code", "letters", "joker", "set", "wagons", "rails", "start", "starts", "open"}
"""What both languages call the same."""

TURN_ROUND = "unreachable b2 (M4). Add a rail, so that a locomotive can come there without a sharp turn."
FINE_PRINT = {DENIED, TURN_ROUND, *SHEETS_FINE_PRINT, *(trouble.what for trouble in TROUBLES.values())}
"""What the program says of a trouble itself, for who repairs it: in English, under the sentence for the players."""

NOT_SHOWN = {
    "icon",
    "figure",
    "role",
    "signal",
    "zone",
    "look",
    "mark",
    "kind",
    "star_figure",
    "taker",
    "colour",
    "figures",
    "lit",
    "spots",
    "sign",
}
"""Fields that name pictures and tokens, never words; the name of an icon is another."""


@pytest.mark.parametrize("scene", SCENES)
def test_dutch_screens_speak_dutch(scene):
    """No sentence is the same in both languages, unless it has no words of a language in it."""
    dutch, english = (_said(scene, lang) for lang in ("nl", "en"))
    same = {text for text in dutch & english - FINE_PRINT if _has_words(text)}
    assert not same


def _said(scene: str, lang: str) -> frozenset[str]:
    with staged(lang=lang) as stage:
        SCENES[scene](stage)
        screen = stage.ui.screen
        frames = [frame_of(profile) for profile in PROFILES.values()]
        return frozenset(chain.from_iterable(_texts(e) for frame in frames for e in composed(screen, frame)))


def _texts(element: Element):
    """Yield all texts that an element could show."""
    for name, value in asdict(element).items():
        if name not in NOT_SHOWN and not (name == "name" and isinstance(element, Icon)):
            yield from _strings(value)


def _strings(value: object):
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        yield from chain.from_iterable(map(_strings, value))
    elif hasattr(value, "name") and hasattr(value, "points"):  # a row of a score table
        yield value.name


def _has_words(text: str) -> bool:
    """Tell whether a text has words that another language would say otherwise."""
    for name in sorted(PROPER, key=len, reverse=True):
        text = text.replace(name, "")
    words = re.findall(r"[^\W\d_]{3,}", text)
    return any(word.lower() not in SHARED for word in words)
