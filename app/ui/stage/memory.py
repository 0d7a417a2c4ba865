"""Remembers what a tree of objects was, so that it can be put back when an act could not be finished.

It follows the objects of this program that may change: their fields, and the lists, maps and sets in them. What is
frozen needs no remembering, and what lies outside of it (the store, devices, work done aside) has ways of its own.
"""

from collections import deque
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Any

from msgspec import Struct

OWN = "app."


class Memory:
    """What everything that hangs on `roots` is now. Nothing of a kind in `outside` is followed or put back."""

    def __init__(self, roots: Iterable[object], outside: tuple[type, ...]) -> None:
        self._outside = outside
        self._found: dict[int, tuple[Any, Any, Callable[[Any, Any], None]]] = {}
        waiting = list(roots)
        while waiting:
            self._take(waiting.pop(), waiting)

    def put_back(self) -> None:
        """Make everything what it was."""
        for thing, was, put in self._found.values():
            put(thing, was)

    def _take(self, thing: Any, waiting: list[object]) -> None:
        kind: type = type(thing)
        put = _way_back(kind)
        if put is None or id(thing) in self._found or isinstance(thing, self._outside):
            return
        if put is _put_fields:
            was: Any = dict(vars(thing))
            waiting.extend(was.values())
        elif put is _stay:
            was = None
            waiting.extend(thing)
        elif put is _put_map:
            was = dict(thing)
            waiting.extend(was.values())
        else:
            was = tuple(thing)
            waiting.extend(was)
        self._found[id(thing)] = (thing, was, put)


def _put_fields(thing: Any, was: dict[str, Any]) -> None:
    vars(thing).clear()
    vars(thing).update(was)


def _put_map(thing: Any, was: dict[Any, Any]) -> None:
    thing.clear()
    thing.update(was)


def _put_row(thing: Any, was: tuple[Any, ...]) -> None:
    thing.clear()
    thing.extend(was)


def _stay(_thing: Any, _was: None) -> None:
    """Leave a tuple as it is: only what is in it may change."""


def _put_set(thing: Any, was: tuple[Any, ...]) -> None:
    thing.clear()
    thing.update(was)


@cache
def _way_back(kind: type) -> Callable[[Any, Any], None] | None:
    """Return how a thing of a kind is put back; None where it cannot change or is not ours."""
    if issubclass(kind, dict):
        return _put_map
    if issubclass(kind, list | deque):
        return _put_row
    if issubclass(kind, set):
        return _put_set
    if issubclass(kind, tuple):
        return _stay
    if issubclass(kind, Struct | type | Enum) or not any(base.__module__.startswith(OWN) for base in kind.__mro__):
        return None
    settings = getattr(kind, "__dataclass_params__", None)
    return None if settings is not None and settings.frozen else _put_fields
