"""Remembered players: a name, a figure and perhaps a birthday, so that a match starts with a tap."""

import datetime

from msgspec import Struct
from msgspec.structs import replace

from app.reading.names import tidy, undrawable
from app.table.match.refusals import NameRefusal
from app.table.match.seats import FIGURES, LONGEST_NAME, Profile
from app.table.store.store import Store

_KEY = "profiles"
_LEAP_YEAR = 2024


class _Kept(Struct, frozen=True):
    """All profiles and the next id: an id is never given twice, records still point at it."""

    profiles: tuple[Profile, ...] = ()
    next_id: int = 1


class Profiles:
    """The profiles in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def _kept(self) -> _Kept:
        return self._store.get(_KEY, _Kept, _Kept())

    def all(self) -> tuple[Profile, ...]:
        """Return all profiles, the oldest first."""
        return self._kept().profiles

    def get(self, profile_id: int) -> Profile | None:
        """Return a profile by its id, or None if it was deleted."""
        return next((profile for profile in self.all() if profile.id == profile_id), None)

    def refusal(self, name: str, besides: int | None = None) -> NameRefusal | None:
        """Say why a name cannot be had, or None; profile `besides` may keep its own."""
        name = tidy(name)
        if not name:
            return NameRefusal("table", "name-empty")
        if len(name) > LONGEST_NAME:
            return NameRefusal("table", "name-too-long", {"name": name, "most": LONGEST_NAME})
        if undrawable(name):
            return NameRefusal("table", "name-unprintable", {"name": repr(name)})
        taken = {profile.name.casefold() for profile in self.all() if profile.id != besides}
        if name.casefold() in taken:
            return NameRefusal("table", "name-taken", {"name": name})
        return None

    def add(self, name: str, figure: str, birthday: tuple[int, int] | None = None) -> Profile:
        """Remember a player; raises ValueError for what `refusal` refuses, a figure or a date unknown."""
        self._check_name(name)
        kept = self._kept()
        profile = Profile(kept.next_id, tidy(name), _known(figure), _dated(birthday))
        self._store.put(_KEY, _Kept((*kept.profiles, profile), kept.next_id + 1))
        return profile

    def rename(self, profile_id: int, name: str) -> Profile:
        """Give a profile another name; raises like `add`, and KeyError for an unknown id."""
        self._check_name(name, profile_id)
        return self._change(profile_id, name=tidy(name))

    def set_figure(self, profile_id: int, figure: str) -> Profile:
        """Give a profile another figure."""
        return self._change(profile_id, figure=_known(figure))

    def set_birthday(self, profile_id: int, birthday: tuple[int, int] | None) -> Profile:
        """Set (month, day), or forget it."""
        return self._change(profile_id, birthday=_dated(birthday))

    def delete(self, profile_id: int) -> None:
        """Forget a profile; matches and records keep the name they were played under."""
        kept = self._kept()
        left = tuple(profile for profile in kept.profiles if profile.id != profile_id)
        self._store.put(_KEY, replace(kept, profiles=left))

    def _check_name(self, name: str, besides: int | None = None) -> None:
        refusal = self.refusal(name, besides)
        if refusal is not None:
            raise ValueError(f"{name!r} is refused: {refusal.key}")

    def _change(self, profile_id: int, **changes: object) -> Profile:
        kept = self._kept()
        found = self.get(profile_id)
        if found is None:
            raise KeyError(profile_id)
        changed = replace(found, **changes)
        profiles = tuple(changed if profile.id == profile_id else profile for profile in kept.profiles)
        self._store.put(_KEY, replace(kept, profiles=profiles))
        return changed


def _known(figure: str) -> str:
    if figure not in FIGURES:
        raise ValueError(f"{figure!r} is none of {', '.join(FIGURES)}")
    return figure


def _dated(birthday: tuple[int, int] | None) -> tuple[int, int] | None:
    if birthday is not None:
        datetime.date(_LEAP_YEAR, *birthday)  # raises ValueError for a day that no year has
    return birthday
