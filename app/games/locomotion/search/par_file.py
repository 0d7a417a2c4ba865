"""Reading and writing proven lengths as TOML text: what the solver found for the starts of the house (M27).

[[par]]
start = "fork-1"
behind = { total = 30, line = "rear c1, couple e1 g1, ..." }
either = { total = 28, line = "..." }
"""

from collections.abc import Iterable

from msgspec import Struct

from app.games.locomotion.data_refused import DataRefused, WrongName, decode
from app.games.locomotion.notation import read_move, write_move
from app.games.locomotion.screen.moves import Couple, TakeStep, Uncouple
from app.games.locomotion.search.puzzle import Puzzle, Route, steps_of
from app.games.locomotion.yard.network import Yard

FORMAT = 1


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A shortest route: how many acts it has, and the acts in words."""

    total: int
    line: str


class Par(Struct, frozen=True, forbid_unknown_fields=True):
    """The proven lengths of one start, behind and with either end counting (M22); None is not proven."""

    start: str
    behind: Line | None = None
    either: Line | None = None

    def of(self, puzzle: Puzzle) -> Line | None:
        """Return the line for the switches of a puzzle of this start."""
        return self.either if puzzle.either_end else self.behind


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    par: tuple[Par, ...]


def parse_pars(text: str, name: str) -> dict[str, Par]:
    """Read proven lengths from TOML text, by the start's id; DataRefused names the file and what is wrong."""
    file = decode(text, name, _File)
    if file.format != FORMAT:
        raise DataRefused(name, "format", f"{file.format} is not {FORMAT}", f"Use a file of format {FORMAT}")
    found = {par.start: par for par in file.par}
    if len(found) < len(file.par):
        raise WrongName(name, "start", "a start is there twice", "Write one [[par]] for each start")
    return found


def write_pars(pars: Iterable[Par]) -> str:
    """Write proven lengths as TOML text, which `parse_pars` reads back."""
    return f"# Proven by the solver; made anew by prove.py.\nformat = {FORMAT}\n" + "".join(map(_written, pars))


def _written(par: Par) -> str:
    lines = (("behind", par.behind), ("either", par.either))
    kept = "".join(f'{key} = {{ total = {way.total}, line = "{way.line}" }}\n' for key, way in lines if way)
    return f'\n[[par]]\nstart = "{par.start}"\n{kept}'


# ---------------------------------------------------------------- lines


def write_line(yard: Yard, route: Route) -> Line:
    """Write a route: "rear c1, couple e1 g1, uncouple 0"."""
    return Line(len(route), ", ".join(write_move(yard, act).split(" ", 1)[1] for act in route))


def read_line(yard: Yard, line: Line) -> Route:
    """Read a route of seat 0; ValueError quotes what is no act on this yard, or a total that is not its length."""
    route = []
    for words in line.line.split(", ") if line.line else ():
        act = read_move(yard, f"0 {words}")
        if not isinstance(act, TakeStep | Couple | Uncouple):
            raise ValueError(f"{words!r} is no step, coupling or uncoupling")
        route.append(act)
    if len(route) != line.total:
        raise ValueError(f"the line has {len(route)} acts, not {line.total}")
    return tuple(route)


def steps_on(yard: Yard, line: Line) -> int:
    """Return how many acts of a line are steps."""
    return steps_of(read_line(yard, line))
