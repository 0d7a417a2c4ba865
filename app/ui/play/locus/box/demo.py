"""How the demo plays Locus beside the box: the screen deals, the house sheet is counted, the star does the rest."""

import random
from collections.abc import Callable, Iterator

from app.games.locus.box.state import Dealing, Phase, State
from app.games.locus.zones import Zone
from app.ui.play.locus.both.draft import SheetKind
from app.ui.play.locus.box import setup
from app.ui.play.locus.box.picking_page import PickCard
from app.ui.play.locus.box.scale_keys import ONE_OF, Mark, Place
from app.ui.play.locus.box.window_page import Buy, NobodyElse
from app.ui.screens.choice import Pick
from app.ui.stage.playable import Demo
from app.ui.stage.robot import Robot


def _prepare(robot: Robot) -> Iterator[Callable[[], None]]:
    """Let the screen deal and choose the house sheet, unless that was remembered."""
    screen = robot.shell.ui.screen
    assert isinstance(screen, setup.BoxSetupScreen)
    if screen.draft.dealing is not Dealing.DEVICE:
        yield lambda: robot.tap(setup.AskCards())
        yield lambda: robot.tap(Pick(1))
    if screen.draft.sheets.kind is not SheetKind.HOUSE:
        yield lambda: robot.tap(setup.AskSheet())
        yield lambda: robot.tap(Pick(1))


def _act(robot: Robot, luck: random.Random, n: int) -> None:
    match = robot.shell.ui.table.match
    assert match is not None
    state: State = match.view(None)
    press = robot.press if n % 2 else robot.press_button
    match state.phase:
        case Phase.PICKING if state.options.dealing is Dealing.DEVICE and state.takes[state.current] is None:
            robot.tap(PickCard(luck.choice(state.untaken).id))
        case Phase.LEFTOVER | Phase.LAST_WINDOW:
            _spend(robot, luck, press, state)
        case Phase.SCORING:
            _count(robot, luck)
            press()
        case _:
            press()


def _spend(robot: Robot, luck: random.Random, press: Callable[[], None], state: State) -> None:
    wish = luck.random()
    if wish < 0.2 and state.phase is Phase.LEFTOVER and state.current not in state.buyers:
        robot.tap(Buy())
    elif wish > 0.8 and robot.find(NobodyElse):
        robot.tap(NobodyElse())
    else:
        press()


def _count(robot: Robot, luck: random.Random) -> None:
    """Touch two to four rows, blocks or ends, or one number."""
    marks = robot.intents(Mark)
    zone: Zone = marks[0].place.zone
    places = [m.place.index for m in marks if m.place.index is not None]
    for index in luck.sample(places, 1 if zone in ONE_OF else luck.randint(1, 3)):
        robot.tap(Mark(Place(zone, index)))


BOX_DEMO = Demo(prepare=_prepare, act=_act)
