"""What is found without being registered, and what is read only when somebody asks for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import catalog
from app.games.game import Way

ROOT = Path(__file__).resolve().parent.parent
OFFERS = catalog.offers()
START = """
import sys
from app.devices.stand_ins import FakeClock
from app import compose
from pathlib import Path
program = compose.rehearsal("800x480", Path(sys.argv[1]), lang="en", clock=FakeClock())
program.shell.beat((), ())
print(*(name for name in sys.modules if name.startswith(("app.games.", "app.ui.play."))))
program.close()
"""


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: f"{offer.name}-{offer.way.value}")
def test_a_cover_tells_what_is_inside(offer):
    inside = offer.playable
    assert (offer.name, offer.way, offer.title) == (inside.game.name, inside.game.way, inside.title)
    assert offer.seats == inside.game.seats
    assert offer.playable is inside


def test_every_game_that_has_screens_is_found():
    games = catalog.games()
    assert {(offer.name, offer.way) for offer in OFFERS} <= set(games)
    assert len(games) == len(set(games))


@pytest.mark.parametrize("key", [("chess", Way.SCREEN), ("locus", None), ("", Way.BOX)])
def test_a_game_that_is_not_here_is_not_found(key):
    assert key not in catalog.games()


def test_the_first_frame_reads_no_rules_and_no_screens_of_games(tmp_path):
    """A table switched on shows its first screen before any game is read."""
    shown = subprocess.run(  # noqa: S603
        [sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, check=True, timeout=60
    )
    read = set(shown.stdout.splitlines()[-1].split())
    games = {offer.name for offer in OFFERS}
    assert "app.games.game" in read
    assert not [name for name in read if name.split(".")[2] in games]
    assert not [name for name in read if name.endswith((".playables", "_screen", "_page"))]


def test_readings_reads_everything_one_module_at_a_step():
    names = list(catalog.readings())
    assert len(names) == len(set(names))
    for offer in OFFERS:
        assert f"app.games.{offer.name}" in names
        assert f"app.ui.play.{offer.name}" in names
    assert set(names) <= set(sys.modules)


def test_reading_the_games_prints_nothing():
    """A script that asks which games there are gets their names alone."""
    code = "from app import catalog\nfor offer in catalog.offers(): print(offer.name)"
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYGAME")}
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", code], cwd=ROOT, env=bare, capture_output=True, text=True, check=True
    )
    assert set(told.stdout.split()) == {offer.name for offer in OFFERS}
    assert told.stderr == ""
