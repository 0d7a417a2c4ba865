"""Fixtures of the tests that play: a table of Locus on this screen, at any moment of a game."""

import pytest
from whole_table import begin, play, show


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
