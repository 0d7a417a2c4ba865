"""Finds games and their screens; adding a game adds a folder, nothing is registered.

A game is every `Game` that a package below `app.games` exports; its screens are every `Playable` that a
package below `app.ui.play` exports.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import TypeVar

import app.games
import app.ui.play
from app.games.game import AnyGame, Game, Way
from app.ui.playable import Playable

Found = TypeVar("Found")


def games() -> dict[tuple[str, Way], AnyGame]:
    """Return every game by name and way."""
    return {(game.name, game.way): game for game in _exported(app.games, Game)}


def playables() -> tuple[Playable, ...]:
    """Return everything that can be offered, by title and then beside the box first."""
    return tuple(sorted(_exported(app.ui.play, Playable), key=lambda p: (p.title, p.game.way is not Way.BOX)))


def _exported(package: ModuleType, kind: type[Found]) -> Iterator[Found]:
    for info in pkgutil.iter_modules(package.__path__, package.__name__ + "."):
        if info.ispkg:
            yield from (value for value in vars(importlib.import_module(info.name)).values() if isinstance(value, kind))
