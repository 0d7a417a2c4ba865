"""Where bots and hints think, so that the picture never waits: one worker thread, or at once in rehearsals."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol


class Thinker(Protocol):
    """Runs a pure function somewhere and answers with its future."""

    def think(self, job: Callable[[], Any]) -> "Future[Any]":
        """Start thinking; the future is done when there is an answer."""
        ...

    def close(self) -> None:
        """Forget what is still being thought about; may be called twice."""
        ...


class ThreadThinker:
    """Thinks in one thread, made when it is first needed."""

    def __init__(self) -> None:
        self._pool: ThreadPoolExecutor | None = None

    def think(self, job: Callable[[], Any]) -> "Future[Any]":
        """Start thinking."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinker")
        return self._pool.submit(job)

    def close(self) -> None:
        """Drop what waits; a thought that has begun ends by itself."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class InstantThinker:
    """Thinks at once, for rehearsals."""

    def think(self, job: Callable[[], Any]) -> "Future[Any]":
        """Think now."""
        future: Future[Any] = Future()
        future.set_result(job())
        return future

    def close(self) -> None:
        """Hold nothing."""
