"""A guide uses up its list of parts: nothing that is not on it, nothing on it that no step takes, and as many pieces.

A step names what it takes as a link to the line of the list that begins with the number of pieces:
`[4 screws](parts.md#m3)`. A link without a number only speaks of the part.
"""

import re
from collections import Counter
from pathlib import PurePosixPath

import pytest

from hardware import write_bom
from hardware.pinout import HERE

BILL = write_bom.load()
GUIDES = [
    pytest.param(chosen, language, id=f"{chosen.id}-{language}")
    for chosen in BILL.lists
    for language in write_bom.LANGUAGES
    if getattr(chosen, f"guide_{language}")
]


def taken(guide: str, list_name: str) -> Counter[str]:
    """Count the pieces of each part that the steps of a guide take from a list; 0 where it is only spoken of."""
    counted: Counter[str] = Counter()
    for number, part in re.findall(rf"\[(\d*)[^\]]*\]\({re.escape(list_name)}#([\w-]+)\)", guide):
        counted[part] += int(number or 0)
    return counted


@pytest.mark.parametrize(("chosen", "language"), GUIDES)
def test_the_steps_of_a_guide_take_every_part_of_its_list_and_no_other(chosen, language):
    guide = getattr(chosen, f"guide_{language}")
    text = (HERE / guide).read_text(encoding="utf-8")
    file = PurePosixPath(getattr(chosen, language)).relative_to(PurePosixPath(guide).parent)
    assert taken(text, str(file)) == {part.id: part.count for part in BILL.of(chosen.id) if not part.optional}


def test_the_die_has_guides():
    assert [guide.id for guide in GUIDES if guide.id.startswith("die")] == ["die-en", "die-nl"]


def test_pieces_add_up_and_a_mention_takes_none():
    text = "Take [2 screws](p.md#m2). Later [2 more](p.md#m2) and [the Pico](p.md#pico). [1 tie](other.md#tie)"
    assert taken(text, "p.md") == {"m2": 4, "pico": 0}


def test_an_id_is_used_once_in_a_list():
    for chosen in BILL.lists:
        ids = [part.id for part in BILL.of(chosen.id) if part.id]
        assert len(set(ids)) == len(ids)
