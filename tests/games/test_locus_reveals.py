# ruff: noqa: N802  test names keep the capital of the rule id
"""Locus beside the box: setup, rounds, picks and the star."""

import pytest
from locus_table import after, hands, next_reveal, on, picked, refused, screen, to_last_window, told
from setups_locus import DECK, SHEET

from app.games.game import Seat, Setup, Waiting
from app.games.locus import beside_box as box
from app.games.locus import box_moves as says
from app.games.locus.box_state import Options


def why(seats: int, **options: object) -> str | None:
    refusal = box.setup_refusal(Setup(seats, Seat(0), Options(**options)))
    return None if refusal is None else refusal.key


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", [0, 6])
def test_L01_one_to_five_players(seats):
    assert why(seats) == "seats"


def test_L05_the_star_starts_with_a_seat_at_the_table():
    assert box.setup_refusal(Setup(2, Seat(2), Options())).key == "first"
    assert hands(3, first=2).current == 2


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 5), (4, 4), (5, 3)])
def test_L03_rounds_by_players(seats, rounds):
    assert box.rounds(seats) == rounds
    assert box.picks_per_player(seats, False) == rounds


@pytest.mark.parametrize(("seats", "picks"), [(2, 16), (3, 15), (4, 16), (5, 15)])
def test_L04_full_circuit_gives_everyone_the_star(seats, picks):
    assert box.picks_per_player(seats, True) == picks
    state = to_last_window(hands(seats, circuit=True))
    assert state.reveal == picks


def test_L04_the_rulebook_round_is_one_reveal():
    assert to_last_window(hands(4)).reveal == 4


def test_L04_banner_of_a_full_circuit():
    state = next_reveal(hands(3, circuit=True))
    assert box.banner(state) == box.Banner(1, 5, star=2, stars=3)
    state = next_reveal(next_reveal(state))
    assert box.banner(state) == box.Banner(2, 5, star=1, stars=3)


def test_L04_banner_of_the_rulebook_round():
    assert box.banner(next_reveal(hands(3))) == box.Banner(2, 5)


def test_L04_the_last_round_of_a_circuit_has_several_reveals():
    state = hands(2, circuit=True)
    while not box.is_last_round(state):
        state = next_reveal(state)
    assert state.reveal == 15
    assert not box.is_last_reveal(state)
    assert box.is_last_reveal(next_reveal(state))


def test_L55_minutes_come_in_steps_of_five():
    assert box.minutes(4, False) == 25
    assert box.minutes(4, True) == 70
    assert box.minutes(1, False, cards=48) == 20
    assert box.minutes(1, False) is None


@pytest.mark.parametrize(("seats", "cards", "key"), [(4, 4, "deck_too_small"), (4, 5, None), (1, 2, "deck_too_small")])
def test_L32_a_deck_too_small_is_refused_at_setup(seats, cards, key):
    assert why(seats, deck_size=cards) == key
    assert why(seats, dealing=box.Dealing.DEVICE, deck=DECK.cards[:cards]) == key


def test_L56_hands_bring_no_deck_and_the_screen_no_number():
    assert why(2, deck=DECK.cards) == "deck_beside_box"
    assert why(2, dealing=box.Dealing.DEVICE, deck=DECK.cards, deck_size=48) == "deck_size_on_device"
    assert why(2, dealing=box.Dealing.DEVICE, deck=DECK.cards[:9] * 2) == "cards_alike"


def test_a_refused_setup_cannot_be_started():
    with pytest.raises(ValueError, match="deck_too_small"):
        box.start(Setup(4, Seat(0), Options(deck_size=3)))


# ---------------------------------------------------------------- hands deal


def test_L07_as_many_cards_as_players_and_one():
    assert box.cards_to_turn(hands(4)) == box.Turning(5)


def test_L08_everyone_picks_clockwise_from_the_star():
    state, order = hands(3, first=1), []
    while state.phase is box.Phase.PICKING:
        order.append(state.current)
        state = on(state)
    assert order == [1, 2, 0]
    assert order == list(box.picking_order(hands(3, first=1)))


def test_L08_only_the_seat_whose_turn_it_is_may_be_done():
    assert refused(hands(3, first=1), "0 done") == ("L8", "not_your_turn")


def test_L48_one_press_is_the_whole_pick_when_hands_deal():
    state, events = told(hands(2), "0 done")
    assert events == [says.PickDone(Seat(0))]
    assert box.turn(state) == Waiting((Seat(1),))


def test_L48_hands_name_no_card():
    assert refused(hands(2), "0 take green-1") == ("L48", "box_deals")


def test_L31_the_star_passes_clockwise():
    state, events = told(picked(hands(3, first=2)), "2 close")
    assert state.holder == state.current == 0
    assert events[1:] == [
        says.StarPassed(Seat(2), Seat(0)),
        says.RoundBegan(2),
        says.Revealed(Seat(0), 4),
    ]


def test_L31_after_the_last_reveal_the_star_stays():
    state = to_last_window(hands(5, first=3))
    assert state.holder == (3 + 2) % 5


# ---------------------------------------------------------------- the screen deals


def test_L06_the_deck_is_shuffled_before_the_first_reveal():
    state = box.start(Setup(2, Seat(0), Options(dealing=box.Dealing.DEVICE, deck=DECK.cards)))
    assert state.phase is box.Phase.DEALING
    assert box.turn(state).request.count == 48


def test_L07_the_screen_deals_from_the_top():
    state = screen(3)
    assert state.open == DECK.cards[:4]
    assert state.pile.count == 44


def test_L09_done_before_a_pick_is_refused():
    state = screen(2)
    assert refused(state, "0 done") == ("L9", "take_first")
    assert refused(after(state, "0 take yellow-2"), "0 done") is None


def test_L48_a_pick_may_be_exchanged_until_done():
    state, events = told(screen(2), "0 take yellow-2", "0 take yellow-1")
    assert events == [says.CardExchanged(Seat(0), DECK.cards[1], DECK.cards[0])]
    assert state.takes == (DECK.cards[0], None)


def test_L48_a_pick_of_another_seat_is_not_open():
    state = after(screen(2), "0 take yellow-2", "0 done")
    assert refused(state, "1 take yellow-2") == ("L8", "card_taken")
    assert refused(state, "1 take blue-8") == ("L8", "card_not_open")


def test_L08_the_card_nobody_picked_is_the_leftover():
    state, events = told(screen(2), "0 take yellow-2", "0 done", "1 take yellow-1", "1 done")
    assert state.leftover == DECK.cards[2]
    assert events == [says.PickDone(Seat(1), DECK.cards[0]), says.LeftoverNamed(DECK.cards[2])]


def test_L31_takes_of_earlier_reveals_are_kept():
    state = next_reveal(screen(2))
    assert state.history == ((DECK.cards[0], DECK.cards[1]),)
    assert state.takes == (None, None)


def test_L45_the_order_of_the_pile_is_hidden_and_what_may_come_is_known():
    state = next_reveal(screen(2))
    seen = box.view(state, Seat(0))
    assert set(seen.pile.cards) == {None}
    assert box.seen_cards(seen) == DECK.cards[:6]
    assert box.unseen_cards(seen) == DECK.cards[6:]


# ---------------------------------------------------------------- what the device says


def test_reminders_of_the_first_reveal():
    state = hands(2)
    assert box.reminder(state) is box.Reminder.FIRST_COIN
    assert box.reminder(on(state)) is box.Reminder.LEFTOVER_NEXT


def test_reminder_to_put_the_cards_away():
    assert box.reminder(after(picked(hands(2)), "0 done")) is box.Reminder.PUT_AWAY
    assert box.reminder(after(picked(screen(2)), "0 done")) is None


def test_reminder_of_the_last_coins():
    state = hands(2)
    while not box.is_last_reveal(state):
        state = next_reveal(state)
    assert box.reminder(state) is box.Reminder.LAST_COINS
    assert box.reminder(picked(state)) is box.Reminder.LAST_COINS
    assert box.reminder(to_last_window(state)) is box.Reminder.UNSPENT


def test_scales_travel_in_the_options():
    assert hands(2, scales=SHEET.scales).options.scales == SHEET.scales
