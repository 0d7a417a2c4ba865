"""Finds the copper between the pads: a search over a grid of two layers, net by net, the shortest first.

The same board gives the same copper every time. What it finds is judged elsewhere (copper.py).
"""

import heapq
import math
from itertools import pairwise

from hardware.star.board import Board, Pad, Spot
from hardware.star.copper import BOTH, Copper, Stroke, is_inside, to_segment

STEP = 0.25  # mm between two points of the grid
TRACK, VIA, VIA_DRILL = 0.4, 1.0, 0.5
AIR, RIM = 0.3, 0.5  # between two nets; between copper and edge or hole
TURN, DIVE = 0.3, 12.0  # what a bend and a change of layer cost, in steps

Cell = tuple[int, int, int]  # layer, column, row
WAYS = [(dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def _place(cell: Cell) -> Spot:
    return cell[1] * STEP, cell[2] * STEP


class Router:
    """One board being routed: who owns which cell."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._tracks: list[Stroke] = []
        self._vias: list[Stroke] = []
        self._ground = self._free_cells()
        self._owners: dict[Cell, set[str]] = {}
        self._round_vias: dict[Cell, set[str]] = {}
        for pad in board.pads:
            name = pad.net or f"{pad.part}.{pad.number}"
            self._claim(Stroke(name, BOTH, pad.at, pad.at, pad.copper))

    def routed(self) -> Copper:
        """Join every net and return the copper."""
        for name, pads in sorted(self._board.nets().items(), key=lambda net: (_span(net[1]), net[0])):
            self._join(name, pads)
        return Copper(tuple(self._tracks), tuple(self._vias), VIA_DRILL)

    def _free_cells(self) -> set[tuple[int, int]]:
        outline = self._board.outline
        edges = list(zip(outline, (*outline[1:], outline[0]), strict=True))
        reach = round(max(abs(x) for x, _ in outline) / STEP) + 1
        free = set()
        for column in range(-reach, reach + 1):
            for row in range(-reach, reach + 1):
                at = (column * STEP, row * STEP)
                if not is_inside(at, outline):
                    continue
                near = min(to_segment(at, *edge) for edge in edges)
                bored = min(math.dist(at, hole) - wide / 2 for hole, wide in self._board.holes)
                if min(near, bored) >= RIM + TRACK / 2:
                    free.add((column, row))
        return free

    def _claim(self, stroke: Stroke) -> None:
        for owners, half in ((self._owners, TRACK / 2), (self._round_vias, VIA / 2)):
            reach = stroke.wide / 2 + AIR + half
            xs, ys = zip(stroke.start, stroke.end, strict=True)
            for column in range(math.floor((min(xs) - reach) / STEP), math.ceil((max(xs) + reach) / STEP) + 1):
                for row in range(math.floor((min(ys) - reach) / STEP), math.ceil((max(ys) + reach) / STEP) + 1):
                    if to_segment((column * STEP, row * STEP), stroke.start, stroke.end) < reach:
                        for layer in stroke.layers:
                            owners.setdefault((BOTH.index(layer), column, row), set()).add(stroke.net)

    def _is_free(self, cell: Cell, net: str) -> bool:
        return cell[1:] in self._ground and self._owners.get(cell, set()) <= {net}

    def _takes_via(self, cell: Cell, net: str) -> bool:
        return all(
            self._is_free((layer, *cell[1:]), net) and self._round_vias.get((layer, *cell[1:]), set()) <= {net}
            for layer in (0, 1)
        )

    def _join(self, net: str, pads: tuple[Pad, ...]) -> None:
        reached = set(_cells(pads[0]))
        waiting = list(pads[1:])
        while waiting:
            ends = {cell: pad for pad in waiting for cell in _cells(pad)}
            path = self._search(net, reached, set(ends))
            pad = ends[path[-1]]
            waiting.remove(pad)
            self._draw(net, path, pad)
            reached |= set(path) | set(_cells(pad))

    def _search(self, net: str, starts: set[Cell], ends: set[Cell]) -> list[Cell]:
        queue = [(0.0, cell, (0, 0)) for cell in sorted(starts)]
        came: dict[Cell, Cell | None] = dict.fromkeys(starts)
        cost = dict.fromkeys(starts, 0.0)
        while queue:
            spent, cell, way = heapq.heappop(queue)
            if cell in ends:
                return _walked(came, cell)
            if spent > cost[cell]:
                continue
            for beyond, price, turn in self._neighbours(net, cell, way):
                whole = spent + price
                if whole < cost.get(beyond, math.inf):
                    cost[beyond], came[beyond] = whole, cell
                    heapq.heappush(queue, (whole, beyond, turn))
        raise ValueError(f"{net} cannot be joined: move a part")

    def _neighbours(self, net: str, cell: Cell, way: tuple[int, int]) -> list[tuple[Cell, float, tuple[int, int]]]:
        layer, column, row = cell
        found = []
        for dx, dy, length in WAYS:
            beyond = (layer, column + dx, row + dy)
            if self._is_free(beyond, net):
                found.append((beyond, length + (TURN if way != (dx, dy) else 0.0), (dx, dy)))
        if self._takes_via(cell, net):
            found.append(((1 - layer, column, row), DIVE, way))
        return found

    def _draw(self, net: str, path: list[Cell], pad: Pad) -> None:
        new: list[Stroke] = []
        for run in _straights(path):
            if run[0][0] != run[1][0]:
                via = Stroke(net, BOTH, _place(run[0]), _place(run[0]), VIA)
                self._vias.append(via)
                self._claim(via)
            else:
                new.append(Stroke(net, (BOTH[run[0][0]],), _place(run[0]), _place(run[1]), TRACK))
        end = _place(path[-1])
        if math.dist(end, pad.at) > 0:
            new.append(Stroke(net, (BOTH[path[-1][0]],), end, pad.at, TRACK))
        for stroke in new:
            self._claim(stroke)
        self._tracks += new


def _cells(pad: Pad) -> tuple[Cell, Cell]:
    column, row = round(pad.at[0] / STEP), round(pad.at[1] / STEP)
    return (0, column, row), (1, column, row)


def _span(pads: tuple[Pad, ...]) -> float:
    return max(math.dist(one.at, other.at) for one in pads for other in pads)


def _walked(came: dict[Cell, Cell | None], cell: Cell) -> list[Cell]:
    path = [cell]
    while (before := came[path[-1]]) is not None:
        path.append(before)
    return path[::-1]


def _straights(path: list[Cell]) -> list[tuple[Cell, Cell]]:
    """Return a path as its straight runs."""
    runs: list[tuple[Cell, Cell]] = []
    for one, other in pairwise(path):
        if runs and _way(*runs[-1]) == _way(one, other):
            runs[-1] = (runs[-1][0], other)
        else:
            runs.append((one, other))
    return runs


def _way(one: Cell, other: Cell) -> tuple[int, ...]:
    deltas = [b - a for a, b in zip(one, other, strict=True)]
    longest = max(abs(delta) for delta in deltas) or 1
    return tuple(delta // longest if delta % longest == 0 else delta for delta in deltas)
