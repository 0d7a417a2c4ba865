r"""Positions as ASCII boards and moves on this screen as one line of text, both ways: for tests, logs and reports.

A board is the picture of the yard with Y R G B for locomotives and y r g b for wagons, then a line for each train:
the colour, its point, the end towards its rail, and the point at the other end of it or its wagons.

    o---g---Y---r---b       yellow e1 rear red g1 blue i1
             \
              R             red f2 front e1

A move is the seat and a few words: "0 front c1" is a step with the front leading, "0 couple g1 i1",
"0 uncouple 1", "0 speed 4", "0 locomotive c1 e1", "0 wagon g1 red", "0 done".
"""

from collections.abc import Mapping
from typing import assert_never

from app.games.game import Seat
from app.games.locomotion.box.moves import DrawAgain, EndByAgreement, GiveUp, LaySpeed, NextGame
from app.games.locomotion.data_refused import UnfitStart, WrongName
from app.games.locomotion.screen.moves import Couple, Done, PlaceLocomotive, PlaceWagon, ScreenMove, TakeStep, Uncouple
from app.games.locomotion.train import COLOURS, Colour, End, Train, is_pose
from app.games.locomotion.yard.network import Point, Yard
from app.games.locomotion.yard.text import draw_yard, read_board

Trains = dict[Colour, Train]
Wagons = tuple[tuple[Point, Colour], ...]

# ---------------------------------------------------------------- boards


def draw_position(yard: Yard, trains: Mapping[Colour, Train], loose: Wagons) -> str:
    """Draw a yard with everything that stands on it, and a line for each train."""
    signs = {point: colour.value[0] for point, colour in loose}
    for colour, train in trains.items():
        signs |= dict(zip(train.points, (colour.value[0].upper(), *(w.value[0] for w in train.wagons)), strict=True))
    return draw_yard(yard, signs) + "".join(f"{write_train(yard, *pair)}\n" for pair in trains.items())


def read_position(text: str, name: str = "board") -> tuple[Yard, Trains, Wagons]:
    """Read a board: the yard, the trains by colour, the loose wagons by point; DataRefused where it is wrong."""
    lines = text.splitlines()
    words = tuple(colour.value for colour in COLOURS)
    picture = [line for line in lines if not line.strip().startswith(words)]
    yard, signs = read_board("\n".join(picture), name)
    trains = dict(read_train(yard, line, name) for line in lines if line.strip().startswith(words))
    of_trains = {point for train in trains.values() for point in train.points}
    colours = {colour.value[0]: colour for colour in COLOURS}
    loose = []
    for point, sign in sorted(signs.items()):
        if point in of_trains:
            continue
        if sign not in colours:
            raise WrongName(name, yard.names[point], f"{sign!r} is no wagon", "Use y, r, g or b, or name its train")
        loose.append((point, colours[sign]))
    return yard, trains, tuple(loose)


def write_train(yard: Yard, colour: Colour, train: Train) -> str:
    """Write a train: "yellow c1 rear e1" when alone, else "yellow c1 rear red e1 green g1"."""
    wagons = zip(train.wagons, train.points[1:], strict=True)
    hung = " ".join(f"{wagon.value} {yard.names[point]}" for wagon, point in wagons) or yard.names[train.rail]
    return f"{colour.value} {yard.names[train.locomotive]} {train.end.value} {hung}"


def read_train(yard: Yard, text: str, name: str = "train") -> tuple[Colour, Train]:
    """Read a train; WrongName and UnfitStart quote what does not exist or cannot stand so (M5)."""
    words = text.split()
    try:
        colour, at, end = Colour(words[0]), yard.named[words[1]], End(words[2])
        hung = tuple(yard.named[word] for word in words[3 if len(words) == 4 else 4 :: 2])
        wagons = tuple(Colour(word) for word in words[3::2]) if len(words) > 4 else ()
        train = Train((at, *hung) if wagons else (at,), hung[0], end, wagons)
    except (ValueError, KeyError, IndexError) as wrong:
        remedy = "Write it like: yellow c1 rear e1, or yellow c1 rear red e1 green g1"
        raise WrongName(name, text.strip(), f"{wrong} does not exist", remedy) from wrong
    if not is_pose(yard, train):
        raise UnfitStart(name, text.strip(), "the train cannot stand so (M5)", "Follow the rails without a sharp turn")
    return colour, train


# ---------------------------------------------------------------- moves


def write_move(yard: Yard, move: ScreenMove) -> str:
    """Write a move as one line: "0 front c1"."""
    return " ".join([str(move.seat), *_words(yard.names, move)])


def _words(names: tuple[str, ...], move: ScreenMove) -> list[str]:  # noqa: PLR0911  one line per move
    match move:
        case TakeStep():
            return [move.end.value, names[move.point]]
        case Couple():
            return ["couple", *(names[point] for point in move.points)]
        case Uncouple():
            return ["uncouple", str(move.joint)]
        case LaySpeed():
            return ["speed", str(move.speed)]
        case PlaceLocomotive():
            return ["locomotive", names[move.point], names[move.rail]]
        case PlaceWagon():
            return ["wagon", names[move.point], move.colour.value]
        case Done() | DrawAgain() | GiveUp() | EndByAgreement() | NextGame():
            return [_PLAIN[type(move)]]
        case _:
            assert_never(move)


Plain = type[Done] | type[DrawAgain] | type[GiveUp] | type[EndByAgreement] | type[NextGame]

_PLAIN: dict[Plain, str] = {
    Done: "done",
    DrawAgain: "redraw",
    GiveUp: "give-up",
    EndByAgreement: "agree",
    NextGame: "next",
}


def read_move(yard: Yard, text: str) -> ScreenMove:
    """Read a move from its line; ValueError quotes what cannot be read."""
    try:
        seat, word, *rest = text.split()
        return _move(yard, Seat(int(seat)), word, rest)
    except (ValueError, KeyError, StopIteration) as wrong:
        raise ValueError(f"{text!r} is not a move on this yard") from wrong


def _move(yard: Yard, seat: Seat, word: str, rest: list[str]) -> ScreenMove:  # noqa: PLR0911  one line per move
    match word, rest:
        case (("front" | "rear"), [name]):
            return TakeStep(seat, End(word), yard.named[name])
        case "couple", _:
            return Couple(seat, tuple(yard.named[name] for name in rest))
        case "uncouple", [joint]:
            return Uncouple(seat, int(joint))
        case "speed", [speed]:
            return LaySpeed(seat, int(speed))
        case "locomotive", [point, rail]:
            return PlaceLocomotive(seat, yard.named[point], yard.named[rail])
        case "wagon", [point, colour]:
            return PlaceWagon(seat, yard.named[point], Colour(colour))
        case _:
            return next(kind for kind, name in _PLAIN.items() if [name] == [word, *rest])(seat)
