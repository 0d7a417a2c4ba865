"""Words that stand side by side and mean things alike are set in one size of letters, on every panel."""

from collections import defaultdict

import pytest
from scenes import SCENES
from stage_set import WIDEST, Showing, shown, staged

from app.ui.play.lokus.card_pad import ColourKey
from app.ui.screen_profiles import PROFILES
from app.ui.widgets.key import Key

ALIKE = [
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


PARTS = 4  # the scenes in as many tests, so that all cores share them


@pytest.mark.parametrize("part", range(PARTS))
def test_keys_that_do_the_same_have_one_size(part):
    """Keys of one size that ask for the same kind of thing (months, tabs, numbers) have letters of one size."""
    found = []
    for name in list(SCENES)[part::PARTS]:
        with staged(lang="nl", names=WIDEST) as stage:
            SCENES[name](stage)
            for panel in ("800x480", "720x1280"):
                found += [f"{name} {panel}: {sizes}" for sizes in _unlike_keys(shown(stage, panel))]
    assert not found, "\n".join(found)


def _unlike_keys(showing: Showing) -> list[dict[float, str]]:
    """Return the sizes of letters, with a word of each, of keys alike that have more than one."""
    alike: dict[tuple[object, ...], dict[float, str]] = defaultdict(dict)
    for text in showing.texts:
        key = text.element
        is_word = isinstance(key, ColourKey) or (isinstance(key, Key) and not (key.note and text.text.text in key.note))
        if is_word and key.tap is not None:
            size = round(key.bounds.w, 1), round(key.bounds.h, 1)
            alike[(type(key.tap), size, getattr(key, "role", ""), bool(getattr(key, "icon", "")))][text.text.cap_mm] = (
                text.text.text
            )
    return [sizes for sizes in alike.values() if len(sizes) > 1]
