"""Coins in the whole game: L24 to L30, and the leftover L28."""

from locus_screen import (
    after,
    balance,
    facts,
    full,
    owed,
    picture,
    refused,
    table,
    told,
    with_coins,
    with_zone,
)

from app.games.game import Seat
from app.games.locus.screen import game as screen
from app.games.locus.screen.moves import CoinLost, CoinsSpent, DrawLeftover, Purpose, Source

ALMOST_FULL_RED = ("XXXXX.", "XXXXXXX", "XXXXXXX", "XXXXX")


def leftover_window(leftover: str = "red-2", coins: int = 3, seats: int = 2) -> screen.State:
    """Open the window of seat 0, who discarded, with this leftover and this balance."""
    state = table(seats, "yellow-1", "blue-1", leftover)
    state = after(state, "0 pick yellow-1", "0 discard", "0 done", "1 pick blue-1", "1 discard", "1 done")
    return with_coins(state, coins)


# ---------------------------------------------------------------- the coin row


def test_l24_coins_fill_the_row_and_spent_ones_never_come_back():
    state = after(with_coins(table(2), 13), "0 buy")
    assert (state.paper.gained, state.paper.spent, balance(state)) == (13, 2, 11)


def test_l24_a_full_row_loses_coins():
    state = with_coins(table(2, "red-1"), 1, spent=12)
    state, events = told(state, "0 pick red-1", "0 discard")
    assert facts(events) == ["CardDiscarded", "CoinGained", "CoinLost"]
    assert events[-1] == CoinLost(Seat(0), Source.DISCARD)
    assert balance(state) == 2
    state, events = told(with_coins(table(2, "red-1"), 0, spent=14), "0 pick red-1", "0 draw red a1 b1")
    assert facts(events) == ["ShapeDrawn", "BonusTriggered", "CoinLost", "CoinLost"]


def test_l25_coins_of_this_turn_can_be_spent_in_it():
    state = after(table(2, "red-1"), "0 pick red-1", "0 draw red a2 b2")
    assert balance(state) == 2
    assert refused(state, "0 buy") is None


def test_l25_also_before_picking_and_in_any_combination():
    state = with_coins(table(2, "blue-2"), 5)
    state = after(state, "0 buy", "0 loose red a1", "0 loose red c1", "0 buy", "0 loose red d1", "0 loose red e1")
    state = after(state, "0 pick blue-2", "0 draw red a2 b2 c2")
    assert balance(state) == 0


def test_l25_not_in_the_turn_of_another():
    assert refused(with_coins(table(2), 4, seat=1), "1 buy") == ("L8", "not_your_turn")


def test_l25_a_price_is_paid_before_the_act_brings_coins():
    state = leftover_window("red-1", coins=3)
    assert refused(state, "0 leftover blue a8 b8") == ("L28", "too_few_coins")


# ---------------------------------------------------------------- loose squares


def test_l27_two_coins_for_two_loose_squares():
    state, events = told(with_coins(table(2), 2), "0 buy")
    assert events == [CoinsSpent(Seat(0), 2, Purpose.LOOSE)]
    assert owed(state) == ["loose", "loose"]
    state = after(state, "0 loose yellow b2", "0 loose blue a8")
    assert (picture(state, "yellow")[1], picture(state, "blue")[-1]) == (" X.....", "X...")


def test_l27_the_second_may_rely_on_the_first():
    state = after(with_coins(table(2), 2), "0 buy")
    assert refused(state, "0 loose green e5") == ("L14", "touches_nothing")
    state = after(state, "0 loose green e4")
    assert refused(state, "0 loose green e5") is None


def test_l27_and_on_what_the_first_set_off():
    state = after(with_coins(table(2), 2), "0 buy", "0 loose red f1", "0 double yellow f3 g3")
    assert refused(state, "0 loose yellow e3") is None


def test_l27_needs_two_coins_and_a_place():
    assert refused(table(2), "0 buy") == ("L27", "too_few_coins")
    state = full(with_coins(table(2), 2), "yellow", "purple", "red", "green", "blue")
    assert refused(state, "0 buy") == ("L27", "fits_nowhere")
    assert refused(table(2), "0 loose red a1") == ("L17a", "not_owed")


def test_l27_the_other_lapses_when_nothing_is_left():
    state = full(with_coins(table(2, "red-2"), 3), "yellow", "purple", "green", "blue")
    state = after(with_zone(state, "red", *ALMOST_FULL_RED), "0 buy")
    assert screen.second_loose_lapses(state)
    state = after(state, "0 loose red f1", "0 pick red-2")
    assert owed(state) == ["loose", "yellow"]
    state, events = told(state, "0 discard")
    assert facts(events)[:2] == ["BonusLapsed", "BonusLapsed"]


def test_l27_the_warning_only_speaks_when_it_is_certain():
    state = full(with_coins(table(2), 2), "yellow", "purple", "green")
    assert not screen.second_loose_lapses(full(state, "red"))
    nothing_filled = with_zone(full(state, "blue"), "red", "XXXX..", "XXXXXXX", "XXXXXXX", "XXXXX")
    assert not screen.second_loose_lapses(nothing_filled)
    assert not screen.second_loose_lapses(full(state, "blue", "red"))


def test_l27_any_number_of_times():
    state = after(with_coins(table(2), 6), "0 buy", "0 buy", "0 buy")
    assert owed(state) == ["loose"] * 6


# ---------------------------------------------------------------- the leftover


def test_l28_three_coins_draw_the_leftover_too():
    state, events = told(leftover_window(), "0 leftover red a2 b2 c2")
    assert facts(events) == ["CoinsSpent", "LeftoverDrawn"]
    assert (balance(state), picture(state, "red")[1]) == (0, "XXX....")


def test_l28_one_more_recolours_it():
    state, events = told(leftover_window(coins=4), "0 leftover blue a8 b8 c8")
    assert [event.purpose for event in events[:2]] == [Purpose.LEFTOVER, Purpose.RECOLOUR]
    assert balance(state) == 0
    assert refused(leftover_window(coins=3), "0 leftover blue a8 b8 c8") == ("L28", "too_few_coins")


def test_l28_its_printed_coin_is_filled():
    assert balance(after(leftover_window("red-1"), "0 leftover red a2 b2")) == 1


def test_l28_everyone_may_once_per_reveal():
    state = after(leftover_window(coins=6), "0 leftover red a2 b2 c2")
    assert refused(state, "0 leftover red a3 b3 c3") == ("L28", "bought_once")
    state = with_coins(after(state, "0 done"), 3, seat=1)
    assert refused(state, "1 leftover red a2 b2 c2") is None
    assert after(state, "1 leftover red a2 b2 c2").buyers == (0, 1)


def test_l28_only_after_everyone_has_picked():
    state = with_coins(table(2, "red-1", "red-2", "red-3"), 9)
    assert refused(state, "0 leftover red a2 a3 b3") == ("L28", "no_leftover_now")
    assert screen.leftover_refusal(state) is not None


def test_l28_keeps_the_rules_of_drawing():
    state = leftover_window()
    assert refused(state, "0 leftover red a2 b2") == ("L13", "not_the_shape")
    assert refused(state, "0 leftover red e1 f1 g1") == ("L13", "off_the_zone")
    assert screen.leftover_refusal(state) is None


def test_l28_the_coin_alone_is_not_for_sale():
    state = full(leftover_window("red-1"), "red")
    assert refused(state, "0 leftover red a2 b2") == ("L28", "fits_nowhere")
    refusal = screen.leftover_refusal(state)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("L28", "fits_nowhere")
    assert refused(with_coins(state, 4), "0 leftover blue a8 b8") is None


def test_l29_a_player_who_discarded_may_buy_with_those_coins():
    state = table(2, "yellow-1", "blue-1", "red-2")
    state = after(state, "0 pick yellow-1", "0 discard", "0 done", "1 pick blue-1", "1 discard", "1 done")
    assert balance(state) == 3
    assert refused(state, "0 leftover red a2 b2 c2") is None


def test_l29_loose_squares_in_the_window():
    state = after(leftover_window(coins=2), "0 buy", "0 loose red a1")
    assert refused(state, "0 done") == ("L17a", "bonus_first")
    assert refused(state, "0 leftover red a2 b2 c2") == ("L17a", "bonus_first")


def test_l30_nobody_has_to_spend():
    state = leftover_window(coins=9)
    assert refused(state, "0 done") is None
    assert any(isinstance(move, DrawLeftover) for move in screen.legal(state, Seat(0)))
