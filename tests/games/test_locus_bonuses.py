"""Bonuses and the queue in the whole game: L17 to L23."""

import pytest
from locus_screen import after, balance, facts, full, owed, picture, refused, table, told, with_coins

from app.games.game import Seat
from app.games.locus.screen import game as screen
from app.games.locus.screen.moves import BonusTriggered
from app.games.locus.screen.state import Due
from app.games.locus.sheet import Bonus
from app.games.locus.zones import Zone

JOKER_AND_DOUBLE = "0 draw red b4 b3 c3 c2"  # a red S over b4 (joker) and c3 (double purple)


def drawn(line: str, card: str = "rainbow-6", **options: bool) -> screen.State:
    """Pick a rainbow card (an S, unless said otherwise) and draw it."""
    return after(table(2, card, **options), f"0 pick {card}", line)


# ---------------------------------------------------------------- what bonuses pay


def test_l17_every_covered_bonus_pays_at_once():
    state, events = told(table(2, "rainbow-6"), "0 pick rainbow-6", JOKER_AND_DOUBLE)
    assert facts(events) == ["ShapeDrawn", "BonusTriggered", "BonusTriggered"]
    assert owed(state) == ["purple", "joker"]


def test_l17_the_queue_is_emptied_in_any_order():
    state = drawn(JOKER_AND_DOUBLE)
    one = after(state, "0 joker red a1", "0 double purple b1 b2")
    other = after(state, "0 double purple b1 b2", "0 joker red a1")
    assert owed(one) == owed(other) == []
    assert one == other


def test_l17_l18_a_coin_is_booked_at_once():
    state, events = told(table(2, "rainbow-3"), "0 pick rainbow-3", "0 draw red a1 b1 c1")
    assert facts(events) == ["ShapeDrawn", "BonusTriggered", "CoinGained"]
    assert (balance(state), owed(state)) == (2, [])


@pytest.mark.parametrize(
    "line", ["0 joker yellow g3", "0 joker purple i4", "0 joker red a1", "0 joker green e4", "0 joker blue a8"]
)
def test_l19_a_joker_crosses_one_square_in_any_zone(line):
    state = drawn(JOKER_AND_DOUBLE)
    after_it = after(state, line)
    assert owed(after_it) == ["purple"]
    assert sum(mask.bit_count() for mask in after_it.paper.filled) == 5


def test_l19_only_with_a_joker():
    assert refused(table(2), "0 joker red a1") == ("L17a", "not_owed")


def test_l20_a_double_crosses_two_squares_of_its_zone_as_one_piece():
    state = drawn(JOKER_AND_DOUBLE)
    assert refused(state, "0 double red a1 a2") == ("L17a", "not_owed")
    assert refused(state, "0 double purple b1 h1") == ("L20", "not_a_double")
    assert refused(state, "0 double purple b1 c2") == ("L20", "not_a_double")
    assert refused(state, "0 double purple b1") == ("L20", "not_a_double")
    state = after(state, "0 double purple c1 b1")
    assert picture(state, "purple")[0] == " XX   .."


def test_l21_bonus_squares_keep_the_rules_of_drawing():
    state = drawn(JOKER_AND_DOUBLE)
    assert refused(state, "0 joker green e3") == ("L14", "touches_nothing")
    assert refused(state, "0 joker red b4") == ("L13", "overlaps")
    assert refused(state, "0 joker blue c1") == ("L13", "off_the_zone")
    assert refused(state, "0 double purple b2 b3") == ("L14", "touches_nothing")
    assert refused(state, "0 double purple b1 a1") == ("L13", "off_the_zone")


# ---------------------------------------------------------------- chains


def test_l22_a_bonus_sets_off_another():
    state = drawn(JOKER_AND_DOUBLE)
    state, events = told(state, "0 joker red f1")
    assert events[-1] == BonusTriggered(Seat(0), Zone.RED, (5, 0), Bonus.YELLOW, 2)
    assert owed(state) == ["purple", "yellow"]
    state, events = told(state, "0 double yellow g3 g4")
    assert events[-1].depth == 3
    assert owed(state) == ["purple", "purple"]


def test_l22_a_loose_square_sets_off_a_bonus():
    state, events = told(with_coins(table(2), 2), "0 buy", "0 loose red f1")
    assert events[-1].depth == 1
    assert owed(state) == ["loose", "yellow"]


def test_l22_without_chains_only_shapes_pay():
    state = drawn(JOKER_AND_DOUBLE, chains=False)
    assert owed(state) == ["purple", "joker"]
    state, events = told(state, "0 joker red f1")
    assert facts(events) == ["JokerPlaced", "BonusLost"]
    assert owed(state) == ["purple"]
    state, events = told(with_coins(state, 2), "0 buy", "0 loose red b1")
    assert facts(events) == ["LoosePlaced", "BonusLost"]
    assert balance(state) == 0


def test_l22_the_leftover_is_a_shape_also_without_chains():
    state = table(2, "red-1", "red-2", "rainbow-6", chains=False)
    state = after(state, "0 pick red-1", "0 discard", "0 done", "1 pick red-2", "1 discard", "1 done")
    assert owed(after(state, "0 leftover red b4 b3 c3 c2")) == ["purple", "joker"]


def test_l22_a_bonus_pays_once():
    state = after(drawn(JOKER_AND_DOUBLE), "0 joker red f1", "0 waive yellow", "0 waive purple")
    assert owed(state) == []
    assert refused(state, "0 done") is None


# ---------------------------------------------------------------- what must come first


def test_l17a_nothing_goes_on_while_something_in_the_queue_fits():
    state = drawn(JOKER_AND_DOUBLE)
    assert refused(state, "0 done") == ("L17a", "bonus_first")
    state = after(state, "0 joker red a1", "0 double purple b1 b2")
    assert refused(state, "0 done") is None


def test_l17a_loose_squares_come_first_too_but_picking_and_buying_stay_open():
    state = after(with_coins(table(2, "red-2", "red-3"), 4), "0 buy")
    assert owed(state) == ["loose", "loose"]
    assert refused(state, "0 pick red-2") is None
    assert refused(state, "0 buy") is None
    state = after(state, "0 pick red-2")
    assert refused(state, "0 discard") == ("L17a", "bonus_first")
    assert refused(state, "0 draw red a2 b2 c2") == ("L17a", "bonus_first")
    state = after(state, "0 loose red a1", "0 waive loose")
    assert refused(state, "0 draw red a2 b2 c2") is None


def test_l17a_the_leftover_waits_for_the_queue():
    state = table(2, "red-1", "red-2", "red-3")
    state = after(state, "0 pick red-1", "0 discard", "0 done", "1 pick red-2", "1 discard", "1 done")
    state = after(with_coins(state, 5), "0 buy")
    assert refused(state, "0 leftover red a2 a3 b3") == ("L17a", "bonus_first")


def test_l23_a_bonus_may_be_waived():
    state, events = told(drawn(JOKER_AND_DOUBLE), "0 waive joker")
    assert facts(events) == ["BonusWaived"]
    assert owed(state) == ["purple"]
    assert refused(state, "0 waive joker") == ("L17a", "not_owed")


def test_l23_none_is_saved_for_later():
    state = after(drawn(JOKER_AND_DOUBLE), "0 waive joker", "0 waive purple", "0 done")
    assert state.owed == ()


def test_l23_what_fits_nowhere_waits_and_lapses_with_done():
    state = after(full(drawn(JOKER_AND_DOUBLE), "purple"), "0 joker red a1")
    assert owed(state) == ["purple"]
    assert [lost.due for lost in screen.lapsing(state)] == [Due.PURPLE]
    state, events = told(state, "0 done")
    assert facts(events)[:2] == ["BonusLapsed", "PickDone"]
    assert owed(state) == []


def test_l23_it_may_be_waived_before():
    state = full(drawn(JOKER_AND_DOUBLE), "purple")
    assert refused(state, "0 waive purple") is None


def test_l23_lapses_before_the_effect_of_a_purchase_a_draw_and_a_discard():
    state = with_coins(table(2, "red-2"), 4)
    state = after(state, "0 buy", "0 loose red f1", "0 waive loose", "0 pick red-2")
    state = full(state, "yellow")
    assert owed(state) == ["yellow"]
    for line in ("0 buy", "0 discard", "0 draw red a2 b2 c2"):
        lapsed, events = told(state, line)
        assert facts(events)[0] == "BonusLapsed"
        assert "yellow" not in owed(lapsed)


def test_l23_picking_lapses_nothing():
    state = with_coins(table(2, "red-2"), 2)
    state = after(full(after(state, "0 buy", "0 loose red f1", "0 waive loose"), "yellow"), "0 pick red-2")
    assert owed(state) == ["yellow"]
