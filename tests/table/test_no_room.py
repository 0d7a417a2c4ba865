"""A full card: the move is not played, nothing is changed, and after making room the same move goes through."""

import pytest
from household import no_file_longer_than
from table_toys import GAMES, TOY, Add, HandClock, Riffle, players, setup

from app.errors import StoreFull
from app.games.game import Seat
from app.table.store.store import Store
from app.table.table import Table

A = Seat(0)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def test_a_move_without_room_is_not_played_and_can_be_played_later(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        match = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
        match.submit(Add(A, 1))
        before = (match.state, match.version, match.log)
        size = (tmp_path / "tafelster.db-wal").stat().st_size
        with no_file_longer_than(size), pytest.raises(StoreFull, match="nothing was changed") as full:
            match.submit(Riffle(A))
        assert "Make room" in full.value.remedy
        assert (match.state, match.version, match.log) == before
        match.submit(Riffle(A))
        state = match.state
    with Store.open(tmp_path, clock) as store:
        assert Table(store, GAMES, clock).match.state == state


def test_every_kind_of_change_waits_for_room(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        table = Table(store, GAMES, clock)
        match = table.begin(TOY, players(2), setup(), code=5)
        match.submit(Add(A, 1))
        match.submit(Add(A, 2))
        match.undo()
        before = (match.state, match.version, match.can_redo, match.is_paused, match.status)
        size = (tmp_path / "tafelster.db-wal").stat().st_size
        for change in (match.undo, match.redo, match.pause, match.stop, lambda: store.put("a", 1)):
            with no_file_longer_than(size), pytest.raises(StoreFull):
                change()
            assert (match.state, match.version, match.can_redo, match.is_paused, match.status) == before
        with no_file_longer_than(size), pytest.raises(StoreFull):
            table.begin(TOY, players(2), setup(), code=6)
        assert table.match is match


def test_a_copy_without_room_is_a_notice_only(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
        store.copy()
        copies = sorted((tmp_path / "backups").iterdir())
        with no_file_longer_than(5000):
            assert store.copy() is None
        assert [notice.key for notice in store.notices] == ["copy-failed"]
        assert set(copies) <= set((tmp_path / "backups").iterdir())
        assert store.copy() is not None


@pytest.mark.parametrize("size", [0, 5000, 20_000, 30_000])
def test_a_first_run_without_room_says_so_and_works_later(tmp_path, clock, size):
    with no_file_longer_than(size), pytest.raises(StoreFull, match=str(tmp_path)):
        Store.open(tmp_path, clock)
    with Store.open(tmp_path, clock) as store:
        assert store.notices == ()


@pytest.mark.parametrize("size", [0, 5000, 12_000])
def test_recovery_without_room_throws_nothing_away(tmp_path, clock, size):
    with Store.open(tmp_path, clock) as store:
        state = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5).state
    (tmp_path / "tafelster.db").write_bytes(b"noise")
    with no_file_longer_than(size), pytest.raises(StoreFull):
        Store.open(tmp_path, clock)
    with Store.open(tmp_path, clock) as store:
        assert Table(store, GAMES, clock).match.state == state
        assert [notice.key for notice in store.notices] == ["database-restored"]


def test_a_half_made_first_database_is_made_again(tmp_path, clock):
    """The power went away while the very first database was made: still a first run."""
    for name in ("making", "new"):
        (tmp_path / f"tafelster.{name}.db").write_bytes(b"SQLite format 3\0 half")
    with Store.open(tmp_path, clock) as store:
        assert store.notices == ()
