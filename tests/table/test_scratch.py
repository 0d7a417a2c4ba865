"""A match over a journal that keeps nothing is played like any other."""

from table_toys import TOY, Add, HandClock, players, setup

from app.games.game import Seat
from app.table.match.match import Match
from app.table.scratch import Scratch


def test_a_match_is_played_taken_back_and_paused():
    """Nothing is kept, so its number is that of no match."""
    match = Match.begun(TOY, players(2), setup(2), 5, Scratch(), HandClock())
    version = match.version
    match.submit(Add(Seat(0), 2))
    match.undo()
    match.pause()

    assert match.id == 0
    assert match.version > version
    assert match.can_redo
