"""Renders every screen to pictures for people to look at.

    python tests/ui/look.py OUT [SCENE ...] [--screen 800x480 ...] [--lang nl] [--text-size largest] [--turned]

A scene is named in full or by its beginning ("picking", "log"). Without scenes all are drawn. `--measure` prints
what falls short of the bars beside drawing.
"""

import argparse
import sys
from pathlib import Path

import pygame

sys.path.insert(0, str(Path(__file__).parent))

from measures import findings
from scenes import SCENES
from stage_set import NAMES, WIDEST, Showing, shown, staged

from app.ui.ink.screen_profiles import PROFILES


def main() -> int:
    """Draw what is asked for."""
    wish = _parser().parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    names = [name for name in SCENES if not wish.scene or any(name.startswith(part) for part in wish.scene)]
    if not names:
        print(f"no such scene; there are: {' '.join(SCENES)}", file=sys.stderr)
        return 2
    for lang in wish.lang:
        for name in names:
            with staged(lang=lang, names=WIDEST if wish.widest else NAMES) as stage:
                SCENES[name](stage)
                for screen in wish.screen:
                    _keep(wish, lang, shown(stage, screen, 90 if wish.turned else 0, wish.text_size, name))
    return 0


def _keep(wish: argparse.Namespace, lang: str, showing: Showing) -> None:
    panel = f"{showing.profile.px[0]}x{showing.profile.px[1]}"
    pygame.image.save(showing.picture, str(wish.out / f"{showing.name}-{panel}-{lang}.png"))
    if wish.measure:
        for finding in findings(showing, lang):
            print(f"{showing.author}: {showing.name} {panel} {lang}: {finding}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Render every screen to pictures.")
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("scene", nargs="*", help="scenes by name or beginning; all if left out")
    parser.add_argument("--screen", nargs="+", choices=tuple(PROFILES), default=tuple(PROFILES))
    parser.add_argument("--lang", nargs="+", choices=("nl", "en"), default=("nl",))
    parser.add_argument("--text-size", choices=("normal", "large", "largest"), default="normal")
    parser.add_argument("--turned", action="store_true", help="as the players at the left and right see it")
    parser.add_argument("--widest", action="store_true", help="names of ten wide letters")
    parser.add_argument("--measure", action="store_true", help="print what falls short of the bars")
    return parser


if __name__ == "__main__":
    sys.exit(main())
