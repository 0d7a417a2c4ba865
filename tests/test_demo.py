"""The demo plays whole matches by touch and star: to the end, the same every time, and on from where it was cut."""

import tempfile
from pathlib import Path

import pytest

from app import catalog, demo
from app.devices.stand_ins import FakeClock
from app.games.game import Way
from app.table.match.journal import Status
from app.table.records import Records
from app.table.store.store import Store

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder in memory, where there is one: whole matches are written


class Cut(Exception):
    """The plug was pulled."""


@pytest.fixture
def data():
    with tempfile.TemporaryDirectory(prefix="tafelster-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        yield Path(folder)


def script(data, *, game="locus", way=Way.BOX, screen="800x480", lang="en", players=2, out=None, progress=None):
    return demo.Script(game, way, screen, lang, players, data, out, progress)


def cut_at(version: int, said: list[str] | None = None):
    """Return a listener that pulls the plug once so many moves are safe."""

    def hear(line: str) -> None:
        if said is not None:
            said.append(line)
        if int(line.split()[1]) >= version:
            raise Cut

    return hear


def matrix():
    """Yield every game with its fewest players on the smallest panel and its most on the tall one."""
    for offer in catalog.offers():
        name, way, seats = offer.name, offer.way, offer.seats
        yield pytest.param(name, way, "800x480", "en", seats[0], id=f"{name}-{way.value}-{seats[0]}")
        yield pytest.param(name, way, "720x1280", "nl", seats[-1], id=f"{name}-{way.value}-{seats[-1]}")


@pytest.mark.parametrize(("game", "way", "screen", "lang", "players"), matrix())
def test_a_whole_match_comes_to_its_end(data, game, way, screen, lang, players):
    """The match is finished, with a result for every seat, and pictures were taken on the way."""
    assert demo.play(script(data, game=game, way=way, screen=screen, lang=lang, players=players)) > 12
    with Store.open(data, FakeClock()) as store:
        (record,) = Records(store).all()
        assert len(record.places) == players
        assert not store.matches(Status.OPEN)


def test_progress_counts_the_moves_that_are_safe(data):
    """What is called confirmed rises, and at the end is what the journal holds."""
    said: list[str] = []
    demo.play(script(data, players=1, progress=said.append))
    versions = [int(line.removeprefix("confirmed ")) for line in said]
    assert versions == sorted(set(versions))
    with Store.open(data, FakeClock()) as store:
        (kept,) = store.matches(Status.FINISHED)
        assert store.entries(kept.id)[-1].n == versions[-1]


def test_two_runs_draw_the_same_pictures(data):
    """Picture by picture, byte by byte: nothing in a demo depends on time, luck or what ran before."""
    albums = []
    for run in ("one", "two"):
        out = data / f"pictures-{run}"
        out.mkdir()
        with pytest.raises(Cut):
            demo.play(script(data / run, players=3, out=out, progress=cut_at(6)))
        albums.append({path.name: path.read_bytes() for path in out.iterdir()})
    assert len(albums[0]) > 8
    assert albums[0] == albums[1]


@pytest.mark.parametrize("version", [3, 50])
def test_a_demo_that_was_cut_is_played_on(data, version):
    """The same match goes on: what was safe is still there, and it comes to its end."""
    with pytest.raises(Cut):
        demo.play(script(data, progress=cut_at(version)))
    with Store.open(data, FakeClock()) as store:
        (kept,) = store.matches(Status.OPEN)
        before = store.entries(kept.id)
    said: list[str] = []
    demo.play(script(data, progress=said.append))
    with Store.open(data, FakeClock()) as store:
        (finished,) = store.matches(Status.FINISHED)
        assert finished.id == kept.id
        assert store.entries(kept.id)[: len(before)] == before
    assert int(said[0].split()[1]) >= version


@pytest.mark.parametrize(
    ("wish", "said"),
    [({"game": "chess"}, "--game locus --way box"), ({"players": 6}, "--players 1 to 5")],
    ids=["unknown game", "too many players"],
)
def test_what_cannot_be_played_is_told_with_what_can(data, wish, said):
    with pytest.raises(demo.DemoTrouble, match=said) as caught:
        demo.play(script(data, **wish))
    assert caught.value.exit_code == 2
    with Store.open(data, FakeClock()):
        pass  # whatever ended the demo, it let go of the folder
