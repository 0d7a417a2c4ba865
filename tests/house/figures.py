"""Prints how far the house is from what it wants to be: one line a figure, with the number it is to stay below.

    python -m tests.house.figures

The figures are counted from the source alone; nothing of the program is run.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("app/ui/play", "app/ui/screens")
PLAIN = {0.0, 0.5, 1.0}
"""Lengths that are no choice: nothing, the middle, the whole."""
FORKS = {"LOW", "LARGE", "TALL", "is_tall", "far_line"}
"""What a page asks a frame when it lays itself differently by the format of the panel."""


class Figure(NamedTuple):
    """One figure: its name, what it is now, and what it is to stay below (or, for circles, at)."""

    name: str
    now: float
    goal: float

    def __str__(self) -> str:
        """One line for people."""
        return f"{self.name:<58} {self.now:>8.1f}   goal {self.goal:g}"


def files(*folders: str) -> list[Path]:
    """Return the Python files below these folders of the project, in order."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def nodes(*folders: str) -> Iterator[ast.AST]:
    """Yield every node of every file below these folders."""
    for path in files(*folders):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def hand_set_lengths() -> int:
    """Count the lengths written into pages: floats that are neither nothing, nor the middle, nor the whole."""
    return sum(
        isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value not in PLAIN
        for node in nodes(*PAGES)
    )


def forks_by_format() -> int:
    """Count the places where a page asks how the panel is folded."""
    return sum(isinstance(node, ast.Attribute) and node.attr in FORKS for node in nodes(*PAGES))


def lines(*folders: str) -> int:
    """Count the lines of the files below these folders."""
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files(*folders))


def any_per_thousand(folder: str) -> float:
    """Count the word Any for each thousand lines."""
    words = sum(len(re.findall(r"\bAny\b", path.read_text(encoding="utf-8"))) for path in files(folder))
    return 1000 * words / lines(folder)


def format_skips() -> int:
    """Count the lines that the formatter is kept away from."""
    return sum(path.read_text(encoding="utf-8").count("# fmt: skip") for path in files("app"))


def imports() -> dict[str, set[str]]:
    """Return for each module of the program the modules it imports, at any depth, also those only for types."""
    modules = {_dotted(path) for path in files("app")}
    return {_dotted(path): set(_imported(path, modules)) for path in files("app")}


def circles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules that reach each other (Tarjan's strongly connected components above one)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        path.append(module)
        for other in sorted(arrows.get(module, ())):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in path:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            ring = set(path[path.index(module) :])
            del path[path.index(module) :]
            if len(ring) > 1:
                found.append(ring)

    for module in sorted(arrows):
        if module not in index:
            visit(module)
    return found


def figures() -> list[Figure]:
    """Return every figure, measured now."""
    return [
        Figure("hand-set lengths in pages (ui/play, ui/screens)", hand_set_lengths(), 600),
        Figure("forks by panel format in pages", forks_by_format(), 60),
        Figure("circles of imports in app", len(circles(imports())), 0),
        Figure("Any for 1,000 lines of app/table", any_per_thousand("app/table"), 5),
        Figure("fmt: skip in app", format_skips(), 20),
        Figure("lines of app/ui", lines("app/ui"), 31954),
    ]


def _dotted(path: Path) -> str:
    name = path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def _imported(path: Path, modules: set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{name.name}" for name in node.names} & modules
            yield from inner
            if node.module in modules and len(inner) < len(node.names):
                yield node.module


def main() -> int:
    """Print every figure."""
    for figure in figures():
        print(figure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
