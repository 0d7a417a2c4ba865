"""Sets up a simulated device with the installer, plays on it by touch and star, and cuts its power in mid-game.

    python -m tests.machine.play WORK RELEASES [--display DISPLAY]      WORK is what build.sh made

Every act is followed by a picture in WORK/pictures, and told with its time. Where there is no KVM everything is
emulated: seconds here say nothing of a Raspberry Pi's.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import Back
from app.ui.play.locus.both.setup import AskFirst
from app.ui.screens.choice import Pick
from app.ui.screens.device import settings
from app.ui.screens.first import home, seats
from app.ui.screens.first.star_lesson import Skip
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.number import Unknown
from app.ui.stage.playable import games_of
from firmware_bridge.simulator import SimulatedDie
from tests.machine import care
from tests.machine.cable import Cable
from tests.machine.guest import Gone, Guest
from tests.machine.report import Report
from tests.machine.table import Table
from tests.machine.tries import Act, tried
from tests.machine.watch import Fallen


def play(table: Table) -> None:
    """Answer the first questions, begin a game, and pass the star."""
    shadow, report = table.shadow, table.report
    table.same("language")
    table.tap(Pick(0), "star-lesson")
    table.tap(Skip(), "home")
    games = [ways[0].title for ways in games_of(shadow.ui)]
    table.tap(home.Choose(games.index("Locus")), "ways")
    table.tap(Pick(0), "seats")
    table.tap(seats.SitDown(0), "one-sits")
    table.tap(seats.SitDown(4), "two-sit")
    table.press("setup")
    table.tap(AskFirst(), "who-starts")  # by lot, the lots here and there would differ
    table.tap(Pick(0), "starter")
    while not isinstance(shadow.ui.screen, MatchScreen):
        if shadow.robot.find(Unknown()) is None:
            table.press("begin")
        else:  # the first time it is asked how many cards are in the box
            table.tap(Unknown(), "not-counted")
    began = table.moves()
    for number in (1, 2, 3):
        table.press(f"turn-{number}")
    report.check("the star on its pin passed the turn", table.moves() >= began + 3, f"{began} to {table.moves()} moves")


def device_page(table: Table, name: str) -> None:
    """Open the page with the devices, from the first screen, and take its picture; go back to the first screen."""
    shadow = table.shadow
    shadow.go_home()
    table.tap(home.ShowSettings(), "settings")
    while shadow.robot.find(settings.Open("device")) is None:
        table.tap(TurnTo(shadow.ui.screen.page + 1), "next-page")  # type: ignore[attr-defined]
    shadow.tap(settings.Open("device"))
    time.sleep(10)
    table.look(name)
    table.tap(Back(), "settings")
    table.tap(Back(), "home")


def die(table: Table) -> None:
    """Plug a die in, roll it, pull the plug: the table talks with it, and its page says what it is each time."""
    guest, report = table.guest, table.report
    with SimulatedDie() as simulated:
        with Cable(simulated, guest.die) as cable:
            heard = table.waits_for(lambda: b" who*" in cable.to_die or b" ask*" in cable.to_die)
            report.check("the table talks with the die", heard, cable.to_die[-40:].decode(errors="replace").strip())
            simulated.roll(5)
            asked = table.waits_for(lambda: b" ask*" in cable.to_die)
            report.check("a frame of the die arrived, and was answered", asked)
            device_page(table, "die-in")
        time.sleep(10)
        device_page(table, "die-out")


def devices(table: Table) -> None:
    """Ask the doctor what he thinks of the machine."""
    said = table.guest.run("tafelster doctor || true", 300)
    table.report.say("the doctor says:\n" + said)
    table.report.check("the pins are open to the program", "button on GPIO17" in said)


def _acts(table: Table, release: Path) -> Iterator[Act]:
    """Yield the acts. After a fall the disk is as after a power cut: the program comes back by itself, on Home."""

    def back() -> None:
        care.boot(table, "after the fall")

    def anew() -> None:
        back()
        care.start_over(table)
        table.forget()

    yield Act("play", lambda: play(table), anew)
    yield Act("devices", lambda: devices(table), back)
    yield Act("cut", lambda: care.cut(table), back)
    yield Act("kill", lambda: care.kill(table), back)
    yield Act("die", lambda: die(table), back)
    yield Act("update", lambda: care.update(table, release), back)


def _installing(table: Table, release: Path, display: str) -> Act:
    def install() -> None:
        table.guest.new_disk()
        care.boot_bare(table)
        care.install(table, release, display)

    return Act("install", install, lambda: None)


def _installed(table: Table) -> Act:
    def start_over() -> None:
        care.boot_bare(table)
        care.start_over(table)

    return Act("start", start_over, lambda: None)


def main() -> int:
    """Do it all; 0 if all is as it should be."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("releases", type=Path)
    parser.add_argument("--accel", default="tcg,thread=multi,tb-size=512", help="QEMU's accelerator, for example kvm")
    parser.add_argument("--display", default="cage", help="as the installer's")
    parser.add_argument(
        "--installed", action="store_true", help="go on with the disk of the last run, without its games"
    )
    parser.add_argument("--only", default="", help="acts with commas between: play,devices,cut,kill,die,update")
    told = parser.parse_args()
    release = max(told.releases.glob("tafelster-*.zip"), key=lambda file: file.stat().st_mtime)
    report = Report(told.work / "report.txt")
    guest = Guest(told.work, told.accel)
    table = Table(guest, report, told.work / "pictures")
    acts = {act.name: act for act in _acts(table, release)}
    begin = _installed(table) if told.installed else _installing(table, release, told.display)
    wanted = told.only.split(",") if told.only else list(acts)
    with guest:
        try:
            for act in (begin, *(acts[name] for name in wanted)):
                tried(act, report, guest.calm)
        except (Gone, Fallen, AssertionError, OSError) as trouble:
            report.check(f"stopped: {trouble}", False)
            with suppress(Gone, Fallen, AssertionError):  # nothing to be seen of a machine that is gone
                table.look("where-it-stopped")
    report.say(f"{report.failures} failures; pictures in {told.work / 'pictures'}")
    return int(report.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
