"""Sixty keys and a breathing star on our shell: the cost of a beat that changes nothing, and one with six new texts.

The star breathes in both; a settled beat is the mean over whole breaths, its redrawing included.
"""

import sys
import tempfile
import time
from itertools import count
from pathlib import Path

from app import compose
from app.devices.stand_ins import FakeClock
from app.ui.kit.frame import Frame
from app.ui.stage.screen import Screen
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.star import StarLook
from benchmarks.racers.numbers import tell

BEAT = 1 / 60
SETTLE = 300


class SixtyKeys(Screen):
    """A screen full of keys; six of them can be told to read otherwise."""

    star_look = StarLook.ARMED
    words = tuple(f"Button {n}" for n in range(60))

    def scene(self, frame: Frame) -> list[Element]:
        """Return the keys in ten columns."""
        places = [place for row in frame.stage.rows(6, 2.0) for place in row.columns(10, 2.0)]
        return [Key(bounds=place, label=word) for place, word in zip(places, self.words, strict=True)]

    def change(self, n: int) -> None:
        """Let six keys read otherwise."""
        words = list(self.words)
        for key in range(6):
            words[key * 10 + key] = f"Text {n * 6 + key}"
        self.words = tuple(words)
        self.ui.redraw()


def main(frames: int) -> None:
    """Measure."""
    with tempfile.TemporaryDirectory() as folder:
        clock = FakeClock()
        program = compose.rehearsal("1280x800", Path(folder), lang="en", clock=clock)
        screen = SixtyKeys(program.ui)
        program.ui.go(screen)
        shell, numbers = program.shell, count()

        def beats(how_many: int, *, change: bool = False) -> float:
            began = time.process_time()
            for _ in range(how_many):
                if change:
                    screen.change(next(numbers))
                shell.beat(shell.window.events(), ())
                clock.turn(BEAT)
            return (time.process_time() - began) / how_many * 1000

        beats(SETTLE)  # past a swing and through one breath, so that every glow is there
        settled = beats(frames)
        tell(settled=settled, six=beats(frames // 2, change=True))
        program.close()


main(int(sys.argv[1]))
