"""Errands: long calculations done aside, one after the other, with their answers kept in the store.

Nothing here knows what is calculated. An answer that never comes, because the work was stopped by its limits, by the
system or by a bug, is no trouble: the question is over without an answer, and says so.
"""

from collections import deque
from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from app.table.ports import Clock
from app.table.store.store import Store

KEY = "errand-answers"
MOST_KEPT = 200
GRACE = 5.0  # seconds after its time in which work may still put its answer into words


class Errand(Struct, frozen=True):
    """Work to do aside.

    work         a function as "module:name", from a request, a listener and "may I go on?" to an answer
    request      what the function is given
    fingerprint  equal for equal work, so that it is done once; with an answer it is kept under this name
    seconds      it is asked to end after so long
    megabytes    it may take so much memory
    """

    work: str
    request: bytes
    fingerprint: str
    seconds: float = 60.0
    megabytes: int = 400


class Running(Protocol):
    """Work under way in another process."""

    def heard(self) -> Sequence[tuple[bool, bytes]]:
        """Return what it said since the last time, without waiting: whether it is the answer, and the words."""
        ...

    def is_over(self) -> bool:
        """Say whether it has ended, in whatever way, and everything it said was heard."""
        ...

    def stop(self) -> None:
        """End it now; may be called twice."""
        ...


class Runner(Protocol):
    """Starts work in another process."""

    def start(self, errand: Errand) -> Running | None:
        """Start; None when the system has no room for it now."""
        ...


class Question:
    """What became of an errand: `told` is the latest it said on its way, `answer` its answer."""

    def __init__(self, errand: Errand, answer: bytes | None = None) -> None:
        self.errand = errand
        self.told: bytes | None = None
        self.answer = answer
        self.is_open = answer is None


class _Kept(Struct, frozen=True):
    fingerprint: str
    answer: bytes


class Errands:
    """The errands of the device: asked from screens, moved on by the loop's tick, one at a time."""

    def __init__(self, runner: Runner, store: Store, clock: Clock) -> None:
        self._runner = runner
        self._store = store
        self._clock = clock
        self._waiting: deque[Question] = deque()
        self._current: Question | None = None
        self._running: Running | None = None
        self._until = 0.0
        self._unkept: list[_Kept] = []

    def ask(self, errand: Errand) -> Question:
        """Ask for an answer; a kept one is there at once, and what is asked already is not asked twice."""
        for question in (self._current, *self._waiting):
            if question is not None and question.errand.fingerprint == errand.fingerprint:
                return question
        for kept in (*self._unkept, *self._kept()):
            if kept.fingerprint == errand.fingerprint:
                return Question(errand, kept.answer)
        question = Question(errand)
        self._waiting.append(question)
        return question

    def hurry(self, question: Question) -> None:
        """Put a waiting question first."""
        if question in self._waiting:
            self._waiting.remove(question)
            self._waiting.appendleft(question)

    def drop(self, question: Question) -> None:
        """Forget a question that nobody waits for any more."""
        if question in self._waiting:
            self._waiting.remove(question)
            question.is_open = False
        elif question is self._current:
            self._end()

    def tick(self) -> bool:
        """Listen, never wait; true when something was heard or ended."""
        if self._current is None:
            self._begin()
            return False
        assert self._running is not None
        is_over = self._running.is_over()
        heard = self._running.heard()
        for is_answer, words in heard:
            if is_answer:
                self._current.answer = words
            else:
                self._current.told = words
        if is_over or self._current.answer is not None or self._clock.now() > self._until:
            if self._current.answer is not None:
                self._unkept.append(_Kept(self._current.errand.fingerprint, self._current.answer))
            self._end()
            return True
        return bool(heard)

    @property
    def has_unkept(self) -> bool:
        """Tell whether an answer came that is not yet seen to be kept."""
        return bool(self._unkept)

    def keep(self) -> None:
        """Write down the answers that came. Raises StoreTrouble; they wait here until they are seen to be kept."""
        if not self._unkept:
            return
        kept = self._kept()
        missing = tuple(answer for answer in reversed(self._unkept) if answer not in kept)
        if missing:
            self._store.put(KEY, (*missing, *kept)[:MOST_KEPT])
        else:
            self._unkept.clear()

    def close(self) -> None:
        """Stop everything; may be called twice."""
        self._waiting.clear()
        if self._current is not None:
            self._end()

    # ---------------------------------------------------------------- one at a time

    def _begin(self) -> None:
        if self._waiting:
            running = self._runner.start(self._waiting[0].errand)
            if running is not None:
                self._current, self._running = self._waiting.popleft(), running
                self._until = self._clock.now() + self._current.errand.seconds + GRACE

    def _end(self) -> None:
        assert self._current is not None
        assert self._running is not None
        self._running.stop()
        self._current.is_open = False
        self._current = self._running = None

    def _kept(self) -> tuple[_Kept, ...]:
        return self._store.get(KEY, tuple[_Kept, ...], ())
