"""Reads unit files as systemd does: sections, directives in their order, one directive many times."""

import re
from pathlib import Path

SYSTEMD = Path(__file__).resolve().parents[2] / "systemd"
UNITS = sorted(SYSTEMD.rglob("*.service"))
DROP_INS = sorted((SYSTEMD / "display").glob("*.conf"))

Unit = dict[str, list[str]]
"""The values of each "Section.Directive", in their order."""


def read(path: Path) -> Unit:
    """Read a unit or a part of one; a line that is none of both is a ValueError."""
    found: Unit = {}
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = heading[1]
        elif entry := re.fullmatch(r"(\w+)=(.*)", line):
            found.setdefault(f"{section}.{entry[1]}", []).append(entry[2])
        else:
            raise ValueError(f"{path.name}: {line!r}")
    return found


def words(unit: Unit, name: str) -> list[str]:
    """Return all words of a directive that is given as a list."""
    return [word for value in unit.get(name, []) for word in value.split()]
