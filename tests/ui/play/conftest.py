"""Fixtures of the tests that play: all games on this screen, at any moment of a game."""

import sys
from pathlib import Path

import lokus_whole_table as lokus
import pytest
from locomotion_at_table import sit
from whole_table import begin, play, show

sys.path.append(str(Path(__file__).parents[2] / "games"))  # the setups of the laws are used here too


@pytest.fixture
def table(rehearsal):
    """Return a function that plays lines of notation and shows the table then."""

    def at(*lines, screen="800x480", lang="en", facing="turn", **wishes):
        stage = rehearsal(screen=screen, lang=lang, facing=facing)
        stage.likes(motion="less")
        begin(stage, **wishes)
        play(stage, *lines)
        show(stage)
        return stage

    return at


@pytest.fixture
def yard(rehearsal):
    """Return a function that begins a game of Locomotion and shows it, with trains that arrive at once."""

    def begun(screen="1280x800", lang="en", facing="turn", **wishes):
        stage = rehearsal(screen=screen, lang=lang, facing=facing)
        stage.likes(motion="less")
        sit(stage, **wishes)
        return stage

    return begun


@pytest.fixture
def queue(rehearsal):
    """Return a function that begins Lokus on this screen and shows the table."""

    def at(seats=3, *, screen="800x480", lang="en", facing="turn", motion="less", **wishes):
        stage = rehearsal(screen=screen, lang=lang, facing=facing)
        stage.likes(motion=motion)
        lokus.begin(stage, seats, **wishes)
        lokus.show(stage)
        return stage

    return at
