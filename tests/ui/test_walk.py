"""Walks every screen on every panel, turned and not, in both languages, and measures it against the bars.

A turn of 180 degrees lays out as none does, and 270 as 90 (see `test_window.py`), so two turns stand for four.
The largest letters are measured in one turn, straight in Dutch and turned in English, and not on the panel
that is as large as another.
"""

import pytest
from measures import findings
from scenes import SCENES
from stage_set import WIDEST, shown, staged

from app.ui.screen_profiles import PROFILES

LARGEST_TURN = {"nl": 0, "en": 90}
WAYS = [(panel, turn) for panel in PROFILES for turn in (0, 90)]


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("scene", SCENES)
def test_every_screen_meets_the_bars(scene, lang):
    """Targets, gaps, rim, star, letters, contrast and overlap hold with names as wide as names may be."""
    found = []
    with staged(lang=lang, names=WIDEST) as stage:
        SCENES[scene](stage)
        for panel, turn in WAYS:
            is_largest = turn == LARGEST_TURN[lang] and panel != "1024x600"
            sizes = ("normal", "largest") if is_largest else ("normal",)
            for size in sizes:
                told = findings(shown(stage, panel, turn, size))
                found += [f"{panel} turned {turn}, {size} letters: {each}" for each in told]
        author = stage.author()
    assert not found, f"{author}\n" + "\n".join(found)
