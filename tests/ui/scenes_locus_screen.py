"""Every screen of a whole game of Locus on this screen, by name, reached by legal moves."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace
from stage_set import Put, Stage

from app.games.game import Seat, Setup, Way
from app.games.locus.screen.moves import (
    BuyLoose,
    Discard,
    Done,
    Draw,
    DrawLeftover,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    Waive,
)
from app.games.locus.screen.state import Due, Owed, Phase, State
from app.ui.play.locus.both import setup as locus_setup
from app.ui.play.locus.both.draft import ScreenDraft
from app.ui.play.locus.screen import setup as screen_setup
from app.ui.play.locus.screen.turn_page import Aim, AskQueue, LookAt, PickCard, PutDown, ShowSheets, Spend
from app.ui.stage import places
from app.ui.stage.playable import games_of

LIKING = (PlaceJoker, PlaceDouble, PlaceLoose, Draw, DrawLeftover, Done, Pick, BuyLoose, Discard, Waive)
"""What is played first where there is a choice."""

MANY = 400  # moves looked at; more are only other places for the same
CODE = 123_456_789

Until = Callable[[State], bool]


def begin(stage: Stage, seats: int, *, chains: bool = True) -> None:
    """Begin a match."""
    playable = stage.playable("locus", Way.SCREEN)
    setup: Setup[Any] = ScreenDraft(chains=chains).setup(stage.players(seats), Seat(0))
    stage.ui.table.begin(playable.game, stage.players(seats), setup, CODE)


def play_to(stage: Stage, phase: Phase, until: Until = lambda _state: True, keen: type | None = None) -> None:
    """Play on until the match is in a phase and `until` holds; what they are `keen` on they do whenever they may."""
    for _ in range(900):
        state = stage.match.state
        if state.phase is phase and until(state):
            return
        moves = _some(stage.match.legal(stage.match.acting[0]))
        stage.match.submit(min(moves, key=lambda move: -1 if type(move) is keen else LIKING.index(type(move))))
    raise AssertionError(f"{phase} was not reached: {stage.match.state}")


def _some(moves: Iterator[Any]) -> list[Any]:
    """Return a few moves of every kind."""
    few: dict[type, list[Any]] = {}
    for move in islice(moves, MANY):
        few.setdefault(type(move), []).append(move)
    return [move for kind in few.values() for move in kind[:1]]


def _at(
    phase: Phase, seats: int = 3, until: Until = lambda _state: True, *, do: tuple[Any, ...] = (), keen: Any = None
) -> Put:
    """Play to a phase, show the table, and touch things there: intents, or functions of the page that give one."""

    def act(stage: Stage) -> None:
        begin(stage, seats)
        play_to(stage, phase, until, keen)
        stage.ui.go(stage.playable("locus", Way.SCREEN).play(stage.ui))
        for wish in do:
            screen = stage.ui.screen
            screen.tapped(wish(screen.page) if callable(wish) and not isinstance(wish, type) else wish)

    return act


def _setup(seats: int, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.remember(seats)
        stage.ui.go(stage.playable("locus", Way.SCREEN).setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _ways(stage: Stage) -> None:
    ways = next(ways for ways in games_of(stage.ui) if ways[0].name == "locus")
    stage.ui.open(places.Ways(tuple(ways)))


def _card(page: Any) -> PickCard:
    return PickCard(page.state.untaken[0].id)


def _last_card(page: Any) -> PickCard:
    return PickCard(page.state.untaken[-1].id)


def _place(page: Any) -> Aim:
    return Aim(page.tool.places(page.state)[0][0])


def _far_corner(page: Any) -> Aim:
    zone = next(field for field in page.state.sheet.fields if field.zone is page.tool.zone)
    return Aim(max(zone.cells))


def _other_zone(page: Any) -> LookAt:
    return LookAt(next(zone for zone in type(page.tool.zone) if zone is not page.tool.zone))


def _many(*intents: Any) -> Put:
    """Let six kinds of things wait, and touch something."""

    def act(stage: Stage) -> None:
        _at(Phase.RESOLVING, 2, lambda s: s.hand is None and bool(s.owed))(stage)
        page = stage.ui.screen.page
        dues = (Due.JOKER, Due.YELLOW, Due.PURPLE, Due.RED, Due.GREEN, Due.BLUE)
        page.state = replace(page.state, owed=tuple(Owed(due, 1) for due in dues))
        page.tool = page.first_tool()
        for intent in intents:
            stage.ui.screen.tapped(intent)
        stage.ui.redraw()

    return act


def _loose_waits(stage: Stage) -> None:
    """Before a card is picked, lay a loose square aside."""
    _at(Phase.PICKING, 3)(stage)
    page = stage.ui.screen.page
    page.state = replace(page.state, owed=(Owed(Due.LOOSE, 0), Owed(Due.LOOSE, 0)))
    page.tool = None


def _late(state: State) -> bool:
    return state.reveal == 4


def _owes_double(state: State) -> bool:
    """Tell whether a double waits: with the sheet in view it is a key without words where there is no room."""
    return state.hand is None and any(owed.due.double for owed in state.owed)


SCREEN: dict[str, Put] = {
    "choice-ways": _ways,
    "whole-setup-1": _setup(1),
    "whole-setup-3": _setup(3),
    "whole-setup-5": _setup(5),
    "whole-choice-chains": _setup(3, screen_setup.AskChains()),
    "whole-choice-cards": _setup(3, locus_setup.AskCards()),
    "whole-market-1": _at(Phase.PICKING, 1),
    "whole-market-3": _at(Phase.PICKING, 3),
    "whole-market-5": _at(Phase.PICKING, 5),
    "whole-market-late": _at(Phase.PICKING, 3, _late),
    "whole-tool": _at(Phase.PICKING, 3, _late, do=(_card,)),
    "whole-tool-five": _at(Phase.PICKING, 5, lambda s: s.reveal == 2, do=(_last_card,)),
    "whole-aimed": _at(Phase.PICKING, 3, do=(_card, _place)),
    "whole-other-zone": _at(Phase.PICKING, 3, do=(_card, _other_zone)),
    "whole-drawn": _at(Phase.RESOLVING, 3, lambda s: s.hand is None and not s.owed),
    "whole-owed": _at(Phase.RESOLVING, 2, lambda s: s.hand is None and bool(s.owed)),
    "whole-owed-many": _many(),
    "whole-owed-sheet": _many(PutDown()),
    "whole-owed-named": _many(AskQueue()),
    "whole-market-owed": _loose_waits,
    "whole-owed-double": _at(Phase.RESOLVING, 5, _owes_double, do=(PutDown(),)),
    "whole-spend": _at(Phase.RESOLVING, 3, lambda s: s.hand is None and not s.owed, do=(Spend(),)),
    "whole-sheets": _at(Phase.PICKING, 3, _late, do=(ShowSheets(),)),
    "whole-sheets-five": _at(Phase.PICKING, 5, do=(ShowSheets(),)),
    "whole-leftover": _at(Phase.LEFTOVER, 3, keen=Discard),
    "whole-last": _at(Phase.LAST, 2),
    "whole-result": _at(Phase.OVER, 2),
    "whole-result-five": _at(Phase.OVER, 5),
    "whole-result-solo": _at(Phase.OVER, 1),
}
"""All of them; a new screen is one line."""
