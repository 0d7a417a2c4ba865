"""A die without plastic: desktops have it as an absent one, tests pick it up, roll it and pull its plug."""

from collections.abc import Callable

from app.devices.roll_watch import PEACE, RollWatch
from app.devices.stand_ins import FakeClock, StandIn
from app.table.ports import DieMotion, DieSignal, Health


class StandInDie(StandIn):
    """A die for fingers made of code: picked up, rolled, unplugged. Its clock turns while a face comes to certainty.

    With `health` ABSENT it is the die of a table that has none.
    """

    def __init__(self, clock: FakeClock | None = None, *, health: Health = Health.STARTING, faces: int = 6) -> None:
        super().__init__("die", health)
        self.clock = clock or FakeClock()
        self.faces = faces
        self.face = 0
        self._rolls = 0
        self._watch = RollWatch()
        self._sink: Callable[[DieSignal], None] | None = None

    def start(self, sink: Callable[[DieSignal], None]) -> None:
        """Begin to tell, unless there is no die."""
        self._sink = sink
        if self._state.health is Health.STARTING:
            self.plug_in()

    def ask(self, question: int, faces: int) -> None:
        """Await one roll."""
        self._watch.ask(question, faces)

    def cancel(self) -> None:
        """Await none."""
        self._watch.cancel()

    def is_ready(self, faces: int) -> bool:
        """Tell whether it is plugged in and has so many faces."""
        return self._state.health is Health.OK and self.faces == faces

    def plug_in(self) -> None:
        """Put the plug in; it tells what it shows."""
        self.become(Health.OK)
        self._watch.greets("stand-in", self.faces)
        self.put_back()

    def unplug(self) -> None:
        """Pull the plug."""
        self.become(Health.ABSENT)
        self._watch.leaves()

    def pick_up(self) -> None:
        """Hold it in the hand."""
        self._move(DieMotion.HANDLED)

    def put_back(self) -> None:
        """Put it down as it lay."""
        if self._is_there:
            now = self.clock.now()
            self._tell(self._watch.lies(self.face, self._rolls, now) if self._rolls else self._watch.rests())

    def shake(self) -> None:
        """Roll it and do not let it come to rest yet."""
        self._move(DieMotion.ROLLING)

    def cock(self) -> None:
        """Let it come to rest against an edge."""
        self._move(DieMotion.COCKED)

    def roll(self, face: int) -> None:
        """Roll it and wait until it lies certain."""
        self.shake()
        self.drop(face)
        self.wait(PEACE)

    def drop(self, face: int) -> None:
        """Let it come to rest on a face, which is not certain yet."""
        self.face, self._rolls = face, self._rolls + 1
        self.put_back()

    def wait(self, seconds: float) -> None:
        """Leave it in peace."""
        self.clock.turn(seconds)
        self._tell(self._watch.tick(self.clock.now()))

    def close(self) -> None:
        """Be gone; may be called twice."""
        self._watch.leaves()
        super().close()

    @property
    def _is_there(self) -> bool:
        return self._state.health is Health.OK

    def _move(self, motion: DieMotion) -> None:
        if self._is_there:
            self._tell(self._watch.moves(motion))

    def _tell(self, signals: tuple[DieSignal, ...]) -> None:
        if self._sink is not None and self._is_there:
            for signal in signals:
                self._sink(signal)
