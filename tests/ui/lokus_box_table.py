"""Plays Lokus beside the box by its moves alone, so that a test can begin wherever it wants to."""

import random
from collections.abc import Callable
from typing import Any

from stage_set import Stage

from app.games.game import Seat, Setup, Way
from app.games.lokus.box.moves import EnterCard, EnterStarter, RoundDone, Score, SetRolls
from app.games.lokus.box.state import Help, Options, Phase, State
from app.games.lokus.cards import PEOPLE, Card
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.points import PLACEHOLDER, PointsTable
from app.games.lokus.standing import Edition
from app.table.match.seats import Side
from app.ui.play.lokus.box.card_pad import PickColour, PickNumber
from app.ui.stage.painter import Scene
from app.ui.stage.playable import Playable
from app.ui.widgets.label import Label

Until = Callable[[State], bool]


def playable(stage: Stage) -> Playable:
    """Return Lokus beside the box with its screens."""
    return stage.playable("lokus", Way.BOX)


def begin(
    stage: Stage,
    seats: int = 3,
    level: Help = Help.LIGHT,
    *,
    edition: Edition = Edition.RULEBOOK,
    tie_rolls: bool = False,
    table: PointsTable = PLACEHOLDER,
    sides: tuple[Side, ...] = (),
    is_even: bool = False,
) -> None:
    """Begin a match; `is_even` lets everybody count the same."""
    options = Options(help=level, edition=edition, tie_rolls=tie_rolls, table=table)
    setup = Setup(seats, Seat(0), options)
    stage.ui.table.begin(playable(stage).game, stage.players(seats, *sides), setup, 123_456_789)
    stage.is_even = is_even


def play_to(stage: Stage, until: Until, seed: int = 4) -> None:
    """Play on until something holds."""
    luck = random.Random(seed)  # noqa: S311 - the same game every time
    for _ in range(2000):
        state = stage.match.state
        if until(state):
            return
        assert state.phase is not Phase.OVER, "the game ended before"
        stage.match.submit(next_move(state, luck, is_even=stage.is_even))
    raise AssertionError(f"not reached: {stage.match.state}")


def next_move(state: State, luck: random.Random, *, is_even: bool = False) -> Any:  # noqa: PLR0911 - one per phase
    """Return a sensible move for whoever is asked."""
    seat = state.holder
    match state.phase:
        case Phase.STARTERS:
            assert state.book is not None
            return EnterStarter(seat, state.book.starters.index(None), unused(state, luck))
        case Phase.ROUND if state.book is not None:
            return EnterCard(Seat(state.book.entries.index(None)), unused(state, luck))
        case Phase.ROUND | Phase.SHOWN:
            return RoundDone(seat)
        case Phase.LINE:
            assert state.book is not None
            assert state.book.asked is not None
            return ChooseLine(state.book.asked.seat, luck.randrange(2))
        case Phase.COUNTING:
            missing = [n for n, tally in enumerate(state.tallies) if tally.rolls is None]
            if not missing:
                return Score(seat)
            return SetRolls(Seat(missing[0]), 9 if is_even else 7 + 2 * missing[0] + state.set)
        case Phase.SCORED:
            return Next(seat)
    raise AssertionError(f"nothing is played in {state.phase}")


def unused(state: State, luck: random.Random) -> Card:
    """Return a card that was not used in this set."""
    assert state.book is not None
    used = state.book.used
    return luck.choice([card for card in PEOPLE if card not in used])


def red(number: int) -> Card:
    """Return a red card."""
    return card("red", number)


def card(colour: str, number: int) -> Card:
    """Return a card by colour and number."""
    return next(each for each in PEOPLE if each.colour.value == colour and each.number == number)


# ---------------------------------------------------------------- at the screen


def show(stage: Stage) -> None:
    """Put the match on the screen, as from the first screen, and look until all is told."""
    stage.ui.home(playable(stage).play(stage.ui))
    stage.robot.settle()


def page(stage: Stage) -> Any:
    """Return the page of the moment."""
    return stage.ui.screen.page


def said(stage: Stage) -> str:
    """Return the sentence of the notice, empty if there is none."""
    notice = stage.ui.notice
    return "" if notice is None else notice.sentence


def words(stage: Stage) -> set[str]:
    """Return every wording of every label on the screen."""
    out: set[str] = set()
    for element in stage.robot.scene:
        if isinstance(element, Label):
            out |= {element.wordings} if isinstance(element.wordings, str) else set(element.wordings)
    return out


class Counted:
    """A robot that counts what it does."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.acts = 0

    @property
    def scene(self) -> Scene:
        return self.stage.robot.scene

    def tap(self, *intents: Any) -> None:
        """Touch one thing after the other."""
        for intent in intents:
            self.acts += 1
            self.stage.robot.tap(intent)

    def press(self) -> None:
        """Press the star button of the device."""
        self.acts += 1
        self.stage.robot.press_button()

    def enter(self, person: Card) -> None:
        """Touch number and colour of a card."""
        self.tap(PickNumber(person.number), PickColour(person.colour))
