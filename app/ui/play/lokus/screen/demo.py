"""How the demo plays Lokus on this screen: it opens hands, chooses by touch, and lets the star do the rest."""

import random
from collections.abc import Callable, Iterator

from app.ui.play.lokus.both.intents import PickCard, PickLine
from app.ui.play.lokus.screen.hand_page import HandPage
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot
from app.ui.widgets.star import StarLook


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Take the setup as it is."""
    del robot
    return iter(())


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    screen = robot.shell.ui.screen
    assert isinstance(screen, MatchScreen)
    page, lines = screen.page, robot.intents(PickLine)
    press = robot.press if n % 2 else robot.press_button
    if isinstance(page, HandPage) and page.chosen is None:
        robot.tap(PickCard(luck.choice(page.cards)))
    elif page.star_look is StarLook.ARMED:
        press()
    elif lines:
        robot.tap(luck.choice(lines))
    else:
        robot.wait(0.5)
        robot.settle()


SCREEN_DEMO = Demo(prepare=_prepare, act=_act)
"""Plays a match to its end."""
