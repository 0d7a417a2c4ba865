"""Yards, by robot: built dot by dot, checked at every rail, kept, played on, made, brought in; nothing is lost."""

import pytest
from scenes_locomotion_yards import LINE, OURS, RING, STRAIGHT, kept, own, rails_at
from stage_set import Stage

from app.games.game import Way
from app.games.locomotion.generator import Difficulty, Shape
from app.games.locomotion.lattice import Place, place_named
from app.games.locomotion.start import start_fault
from app.games.locomotion.train import Colour
from app.games.locomotion.yard import yard_of
from app.games.locomotion.yard_checks import breaches, can_turn
from app.games.locomotion.yard_draft import YardDraft
from app.games.locomotion.yard_file import parse_yards, write_yards
from app.paper.yard_shelf import YardShelf
from app.table.codes import from_words, to_words
from app.ui.parts import Back
from app.ui.play.locomotion.editor_more import AskPoints, Clear, ThrowAway
from app.ui.play.locomotion.editor_view import Again, Dot, LatticeDot, More, Pan, TakeBack
from app.ui.play.locomotion.library import house_yards
from app.ui.play.locomotion.rails import Rails
from app.ui.play.locomotion.screen_setup import AskYard
from app.ui.play.locomotion.start_screen import ChooseOrder, PutOn, Remove, Spread, TakeUp
from app.ui.play.locomotion.starts_screen import LookAtStart, PlaceNew
from app.ui.play.locomotion.yard_choice import Bring, Build, Export, GoOn, LookAt, Make, Show, Shown, YardChoiceScreen
from app.ui.play.locomotion.yard_editor import YardEditorScreen
from app.ui.play.locomotion.yard_maker import Another, AskCode, Keep, MoreRails, Take
from app.ui.play.locomotion.yard_screen import Change, Copy, Delete, LookAtStarts, Rename, YardScreen
from app.ui.screens.choice import Pick
from app.ui.screens.files import Read, RefusedFileScreen
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


def shelf(stage: Stage) -> YardShelf:
    return YardShelf(stage.ui.table.store)


def words(stage: Stage) -> list:
    return [element.wordings for element in stage.shell.scene if isinstance(element, Label)]


def touch(stage: Stage, line: str) -> None:
    """Touch the dots by name, one after the other."""
    for name in line.split():
        stage.robot.tap(Dot(place_named(name)))


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


@pytest.fixture
def building(rehearsal):
    """Return a function that opens the editor with some rails."""

    def opened(*lines, screen="1280x800", points=2):
        stage = rehearsal(screen=screen)
        stage.done = []
        draft = YardDraft("own-1", "Onze werf", rails_at(*lines), points)
        stage.ui.go(YardEditorScreen(stage.ui, draft, stage.done.append))
        stage.robot.settle()
        return stage

    return opened


# ---------------------------------------------------------------- building


@pytest.mark.parametrize("screen", ["800x480", "1280x800", "720x1280"])
def test_m4_a_yard_is_built_by_touch_kept_and_played_on(rehearsal, screen):
    stage = rehearsal(screen=screen)
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(1)))
    stage.robot.settle()
    stage.robot.tap(AskYard())
    stage.robot.tap(Show(Shown.OWN))
    stage.robot.tap(Build())
    stage.robot.press()
    for q, r in ((-2, 0), (-1, 0), (0, 0), (0, 1), (0, 2), (1, 2), (2, 2)):
        stage.robot.tap(Dot(Place(q, r)))
    assert stage.ui.screen.told()[1] == "warn"
    stage.robot.press()
    (named,) = shelf(stage).all()
    assert len(named.yard.rails) == 6
    assert breaches(named.yard) == ()
    stage.robot.tap(LookAt(named.id))
    stage.robot.press()
    assert stage.ui.screen.draft.named() == named
    stage.robot.press()
    assert stage.match.state.yard == named.yard


def test_m2_touching_both_ends_again_takes_the_rail_away(building):
    stage = building()
    touch(stage, "a1 c1")
    assert stage.ui.screen.draft.rails == rails_at("a1 c1")
    touch(stage, "a1")
    assert stage.ui.screen.draft.rails == ()


def test_m2_a_dot_touched_twice_is_let_go_and_a_far_one_is_chosen_instead(building):
    stage = building()
    touch(stage, "a1 a1 c1")
    assert stage.ui.screen.draft.rails == ()
    touch(stage, "a3 c3")
    assert stage.ui.screen.draft.rails == rails_at("a3 c3")


BREACHES = {
    "M2": ((), "no_rails", "Touch a dot, then one beside it: that is a rail."),
    "M3 apart": (("a1 c1 e1", "a3 c3"), "apart", "Not all rails hang together. (M3)"),
    "M3 beside": (("a1 c1 e1", "c1 d2 f2"), "parallel", "Two rails lie side by side. (M3)"),
    "M4": (("a1 c1 e1 d2",), "unreachable", "Too sharp: not every point can be reached. (M4)"),
}


@pytest.mark.parametrize("rule", BREACHES)
def test_m2_m3_m4_a_breach_is_said_in_one_sentence_and_nothing_is_kept(building, rule):
    lines, key, sentence = BREACHES[rule]
    stage = building(*lines)
    assert stage.ui.screen.breach().key == key
    assert sentence in words(stage)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert shelf(stage).all() == ()
    assert stage.done == []


def test_m3_the_rails_at_fault_are_marked_and_taking_one_away_heals_it(building):
    stage = building("a1 c1 e1", "c1 d2 f2")
    (rails,) = (element for element in stage.shell.scene if isinstance(element, Rails))
    assert set(rails.faulty) == set(rails_at("c1 e1", "d2 f2"))
    touch(stage, "f2 d2")
    (rails,) = (element for element in stage.shell.scene if isinstance(element, Rails))
    assert rails.faulty == ()


def test_m4_the_points_that_cannot_be_reached_are_crossed_out(building):
    stage = building("a1 c1 e1 d2")
    crossed = [each.tap.place for each in stage.shell.scene if isinstance(each, LatticeDot) and each.is_at_fault]
    assert crossed
    assert set(crossed) < {place_named(name) for name in ("a1", "c1", "e1", "d2")}


def test_m4a_a_yard_that_turns_nobody_is_kept_with_a_warning(building):
    stage = building("a1 c1 e1 g1 i1 k1 m1")
    assert "Fine, but no locomotive can be turned here. (M4a)" in words(stage)
    stage.robot.press()
    (named,) = shelf(stage).all()
    assert not can_turn(named.yard)
    assert stage.done == [named]


def test_m2_the_counter_counts_and_the_46th_rail_is_refused(building):
    line = " ".join(f"{chr(97 + 2 * n)}{1}" for n in range(13))
    back = " ".join(f"{chr(97 + 2 * n)}{5}" for n in range(13))
    more = " ".join(f"{chr(97 + 2 * n)}{9}" for n in range(13))
    stage = building(line, back, more, "a1 b2 a3 b4 a5 b6 a7 b8 a9")
    assert stage.ui.screen.draft.left == 1
    assert any("one rail left" in said for said in words(stage))
    touch(stage, "c5 d6")
    assert stage.ui.screen.draft.left == 0
    touch(stage, "e7")
    assert stage.ui.screen.draft.left == 0
    assert stage.ui.notice.sentence == "All 45 rails of the box are laid. (M2)"


def test_m2_what_was_laid_is_taken_back_and_laid_again(building):
    stage = building()
    touch(stage, "a1 c1 e1")
    stage.robot.tap(TakeBack())
    assert stage.ui.screen.draft.rails == rails_at("a1 c1")
    stage.robot.tap(Again())
    assert stage.ui.screen.draft.rails == rails_at("a1 c1 e1")
    stage.robot.press(1.0)
    stage.robot.press(1.0)
    assert stage.ui.screen.draft.rails == ()
    stage.robot.press(1.0)
    assert not isinstance(stage.ui.screen, YardEditorScreen)


def test_m2_a_lattice_that_does_not_fit_is_looked_at_part_by_part(building):
    big = max(house_yards(), key=lambda named: len(named.yard.rails))
    stage = building(screen="800x480")
    stage.ui.screen.become(YardDraft("own-1", "Groot", big.yard.rails))
    screen, seen = stage.ui.screen, set()
    for by in [Pan(-4, 0)] * 8 + [Pan(0, -2)] * 8:
        screen.tapped(by)
    for _ in range(16):
        for by in [Pan(4, 0)] * 14 + [Pan(-4, 0)] * 14:
            seen |= {each.tap.place for each in screen.scene(stage.shell.frame) if isinstance(each.tap, Dot)}
            screen.tapped(by)
        screen.tapped(Pan(0, 2))
    assert {end for rail in big.yard.rails for end in rail.ends} <= seen


def test_m2_a_rail_may_have_a_middle_point(building):
    stage = building("a1 c1 e1 g1 i1 k1")
    stage.robot.tap(More())
    stage.robot.tap(AskPoints())
    stage.robot.tap(Pick(1))
    stage.robot.tap(Back())
    stage.robot.press()
    (named,) = shelf(stage).all()
    assert named.yard.points_per_rail == 3
    assert len(named.yard.places) == 11


def test_clearing_must_be_held_and_can_be_taken_back(building):
    stage = building("a1 c1 e1")
    stage.robot.tap(More())
    stage.robot.tap(Clear())
    assert stage.ui.screen.draft.rails
    stage.robot.hold(Clear())
    assert stage.ui.screen.draft.rails == ()
    stage.robot.tap(TakeBack())
    assert stage.ui.screen.draft.rails == rails_at("a1 c1 e1")


def test_a_power_cut_loses_no_rail(tmp_path):
    first = Stage(tmp_path)
    first.ui.go(YardEditorScreen(first.ui, YardDraft("own-1", "Onze werf"), lambda _named: None))
    first.robot.settle()
    touch(first, "a1 c1 e1")
    first.program.store.close()  # nothing else is done: the screen is still open
    second = Stage(tmp_path)
    second.ui.go(YardChoiceScreen(second.ui, house_yards()[0], lambda _named: True, lambda _named: None))
    second.robot.settle()
    second.robot.tap(Show(Shown.OWN))
    second.robot.tap(GoOn("own-1"))
    assert second.ui.screen.draft.rails == rails_at("a1 c1 e1")
    second.close()


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


# ---------------------------------------------------------------- our own yards


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


def test_m6_starts_go_along_when_a_yard_is_changed_and_lost_ones_are_told(choosing):
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


def test_the_same_words_make_the_same_yard_in_either_language(choosing):
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
