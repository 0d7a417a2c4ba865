"""How the demo plays Locus on this screen: it chooses a card, aims where it gains most, and lets the star draw."""

import random
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from app.games.locus.placement import normal
from app.games.locus.screen.moves import ScreenMove
from app.games.locus.screen.state import State
from app.games.locus.screen.totals import points_of
from app.ui.play.locus.screen.tool import Tool
from app.ui.play.locus.screen.turn_page import Aim, Forgo, LookAt, PickCard, TurnPage
from app.ui.screens.choice import Pick
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Take the setup as it is."""
    del robot
    return iter(())


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    screen = robot.shell.ui.screen
    assert isinstance(screen, MatchScreen)
    page = screen.page
    assert isinstance(page, TurnPage)
    press = robot.press if n % 2 else robot.press_button
    if page.tool is None and page.is_picking:
        cards = [card for card in page.state.untaken if robot.find(PickCard(card.id))]
        robot.tap(PickCard(luck.choice(cards).id))
    elif page.tool is None or page.ready_move() is not None:
        press()
    else:
        _aim(robot, page, page.tool)


def _aim(robot: Robot, page: TurnPage, tool: Tool) -> None:
    """Go to the best place in the first zone that has one; give the card or bonus up if there is none."""
    zones = [tool.zone, *(intent.zone for intent in robot.intents(LookAt))]
    for zone in zones:
        if page.zone_price(zone) is None:
            continue
        there = tool.in_zone(zone)
        places = there.places(page.state)
        if not places:
            continue
        if zone is not tool.zone:
            robot.tap(LookAt(zone))
        best = max(places, key=lambda squares: (_gain(page, there, squares), squares))
        robot.tap(Aim(best[len(best) // 2]))
        return
    robot.tap(Forgo())
    if robot.find(Pick):
        robot.tap(Pick(1))


def _gain(page: TurnPage, tool: Tool, squares: tuple[tuple[int, int], ...]) -> int:
    corner = min(c for c, _ in squares), min(r for _, r in squares)
    move: ScreenMove | None = replace(tool, cells=normal(squares), at=corner).move(page.seat)
    if move is None or page.match.refusal(move) is not None:
        return -1
    after: State = page.match.game.play(page.state, move).state
    return sum(points_of(after, page.seat)) - sum(page.filled.points)


SCREEN_DEMO = Demo(prepare=_prepare, act=_act)
