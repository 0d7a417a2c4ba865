"""How the demo plays Locomotion on this screen: by the shortest way towards the next wagon, or somewhere by luck."""

import random
from collections.abc import Callable, Iterator

from app.games.locomotion.order import well_placed
from app.games.locomotion.yard.network import Point
from app.ui.play.locomotion.both.laying import Choose
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.screen.lay_page import LayPage
from app.ui.play.locomotion.screen.placing_page import PlacingPage, SpreadRest
from app.ui.play.locomotion.screen.setup import AskMore
from app.ui.play.locomotion.screen.turn_page import AskUncouple, TurnPage
from app.ui.screens.choice import Pick
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.roll_page import RollPage
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Play with an order of two wagons and at most eight rounds, so that it ends soon."""
    yield lambda: robot.tap(AskMore())
    yield lambda: robot.tap(Ask("wagons"))
    yield lambda: robot.tap(Pick(2))
    if robot.find(Ask("rounds")):
        yield lambda: robot.tap(Ask("rounds"))
        yield lambda: robot.tap(Pick(1))
    yield robot.press


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    screen = robot.shell.ui.screen
    assert isinstance(screen, MatchScreen)
    page = screen.page
    press = robot.press if n % 2 else robot.press_button
    match page:
        case PlacingPage() if not page.is_done:
            robot.tap(SpreadRest())
        case LayPage() if page.laying.chosen is None:
            robot.tap(luck.choice([intent for intent in robot.intents(Choose) if page.laying.may_lay(intent.speed)]))
        case TurnPage() if page.plan is None:
            _turn(robot, page, press, luck)
        case RollPage() | ResultPage() | PlacingPage() | LayPage() | TurnPage():
            press()
        case _:
            press()


def _turn(robot: Robot, page: TurnPage, press: Callable[[], None], luck: random.Random) -> None:
    """Fetch the wagon that is wanted next, part from wrong ones, or drive somewhere; else be done."""
    state, train = page.state, page.state.train
    right = well_placed(train, state.order, True)
    if len(train.wagons) > right and page.outlook.part(right):
        robot.tap(AskUncouple())
        return
    wanted = [point for point, colour in state.loose if right < len(state.order) and colour is state.order[right]]
    for point in wanted:
        if page.outlook.fetch(point):
            robot.tap(Touch(point))
            return
    far = page.outlook.costs(None)
    if far and luck.random() < 0.8:
        robot.tap(Touch(_nearest(page, far, wanted)))
    else:
        press()


def _nearest(page: TurnPage, far: dict[Point, int], wanted: list[Point]) -> Point:
    spots = page.state.yard.places
    goals = [spots[point] for point in wanted] or [spots[0]]

    def gap(point: Point) -> tuple[int, int]:
        here = spots[point]
        return min(abs(here.column - goal.column) + abs(here.row - goal.row) for goal in goals), far[point]

    return min(far, key=gap)


SCREEN_DEMO = Demo(prepare=_prepare, act=_act)
