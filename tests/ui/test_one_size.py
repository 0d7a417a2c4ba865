"""Words that stand side by side and mean things alike are set in one size of letters, on every panel.

Keys that ask for the same kind of thing are compared in every scene, in `test_pixels.py`.
"""

import pytest
from scenes import SCENES
from stage_set import shown, staged

from app.ui.ink.screen_profiles import PROFILES

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")  # fmt: skip

ALIKE = [
    ("birthday-months", MONTHS),
    ("records-empty", ("Waiting", "Finished", "Players")),
    ("home-empty", ("Locus", "Lokus", "Locomotion")),
    ("maker", ("easy", "usual", "hard")),
    ("loco-cards-alone", ("1 red", "2 green", "3 yellow", "4 blue")),
    ("loco-result-alone", ("steps", "coupled")),
    ("lbox-contest-over", ("steps", "coupled")),
]


@pytest.mark.parametrize(("scene", "words"), ALIKE, ids=[scene for scene, _ in ALIKE])
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_words_side_by_side_have_one_size(scene, words, text_size):
    with staged(lang="en") as stage:
        SCENES[scene](stage)
        for panel in PROFILES:
            texts = shown(stage, panel, 0, text_size).texts
            sizes = {each.text.text: each.text.cap_mm for each in texts if each.text.text in words}
            assert set(sizes) == set(words)
            assert len(set(sizes.values())) == 1, (panel, sizes)
