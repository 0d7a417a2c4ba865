"""The usual way to wait: pygame.event.wait with a timeout of a second, and nothing to draw."""

import sys
import time

import pygame

from benchmarks.racers.numbers import tell

seconds = float(sys.argv[1])
pygame.init()
pygame.display.set_mode((1280, 800))
pygame.display.flip()
pygame.event.get()
began, ends = time.process_time(), time.monotonic() + seconds
while time.monotonic() < ends:
    pygame.event.wait(1000)
tell(percent=(time.process_time() - began) / seconds * 100)
