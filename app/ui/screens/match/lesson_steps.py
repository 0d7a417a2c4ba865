"""What a lesson is made of: a match that is kept nowhere, and steps that are learnt by doing them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from app.table.match.match import AnyMatch
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Intent


class Press(Struct, frozen=True):
    """An act: the star, given to the game."""


class Go(Struct, frozen=True):
    """An act: the star, which only leads on to the next step."""


@dataclass(frozen=True)
class Step:
    """One sentence (at most 25 words), the acts it asks for in order, and the moves that others then make.

    An act is Press, Go, or the intent of the element that is to be touched.
    """

    words: str
    acts: tuple[Intent, ...]
    moves: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson in the players' language. `begin` makes its match anew, `screen` the screen that match is played on."""

    begin: Callable[[], AnyMatch]
    screen: Callable[[Ui], MatchScreen]
    steps: tuple[Step, ...]
