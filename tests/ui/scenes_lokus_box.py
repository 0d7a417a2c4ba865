"""Every screen of a game of Lokus beside the box, by name, reached by real moves."""

from collections.abc import Callable
from typing import Any

from lokus_box_table import Until, begin, card, play_to, playable, red
from stage_set import Put, Stage

from app.games.game import Seat
from app.games.lokus.box.moves import CleanUp, Correct, EnterCard
from app.games.lokus.box.state import Help, Phase, State
from app.games.lokus.cards import Card, Colour
from app.games.lokus.moves import ChooseLine
from app.games.lokus.points import PLACEHOLDER
from app.games.lokus.standing import Edition
from app.ui.kit.keypad import Digit, Erase
from app.ui.play.lokus.both.intents import AskFits, PutRight
from app.ui.play.lokus.both.points_kept import PointsShelf
from app.ui.play.lokus.both.points_screen import AskPreset, PointsScreen
from app.ui.play.lokus.both.setup import AskEdition, AskTie
from app.ui.play.lokus.box.card_pad import PickColour, PickNumber
from app.ui.play.lokus.box.count_page import Brushes, MoreRolls, Rolls
from app.ui.play.lokus.box.enter_page import EnterSeat
from app.ui.play.lokus.box.rounds_screen import Entry, TurnRounds
from app.ui.play.lokus.box.setup import AskHelp
from app.ui.play.lokus.look.table_card import Row
from app.ui.screens.match.consent import take_back
from app.ui.screens.match.log import TurnOver
from app.ui.screens.match.rules import ShowSection, ShowSections
from app.ui.stage import places

REFEREE = Help.REFEREE


def _points(*intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(PointsScreen(stage.ui, PLACEHOLDER, lambda _points: None))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _setup(seats: int, *intents: Any, checked: bool = False) -> Put:
    def act(stage: Stage) -> None:
        if checked:
            PointsShelf(stage.ui.table.store).keep(PLACEHOLDER)
        stage.ui.go(playable(stage).setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _at(until: Until, seats: int = 3, level: Help = Help.LIGHT, *, checked: bool = True, **wishes: Any) -> Put:
    """Play until something holds; then show the table."""

    def act(stage: Stage) -> None:
        if checked:
            PointsShelf(stage.ui.table.store).keep(PLACEHOLDER)
        begin(stage, seats, level, **wishes)
        play_to(stage, until)
        _show(stage)

    return act


def _show(stage: Stage) -> None:
    """Show the table, at rest."""
    stage.ui.go(playable(stage).play(stage.ui))
    stage.ui.screen.scene(stage.shell.easel.frame)
    stage.clock.turn(3.0)


def _moved(put: Put, *moves: Callable[[State], Any]) -> Put:
    """Play more moves, each made of the state."""

    def act(stage: Stage) -> None:
        put(stage)
        for move in moves:
            assert stage.ui.screen.submit(move(stage.match.state)), stage.match.state

    return act


def _tapped(put: Put, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _open(put: Put, door: Callable[[Stage], None], *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        door(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _name_taken(stage: Stage) -> None:
    """Name the card that the first seat played in the first round."""
    taken = stage.match.state.book.rounds[0].cards[0]
    for intent in (PickNumber(taken.number), PickColour(taken.colour)):
        stage.ui.screen.tapped(intent)


def _undone(put: Put) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        stage.match.undo()

    return act


def _pressed(put: Put) -> Put:
    """Press the star where something is missing: the notice says what."""

    def act(stage: Stage) -> None:
        put(stage)
        stage.ui.screen.pressed()

    return act


def _rules(stage: Stage) -> None:
    stage.ui.open(places.Rules(stage.match))


def _round(*cards: Card) -> Put:
    """Enter a first round with these cards, seat by seat; a line that is asked for is the first."""

    def act(stage: Stage) -> None:
        begin(stage, len(cards), REFEREE)
        for seat, each in enumerate(cards):
            stage.match.submit(EnterCard(Seat(seat), each))
        _show(stage)

    return act


def _first_line(state: State) -> ChooseLine:
    assert state.book is not None
    assert state.book.asked is not None
    return ChooseLine(state.book.asked.seat, 0)


def _in(phase: Phase, number: int = 1, round_: int = 1) -> Until:
    return lambda state: state.phase is phase and state.set == number and state.round >= round_


def _entering(round_: int, entered: int) -> Until:
    def holds(state: State) -> bool:
        is_here = state.phase is Phase.ROUND and state.round == round_ and state.book is not None
        return is_here and sum(card is not None for card in state.book.entries) == entered

    return holds


def _nowhere(state: State) -> bool:
    """Tell whether the round that is shown gave somebody two rolls."""
    return state.phase is Phase.SHOWN and state.book is not None and _blocked(state)


def _blocked(state: State) -> bool:
    before = sum(snub.cards for snub in state.book.standing.snubs)
    return before > state.round * (state.seats - 2) + 1


def _cleaned(state: State) -> bool:
    """Tell whether somebody has cleaned up by now."""
    return state.phase is Phase.SHOWN and any(snub.clean_ups for snub in state.book.standing.snubs)


TIE = (red(7), card("green", 7), card("blue", 7))
ROUND = _at(_in(Phase.ROUND, round_=4))
LINE = _at(lambda state: state.phase is Phase.LINE and state.round > 2, 4, REFEREE)
SHOWN = _at(_in(Phase.SHOWN, round_=3), 4, REFEREE)
ROUNDS = _open(_at(_in(Phase.SHOWN, round_=11), 4, REFEREE), lambda stage: stage.ui.screen.tapped(PutRight()))
COUNTING = _at(_in(Phase.COUNTING))
SCORED = _at(_in(Phase.SCORED))
OVER = _at(lambda state: state.phase is Phase.OVER)

LOKUS_BOX: dict[str, Put] = {
    "lokus-points": _points(),
    "lokus-points-typed": _points(Row(10), Digit(6), Digit(0)),
    "lokus-points-empty": _points(Row(10), Erase(), Erase()),
    "lokus-points-falls": _points(Row(10), Digit(4), Row(12)),
    "lokus-points-preset": _points(AskPreset()),
    "lokus-box-setup-4": _setup(4),
    "lokus-box-setup-6": _setup(6, checked=True),
    "lokus-box-help": _setup(4, AskHelp()),
    "lokus-box-edition": _setup(4, AskEdition()),
    "lokus-box-tie": _setup(4, AskTie()),
    **{f"lokus-light-{n}": _at(_in(Phase.ROUND, round_=4), n) for n in range(2, 7)},
    "lokus-light-cleaned": _moved(_at(_in(Phase.ROUND, 2, 11), 6), *[lambda _s: CleanUp(Seat(1))] * 2),
    "lokus-light-undone": _undone(_moved(ROUND, lambda _s: CleanUp(Seat(1)))),
    **{f"lokus-count-{n}": _at(_in(Phase.COUNTING, 2), n) for n in (2, 4, 6)},
    "lokus-count-touched": _tapped(_at(_in(Phase.COUNTING, 2), 6), Rolls(12), Brushes(1)),
    "lokus-count-many": _tapped(COUNTING, MoreRolls(), Digit(3), Digit(2)),
    "lokus-count-missing": _pressed(COUNTING),
    **{f"lokus-set-{n}": _at(_in(Phase.SCORED, 2), n) for n in (2, 4, 6)},
    "lokus-set-unchecked": _at(_in(Phase.SCORED), checked=False),
    "lokus-set-even": _at(_in(Phase.SCORED, 3), 3, is_even=True),
    "lokus-set-referee": _at(_in(Phase.SCORED), 5, REFEREE),
    "lokus-set-right": _tapped(SCORED, PutRight()),
    "lokus-result-3": OVER,
    "lokus-result-2": _at(lambda state: state.phase is Phase.OVER, 2),
    "lokus-result-6": _at(lambda state: state.phase is Phase.OVER, 6),
    "lokus-result-shared": _at(lambda state: state.phase is Phase.OVER, 4, is_even=True),
    "lokus-starters": _at(lambda state: state.phase is Phase.STARTERS, 4, REFEREE, edition=Edition.GERMAN),
    "lokus-starters-second": _tapped(
        _at(lambda s: s.phase is Phase.STARTERS and any(s.book.starters), 4, REFEREE, edition=Edition.GERMAN),
        PickNumber(7),
    ),
    **{f"lokus-enter-{n}": _at(_entering(7, n // 2), n, REFEREE) for n in range(2, 7)},
    "lokus-enter-half": _tapped(_at(_entering(4, 2), 4, REFEREE), PickNumber(7)),
    "lokus-enter-colour": _tapped(_at(_entering(9, 2), 5, REFEREE), PickColour(Colour.GREEN)),
    "lokus-enter-again": _tapped(_at(_entering(4, 2), 4, REFEREE), EnterSeat(Seat(0))),
    "lokus-enter-missing": _pressed(_at(_entering(4, 2), 4, REFEREE)),
    "lokus-fits": _open(_at(_entering(4, 2), 4, REFEREE), lambda stage: stage.ui.screen.tapped(AskFits())),
    "lokus-fits-judged": _open(
        _at(_entering(7, 2), 4, REFEREE), lambda stage: stage.ui.screen.tapped(AskFits()),
        PickNumber(10), PickColour(Colour.GREEN),
    ),
    "lokus-line-lowest": _round(red(3), card("blue", 9), card("gray", 5)),
    "lokus-line-highest": _moved(_round(red(3), card("blue", 9), card("gray", 5)), _first_line),
    "lokus-line-tie": _round(*TIE),
    "lokus-line-six": _round(*TIE, card("gray", 12), card("orange", 12), card("yellow", 8)),
    "lokus-line-later": LINE,
    "lokus-line-of-old": _moved(
        _at(_entering(3, 0), 3, REFEREE), lambda _s: Correct(Seat(0), 1, card("gray", 12))
    ),
    "lokus-shown-3": _at(_in(Phase.SHOWN, round_=2), 3, REFEREE),
    "lokus-shown-2": _at(_in(Phase.SHOWN, round_=2), 2, REFEREE),
    "lokus-shown-6": _at(_in(Phase.SHOWN, round_=5), 6, REFEREE),
    "lokus-shown-tie": _moved(_round(*TIE), _first_line),
    "lokus-shown-blocked": _at(_nowhere, 4, REFEREE),
    "lokus-shown-cleaned": _at(_cleaned, 4, REFEREE),
    "lokus-shown-german": _at(_cleaned, 4, REFEREE, edition=Edition.GERMAN),
    "lokus-rounds": ROUNDS,
    "lokus-rounds-up": _tapped(ROUNDS, TurnRounds(6)),
    "lokus-rounds-six": _open(
        _at(_in(Phase.SHOWN, round_=4), 6, REFEREE, edition=Edition.GERMAN),
        lambda stage: stage.ui.screen.tapped(PutRight()),
    ),
    "lokus-rounds-card": _tapped(ROUNDS, Entry(11, 1)),
    "lokus-rounds-line": _tapped(
        _open(_moved(_round(*TIE), _first_line), lambda stage: stage.ui.screen.tapped(PutRight())), Entry(1, 0)
    ),
    "lokus-rounds-taken": _open(_tapped(ROUNDS, Entry(11, 1)), _name_taken),
    "lokus-enter-taken": _open(_at(_entering(4, 2), 4, REFEREE), _name_taken),
    "lokus-log-light": _open(SCORED, lambda stage: stage.ui.open(places.Log())),
    "lokus-log-referee": _open(SHOWN, lambda stage: stage.ui.open(places.Log())),
    "lokus-log-light-picture": _open(SCORED, lambda stage: stage.ui.open(places.Log()), TurnOver(True)),
    "lokus-log-referee-picture": _open(SHOWN, lambda stage: stage.ui.open(places.Log()), TurnOver(True)),
    "lokus-rules-moment": _open(ROUND, _rules),
    "lokus-rules-count": _open(COUNTING, _rules),
    "lokus-rules-page": _open(ROUND, _rules, ShowSections(0), ShowSection(4)),
    "lokus-pause": _open(ROUND, lambda stage: stage.ui.open(places.Pause())),
    "lokus-consent": _open(SCORED, lambda stage: take_back(stage.ui)),
    "lokus-home": _open(ROUND, lambda stage: stage.ui.home()),
}  # fmt: skip
"""All of them; a new screen is one line."""
