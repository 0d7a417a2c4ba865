"""Makes the pictures of the README: Locus from demos on the four panels, the other games from the scenes of tests."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent / "pictures"
WANTED = (
    ("box", "1280x800", "nl", "4", {"pick": 14, "count": -7, "result": -1}),
    ("box", "800x480", "nl", "4", {"pick": 14, "count": -7}),
    ("box", "1024x600", "en", "2", {"pick": 12, "window": 15}),
    ("box", "720x1280", "nl", "4", {"pick": 14, "count": -7}),
    ("screen", "1280x800", "nl", "2", {"place": 47, "market": 45}),
    ("screen", "800x480", "nl", "2", {"place": 47}),
    ("screen", "1024x600", "en", "2", {"sheet": 52}),
    ("screen", "720x1280", "nl", "2", {"place": 47}),
)

SCENES = (
    ("1280x800", "nl", ("queue-ask-chosen", "loco-turn-fetch")),
    ("800x480", "nl", ("lokus-enter-half", "loco-no-sharp")),
    ("1024x600", "en", ("queue-hand-4", "editor-good")),
    ("720x1280", "nl", ("lokus-light-4", "loco-turn-fetch", "lbox-turn")),
)


def main() -> None:
    """Play each demo, draw each scene, and keep the wanted pictures."""
    HERE.mkdir(exist_ok=True)
    demos()
    scenes()


def scenes() -> None:
    """Draw moments that the walk through all screens draws too."""
    for screen, lang, names in SCENES:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "tests.ui.look", folder, *names, "--screen", screen, "--lang", lang]
            subprocess.run(command, check=True, cwd=HERE.parent.parent)  # noqa: S603 - our own program
            for name in names:
                shutil.copy(Path(folder) / f"{name}-{screen}-{lang}.png", HERE / f"{screen}-{name}.png")


def demos() -> None:
    """Play demos of Locus."""
    for way, screen, lang, players, moments in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            options = ["--way", way, "--screen", screen, "--lang", lang, "--players", players, "--out", folder]
            command = [sys.executable, "-m", "app", "demo", "--game", "locus", *options]
            subprocess.run(command, check=True)  # noqa: S603 - our own program
            pictures = sorted(Path(folder).glob("*.png"))
            for name, number in moments.items():
                picture = pictures[number - 1 if number > 0 else number]
                shutil.copy(picture, HERE / f"{screen}-{way}-{name}.png")


if __name__ == "__main__":
    main()
