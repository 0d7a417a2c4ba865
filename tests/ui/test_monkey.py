"""Whatever is touched on whatever screen, a bad card ends nothing: it is said, and nothing is half done.

`TAFELSTER_MONKEY` is how many things are tried on each screen in each language, and how many steps are walked from
there; with as many as there are, everything is touched. Equal seeds (`TAFELSTER_MONKEY_SEED`) do equal things.
"""

import os

import pytest
from monkey import monkey_on
from scenes import SCENES

STEPS = int(os.environ.get("TAFELSTER_MONKEY", "1"))
SEED = int(os.environ.get("TAFELSTER_MONKEY_SEED", "1"))


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_on_a_screen_is_half_done(scene, lang):
    """What a bad card refuses is told, leaves the screen and the store as they were, and works when it is well."""
    with monkey_on(scene, lang, SEED) as monkey:
        acts = monkey.acts()
        names = monkey.luck.sample(sorted(acts), min(STEPS, len(acts)))
        refused = [name for name in names if monkey.tries(name, acts[name])]
        for name in refused[:1]:
            monkey.does(name, acts[name])
        monkey.walks(STEPS)
