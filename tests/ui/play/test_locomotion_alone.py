"""Locomotion alone: a run is counted, lanterns tell the shortest way, the best run stays dotted."""

import msgspec
import pytest
from locomotion_at_table import ALONE, play
from locomotion_glass import bubble, cost, page, shown, state, touch, trails, train, words

from app.devices.stand_ins import Finished, InstantRunner
from app.games.game import Seat, Setup, Way
from app.games.locomotion.box.moves import GiveUp
from app.games.locomotion.screen.game import Options, Phase, TakeStep, Variant
from app.games.locomotion.search.puzzle import BestKnown, Proven, Unsolvable
from app.games.locomotion.train import Colour, End
from app.table import errands
from app.table.errands import Errands
from app.ui.kit.parts import Undo
from app.ui.play.locomotion.both.drawn_page import AskDrawAgain, DrawnPage
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.look.lanterns import Lanterns
from app.ui.play.locomotion.screen.placing_page import SpreadRest
from app.ui.play.locomotion.screen.solo_page import AskLantern, SoloPage
from app.ui.play.locomotion.screen.turn_page import Flip
from app.ui.screens.match.end_page import Rematch
from app.ui.screens.match.pause import Stop
from app.ui.stage import places
from app.ui.widgets.key import Key
from app.ui.widgets.score_table import ScoreTable
from app.ui.widgets.star import StarLook

ANNA, BEN = Seat(0), Seat(1)


@pytest.fixture
def alone(yard):
    """Return a function that begins a run on the anchor."""

    def begun(**wishes):
        wishes.setdefault("pieces", ALONE)
        return yard(seats=wishes.pop("seats", 1), variant="solo", **wishes)

    return begun


def drive_shortest(stage):
    """Do what the lanterns propose, to the end."""
    for _ in range(20):
        if isinstance(page(stage), ResultPage):
            return
        stage.robot.tap(AskLantern())
        stage.robot.wait(0.5)
        stage.robot.press()
    raise AssertionError("the lanterns lead nowhere")


def lantern(stage):
    return next(key.note for key in shown(stage, Key) if key.tap == AskLantern())


# ------------------------------------------------------------ counting


def test_m26_steps_and_couplings_are_counted_and_undo_takes_them_back(alone):
    stage = alone()
    touch(stage, "e3")
    stage.robot.press()
    assert "1 step, 1 coupling" in words(stage)
    stage.robot.tap(Undo())
    stage.robot.tap(Undo())
    assert "0 steps, 0 couplings" in words(stage)


def test_m16_the_other_end_can_be_asked_to_fetch_a_wagon(alone):
    """Red hangs behind for two; to have it in front the locomotive turns first."""
    stage = alone()
    touch(stage, "e3")
    assert cost(stage) == "2"
    stage.robot.tap(Flip())
    assert cost(stage) == "2"
    stage.robot.tap(Flip())
    assert int(cost(stage)) > 2
    stage.robot.press()
    assert (state(stage).train.end, state(stage).train.wagons) == (End.FRONT, (Colour.RED,))


def test_m15_a_train_fetches_at_its_wagons_whatever_end_is_asked_for(alone):
    stage = alone()
    touch(stage, "e3")
    stage.robot.press()
    for _ in range(2):
        stage.robot.tap(Flip())
    touch(stage, "m3")
    stage.robot.press()
    assert (state(stage).train.end, state(stage).train.wagons) == (End.REAR, (Colour.RED, Colour.YELLOW))


def test_m26_there_is_no_turn_to_end(alone):
    stage = alone()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert state(stage).phase is Phase.MOVING


# ------------------------------------------------------------ the shortest way


def test_m27_lanterns_tell_a_range_then_the_length_then_the_next_acts(alone):
    stage = alone()
    assert lantern(stage) == "how short?"
    stage.robot.tap(AskLantern())
    assert (lantern(stage), cost(stage)) == ("15 to 19", "")
    stage.robot.tap(AskLantern())
    assert (lantern(stage), cost(stage)) == ("16", "")
    stage.robot.tap(AskLantern())
    stage.robot.wait(0.5)
    assert int(cost(stage)) > 0


def test_m27_who_follows_the_lanterns_drives_the_shortest_way(alone):
    stage = alone()
    drive_shortest(stage)
    assert state(stage).tallies[0].total == 16
    assert "No way is shorter!" in words(stage)
    assert shown(stage, Lanterns)[0].lit == 3


def test_m27_from_a_detour_the_lanterns_lead_on_from_where_the_train_is(alone):
    stage = alone()
    touch(stage, "h2")
    stage.robot.press()
    drive_shortest(stage)
    assert state(stage).tallies[0].total > 16


def test_m27_a_start_of_the_house_is_known_without_working_it_out(yard):
    """Its length comes from the file that was proven before."""
    named = next(named for named in house_yards() if named.id == "anchor")
    stage = yard(seats=1, variant="solo", pieces=None)
    stage.ui.table.begin(stage.match.game, stage.match.players, setup_of(named))
    assert isinstance(Par(stage.ui).of_start(state(stage)), Proven)


def setup_of(named):
    options = Options(named.yard, Variant.SOLO, starts=(named.starts[0].start,))
    return Setup(1, ANNA, options)


def test_m50_where_steps_alone_count_the_lanterns_lead_to_the_fewest_steps(alone):
    stage = alone(steps_only=True)
    drive_shortest(stage)
    (tally,), (counted,) = state(stage).tallies, state(stage).counted
    assert counted == tally.steps < tally.total
    assert "No way is shorter!" in words(stage)
    assert stage.ui.records.finished("locomotion", Way.SCREEN)[0].totals == (counted,)


def test_m27_a_run_as_short_as_the_best_known_way_is_not_called_proven(alone):
    stage = alone()
    stage.ui.table.store.put(errands.KEY, ())
    stage.ui.errands = Errands(Doubting(), stage.ui.table.store, stage.clock)
    stage.ui.screen.page.par = Par(stage.ui)
    drive_shortest(stage)
    assert "No shorter way is known!" in words(stage)


class Doubting(InstantRunner):
    """A runner that finds the shortest way and proves nothing."""

    def start(self, errand):
        (*told, (_, answer)) = super().start(errand).heard()
        proven = msgspec.json.decode(answer, type=Proven)
        return Finished([*told, (True, msgspec.json.encode(BestKnown(proven.route, 1)))])


def test_m44_another_order_can_be_drawn_until_the_first_step(yard):
    """Then the key is there for uncoupling, and taking all back brings it again."""
    stage = yard(seats=1, variant="solo", pieces=None)
    stage.robot.tap(SpreadRest())
    stage.robot.press()
    stage.robot.press()
    stage.robot.tap(AskDrawAgain())
    assert isinstance(page(stage), DrawnPage)
    stage.robot.press()
    play(stage, next(move for move in stage.match.legal(ANNA) if isinstance(move, TakeStep)))
    stage.robot.settle()
    assert stage.robot.find(AskDrawAgain()) is None
    stage.robot.tap(Undo())
    assert stage.robot.find(AskDrawAgain()) is not None


def test_m28_a_start_that_cannot_be_won_is_refused_and_another_order_may_be_drawn(yard):
    """The child process proves it; the star then drives nowhere and says why."""
    stage = yard(seats=1, variant="solo", pieces=None)
    stage.ui.errands = Errands(Hopeless(), stage.ui.table.store, stage.clock)
    stage.robot.tap(SpreadRest())
    stage.robot.press()
    stage.robot.press()
    stage.robot.wait(0.5)
    assert isinstance(page(stage), SoloPage)
    stage.robot.press()
    assert bubble(stage) == "It is proven: nobody can win this start. (M28)"
    stage.robot.tap(AskDrawAgain())
    assert isinstance(page(stage), DrawnPage)


class Hopeless:
    """A runner whose work finds that there is no way."""

    def start(self, errand):
        assert errand.work
        return Finished([(True, msgspec.json.encode(Unsolvable()))])


# ------------------------------------------------------------ ending, and again


def test_m30_giving_up_from_the_pause_ends_the_run(alone):
    stage = alone()
    stage.ui.open(places.Pause())
    stage.robot.settle()
    stage.robot.hold(Stop())
    assert state(stage).tallies[0].has_given_up
    assert "Given up" in words(stage)


def test_m26_the_same_start_can_be_driven_again_with_the_best_run_dotted(alone):
    """The order stays, and so do all pieces."""
    stage = alone()
    before = state(stage).order, state(stage).start.wagons
    drive_shortest(stage)
    stage.robot.tap(Rematch(is_same=True))
    assert (state(stage).order, state(stage).start.wagons) == before
    assert isinstance(page(stage), SoloPage)
    assert trails(stage)
    assert set(trails(stage)) == {True}


def test_m28_before_the_first_step_another_order_can_be_drawn(yard):
    stage = yard(seats=1, variant="solo", pieces=None)
    stage.robot.tap(SpreadRest())
    stage.robot.press()
    assert isinstance(page(stage), DrawnPage)
    before = len(stage.match.log)
    stage.robot.tap(AskDrawAgain())
    assert len(stage.match.log) > before
    assert isinstance(page(stage), DrawnPage)


def test_m27_in_a_competition_everyone_drives_the_same_start(alone):
    stage = alone(seats=2)
    drive_both(stage)
    assert shown(stage, ScoreTable)[0].rows[0].points == tuple(t.steps for t in state(stage).tallies)


def drive_both(stage):
    play(stage, GiveUp(ANNA))
    assert (state(stage).current, train(stage)) == (BEN, "i3")
    drive_shortest(stage)
    assert "Ben wins!" in words(stage)


def test_m43_where_all_gave_up_nobody_is_said_to_win(alone):
    stage = alone(seats=2)
    play(stage, GiveUp(ANNA), GiveUp(BEN))
    assert "Nobody finished it" in words(stage)
    assert shown(stage, Lanterns)[0].lit == 0
    assert shown(stage, ScoreTable)[0].total.points == (None, None)
