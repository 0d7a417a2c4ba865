"""Records: what was played, per course and per player."""

import pytest
from msgspec.structs import replace
from table_toys import GAMES, TOY, Add, Done, HandClock, players, setup

from app.games.game import Seat, Way
from app.table.records import Records, by_course, last, longest, options_of, standings
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


def test_a_short_game_was_played_for_a_minute(store, clock):
    play(store, clock, 3, 5, seconds=4)
    assert Records(store).all()[0].minutes == 1


def test_who_won_most_stands_first_though_another_played_more(store, clock):
    play(store, clock, 1, 9)
    play(store, clock, 1, 9)
    play(store, clock, 4)
    found = [(each.name, each.won, each.played) for each in standings(Records(store).all())]
    assert found == [("Ben", 2, 2), ("Anna", 1, 3)]


def test_where_few_is_good_the_least_is_the_best(store, clock):
    play(store, clock, 3, 5)
    play(store, clock, 6, 5)
    records = [replace(record, lowest_wins=True) for record in Records(store).all()]
    assert {each.name: each.best for each in standings(records)} == {"Anna": 3, "Ben": 5}


def test_a_run_without_a_total_counts_in_no_mean(store, clock):
    play(store, clock, 4)
    play(store, clock, 6)
    first, second = Records(store).all()
    (anna,) = standings((first, replace(second, totals=(None,))))
    assert (anna.played, anna.average) == (2, float(first.totals[0]))


@pytest.mark.parametrize(
    ("known", "names", "count"), [(None, ("Zoe", "ZOE"), 1), (None, ("Zoe", "Joe"), 2), (7, ("Zoe", "Joe"), 1)]
)
def test_a_guest_goes_by_name_and_a_known_player_by_who_that_is(store, clock, known, names, count):
    """Capitals make no other guest, and another name no other known player."""
    play(store, clock, 4)
    (record,) = Records(store).all()
    (anna,) = record.players
    seen = [replace(record, players=(replace(anna, name=name, profile=known),)) for name in names]
    assert [each.played for each in standings(seen)] == [2 // count] * count


def test_options_are_the_same_in_any_order():
    """How a setup was written makes no other course of it."""
    assert options_of(b'{"options":{"a":1,"b":2}}') == options_of(b'{"options":{"b":2,"a":1}}')
