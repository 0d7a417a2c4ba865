r"""Yards as pictures and as lists of rails, both ways: for files, tests, logs and reports.

    o---o---o        o   a point           o---.---o   a dot is the middle point of a rail,
     \     /         -\/ rails             where rails have three points (M2)
      o---o

A board is the same picture with a letter or another sign on points where something stands. Lines and columns
of messages count from 1.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from app.games.locomotion.data_refused import LooseEnd, WrongName, WrongSign
from app.games.locomotion.yard.lattice import Place, beyond, opposite, place_name, place_named
from app.games.locomotion.yard.network import Point, Rail, Yard, yard_of

END, MIDDLE = "o", "."
_RAIL_SIGNS = ("---", "\\", "/")


# ---------------------------------------------------------------- drawing


def draw_yard(yard: Yard, signs: Mapping[Point, str] | None = None) -> str:
    """Draw a yard; `signs` stand on points instead of the o."""
    if not yard.rails:
        return ""
    left = min(place.column for place in yard.places)
    rows = [[" "] * 100 for _ in range(2 * max(place.row for place in yard.places) + 1)]

    def put(line: int, column: int, text: str) -> None:
        row = rows[line]
        if len(row) < column + 4:
            row += [" "] * (column + 4 - len(row))
        row[column : column + len(text)] = text

    for track in yard.tracks:
        start, _ = track.ends
        line, column = 2 * start.row, 2 * (start.column - left)
        down, right = ((0, 1), (1, 1), (1, -1))[track.direction]
        put(line + down, column + right, _RAIL_SIGNS[track.direction])
    for point, place in enumerate(yard.places):
        sign = MIDDLE if yard.points_per_rail == 3 and (place.q % 2 or place.r % 2) else END
        put(2 * place.row, 2 * (place.column - left), (signs or {}).get(point, sign))
    return "\n".join("".join(row).rstrip() for row in rows) + "\n"


def list_rails(yard: Yard) -> str:
    """List the rails by the names of their points: "a1-c1 a1-b2"."""
    return " ".join(
        f"{place_name(_fine(start, yard))}-{place_name(_fine(end, yard))}"
        for start, end in (rail.ends for rail in yard.rails)
    )


def _fine(place: Place, yard: Yard) -> Place:
    scale = yard.points_per_rail - 1
    return Place(place.q * scale, place.r * scale)


# ---------------------------------------------------------------- reading


def read_yard(text: str, file: str = "yard", place: str = "picture") -> Yard:
    """Read a yard from its picture; DataRefused names line, column, what stands there and the remedy."""
    yard, signs = _read(text, file, place, END + MIDDLE)
    assert not signs  # other signs were refused
    return yard


def read_board(text: str, file: str = "board") -> tuple[Yard, dict[Point, str]]:
    """Read a yard with signs on its points: letters, digits or stars."""
    letters = "".join(map(chr, range(ord("a"), ord("z") + 1))).replace(END, "")
    return _read(text, file, "board", END + MIDDLE + letters + letters.upper() + "0123456789*#+")


def read_rails(text: str, points_per_rail: int = 2, file: str = "rails") -> Yard:
    """Read a yard from a list of rails: "a1-c1 a1-b2"; WrongName quotes the one that is no rail."""
    rails = []
    for number, word in enumerate(text.split(), start=1):
        place = f"rail {number}"
        try:
            start, end = map(place_named, word.split("-"))
        except ValueError as wrong:
            raise WrongName(file, place, f"{word!r}: {wrong}", "Write two points, such as a1-c1") from wrong
        rail = _rail_between(start, end, points_per_rail - 1)
        if rail is None:
            what = f"{word!r} joins no neighbours"
            raise WrongName(file, place, what, "Name two points one rail apart, such as a1-c1 or a1-b2")
        rails.append(rail)
    return yard_of(rails, points_per_rail)


def _rail_between(start: Place, end: Place, scale: int) -> Rail | None:
    start, end = sorted((start, end), key=lambda place: (place.r, place.q))
    if any(part % scale for part in (*start, *end)):
        return None
    first = Place(start.q // scale, start.r // scale)
    for direction in range(3):
        if beyond(start, direction, scale) == end:
            return Rail(*first, direction)
    return None


# ---------------------------------------------------------------- pictures, sign by sign


class _Picture:
    """A picture being read: its lines, its points, and what to say where it is wrong."""

    def __init__(self, text: str, file: str, place: str, point_signs: str) -> None:
        self.file, self.place, self.point_signs = file, place, point_signs
        self.lines = text.expandtabs().splitlines()
        self.top = next((number for number, line in enumerate(self.lines) if line.strip()), 0)
        self.spots = dict(self._points())
        self.signs = {spot: self.lines[line][column] for spot, (line, column) in self.spots.items()}
        self.places = {where: spot for spot, where in self.spots.items()}

    def is_between(self, line: int) -> bool:
        """Say whether a line holds slanting rails instead of points."""
        return (line - self.top) % 2 == 1

    def where(self, line: int, column: int) -> tuple[str, str]:
        """Return the file and the place for a message."""
        return self.file, f"{self.place} line {line + 1}, column {column + 1}"

    def check_signs(self) -> None:
        """Refuse a sign that means nothing in its line."""
        for number, line in enumerate(self.lines):
            is_between = self.is_between(number)
            for column, sign in enumerate(line):
                if sign not in (" \\/" if is_between else " -" + self.point_signs):
                    remedy = "Draw \\ or / there" if is_between else f"Draw points as {END} and rails as ---"
                    raise WrongSign(*self.where(number, column), f"{sign!r} means nothing there", remedy)

    def _points(self) -> Iterator[tuple[Place, tuple[int, int]]]:
        """Find the points; the first one says how the others must stand."""
        shift: int | None = None
        for number in range(self.top, len(self.lines), 2):
            row = (number - self.top) // 2
            for column, sign in enumerate(self.lines[number]):
                if sign not in self.point_signs:
                    continue
                shift = column - 2 * row if shift is None else shift
                q, rest = divmod(column - 2 * row - shift, 4)
                if rest:
                    remedy = "Points of a line stand 4 columns apart, those of the next line 2 columns aside"
                    raise WrongSign(*self.where(number, column), f"{sign!r} stands between points", remedy)
                yield Place(q, row), (number, column)
        if shift is None:
            raise WrongSign(self.file, self.place, "there is no point", f"Draw points as {END} and rails as - \\ /")

    def tracks(self) -> Iterator[Rail]:
        """Yield the rails that are drawn; refuse one that does not join two points."""
        for number, line in enumerate(self.lines):
            if self.is_between(number):
                for found in re.finditer(r"[\\/]", line):
                    is_down = found.group() == "\\"
                    above = self.places.get((number - 1, found.start() + (-1 if is_down else 1)))
                    yield self._track(above, 1 if is_down else 2, found.group(), number, found.start())
            else:
                for found in re.finditer("-+", line):
                    before = self.places.get((number, found.start() - 1)) if len(found.group()) == 3 else None
                    yield self._track(before, 0, found.group(), number, found.start())

    def _track(self, start: Place | None, direction: int, sign: str, line: int, column: int) -> Rail:
        if start is None or beyond(start, direction) not in self.spots:
            raise LooseEnd(*self.where(line, column), f"{sign!r} does not join two points", "Join two points with it")
        return Rail(*start, direction)

    def whole(self, tracks: Sequence[Rail]) -> Iterator[Rail]:
        """Yield whole rails from their halves; refuse dots and points that do not alternate (M2)."""
        first = next(track for track in tracks if MIDDLE in [self.signs[end] for end in track.ends])
        origin = next(end for end in first.ends if self.signs[end] != MIDDLE)
        halves = set(tracks)
        for track in tracks:
            start, end = track.ends
            is_first = all((part - base) % 2 == 0 for part, base in zip(start, origin, strict=True))
            middle, other = (end, Rail(*end, track.direction)) if is_first else (start, _before(track))
            if (
                other not in halves
                or self.signs[middle] == END
                or MIDDLE in [self.signs[e] for e in _outer(track, other)]
            ):
                what = "a rail of three points is drawn o---.---o"
                raise LooseEnd(*self.where(*self.spots[middle]), what, "Let o and . alternate along every rail")
            if is_first:
                yield Rail((start.q - origin.q) // 2, (start.r - origin.r) // 2, track.direction)


def _before(track: Rail) -> Rail:
    start, _ = track.ends
    return Rail(*beyond(start, opposite(track.direction)), track.direction)


def _outer(track: Rail, other: Rail) -> set[Place]:
    return set(track.ends) ^ set(other.ends)


def _read(text: str, file: str, place: str, point_signs: str) -> tuple[Yard, dict[Point, str]]:
    picture = _Picture(text, file, place, point_signs)
    picture.check_signs()
    tracks = tuple(picture.tracks())
    ends = {end for track in tracks for end in track.ends}
    for spot in sorted(picture.spots.keys() - ends, key=lambda spot: picture.spots[spot]):
        remedy = "Draw a rail to it or take it away"
        raise LooseEnd(*picture.where(*picture.spots[spot]), "a point without a rail", remedy)
    yard = yard_of(picture.whole(tracks), 3) if MIDDLE in picture.signs.values() else yard_of(tracks)
    order = sorted(picture.signs, key=lambda spot: (spot.r, spot.q))
    signs = {point: picture.signs[spot] for point, spot in enumerate(order)}
    return yard, {point: sign for point, sign in signs.items() if sign not in (END, MIDDLE)}
