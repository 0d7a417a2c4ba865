"""Yards, by robot: copied, renamed, deleted, made, written out and brought in; and their solo starts."""

import msgspec
import pytest
from msgspec.structs import replace
from scenes_locomotion_yards import LINE, OURS, RING, STRAIGHT, kept, own, rails_at
from stage_set import Stage
from yard_glass import shelf, touch, words

from app.games.game import Way
from app.games.locomotion.search.puzzle import Unsolvable
from app.games.locomotion.start import start_fault
from app.games.locomotion.train import Colour
from app.games.locomotion.yard.checks import can_turn
from app.games.locomotion.yard.draft import YardDraft, draft_of
from app.games.locomotion.yard.file import parse_yards, write_yards
from app.games.locomotion.yard.generator import Difficulty, Shape
from app.games.locomotion.yard.network import yard_of
from app.table.errands import Errands
from app.table.match.codes import from_words, to_words
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.screen.setup import AskYard
from app.ui.play.locomotion.yards.choice import Bring, Export, GoOn, LookAt, Make, Show, Shown, YardChoiceScreen
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.editor_more import ThrowAway
from app.ui.play.locomotion.yards.editor_view import More
from app.ui.play.locomotion.yards.maker import Another, AskCode, Keep, MoreRails, Take
from app.ui.play.locomotion.yards.start_draft import StartDraft
from app.ui.play.locomotion.yards.start_draft import draft_of as draft_of_start
from app.ui.play.locomotion.yards.start_screen import ChooseOrder, PutOn, Remove, Spread, TakeUp
from app.ui.play.locomotion.yards.starts_screen import LookAtStart, PlaceNew
from app.ui.play.locomotion.yards.yard_screen import Change, Copy, Delete, LookAtStarts, Rename, YardScreen
from app.ui.screens.choice import Pick
from app.ui.screens.files import Read, RefusedFileScreen
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.widgets.key import Key
from app.ui.widgets.list_row import ListRow


@pytest.fixture
def choosing(rehearsal):
    """Return a function that opens the choice of yards with some of our own, and where the chosen one lands."""

    def opened(*own, screen="1280x800", shown=Shown.OWN):
        stage = rehearsal(screen=screen)
        kept(*own)(stage)
        stage.taken = []
        fits = lambda named: len(named.yard.places) > 5  # noqa: E731
        stage.ui.go(YardChoiceScreen(stage.ui, house_yards()[0], fits, stage.taken.append))
        stage.robot.settle()
        stage.robot.tap(Show(shown))
        return stage

    return opened


# ---------------------------------------------------------------- our own yards


def test_a_draft_can_be_thrown_away(choosing):
    stage = choosing()
    shelf(stage).begin(YardDraft("own-1", "Half", rails_at("a1 c1")))
    stage.robot.settle()
    stage.robot.tap(Show(Shown.OWN))
    stage.robot.tap(GoOn("own-1"))
    stage.robot.tap(More())
    stage.robot.hold(ThrowAway())
    assert shelf(stage).drafts() == ()
    assert isinstance(stage.ui.screen, YardChoiceScreen)


def test_a_yard_of_the_house_is_copied_and_the_copy_changed(choosing):
    stage = choosing(shown=Shown.HOUSE)
    fork = house_yards()[0]
    stage.robot.tap(LookAt(fork.id))
    stage.robot.tap(Copy())
    stage.robot.press()
    assert isinstance(stage.ui.screen, YardEditorScreen)
    stage.robot.press()
    (copy,) = shelf(stage).all()
    assert copy.yard == fork.yard
    assert [each.start for each in copy.starts] == [each.start for each in fork.starts]
    assert stage.ui.screen.named == copy
    assert house_yards()[0] == fork


def test_a_yard_is_renamed_but_not_to_the_name_of_another(choosing):
    stage = choosing(OURS, STRAIGHT)
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(Rename())
    stage.ui.screen.text = STRAIGHT.titles.en
    stage.robot.press()
    assert isinstance(stage.ui.screen, KeyboardScreen)
    stage.ui.screen.text = "Nieuw"
    stage.robot.press()
    assert [named.titles.nl for named in shelf(stage).all()] == ["Nieuw", STRAIGHT.titles.nl]
    assert shelf(stage).by_id(OURS.id).starts == OURS.starts


def test_a_yard_is_deleted_only_by_holding(choosing):
    stage = choosing(OURS)
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(Delete())
    assert shelf(stage).all() == (OURS,)
    stage.robot.hold(Delete())
    assert shelf(stage).all() == ()
    assert isinstance(stage.ui.screen, YardChoiceScreen)


def test_m35b_starts_go_along_when_a_yard_is_changed_and_lost_ones_are_told(choosing):
    line = own("Lijn", LINE, 7, 8)
    stage = choosing(line)
    stage.robot.tap(LookAt(line.id))
    stage.robot.tap(Change())
    stands = [{point for point, _ in (*each.start.locomotives, *each.start.wagons)} for each in line.starts]
    assert all({0, 7} & points for points in stands)
    touch(stage, "a1 c1 m1 o1")
    stage.robot.press()
    assert shelf(stage).by_id(line.id).starts == ()
    assert "2 starts had no place any more." in stage.ui.notice.sentence


def test_m6_a_yard_too_small_is_not_played_on_and_says_so(choosing):
    stage = choosing()
    tiny = YardDraft("own-9", "Klein", rails_at("a1 c1 e1")).finished()
    shelf(stage).put(tiny)
    stage.robot.tap(Show(Shown.OWN))
    stage.robot.tap(LookAt("own-9"))
    stage.robot.press()
    assert stage.taken == []
    assert isinstance(stage.ui.screen, YardScreen)
    assert stage.ui.notice.sentence == "This yard is too small for so many players. (M6)"


# ---------------------------------------------------------------- starts


def starts(choosing, named=OURS):
    stage = choosing(named)
    stage.robot.tap(LookAt(named.id))
    stage.robot.tap(LookAtStarts())
    return stage


def test_m6_a_start_is_placed_by_hand_with_its_order(choosing):
    stage = starts(choosing)
    stage.robot.tap(PlaceNew(False))
    for point in (0, 1, 2, 3, 8):
        stage.robot.tap(PutOn(point))
    stage.robot.tap(ChooseOrder())
    for colour in (Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW):
        stage.robot.tap(TakeUp(colour))
    stage.robot.press()
    start = shelf(stage).by_id(OURS.id).starts[-1].start
    assert len(shelf(stage).by_id(OURS.id).starts) == len(OURS.starts) + 1
    assert start.locomotives[0][0] == 0
    assert [point for point, _ in start.wagons] == [1, 2, 3, 8]
    assert start.order == (Colour.BLUE, Colour.RED, Colour.GREEN, Colour.YELLOW)
    assert start_fault(OURS.yard, start, 1) is None


def test_m6_a_locomotive_touched_again_turns_to_its_next_rail(choosing):
    stage = starts(choosing)
    stage.robot.tap(PlaceNew(False))
    stage.robot.tap(PutOn(0))
    stage.robot.tap(TakeUp(None))
    first = stage.ui.screen.draft.locomotive
    stage.robot.tap(PutOn(0))
    second = stage.ui.screen.draft.locomotive
    assert {first[1], second[1]} == set(RING.neighbours[0])


def test_m6_the_device_spreads_a_start(choosing):
    stage = starts(choosing)
    stage.robot.tap(PlaceNew(True))
    stage.robot.tap(Spread())
    assert stage.ui.screen.draft.fault is None
    stage.robot.press()
    assert len(shelf(stage).by_id(OURS.id).starts) == len(OURS.starts) + 1


def test_m6_a_start_is_removed_by_holding(choosing):
    stage = starts(choosing)
    stage.robot.tap(LookAtStart(1))
    stage.robot.hold(Remove())
    assert shelf(stage).by_id(OURS.id).starts == (OURS.starts[0], *OURS.starts[2:])


def rows(stage: Stage) -> list[tuple[str, str]]:
    return [(row.value, row.signal) for row in stage.robot.scene if isinstance(row, ListRow)]


def test_m27_the_proven_length_stands_beside_a_start_of_the_house(choosing):
    stage = choosing(shown=Shown.HOUSE)
    stage.robot.tap(LookAt("fork"))
    assert "shortest: 24" in [key.note for key in stage.robot.scene if isinstance(key, Key)]
    stage.robot.tap(LookAtStarts())
    assert rows(stage) == [("shortest: 24", "")]


def test_m27_the_shortest_way_of_an_own_start_is_looked_for_aside(choosing):
    slow = Slow()
    stage = choosing(OURS)
    stage.ui.errands = Errands(slow, stage.ui.table.store, stage.clock)
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(LookAtStarts())
    assert rows(stage) == [("is looked for…", "")] * 3
    slow.answer = Unsolvable()
    stage.robot.wait(1.0)
    assert rows(stage) == [("cannot be won", "no")] * 3


def test_m27_a_yard_that_is_kept_has_its_starts_prepared(choosing):
    slow = Slow()
    stage = choosing()
    stage.ui.errands = Errands(slow, stage.ui.table.store, stage.clock)
    stage.ui.go(YardEditorScreen(stage.ui, draft_of(OURS, OURS.titles.en), lambda _named: None))
    stage.robot.wait(0.5)
    assert slow.begun == 0
    stage.robot.press()
    stage.robot.wait(0.5)
    assert slow.begun == 1  # the others wait for it


class Slow:
    """A runner whose work goes on until its answer is given."""

    def __init__(self):
        self.answer, self.begun = None, 0

    def start(self, errand):
        assert errand.work
        self.begun += 1
        return self

    def heard(self):
        return [] if self.answer is None else [(True, msgspec.json.encode(self.answer))]

    def is_over(self):
        return self.answer is not None

    def stop(self):
        pass


def test_m26_a_start_of_an_own_yard_can_be_played(rehearsal):
    stage = rehearsal()
    kept(OURS)(stage)
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(1)))
    stage.robot.settle()
    stage.robot.tap(AskYard())
    stage.robot.tap(Show(Shown.OWN))
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.press()
    assert [answer.value for answer in stage.ui.screen._placings()][: len(OURS.starts)] == [s.id for s in OURS.starts]


# ---------------------------------------------------------------- made ones


def test_m35a_the_same_words_make_the_same_yard_in_either_language(choosing):
    stage = choosing(shown=Shown.HOUSE)
    stage.robot.tap(Make())
    stage.robot.tap(Take(Difficulty.HARD))
    stage.robot.tap(Take(Shape.PORTRAIT))
    stage.robot.tap(MoreRails(1))
    made = stage.ui.screen.named
    dutch = to_words(stage.ui.screen.recipe.code, "nl")
    assert len(made.yard.rails) == 23
    stage.robot.tap(Another())
    stage.robot.tap(Take(Difficulty.EASY))
    assert stage.ui.screen.named.yard != made.yard
    stage.robot.tap(AskCode())
    stage.ui.screen.text = dutch
    stage.robot.press()
    assert stage.ui.screen.named == made
    assert stage.ui.screen.recipe.difficulty is Difficulty.HARD
    assert from_words(dutch) == stage.ui.screen.recipe.code


def test_a_made_yard_is_played_on_or_kept(choosing):
    stage = choosing(shown=Shown.HOUSE)
    stage.robot.tap(Make())
    made = stage.ui.screen.named
    assert can_turn(made.yard)
    stage.robot.tap(Keep())
    stage.ui.screen.text = "Gemaakt"
    stage.robot.press()
    assert [(named.titles.en, named.yard) for named in shelf(stage).all()] == [("Gemaakt", made.yard)]
    stage.robot.press()
    assert stage.taken == [made]


def test_a_made_yard_lies_as_the_panel_does(choosing):
    for screen, shape in (("1280x800", Shape.LANDSCAPE), ("720x1280", Shape.PORTRAIT)):
        stage = choosing(screen=screen, shown=Shown.HOUSE)
        stage.robot.tap(Make())
        assert stage.ui.screen.recipe.shape is shape


# ---------------------------------------------------------------- files


def test_yards_are_written_out_and_brought_in_elsewhere(choosing, tmp_path):
    stage = choosing(OURS, STRAIGHT)
    stage.ui.sticks = lambda: (tmp_path,)
    stage.robot.tap(Export())
    assert stage.ui.notice.signal == "yes"
    written = (tmp_path / "tafelster" / "yard-achtertuintjes.toml").read_text()
    assert parse_yards(written, "x") == (OURS,)
    other = choosing()
    other.ui.sticks = lambda: (tmp_path,)
    other.robot.tap(Bring())
    other.robot.tap(Read(0))
    (named,) = shelf(other).all()
    assert (named.titles, named.yard, named.starts) == (OURS.titles, OURS.yard, OURS.starts)
    other.robot.tap(Read(0))
    assert other.ui.notice.sentence == f"{OURS.titles.en} is here already."


def test_a_bad_file_says_place_value_and_remedy(choosing, tmp_path):
    (tmp_path / "mine.toml").write_text(write_yards((STRAIGHT,)).replace("---", "-?-", 1))
    stage = choosing()
    stage.ui.sticks = lambda: (tmp_path,)
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    assert isinstance(stage.ui.screen, RefusedFileScreen)
    said = words(stage)
    assert "Place: own-2 picture line 1, column 3" in said
    assert any("'?' means nothing there" in str(each) for each in said)
    assert "Put it right in the file, and try again." in said
    assert shelf(stage).all() == ()


def test_another_yard_of_the_same_name_is_asked_about_and_keeps_the_id(choosing, tmp_path):
    changed = YardDraft("own-7", OURS.titles.en, (*yard_of(RING.rails).rails,)).finished()
    (tmp_path / "mine.toml").write_text(write_yards((changed,)))
    stage = choosing(OURS)
    stage.ui.sticks = lambda: (tmp_path,)
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    stage.robot.tap(Pick(1))
    (named,) = shelf(stage).all()
    assert named.id == OURS.id
    assert named.starts == ()


def test_a_wagon_that_is_moved_stands_in_one_place_and_one_wagon_is_no_order():
    yard = OURS.yard
    first, second = range(2)
    draft = StartDraft(yard).placed(Colour.RED, first).placed(Colour.RED, second)
    assert draft.wagons == ((second, Colour.RED),)
    whole = draft_of_start(yard, OURS.starts[0].start)
    assert replace(whole, order=(Colour.RED,)).start.order == ()
    assert replace(whole, order=(Colour.RED, Colour.BLUE)).start.order == (Colour.RED, Colour.BLUE)
