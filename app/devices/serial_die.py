"""The electronic die on its cable, behind the port of the table. It knows no game: only which face counts."""

import threading
from types import TracebackType
from typing import TYPE_CHECKING, Self

from app.config import Die as Settings
from app.devices.roll_watch import RollWatch
from app.table.ports import Clock, DeviceState, Health

if TYPE_CHECKING:
    from app.devices.die_line import DieLine, Linker, Sink


class SerialDie:
    """A die that is asked and answers once. It is looked for from `start` to `close`, however often it leaves."""

    def __init__(self, settings: Settings, clock: Clock, linker: "Linker | None" = None) -> None:
        self._settings = settings
        self._clock = clock
        self._linker = linker
        self._watch = RollWatch()
        self._lock = threading.Lock()  # the loop asks, the link's thread hears
        self._line: DieLine | None = None

    def start(self, sink: "Sink") -> None:
        """Begin to look for the die. The bridge is read only now: the first frame does not wait for it."""
        from app.devices import die_line

        self.close()
        linker = self._linker or die_line.real_link
        self._line = die_line.DieLine(self._settings, self._clock, self._watch, self._lock, sink, linker)
        self._line.start()

    def ask(self, question: int, faces: int) -> None:
        """Await one roll from now on."""
        with self._lock:
            self._watch.ask(question, faces)

    def cancel(self) -> None:
        """Await none."""
        with self._lock:
            self._watch.cancel()

    def is_ready(self, faces: int) -> bool:
        """Tell whether a die with so many faces is there and well."""
        return self.state().health is Health.OK and self._watch.faces == faces

    def state(self) -> DeviceState:
        """Health now; before `start` it is starting, after `close` absent."""
        return DeviceState("die", Health.STARTING) if self._line is None else self._line.state()

    def close(self) -> None:
        """Let go of the port; may be called twice."""
        if self._line is not None:
            self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
