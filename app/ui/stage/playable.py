"""What the interface needs of a game to offer it: its words, its drawing, its setup and its screens."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from app.games.game import AnyGame, Seat, Way
from app.table.match.match import AnyMatch
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.stage.cover import Cover
from app.ui.stage.robot import Robot
from app.ui.stage.showing import Showing
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.words.language import Language
from app.ui.words.sections import Section


def no_heading(_language: Language, _match: AnyMatch, _event: Any) -> str | None:
    """Let the log of a game be one long list."""
    return None


@dataclass(frozen=True)
class Demo:
    """How the robot plays this game: `prepare` yields acts on the setup screen, `act` does one step of a match."""

    prepare: Callable[[Robot], Iterable[Callable[[], None]]]
    act: Callable[[Robot, random.Random, int], None]


class Ending(Struct, frozen=True):
    """A move that ends a match before its time, ranked by the rules; `label` is said on the key, long and short."""

    move: Any
    label: tuple[str, ...]


def no_ending(_match: AnyMatch) -> Ending | None:
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
    setup: Callable[[Ui, tuple[Player, ...]], Showing]
    play: Callable[[Ui], Showing]
    progress: Callable[[Language, AnyMatch], tuple[str, ...]]
    sentence: Callable[[Language, AnyMatch, Any], str | None]
    moment: Callable[[Language, AnyMatch], str]
    rules: Callable[[Language], Sequence[Section]]
    demo: Demo
    levels: tuple[str, ...] = ()
    advise: Callable[[Any, Seat, str, int], Sequence[Any]] | None = None
    heading: Callable[[Language, AnyMatch, Any], str | None] = no_heading
    papers: Callable[[Ui], Showing] | None = None
    lesson: Callable[[Ui], Showing] | None = None
    picture: Callable[[Ui, AnyMatch, int, Rect], list[Element]] | None = None
    ending: Callable[[AnyMatch], Ending | None] = no_ending


@dataclass(frozen=True, kw_only=True)
class Offer(Cover):
    """A game as the first screen offers it: its cover, and `open`, which reads its rules and screens when asked."""

    open: Callable[[], Playable]

    @cached_property
    def playable(self) -> Playable:
        """The whole game with its screens."""
        return self.open()


def offered(playable: Playable) -> Offer:
    """Put a cover on a game that is read already."""
    game = playable.game
    return Offer(
        name=game.name,
        way=game.way,
        title=playable.title,
        seats=game.seats,
        drawing=playable.drawing,
        open=lambda: playable,
    )


def playable_of(ui: Ui, name: str, way: Way) -> Playable | None:
    """Return what is on offer for a game, or None if it has no screens here."""
    cover = ui.cover_of(name, way)
    return cover.playable if isinstance(cover, Offer) else None


def offers_of(ui: Ui) -> list[Offer]:
    """Return everything on offer."""
    return [cover for cover in ui.covers if isinstance(cover, Offer)]


def games_of(ui: Ui) -> list[list[Offer]]:
    """Return the games on offer, each with its ways, beside the box first."""
    out: dict[str, list[Offer]] = {}
    for offer in offers_of(ui):
        out.setdefault(offer.title, []).append(offer)
    return list(out.values())
