"""Plays Locomotion beside the box by its moves alone, so that a test can begin wherever it wants to."""

from collections.abc import Callable
from typing import Any

from stage_set import Stage

from app.games.game import Rolled, Seat, Setup, Way
from app.games.locomotion.box.game import (
    Act,
    Done,
    EnterPlaced,
    LaySpeed,
    NextGame,
    Options,
    Phase,
    Spend,
    State,
    Win,
    speeds_now,
)
from app.games.locomotion.course import Variant
from app.table.match.seats import Side
from app.ui.play.locomotion.both.drawn_page import DrawnPage
from app.ui.stage.playable import Playable

Until = Callable[[State], bool]
CODE = 123_456_789


def playable(stage: Stage) -> Playable:
    """Return Locomotion beside the box with its screens."""
    return stage.playable("locomotion", Way.BOX)


def begin(
    stage: Stage,
    seats: int = 3,
    variant: Variant = Variant.DIE,
    *,
    sides: tuple[Side, ...] = (),
    code: int = CODE,
    **switches: Any,
) -> None:
    """Begin a match; the switches are those of the options."""
    setup = Setup(seats, Seat(0), Options(variant=variant, **switches))
    stage.ui.table.begin(playable(stage).game, stage.players(seats, *sides), setup, code)


def play(stage: Stage, *moves: Any) -> None:
    """Play these moves: faces of the die as numbers, the others made of the state or as they are."""
    for move in moves:
        if isinstance(move, int):
            stage.match.submit(Rolled(move, "typed"))
        else:
            stage.match.submit(move(stage.match.state) if callable(move) else move)


def play_to(stage: Stage, until: Until) -> None:
    """Play on until something holds: everyone couples once a turn, and after three rounds somebody has the order."""
    for _ in range(400):
        state = stage.match.state
        if until(state):
            return
        assert state.phase is not Phase.OVER, "the game ended before"
        if stage.match.awaiting is not None:
            play(stage, 1 + (2 * state.current + len(state.roll_off.faces) + state.round) % 6)
        else:
            stage.match.submit(next_move(state))
    raise AssertionError(f"not reached: {stage.match.state}")


def next_move(state: State) -> Any:  # noqa: PLR0911 - one per phase
    """Return a sensible move for whoever is asked."""
    seat = state.current
    match state.phase:
        case Phase.LAYING:
            allowed = speeds_now(state)
            return LaySpeed(seat, min(allowed[-1], 3))
        case Phase.MOVING if state.is_solo:
            done = state.tallies[seat]
            if done.couplings > 3:
                return Win(seat)
            return Spend(seat, Act.COUPLE) if done.steps > 6 * (done.couplings + 1) else Spend(seat, Act.STEP, 3)
        case Phase.MOVING if state.points:
            return Spend(seat, Act.COUPLE if state.points == 1 else Act.STEP)
        case Phase.MOVING:
            return Win(seat) if state.round > 3 else Done(seat)
        case Phase.ENTERING:
            return EnterPlaced(Seat(state.placed.index(None)), (seat + state.placed.index(None)) % 2 + 1 - seat % 2)
        case Phase.STANDINGS:
            return NextGame(seat)
    raise AssertionError(f"nothing is played in {state.phase}")


def show(stage: Stage, *, past_cards: bool = True) -> None:
    """Put the match on the screen, past the cards that were just drawn."""
    stage.ui.home(playable(stage).play(stage.ui))
    stage.robot.settle()
    if past_cards and isinstance(page(stage), DrawnPage):
        stage.robot.press()


def page(stage: Stage) -> Any:
    """Return the page of the moment."""
    return stage.ui.screen.page


def said(stage: Stage) -> str:
    """Return the sentence of the notice, empty if there is none."""
    notice = stage.ui.notice
    return "" if notice is None else notice.sentence
