"""Letters and pixels: each element paints within its ink, each text has its room, and no crumb stays.

Each scene is measured in one way of showing it, picked by a seed: a panel, a turn, a size of letters, a language.
TAFELSTER_PIXELS=7 picks by another seed; TAFELSTER_PIXELS=all measures every scene in every way, for an hour.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from random import Random

import pygame
import pytest
from msgspec.structs import replace
from pixels import crossed, kinds, left_by, sheet, variants
from scenes import SCENES
from stage_set import WIDEST, Stage, composed, easel, staged

from app.table.match.seats import Side
from app.ui.glass.hands import PutAway
from app.ui.ink.canvas import Canvas
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.frame import frame_of
from app.ui.play.lokus.box.card_pad import ColourKey
from app.ui.stage.easel import BIGGER, LAMP
from app.ui.stage.painter import Painter, Scene
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import Star

WISH = os.environ.get("TAFELSTER_PIXELS", "0")
WAYS = tuple(product(PROFILES, (0, 90), BIGGER))
PARTS = 16  # the scenes in as many tests, so that all cores share them
OTHERWISE = 0.12  # share of elements that are also measured pressed, chosen, off and so on
WALKS, STEPS = 6, 14

Way = tuple[str, int, str]


def _luck(of: str) -> Random:
    return Random(f"{WISH} {of}")  # noqa: S311 - the same choice every time


def ways(scene: str) -> Iterator[tuple[str, list[Way]]]:
    """Yield in which language and which ways a scene is measured."""
    luck = _luck(scene)
    if WISH == "all":
        yield from (("nl", list(WAYS)), ("en", list(WAYS)))
    else:
        yield luck.choice(("nl", "en")), [luck.choice(WAYS)]


def scene_of(stage: Stage, way: Way) -> Scene:
    """Return the elements of the screen on top as they would be shown."""
    panel, turn, text_size = way
    stage.likes(text_size=text_size)
    stage.ui.wide = PROFILES[panel].mm[0] / PROFILES[panel].mm[1]
    return composed(stage.ui.screen, frame_of(PROFILES[panel].turned(turn)))


# ---------------------------------------------------------------- every element by itself


@pytest.mark.parametrize("part", range(PARTS))
def test_every_element_keeps_to_its_ink_and_every_text_to_its_box(part):
    """Without any clipping: what is clipped on the glass is a mistake all the same."""
    found = []
    for name in list(SCENES)[part::PARTS]:
        for lang, chosen in ways(name):
            with staged(lang=lang, names=WIDEST) as stage:
                SCENES[name](stage)
                for way in chosen:
                    plain = (*way[:2], "normal")
                    said = [*_findings(scene_of(stage, way), way, name), *_unlike_keys(scene_of(stage, plain), plain)]
                    found += [f"{name} {lang} {way}: {each}" for each in said]
    assert not found, "\n".join(found)


def _findings(scene: Scene, way: Way, name: str) -> Iterator[str]:
    on, luck = sheet(*way), _luck(name)
    lefts = [left_by(on, element) for element in scene]
    for element, left in zip(scene, lefts, strict=True):
        if left.spilt:
            yield f"{left.spilt:.2f} mm outside of its ink: {element}"
        yield from (f"no room for {text.text!r}: {text.box} in {text.room}" for text in left.texts if not text.fits)
        if WISH == "all" or luck.random() < OTHERWISE:
            yield from (f"outside of its ink: {each}" for each in variants(element) if left_by(on, each).spilt)
    yield from (f"{text.text!r} crosses an edge: {text.box} on {box}" for text, box in crossed(lefts))


def _unlike_keys(scene: Scene, way: Way) -> Iterator[str]:
    """Yield the letters, with a word of each size, of keys as large as each other that ask for the same.

    They have one size; larger letters for who wants them are as large as each key allows.
    """
    alike: dict[tuple[object, ...], list[Key | ColourKey]] = defaultdict(list)
    for key in scene:
        if isinstance(key, Key | ColourKey) and key.tap is not None:
            look = getattr(key, "role", ""), bool(getattr(key, "icon", ""))
            alike[(type(key.tap), round(key.bounds.w, 1), round(key.bounds.h, 1), look)].append(key)
    for keys in alike.values():
        texts = [text for key in keys if len(keys) > 1 for text in left_by(sheet(*way), _bare(key)).texts]
        sizes = {text.cap_mm: text.text for text in texts}
        if len(sizes) > 1:
            yield f"keys alike in several sizes of letters: {sizes}"


def _bare(key: Key | ColourKey) -> Element:
    """Return a key whose second row says nothing: a price has letters of its own."""
    return replace(key, note=" ") if isinstance(key, Key) and key.note else key


def test_every_kind_of_element_is_in_a_scene():
    """A kind that no scene shows is measured by no test."""
    unseen = set(kinds())
    assert len(unseen) > 50
    for put in reversed(SCENES.values()):
        with staged() as stage:
            put(stage)
            for panel in ("800x480", "1280x800"):
                unseen -= {type(element) for element in scene_of(stage, (panel, 0, "normal"))}
        if not unseen:
            return
    raise AssertionError(f"in no scene: {sorted(kind.__name__ for kind in unseen)}")


# ---------------------------------------------------------------- one scene after the other


@pytest.mark.parametrize("walk", range(WALKS if WISH != "all" else 20 * WALKS))
def test_nothing_is_left_of_what_was_shown_before(walk):
    """Whatever was on the glass, painting only what differs gives the picture that painting all of it gives."""
    luck = _luck(f"walk {walk}")
    way = luck.choice(WAYS)
    glass, whole = Painter(easel(*way)), Painter(_second(easel(*way)))
    for name in luck.choices(list(SCENES), k=STEPS):
        with staged(names=WIDEST) as stage:
            SCENES[name](stage)
            scene = scene_of(stage, way)
        for shown in (scene, *_touched(scene, way, luck)):
            glass.paint(shown, LAMP)
            whole.forget()
            whole.paint(shown, LAMP)
            assert unlike(glass.canvas.surface, whole.canvas.surface) <= 1, (way, name)


def _second(canvas: Canvas) -> Canvas:
    """Return another canvas of the same kind, so that two pictures can be compared."""
    return Canvas(canvas.profile, canvas.theme, canvas.pictures, canvas.letters.bigger)


def _touched(scene: Scene, way: Way, luck: Random) -> Iterator[Scene]:
    """Yield a scene with a key pressed, with the star down and half held, and under a notice."""
    live = [element for element in scene if element.tap is not None]
    pressed = luck.choice(live) if live else None
    yield tuple(element.pressed() if element is pressed else element for element in scene)
    yield tuple(
        replace(element, is_down=True, ring=0.5, glow=3) if isinstance(element, Star) else element for element in scene
    )
    frame = frame_of(PROFILES[way[0]].turned(way[1]))
    yield (*scene, NoticeBar(bounds=frame.notice, sentence="There is no room for this here.", tap=PutAway()))


@pytest.mark.parametrize("side", [Side.LEFT, Side.FAR, Side.RIGHT])
def test_a_picture_that_swung_round_is_whole(rehearsal, side):
    """What the panel shows after a swing there and back is the scene and nothing else."""
    stage = rehearsal(names=WIDEST)
    SCENES["picking-device-3"](stage)
    stage.robot.settle()
    for facing in (side, Side.NEAR, side):
        stage.ui.face(facing)
        stage.robot.settle()
        glass = stage.shell.easel.painter.canvas
        whole = Painter(_second(glass))
        whole.paint(stage.robot.scene, LAMP)
        assert unlike(glass.surface, whole.canvas.surface) <= 1


def unlike(one: pygame.Surface, two: pygame.Surface) -> int:
    """Return by how much the most different pixels differ; soft edges are rounded by where their clip begins."""
    worst = 0
    for a, b in ((one, two), (two, one)):
        more = a.copy()
        more.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        raw = pygame.image.tobytes(more, "RGB")
        if raw.count(0) + raw.count(1) < len(raw):
            worst = max(worst, *raw)
        elif raw.count(1):
            worst = max(worst, 1)
    return worst
