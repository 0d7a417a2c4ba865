"""Why a touch on the yard leads to nothing: the refusal of the rules nearest to the wish, and how it is shown."""

from app.games.locomotion.screen.game import Couple, TakeStep, piece_at
from app.games.locomotion.steps import offered
from app.games.locomotion.train import End
from app.games.locomotion.yard.network import Point as YardPoint
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import around
from app.ui.play.locomotion.both.page import box_of
from app.ui.play.locomotion.look.overlays import Blocker, SharpAngle
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.play.locomotion.screen.plan import Outlook
from app.ui.play.locomotion.words.refusal import Flaw
from app.ui.widgets.element import Element


def why_not(match: AnyMatch, outlook: Outlook, point: YardPoint) -> Flaw:
    """Return why the acting train can neither drive to a point nor fetch the wagon on it."""
    return _wagon(match, outlook, point) if point in outlook.loose else _place(match, outlook, point)


def _wagon(match: AnyMatch, outlook: Outlook, point: YardPoint) -> Flaw:
    """Say a colour twice (M18) first, then too few points, then what a coupling here and now would meet."""
    train, colour = outlook.state.train, outlook.loose[point]
    if outlook.state.points == 0:
        return Flaw("M20", "no_points")
    if colour in train.wagons:
        return Flaw("M18", "colour_twice", {"point": point, "colour": colour.value})
    if outlook.far.fetch(point) is not None:
        return Flaw("M20", "out_of_reach", {"left": outlook.budget})
    refusal = match.refusal(Couple(outlook.seat, (point,)))
    if refusal is not None and refusal.key != "not_touching":
        return refusal
    return Flaw("M16", "no_way_to_wagon", {"point": point})


def _place(match: AnyMatch, outlook: Outlook, point: YardPoint) -> Flaw:
    """Say what a step there would meet first, then a piece that stands there, then too few points."""
    state = outlook.state
    ends = [end for end in End if point in offered(state.yard, state.train, end)]
    refused = [match.refusal(TakeStep(outlook.seat, end, point)) for end in ends or list(End)]
    near = [each for each in refused if each is not None and each.key != "no_rail"]
    if near:
        return next((each for each in near if each.key != "other_end"), near[0])
    if piece_at(state, point) is not None:
        return _stands(outlook, point)
    if outlook.far.drive((point,), None) is not None:
        return Flaw("M20", "out_of_reach", {"left": outlook.budget})
    return Flaw("M13", "no_way_there", {"point": point})


def _stands(outlook: Outlook, point: YardPoint) -> Flaw:
    """Name the piece on a point that is in the way of every train (M13)."""
    piece = piece_at(outlook.state, point)
    assert piece is not None
    values: dict[str, str | int] = {"point": point, "colour": piece.colour.value, "piece": "wagon", "seat": -1}
    if piece.is_locomotive:
        values["piece"] = "locomotive"
    if piece.seat is not None:
        values["seat"] = piece.seat
    return Flaw("M13", "occupied", values)


# ---------------------------------------------------------------- on the yard


def flaw_view(map_: YardMap, outlook: Outlook, flaw: Flaw, touched: YardPoint) -> list[Element]:
    """Return what says no: a sharp angle with both its rails, or frames round the pieces it speaks of."""
    values = flaw.values
    if {"at", "from", "to"} <= set(values):
        at, a, b = (map_.spot(int(values[name])) for name in ("at", "from", "to"))
        return [SharpAngle(bounds=box_of((at, a, b)), at=at, a=a, b=b)]
    points = [int(values.get("point", touched))]
    train = outlook.state.train
    if flaw.key == "colour_twice":
        places = [n for n, colour in enumerate(train.wagons, start=1) if colour.value == values["colour"]]
        points += [train.points[n] for n in places]
    if flaw.key == "front_and_back":
        points += train.points[1:2]
    return [Blocker(bounds=around(map_.spot(point), map_.spacing * 0.74)) for point in points]
