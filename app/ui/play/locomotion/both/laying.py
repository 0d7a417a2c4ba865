"""Choosing a speed card (M23, M24), both ways: which one is raised, which may be laid, and what is said about it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import AnyRefusal, Seat
from app.games.locomotion.box.moves import LaySpeed
from app.games.locomotion.speed import SPEEDS
from app.table.match.match import AnyMatch
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.star import StarLook


class Choose(Struct, frozen=True):
    """Choose a speed."""

    speed: int


class Laying:
    """The hand of the seat that lays a card. A card that is the only one is raised at once."""

    def __init__(self, ui: Ui, match: AnyMatch, seat: Seat, explain: Callable[[AnyRefusal], str]) -> None:
        self.ui = ui
        self.match = match
        self.seat = seat
        self.explain = explain
        self.state: Any = match.view(None)
        allowed = [speed for speed in SPEEDS if self.may_lay(speed)]
        self.chosen: int | None = allowed[0] if len(allowed) == 1 else None

    @property
    def last(self) -> int | None:
        """The card this seat laid last."""
        speed: int | None = self.state.speeds[self.seat]
        return speed

    def may_lay(self, speed: int) -> bool:
        """Tell whether a card may be laid now."""
        return self._refusal(speed) is None

    def _refusal(self, speed: int) -> AnyRefusal | None:
        return self.match.refusal(LaySpeed(self.seat, speed))

    @property
    def star_look(self) -> StarLook:
        """Armed when a card is raised."""
        return StarLook.NOT_YET if self.chosen is None else StarLook.ARMED

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does, long and short."""
        t = self.ui.t
        if self.chosen is None:
            return (t("Choose your speed"), t("Choose"))
        return (t("Star: lay {speed}", speed=self.chosen), t("lay {speed}", speed=self.chosen))

    def told(self) -> tuple[str, ...]:
        """Say what the last card means for this one."""
        t, last = self.ui.t, self.last
        if self.seat in self.state.stopped:
            return (t("Stopped dead: the card is 0 now"), t("Stopped dead: 0"))
        if last is None:
            return (t("Your first speed is free"), t("First speed: free"))
        return (t("Speed was {last}: one less, the same or one more", last=last), t("Speed was {last}", last=last))

    def choose(self, speed: int) -> None:
        """Raise a card, or say why it may not be laid."""
        refusal = self._refusal(speed)
        if refusal is None:
            self.chosen = speed
            self.ui.play(Cue.PLACE)
            self.ui.redraw()
        else:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(f"{self.explain(refusal)} ({refusal.rule})", "no")

    def lay(self, submit: Callable[[Any], bool]) -> None:
        """Lay the raised card; without one say so."""
        if self.chosen is None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("First choose a speed card."), "info")
        else:
            submit(LaySpeed(self.seat, self.chosen))
