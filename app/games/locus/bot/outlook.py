"""What a sheet is worth to a bot: the points it has, and a part of those that are still open.

A goal that misses n squares counts its points times `hope` to the power of n. Everything is bits (see grid);
values of zones are remembered, because a bot asks for the same zone again and again.
"""

from functools import cached_property

from app.games.locus.grid import Grid, beside, flooded, single_bits
from app.games.locus.sheet import Sheet
from app.games.locus.zones import Zone
from app.games.luck import Luck

Masks = tuple[int, ...]


class Outlook:
    """Judges the zones of one printed sheet with one measure of hope, 0 for none to nearly 1 for all.

    `blur` is the most by which it misjudges a zone, differently for each `seed` but always the same.
    """

    def __init__(self, sheet: Sheet, grids: tuple[Grid, ...], hope: float, blur: float = 0.0, seed: int = 0) -> None:
        self._sheet = sheet
        self._grids = grids
        self._hope = tuple(hope**missing for missing in range(200))
        self._blur = blur
        self._seed = seed
        self._known: tuple[dict[int, float], ...] = tuple({} for _ in grids)
        self._judges = (self._yellow, self._purple, self._red, self._green, self._blue)

    def zone(self, place: int, filled: int) -> float:
        """Return the value of one zone, by its place in score order."""
        known = self._known[place]
        value = known.get(filled)
        if value is None:
            value = self._judges[place](filled)
            if self._blur:
                value += self._blur * Luck(self._seed + place ^ filled).share()
            known[filled] = value
        return value

    def zones(self, filled: Masks) -> list[float]:
        """Return the values of the five zones."""
        return [self.zone(place, mask) for place, mask in enumerate(filled)]

    # ---------------------------------------------------------------- filling up: yellow and red

    @cached_property
    def _rows(self) -> tuple[tuple[int, int], ...]:
        grid, values = self._grids[Zone.YELLOW.place], self._sheet.yellow_rows
        return tuple((_row(grid, row), points) for row, points in enumerate(values))

    @cached_property
    def _blocks(self) -> tuple[tuple[int, int], ...]:
        grid = self._grids[Zone.RED.place]
        return tuple((grid.mask(block.cells), block.points) for block in self._sheet.blocks)

    def _yellow(self, filled: int) -> float:
        return sum(points * self._hope[(row & ~filled).bit_count()] for row, points in self._rows)

    def _red(self, filled: int) -> float:
        return sum(points * self._hope[(block & ~filled).bit_count()] for block, points in self._blocks)

    # ---------------------------------------------------------------- routes: green, blue and purple

    def _green(self, filled: int) -> float:
        grid = self._grids[Zone.GREEN.place]
        reach = flooded(grid.bold & filled, filled, grid.stride)
        missing = 0
        if not reach:
            reach, missing = _absorbed(grid, grid.bold, filled), 1
        value, left = 0.0, self._ends
        while left:
            value += sum(points * self._hope[missing] for end, points in left if end & reach)
            left = tuple(end for end in left if not end[0] & reach)
            wider = _widened(grid, reach, filled)
            if wider == reach:
                break
            reach, missing = wider, missing + 1
        return value

    @cached_property
    def _ends(self) -> tuple[tuple[int, int], ...]:
        grid = self._grids[Zone.GREEN.place]
        return tuple((grid.bit(end.cell), end.points) for end in self._sheet.ends)

    @cached_property
    def _climb(self) -> tuple[tuple[int, int], ...]:
        """The squares of each valued blue row and above, with what it adds to the one below it."""
        grid, steps, below = self._grids[Zone.BLUE.place], [], 0
        for row in reversed(range(len(self._sheet.blue_rows))):
            points = self._sheet.blue_rows[row]
            if points:
                steps.append((grid.squares & ((1 << (row + 1) * grid.stride) - 1), points - below))
                below = points
        return tuple(steps)

    def _blue(self, filled: int) -> float:
        grid = self._grids[Zone.BLUE.place]
        reach, missing, value = filled, 0, 0.0
        for rows, points in self._climb:
            while not rows & reach:
                wider = reach | grid.bold | beside(reach, grid.stride) & grid.squares
                if wider == reach:
                    return value
                reach, missing = wider, missing + 1
            value += points * self._hope[missing]
        return value

    def _purple(self, filled: int) -> float:
        grid = self._grids[Zone.PURPLE.place]
        best, left = 0.0, filled & grid.bold
        while left:
            group = flooded(left & -left, filled, grid.stride)
            left &= ~group
            best = max(best, self._linked(grid, group, filled, 0))
        if not filled & grid.bold:
            best = max(self._linked(grid, _absorbed(grid, bold, filled), filled, 1) for bold in single_bits(grid.bold))
        return best

    def _linked(self, grid: Grid, group: int, filled: int, missing: int) -> float:
        """Value a group with bold squares, the nearest others joined to it one after the other."""
        scale, linked = self._sheet.purple_scale, (group & grid.bold).bit_count()
        value, reach = scale[linked] * self._hope[missing], group
        while linked < grid.bold.bit_count():
            wider = _widened(grid, reach, filled)
            if wider == reach:
                break
            missing, reach = missing + 1, wider
            if found := (reach & ~group) & grid.bold:
                group = _absorbed(grid, group | found & -found, filled)
                count = (group & grid.bold).bit_count()
                value += (scale[count] - scale[linked]) * self._hope[missing]
                linked, reach = count, group
        return value


def _row(grid: Grid, row: int) -> int:
    return grid.squares & ((1 << grid.stride) - 1 << row * grid.stride)


def _absorbed(grid: Grid, reach: int, filled: int) -> int:
    """Add the filled squares that hang together with these."""
    return reach | flooded(beside(reach, grid.stride), filled, grid.stride)


def _widened(grid: Grid, reach: int, filled: int) -> int:
    """Go one free square further everywhere, and through filled squares for nothing."""
    fresh = beside(reach, grid.stride) & grid.squares & ~reach
    return _absorbed(grid, reach | fresh, filled) if fresh else reach
