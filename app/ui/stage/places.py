"""Places one can go to, as values: who wants to leave a screen says where to, and need not know what is there.

`Ui.open` hands a place to the doors, which know the screens (`app/doors.py`). So screens do not know each other, and
each is read when somebody first goes there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.table.match.match import AnyMatch
from app.table.match.put_right import WrongRoll
from app.table.match.seats import Player
from app.ui.stage.cover import Place
from app.ui.stage.playable import Offer, Playable


@dataclass(frozen=True)
class Welcome(Place):
    """The star shown to whoever sees it for the first time."""


@dataclass(frozen=True)
class LanguageAsked(Place):
    """The question in which language the table speaks."""


@dataclass(frozen=True)
class News(Place):
    """What the store has to say."""


@dataclass(frozen=True)
class Ways(Place):
    """One game: with the box on the table, on the screen alone, or a first game that teaches it."""

    offers: tuple[Offer, ...]


@dataclass(frozen=True)
class Seats(Place):
    """Who sits where at a game."""

    playable: Playable


@dataclass(frozen=True)
class PlayerAsked(Place):
    """One seat: profile, name, figure, birthday, or emptied. `done` gets the outcome."""

    player: Player
    others: tuple[Player, ...]
    done: Callable[[Player | None], None]


@dataclass(frozen=True)
class Keyboard(Place):
    """A short text is typed. `done` gets it; going back keeps the old one."""

    title: str
    text: str
    done: Callable[[str], None]
    longest: int
    figure: str = ""


@dataclass(frozen=True)
class Records(Place):
    """Finished games, best and average, and games not yet finished."""


@dataclass(frozen=True)
class Settings(Place):
    """The settings."""


@dataclass(frozen=True)
class Rules(Place):
    """The rule of the moment of a match, or all rules when no game is being played."""

    match: AnyMatch | None = None


@dataclass(frozen=True)
class Log(Place):
    """What happened in the match on the table, or in another one that is only looked at."""

    match: AnyMatch | None = None


@dataclass(frozen=True)
class Pause(Place):
    """The match on the table, paused."""


@dataclass(frozen=True)
class FaceAsked(Place):
    """Which face the die showed, where a wrong one was touched. `done` gets it."""

    match: AnyMatch
    wrong: WrongRoll
    done: Callable[[int], None]


def way_in(offers: Sequence[Offer]) -> Ways | Seats:
    """Return where a touch on a game leads: to its ways, or straight to the seats if there is one way."""
    return Seats(offers[0].playable) if len(offers) == 1 else Ways(tuple(offers))
