"""Every word of every screen is said in the language of the table."""

import re
from itertools import chain

import pytest
from msgspec.structs import asdict
from scenes import SCENES
from scenes_sheets import FINE_PRINT as SHEETS_FINE_PRINT
from scenes_sheets import PROPER as SHEETS_PROPER
from scenes_trouble import TROUBLES
from stage_set import NAMES, composed, staged

from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.frame import frame_of
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey
from app.ui.widgets.panel import Icon
from app.ui.words.language import Language

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
HOLD = {"nl": ": houd\N{NO-BREAK SPACE}vast", "en": ": hold"}
"""How the label of a key that is held ends: first what it does, then how."""

SHARED = {"abc", "éèï", "code", "export", "letters", "joker", "set", "wagons", "rails", "start", "starts", "open"}
"""What both languages call the same."""

TURN_ROUND = "unreachable b2 (M4). Add a rail, so that a locomotive can come there without a sharp turn."
FINE_PRINT = {TURN_ROUND, *SHEETS_FINE_PRINT, *(trouble.what for trouble in TROUBLES.values())}
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
    """No sentence is the same in both languages, unless it has no words of a language in it.

    And a key that is held says so in every form, long and short: a tap does nothing.
    """
    dutch, english = (_elements(scene, lang) for lang in ("nl", "en"))
    same = {text for text in _said(dutch) & _said(english) - FINE_PRINT if _has_words(text)}
    assert not same
    for lang, elements in (("nl", dutch), ("en", english)):
        held = chain.from_iterable(_texts(each) for each in elements if isinstance(each, HoldKey))
        assert [label for label in held if not label.endswith(HOLD[lang])] == []


def _elements(scene: str, lang: str) -> list[Element]:
    with staged(lang=lang) as stage:
        SCENES[scene](stage)
        screen = stage.ui.screen
        frames = [frame_of(profile) for profile in PROFILES.values()]
        return [each for frame in frames for each in composed(screen, frame)]


def _said(elements: list[Element]) -> frozenset[str]:
    return frozenset(chain.from_iterable(map(_texts, elements)))


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
