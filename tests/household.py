"""A data folder with everything in it, as a power cut leaves it, and every way in which a card damages one."""

import os
import random
import resource
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from app import catalog
from app.devices.stand_ins import FakeClock
from app.games.game import Seat, Setup, Way
from app.table import preferences
from app.table.match.journal import Status
from app.table.match.match import Match
from app.table.match.seats import FIGURES, Player
from app.table.preferences import Preferences
from app.table.profiles import Profiles
from app.table.store.store import Store
from app.table.table import Table

SECTORS = (512, 4096)
MEMORY = Path("/dev/shm")  # noqa: S108 - a folder in memory, where there is one: hundreds of folders are made
GAME = ("lokus", Way.SCREEN)


class Content(NamedTuple):
    """What a household has: how far each match is, and who plays here."""

    versions: Mapping[int, int]
    names: tuple[str, ...]
    sound: int


def left_by_a_power_cut(folder: Path) -> Content:
    """Fill a folder with three matches, players and settings, three copies and a log, and leave it without closing."""
    live = folder.parent / "live"
    with Store.open(live, FakeClock()) as store:
        table = Table(store, catalog.games(), FakeClock(), lambda count: bytes(range(1, count + 1)))
        people = Profiles(store)
        for name, figure in zip(("Anna", "Ben"), FIGURES, strict=False):
            people.add(name, figure)
        for moves in (90, 12, 60):
            play(begun(table), moves)
            store.copy()
        preferences.save(store, Preferences(lang="nl", sound=3))
        people.add("Cor", FIGURES[2])
        assert table.match is not None
        play(table.match, 5)
        play(begun(table), 3)
        shutil.copytree(live, folder)
        _end_after_the_last_run(folder / "tafelster.db-wal")
        return content(store)


def _end_after_the_last_run(log: Path) -> None:
    """Cut the frames of older runs off, but for two: whatever becomes of those hurts nobody."""
    written = log.read_bytes()
    salts = [written[at + 8 : at + 16] for at in range(32, len(written), 4120)]
    log.write_bytes(written[: 32 + 4120 * (salts.count(written[16:24]) + 2)])


def begun(table: Table) -> Match:
    """Begin a match of two."""
    game = catalog.games()[GAME]
    players = tuple(Player(name, figure) for name, figure in zip(("Anna", "Ben"), FIGURES, strict=False))
    return table.begin(game, players, Setup(2, Seat(0), game.options()))


def play(match: Match, moves: int) -> None:
    """Play the first legal moves."""
    for _ in range(moves):
        match.submit(next(iter(match.legal(match.acting[0]))))


def content(store: Store) -> Content:
    """Return what a store holds."""
    kept = [match for status in Status for match in store.matches(status)]
    names = tuple(profile.name for profile in Profiles(store).all())
    return Content({m.id: len(store.entries(m.id)) for m in kept}, names, preferences.load(store).sound)


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """Let the system refuse to make files longer than `size` bytes, as a full card refuses."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


class Damage(NamedTuple):
    """One sector of one file: `kind` is what became of it."""

    file: str
    at: int
    size: int
    kind: str

    def befall(self, folder: Path) -> None:
        """Damage the file."""
        path = folder / self.file
        whole = bytearray(path.read_bytes())
        part = whole[self.at : self.at + self.size]
        if self.kind == "cut":
            del whole[self.at :]
        elif self.kind == "zeroed":
            whole[self.at : self.at + self.size] = bytes(len(part))
        elif self.kind == "flipped":
            whole[self.at : self.at + self.size] = bytes(byte ^ 0xFF for byte in part)
        else:  # one bit, somewhere in it
            luck = random.Random(self.at)  # noqa: S311 - the same bit every time
            whole[self.at + luck.randrange(len(part))] ^= 1 << luck.randrange(8)
        path.write_bytes(whole)


def damages(folder: Path) -> Iterator[Damage]:
    """Yield every damage of every sector of every file in a folder."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        for size in SECTORS:
            for at in range(0, path.stat().st_size, size):
                for kind in ("zeroed", "flipped", "cut", "bit"):
                    yield Damage(str(path.relative_to(folder)), at, size, kind)


def wish(usual: int, every: int = 1_000_000) -> int:
    """Return how many to take of a kind: what TAFELSTER_DAMAGE says, where "all" is `every`; usually `usual`."""
    said = os.environ.get("TAFELSTER_DAMAGE", str(usual))
    return every if said == "all" else int(said)


def sample(every: list[Damage], most: int) -> list[Damage]:
    """Return so many damages of each file and kind, the same every time."""
    luck = random.Random(7)  # noqa: S311 - the same every time
    groups: dict[tuple[str, str], list[Damage]] = {}
    for damage in every:
        groups.setdefault((damage.file, damage.kind), []).append(damage)
    return [each for group in groups.values() for each in luck.sample(group, min(len(group), most))]
