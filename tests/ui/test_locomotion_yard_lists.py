"""What the lists of yards and starts decide: what is shown first, what is kept, what goes with what."""

import pytest
from msgspec.structs import replace
from scenes_locomotion_yards import OURS, STRAIGHT, kept, rails_at
from yard_glass import shelf, touch

from app.games.game import Way
from app.games.locomotion.train import Colour
from app.games.locomotion.yard.draft import YardDraft, draft_of
from app.games.locomotion.yard.file import write_yards
from app.games.locomotion.yard.generator import MOST_RAILS
from app.games.locomotion.yard.text import read_yard
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.screen.setup import AskYard
from app.ui.play.locomotion.yards.choice import Bring, GoOn, LookAt, Make, Show, Shown, YardChoiceScreen
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.editor_more import AskName
from app.ui.play.locomotion.yards.editor_view import Again, More, TakeBack
from app.ui.play.locomotion.yards.maker import MoreRails
from app.ui.play.locomotion.yards.own_yards import players_words
from app.ui.play.locomotion.yards.start_screen import ChooseOrder, Spread, TakeUp
from app.ui.play.locomotion.yards.starts_screen import PlaceNew
from app.ui.play.locomotion.yards.yard_screen import Change, Delete, LookAtStarts, Rename
from app.ui.screens.choice import Pick
from app.ui.screens.files import Read
from app.ui.widgets.element import Look


@pytest.fixture
def choosing(rehearsal):
    """Return a function that opens the choice of yards with some of our own, one of them chosen."""

    def opened(*own, chosen=None):
        stage = rehearsal(screen="800x480")
        kept(*own)(stage)
        stage.ui.go(YardChoiceScreen(stage.ui, chosen or house_yards()[0], lambda _named: True, lambda _named: None))
        stage.robot.settle()
        return stage

    return opened


def test_the_chosen_yard_is_in_sight_at_once(choosing):
    for chosen in (house_yards()[-1], OURS):
        assert choosing(OURS, chosen=chosen).robot.find(LookAt(chosen.id)) is not None


def test_a_deleted_yard_does_not_come_back_as_half_built(choosing):
    stage = choosing(OURS, chosen=OURS)
    shelf(stage).begin(draft_of(OURS, OURS.titles.en))
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.hold(Delete())
    assert stage.robot.find(GoOn(OURS.id)) is None


def test_a_yard_that_is_half_changed_is_gone_on_with(choosing):
    stage = choosing(OURS, chosen=OURS)
    shelf(stage).begin(YardDraft(OURS.id, OURS.titles.en, rails_at("a1 c1"), 2, OURS))
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(Change())
    assert stage.ui.screen.draft.rails == rails_at("a1 c1")


def test_a_yard_may_keep_its_name_with_other_capitals(choosing):
    stage = choosing(OURS, chosen=OURS)
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(Rename())
    stage.ui.screen.text = OURS.titles.en.upper()
    stage.robot.press()
    assert [named.titles.en for named in shelf(stage).all()] == [OURS.titles.en.upper()]


def test_a_yard_with_other_starts_is_another_and_keeps_the_id(choosing, tmp_path):
    (tmp_path / "mine.toml").write_text(write_yards((replace(OURS, id="own-7", starts=OURS.starts[:1]),)))
    stage = choosing(replace(OURS, id="own-5"))
    stage.ui.sticks = lambda: (tmp_path,)
    stage.robot.tap(Show(Shown.OWN))
    stage.robot.tap(Bring())
    stage.robot.tap(Read(0))
    stage.robot.tap(Pick(1))
    (named,) = shelf(stage).all()
    assert (named.id, len(named.starts)) == ("own-5", 1)


def test_no_more_rails_than_the_box_has_can_be_asked_for(choosing):
    stage = choosing()
    stage.robot.tap(Make())
    for _ in range(MOST_RAILS):
        stage.ui.screen.tapped(MoreRails(1))
    stage.robot.tap(MoreRails(1))
    assert stage.ui.screen.recipe.rails == MOST_RAILS
    assert stage.robot.find(MoreRails(1)).look is Look.OFF


def test_m8_a_chosen_order_outlives_another_spread_and_is_whole_with_four(choosing):
    stage = choosing(OURS, chosen=OURS)
    stage.robot.tap(LookAt(OURS.id))
    stage.robot.tap(LookAtStarts())
    stage.robot.tap(PlaceNew(True))
    order = (Colour.BLUE, Colour.RED, Colour.YELLOW, Colour.GREEN)
    for wanted in (order[::-1], order):
        stage.robot.tap(ChooseOrder())
        for colour in wanted:
            stage.robot.tap(TakeUp(colour))
        assert not stage.ui.screen.is_ordering
    stage.robot.tap(Spread())
    assert stage.ui.screen.draft.order == order


def test_a_yard_that_was_changed_meanwhile_is_played_on_as_it_is(rehearsal):
    stage = rehearsal()
    kept(OURS)(stage)
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(1)))
    stage.robot.settle()
    stage.ui.screen.draft = stage.ui.screen.draft.on(OURS)
    stage.robot.tap(AskYard())
    shelf(stage).put(replace(OURS, yard=STRAIGHT.yard, starts=()), OURS.titles.en)
    stage.ui.back()
    stage.robot.settle()
    assert stage.ui.screen.draft.named().yard == STRAIGHT.yard


def test_after_a_new_rail_nothing_is_left_to_do_again(rehearsal):
    stage = rehearsal()
    stage.ui.go(YardEditorScreen(stage.ui, YardDraft("own-1", "Onze werf"), lambda _named: None))
    stage.robot.settle()
    assert stage.robot.find(TakeBack()).look is Look.OFF
    touch(stage, "a1 c1 e1")
    stage.robot.tap(TakeBack())
    touch(stage, "c1 d2")
    assert stage.robot.find(Again()).look is Look.OFF
    assert stage.robot.find(TakeBack()).look is Look.REST


def test_a_kept_yard_may_keep_its_own_name_while_it_is_changed(choosing):
    stage = choosing(OURS, chosen=OURS)
    stage.ui.go(YardEditorScreen(stage.ui, draft_of(OURS, OURS.titles.en), lambda _named: None))
    stage.robot.settle()
    stage.robot.tap(More())
    stage.robot.tap(AskName())
    stage.ui.screen.text = OURS.titles.en.upper()
    stage.robot.press()
    assert stage.ui.screen.draft.name == OURS.titles.en.upper()


def test_m6_five_points_are_too_few_for_one(rehearsal):
    assert players_words(rehearsal().ui.language, read_yard("o---o---o---o---o\n")) == "too small to play on"


def test_the_yards_of_the_house_begin_with_the_smallest():
    """Whoever needs a yard that is big enough takes the first that is."""
    rails = [len(named.yard.rails) for named in house_yards()]
    assert rails == sorted(rails)
    assert rails[0] < rails[-1]
