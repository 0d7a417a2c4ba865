"""Makes the pictures of the README from demos: the four panels, a few moments each."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent / "pictures"
WANTED = (
    ("1280x800", "nl", "3", {"home": 1, "seats": -1, "box-pick": 12, "box-count": -8, "box-result": -1}),
    ("800x480", "nl", "4", {"box-pick": 13, "box-count": -6}),
    ("1024x600", "en", "2", {"box-pick": 12, "box-window": 15}),
    ("720x1280", "nl", "4", {"box-pick": 13, "box-count": -10}),
)


def main() -> None:
    """Play each demo and keep the wanted pictures."""
    HERE.mkdir(exist_ok=True)
    for screen, lang, players, moments in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            command = ["demo", "--game", "locus", "--way", "box", "--screen", screen, "--lang", lang]
            subprocess.run([sys.executable, "-m", "app", *command, "--players", players, "--out", folder], check=True)  # noqa: S603 - our own program
            pictures = sorted(Path(folder).glob("*.png"))
            for name, number in moments.items():
                shutil.copy(pictures[number - 1 if number > 0 else number], HERE / f"{screen}-{name}.png")


if __name__ == "__main__":
    main()
