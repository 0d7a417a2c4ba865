"""Positions of Locomotion for tests: an ASCII board becomes a game on this screen in the middle of a turn."""

from collections.abc import Sequence
from typing import Any

from app.games.game import Chance, Roll, Rolled, Seat, Setup, Shuffled
from app.games.locomotion.course import Variant
from app.games.locomotion.notation import draw_position, read_move, read_position, write_move
from app.games.locomotion.screen import game as screen
from app.games.locomotion.solo import Tally
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS

State = screen.State
Phase = screen.Phase


def colours(letters: str):
    """Return an order from its first letters: "yrgb"."""
    return tuple(next(colour for colour in COLOURS if colour.value[0] == letter) for letter in letters)


def position(
    board: str, order: str = "yrgb", *, points: int | None = 6, variant: str = "die", **switches: Any
) -> State:
    """Return a game where the first seat of the board's locomotives is moving; seat 0 drives the yellow one."""
    yard, trains, loose = read_position(board)
    assert tuple(trains) == COLOURS[: len(trains)]
    kind = Variant(variant)
    is_solo = kind is Variant.SOLO
    fields = {name: switches.pop(name) for name in tuple(switches) if name in State.__struct_fields__}
    seats = switches.pop("seats", 1 if is_solo else len(trains))
    options = screen.Options(yard, kind, len(order), **switches)
    standing = {
        "setup": Setup(seats, Seat(0), options),
        "phase": Phase.MOVING,
        "starter": Seat(0),
        "current": Seat(0),
        "trains": tuple(trains.values()),
        "loose": loose,
        "cards": COLOURS[: len(trains)],
        "order": colours(order),
        "points": None if is_solo else points,
        "speeds": (None,) * seats,
        "tallies": (Tally(),) * seats if is_solo else (),
        "scores": (0,) * seats,
        "start": Start(tuple((train.locomotive, train.rail) for train in trains.values()), loose),
    }
    return State(**(standing | fields))


def told(state: State, *lines: str) -> tuple[State, list[Any]]:
    """Play moves; return the state after them and the events of the last."""
    events: list[Any] = []
    for line in lines:
        step = screen.play(state, read_move(state.yard, line))
        state, events = step.state, list(step.events)
    return state, events


def after(state: State, *lines: str) -> State:
    """Return the state after some moves."""
    return told(state, *lines)[0]


def refused(state: State, line: str) -> tuple[str, str] | None:
    """Return rule and key of the refusal of a move, None when it is allowed."""
    refusal = screen.refusal(state, read_move(state.yard, line))
    return None if refusal is None else (refusal.rule, refusal.key)


def named(state: State, line: str) -> dict[str, Any]:
    """Return what the refusal of a move names, points by their names."""
    refusal = screen.refusal(state, read_move(state.yard, line))
    assert refusal is not None
    points = ("point", "at", "from", "to")
    return {key: state.yard.names[value] if key in points else value for key, value in refusal.values.items()}


def rolled(state: State, *faces: int) -> State:
    """Roll these faces one after the other."""
    for face in faces:
        assert isinstance(screen.turn(state), Chance)
        state = screen.play(state, Rolled(face)).state
    return state


def shuffled(state: State) -> State:
    """Fulfil every shuffle that is asked for without changing the order."""
    while isinstance(turn := screen.turn(state), Chance) and not isinstance(turn.request, Roll):
        state = screen.play(state, Shuffled(tuple(range(turn.request.count)))).state
    return state


def train_of(state: State, seat: int = 0):
    """Return the train of a seat."""
    return state.trains[state.number(Seat(seat))]


def where(state: State, seat: int = 0) -> str:
    """Return where the pieces of a seat's train stand: "c1 e1"."""
    return " ".join(state.yard.names[point] for point in train_of(state, seat).points)


def board(state: State) -> str:
    """Draw the position."""
    return draw_position(state.yard, dict(zip(COLOURS, state.trains, strict=False)), state.loose)


def moves(state: State) -> list[str]:
    """Return every move that is proposed, as lines."""
    return [write_move(state.yard, move) for move in screen.legal(state, state.current)]


def facts(events: Sequence[Any]) -> list[str]:
    """Return the names of events."""
    return [type(event).__name__ for event in events]
