"""Records: what was played, per course and per player."""

import pytest
from table_toys import GAMES, TOY, Add, Done, HandClock, players, setup

from app.games.game import Seat, Way
from app.table.records import Records, by_course, last, longest, standings
from app.table.store.store import Store
from app.table.table import Table


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        yield store


def play(store, clock, *points: int, seconds: float = 60, **options: int):
    """Play a match in which every seat adds its points once, then hands over."""
    match = Table(store, GAMES, clock).begin(
        TOY, players(len(points)), setup(len(points), passes=len(points), **options), code=5
    )
    for seat, each in enumerate(points):
        clock.turn(seconds / len(points))
        match.submit(Add(Seat(seat), each))
        match.submit(Done(Seat(seat)))
    assert match.status == "finished"
    return match


def test_a_finished_match_becomes_a_record(store, clock):
    match = play(store, clock, 3, 5)
    (record,) = Records(store).finished("toy", Way.SCREEN)
    assert (record.match, record.totals, record.places) == (match.id, (3, 5), (2, 1))
    assert record.winners == (Seat(1),)
    assert record.minutes == 1
    assert record.moves == 4
    assert record.lines[0].name == "points"


def test_matches_of_another_way_or_unfinished_ones_are_left_out(store, clock):
    play(store, clock, 3, 5)
    Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
    assert Records(store).finished("toy", Way.BOX) == ()
    assert len(Records(store).all()) == 1


def test_a_match_taken_back_is_no_record_until_it_ends_again(store, clock):
    match = play(store, clock, 3, 5)
    match.undo(Seat(0))
    assert Records(store).all() == ()
    match.redo()
    assert len(Records(store).all()) == 1


def test_only_equal_seats_and_options_are_compared(store, clock):
    play(store, clock, 3, 5)
    play(store, clock, 4, 5)
    play(store, clock, 4, 5, cards=12)
    play(store, clock, 4, 5, 6)
    groups = by_course(Records(store).all())
    assert sorted(len(group) for group in groups.values()) == [1, 1, 2]


def test_options_that_make_no_difference_are_left_aside(store, clock):
    play(store, clock, 4, 5)
    play(store, clock, 4, 5, cards=12)
    ((course, group),) = by_course(Records(store).all(), lambda _course: ("cards",)).items()
    assert len(group) == 2
    assert "cards" not in course.options


def test_standings_name_wins_best_and_average(store, clock):
    play(store, clock, 3, 5)
    play(store, clock, 6, 5)
    play(store, clock, 9, 1)
    anna, ben = standings(Records(store).all())
    assert (anna.name, anna.profile, anna.played, anna.won, anna.best, anna.average) == ("Anna", 1, 3, 2, 9, 6.0)
    assert (ben.name, ben.won, ben.best) == ("Ben", 1, 5)


def test_longest_and_last(store, clock):
    first = play(store, clock, 3, 5, seconds=500)
    second = play(store, clock, 3, 5, seconds=100)
    records = Records(store).all()
    assert longest(records).match == first.id
    assert last(records).match == second.id
    assert longest(()) is None
