"""The one place where trouble is caught while the program runs: it is told, and nothing is left half done.

Everything that leads into a screen is done inside `held`. What is written in it is one act of the store, and what was
changed in memory is put back when it fails: the screens and their stack, the match, the drafts, the preferences.
"""

import math
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass

from app.errors import Trouble
from app.table.errands import Question
from app.ui.stage.cover import Place
from app.ui.stage.memory import Memory
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.words.trouble_words import said

SOONEST, LATEST = 1.0, 8.0  # seconds until what failed by itself is tried again


@dataclass(frozen=True)
class TroubleTold(Place):
    """What keeps the program from going on; `again` tries once more."""

    trouble: Trouble
    again: Callable[[], None]


def tell(ui: Ui, trouble: Trouble) -> None:
    """Say what is wrong and what to do, in one notice."""
    ui.play(Cue.REFUSE)
    ui.tell(" ".join(said(ui.language, trouble)))


def held(ui: Ui, act: Callable[[], object], told: Callable[[Ui, Trouble], None] = tell) -> bool:
    """Do something, all of it or nothing; trouble is `told`, and the answer is whether it was done.

    A door that goes on without what it asked for holds that part of its act by itself.
    """
    before = Memory((ui,), outside(ui))
    try:
        with ui.table.store.act() if ui.is_seated else nullcontext():
            act()
    except Trouble as trouble:
        before.put_back()
        ui.sounds_as_preferred()
        ui.redraw()
        told(ui, trouble)
        return False
    return True


def shown(ui: Ui, draw: Callable[[], None], instead: Callable[[Ui, Trouble], None]) -> None:
    """Draw, and draw once more after `instead` where trouble was in the way; drawing changes nothing to put back."""
    try:
        draw()
    except Trouble as trouble:
        instead(ui, trouble)
        draw()


def outside(ui: Ui) -> tuple[type, ...]:
    """Return the kinds of things that an act does not put back: devices, and what has its own way of undoing."""
    services: tuple[object, ...] = (
        ui.theme,
        ui.language,
        ui.sound,
        ui.clock,
        ui.thinker,
        ui.runner,
        ui.die,
        *ui.covers,
    )
    kept = (ui.table.store, ui.errands) if ui.is_seated else ()
    return (Question, *{type(each) for each in (*services, *kept)})


class Patience:
    """Holds what happens by itself: trouble is told once while it lasts, and tried again ever more seldom."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._wait = 0.0
        self._until = -math.inf
        self._told: type[Trouble] | None = None

    def hurry(self) -> None:
        """Try at once: somebody did something, and it may help."""
        self._until = -math.inf

    def held(self, act: Callable[[], object]) -> None:
        """Do it if its time has come."""
        now = self._ui.now
        if now < self._until:
            return
        if held(self._ui, act, self._failed):
            self._wait, self._until, self._told = 0.0, -math.inf, None

    def _failed(self, ui: Ui, trouble: Trouble) -> None:
        self._wait = min(LATEST, max(SOONEST, self._wait * 2))
        self._until = ui.now + self._wait
        if self._told is not type(trouble):
            self._told = type(trouble)
            tell(ui, trouble)
