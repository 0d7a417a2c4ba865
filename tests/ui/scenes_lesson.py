"""The first games, by name, each at a step of it."""

from stage_set import Put, Stage

from app.games.game import Way
from app.ui.screens.match.lesson_steps import Go, Press


def _at(step: int, act: int = 0, *, game: str = "locus", is_reminded: bool = False) -> Put:
    """Do everything before an act; `is_reminded` presses the star where it waits."""

    def put(stage: Stage) -> None:
        stage.ui.go(stage.playable(game, Way.SCREEN).lesson(stage.ui))
        stage.likes(motion="less")
        screen = stage.ui.screen
        while (screen.step, screen.act) < (step, act):
            if isinstance(screen.wanted, Go | Press):
                screen.pressed()
            else:
                screen.tapped(screen.wanted)
        if is_reminded:
            screen.pressed()

    return put


LOKUS = (
    (0, 0), (1, 0), (1, 1), (2, 0), (3, 0), (4, 0), (4, 1), (5, 0), (6, 1), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1),
    (12, 1), (13, 0), (14, 0), (15, 1), (16, 1), (17, 0), (18, 0), (19, 0), (20, 0),
)  # fmt: skip
"""Every step of the first game of Lokus, at the act that shows most of it."""

LESSON: dict[str, Put] = {
    "lesson-star": _at(0),
    "lesson-card": _at(1),
    "lesson-bold": _at(2),
    "lesson-turn": _at(3),
    "lesson-nudge": _at(3, 1),
    "lesson-reminded": _at(3, is_reminded=True),
    "lesson-draw": _at(4),
    "lesson-joker": _at(5, 1),
    "lesson-joker-reminded": _at(5, 1, is_reminded=True),
    "lesson-chain": _at(6),
    "lesson-done": _at(7),
    "lesson-leftover": _at(8),
    "lesson-ends": _at(9),
    "lesson-pass": _at(10),
    "lesson-second": _at(11),
    "lesson-lowest": _at(12),
    "lesson-row": _at(13),
    "lesson-rest": _at(14),
    "lesson-count": _at(15, 2),
    "lesson-end": _at(16),
    **{f"lesson-lokus-{step}-{act}": _at(step, act, game="lokus") for step, act in LOKUS},
    "lesson-lokus-reminded": _at(4, game="lokus", is_reminded=True),
}
"""All of them; a new screen is one line."""
