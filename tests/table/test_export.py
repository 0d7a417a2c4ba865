"""A match as text and back: an equal state, no secrets of a running match, and plain words about a bad line."""

import csv
import datetime
import io
import json

import pytest
from msgspec.structs import replace
from table_toys import GAMES, TOY, Add, Done, Draw, HandClock, Hide, Riffle, Throw, players, setup

from app.errors import RecordTrouble
from app.games.game import Over, Rolled, Seat
from app.table.records import Records
from app.table.store.export import export_csv, export_jsonl
from app.table.store.record_file import replay_jsonl
from app.table.store.store import Store
from app.table.table import Table

A, B = Seat(0), Seat(1)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def store(tmp_path, clock):
    with Store.open(tmp_path, clock) as store:
        yield store


@pytest.fixture
def match(store, clock):
    """Return a running match with everything in it: cards, a roll, a secret, moves taken back and redone."""
    match = Table(store, GAMES, clock).begin(TOY, players(2), setup(), code=5)
    for move in (Add(A, 2), Draw(A), Riffle(A), Throw(A), Rolled(4, "die"), Hide(A, 3)):
        match.submit(move)
    match.undo()
    match.undo(B)
    match.redo()
    match.pause()
    match.submit(Add(A, 1))
    match.undo()
    match.submit(Hide(A, 2))
    match.submit(Done(A))
    return match


def finish(match) -> None:
    while match.acting:
        match.submit(Done(match.acting[0]))


def exported(store, match, **options) -> list[str]:
    out = io.StringIO()
    export_jsonl(store, GAMES, match.id, out, **options)
    return out.getvalue().splitlines()


def test_a_finished_match_replays_to_an_equal_state(store, match):
    finish(match)
    record = replay_jsonl(exported(store, match), GAMES)
    assert record.state == match.state
    assert isinstance(record.turn, Over)
    assert record.score() == match.score()
    assert record.players == match.players
    assert record.header.code == 5


def test_with_its_secrets_a_running_match_replays_too(store, match):
    record = replay_jsonl(exported(store, match, secrets=True), GAMES)
    assert record.state == match.state
    assert record.turn == match.turn


def test_what_was_taken_back_is_marked_with_who_allowed_it(store, match):
    match.submit(Draw(B))
    match.undo(A)
    lines = [json.loads(line) for line in exported(store, match, secrets=True)[1:]]
    assert [(line["move"]["type"], line.get("allowed_by")) for line in lines if line.get("taken_back")] == [
        ("Hide", None),
        ("Add", None),
        ("Draw", 0),
    ]


def test_a_running_match_keeps_its_secrets(store, match):
    """Neither the code, nor an order of cards, nor the hidden number is in the text."""
    lines = exported(store, match)
    header, *moves = (json.loads(line) for line in lines)
    assert header["code"] is None
    assert header["is_complete"] is False
    assert "Shuffled" not in "".join(lines)
    assert "Hide" not in "".join(lines)
    assert {line["move"]["type"] for line in moves if "move" in line} == {
        "Add",
        "Draw",
        "Riffle",
        "Throw",
        "Rolled",
        "Done",
    }


def test_a_record_without_secrets_is_not_replayed(store, match):
    with pytest.raises(RecordTrouble, match="incomplete record of a match that was running") as trouble:
        replay_jsonl(exported(store, match), GAMES)
    assert "when it has ended" in trouble.value.remedy


def spoilt(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


@pytest.mark.parametrize(
    ("at", "line", "says"),
    [
        (0, "noise", "no first line of a record"),
        (0, "[]", "no first line of a record"),
        (0, '{"tafelster": 2}', "a format other than 1"),
        (0, '{"tafelster": 1}', "missing required field"),
        (2, "noise", "no line of a record"),
        (2, '{"n": 2}', "left out of a match that was running"),
        (2, '{"n": 1, "move": {}}', "entry 1 after entry 1"),
        (2, '{"n": 2, "move": {"type": "Fly", "seat": 0}}', "no move that fits the rules"),
        (2, '{"n": 2, "move": {"type": "Add", "seat": 1, "points": 1}}', "T4"),
        (1, '{"n": 1, "move": {"type": "Shuffled", "order": [1, 1]}}', "T1"),
    ],
)
def test_a_bad_line_is_named_with_its_value(store, match, at, line, says):
    finish(match)
    with pytest.raises(RecordTrouble, match=says) as trouble:
        replay_jsonl(spoilt(exported(store, match), at, line), GAMES)
    assert trouble.value.what.startswith(f"Line {at + 1}: ")
    assert trouble.value.remedy


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "chess", "a game not known here"),
        ("setup", {"seats": 9, "first": 0, "options": {}}, "9 seats"),
        ("setup", {"seats": 2, "first": 7, "options": {}}, "seat 7 of 2"),
        ("setup", {"seats": 2, "first": 0, "options": {"cards": "x"}}, "no setup of toy"),
        ("players", [], "0 players"),
    ],
)
def test_a_bad_header_is_named(store, match, key, value, says):
    finish(match)
    lines = exported(store, match)
    header = json.dumps(json.loads(lines[0]) | {key: value})
    with pytest.raises(RecordTrouble, match=says):
        replay_jsonl(spoilt(lines, 0, header), GAMES)


def test_nothing_is_no_record():
    with pytest.raises(RecordTrouble, match="Line 1"):
        replay_jsonl([], GAMES)


def test_empty_lines_do_not_matter_but_are_counted(store, match):
    finish(match)
    first, *rest = exported(store, match)
    assert replay_jsonl([first, "", *rest, "\n"], GAMES).state == match.state


def test_a_match_of_an_unknown_game_cannot_be_exported(store, match):
    with pytest.raises(RecordTrouble, match="not known here"):
        export_jsonl(store, {}, match.id, io.StringIO())


def test_the_table_has_a_row_per_match_and_player(store, match, clock):
    clock.turn(300)
    finish(match)
    out = io.StringIO()
    export_csv(Records(store).all(), out, zone=datetime.UTC)
    anna, ben = csv.DictReader(io.StringIO(out.getvalue()))
    totals = match.score().totals
    assert anna == {
        "date": "2027-01-15",
        "game": "toy",
        "way": "screen",
        "seats": "2",
        "name": "Anna",
        "points": str(totals[0]),
        "cards": "7",
        "total": str(totals[0]),
        "place": "1",
        "minutes": "5",
    }
    assert (ben["name"], ben["place"]) == ("Ben", "2")


def test_a_date_that_cannot_be_believed_is_left_empty(store, clock):
    clock.date = 0.0
    match = Table(store, GAMES, clock).begin(TOY, players(1), setup(1, passes=1), code=5)
    match.submit(Done(A))
    out = io.StringIO()
    export_csv(Records(store).all(), out)
    assert next(csv.DictReader(io.StringIO(out.getvalue())))["date"] == ""


@pytest.mark.parametrize(("hours", "date"), [(-9, "2027-01-14"), (0, "2027-01-15"), (16, "2027-01-16")])
def test_a_game_has_the_date_of_the_clock_on_the_wall(store, match, hours, date):
    """At 08:00 in London it is yesterday in one country and tomorrow in another."""
    finish(match)
    out = io.StringIO()
    export_csv(Records(store).all(), out, zone=datetime.timezone(datetime.timedelta(hours=hours)))
    assert {row["date"] for row in csv.DictReader(io.StringIO(out.getvalue()))} == {date}


def test_without_a_zone_the_date_is_that_of_this_machine(store, match, clock):
    finish(match)
    out = io.StringIO()
    export_csv(Records(store).all(), out)
    here = datetime.datetime.fromtimestamp(clock.date, datetime.UTC).astimezone().date().isoformat()
    assert {row["date"] for row in csv.DictReader(io.StringIO(out.getvalue()))} == {here}


@pytest.mark.parametrize("name", ["=1+1", "+31", "-x", "@me", "'t Hart", "\tx", "Anna", "a=b", "Ada;Bo,C", '"'])
def test_a_name_is_no_formula_and_comes_back(store, clock, name):
    """A spreadsheet takes what begins so for a formula; one apostrophe before it, taken away again, is the name."""
    people = (replace(players(1)[0], name=name),)
    match = Table(store, GAMES, clock).begin(TOY, people, setup(1, passes=1), code=5)
    match.submit(Done(A))
    for separator in ",;":
        out = io.StringIO()
        export_csv(Records(store).all(), out, separator=separator)
        (row,) = csv.DictReader(io.StringIO(out.getvalue()), delimiter=separator)
        assert row["name"][0] not in "=+-@\t"
        assert row["name"].removeprefix("'") == name
        assert row["total"] == str(match.score().totals[0])
