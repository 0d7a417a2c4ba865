"""Finds games and their screens; adding a game adds a folder, nothing is registered.

A game is every `Game` that a package below `app.games` exports; its screens are every `Offer` that a
package below `app.ui.play` exports. An offer is only a cover: rules and screens are read when one is opened.
"""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType

import app.games
import app.ui.play
from app.games.game import AnyGame, Game, Way
from app.ui.stage.playable import Offer


class Games(Mapping[tuple[str, Way], AnyGame]):
    """Every game by name and way; the rules of one are read when it is asked for."""

    def __getitem__(self, key: tuple[str, Way]) -> AnyGame:
        """Return the game, or raise KeyError."""
        name, _ = key
        if name not in _packages(app.games):
            raise KeyError(key)
        return _games_in(name)[key]

    def __iter__(self) -> Iterator[tuple[str, Way]]:
        """Yield the name and way of every game there is."""
        for name in _packages(app.games):
            yield from _games_in(name)

    def __len__(self) -> int:
        """Count them."""
        return sum(1 for _ in self)


def games() -> Games:
    """Return every game by name and way."""
    return Games()


def offers() -> tuple[Offer, ...]:
    """Return everything that can be offered, by title and then beside the box first."""
    modules = [importlib.import_module(f"{app.ui.play.__name__}.{name}") for name in _packages(app.ui.play)]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Offer)]
    return tuple(sorted(found, key=lambda offer: (offer.title, offer.way is not Way.BOX)))


def readings() -> Iterator[str]:
    """Read all rules and screens, one module at each step, so that no door waits for them later."""
    for package in (app.games, app.ui.play):
        for info in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            importlib.import_module(info.name)
            yield info.name


@cache
def _packages(package: ModuleType) -> tuple[str, ...]:
    return tuple(info.name for info in pkgutil.iter_modules(package.__path__) if info.ispkg)


@cache
def _games_in(name: str) -> dict[tuple[str, Way], AnyGame]:
    module = importlib.import_module(f"{app.games.__name__}.{name}")
    return {(game.name, game.way): game for game in vars(module).values() if isinstance(game, Game)}
