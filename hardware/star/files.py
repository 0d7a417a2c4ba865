"""Writes what a board maker wants, in one zip: copper, solder mask, print and edge as Gerber, and the drills.

`python -m hardware.star.files out/star-board.zip`. Needs gerbonara (development only).
"""

import io
import sys
import zipfile
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from gerbonara import ExcellonFile, GerberFile
from gerbonara.apertures import CircleAperture, ExcellonTool
from gerbonara.graphic_objects import Flash, Line
from gerbonara.newstroke import Newstroke
from gerbonara.utils import MM

from hardware import pinout
from hardware.star.board import Board, Part, Spot, designed, plug_nets
from hardware.star.copper import BOTTOM, TOP, Copper
from hardware.star.router import Router

MASK = 0.1  # by which the solder mask stays away from a pad, all round
PEN = 0.15  # of the print
LETTER = 1.3
LAYERS = ("F_Cu", "B_Cu", "F_Mask", "B_Mask", "F_Silkscreen", "B_Silkscreen", "Edge_Cuts")
STAMP = (1980, 1, 1, 0, 0, 0)  # the same files give the same zip


def _disc(file: GerberFile, at: Spot, wide: float) -> None:
    file.objects.append(Flash(*at, CircleAperture(wide, unit=MM), unit=MM))


def _line(file: GerberFile, start: Spot, end: Spot, wide: float) -> None:
    file.objects.append(Line(*start, *end, CircleAperture(wide, unit=MM), unit=MM))


def copper_layer(board: Board, copper: Copper, layer: str) -> GerberFile:
    """Return one layer of copper."""
    file = GerberFile()
    for pad in board.pads:
        _disc(file, pad.at, pad.copper)
    for via in copper.vias:
        _disc(file, via.start, via.wide)
    for track in copper.tracks:
        if layer in track.layers:
            _line(file, track.start, track.end, track.wide)
    return file


def mask(board: Board) -> GerberFile:
    """Return the openings of the solder mask: the pads; vias stay covered, for tea."""
    file = GerberFile()
    for pad in board.pads:
        _disc(file, pad.at, pad.copper + 2 * MASK)
    return file


def edge(board: Board) -> GerberFile:
    """Return the outline."""
    file = GerberFile()
    for start, end in zip(board.outline, (*board.outline[1:], board.outline[0]), strict=True):
        _line(file, start, end, 0.1)
    return file


def _write(file: GerberFile, words: str, at: Spot, *, is_mirrored: bool) -> None:
    pen = Newstroke.load()
    for stroke in pen.render(words, size=LETTER, h_align="center", v_align="middle"):
        flipped = [(at[0] + (-x if is_mirrored else x), at[1] - y) for x, y in stroke]
        for start, end in pairwise(flipped):
            _line(file, start, end, PEN)


def middle(part: Part) -> Spot:
    """Return the centre of a part's pads."""
    xs, ys = zip(*(pad.at for pad in part.pads), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def print_layer(board: Board, *, is_top: bool) -> GerberFile:
    """Return the names of the parts on one side, a bar along each resistor, and + at the anode of each LED."""
    file = GerberFile()
    for part in board.parts:
        if part.is_on_top != is_top:
            continue
        x, y = middle(part)
        inward = 0.0 if part.name.startswith(("S", "R")) else 2.6
        reach = max(1e-9, (x * x + y * y) ** 0.5)
        at = (x - inward * x / reach, y - inward * y / reach)
        _write(file, part.name, at, is_mirrored=not is_top)
        if part.name.startswith("D"):
            plus = part.pads[1].at
            _write(file, "+", (plus[0] * 1.16, plus[1] * 1.16), is_mirrored=not is_top)
    if not is_top:
        for number, pad in zip(plug_nets(pinout.load()).values(), _named(board, "J1").pads, strict=True):
            _write(file, str(number), (pad.at[0] - 2.4, pad.at[1]), is_mirrored=True)
    return file


def _named(board: Board, name: str) -> Part:
    return next(part for part in board.parts if part.name == name)


def drills(board: Board, copper: Copper, *, is_plated: bool) -> ExcellonFile:
    """Return the holes: pads and vias are plated, those for screws are not."""
    file = ExcellonFile()
    if is_plated:
        holes: Iterable[tuple[Spot, float]] = [
            *((pad.at, pad.drill) for pad in board.pads),
            *((via.start, copper.via_drill) for via in copper.vias),
        ]
    else:
        holes = board.holes
    for at, wide in holes:
        file.objects.append(Flash(*at, ExcellonTool(wide, plated=is_plated, unit=MM), unit=MM))
    return file


def made(board: Board, copper: Copper) -> dict[str, bytes]:
    """Return every file by its name."""
    sheets = (
        copper_layer(board, copper, TOP),
        copper_layer(board, copper, BOTTOM),
        mask(board),
        mask(board),
        print_layer(board, is_top=True),
        print_layer(board, is_top=False),
        edge(board),
    )
    files = {f"star-{name}.gbr": sheet.write_to_bytes() for name, sheet in zip(LAYERS, sheets, strict=True)}
    files["star-PTH.drl"] = drills(board, copper, is_plated=True).write_to_bytes()
    files["star-NPTH.drl"] = drills(board, copper, is_plated=False).write_to_bytes()
    files["star-parts.csv"] = parts_list(board).encode()
    return files


def parts_list(board: Board) -> str:
    """Return the parts as a table: how many, what, where."""
    values = sorted({part.value for part in board.parts})
    lines = ["pieces,part,places"]
    for value in values:
        names = [part.name for part in board.parts if part.value == value]
        lines.append(f"{len(names)},{value},{' '.join(names)}")
    return "\n".join([*lines, ""])


def zipped(files: dict[str, bytes]) -> bytes:
    """Return one zip of all files, the same bytes every time."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, STAMP), data)
    return target.getvalue()


def main() -> None:
    """Route the board and write the zip that is named."""
    board = designed()
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(zipped(made(board, Router(board).routed())))


if __name__ == "__main__":
    main()
