"""Hands of Lokus on this screen by touch and star: handed over, opened, chosen, locked, hidden again."""

import pytest
from lokus_whole_table import first_card, page, passed, play_to, said, show, step, whole, words
from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.screen.state import Options, Phase
from app.games.lokus.standing import Edition
from app.table.match.seats import Side
from app.ui.kit.parts import Back, Help, Undo
from app.ui.play.lokus.both.intents import AskHint, CallSeat, PickCard, ShowOverview, ShowSeen
from app.ui.play.lokus.both.setup import AskEdition, AskTie
from app.ui.play.lokus.look.ladder import Ladder
from app.ui.play.lokus.look.person_card import CardLook, PersonCard
from app.ui.play.lokus.look.piles import SnubPile
from app.ui.play.lokus.look.table_card import TableCell
from app.ui.play.lokus.screen.hand_page import HandPage
from app.ui.play.lokus.screen.handover_page import HandoverPage
from app.ui.play.lokus.screen.seen_grid import SeenGrid
from app.ui.play.lokus.screen.setup import AskSeen
from app.ui.screens.choice import Pick
from app.ui.screens.match.pause import PauseScreen, ShowLog, ShowSettings
from app.ui.widgets.label import Label
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook


def hand(stage, seat=0):
    return stage.match.state.hands[seat]


def shown(stage):
    """Return the cards that can be touched."""
    return [intent.card for intent in stage.robot.intents(PickCard)]


def standing(stage):
    """Return the faces of the cards that stand up."""
    return [e.face.number for e in stage.robot.scene if isinstance(e, PersonCard) and e.look is CardLook.CHOSEN]


def asked(stage):
    """Return the figure of the seat that is handed the screen."""
    markers = [e for e in stage.robot.scene if isinstance(e, SeatMarker) and e.look is SeatLook.TURN]
    return [marker.figure for marker in markers]


# ------------------------------------------------------------ the overview card


@pytest.mark.parametrize("screen", ["800x480", "720x1280", "1280x800"])
def test_k16_points_and_colours_are_one_touch_away_while_a_card_is_chosen(queue, screen):
    """And one touch back: the card that was chosen still stands."""
    stage = queue(screen=screen)
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[2]))
    stage.robot.tap(ShowOverview())
    cells = [(e.rolls, e.points) for e in stage.robot.scene if isinstance(e, TableCell)]
    assert cells == list(enumerate(stage.match.state.table))
    assert any(isinstance(e, Ladder) for e in stage.robot.scene)
    assert shown(stage) == []
    stage.robot.tap(ShowOverview())
    assert standing(stage) == [hand(stage)[2].number]


# ------------------------------------------------------------ handing over


def test_before_the_star_no_card_is_on_the_screen(queue):
    """The screen names whose hand is next, and the star is armed for that player (K19)."""
    stage = queue()
    assert isinstance(page(stage), HandoverPage)
    assert shown(stage) == []
    assert "Anna" in words(stage)
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_the_star_opens_the_hand_of_the_seat_that_was_named(queue):
    stage = queue()
    stage.robot.press()
    assert tuple(shown(stage)) == hand(stage)


def test_k5_a_touched_card_stands_up_another_one_takes_its_place(queue):
    stage = queue()
    stage.robot.press()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    for n in (0, 4):
        stage.robot.tap(PickCard(hand(stage)[n]))
        assert standing(stage) == [hand(stage)[n].number]
        assert stage.ui.screen.star_look is StarLook.ARMED
    assert not any(stage.match.state.locked)


def test_a_card_that_is_touched_twice_is_put_back(queue):
    stage = queue()
    stage.robot.press()
    for _ in range(2):
        stage.robot.tap(PickCard(hand(stage)[2]))
    assert standing(stage) == []
    assert stage.ui.screen.star_look is StarLook.NOT_YET


def test_without_a_card_the_star_says_so_and_locks_nothing(queue):
    stage = queue()
    stage.robot.press()
    stage.robot.press()
    assert said(stage) == "Touch the card you play, then press the star."
    assert not any(stage.match.state.locked)


def test_k5_the_star_locks_the_card_and_the_hand_is_gone_at_once(queue):
    stage = queue(sides=(Side.NEAR, Side.FAR, Side.LEFT))
    stage.robot.press()
    card = hand(stage)[3]
    stage.robot.tap(PickCard(card))
    stage.robot.press()
    assert stage.match.state.chosen[0] == card
    assert shown(stage) == []
    assert "Ben" in words(stage)
    assert stage.ui.facing is Side.FAR


def test_k5_a_round_is_chosen_by_all_and_then_the_star_is_armed_for_all(queue):
    stage = queue(seats=4)
    for _ in range(4):
        passed(stage)
        stage.robot.press()
        stage.robot.tap(PickCard(page(stage).cards[0]))
        stage.robot.press_button()
    assert stage.match.state.phase is Phase.ARMED
    assert stage.ui.screen.star_look is StarLook.ARMED
    assert shown(stage) == []


def test_until_the_screen_was_passed_on_the_star_is_not_armed(queue):
    """It says so in plain words, not in gold."""
    stage = queue()
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[0]))
    stage.robot.press()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    assert gold(stage, "Pass it to Ben") is False
    passed(stage)
    assert stage.ui.screen.star_look is StarLook.ARMED
    assert gold(stage, "Star: Ben opens") is True


def gold(stage, said_):
    """Tell whether these words are written in gold."""
    labels = [e for e in stage.robot.scene if isinstance(e, Label) and said_ in e.wordings]
    (label,) = labels
    return label.colour == stage.ui.theme.gold.star


def test_among_the_seats_the_one_that_is_asked_is_marked(queue):
    stage = queue()
    looks = {e.pile.figure: e.pile.look for e in stage.robot.scene if isinstance(e, SnubPile)}
    assert [look for look in looks.values() if look is SeatLook.TURN] == [looks["moon"]]


def test_another_seat_can_be_called_first(queue):
    """The order of choosing is free."""
    stage = queue()
    stage.robot.tap(CallSeat(Seat(2)))
    passed(stage)
    stage.robot.press()
    assert tuple(shown(stage)) == hand(stage, 2)


def test_only_that_seat_can_be_seen(queue):
    """While a hand is open every card that can be touched is its own."""
    stage = queue()
    stage.robot.tap(CallSeat(Seat(1)))
    passed(stage)
    stage.robot.press()
    others = {*hand(stage, 0), *hand(stage, 2)}
    assert not others & set(shown(stage))


# ------------------------------------------------------------ unlocking


def test_k20_a_locked_seat_may_choose_again_until_all_have_locked(queue):
    stage = queue()
    play_to(stage, Phase.CHOOSING, lambda s: s.locked[0])
    show(stage)
    stage.robot.tap(CallSeat(Seat(0)))
    passed(stage)
    stage.robot.press()
    locked, other = hand(stage)[0], hand(stage)[5]
    assert standing(stage) == [locked.number]
    stage.robot.tap(PickCard(other))
    assert not stage.match.state.locked[0]
    stage.robot.press()
    assert stage.match.state.chosen[0] == other


def test_k20_looking_at_a_locked_card_changes_nothing(queue):
    stage = queue()
    play_to(stage, Phase.CHOOSING, lambda s: s.locked[0])
    show(stage)
    before = stage.match.version
    stage.robot.tap(CallSeat(Seat(0)))
    passed(stage)
    stage.robot.press()
    stage.robot.press()
    assert (stage.match.version, shown(stage)) == (before, [])
    assert "Ben" in words(stage)


def test_k20_touching_the_locked_card_itself_changes_nothing(queue):
    stage = queue()
    play_to(stage, Phase.CHOOSING, lambda s: s.locked[0])
    show(stage)
    stage.robot.tap(CallSeat(Seat(0)))
    passed(stage)
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[0]))
    assert stage.match.state.locked[0]


def test_k20_undo_frees_the_last_lock_without_asking_anybody(queue):
    stage = queue()
    play_to(stage, Phase.CHOOSING, lambda s: s.locked[1])
    show(stage)
    stage.robot.tap(Undo())
    assert stage.match.state.locked == (True, False, False)
    assert isinstance(page(stage), HandoverPage)


def test_undo_in_an_open_hand_puts_the_card_back_and_then_closes_it(queue):
    stage = queue()
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[2]))
    stage.robot.tap(Undo())
    assert (standing(stage), len(shown(stage))) == ([], 11)
    stage.robot.tap(Undo())
    assert shown(stage) == []


# ------------------------------------------------------------ nothing leaves a hand open


@pytest.mark.parametrize("way", ["help", "pause", "log", "settings"])
def test_k19_whatever_lies_over_a_hand_closes_it(queue, way):
    """Whoever comes back finds the screen that asks for the star."""
    stage = queue()
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[1]))
    if way == "help":
        stage.robot.tap(Help())
    else:
        stage.robot.press(3.2)
        assert isinstance(stage.ui.screen, PauseScreen)
    if way == "log":
        stage.robot.tap(ShowLog())
    if way == "settings":
        stage.robot.tap(ShowSettings())
    assert not any(isinstance(element, PersonCard) for element in stage.robot.scene)
    if way != "pause":
        stage.robot.tap(Back())
    while isinstance(stage.ui.screen, PauseScreen):
        stage.robot.press()
    assert isinstance(page(stage), HandoverPage)
    assert shown(stage) == []


def test_k19_a_picture_that_turns_closes_the_hand(queue):
    stage = queue()
    stage.robot.press()
    stage.ui.face(Side.LEFT)
    stage.robot.wait(0.1)
    stage.robot.settle()
    assert shown(stage) == []


def test_k19_a_hand_that_is_left_alone_closes_when_the_light_dims(queue):
    stage = queue()
    stage.robot.press()
    stage.robot.wait(30)
    assert len(shown(stage)) == 11
    stage.robot.wait(31)
    assert shown(stage) == []


def test_k19_a_resumed_match_shows_no_hand(queue):
    """Also where a card was chosen but not locked when the power went."""
    stage = queue()
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[1]))
    stage.ui.home(whole(stage).play(stage.ui))
    stage.robot.settle()
    assert isinstance(page(stage), HandoverPage)
    assert shown(stage) == []


# ------------------------------------------------------------ hints, the aid, bots


def test_a_hint_stands_up_a_card_of_the_hand_and_says_nothing(queue):
    stage = queue(seats=2)
    stage.robot.press()
    stage.robot.tap(AskHint())
    stage.robot.settle()
    assert len(standing(stage)) == 1
    assert said(stage) == ""
    assert not any(stage.match.state.locked)


def test_k19_the_aid_lists_what_was_open_and_only_when_it_is_played_with(queue):
    stage = queue()
    assert stage.robot.find(ShowSeen()) is None
    stage = queue(options=Options(seen_aid=True))
    play_to(stage, Phase.CHOOSING, lambda s: s.round == 3)
    show(stage)
    stage.robot.tap(ShowSeen())
    (grid,) = (element for element in stage.robot.scene if isinstance(element, SeenGrid))
    assert set(grid.seen) == set(stage.match.state.seen)
    assert len(grid.seen) == 6


def test_bots_lock_while_nobody_sees_what(queue):
    stage = queue(bots=("", "easy", "middle"))
    stage.robot.wait(3)
    assert stage.match.state.locked == (False, True, True)
    assert shown(stage) == []
    stage.robot.tap(CallSeat(Seat(1)))
    assert said(stage) == "Ben chooses by itself."


def test_one_person_among_bots_need_not_open_the_hand_again(queue):
    """Whoever sits alone hides from nobody; only on resuming the star is asked for."""
    stage = queue(seats=2, bots=("", "easy"))
    stage.robot.press()
    stage.robot.tap(PickCard(hand(stage)[0]))
    stage.robot.press()
    stage.robot.wait(3)
    for _ in range(12):
        if stage.match.state.round == 2:
            break
        if stage.match.state.phase is Phase.LOWEST or stage.match.state.phase is Phase.HIGHEST:
            step(stage, first_card)
        stage.robot.press()
        stage.robot.wait(2)
    assert isinstance(page(stage), HandPage)


def test_the_last_used_setup_is_two_presses_from_the_first_screen(rehearsal):
    """The star begins the last game again, with the same players and answers; the next press opens a hand."""
    stage = rehearsal(screen="800x480")
    playable, players = whole(stage), stage.players(3)
    stage.ui.remember_table(playable.game, players, "{}")
    stage.ui.home()
    stage.robot.settle()
    for _ in range(2):
        stage.robot.press_button()
    passed(stage)
    stage.robot.press_button()
    assert isinstance(page(stage), HandPage)


def test_the_switches_of_the_setup_reach_the_game(rehearsal):
    """Edition, aid and ties are chosen by touch and remembered for the next time."""
    stage = rehearsal(screen="800x480")
    stage.ui.go(whole(stage).setup(stage.ui, stage.players(4)))
    stage.robot.settle()
    for question in (AskEdition(), AskSeen(), AskTie()):
        stage.robot.tap(question)
        stage.robot.tap(Pick(1))
    stage.robot.press()
    options = stage.match.setup.options
    assert (options.edition, options.seen_aid, options.tie_rolls) == (Edition.GERMAN, True, True)
    assert "true" in stage.ui.last_table(whole(stage).game).options


def test_k1_a_person_holds_the_star_where_bots_play_too(rehearsal):
    """The star is pressed for the whole table: no bot presses it."""
    stage = rehearsal(screen="800x480")
    ben, anna = stage.players(2)
    stage.ui.go(whole(stage).setup(stage.ui, (replace(ben, bot="strong"), anna)))
    stage.robot.settle()
    stage.robot.press()
    assert stage.match.state.holder == 1
