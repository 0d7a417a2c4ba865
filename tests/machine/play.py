"""Sets up a simulated device with the installer, plays on it by touch and star, and cuts its power in mid-game.

    python -m tests.machine.play WORK RELEASES [--accel ACCEL]      WORK is what build.sh made

Every act is followed by a picture in WORK/pictures, and told with its time. Where there is no KVM everything is
emulated: seconds here say nothing of a Raspberry Pi's.
"""

import argparse
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from app.ui.pager import TurnTo
from app.ui.parts import Back
from app.ui.screens import home, seats, settings
from app.ui.screens.choice import Pick
from app.ui.screens.match_screen import MatchScreen
from app.ui.screens.number import Unknown
from app.ui.screens.star_lesson import Skip
from firmware_bridge.simulator import SimulatedDie
from tests.machine.cable import Cable
from tests.machine.guest import Gone, Guest
from tests.machine.releases import renumbered
from tests.machine.shadow import Shadow

INSTALL = "cd /home && python3 -m zipfile -e release.zip . && bash tafelster-*/systemd/install.sh --display {display}"
JOURNAL = (
    "python3 -c \"import sqlite3; c = sqlite3.connect('file:/var/lib/tafelster/tafelster.db?mode=ro', uri=True); "
    "print(c.execute('select count(*) from entry').fetchone()[0])\""
)
PATIENCE = 600.0  # seconds for a program that starts under emulation
ALIKE = 0.9  # of the panel; what breathes and what is drawn by lot may differ
SLOW = "[Service]\nTimeoutStartSec=600\nWatchdogSec=300\nEnvironment=WLR_RENDERER=pixman\n"
"""Emulation is dozens of times slower than a Raspberry Pi, and has no graphics chip; all else is as it is installed."""


SETTINGS = '[data]\nfolder = "/var/lib/tafelster"\n\n[language]\ndefault = "nl"\n\n[die]\nport = "/dev/ttyUSB0"\n'
"""As the installer's, and the port of the guest: its USB converter has another number than a Pico."""


class Report:
    """Tells every step with its time, and remembers what failed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._began = time.monotonic()
        self.failures = 0
        file.write_text("")

    def say(self, words: str) -> None:
        """Tell something."""
        line = f"{time.monotonic() - self._began:7.1f} s  {words}"
        print(line, flush=True)
        with self._file.open("a") as file:
            file.write(line + "\n")

    def check(self, name: str, is_so: bool, more: str = "") -> None:
        """Tell whether something is as it should be."""
        self.failures += not is_so
        self.say(f"{'ok    ' if is_so else 'FAILED'}  {name}{f' ({more})' if more else ''}")


class Table:
    """One session: a guest, its shadow, and the report."""

    def __init__(self, guest: Guest, report: Report, pictures: Path) -> None:
        self.guest = guest
        self.report = report
        self._pictures = pictures
        self._count = 0
        self._touched = (0.0, 0.0)
        shutil.rmtree(pictures, ignore_errors=True)
        self.shadow = Shadow(_fresh(pictures.parent / "shadow"), self._touch, guest.press)

    def _touch(self, x: float, y: float) -> None:
        self._touched = (x, y)
        self.guest.tap(x, y)

    def look(self, name: str) -> Path:
        """Take a picture."""
        self._count += 1
        file = self._pictures / f"{self._count:02d}-{name}.png"
        self.guest.picture(file)
        return file

    def tap(self, intent: object, name: str) -> None:
        """Touch something, here and there, and wait for what comes of it."""
        self._act(lambda: self.shadow.tap(intent), lambda: self._touch(*self._touched), name)

    def press(self, name: str) -> None:
        """Press the star, here and there, and wait for what comes of it."""
        self._act(self.shadow.press, self.guest.press, name)

    def _act(self, both: Callable[[], None], again: Callable[[], None], name: str) -> None:
        """Act; where so little happened that it was not heard, which a slow machine may do, act there once more."""
        before = self.look(f"before-{name}")
        both()
        file = self._pictures / f"{self._count:02d}-{name}.png"
        for _ in range(3):
            if self._comes_alike(file, 40) >= ALIKE or not _alike(before, file):
                break
            self.report.say(f"{name}: not heard, once more")
            again()
        before.unlink()
        self.check(name, file)

    def same(self, name: str, seconds: float = 60) -> None:
        """Wait until the panel shows what the shadow shows."""
        file = self.look(name)
        self._comes_alike(file, seconds)
        self.check(name, file)

    def check(self, name: str, file: Path) -> None:
        """Tell whether a picture shows what the shadow shows."""
        part = self.shadow.likeness(file)
        self.report.check(f"{name}: the panel shows {self.shadow.screen}", part >= ALIKE, f"{part:.0%} alike")

    def _comes_alike(self, file: Path, seconds: float) -> float:
        end = time.monotonic() + seconds
        while True:
            self.guest.picture(file)
            part = self.shadow.likeness(file)
            if part >= ALIKE or time.monotonic() > end:
                return part
            time.sleep(1)

    def moves(self) -> int:
        """Return how many moves are safe."""
        return int(self.guest.run(JOURNAL))

    @staticmethod
    def waits_for(is_so: Callable[[], bool], seconds: float = 90) -> bool:
        """Wait until something is so; tells whether it is."""
        end = time.monotonic() + seconds
        while not is_so() and time.monotonic() < end:
            time.sleep(0.5)
        return is_so()

    def wait_for_program(self) -> float:
        """Wait for the first frame; returns the seconds since the power came on, by the guest's clock."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.guest.try_run("systemctl is-active tafelster") is not None:
                since = self.guest.run("systemctl show -P ActiveEnterTimestampMonotonic tafelster")
                return int(since) / 1e6
            time.sleep(2)
        raise Gone("the program does not come to its first frame")


def _alike(one: Path, two: Path) -> bool:
    """Tell whether nothing happened between two pictures, but for a star that breathes."""
    first, second = pygame.image.load(str(one)), pygame.image.load(str(two))
    width, height = first.get_size()
    points = [(x, y) for x in range(0, width, 8) for y in range(0, height, 8)]
    return sum(first.get_at(at) == second.get_at(at) for at in points) > 0.95 * len(points)


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def boot_bare(table: Table) -> None:
    """Switch on the machine as Debian left it."""
    table.guest.start()
    table.guest.wait_for_ssh()
    table.report.say("Debian is up")


def install(table: Table, release: Path, display: str) -> None:
    """Bring the release onto the card, and run its installer."""
    guest, report = table.guest, table.report
    guest.put(release, "/home/release.zip")
    slow = SLOW.replace("\n", "\\n")
    for unit in ("tafelster", "tafelster-recovery"):
        folder = f"/etc/systemd/system/{unit}.service.d"
        guest.run(f"mkdir -p {folder} && printf '{slow}' >{folder}/90-emulated.conf")
    guest.run(f"mkdir -p /etc/tafelster && printf '{SETTINGS}' >/etc/tafelster/config.toml".replace("\n", "\\n"))
    began = time.monotonic()
    said = guest.run(INSTALL.format(display=display), 1800)
    report.check("installed", "version" in said, f"{time.monotonic() - began:.0f} s")
    table.wait_for_program()
    guest.run("sync")
    table.look("installed")
    guest.cut_power()
    boot(table, "first start with the power")


def start_over(table: Table) -> None:
    """Forget all games, and start the program as for the first time."""
    table.guest.run("systemctl stop tafelster tafelster-recovery; systemctl reset-failed")
    table.guest.run("systemctl stop tafelster; rm -rf /var/lib/tafelster/*; systemctl --no-block start tafelster")
    table.wait_for_program()


def boot(table: Table, name: str) -> None:
    """Switch the power on and wait for the first frame."""
    table.guest.start()
    table.guest.wait_for_ssh()
    table.report.say("somebody could log in")
    seconds = table.wait_for_program()
    table.report.check(f"{name}: power to first frame", True, f"{seconds:.0f} s of the guest's clock")


def play(table: Table) -> None:
    """Answer the first questions, begin a game, and pass the star."""
    shadow, report = table.shadow, table.report
    table.same("language")
    table.tap(Pick(0), "star-lesson")
    table.tap(Skip(), "home")
    table.tap(home.Choose(0), "ways")
    table.tap(Pick(0), "seats")
    table.tap(seats.SitDown(0), "one-sits")
    table.tap(seats.SitDown(4), "two-sit")
    while not isinstance(shadow.ui.screen, MatchScreen):
        if shadow.robot.find(Unknown()) is None:
            table.press("begin")
        else:  # the first time it is asked how many cards are in the box
            table.tap(Unknown(), "not-counted")
    began = table.moves()
    for number in (1, 2, 3):
        table.press(f"turn-{number}")
    report.check("the star on its pin passed the turn", table.moves() >= began + 3, f"{began} to {table.moves()} moves")


def cut(table: Table) -> None:
    """Pull the plug in the middle of the game, and find the same turn again."""
    before = table.moves()
    table.guest.cut_power()
    table.report.say("the power is cut")
    boot(table, "after the cut")
    table.report.check("every move is there", table.moves() == before, f"{table.moves()} of {before}")
    table.look("home-after-cut")
    table.guest.press()
    time.sleep(10)
    table.same("turn-after-cut")


def kill(table: Table) -> None:
    """Kill the program: it is back by itself, on the same turn."""
    before = table.moves()
    table.guest.run("systemctl kill --signal=SIGKILL tafelster")
    time.sleep(5)
    table.wait_for_program()
    restarts = table.guest.run("systemctl show -P NRestarts tafelster").strip()
    table.report.check("killed, it came back by itself", restarts == "1", f"{restarts} restarts")
    table.report.check("no move is lost", table.moves() == before)
    table.look("home-after-kill")


def update(table: Table, release: Path) -> None:
    """Update from a stick: to a version that does not run, which is taken back, and to one that does."""
    guest, report = table.guest, table.report
    stick = _fresh(table.guest.work / "stick")
    renumbered(release, "9.0.0", stick, is_broken=True)
    renumbered(release, "9.0.1", stick)
    guest.plug_stick(stick)
    time.sleep(20)
    mounted = (guest.try_run("ls /media/stick-*/*.zip | wc -l") or "").strip()
    report.check("a stick is there by itself", mounted == "2", guest.run("mount | grep stick || true").strip())
    before = table.moves()
    for version, code, runs in (("9.0.0", "7", None), ("9.0.1", "0", "9.0.1")):
        said = guest.run(f"tafelster update /media/stick-*/tafelster-{version}.zip 2>&1; echo ended with $?", 2400)
        report.say(said.strip())
        report.check(f"update to {version} ends with {code}", said.rstrip().endswith(f"ended with {code}"))
        link = guest.run("readlink /opt/tafelster/current").strip()
        report.check(f"{link} runs", (runs or "versions/0") in link)
        table.wait_for_program()
        time.sleep(20)
        table.look(f"after-update-{version}")
    report.check("no move is lost", table.moves() == before)


def device_page(table: Table, name: str) -> None:
    """Open the page with the devices, from the first screen, and take its picture; go back to the first screen."""
    shadow = table.shadow
    shadow.go_home()
    shadow.tap(home.ShowSettings())
    while shadow.robot.find(settings.Open("device")) is None:
        shadow.tap(TurnTo(shadow.ui.screen.page + 1))  # type: ignore[attr-defined]
    shadow.tap(settings.Open("device"))
    time.sleep(10)
    table.look(name)
    for _ in range(2):
        shadow.tap(Back())


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
    told = parser.parse_args()
    release = max(told.releases.glob("tafelster-*.zip"), key=lambda file: file.stat().st_mtime)
    report = Report(told.work / "report.txt")
    guest = Guest(told.work, told.accel)
    if not told.installed:
        guest.new_disk()
    table = Table(guest, report, told.work / "pictures")
    acts: tuple[Callable[[], None], ...] = (
        lambda: start_over(table) if told.installed else install(table, release, told.display),
        lambda: play(table),
        lambda: devices(table),
        lambda: cut(table),
        lambda: kill(table),
        lambda: die(table),
        lambda: update(table, release),
    )
    with guest:
        boot_bare(table)
        try:
            for act in acts:
                act()
        except (Gone, AssertionError) as trouble:
            report.check(f"stopped: {trouble}", False)
            table.look("where-it-stopped")
    report.say(f"{report.failures} failures; pictures in {told.work / 'pictures'}")
    return int(report.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
