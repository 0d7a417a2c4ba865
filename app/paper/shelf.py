"""The shelves: a household's own things in the store, each under a name of its own.

A shelf knows how its things are called; what they are is known above.
"""

import itertools
from typing import ClassVar, Generic, TypeVar

from app.table.store.store import Store

ThingT = TypeVar("ThingT")


class NamedShelf(Generic[ThingT]):
    """Things of one kind in a store: a shelf says under which `key`, of which `kind`, and how one is called."""

    key: ClassVar[str]
    kind: ClassVar[type]

    def __init__(self, store: Store) -> None:
        self._store = store

    def name_of(self, thing: ThingT) -> str:
        """Return what a thing is called."""
        raise NotImplementedError

    def all(self) -> tuple[ThingT, ...]:
        """Return the things by name."""
        found: tuple[ThingT, ...] = self._store.get(self.key, tuple[self.kind, ...], ())  # type: ignore[name-defined]
        return found

    def find(self, name: str) -> ThingT | None:
        """Return a thing by its name, whatever its capitals, or None."""
        return next((thing for thing in self.all() if self.name_of(thing).casefold() == name.casefold()), None)

    def is_free(self, name: str, besides: str = "") -> bool:
        """Tell whether a name can be had; the thing called `besides` may keep its own."""
        found = self.find(name)
        return found is None or self.name_of(found) == besides

    def free_name(self, name: str, longest: int) -> str:
        """Return the name, or the name with the first number that is free."""
        numbered = (f"{name[: longest - max(3, len(n))].rstrip()}{n}" for n in (f" {n}" for n in itertools.count(2)))
        return next(each for each in itertools.chain((name,), numbered) if self.is_free(each))

    def put(self, thing: ThingT, replacing: str = "") -> None:
        """Keep a thing, in the place of the one called `replacing` if there is one; its name must be free."""
        name = self.name_of(thing)
        if not self.is_free(name, replacing):
            raise ValueError(f"there is one called {name!r} already")
        self._keep([*(each for each in self.all() if self.name_of(each) != replacing), thing])

    def delete(self, name: str) -> None:
        """Forget a thing; games that were played with it keep what they need of it."""
        self._keep([each for each in self.all() if self.name_of(each) != name])

    def _keep(self, things: list[ThingT]) -> None:
        self._store.put(self.key, tuple(sorted(things, key=lambda thing: self.name_of(thing).casefold())))
