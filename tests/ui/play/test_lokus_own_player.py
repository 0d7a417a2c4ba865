"""A hand of Lokus wants its own player: a press too many opens nothing for whoever still holds the screen (K19)."""

import pytest
from lokus_whole_table import page, passed, play_to, said, show, whole

from app.games.game import Seat
from app.games.lokus.screen.state import Phase
from app.ui.kit.parts import Undo
from app.ui.play.lokus.both.intents import CallSeat, PickCard
from app.ui.play.lokus.screen.handover_page import HandoverPage
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook


def hand(stage, seat=0):
    return stage.match.state.hands[seat]


def shown(stage):
    """Return the cards that can be touched."""
    return [intent.card for intent in stage.robot.intents(PickCard)]


def asked(stage):
    """Return the figure of the seat that is handed the screen."""
    markers = [e for e in stage.robot.scene if isinstance(e, SeatMarker) and e.look is SeatLook.TURN]
    return [marker.figure for marker in markers]


def by_star(stage):
    stage.robot.press_button()


def by_glass(stage):
    stage.robot.press()


def locked(queue, press, **wishes):
    """Let the first person lock a card."""
    stage = queue(**wishes)
    press(stage)
    stage.robot.tap(PickCard(page(stage).cards[0]))
    press(stage)
    assert isinstance(page(stage), HandoverPage)
    return stage


BOTS = {
    "none": ("", "", ""),
    "between": ("", "easy", ""),
    "before and behind": ("easy", "", "strong", "", "easy"),
}


@pytest.mark.parametrize("press", [by_star, by_glass])
@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize("times", [1, 4])
@pytest.mark.parametrize("after", [0.0, 0.5, 1.0])
def test_k19_a_press_too_many_opens_no_other_hand(queue, press, bots, times, after):
    """Who still holds the screen is told to pass it on, however often the star is pressed."""
    stage = locked(queue, press, seats=len(BOTS[bots]), bots=BOTS[bots])
    (asked_,) = asked(stage)
    name = next(player.name for player in stage.match.players if player.figure == asked_)
    for _ in range(times):
        assert stage.ui.screen.star_look is StarLook.NOT_YET
        stage.robot.wait(after)
        press(stage)
        assert isinstance(page(stage), HandoverPage)
        assert shown(stage) == []
        assert said(stage) == f"First pass the screen to {name}."
    passed(stage)
    assert stage.ui.screen.star_look is StarLook.ARMED
    press(stage)
    assert stage.match.players[page(stage).hand.seat].name == name


def test_k19_a_hand_that_was_called_wants_its_own_player_too(queue):
    stage = queue()
    stage.robot.tap(CallSeat(Seat(1)))
    stage.robot.press()
    assert (shown(stage), said(stage)) == ([], "First pass the screen to Ben.")


def test_k19_a_player_who_put_the_hand_away_opens_it_again_at_once(queue):
    """It is still the same one who holds the screen."""
    stage = queue()
    stage.robot.press()
    stage.robot.tap(Undo())
    assert shown(stage) == []
    stage.robot.press()
    assert tuple(shown(stage)) == hand(stage)


def test_k19_a_lock_that_was_taken_back_opens_by_nobody_elses_press(queue):
    """The undo key may have been touched by the next player."""
    stage = locked(queue, by_star)
    stage.robot.tap(Undo())
    assert stage.match.state.locked == (False, False, False)
    stage.robot.press()
    assert (shown(stage), said(stage)) == ([], "First pass the screen to Anna.")


def test_k19_the_press_that_begins_a_match_or_a_round_opens_no_hand(queue):
    stage = queue()
    stage.ui.home(whole(stage).play(stage.ui))
    stage.robot.settle()
    stage.robot.press()
    assert shown(stage) == []
    play_to(stage, Phase.SHOWN)
    show(stage)
    stage.robot.press()
    assert stage.match.state.round == 2
    stage.robot.press()
    assert (shown(stage), said(stage)) == ([], "First pass the screen to Anna.")


def test_k19_who_sits_alone_among_bots_need_not_wait(queue):
    stage = queue(bots=("", "easy", "middle"))
    stage.ui.home(whole(stage).play(stage.ui))
    stage.robot.settle()
    assert stage.ui.screen.star_look is StarLook.ARMED
    stage.robot.press()
    assert tuple(shown(stage)) == hand(stage)
