"""Compares every scene of the interface with what it was at another commit, pixel by pixel.

    python -m tests.house.compare_scenes COMMIT OUT [look.py's own words: scenes, --screen, --lang, --text-size ...]

The scenes of COMMIT are drawn from a checkout of their own, those of now from the working tree, both by
`tests/ui/look.py`. OUT then holds `before/`, `after/` and, for each scene that differs, a picture of three parts:
before, after, and what differs in red. A difference is looked at, never waved through. Exit code 1 if any differs.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2]
RED = (255, 0, 64)


def main() -> int:
    """Draw both, compare, and say what differs."""
    parser = argparse.ArgumentParser(description="Compare every scene with another commit.")
    parser.add_argument("commit", help="what to compare with, for example HEAD~1 or a tag")
    parser.add_argument("out", type=Path, help="a folder for the pictures")
    wish, more = parser.parse_known_args()
    before, after = wish.out / "before", wish.out / "after"
    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder) / "checkout"
        git("worktree", "add", "--detach", str(checkout), wish.commit)
        try:
            draw(checkout, before, more)
        finally:
            git("worktree", "remove", "--force", str(checkout))
    draw(ROOT, after, more)
    return told(before, after, wish.out / "differs")


def git(*words: str) -> None:
    """Run git in the project."""
    subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True)  # noqa: S603, S607 - our git


def draw(tree: Path, out: Path, more: list[str]) -> None:
    """Draw the scenes of a tree by its own script."""
    script = ["tests/ui/look.py", str(out.resolve()), *more]
    subprocess.run([sys.executable, "-c", RUN, *script], cwd=tree, check=True)  # noqa: S603 - our own script


RUN = """import runpy, sys
sys.path.insert(0, "")
del sys.argv[0]
runpy.run_path(sys.argv[0], run_name="__main__")"""
"""Runs a script with the tree it lies in first on the path, whatever is installed."""


def told(before: Path, after: Path, differs: Path) -> int:
    """Print one line for each picture that is new, gone or different; 1 if there is any."""
    old, new = ({file.name for file in folder.glob("*.png")} for folder in (before, after))
    lines = [f"gone: {name}" for name in sorted(old - new)] + [f"new: {name}" for name in sorted(new - old)]
    for name in sorted(old & new):
        count = difference(before / name, after / name, differs / name)
        if count:
            lines.append(f"differs: {name} ({count} pixels)")
    print("\n".join([*lines, f"{len(old & new)} scenes compared, {len(lines)} to look at"]))
    return 1 if lines else 0


def difference(before: Path, after: Path, out: Path) -> int:
    """Return how many pixels differ; if any, write before, after and the difference side by side."""
    old, new = pygame.image.load(before), pygame.image.load(after)
    if old.get_size() != new.get_size():
        return max(old.get_width() * old.get_height(), new.get_width() * new.get_height())
    if pygame.image.tobytes(old, "RGB") == pygame.image.tobytes(new, "RGB"):
        return 0
    same = pygame.mask.from_threshold(new, (0, 0, 0), (1, 1, 1, 255), old)
    same.invert()
    width, height = old.get_size()
    sheet = pygame.Surface((3 * width, height))
    for place, picture in enumerate((old, new, same.to_surface(setcolor=RED, unsetcolor=(0, 0, 0)))):
        sheet.blit(picture, (place * width, 0))
    out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(sheet, str(out))
    return max(1, int(same.count()))


if __name__ == "__main__":
    sys.exit(main())
