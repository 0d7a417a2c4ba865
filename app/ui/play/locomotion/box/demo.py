"""How the demo plays Locomotion beside the box: it burns points, lays cards, couples, and completes the order."""

import random
from collections.abc import Callable, Iterator

from app.games.locomotion.box.game import Act
from app.games.locomotion.box.moves import PointsSpent
from app.games.locomotion.speed import SPEEDS
from app.table.match.match import AnyMatch
from app.ui.play.locomotion.both.laying import Choose
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.box.enter_page import EnterPage, Placed
from app.ui.play.locomotion.box.lay_page import BoxLayPage
from app.ui.play.locomotion.box.move_page import AskStop, AskWin, BoxMovePage, Burn
from app.ui.play.locomotion.box.roll_page import BoxRollPage
from app.ui.play.locomotion.box.setup import AskMore, AskVariant
from app.ui.play.locomotion.box.solo_page import BoxSoloPage
from app.ui.screens.choice import Pick
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.roll_page import TypeFace
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot

SPEEDY = 3
"""So many players play with speed cards, so that both games are shown."""
WAGONS = 2


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Play with an order of two wagons, a tournament of three games for the most players."""
    players = len(robot.shell.ui.screen.players)  # type: ignore[attr-defined]  # the setup screen knows them
    if players > 1:
        yield lambda: robot.tap(AskVariant())
        yield lambda: robot.tap(Pick(1 if players == SPEEDY else 0))
    yield lambda: robot.tap(AskMore())
    yield lambda: robot.tap(Ask("wagons"))
    yield lambda: robot.tap(Pick(4 - WAGONS))
    if players > SPEEDY:
        yield lambda: robot.tap(Ask("games"))
        yield lambda: robot.tap(Pick(1))
    yield robot.press


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    screen = robot.shell.ui.screen
    assert isinstance(screen, MatchScreen)
    page = screen.page
    press = robot.press if n % 2 else robot.press_button
    match page:
        case BoxRollPage() if luck.random() < 0.7:
            robot.tap(TypeFace(luck.randint(1, 6)))
        case BoxLayPage() if page.laying.chosen is None:
            robot.tap(Choose(luck.choice(SPEEDS)))
        case EnterPage() if page.wagons is None:
            robot.tap(luck.choice(robot.intents(Placed)))
        case BoxMovePage() | BoxSoloPage():
            _drive(robot, luck, page, press)
        case _:
            press()


def _drive(robot: Robot, luck: random.Random, page: BoxMovePage | BoxSoloPage, press: Callable[[], None]) -> None:
    """Couple now and then; once enough was coupled the order is complete."""
    is_solo, wish = isinstance(page, BoxSoloPage), luck.random()
    may_act = is_solo or bool(page.state.points)
    if may_act and _coupled(page.match, page.seat) >= WAGONS + page.state.game and wish < 0.5:
        robot.tap(AskWin())
    elif may_act and wish < 0.35:
        robot.tap(Burn(Act.COUPLE))
    elif may_act and wish < 0.6:
        robot.tap(Burn(Act.STEP))
    elif not is_solo and page.is_speed and page.owes and wish > 0.9:  # type: ignore[union-attr]  # not the solo page
        robot.tap(AskStop())
    else:
        press()


def _coupled(match: AnyMatch, seat: int) -> int:
    """Return how often a seat has coupled."""
    events = (event for entry in match.log if not entry.taken_back for event in entry.events)
    return sum(isinstance(e, PointsSpent) and e.act is Act.COUPLE and e.seat == seat for e in events)


BOX_DEMO = Demo(prepare=_prepare, act=_act)
"""Plays a match to its end."""
