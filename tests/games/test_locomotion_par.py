"""The proven lengths that ship with the yards of the house: every line is replayed, a few are proven again (M27)."""

import pytest
from locomotion_replay import replayed

from app import assets
from app.games.locomotion.data_refused import DataRefused, WrongName
from app.games.locomotion.search.par_file import Line, parse_pars, read_line, steps_on, write_line, write_pars
from app.games.locomotion.search.puzzle import puzzle_of
from app.games.locomotion.search.solver import solve
from app.games.locomotion.yard.file import parse_yards

YARDS = parse_yards(assets.text("locomotion/yards.toml"), "yards.toml")
PARS = parse_pars(assets.text("locomotion/par.toml"), "par.toml")
STARTS = [(named.yard, start) for named in YARDS for start in named.starts if start.start.order]


def test_m27_every_start_of_the_house_has_its_proven_length():
    assert len(YARDS) >= 24
    assert set(PARS) == {start.id for _, start in STARTS}
    assert all(par.behind and par.either for par in PARS.values())


@pytest.mark.parametrize("either_end", [True, False])
def test_m27_every_line_of_the_house_reaches_its_order(either_end):
    for yard, start in STARTS:
        puzzle = puzzle_of(yard, start.start, start.start.order, either_end=either_end)
        line = PARS[start.id].of(puzzle)
        replayed(puzzle, read_line(yard, line))


def test_m22_either_end_is_never_longer_than_behind():
    assert all(par.either.total <= par.behind.total for par in PARS.values())


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_m27_a_few_lengths_are_proven_again(number):
    yard, start = STARTS[number]
    puzzle = puzzle_of(yard, start.start, start.start.order, either_end=False)
    answer = solve(puzzle)
    line = PARS[start.id].of(puzzle)
    assert (answer.total, answer.steps) == (line.total, steps_on(yard, line))


def test_lines_and_files_are_read_back_as_written():
    yard, start = STARTS[0]
    puzzle = puzzle_of(yard, start.start, start.start.order, either_end=True)
    route = solve(puzzle).route
    assert read_line(yard, write_line(yard, route)) == route
    assert parse_pars(write_pars(PARS.values()), "again") == PARS


@pytest.mark.parametrize("line", [Line(1, "rear zz99"), Line(1, "done"), Line(2, "uncouple 0")])
def test_a_line_that_is_none_is_refused(line):
    with pytest.raises(ValueError, match=r"zz99|done|not 2"):
        read_line(STARTS[0][0], line)


def test_a_start_that_is_there_twice_is_refused():
    text = 'format = 1\n[[par]]\nstart = "a"\n[[par]]\nstart = "a"\n'
    with pytest.raises(WrongName):
        parse_pars(text, "par.toml")


def test_another_format_is_refused():
    with pytest.raises(DataRefused):
        parse_pars("format = 2\npar = []\n", "par.toml")
