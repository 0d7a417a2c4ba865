"""Plays Locus beside the box by its moves alone, so that a test can begin wherever it wants to."""

from collections.abc import Callable
from typing import Any

from stage_set import Stage

from app.games.game import Seat, Setup
from app.games.locus.box.moves import CloseWindow, Done, Enter, EnterTotal, OpenGrey, PileThrough, Take
from app.games.locus.box.state import Dealing, Options, Phase, State
from app.games.locus.box.talk import scoring_cursor
from app.games.locus.scoring import Marks
from app.games.locus.zones import Zone
from app.table.match.seats import Side
from app.ui.play.locus.both.house import house_deck, house_sheet

CODE = 123_456_789


def begin(
    stage: Stage,
    seats: int = 3,
    *,
    dealing: Dealing = Dealing.DEVICE,
    has_scales: bool = True,
    circuit: bool = False,
    deck_size: int | None = 48,
    sides: tuple[Side, ...] = (),
    is_even: bool = False,
) -> None:
    """Begin a match; `is_even` lets everybody score the same."""
    deals = dealing is Dealing.DEVICE
    options = Options(
        circuit=circuit,
        dealing=dealing,
        deck=house_deck().cards if deals else (),
        deck_size=None if deals else deck_size,
        scales=house_sheet().scales if has_scales else None,
    )
    players = stage.players(seats, *sides)
    stage.ui.table.begin(stage.playable().game, players, Setup(seats, Seat(0), options), CODE)
    stage.is_even = is_even


def play_to(stage: Stage, phase: Phase, until: Callable[[State], bool] = lambda _state: True) -> None:
    """Play on until the match is in a phase and `until` holds."""
    for _ in range(600):
        state = stage.match.state
        if state.phase is phase and until(state):
            return
        stage.match.submit(next_move(state, is_even=stage.is_even))
    raise AssertionError(f"{phase} was not reached: {stage.match.state}")


def next_move(state: State, *, is_even: bool = False) -> Any:
    """Return a sensible move for the seat that is asked."""
    seat = state.current
    match state.phase:
        case Phase.PICKING:
            return _pick(state, seat)
        case Phase.LEFTOVER | Phase.LAST_WINDOW:
            return CloseWindow(seat)
        case Phase.SCORING:
            return _entry(state, is_even=is_even)
        case Phase.GREY:
            return OpenGrey(state.holder)
    raise AssertionError(f"nothing is played in {state.phase}")


def _pick(state: State, seat: Seat) -> Take | Done | PileThrough:
    if state.options.dealing is Dealing.DEVICE and state.takes[seat] is None:
        return Take(seat, state.untaken[0].id)
    if state.is_solo and state.pile.count is None and state.reveal > 3:
        return PileThrough(seat)
    return Done(seat)


def _entry(state: State, *, is_even: bool) -> Enter | EnterTotal:
    cursor = scoring_cursor(state)
    assert cursor is not None
    seat, zone = cursor
    place = 0 if is_even else seat
    if state.options.scales is None:
        return EnterTotal(seat, zone, 20 + 7 * place + 3 * zone.place)
    return Enter(seat, zone, _marks(zone, place))


def _marks(zone: Zone, place: int) -> Marks:
    if zone in (Zone.PURPLE, Zone.BLUE):
        return (min(4, 1 + place),)
    return tuple(range(1 + (place + zone.place) % 3))


def exchange(state: State) -> Take:
    """Return the move that puts a card back for another one."""
    return Take(state.current, state.untaken[-1].id)
