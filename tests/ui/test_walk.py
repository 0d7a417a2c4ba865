"""Walks every screen on every panel, turned and not, in both languages, and measures it against the bars.

A turn of 180 degrees lays out as none does, and 270 as 90 (see `test_window.py`), so two turns stand for four.
A small panel that is turned is folded like the tall one and the tall one like a small one; so the longer language
is measured straight on all four, English turned, and both in both turns on the large panel, whose turned fold is
its own. The largest letters are measured in one turn, and not on the panel that is as large as another.
"""

import pytest
from measures import findings
from scenes import SCENES
from secrets_told import codes_told
from stage_set import WIDEST, shown, staged

from app.ui.ink.screen_profiles import PROFILES

LARGE, TWIN = "1280x800", "1024x600"
TURN = {"nl": 0, "en": 90}
WAYS = {
    "nl": [*((panel, 0) for panel in PROFILES), (LARGE, 90)],
    "en": [*((panel, 90) for panel in PROFILES if panel != TWIN), (LARGE, 0)],
}


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_meets_the_bars(scene, lang):
    """Targets, gaps, rim, star, letters, contrast and overlap hold with names as wide as may be; no secret is told."""
    found = []
    with staged(lang=lang, names=WIDEST) as stage:
        SCENES[scene](stage)
        for panel, turn in WAYS[lang]:
            is_largest = turn == TURN[lang] and panel != TWIN
            sizes = ("normal", "largest") if is_largest else ("normal",)
            for size in sizes:
                showing = shown(stage, panel, turn, size)
                told = [*findings(showing), *codes_told(stage, showing.elements)]
                found += [f"{panel} turned {turn}, {size} letters: {each}" for each in told]
        author = stage.author()
    assert not found, f"{author}\n" + "\n".join(found)
