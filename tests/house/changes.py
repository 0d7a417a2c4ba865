"""Changes small decisions by hand, one at a time, and looks whether a test falls.

    python -m tests.house.changes [PART ...]

The changes are kept in `tests/house/changes/PART.toml`: a file, a piece of it that stands there once, what it is
changed to, the tests that should fall, and what would be different for a player. Each is made in a copy of the
project, never in the working tree. It prints what was not noticed, and the share that was; exit code 1 if a change
was not noticed that is not marked `left` with a reason.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]
LISTS = Path(__file__).with_name("changes")
NEEDED = ("app", "assets", "firmware_bridge", "systemd", "hardware", "tests", "docs", "benchmarks", "pyproject.toml")


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision turned round. `means` says what a player would see; `left` why no test falls for it, if so."""

    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    means: str
    left: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One list of changes."""

    change: tuple[Change, ...]


def parts() -> dict[str, tuple[Change, ...]]:
    """Return every list by name."""
    return {
        file.stem: msgspec.toml.decode(file.read_bytes(), type=Part).change for file in sorted(LISTS.glob("*.toml"))
    }


def is_in_place(change: Change, root: Path = ROOT) -> bool:
    """Tell whether the piece stands in its file exactly once, and the change is one."""
    file = root / change.file
    return change.new != change.old and file.is_file() and file.read_text(encoding="utf-8").count(change.old) == 1


def is_noticed(change: Change, copy: Path) -> bool:
    """Make the change in a copy of the project, run its tests, and undo it; True if one falls."""
    file = copy / change.file
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace(change.old, change.new), encoding="utf-8")
    try:
        return not passes(change.tests, copy)
    finally:
        file.write_text(before, encoding="utf-8")


def passes(tests: tuple[str, ...], copy: Path) -> bool:
    """Run tests in a copy of the project, up to the first that falls."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    plain = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}  # a compiled file of the same second would hide the change
    done = subprocess.run(command, cwd=copy, env=plain, capture_output=True, check=False)  # noqa: S603 - our own tests
    return done.returncode == 0


def tried(wanted: list[str], copy: Path) -> Iterator[tuple[str, Change, bool]]:
    """Yield every change with its part and whether it was noticed."""
    for part, changes in parts().items():
        if not wanted or part in wanted:
            for change in changes:
                yield part, change, is_noticed(change, copy)


def main(wanted: list[str]) -> int:
    """Try every change of the parts that are wanted, or of all."""
    noticed = total = unknown = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in NEEDED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source, copy / name)
        for part, change, is_seen in tried(wanted, copy):
            total, noticed = total + 1, noticed + is_seen
            if not is_seen:
                unknown += not change.left
                where = f"{change.file}: {change.old!r} -> {change.new!r}"
                print(f"{part}: not noticed: {change.means} ({where}) {change.left}", flush=True)
    print(f"{noticed} of {total} changes noticed")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
