"""Plays one scripted whole match through the real screens, by synthetic touches and star presses, into pictures."""

import random
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app import compose
from app.devices.stand_ins import FakeClock
from app.errors import Trouble
from app.games.game import Over, Way
from app.table.match.match import Match
from app.table.match.seats import FIGURES
from app.ui.screens.choice import Pick
from app.ui.screens.first import home, seats
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage.playable import Offer, Playable, games_of, offers_of
from app.ui.stage.robot import Robot

NAMES = ("Anna", "Ben", "Cor", "Dee", "Eva", "Finn")
LAST_PRESSES = 12  # a ceremony is shorter
LONGEST = 5_000  # acts; a script that needs more is going round in circles


class DemoTrouble(Trouble):
    """The demo was asked for something that cannot be played."""

    exit_code = 2


@dataclass(frozen=True)
class Script:
    """What to play: which game, how many players, which panel and language, where to."""

    game: str
    way: Way
    screen: str
    lang: compose.Lang
    players: int
    data: Path
    out: Path | None
    progress: Callable[[str], None] | None = None


def play(script: Script) -> int:
    """Play the script; returns the number of pictures. A match that waits in the data folder is played on."""
    clock = FakeClock(wall=1_790_000_000.0)
    program = compose.rehearsal(script.screen, script.data, lang=script.lang, clock=clock)
    with closing(program):
        offer = _wanted(program, script)
        album = _Album(program, script)
        robot = Robot(program.shell, clock, album.keep)
        robot.settle()
        if program.ui.table.match is None:
            _take_seats(robot, offer, script.players)
            _begin(robot, offer.playable)
        else:
            robot.press()
        _play_on(robot, offer.playable)
    return album.count


def _wanted(program: compose.Program, script: Script) -> Offer:
    for offer in offers_of(program.ui):
        if (offer.name, offer.way) == (script.game, script.way):
            if script.players not in offer.seats:
                least, most = offer.seats[0], offer.seats[-1]
                raise DemoTrouble(
                    f"{offer.title} cannot be played by {script.players}.", f"Choose --players {least} to {most}."
                )
            return offer
    known = sorted(f"--game {offer.name} --way {offer.way.value}" for offer in offers_of(program.ui))
    raise DemoTrouble(f"There is no --game {script.game} --way {script.way.value}.", f"There is: {'; '.join(known)}.")


class _Album:
    """Keeps one numbered picture per settled act, and tells of moves that are safe."""

    def __init__(self, program: compose.Program, script: Script) -> None:
        self.count = 0
        self._program = program
        self._script = script
        self._confirmed = 0

    def keep(self) -> None:
        """Save the picture of the moment."""
        self.count += 1
        if self._script.out is not None:
            screen = type(self._program.ui.screen).__name__.removesuffix("Screen").lower()
            self._program.shell.easel.save_picture(self._script.out / f"{self.count:03d}-{screen}.png")
        match = self._program.ui.table.match
        if self._script.progress is not None and match is not None and match.version > self._confirmed:
            self._confirmed = match.version
            self._script.progress(f"confirmed {match.version}")


def _take_seats(robot: Robot, offer: Offer, count: int) -> None:
    ui = robot.shell.ui
    ui.home()  # a game that was in play goes on by itself; it waits meanwhile
    robot.wait(0.5)
    ways = next(ways for ways in games_of(ui) if offer in ways)
    robot.tap(home.Choose(games_of(ui).index(ways)))
    if len(ways) > 1:
        robot.tap(Pick(ways.index(offer)))
    known = {profile.name for profile in ui.profiles.all()}
    for name, figure in zip(NAMES, FIGURES, strict=True):
        if name not in known:
            ui.profiles.add(name, figure, (2 + NAMES.index(name) * 2, 11))
    order = (0, 2, 4, 5, 1, 3)
    screen = ui.screen
    assert isinstance(screen, seats.SeatsScreen)
    while len(screen.players) < count:
        chair = next(c for c in order if screen.chairs[c] is None)
        robot.tap(seats.SitDown(chair))
    robot.press()


def _begin(robot: Robot, playable: Playable) -> None:
    for act in playable.demo.prepare(robot):
        act()
    for _ in range(LAST_PRESSES):
        if isinstance(robot.shell.ui.screen, MatchScreen):
            return
        robot.press_button()
    notice = robot.shell.ui.notice
    raise DemoTrouble(f"The game does not begin: {notice.sentence if notice else 'nothing says why'}", "Report it.")


def _to_the_result(robot: Robot) -> None:
    """Let the star open what the game still has to show at its end."""
    screen = robot.shell.ui.screen
    assert isinstance(screen, MatchScreen)
    for _ in range(LAST_PRESSES):
        if screen.page.is_end:
            return
        robot.press()


def _play_on(robot: Robot, playable: Playable) -> None:
    luck = random.Random(20)  # noqa: S311 - the same game every time
    for n in range(LONGEST):
        match = robot.shell.ui.table.match
        assert isinstance(match, Match)
        if isinstance(match.turn, Over):
            _to_the_result(robot)
            return
        playable.demo.act(robot, luck, n)
    raise AssertionError("the demo did not come to an end")
