"""Building a yard, by robot: dot by dot, checked at every rail, kept, played on; nothing half built is lost."""

import pytest
from scenes_locomotion_yards import rails_at
from stage_set import Stage
from yard_glass import shelf, touch, words

from app.games.game import Way
from app.games.locomotion.yard.checks import breaches, can_turn
from app.games.locomotion.yard.draft import YardDraft
from app.games.locomotion.yard.lattice import Place, place_named
from app.ui.kit.parts import Back
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.look.rails import Rails
from app.ui.play.locomotion.screen.draft import ScreenDraft
from app.ui.play.locomotion.screen.setup import AskYard
from app.ui.play.locomotion.yards.choice import Build, GoOn, LookAt, Show, Shown, YardChoiceScreen
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.editor_more import AskPoints, Clear
from app.ui.play.locomotion.yards.editor_view import Again, Dot, LatticeDot, More, NextFault, Pan, TakeBack
from app.ui.screens.choice import Pick
from app.ui.widgets.star import StarLook


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


# ---------------------------------------------------------------- drawn with a finger


LINE = tuple(Dot(Place(q, 0)) for q in (-2, -1, 0, 1, 2))


@pytest.mark.parametrize("screen", ["800x480", "1280x800", "720x1280"])
def test_a_finger_that_slides_lays_a_rail_between_every_two_dots(building, screen):
    stage = building(screen=screen)
    stage.robot.slide(*LINE)
    assert len(stage.ui.screen.draft.rails) == 4
    assert stage.ui.screen.chosen is None


def test_a_fast_finger_lays_the_rails_it_passed(building):
    """A panel may tell of the first and the last place alone."""
    stage = building()
    stage.robot.slide(LINE[0], LINE[-1])
    assert len(stage.ui.screen.draft.rails) == 4


def test_what_was_drawn_over_stays_and_each_rail_is_taken_back_alone(building):
    stage = building()
    stage.robot.slide(*LINE)
    stage.robot.slide(*reversed(LINE))
    assert len(stage.ui.screen.draft.rails) == 4
    stage.robot.tap(TakeBack())
    assert len(stage.ui.screen.draft.rails) == 3


def test_under_a_finger_that_draws_the_dots_stay_where_they_are(building):
    stage = building()
    before = stage.robot.find(LINE[-1]).bounds
    stage.robot.slide(*LINE)
    assert stage.robot.find(LINE[-1]).bounds == before


def test_two_touches_still_lay_a_rail(building):
    stage = building()
    for dot in LINE[:2]:
        stage.robot.tap(dot)
    assert len(stage.ui.screen.draft.rails) == 1


# ---------------------------------------------------------------- every breach is named


def test_m4_a_breach_behind_another_is_reached_by_a_key(building):
    """A rhombus breaks M3; its sharp corners break M4 all the same."""
    stage = building("a1 c1 d2 b2 a1")
    screen = stage.ui.screen
    rules = [breach.rule for breach in screen.faults()]
    assert rules[0] == "M3"
    assert "M4" in rules
    seen = []
    for _ in rules:
        seen.append(screen.breach().rule)
        stage.robot.tap(NextFault())
    assert seen == rules


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
    assert shelf(stage).drafts() == ()
    assert len(named.yard.rails) == 6
    assert breaches(named.yard) == ()
    stage.robot.tap(LookAt(named.id))
    stage.robot.press()
    assert stage.ui.screen.draft.named() == named
    stage.robot.press()
    assert stage.match.state.yard == named.yard
    remembered = ScreenDraft.remembered_from(stage.ui.last_table(stage.playable("locomotion", Way.SCREEN).game))
    assert remembered.named() == named


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
    (rails,) = (element for element in stage.robot.scene if isinstance(element, Rails))
    assert set(rails.faulty) == set(rails_at("c1 e1", "d2 f2"))
    touch(stage, "f2 d2")
    (rails,) = (element for element in stage.robot.scene if isinstance(element, Rails))
    assert rails.faulty == ()


def test_m4_the_points_that_cannot_be_reached_are_crossed_out(building):
    stage = building("a1 c1 e1 d2")
    crossed = [each.tap.place for each in stage.robot.scene if isinstance(each, LatticeDot) and each.is_at_fault]
    assert crossed
    assert set(crossed) < {place_named(name) for name in ("a1", "c1", "e1", "d2")}


def test_m4a_a_yard_that_turns_nobody_is_kept_with_a_warning(building):
    stage = building("a1 c1 e1 g1 i1 k1 m1")
    assert "Fine, but no locomotive can be turned here. (M4a)" in words(stage)
    stage.robot.press()
    (named,) = shelf(stage).all()
    assert not can_turn(named.yard)
    assert stage.done == [named]


def test_m35a_the_counter_counts_and_the_46th_rail_is_refused(building):
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
            seen |= {each.tap.place for each in screen.scene(stage.shell.easel.frame) if isinstance(each.tap, Dot)}
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
