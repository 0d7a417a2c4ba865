"""The hello of pygame_gui: one button."""

import pygame
import pygame_gui

from benchmarks.racers.numbers import tell_first_frame

pygame.init()
surface = pygame.display.set_mode((1280, 800))
manager = pygame_gui.UIManager((1280, 800))
pygame_gui.elements.UIButton(pygame.Rect(350, 275, 100, 50), "Say Hello", manager)
manager.update(1 / 60)
surface.fill((10, 20, 30))
manager.draw_ui(surface)
pygame.display.update()
tell_first_frame()
