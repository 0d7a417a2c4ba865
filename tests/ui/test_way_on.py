"""From wherever touches lead in a game there is a way on: the star or a key, without taking back or pausing.

A walk touches at random what a page offers, then another one looks for a move that the rules take. What a page may
not rely on is left out: undo and redo, the pause, the rules. A state from which only these lead is a dead end.
"""

import random

import pytest
from scenes import SCENES
from stage_set import composed, staged

from app.table.match.journal import Status
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.frame import frame_of
from app.ui.kit.parts import AskFace, Help, Redo, Undo

STARTS = (
    "whole-market-3", "whole-tool", "whole-owed", "whole-leftover", "whole-last", "whole-drawn",
    "picking-device-2", "picking-box-3", "leftover-device", "last-window", "scale-yellow", "total-fresh",
    "queue-handover-2", "queue-hand-4", "queue-ask", "queue-armed-2",
    "lokus-light-3", "lokus-enter-4", "lokus-count-4", "lokus-line-later", "lokus-starters", "lokus-shown-3",
    "loco-placing", "loco-turn", "loco-speed-turn", "loco-lay-first", "loco-solo", "loco-roll",
    "lbox-roll-2", "lbox-turn", "lbox-lay", "lbox-solo", "lbox-enter-2", "lbox-contest",
)  # fmt: skip
LOST, FOUND = 14, 500
"""Touches that lead away, and at most so many to come to a move."""

NO_WAY_ON = Help | Undo | Redo | AskFace


def touched(stage, luck):
    """Touch something that is on the glass, or press the star; let a moment pass."""
    screen = stage.ui.screen
    offered = [e.tap for e in composed(screen, stage.shell.easel.frame) if e.tap is not None]
    wishes = [tap for tap in offered if not isinstance(tap, NO_WAY_ON)]
    if not wishes or luck.random() < 0.3:
        screen.pressed()
    else:
        screen.tapped(luck.choice(wishes))
    stage.clock.turn(0.5)
    stage.shell.beat((), ())


def is_open(stage):
    """Tell whether a match waits for a move: not one that touches ended, and left."""
    match = stage.ui.table.match
    return match is not None and match.status is Status.OPEN


@pytest.mark.parametrize("panel", ["800x480", "1280x800"])
@pytest.mark.parametrize("scene", STARTS)
def test_every_state_that_touches_reach_has_a_way_on(scene, panel):
    luck = random.Random(f"{scene} {panel}")  # noqa: S311  luck, not secrets
    with staged(screen=panel) as stage:
        SCENES[scene](stage)
        stage.likes(motion="less")
        assert frame_of(PROFILES[panel]).format is stage.shell.easel.frame.format
        for _ in range(LOST):
            touched(stage, luck)
        before = len(stage.match.log) if is_open(stage) else 0
        for _ in range(FOUND):
            if not is_open(stage) or len(stage.match.log) > before:
                return
            touched(stage, luck)
        raise AssertionError(f"nothing leads on from {stage.author()}: {stage.ui.screen}")
