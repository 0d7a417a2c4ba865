"""One line of the result: what was measured, ours, the peer's, their ratio, the bar, and whether it is met.

A cost (seconds, milliseconds) meets its bar from below, a speed (per second) from above. It knows nothing of
how the numbers were taken.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path


@dataclass(frozen=True)
class Row:
    """A line. `ratio` is ours divided by the peer's; `ok` is None where there is no bar or no peer."""

    name: str
    ours: float | None
    peer: float | None
    peer_name: str
    ratio: float | None
    bar: float | None
    ok: bool | None


def cost(name: str, ours: float, peer: float, peer_name: str, bar: float | None) -> Row:
    """Compare two costs: at most `bar` times the peer's is good."""
    ratio = ours / peer
    return Row(name, _short(ours), _short(peer), peer_name, _short(ratio), bar, None if bar is None else ratio <= bar)


def speed(name: str, ours: float, peer: float, peer_name: str, bar: float | None) -> Row:
    """Compare two speeds: at least `bar` times the peer's is good."""
    ratio = ours / peer
    return Row(name, _short(ours), _short(peer), peer_name, _short(ratio), bar, None if bar is None else ratio >= bar)


def limit(name: str, ours: float, bar: float | None) -> Row:
    """Hold a cost of ours, that no peer has, against a fixed limit, or only report it."""
    return Row(name, _short(ours), None, "", None, bar, None if bar is None else ours <= bar)


def absent(name: str, peer_name: str, reason: str, bar: float | None) -> Row:
    """Say that a peer could not be measured, and why."""
    return Row(name, None, None, f"{peer_name}: {reason}", None, bar, None)


def unjudged(row: Row) -> Row:
    """Take the judgement from a row whose numbers are too rough for one."""
    return replace(row, ok=None)


def _short(value: float) -> float:
    return float(f"{value:.4g}")


# ---------------------------------------------------------------- telling


def table(rows: Sequence[Row]) -> str:
    """Lay the rows out for a terminal."""
    head = ("what", "ours", "peer", "ratio", "bar", "ok", "peer is")
    lines = [head, *(_cells(row) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.rjust(w) if 1 <= i <= 4 else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(row: Row) -> tuple[str, ...]:
    ok = "-" if row.ok is None else "yes" if row.ok else "NO"
    numbers = ("-" if value is None else f"{value:g}" for value in (row.ours, row.peer, row.ratio, row.bar))
    return (row.name, *numbers, ok, row.peer_name)


def write(rows: Sequence[Row], path: Path) -> None:
    """Write the rows as a JSON list."""
    path.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", encoding="utf-8")
