"""Why a step, a coupling or an uncoupling is not allowed: the angle, the blocker, the colour (M10 to M19)."""

from app.games.locomotion.coupling import Loose, coupling_end
from app.games.locomotion.refusals import Refusal
from app.games.locomotion.screen_moves import Couple, Piece, TakeStep, Uncouple
from app.games.locomotion.screen_state import State
from app.games.locomotion.steps import offered
from app.games.locomotion.train import COLOURS, End, Train
from app.games.locomotion.yard import Point, Yard


def step_refusal(state: State, move: TakeStep) -> Refusal | None:
    """Say why a train cannot step so (M10 to M13)."""
    train = state.train
    if move.point not in offered(state.yard, train, move.end):
        return _no_way(state.yard, train, move.end, move.point)
    return _blocked("M13", piece_at(state, move.point))


def couple_refusal(state: State, move: Couple) -> Refusal | None:
    """Say why these wagons cannot be coupled, the nearest first at fault first (M15, M16, M18, M19)."""
    train, loose = state.train, dict(state.loose)
    if not move.points:
        return Refusal("M16", "no_wagons")
    return _out_of_reach(state, train, move.points[0]) or _row_refusal(state, train, move.points, loose)


def uncouple_refusal(state: State, move: Uncouple) -> Refusal | None:
    """Say why a train cannot be parted there (M17)."""
    wagons = len(state.train.wagons)
    return None if 0 <= move.joint < wagons else Refusal("M17", "no_joint", {"joint": move.joint, "wagons": wagons})


# ---------------------------------------------------------------- ways


def _no_way(yard: Yard, train: Train, end: End, point: Point) -> Refusal:
    """Name what keeps an end from entering a point: no rail, the other end, or a sharp angle (M10, M11)."""
    lead = train.lead(end)
    if point in offered(yard, train, end.other):
        return Refusal("M10", "other_end", {"point": point, "end": end.other.value})
    if point in train.points:
        return Refusal("M12", "own_train", {"point": point})
    if not yard.is_rail(lead, point):
        return Refusal("M10", "no_rail", {"from": lead, "point": point})
    return Refusal("M11", "sharp", {"at": lead, "from": _behind(train, end), "to": point})


def _behind(train: Train, end: End) -> Point:
    """Return the point from which an end's travel comes: the next piece, or the rail a locomotive stands on."""
    return train.points[-2] if train.wagons and end is train.end else train.rail


def _out_of_reach(state: State, train: Train, point: Point) -> Refusal | None:
    """Say why the first wagon of a row cannot be coupled for the way to it (M15, M16, M19)."""
    if point in offered(state.yard, train, train.end):
        return None
    if point in offered(state.yard, train, train.end.other):
        return Refusal("M15", "front_and_back", {"point": point}) if train.wagons else None
    if point in train.points:
        return Refusal("M16", "own_train", {"point": point})
    lead = train.last
    if not state.yard.is_rail(lead, point):
        return Refusal("M16", "not_touching", {"from": lead, "point": point})
    return Refusal("M19", "sharp", {"at": lead, "from": _behind(train, train.end), "to": point})


def _row_refusal(state: State, train: Train, row: tuple[Point, ...], loose: Loose) -> Refusal | None:
    colours = list(train.wagons)
    came, at = _behind(train, coupling_end(train, row[0])), train.last
    for number, point in enumerate(row):
        if number and point not in state.yard.onward[at][came]:
            if not state.yard.is_rail(at, point) or point == came:
                return Refusal("M16", "not_in_row", {"from": at, "point": point})
            return Refusal("M19", "sharp", {"at": at, "from": came, "to": point})
        colour = loose.get(point)
        if colour is None:
            return _blocked("M18", piece_at(state, point)) or Refusal("M16", "no_wagon", {"point": point})
        if colour in colours:
            return Refusal("M18", "colour_twice", {"point": point, "colour": colour.value})
        colours.append(colour)
        came, at = at, point
    return None


# ---------------------------------------------------------------- pieces


def piece_at(state: State, point: Point) -> Piece | None:
    """Return the piece that stands on a point."""
    for number, train in enumerate(state.trains):
        if point in train.points:
            place, seat = train.points.index(point), state.seat_of(number)
            colour = train.wagons[place - 1] if place else COLOURS[number]
            return Piece(point, colour, place == 0, seat)
    return next((Piece(point, colour, is_locomotive=False) for where, colour in state.loose if where == point), None)


def _blocked(rule: str, piece: Piece | None) -> Refusal | None:
    if piece is None:
        return None
    kind = "locomotive" if piece.is_locomotive else "wagon"
    seat = -1 if piece.seat is None else piece.seat
    return Refusal(rule, "occupied", {"point": piece.point, "colour": piece.colour.value, "piece": kind, "seat": seat})
