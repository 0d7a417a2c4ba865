"""The hello of pygame-menu: a text field and two buttons."""

import pygame
import pygame_menu

from benchmarks.racers.numbers import tell_first_frame

pygame.init()
surface = pygame.display.set_mode((1280, 800))
menu = pygame_menu.Menu("Welcome", 400, 300, theme=pygame_menu.themes.THEME_BLUE)
menu.add.text_input("Name: ", default="Anna")
menu.add.button("Play", lambda: None)
menu.add.button("Quit", pygame_menu.events.EXIT)
menu.draw(surface)
pygame.display.flip()
tell_first_frame()
