"""A simulated device and its shadow: every act is done on both, and the two pictures are laid over each other."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from tests.machine.guest import Gone, Guest
from tests.machine.report import Report
from tests.machine.shadow import Shadow

JOURNAL = (
    "python3 -c \"import sqlite3; c = sqlite3.connect('file:/var/lib/tafelster/tafelster.db?mode=ro', uri=True); "
    "print(c.execute('select count(*) from entry').fetchone()[0])\""
)
PATIENCE = 600.0  # seconds for a program that starts under emulation
ALIKE = 0.9  # of the panel; what breathes and what is drawn by lot may differ


class Table:
    """One session: a guest, its shadow, and the report."""

    def __init__(self, guest: Guest, report: Report, pictures: Path) -> None:
        self.guest = guest
        self.report = report
        self._pictures = pictures
        self._count = 0
        self._touched = (0.0, 0.0)
        shutil.rmtree(pictures, ignore_errors=True)
        self.shadow = self._new_shadow()

    def forget(self) -> None:
        """Begin with a new shadow, which knows no game."""
        self.shadow.close()
        self.shadow = self._new_shadow()

    def _new_shadow(self) -> Shadow:
        return Shadow(fresh(self._pictures.parent / "shadow"), self._touch, self.guest.press)

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

    def waits_for(self, is_so: Callable[[], bool], seconds: float = 90) -> bool:
        """Wait until something is so; tells whether it is."""
        end = time.monotonic() + seconds
        while not is_so() and time.monotonic() < end:
            self.guest.check()
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


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
