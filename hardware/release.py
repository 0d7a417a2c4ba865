"""Puts everything that a builder needs into one folder: `make hardware-release`, or for one panel `ARGS=D`.

    parts/      every printed part as STL and as 3MF, lying as it is printed
    board/      the star's board for a board maker, and the drawings of wiring and strip board
    guides/     the guides of table star and die, lists of parts, safety and bench test as PDF, in English and in Dutch
    SHA256SUMS  check sums of all of it

Needs openscad for the parts.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hardware import guide_pdf, threemf
from hardware.pinout import HERE
from hardware.star.board import designed
from hardware.star.files import made, zipped
from hardware.star.router import Router
from hardware.stl import read_stl

GUIDES = {
    **{name: f"{name}.md" for name in ("ASSEMBLY", "BOUWEN", "BENCH", "TESTBANK", "SAFETY", "VEILIGHEID")},
    **{name: f"{name}.md" for name in ("bom", "onderdelen")},
    "DIE": "die/README.md",
    "DOBBELSTEEN": "die/DOBBELSTEEN.md",
    "die-parts": "die/parts.md",
    "dobbelsteen-onderdelen": "die/onderdelen.md",
}
"""The pages that are set as PDF, by the name of their file."""

DRAWINGS = ("wiring.en.svg", "wiring.nl.svg", "star/strip.en.svg", "star/strip.nl.svg")
SHARED = ("die_shell", "die_floor", "cap", "cup", "spout")
OF_A_PANEL = ("base", "lid", "wedge", "clamp", "gauge")
PANELS = ("A", "B", "D")
SUMS = "SHA256SUMS"


def part_names(panels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the printed parts of these panels, as the render script names its files."""
    return (*SHARED, *(f"{part}-{panel}" for panel in panels for part in OF_A_PANEL))


def contents(panels: tuple[str, ...]) -> tuple[str, ...]:
    """Return the files of a release, without its sums."""
    parts = (f"parts/{name}.{kind}" for name in part_names(panels) for kind in ("stl", "3mf"))
    drawings = (f"board/{Path(drawing).name}" for drawing in DRAWINGS)
    guides = (f"guides/{name}.pdf" for name in GUIDES)
    return tuple(sorted((*parts, "board/star-board.zip", *drawings, *guides)))


def rendered(panels: tuple[str, ...], folder: Path) -> None:
    """Render the parts as STL into a folder."""
    for panel in panels:
        script = HERE / "enclosure" / "render.sh"
        environment = {**os.environ, "OUT": str(folder.resolve())}
        subprocess.run([str(script), panel], env=environment, check=True)  # noqa: S603 - our own script


def sums(folder: Path) -> str:
    """Return the check sums of all files, as `sha256sum -c` reads them."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name != SUMS)
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder).as_posix()}" for path in paths
    ]
    return "\n".join([*lines, ""])


def packed(
    folder: Path, panels: tuple[str, ...], render: Callable[[tuple[str, ...], Path], None] = rendered
) -> tuple[str, ...]:
    """Fill a folder and return what lies in it; a file that does not belong to a release is refused."""
    wanted = {*contents(panels), SUMS}
    if strangers := _held(folder) - wanted:
        raise SystemExit(f"{folder} holds what is not of this release: {', '.join(sorted(strangers))}")
    for name in ("parts", "board", "guides"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    render(panels, folder / "parts")
    for name in part_names(panels):
        body = read_stl(folder / "parts" / f"{name}.stl")
        (folder / "parts" / f"{name}.3mf").write_bytes(threemf.written(name, body.triangles))
    board = designed()
    (folder / "board" / "star-board.zip").write_bytes(zipped(made(board, Router(board).routed())))
    for drawing in DRAWINGS:
        (folder / "board" / Path(drawing).name).write_bytes((HERE / drawing).read_bytes())
    for name, page in GUIDES.items():
        (folder / "guides" / f"{name}.pdf").write_bytes(guide_pdf.written(HERE / page))
    (folder / SUMS).write_text(sums(folder), encoding="utf-8")
    return tuple(sorted(_held(folder)))


def _held(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def main() -> None:
    """Fill the folder that is named, for all panels or for those that follow it."""
    folder, *panels = sys.argv[1:]
    for name in packed(Path(folder), tuple(panels) or PANELS):
        print(name)


if __name__ == "__main__":
    main()
