r"""Games of Locomotion on this screen, begun where a test wants them: pieces by name, an order that is known.

The anchor, with the start that most tests use; Y and R are the locomotives, their fronts look to k3 and p4.

a1 y                    m1 r--o1 b
   \                           \
  b2 o--d2 g     h2 o            p2 o
   /     \          \             /
a3 o      e3 r--g3--i3 Y--k3--m3 y--o3
   \     /          /             \
  b4 b--d4       h4 g            p4 o
                                 /
                        m5 o--o5 R
"""

from functools import lru_cache
from itertools import count
from typing import Any

from stage_set import Stage

from app.devices.stand_ins import FakeClock
from app.games.game import Rolled, Seat, Setup, Way
from app.games.locomotion.course import Variant
from app.games.locomotion.screen.game import ON_SCREEN, Options, Phase
from app.games.locomotion.start import Start
from app.games.locomotion.train import COLOURS
from app.table.match.match import Match
from app.table.match.seats import Player, Side
from app.table.scratch import Scratch
from app.ui.play.locomotion.both.library import house_yards

START = ("i3>g3 o5>m5", "m3y a1y e3r m1r d2g h4g o1b b4b")
ALONE = ("i3>g3", "m3y e3r d2g b4b")


def yard(name: str = "anchor") -> Any:
    """Return a yard of the house."""
    return next(named.yard for named in house_yards() if named.id == name)


def at(name: str, of: str = "anchor") -> int:
    """Return a point by its name."""
    return yard(of).names.index(name)


def start(engines: str, wagons: str, order: str = "", of: str = "anchor") -> Start:
    """Read a start: a locomotive and the neighbour its rear looks to, a wagon and the first letter of its colour."""
    ways = [word.split(">") for word in engines.split()]
    loose = sorted((at(word[:-1], of), colours(word[-1])[0]) for word in wagons.split())
    return Start(tuple((at(here, of), at(rear, of)) for here, rear in ways), tuple(loose), colours(order))


def colours(letters: str) -> tuple[Any, ...]:
    """Return colours by their first letters."""
    return tuple(next(colour for colour in COLOURS if colour.value[0] == letter) for letter in letters)


@lru_cache(maxsize=32)
def code_for(setup: Setup[Options], order: str) -> int:
    """Return a code whose luck deals the locomotives in seat order, and this order of wagons."""
    players = tuple(Player(str(n), "moon", Side.NEAR) for n in range(setup.seats))
    for code in count(1):
        state = Match.begun(ON_SCREEN, players, setup, code, Scratch(), FakeClock()).view(None)
        if state.order == colours(order) and (state.is_solo or state.cards == COLOURS[: setup.seats]):
            return code
    raise AssertionError("codes end never")


def sit(
    stage: Stage, seats: int = 2, variant: str = "die", order: str = "yrgb", *, pieces: tuple[str, str] | None = START,
    of: str = "anchor", code: int | None = None, sides: tuple[Side, ...] = (), bots: tuple[str, ...] = (),
    **switches: Any,
) -> None:  # fmt: skip
    """Begin a match and show it. `pieces` None: placed by hand. With a code luck is as it comes."""
    kind = Variant(variant)
    is_given = kind is Variant.SOLO and pieces is not None
    starts = () if pieces is None else (start(*pieces, order if is_given else "", of),)
    options = Options(yard(of), kind, len(order), starts=starts, yard_name="Anchor", **switches)
    setup = Setup(seats, Seat(0), options)
    if code is None:
        code = 1 if is_given or pieces is None else code_for(setup, order)
    people = stage.players(seats, *sides)
    if bots:
        people = tuple(Player(p.name, p.figure, p.side, bot=level) for p, level in zip(people, bots, strict=True))
    playable = stage.playable("locomotion", Way.SCREEN)
    stage.ui.table.begin(playable.game, people, setup, code)
    stage.ui.home(playable.play(stage.ui))
    stage.robot.settle()


def roll(stage: Stage, *faces: int) -> None:
    """Let these faces be rolled, one after the other; cards that were drawn are left first."""
    for face in faces:
        leave_cards(stage)
        stage.ui.screen.submit(Rolled(face, "typed"))
    stage.robot.settle()


def leave_cards(stage: Stage) -> None:
    """Press the star where it only leaves the cards."""
    if type(stage.ui.screen.page).__name__ == "DrawnPage":
        stage.ui.screen.pressed()
        stage.robot.settle()


def play(stage: Stage, *moves: Any) -> None:
    """Play moves as bots do."""
    for move in moves:
        assert stage.ui.screen.submit(move), move
    stage.robot.wait(3.0)


def starts(stage: Stage, face: int = 6) -> None:
    """Let the first seat win the roll for the start, and roll."""
    seats = stage.match.setup.seats
    roll(stage, 6, *range(1, seats))
    if stage.match.view(None).phase is Phase.ROLLING:
        roll(stage, face)
