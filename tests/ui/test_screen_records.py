"""The records: games that wait, games that were won, players, and files of all of it."""

import csv

import pytest
from locus_at_table import begin, play_to
from msgspec.structs import replace

from app.errors import StoreTrouble
from app.games.locus.box.state import Phase
from app.table.store.record_file import replay_jsonl
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import Back
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.record_lines import Export, PlayOn, players
from app.ui.screens.first.records import RecordsScreen, Show, Tab
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.stage import places
from app.ui.widgets.element import Look
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.standing_row import StandingRow

SYNCED = 1_796_000_000.0


@pytest.fixture
def played(rehearsal):
    """Return a function that plays matches to their end, for these numbers of players, and opens the records."""

    def opened(*seats, waiting=(), screen="1280x800", lang="en"):
        stage = rehearsal(screen=screen, lang=lang)
        stage.clock.set_wall(SYNCED)
        for count in seats:
            begin(stage, count)
            play_to(stage, Phase.OVER)
            stage.ui.table.leave()
        for count in waiting:
            begin(stage, count)
        stage.ui.open(places.Records())
        stage.robot.settle()
        return stage

    return opened


def rows(stage, kind=ListRow):
    """Return the rows on the screen."""
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def words(stage):
    """Return the labels on the screen."""
    return [element.wordings for element in stage.robot.scene if isinstance(element, Label)]


def test_an_empty_table_says_so_kindly(played):
    """Nothing was played: each list says what will stand there."""
    stage = played()
    finished = words(stage)
    stage.robot.tap(Show(Tab.WAITING))

    assert "No game was finished yet." in finished
    assert "No game waits." in words(stage)


def test_a_finished_game_names_winner_points_and_day(played):
    """The last one stands first."""
    stage = played(3)
    row = rows(stage)[0]
    record = stage.ui.records.all()[0]

    assert row.name == record.players[record.winners[0]].name
    assert row.value == str(record.totals[record.winners[0]])
    assert "November 2026" in row.note[0]


def test_players_have_best_and_mean_per_kind_of_game(played):
    """Three games of two: the numbers stand in columns under their words."""
    stage = played(2, 2, 2)
    stage.robot.tap(Show(Tab.PLAYERS))
    head, *players = rows(stage, StandingRow)
    best = max(record.totals[0] for record in stage.ui.records.all())
    anna = next(row for row in players if row.name == "Anna")

    assert head.numbers == ("all", "won", "mean", "best")
    assert (anna.numbers[0], anna.numbers[-1]) == ("3", str(best))


def test_alone_there_is_a_best_list(played):
    """Solo games are ranked, the first one in gold."""
    stage = played(1, 1)
    stage.robot.tap(Show(Tab.PLAYERS))
    ranked = rows(stage)[:2]

    assert [row.name for row in ranked] == ["1. Anna", "2. Anna"]
    assert [row.is_gold for row in ranked] == [True, False]


def test_tapping_a_game_that_waits_plays_on(played):
    """The older of two games comes back at its turn."""
    stage = played(waiting=(3, 2))
    older = stage.ui.table.unfinished()[-1].id
    stage.robot.tap(PlayOn(older))

    assert isinstance(stage.ui.screen, MatchScreen)
    assert (stage.match.id, stage.match.setup.seats) == (older, 3)


def test_a_game_that_is_not_known_here_says_why(played):
    """It stays in the list, off, and a tap tells the reason."""
    stage = played(waiting=(2,))
    number = stage.ui.table.unfinished()[0].id
    stage.ui.covers = ()
    stage.ui.screen.entered()
    stage.ui.redraw()
    stage.robot.settle()
    stage.robot.tap(PlayOn(number))

    assert rows(stage)[0].note == "This game is not known here."
    assert stage.ui.notice.sentence == "This game is not known here."
    assert isinstance(stage.ui.screen, RecordsScreen)


def test_export_writes_a_table_and_records_and_tells_where(played):
    """The files can be read: the table by a spreadsheet, the records by replay."""
    stage = played(2, 1)
    stage.robot.tap(Export())
    folder = stage.ui.folder / "exports"
    with (folder / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    replays = [
        replay_jsonl(path.read_text(encoding="utf-8").splitlines(), stage.ui.table.games)
        for path in sorted(folder.glob("game-*.jsonl"))
    ]

    assert len(lines) == 1 + 2 + 1
    assert [len(replayed.players) for replayed in replays] == [2, 1]
    assert str(folder) in stage.ui.notice.sentence


@pytest.mark.parametrize(("lang", "separator"), [("en", ","), ("nl", ";")])
def test_the_table_opens_in_a_spreadsheet_of_the_language(played, lang, separator):
    """With the mark by which it knows UTF-8, and cells parted as it expects them: a Dutch comma parts decimals."""
    stage = played(1, lang=lang)
    stage.robot.tap(Export())
    content = (stage.ui.folder / "exports" / "results.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf" + separator.join(("date", "game", "way", "seats", "name")).encode())


def test_a_folder_that_cannot_be_written_is_said_calmly(played):
    """A file stands where the folder should be."""
    stage = played(1)
    (stage.ui.folder / "exports").write_text("in the way", encoding="utf-8")
    stage.robot.tap(Export())

    assert stage.ui.notice.signal == "warn"
    assert isinstance(stage.ui.screen, RecordsScreen)
    assert issubclass(StoreTrouble, OSError)


def test_a_picture_asks_the_store_nothing(played, monkeypatch):
    """With thousands of games every picture took most of a second; what is shown is read when it is opened."""
    stage = played(3)
    stage.robot.tap(Show(Tab.FINISHED))
    seen = rows(stage)
    asked = []
    matches = stage.ui.table.store.matches
    monkeypatch.setattr(stage.ui.table.store, "matches", lambda status: asked.append(status) or matches(status))
    for _ in range(3):
        stage.ui.redraw()
        stage.robot.settle()
    assert (rows(stage), asked) == (seen, [])
    stage.robot.tap(Show(Tab.PLAYERS))
    assert asked


def test_what_was_played_since_is_there_when_one_comes_back(played):
    stage = played(3)
    stage.robot.tap(Show(Tab.FINISHED))
    before = len(rows(stage))
    records = stage.ui.screen
    stage.ui.go(RecordsScreen(stage.ui))
    begin(stage, 2)
    play_to(stage, Phase.OVER)
    stage.ui.table.leave()
    stage.ui.back()
    stage.robot.settle()
    assert stage.ui.screen is records
    assert len(rows(stage)) == before + 1


def test_pages_turn_with_keys(played):
    """Many games on a small panel: every one of them can be reached."""
    stage = played(*([1] * 6), screen="800x480")
    first = [row.note for row in rows(stage)]
    stage.robot.tap(TurnTo(1))

    assert len(first) < 7
    assert rows(stage)[-1].tap == Export()


def test_back_goes_home(played):
    """The records are no dead end."""
    stage = played()
    stage.robot.tap(Back())

    assert isinstance(stage.ui.screen, HomeScreen)


def test_another_list_begins_at_its_first_page(played):
    stage = played(*([1] * 6), screen="800x480")
    first = [row.tap for row in rows(stage)]
    stage.robot.tap(TurnTo(1))
    stage.robot.tap(Show(Tab.WAITING))
    stage.robot.tap(Show(Tab.FINISHED))

    assert [row.tap for row in rows(stage)] == first


@pytest.mark.parametrize("screen", ["1280x800", "800x480"])
def test_every_game_stands_on_one_page(played, screen):
    """Turning pages with the key reaches all of them, none twice."""
    stage = played(screen=screen)
    for _ in range(33):
        begin(stage, 1)
        stage.ui.table.stop()
    stage.ui.screen.entered()
    stage.ui.redraw()
    stage.robot.settle()
    seen = [row.tap.match for row in rows(stage)]
    while (down := next(e for e in stage.robot.scene if getattr(e, "icon", "") == "down")).look is not Look.OFF:
        stage.robot.tap(down.tap)
        seen += [row.tap.match for row in rows(stage)]

    assert seen == list(range(33, 0, -1))


def test_a_kind_of_game_stands_above_what_was_made_of_it(played):
    """Its name is never alone at the foot of a page."""
    stage = played(1, 2, 3, 4, screen="800x480")
    stage.robot.tap(Show(Tab.PLAYERS))
    pages = len(stage.robot.intents(TurnTo)) and 9
    for page in range(pages):
        stage.ui.screen.tapped(TurnTo(page))
        stage.ui.redraw()
        stage.robot.settle()
        kinds = [e for e in stage.robot.scene if isinstance(e, Label) and "Locus" in str(e.wordings)]
        foot = max(row.bounds.y for row in rows(stage, ListRow | StandingRow))
        assert all(kind.bounds.y < foot for kind in kinds)

    assert pages


def test_a_game_that_cannot_go_on_does_not_look_as_if_it_could(played):
    stage = played(waiting=(2,))
    opened = rows(stage)[0].opens
    stage.ui.covers = ()
    stage.ui.screen.entered()
    stage.ui.redraw()
    stage.robot.settle()

    assert (opened, rows(stage)[0].opens) == (True, False)


# ---------------------------------------------------------------- what players made of it


@pytest.fixture
def alone(played):
    """Return a function that tells what is made of runs alone with these totals."""

    def told(*totals, lowest_wins=False):
        stage = played(1)
        (record,) = stage.ui.records.all()
        runs = [
            replace(record, match=n, totals=(total,), lowest_wins=lowest_wins, seconds=60.0 * (n + 1))
            for n, total in enumerate(totals)
        ]
        return [line for line in players(stage.ui, runs) if isinstance(line, ListRow | str)]

    return told


@pytest.mark.parametrize(("lowest_wins", "best"), [(False, ["9", "7", "3"]), (True, ["3", "7", "9"])])
def test_the_best_run_stands_first(alone, lowest_wins, best):
    """Where few is good that is the least."""
    assert [line.value for line in alone(7, 3, 9, lowest_wins=lowest_wins)[1:4]] == best


def test_the_best_list_is_ten_long(alone):
    lines = alone(*range(12))
    assert [line.name for line in lines[1:-1]][-1] == "10. Anna"
    assert lines[-1].name == "Longest: 12 minutes"


def test_one_game_is_not_called_the_longest(alone):
    assert [line.name for line in alone(7)[1:]] == ["1. Anna"]


def test_guests_wear_each_their_own_figure(played):
    stage = played(2)
    made = [line for line in players(stage.ui, stage.ui.records.all()) if isinstance(line, StandingRow) and line.name]
    seated = stage.ui.records.all()[0].players

    assert {line.name: line.figure for line in made} == {player.name: player.figure for player in seated}
