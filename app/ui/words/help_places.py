"""Where one can be in the help: at the rule of the moment, among the sections of a game, in one of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Now:
    """The first page: the rule of the moment, or the device."""

    page: int = 0


@dataclass(frozen=True)
class Contents:
    """The sections of a game."""

    game: int
    page: int = 0


@dataclass(frozen=True)
class Reading:
    """One section of a game."""

    game: int
    section: int
    page: int = 0


Place = Now | Contents | Reading


def turned(place: Place, page: int) -> Place:
    """Return the same place at another page."""
    match place:
        case Now():
            return Now(page)
        case Contents(game):
            return Contents(game, page)
        case Reading(game, section):
            return Reading(game, section, page)
