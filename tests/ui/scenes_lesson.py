"""The first games, by name, each at a step of it."""

from stage_set import Put, Stage

from app.games.game import Way
from app.ui.lesson import Go, Press


def _at(step: int, act: int = 0, *, is_reminded: bool = False) -> Put:
    """Do everything before an act; `is_reminded` presses the star where it waits."""

    def put(stage: Stage) -> None:
        stage.ui.go(stage.playable("locus", Way.SCREEN).lesson(stage.ui))
        screen = stage.ui.screen
        while (screen.step, screen.act) < (step, act):
            if isinstance(screen.wanted, Go | Press):
                screen.pressed()
            else:
                screen.tapped(screen.wanted)
        if is_reminded:
            screen.pressed()

    return put


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
}
"""All of them; a new screen is one line."""
