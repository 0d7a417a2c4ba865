"""Sets a table for Lokus on this screen: matches that are dealt from a code and played by moves, to any moment."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from stage_set import Stage

from app.games.game import Seat, Setup, Way
from app.games.lokus.cards import Card
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen.moves import Lock, Reveal
from app.games.lokus.screen.state import Options, Phase, State
from app.table.match.seats import Side
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.telling.beats import Asking, Turned
from app.ui.play.lokus.telling.page import TellingPage
from app.ui.stage.playable import Playable
from app.ui.widgets.label import Label

CODE = 123_456_789

Until = Callable[[State], bool]
Choice = Callable[[State, Seat], Card]


def whole(stage: Stage) -> Playable:
    """Return the whole game with its screens."""
    return stage.playable("lokus", Way.SCREEN)


def begin(
    stage: Stage,
    seats: int = 3,
    *,
    options: Options | None = None,
    sides: tuple[Side, ...] = (),
    bots: tuple[str, ...] = (),
    code: int = CODE,
) -> Any:
    """Begin a match; `bots` are levels by seat, empty for a person."""
    levels = (*bots, *([""] * seats))
    players = tuple(replace(p, bot=level) for p, level in zip(stage.players(seats, *sides), levels, strict=False))
    first = next((n for n, player in enumerate(players) if not player.bot), 0)
    setup = Setup(seats, Seat(first), options or Options())
    return stage.ui.table.begin(whole(stage).game, players, setup, code)


def first_card(state: State, seat: Seat) -> Card:
    """Play the lowest card first."""
    return state.hands[seat][0]


def step(stage: Stage, choice: Choice = first_card, line: int = 0) -> None:
    """Play the next move, whatever it is."""
    state, match = stage.match.state, stage.match
    seat = match.acting[0]
    match state.phase:
        case Phase.CHOOSING:
            match.submit(Lock(seat, choice(state, seat)))
        case Phase.ARMED:
            match.submit(Reveal(seat))
        case Phase.LOWEST | Phase.HIGHEST:
            match.submit(ChooseLine(seat, line))
        case _:
            match.submit(Next(seat))


def play_to(stage: Stage, phase: Phase, until: Until = lambda _state: True, choice: Choice = first_card) -> None:
    """Play on until the match is in a phase and `until` holds."""
    for _ in range(900):
        state = stage.match.state
        if state.phase is phase and until(state):
            return
        step(stage, choice)
    raise AssertionError(f"{phase} was not reached: {stage.match.state}")


def show(stage: Stage) -> None:
    """Put the match on the screen, as from the first screen, and let whoever is asked take it."""
    stage.ui.home(whole(stage).play(stage.ui))
    stage.robot.settle()
    passed(stage)


def passed(stage: Stage) -> None:
    """Pass the screen on: the star is let alone until it opens the next hand."""
    stage.robot.wait(stage.ui.theme.time.hand_over / 1000)
    stage.robot.settle()


# ------------------------------------------------------------ looking


def page(stage: Stage) -> Any:
    """Return the page of the moment."""
    return stage.ui.screen.page


def said(stage: Stage) -> str:
    """Return the sentence of the notice; empty without one."""
    return "" if stage.ui.notice is None else stage.ui.notice.sentence


def words(stage: Stage) -> list[str]:
    """Return everything the labels of the screen say, longest wording of each."""
    labels = [element.wordings for element in stage.robot.scene if isinstance(element, Label)]
    return [each if isinstance(each, str) else each[0] for each in labels]


# ------------------------------------------------------------ a round that is told


def mixed(state: State, seat: Seat) -> Card:
    """Play cards from all over the hand, the same every time."""
    hand = state.hands[seat]
    return hand[(7 * state.round + 5 * seat + 3 * state.set) % len(hand)]


def advance(stage: Stage) -> None:
    """Do what leads on from what is told now."""
    screen = stage.ui.screen
    told = screen.page
    if isinstance(told.beat, Turned):
        screen.tick(stage.ui.now + 9.0)
        return
    if isinstance(told.beat, Asking):
        told.tapped(PickLine(0))
    told.pressed()


def tell_to(stage: Stage, wanted: Callable[[TellingPage], bool], choice: Choice = mixed) -> None:
    """Play rounds on the screen until it tells what is wanted."""
    screen = stage.ui.screen
    for _ in range(400):
        if isinstance(screen.page, TellingPage):
            if wanted(screen.page):
                return
            advance(stage)
        elif stage.match.state.phase is Phase.CHOOSING:
            step(stage, choice)
        else:
            screen.page.pressed()
    raise AssertionError("never told")
