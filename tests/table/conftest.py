"""A match over a toy game, for whoever asks for one."""

import pytest
from match_kit import Notebook
from table_toys import TOY, HandClock, players, setup

from app.table.match.match import Match


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def notebook() -> Notebook:
    return Notebook()


@pytest.fixture
def match(notebook, clock) -> Match:
    return Match.begun(TOY, players(2), setup(), 5, notebook, clock)
