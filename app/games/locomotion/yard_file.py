"""Reading and writing named yards as TOML text, strictly: a yard that breaks M2 to M4 is refused here.

One form serves the library of the house, the yards that a household keeps, export and import.
"""

from msgspec import Struct

from app.games.locomotion.data_refused import DataRefused, UnfitStart, UnfitYard, WrongName, decode
from app.games.locomotion.start import Start, start_fault
from app.games.locomotion.train import COLOURS, Colour
from app.games.locomotion.yard import Point, Yard
from app.games.locomotion.yard_checks import Breach, breaches
from app.games.locomotion.yard_text import draw_yard, list_rails, read_yard
from app.reading.names import name_fault

FORMAT = 1
LONGEST_ID = 60
LARGEST_PICTURE = 20_000
"""Signs; 45 rails in one line, wherever they turn, fit into 90 lines of 180."""


class Titles(Struct, frozen=True, forbid_unknown_fields=True):
    """What a yard is called in each language."""

    en: str
    nl: str


class NamedStart(Struct, frozen=True):
    """A solo start that can be played again, under a name of its own (M26)."""

    id: str
    start: Start


class NamedYard(Struct, frozen=True):
    """A yard with its titles and its solo starts."""

    id: str
    titles: Titles
    yard: Yard
    starts: tuple[NamedStart, ...] = ()


class _Start(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    locomotive: tuple[str, str]
    wagons: dict[str, str]
    order: tuple[str, ...] = ()


class _Yard(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str | Titles
    picture: str
    start: tuple[_Start, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    yard: tuple[_Yard, ...]


_REMEDIES = {
    "no_rails": "Draw at least one rail",
    "too_many_rails": "Use at most 45 rails",
    "apart": "Join all rails",
    "parallel": "Take one of them away",
    "unreachable": "Add a rail, so that a locomotive can come there without a sharp turn",
}

# ---------------------------------------------------------------- reading


def parse_yards(text: str, name: str) -> tuple[NamedYard, ...]:
    """Read yards from TOML text; DataRefused names the file (`name`), the place, the value and the remedy."""
    file = decode(text, name, _File)
    if file.format != FORMAT:
        raise DataRefused(name, "format", f"{file.format} is not {FORMAT}", f"Use a file of format {FORMAT}")
    if not file.yard:
        raise DataRefused(name, "yard", "there is no yard", "Write at least one [[yard]]")
    _check_ids(name, [drawn.id for drawn in file.yard])
    return tuple(_yard(drawn, name) for drawn in file.yard)


def _check_ids(name: str, ids: list[str]) -> None:
    for id_ in ids:
        if not id_:
            raise WrongName(name, "id", "it is empty", "Give each one an id of its own")
        if fault := name_fault(id_, LONGEST_ID):
            raise WrongName(name, "id", *fault)
        if ids.count(id_) > 1:
            raise WrongName(name, "id", f"{id_!r} is used twice", "Give each one an id of its own")


def _yard(drawn: _Yard, name: str) -> NamedYard:
    if len(drawn.picture) > LARGEST_PICTURE:
        what = f"a picture of {len(drawn.picture)} signs"
        raise UnfitYard(name, drawn.id, what, "Draw at most 45 rails, without room around them")
    yard = read_yard(drawn.picture, name, f"{drawn.id} picture")
    for breach in breaches(yard):
        raise UnfitYard(name, drawn.id, _breach_text(yard, breach), _REMEDIES[breach.key])
    titles = drawn.title if isinstance(drawn.title, Titles) else Titles(drawn.title, drawn.title)
    _check_ids(name, [start.id for start in drawn.start])
    starts = tuple(NamedStart(start.id, _start(yard, start, name)) for start in drawn.start)
    return NamedYard(drawn.id, titles, yard, starts)


def _breach_text(yard: Yard, breach: Breach) -> str:
    rails = list_rails(Yard(breach.rails, yard.points_per_rail))
    points = " ".join(yard.names[point] for point in breach.points)
    return f"{breach.key.replace('_', ' ')} {points or rails} ({breach.rule})"


def _start(yard: Yard, drawn: _Start, name: str) -> Start:
    point, rail = (_point(yard, word, name, drawn.id) for word in drawn.locomotive)
    wagons = [
        (_point(yard, word, name, drawn.id), _colour(colour, name, drawn.id)) for colour, word in drawn.wagons.items()
    ]
    order = tuple(_colour(word, name, drawn.id) for word in drawn.order)
    start = Start(((point, rail),), tuple(sorted(wagons, key=lambda wagon: wagon[0])), order)
    if fault := start_fault(yard, start, 1):
        what = f"the pieces cannot stand so: {fault.replace('_', ' ')}"
        raise UnfitStart(name, drawn.id, what, "Place one locomotive on a rail and four wagons on empty points (M6)")
    return start


def _point(yard: Yard, word: str, name: str, place: str) -> Point:
    if word not in yard.named:
        raise WrongName(name, place, f"{word!r} is no point of the yard", f"Use one of {' '.join(yard.names)}")
    return yard.named[word]


def _colour(word: str, name: str, place: str) -> Colour:
    colours = {colour.value: colour for colour in COLOURS}
    if word not in colours:
        raise WrongName(name, place, f"{word!r} is no colour", f"Use one of {' '.join(colours)}")
    return colours[word]


# ---------------------------------------------------------------- writing


def write_yards(yards: tuple[NamedYard, ...]) -> str:
    """Write yards as TOML text, which `parse_yards` reads back."""
    return f"format = {FORMAT}\n" + "".join(_written(named) for named in yards)


def _written(named: NamedYard) -> str:
    titles = f"{{ en = {_quoted(named.titles.en)}, nl = {_quoted(named.titles.nl)} }}"
    head = f"\n[[yard]]\nid = {_quoted(named.id)}\ntitle = {titles}\npicture = '''\n{draw_yard(named.yard)}'''\n"
    return head + "".join(_written_start(named.yard, start) for start in named.starts)


def _written_start(yard: Yard, named: NamedStart) -> str:
    ((point, rail),) = named.start.locomotives
    wagons = ", ".join(f'{colour.value} = "{yard.names[at]}"' for at, colour in named.start.wagons)
    order = ", ".join(f'"{colour.value}"' for colour in named.start.order)
    return (
        f"\n[[yard.start]]\nid = {_quoted(named.id)}\n"
        f'locomotive = ["{yard.names[point]}", "{yard.names[rail]}"]\n'
        f"wagons = {{ {wagons} }}\norder = [{order}]\n"
    )


def _quoted(text: str) -> str:
    return '"' + "".join(_sign(sign) for sign in text) + '"'


def _sign(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    return sign if sign.isprintable() else f"\\U{ord(sign):08x}"
