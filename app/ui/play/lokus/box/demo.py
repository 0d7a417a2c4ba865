"""How the demo plays Lokus beside the box: it touches cards, lines, clean-ups and rolls, and lets the star do the rest.

Few players count lightly, many are refereed, so that both levels are played.
"""

import random
from collections.abc import Callable, Iterator

from app.games.lokus.box.state import Help, Phase, State
from app.games.lokus.cards import PEOPLE
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.box import setup as box_setup
from app.ui.play.lokus.box.card_pad import PickColour, PickNumber
from app.ui.play.lokus.box.count_page import Rolls
from app.ui.play.lokus.box.light_page import Brush
from app.ui.screens.choice import Pick
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot

MANY = 4
CLEANS = 0.12
"""From how many players on a match is refereed; how often somebody cleans up in a light round."""


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Choose the help level, unless it was remembered."""
    screen = robot.shell.ui.screen
    assert isinstance(screen, box_setup.BoxSetupScreen)
    wanted = Help.REFEREE if len(screen.players) >= MANY else Help.LIGHT
    if screen.draft.help is not wanted:
        yield lambda: robot.tap(box_setup.AskHelp())
        yield lambda: robot.tap(Pick((Help.LIGHT, Help.REFEREE).index(wanted)))


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    match = robot.shell.ui.table.match
    assert match is not None
    state: State = match.state
    press = robot.press if n % 2 else robot.press_button
    match state.phase:
        case Phase.STARTERS:
            _card(robot, luck, state)
        case Phase.ROUND if state.book is not None:
            _card(robot, luck, state)
        case Phase.LINE:
            robot.tap(PickLine(luck.randrange(2)))
        case Phase.ROUND if luck.random() < CLEANS and sum(tally.clean_ups for tally in state.tallies) < 5:
            robot.tap(Brush(luck.choice(robot.intents(Brush)).seat))
        case Phase.COUNTING if any(tally.rolls is None for tally in state.tallies):
            robot.tap(Rolls(luck.randint(5, 14)))
            press()
        case _:
            press()


def _card(robot: Robot, luck: random.Random, state: State) -> None:
    """Touch number and colour of a card that was not used in this set."""
    assert state.book is not None
    used = state.book.used
    card = luck.choice([person for person in PEOPLE if person not in used])
    robot.tap(PickNumber(card.number))
    robot.tap(PickColour(card.colour))


BOX_DEMO = Demo(prepare=_prepare, act=_act)
"""Plays a match to its end."""
