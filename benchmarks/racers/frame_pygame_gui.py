"""Sixty buttons of pygame_gui: the cost of its loop when nothing changes, and with six new texts."""

import sys
import time
from itertools import count

import pygame
import pygame_gui

from benchmarks.racers.numbers import tell

SETTLE = 60


def main(frames: int) -> None:
    """Measure."""
    pygame.init()
    surface = pygame.display.set_mode((1280, 800))
    ground = pygame.Surface((1280, 800)).convert()
    manager = pygame_gui.UIManager((1280, 800))
    places = [pygame.Rect(20 + n % 10 * 124, 90 + n // 10 * 90, 116, 80) for n in range(60)]
    buttons = [pygame_gui.elements.UIButton(place, f"Button {n}", manager) for n, place in enumerate(places)]
    numbers = count()

    def beats(how_many: int, *, change: bool = False) -> float:
        began = time.process_time()
        for _ in range(how_many):
            if change:
                n = next(numbers)
                for key in range(6):
                    buttons[key * 10 + key].set_text(f"Text {n * 6 + key}")
            for event in pygame.event.get():
                manager.process_events(event)
            manager.update(1 / 60)
            surface.blit(ground, (0, 0))
            manager.draw_ui(surface)
            pygame.display.update()
        return (time.process_time() - began) / how_many * 1000

    beats(SETTLE)
    settled = beats(frames)
    tell(settled=settled, six=beats(frames // 2, change=True))


main(int(sys.argv[1]))
