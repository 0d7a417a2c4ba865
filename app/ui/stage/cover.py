"""What the stage knows of games and places without reading them: a cover, and that there is somewhere to go.

A cover is what the first screen and the records say of a game; a place is a value that names where to go.
"""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.game import Way
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element


@dataclass(frozen=True)
class Cover:
    """What can be said of a game before it is opened.

    `name` and `way` are the game's own, `seats` too. Points that are all minus points are kept without a sign;
    `is_minus` writes them below zero. `grounds` are options that tell on what was played, not how: among players
    results are compared without them, alone they make another puzzle. `place` is the one of them that says it in
    words.
    """

    name: str
    way: Way
    title: str
    seats: range
    drawing: Callable[[Rect], Element]
    is_minus: bool = False
    grounds: tuple[str, ...] = ()
    place: str = ""


class Place:
    """Somewhere one can go: a value that says where, and for what (`places.py`)."""
