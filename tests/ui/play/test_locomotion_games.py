"""Whole games of Locomotion on this screen: placing, drawn cards, speed cards, tournaments, and how a game ends."""

import pytest
from locomotion_at_table import ALONE, at, colours, leave_cards, play, roll, sit, starts
from locomotion_glass import bubble, frames, page, said, shown, state, touch, words

from app.games.game import Seat, Way
from app.games.locomotion.box.moves import EndByAgreement, GiveUp, LaySpeed
from app.games.locomotion.course import Ending
from app.games.locomotion.screen.game import Couple, Done, Phase, TakeStep
from app.games.locomotion.train import Colour, End
from app.table.match.journal import Status
from app.ui.play.locomotion.both.drawn_page import DrawnPage
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.both.result_page import ResultPage
from app.ui.play.locomotion.look.piece_key import PieceCard, PieceKey
from app.ui.play.locomotion.look.pieces import PieceView
from app.ui.play.locomotion.look.speed_card import SpeedCard
from app.ui.play.locomotion.screen.lay_page import Choose, LayPage
from app.ui.play.locomotion.screen.placing_page import SpreadRest, TakeUp
from app.ui.play.locomotion.screen.setup import AskMore, AskVariant
from app.ui.play.locomotion.screen.turn_page import TurnPage
from app.ui.screens.choice import Pick
from app.ui.screens.first import record_lines
from app.ui.screens.match.pause import Stop
from app.ui.screens.match.roll_page import RollPage, TypeFace
from app.ui.stage import places
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.score_table import ScoreTable
from app.ui.widgets.standing_row import StandingRow
from app.ui.widgets.star import StarLook

ANNA, BEN = Seat(0), Seat(1)
BOXED = ("i3>g3 o5>m5", "m1y b4y a3r o1r g3g d2g k3b p2b")


# ------------------------------------------------------------ placing


def test_m6_pieces_are_placed_by_touch_and_a_second_touch_turns_the_locomotive(yard):
    stage = yard(pieces=None)
    touch(stage, "k3")
    first = page(stage).draft
    touch(stage, "k3")
    assert {first, page(stage).draft} == {(at("k3"), at("i3")), (at("k3"), at("m3"))}
    stage.robot.press()
    assert [train.points for train in state(stage).trains] == [(at("k3"),)]
    for name in ("m3", "e3", "d2", "b4"):
        touch(stage, name)
    assert len(state(stage).loose) == 4
    assert stage.ui.screen.star_look is StarLook.ARMED
    stage.robot.press()
    assert state(stage).current == BEN


def test_m6_a_piece_on_a_piece_is_refused(yard):
    stage = yard(pieces=None)
    touch(stage, "k3")
    stage.robot.press()
    touch(stage, "k3")
    assert said(stage) == "A piece stands there already. (M6)"


def test_m6_any_piece_in_hand_can_be_taken_first(yard):
    stage = yard(pieces=None)
    stage.robot.tap(TakeUp(Colour.BLUE))
    touch(stage, "a1")
    assert state(stage).loose == ((at("a1"), Colour.BLUE),)


def test_m6_the_device_spreads_what_is_left(yard):
    stage = yard(pieces=None)
    stage.robot.tap(SpreadRest())
    assert (len(state(stage).loose), shown(stage, PieceKey)) == (4, [])
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_before_all_is_placed_the_star_says_what_is_missing(yard):
    stage = yard(pieces=None)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert said(stage) == "Still 5 to place. (M6)"


# ------------------------------------------------------------ cards and the roll for the start


def test_m7_m8_the_cards_are_shown_before_anything_is_rolled(yard):
    stage = yard()
    assert isinstance(page(stage), DrawnPage)
    cards = [(card.kind, card.paint) for card in shown(stage, PieceCard)]
    assert cards == [("locomotive", c) for c in colours("yr")] + [("wagon", c) for c in colours("yrgb")]
    stage.robot.press()
    assert isinstance(page(stage), RollPage)


def test_m9_who_rolled_what_is_seen_while_the_next_one_rolls(yard):
    stage = yard()
    leave_cards(stage)
    stage.robot.tap(TypeFace(4))
    faces = [face for face in shown(stage, DieFace) if face.tap is None]
    assert [face.face for face in faces] == [4]


def test_m20_the_yard_stays_in_sight_while_a_roll_is_awaited(yard):
    stage = yard()
    starts(stage)
    stage.robot.press()
    assert isinstance(page(stage), RollPage)
    assert len(shown(stage, PieceView)) == 10
    assert stage.robot.find(Touch(at("k3"))) is None


# ------------------------------------------------------------ speed cards


@pytest.fixture
def speed(yard):
    """Return a function that begins a game with speed cards and leaves the cards that were drawn."""

    def begun(*moves, **wishes):
        stage = yard(variant="speed", **wishes)
        leave_cards(stage)
        play(stage, *moves)
        return stage

    return begun


def test_m23_the_first_card_is_free_and_the_star_lays_it(speed):
    stage = speed()
    assert all(card.may_be_laid for card in shown(stage, SpeedCard))
    stage.robot.tap(Choose(3))
    stage.robot.press()
    assert (state(stage).points, type(page(stage))) == (3, TurnPage)


def test_m23_later_only_the_last_speed_and_its_neighbours_are_paper(speed):
    stage = speed(LaySpeed(ANNA, 0), Done(ANNA), LaySpeed(BEN, 0), Done(BEN))
    assert [card.speed for card in shown(stage, SpeedCard) if card.may_be_laid] == [0, 1]
    stage.robot.tap(Choose(4))
    assert said(stage) == "After 0: one less, the same or one more. (M23)"
    assert isinstance(page(stage), LayPage)


def test_m23_the_cards_lie_before_the_one_who_lays(speed):
    """After Anna laid 1 and Ben 0, Anna chooses about 1; then Ben about 0."""
    stage = speed(LaySpeed(ANNA, 1), TakeStep(ANNA, End.FRONT, at("k3")), Done(ANNA), LaySpeed(BEN, 0), Done(BEN))
    assert [card.speed for card in shown(stage, SpeedCard) if card.may_be_laid] == [0, 1, 2]
    play(stage, LaySpeed(ANNA, 0), Done(ANNA))
    assert [card.speed for card in shown(stage, SpeedCard) if card.may_be_laid] == [0, 1]
    stage.robot.tap(Choose(0))
    stage.robot.press()
    assert state(stage).current == BEN


def test_m24_the_whole_speed_must_be_driven(speed):
    stage = speed(LaySpeed(ANNA, 3))
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert bubble(stage) == "Drive on: 3 left. (M24)"
    touch(stage, "h2")
    stage.robot.press()
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_m24_a_train_hemmed_in_stops_dead_and_what_stopped_it_is_framed(speed):
    """Between g3 and k3 Anna can only couple: the star stops dead, and her next card is 0."""
    stage = speed(LaySpeed(ANNA, 2), pieces=BOXED)
    assert "Star: stop dead, the next card is 0" in words(stage)
    stage.robot.press()
    assert said(stage) == "Anna stopped dead, 2 unspent"
    assert frames(stage) == 2
    play(stage, LaySpeed(BEN, 0), Done(BEN))
    assert page(stage).laying.chosen == 0
    assert "Stopped dead: the card is 0 now" in words(stage)
    assert frames(stage) == 0


# ------------------------------------------------------------ how a game ends


NEAR_THE_END = ("i3>k3 o5>m5", "m1y b4y g3r o1r a1g d2g a3b p2b")


def test_m22_a_whole_short_game_is_won_by_the_last_coupling(yard):
    """The order is red and yellow; red hangs on, then yellow from m1 comes over the far ring."""
    stage = yard(pieces=("i3>g3 o5>m5", "d4y a1y g3r m1r d2g h4g o1b b4b"), order="ry")
    starts(stage, 6)
    touch(stage, "g3")
    stage.robot.press()
    assert state(stage).train.wagons == (Colour.RED,)
    touch(stage, "d4")
    stage.robot.press()
    assert (state(stage).ending, state(stage).winner) == (Ending.ORDER, ANNA)
    assert isinstance(page(stage), ResultPage)
    assert "Anna wins!" in words(stage)


def test_m30_the_pause_ends_a_game_by_agreement_and_ranks_it(yard):
    stage = yard(order="rygb")
    starts(stage)
    play(stage, TakeStep(ANNA, End.REAR, at("g3")), Couple(ANNA, (at("e3"),)))
    stage.ui.open(places.Pause())
    stage.robot.settle()
    stage.robot.hold(Stop())
    assert state(stage).ending is Ending.AGREEMENT
    assert stage.match.status is Status.FINISHED
    assert "Anna wins!" in words(stage)


def test_m29_between_two_games_the_star_begins_the_next_one(yard):
    stage = yard(games=2)
    starts(stage)
    play(stage, EndByAgreement(ANNA))
    assert "After game 1 of 2" in words(stage)
    stage.robot.wait(2.0)
    stage.robot.press()
    assert (state(stage).game, type(page(stage))) == (2, DrawnPage)


def test_m29_the_table_shows_a_row_for_each_game(yard):
    stage = yard(games=2)
    starts(stage)
    play(stage, EndByAgreement(ANNA))
    assert [row.name for row in shown(stage, ScoreTable)[0].rows] == ["Game 1"]


def test_the_result_cannot_be_left_before_it_could_be_read(yard):
    stage = yard()
    starts(stage)
    stage.ui.screen.submit(EndByAgreement(ANNA))
    assert stage.ui.screen.star_look is StarLook.NOT_YET


# ------------------------------------------------------------ bots


def test_bots_place_roll_and_play_a_whole_game(yard):
    """Two bots, two wagons in the order, a limit of rounds: the game ends, and its log tells both."""
    stage = yard(pieces=None, order="yr", rounds=3, bots=("easy", "strong"), code=4)
    for _ in range(300):
        if state(stage).phase is Phase.OVER:
            break
        if isinstance(page(stage), DrawnPage):
            stage.robot.press()
        stage.robot.wait(1.0)
    assert state(stage).phase is Phase.OVER


def test_for_a_bot_the_screen_rolls_unless_a_die_is_on_the_cable(yard):
    for is_there in (False, True):
        stage = yard(bots=("", "easy"))
        if is_there:
            stage.die.plug_in()
        starts(stage, 2)
        play(stage, Done(ANNA))
        stage.robot.wait(3.0)
        waits = isinstance(page(stage), RollPage) and page(stage).roll.seat == BEN
        assert waits is is_there


def test_a_bots_turn_is_only_watched(yard):
    stage = yard(bots=("", "easy"))
    roll(stage, 1, 6)
    roll(stage, 4)
    assert "Ben thinks" in words(stage)
    assert stage.ui.screen.star_look is StarLook.NOT_YET


# ------------------------------------------------------------ from the setup


def test_a_game_is_set_up_and_begun_with_what_was_answered(rehearsal):
    stage = rehearsal()
    playable = stage.playable("locomotion", Way.SCREEN)
    stage.ui.go(playable.setup(stage.ui, stage.players(2)))
    stage.robot.settle()
    for intent in (AskMore(), Ask("wagons"), Pick(2), Ask("rounds"), Pick(1)):
        stage.robot.tap(intent)
    stage.robot.press()
    row = stage.robot.find(AskMore())
    assert (row.value, row.note) == ("as you chose", "2 wagons, 8 rounds")
    stage.robot.press()
    assert (state(stage).options.wagons, len(state(stage).loose)) == (2, 8)


def test_m9_with_speed_cards_a_seat_may_be_chosen_to_start(rehearsal):
    stage = rehearsal()
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(3)))
    stage.robot.settle()
    stage.robot.tap(AskMore())
    assert stage.robot.find(Ask("starter")) is None
    stage.robot.press()
    for intent in (AskVariant(), Pick(1), AskMore(), Ask("starter"), Pick(3)):
        stage.robot.tap(intent)
    stage.robot.press()
    stage.robot.press()
    assert state(stage).current == Seat(2)


def test_m9_with_speed_cards_the_device_draws_who_starts(rehearsal, monkeypatch):
    """Nobody was chosen: the lot decides, not who would be asked first in other games."""
    stage = rehearsal()
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(3)))
    stage.robot.settle()
    for intent in (AskVariant(), Pick(1)):
        stage.robot.tap(intent)
    monkeypatch.setattr(stage.ui, "lots", lambda _count: 2)
    stage.ui.screen.following = Seat(1)
    stage.robot.press()
    assert state(stage).current == Seat(2)


def test_m6_the_setup_offers_a_yard_that_is_big_enough(rehearsal):
    """Four players need more than twenty points: the anchor is too small for them."""
    stage = rehearsal()
    stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(4)))
    stage.robot.settle()
    stage.robot.press()
    assert len(state(stage).yard.places) > 20


# ------------------------------------------------------------ records


def test_games_on_other_starts_stand_in_one_table_of_the_players(yard):
    """The device spreads the pieces anew each time: that makes no other game of it."""
    stage = yard()
    play(stage, EndByAgreement(ANNA))
    sit(stage, pieces=BOXED)
    play(stage, EndByAgreement(ANNA))
    table = record_lines.players(stage.ui, stage.ui.records.all())
    assert [line for line in table if isinstance(line, str)] == ["Locomotion on the screen with 2 players"]
    assert [line.numbers[0] for line in table if isinstance(line, StandingRow)] == ["all", "2", "2"]


def test_alone_the_records_name_the_yard_of_a_run_and_leave_out_what_was_given_up(yard):
    stage = yard(seats=1, variant="solo", pieces=ALONE)
    play(stage, GiveUp(ANNA))
    assert record_lines.players(stage.ui, stage.ui.records.all()) == []
    sit(stage, 1, "solo", "ry", pieces=("i3>g3", "g3r e3y d2g b4b"))
    play(stage, Couple(ANNA, (at("g3"), at("e3"))))
    assert record_lines.players(stage.ui, stage.ui.records.all())[0] == "Locomotion on the screen, alone: Anchor"
