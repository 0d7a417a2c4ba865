"""Every sector of every file of a data folder, damaged in every way: the start goes on, and tells what is missing.

A fixed sample of each file and kind; TAFELSTER_DAMAGE=40 takes more of each, TAFELSTER_DAMAGE=all every one.
"""

import itertools
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from household import MEMORY, Content, Damage, content, damages, left_by_a_power_cut, sample, wish

from app import compose
from app.devices.stand_ins import FakeClock
from app.store_check import check_database
from app.table.ports import Health
from app.table.store.lock import LOCK
from app.table.store.notice import Notice
from app.table.store.store import Store
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.news import NewsScreen


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)


@pytest.fixture(scope="module")
def house(place: Path) -> tuple[Path, Content]:
    return place / "whole", left_by_a_power_cut(place / "whole")


def damaged(house: Path, *befallen: Damage) -> Path:
    """Return a copy of the household with some damage."""
    folder = house.parent / "damaged"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(house, folder)
    for damage in befallen:
        damage.befall(folder)
    return folder


def files(folder: Path) -> dict[str, bytes]:
    """Return all files but the index of the log, which SQLite makes anew for whoever reads."""
    kept = [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith("-shm")]
    return {str(path.relative_to(folder)): path.read_bytes() for path in kept}


def fault(whole: Content, found: Content, notices: tuple[Notice, ...]) -> str:
    """Say what is missing without a word, or told as missing though it is there; nothing if all is told."""
    told = {notice.values["match"]: notice.values["lost"] for notice in notices if notice.key == "moves-missing"}
    gone = {match: n - found.versions.get(match, 0) for match, n in whole.versions.items()}
    keys = {notice.key for notice in notices}
    if told != {match: n for match, n in gone.items() if n} and "marks-damaged" not in keys:
        return f"missing {gone}, told {told}"
    has_settings = (found.names, found.sound) == (whole.names, whole.sound)
    if not has_settings and not keys & {"settings-missing", "marks-damaged"}:
        return f"settings {found} and not a word"
    if keys & {"kept-value-refused", "preference-refused", "match-not-playable"}:
        return f"nonsense was believed: {keys}"
    return ""


def what_fails(house: Path, whole: Content, *befallen: Damage) -> str:
    """Damage a household, let the doctor look, start, and say what is wrong with that; nothing if all is well."""
    folder = damaged(house, *befallen)
    before = files(folder)
    check = check_database(folder)
    if files(folder) != before:
        return "the doctor changed something"
    with Store.open(folder, FakeClock()) as store:
        notices = store.notices
        wrong = fault(whole, content(store), notices)
    if (check.health is Health.ERROR) != bool(notices):
        return f"the doctor says {check.detail!r}, the start {notices}"
    if lost := thrown_away(folder, before, notices):
        return f"thrown away: {lost}"
    with Store.open(folder, FakeClock()) as store:
        if store.notices != notices:
            return f"told anew: {store.notices}"
    return wrong


def thrown_away(folder: Path, before: dict[str, bytes], notices: tuple[Notice, ...]) -> list[str]:
    """Return what was set aside and is not there any more as it was."""
    kept = set(files(folder).values())
    aside = [str(notice.values["copy"]) for notice in notices if notice.key == "copy-damaged"]
    names = [f"backups/{name}" for name in aside]
    if any(str(notice.values.get("damaged", "")) for notice in notices):
        names += ["tafelster.db", "tafelster.db-wal"]
    return [name for name in names if name in before and before[name] not in kept]


def test_a_household_that_only_lost_its_power_has_nothing_to_tell(house):
    assert what_fails(*house) == ""


def test_whatever_sector_of_whatever_file_is_damaged_the_start_tells_it(house):
    folder, whole = house
    failed = {
        each: wrong for each in sample(list(damages(folder)), wish(4)) if (wrong := what_fails(folder, whole, each))
    }
    assert failed == {}


def test_what_is_beside_the_database_takes_no_move_with_it(house):
    """A copy, the index or the marks are bad: every move and setting is there, and no alarm of the database."""
    folder, whole = house
    spare = [each for each in damages(folder) if each.file not in {"tafelster.db", "tafelster.db-wal"}]
    for each in sample(spare, wish(3)):
        with Store.open(damaged(folder, each), FakeClock()) as store:
            assert content(store) == whole, each
            assert not [notice for notice in store.notices if notice.key.startswith("database-")], each


def test_log_and_marks_damaged_together_are_told(house):
    """Nothing else knows how far the games were: where something is missing it is said that something may be."""
    folder, whole = house
    every = list(damages(folder))
    logs = sample([each for each in every if each.file == "tafelster.db-wal"], wish(8))
    marks = sample([each for each in every if each.file == LOCK], wish(2, every=2))
    failed = {pair: wrong for pair in itertools.product(logs, marks) if (wrong := what_fails(folder, whole, *pair))}
    assert failed == {}


def test_two_files_damaged_together_end_no_start(house):
    """Database and a copy, log and a copy, two copies: what one lacks another may have."""
    folder, whole = house
    every = [each for each in sample(list(damages(folder)), wish(3, every=12)) if not each.file.endswith("-shm")]
    pairs = [pair for pair in itertools.combinations(every, 2) if pair[0].file != pair[1].file]
    few = pairs[:: max(1, len(pairs) // wish(150, every=5000))]
    failed = {pair: wrong for pair in few if (wrong := what_fails(folder, whole, *pair))}
    assert failed == {}


def test_the_first_screen_comes_whatever_is_damaged(house):
    """The whole program, through to what it shows: the table, or first what there is to say."""
    folder, _ = house
    for each in sample(list(damages(folder)), wish(1, every=12)):
        program = compose.rehearsal("800x480", damaged(folder, each), lang="en")
        try:
            assert isinstance(program.ui.stack[0], HomeScreen), each
            assert isinstance(program.ui.screen, NewsScreen) == bool(program.ui.table.store.notices), each
            program.shell.beat((), ())
        finally:
            program.close()
