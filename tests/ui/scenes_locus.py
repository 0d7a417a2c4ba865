"""Every screen of a game of Locus beside the box, by name, reached by real moves."""

from collections.abc import Callable
from typing import Any

from locus_at_table import begin, exchange, play_to
from stage_set import Put, Stage

from app.games.game import Seat
from app.games.locus.box.moves import BuyLeftover, Done, Take
from app.games.locus.box.state import Dealing, Phase, State
from app.games.locus.box.talk import scoring_cursor
from app.games.locus.zones import ZONES, Zone
from app.table.match.seats import Side
from app.ui.play.locus.box import setup
from app.ui.play.locus.box.cards_screen import CardsScreen, Show
from app.ui.play.locus.box.picking_page import Count
from app.ui.play.locus.box.scale_keys import Mark, Place
from app.ui.play.locus.box.scoring_page import Step
from app.ui.screens.first.records import RecordsScreen, Tab
from app.ui.screens.first.records import Show as ShowTab
from app.ui.screens.first.setup import AskTurning
from app.ui.screens.match.consent import take_back
from app.ui.screens.match.log import LogScreen, Select
from app.ui.screens.match.rules import ShowSection, ShowSections
from app.ui.stage import places

Until = Callable[[State], bool]


def _setup(seats: int, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.remember(seats)
        playable = stage.playable()
        stage.ui.go(playable.setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _at(phase: Phase, seats: int = 3, until: Until = lambda _state: True, **wishes: Any) -> Put:
    """Play to a phase, and there on until something holds; then show the table."""

    def act(stage: Stage) -> None:
        begin(stage, seats, **wishes)
        play_to(stage, phase, until)
        stage.ui.go(stage.playable().play(stage.ui))

    return act


def _then(put: Put, *moves: Callable[[State], Any]) -> Put:
    """Play more moves, each made of the state."""

    def act(stage: Stage) -> None:
        put(stage)
        for move in moves:
            assert stage.ui.screen.submit(move(stage.match.state)), move(stage.match.state)

    return act


def _tapped(put: Put, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _open(put: Put, door: Callable[[Stage], None], *intents: Any) -> Put:
    """Open a screen above the table."""

    def act(stage: Stage) -> None:
        put(stage)
        door(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _fixed(put: Put) -> Put:
    """Let the picture stay, while the players sit round the table."""

    def act(stage: Stage) -> None:
        stage.likes(facing="fixed")
        put(stage)

    return act


def _undone(put: Put) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        stage.match.undo()

    return act


def _told(put: Put) -> Put:
    """Submit a move that is refused: the notice says why."""

    def act(stage: Stage) -> None:
        put(stage)
        stage.ui.screen.submit(Done(Seat(0)))

    return act


def _chosen(line: int) -> Callable[[Stage], None]:
    def act(stage: Stage) -> None:
        stage.ui.go(LogScreen(stage.ui))
        stage.ui.screen.tapped(Select(line))

    return act


def _log(stage: Stage) -> None:
    stage.ui.open(places.Log())


def _rules(stage: Stage) -> None:
    stage.ui.open(places.Rules(stage.match))


def _records(tab: Tab) -> Put:
    def act(stage: Stage) -> None:
        for seats in (2, 3):
            begin(stage, seats)
            play_to(stage, Phase.OVER)
        begin(stage, 3)
        begin(stage, 4)
        stage.ui.table.leave()
        stage.ui.go(RecordsScreen(stage.ui))
        stage.ui.screen.tapped(ShowTab(tab))

    return act


def _take(state: State) -> Take:
    return Take(state.current, state.untaken[0].id)


def _cards(is_seen: bool) -> Callable[[Stage], None]:
    def act(stage: Stage) -> None:
        stage.ui.go(CardsScreen(stage.ui, stage.match.state))
        stage.ui.screen.tapped(Show(is_seen))

    return act


def _consent(stage: Stage) -> None:
    take_back(stage.ui)


def _scale(zone: Zone, seats: int = 3) -> Put:
    """Count a zone, with two of its numbers touched."""
    put = _at(Phase.SCORING, seats, lambda state: _counts(state) is zone)
    return _tapped(put, Mark(Place(zone, 1)), Mark(Place(zone, 2)))


def _counts(state: State) -> Zone | None:
    cursor = scoring_cursor(state)
    return cursor[1] if cursor else None


def _middle(state: State) -> bool:
    return state.takes.count(None) == 1


PICKING = _at(Phase.PICKING)
LEFTOVER = _at(Phase.LEFTOVER)
OVER = _at(Phase.OVER)

LOCUS: dict[str, Put] = {
    "setup-1": _setup(1),
    "setup-3": _setup(3),
    "setup-5": _setup(5),
    "choice-rounds": _setup(3, setup.AskRounds()),
    "choice-first": _setup(5, setup.AskFirst()),
    "choice-cards": _setup(3, setup.AskCards()),
    "choice-sheet": _setup(3, setup.AskSheet()),
    "choice-turning": _setup(3, AskTurning()),
    **{f"picking-box-{n}": _at(Phase.PICKING, n, dealing=Dealing.BOX) for n in range(1, 6)},
    **{f"picking-device-{n}": _at(Phase.PICKING, n) for n in range(1, 6)},
    **{f"picked-device-{n}": _at(Phase.PICKING, n, _middle if n > 1 else bool) for n in (2, 5)},
    "picking-box-second": _at(Phase.PICKING, 3, lambda s: s.current != s.holder, dealing=Dealing.BOX),
    "picking-box-circuit": _at(Phase.PICKING, 3, lambda s: s.reveal == 2, dealing=Dealing.BOX, circuit=True),
    "picking-uncounted": _at(Phase.PICKING, 3, dealing=Dealing.BOX, deck_size=None),
    "picking-solo-uncounted": _at(Phase.PICKING, 1, dealing=Dealing.BOX, deck_size=None),
    "picking-reshuffle": _at(
        Phase.PICKING, 3, lambda s: s.turning is not None and s.turning.reshuffle, dealing=Dealing.BOX, deck_size=7
    ),
    "picking-chosen": _then(PICKING, _take),
    "picking-exchanged": _then(PICKING, _take, exchange),
    "picking-undo": _undone(_then(PICKING, _take)),
    "picking-refused": _told(PICKING),
    "picking-count": _tapped(_at(Phase.PICKING, 3, dealing=Dealing.BOX), Count()),
    **{
        f"fixed-{side.value}": _fixed(_at(Phase.PICKING, 2, sides=(side, Side.NEAR)))
        for side in (Side.LEFT, Side.FAR, Side.RIGHT)
    },
    "cards-seen": _open(_at(Phase.PICKING, 3, lambda s: s.reveal == 4), _cards(True)),
    "cards-to-come": _open(PICKING, _cards(False)),
    "leftover-device": LEFTOVER,
    "leftover-bought": _then(LEFTOVER, lambda s: BuyLeftover(s.current)),
    "leftover-box": _at(Phase.LEFTOVER, 4, dealing=Dealing.BOX),
    "leftover-last-seat": _then(_at(Phase.LEFTOVER, 2), lambda s: Done(s.current)),
    "leftover-five": _at(Phase.LEFTOVER, 5),
    "last-window": _at(Phase.LAST_WINDOW),
    "last-window-solo": _at(Phase.LAST_WINDOW, 1, dealing=Dealing.BOX, deck_size=9),
    **{f"scale-{zone.value}": _scale(zone) for zone in ZONES},
    "scale-five": _scale(Zone.GREEN, 5),
    "scale-fresh": _at(Phase.SCORING),
    "scale-back": _tapped(_scale(Zone.PURPLE, 2), Step(-1)),
    "total-fresh": _at(Phase.SCORING, 3, has_scales=False),
    "total-second": _at(Phase.SCORING, 3, lambda s: _counts(s) is Zone.RED, has_scales=False),
    "grey": _at(Phase.GREY),
    "grey-five": _at(Phase.GREY, 5),
    "result-win": OVER,
    "result-five": _at(Phase.OVER, 5),
    "result-shared": _at(Phase.OVER, 2, is_even=True),
    "result-solo": _at(Phase.OVER, 1, dealing=Dealing.BOX, deck_size=9),
    "home-waiting": _open(PICKING, lambda stage: stage.ui.home()),
    "pause": _open(PICKING, lambda stage: stage.ui.open(places.Pause())),
    "pause-solo": _open(_at(Phase.PICKING, 1), lambda stage: stage.ui.open(places.Pause())),
    "pause-five": _open(_at(Phase.PICKING, 5), lambda stage: stage.ui.open(places.Pause())),
    "log-short": _open(PICKING, _log),
    "log-long": _open(_at(Phase.SCORING, 2, lambda s: _counts(s) is Zone.GREEN), _log),
    "log-chosen": _open(_at(Phase.PICKING, 3, lambda s: s.reveal == 3), _chosen(4)),
    "log-struck": _open(_undone(_then(PICKING, _take)), _log),
    "log-over": _open(OVER, _log),
    "rules-moment": _open(PICKING, _rules),
    "rules-moment-scoring": _open(_at(Phase.SCORING), _rules),
    "rules-sections": _open(PICKING, _rules, ShowSections(0)),
    "rules-page": _open(PICKING, _rules, ShowSections(0), ShowSection(1)),
    "rules-scoring": _open(PICKING, _rules, ShowSections(0), ShowSection(4)),
    "consent-near": _open(_at(Phase.PICKING, 2, lambda s: s.current != s.holder), _consent),
    "grey-undone": _open(OVER, _consent),
    "records-waiting": _records(Tab.WAITING),
    "records-finished": _records(Tab.FINISHED),
    "records-players": _records(Tab.PLAYERS),
}
"""All of them; a new screen is one line."""
