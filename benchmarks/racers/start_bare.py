"""The least: a window of pygame, filled and shown."""

import pygame

from benchmarks.racers.numbers import tell_first_frame

pygame.init()
surface = pygame.display.set_mode((1280, 800))
surface.fill((10, 20, 30))
pygame.display.flip()
tell_first_frame()
