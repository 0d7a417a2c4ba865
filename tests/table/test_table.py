"""The table: the running match is there at the start, others wait, and nothing is ever shadowed or lost."""

from dataclasses import replace
from pathlib import Path

import pytest
from table_toys import GAMES, TOY, Add, Done, HandClock, Throw, players, setup

from app.errors import StoreTrouble
from app.games.game import IllegalMove, Refusal, Roll, Seat, Way
from app.table.match.journal import Status
from app.table.store.store import Store
from app.table.table import NotPlayable, Table

A = Seat(0)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


class Device:
    """A data folder that can be switched off and on."""

    def __init__(self, folder: Path, clock: HandClock) -> None:
        self.folder = folder
        self.clock = clock
        self.games = GAMES
        self.store: Store | None = None
        self.on()

    def on(self) -> Table:
        if self.store:
            self.store.close()
        self.store = Store.open(self.folder, self.clock)
        self.table = Table(self.store, self.games, self.clock)
        return self.table


@pytest.fixture
def device(tmp_path, clock):
    device = Device(tmp_path, clock)
    yield device
    device.store.close()


def test_a_new_device_has_an_empty_table(device):
    assert device.table.match is None
    assert device.table.unfinished() == ()


def test_the_start_lands_in_the_running_match_at_the_same_turn(device):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    match.submit(Done(A))
    match.submit(Throw(Seat(1)))
    state, version, log = match.state, match.version, match.log
    again = device.on().match
    assert (again.state, again.version, again.log) == (state, version, log)
    assert again.awaiting == Roll(Seat(1))
    assert again.players == players(2)


def test_every_match_gets_a_code_of_its_own(device):
    codes = {device.table.begin(TOY, players(2), setup()).code for _ in range(5)}
    assert len(codes) == 5


def test_a_new_match_does_not_shadow_the_old_one(device):
    first = device.table.begin(TOY, players(2), setup(), code=5)
    first.submit(Add(A, 2))
    second = device.table.begin(TOY, players(3), setup(3), code=6)
    assert [summary.id for summary in device.table.unfinished()] == [second.id, first.id]
    assert device.on().match.id == second.id
    assert device.table.resume(first.id).state == first.state


def test_a_resumed_match_is_the_one_after_a_restart(device):
    first = device.table.begin(TOY, players(2), setup(), code=5)
    device.table.begin(TOY, players(2), setup(), code=6)
    device.table.resume(first.id)
    assert device.on().match.id == first.id


def test_leaving_keeps_the_match_and_stops_its_clock(device, clock):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    clock.turn(20)
    device.table.leave()
    clock.turn(30)
    assert device.table.match is None
    assert [summary.is_playable for summary in device.table.unfinished()] == [True]
    again = device.table.resume(match.id)
    assert again.is_paused
    assert again.played_seconds(clock.now()) == 20


def test_a_stopped_match_does_not_come_back(device):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    assert device.table.stop() is match
    assert match.status == "stopped"
    assert device.table.unfinished() == ()
    assert device.on().match is None


def test_a_finished_match_does_not_come_back_but_can_be_taken_back(device):
    match = device.table.begin(TOY, players(1), setup(1, passes=1), code=5)
    match.submit(Done(A))
    assert device.table.unfinished() == ()
    table = device.on()
    assert table.match is None
    again = table.resume(match.id)
    assert again.status == "finished"
    again.undo()
    assert device.on().match.id == match.id


def test_a_match_of_an_unknown_game_is_kept_and_listed(device):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    device.games = {}
    table = device.on()
    assert table.match is None
    (summary,) = table.unfinished()
    assert not summary.is_playable
    assert [(notice.key, notice.values["match"]) for notice in table.notices] == [("match-not-playable", match.id)]
    with pytest.raises(NotPlayable, match="not known here"):
        table.resume(match.id)
    device.games = GAMES
    assert device.on().match.id == match.id


def strict(state, move):
    """Refuse what the rules of yesterday allowed."""
    raise IllegalMove(move, Refusal("T9", "no-longer"))


def broken(state, move):
    """Fail as only a bug fails."""
    raise ZeroDivisionError("half a rule")


@pytest.mark.parametrize("play", [strict, broken])
def test_a_match_that_no_longer_fits_the_rules_never_stops_the_start(device, play):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    match.submit(Add(A, 2))
    device.games = {("toy", Way.SCREEN): replace(TOY, play=play)}
    table = device.on()
    assert table.match is None
    assert "do not fit the rules" in table.unfinished()[0].trouble
    assert [notice.key for notice in table.notices] == ["match-not-playable"]
    device.games = GAMES
    assert device.on().match.state == match.state


def test_an_unknown_match_is_a_bug(device):
    with pytest.raises(KeyError):
        device.table.resume(99)


def test_a_status_that_lags_behind_is_put_right(device):
    """A salvaged last move ends the match, while its row still says open."""
    match = device.table.begin(TOY, players(1), setup(1, passes=1), code=5)
    match.submit(Done(A))
    device.store.append(match.id, (), Status.OPEN, None)
    assert device.on().match.status == "finished"
    assert device.store.match(match.id).status is Status.FINISHED


def test_trouble_with_the_disk_is_not_taken_for_a_bad_match(device):
    class NoDisk(Store):
        """Its entries cannot be read."""

        def entries(self, match):
            raise StoreTrouble(f"The card is gone with match {match}.")

    device.table.begin(TOY, players(2), setup(), code=5)
    device.store.close()
    with NoDisk.open(device.folder, device.clock) as store, pytest.raises(StoreTrouble, match="card is gone"):
        Table(store, GAMES, device.clock)


def test_looking_at_a_match_leaves_the_table_and_the_store_as_they_are(device):
    over = device.table.begin(TOY, players(2), setup(), code=5)
    over.submit(Done(A))
    over.stop()
    running = device.table.begin(TOY, players(2), setup(), code=6)
    waiting, entries = device.table.unfinished(), device.store.entries(over.id)
    seen = device.table.look(over.id)
    assert (seen.state, seen.log) == (over.state, over.log)
    assert device.table.match is running
    assert device.table.unfinished() == waiting
    assert device.store.entries(over.id) == entries


def test_a_match_that_is_only_looked_at_writes_nothing(device):
    first = device.table.begin(TOY, players(2), setup(), code=5)
    device.table.begin(TOY, players(2), setup(), code=6)
    entries = device.store.entries(first.id)
    device.table.look(first.id).submit(Done(A))
    assert device.store.entries(first.id) == entries


def test_looking_at_the_match_on_the_table_is_that_match(device):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    assert device.table.look(match.id) is match


def test_a_match_that_no_longer_fits_cannot_be_looked_at(device):
    match = device.table.begin(TOY, players(2), setup(), code=5)
    device.table.leave()
    device.table.games = {}
    with pytest.raises(NotPlayable):
        device.table.look(match.id)
    with pytest.raises(KeyError):
        device.table.look(99)
