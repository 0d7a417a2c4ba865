"""What the interface needs of a game to offer it: its words, its drawing, its setup and its screens."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from app.games.game import AnyGame, Seat, Way
from app.table.match.match import Match
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.widgets.element import Element
from app.ui.words.language import Language

if TYPE_CHECKING:
    from app.ui.stage.robot import Robot
    from app.ui.stage.screen import Screen
    from app.ui.stage.ui import Ui


def no_heading(_language: Language, _match: Match, _event: Any) -> str | None:
    """Let the log of a game be one long list."""
    return None


class Paragraph(Struct, frozen=True):
    """One paragraph of the rules and the ids it explains."""

    text: str
    rules: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """One section of the rules as the help screen shows them."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Demo:
    """How the robot plays this game: `prepare` yields acts on the setup screen, `act` does one step of a match."""

    prepare: Callable[["Robot"], Iterable[Callable[[], None]]]
    act: Callable[["Robot", random.Random, int], None]


class Ending(Struct, frozen=True):
    """A move that ends a match before its time, ranked by the rules; `label` is said on the key, long and short."""

    move: Any
    label: tuple[str, ...]


def no_ending(_match: Match) -> Ending | None:
    """Let a match that is ended early have no result."""
    return None


@dataclass(frozen=True)
class Playable:
    """A game with screens. `title` is its proper name; `players` how many may play, as words say it.

    drawing   the picture on its tile, in a box
    setup     the screen that asks what this game must know, once the seats are taken
    play      the screen of a match under way or ended
    progress  one short phrase for "continue": whose turn, which round; first long, then short
    sentence  an event of the log as one sentence; None for events that are not worth a line
    moment    the rule of the moment, at most 40 words
    rules     all rules by section
    demo      how the demo plays it
    levels    the levels of its bots, weakest first; none if it has no bots
    advise    the moves of a bot for the rest of its turn: from its view, seat, level and a number for luck
    heading   what the lines of the log after an event stand under, or None: they go on as before
    papers    the screen for what of this game is on paper: sheets to keep and to print; None: nothing
    lesson    a first game that teaches this one by doing, if there is one
    ending    how a match is ended early with a result, from the pause; None: it is just left off
    picture   how the table looked after entry `n` of the log, in a box, if that can be drawn
    """

    game: AnyGame
    title: str
    drawing: Callable[[Rect], Element]
    setup: Callable[["Ui", tuple[Player, ...]], "Screen"]
    play: Callable[["Ui"], "Screen"]
    progress: Callable[[Language, Match], tuple[str, ...]]
    sentence: Callable[[Language, Match, Any], str | None]
    moment: Callable[[Language, Match], str]
    rules: Callable[[Language], Sequence[Section]]
    demo: Demo
    levels: tuple[str, ...] = ()
    advise: Callable[[Any, Seat, str, int], Sequence[Any]] | None = None
    heading: Callable[[Language, Match, Any], str | None] = no_heading
    papers: "Callable[[Ui], Screen] | None" = None
    lesson: Callable[["Ui"], "Screen"] | None = None
    picture: Callable[["Ui", Match, int, Rect], list[Element]] | None = None
    ending: Callable[[Match], Ending | None] = no_ending


@dataclass(frozen=True)
class Offer:
    """A game as the first screen offers it: its cover. Rules and screens are read when it is opened.

    `name` and `way` are the game's own, `seats` too; `open` reads the rest. Points that are all minus points are
    kept without a sign; `is_minus` writes them below zero. `grounds` are options that tell on what was played, not
    how: among players results are compared without them, alone they make another puzzle. `place` is the one of them
    that says it in words.
    """

    name: str
    way: Way
    title: str
    seats: range
    drawing: Callable[[Rect], Element]
    open: Callable[[], Playable]
    is_minus: bool = False
    grounds: tuple[str, ...] = ()
    place: str = ""

    @cached_property
    def playable(self) -> Playable:
        """The whole game with its screens."""
        return self.open()


def offered(playable: Playable) -> Offer:
    """Put a cover on a game that is read already."""
    game = playable.game
    return Offer(game.name, game.way, playable.title, game.seats, playable.drawing, lambda: playable)
