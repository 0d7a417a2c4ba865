"""A round told beat by beat: cards turned up, the lowest, the highest, clean-ups; the star leads on."""

from collections.abc import Callable
from typing import Any

from app.games.lokus.moves import ChooseLine, Next
from app.ui.ink.motion import Span
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.telling.beats import Asking, Told, Turned
from app.ui.play.lokus.telling.look import TellingLook
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui


class TellingPage(TellingLook):
    """One beat of a round. `goes_on` shows the next; after the last one the star begins the next round.

    With `waits` the star also ends the reveal, which otherwise goes on by itself.
    """

    def __init__(
        self,
        ui: Ui,
        submit: Callable[[Any], bool],
        told: Told,
        at: int,
        goes_on: Callable[[], None],
        *,
        waits: bool = False,
    ) -> None:
        super().__init__(ui, submit, told, at)
        self._waits = waits
        self._goes_on = goes_on
        self.reading = Span(ui.now, self.moving.length + ui.theme.time.reveal / 1000)

    def tick(self, now: float) -> None:
        """Go on from the reveal by itself, once it could be read."""
        if isinstance(self.beat, Turned) and self.reading.is_over(now) and not self._waits:
            self._goes_on()

    def tapped(self, intent: object) -> None:
        """Choose a line, or the other one, or none."""
        match intent:
            case PickLine(line) if self.chooser is not None:
                self.chosen = None if self.chosen == line else line
                self.ui.play(Cue.PLACE)

    def pressed(self) -> None:
        """Place the card, go on, or begin the next round."""
        if isinstance(self.beat, Turned):
            if self._waits:
                self._goes_on()
        elif isinstance(self.beat, Asking):
            self._confirm(self.beat)
        elif self.is_over:
            self.submit(Next(self.seen.holder))
        else:
            self._goes_on()

    def _confirm(self, beat: Asking) -> None:
        if self.chosen is not None and self.chooser is not None:
            self.submit(ChooseLine(beat.named.seat, self.chosen))
        elif self.chooser is not None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("Touch the line where the card goes."), "info")
