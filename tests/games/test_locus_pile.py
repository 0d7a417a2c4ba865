# ruff: noqa: N802  test names keep the capital of the rule id
"""Locus beside the box: the draw pile, reshuffling and counting (L32, L42, L43, L50, L51)."""

from locus_table import after, hands, next_reveal, on, picked, refused, screen, to_last_window, told
from setups_locus import DECK

from app.games.game import Chance, Seat, Shuffle, Shuffled
from app.games.locus.box import game as box
from app.games.locus.box import moves as says
from app.games.locus.notation import read_move


def counts(state: box.State) -> tuple[int | None, int | None]:
    return state.pile.count, state.pile.discarded


# ---------------------------------------------------------------- reshuffling


def test_L32_the_pile_is_counted():
    state = hands(3)
    assert counts(state) == (44, 0)
    assert counts(next_reveal(state)) == (40, 4)


def test_L32_no_reshuffle_while_the_pile_lasts_exactly():
    state = next_reveal(hands(3, deck_size=8))
    assert box.cards_to_turn(state) == box.Turning(4)
    assert counts(state) == (0, 4)


def test_L32_reshuffle_in_the_middle_of_a_reveal():
    state, events = told(picked(hands(3, deck_size=6)), "0 close")
    assert box.cards_to_turn(state) == box.Turning(2, reshuffle=True, shuffled=4, rest=2)
    assert counts(state) == (2, 0)
    assert says.PileReshuffled(4) in events


def test_L32_reshuffle_before_the_first_card_of_a_reveal():
    state = next_reveal(next_reveal(hands(3, deck_size=8)))
    assert box.cards_to_turn(state) == box.Turning(0, reshuffle=True, shuffled=8, rest=4)


def test_L32_the_screen_reshuffles_in_the_middle_of_a_reveal():
    state = picked(screen(3, cards=6))
    step = box.play(state, read_move("0 close"))
    assert step.state.open == DECK.cards[4:6]
    assert box.turn(step.state) == Chance(Shuffle(4))
    step = box.play(step.state, Shuffled((3, 2, 1, 0)))
    assert step.state.open == (DECK.cards[4], DECK.cards[5], DECK.cards[3], DECK.cards[2])
    assert step.events[0] == says.PileReshuffled(4)


def test_L32_cards_on_the_table_stay_out_of_the_shuffle():
    state = next_reveal(screen(3, cards=6))
    assert set(state.open).isdisjoint(state.pile.cards)
    assert counts(state) == (2, 0)


def test_L32_the_smallest_deck_is_reshuffled_every_reveal():
    state = to_last_window(screen(5, cards=6, circuit=True))
    assert state.reveal == 15


# ---------------------------------------------------------------- an unknown number of cards


def test_L50_an_unknown_pile_is_never_counted_nor_reshuffled():
    state = hands(2, deck_size=None, circuit=True)
    while state.phase is not box.Phase.LAST_WINDOW:
        assert box.cards_to_turn(state) == box.Turning(3)
        assert state.pile.count is None
        state = next_reveal(state)


def test_L50_a_count_is_put_right_and_told():
    state, events = told(hands(3), "0 pile 40")
    assert counts(state) == (40, 4)
    assert events == [says.PileCounted(Seat(0), 44, 40)]


def test_L50_a_pile_can_be_declared_unknown_and_counted_again():
    state = next_reveal(after(hands(3), "0 pile ?"))
    assert counts(state) == (None, None)
    assert counts(after(state, "1 pile 40")) == (40, 4)


def test_L50_counted_late_the_first_reshuffle_is_told_and_the_pile_then_unknown():
    state = next_reveal(hands(3, deck_size=None))
    state = next_reveal(after(state, "1 pile 2"))
    assert box.cards_to_turn(state) == box.Turning(2, reshuffle=True, shuffled=None, rest=2)
    assert counts(state) == (None, 0)


def test_L50_counted_in_the_first_reveal_everything_is_known():
    state = next_reveal(after(hands(3, deck_size=None), "0 pile 2"))
    assert box.cards_to_turn(state) == box.Turning(2, reshuffle=True, shuffled=4, rest=2)
    assert counts(state) == (2, 0)


def test_L50_a_corrected_reveal_counts_as_turned_up():
    state = next_reveal(hands(3, deck_size=6))
    assert box.cards_to_turn(after(state, "1 pile 1")) == box.Turning(4)


def test_L50_impossible_counts_are_refused():
    assert refused(hands(3), "0 pile 45") == ("L50", "count_impossible")
    assert refused(hands(3), "0 pile -1") == ("L50", "count_impossible")
    assert refused(hands(3), "0 pile 44") == ("L50", "count_same")
    assert refused(screen(3), "0 pile 3") == ("L50", "device_counts")
    assert refused(to_last_window(hands(3)), "1 pile 3") == ("L50", "no_pile_now")


# ---------------------------------------------------------------- solo


def test_L42_solo_one_card_down_and_two_up():
    state = hands(1)
    assert box.cards_to_turn(state) == box.Turning(2, burn=1)
    assert counts(state) == (45, 1)
    dealt = screen(1)
    assert dealt.open == DECK.cards[1:3]
    assert dealt.pile.burned == DECK.cards[:1]


def test_L43_solo_ends_with_fewer_than_three_cards():
    assert to_last_window(hands(1, deck_size=8)).reveal == 2
    assert to_last_window(screen(1, cards=8)).reveal == 2
    assert to_last_window(screen(1)).reveal == 16


def test_L43_solo_rounds_are_known_from_the_cards():
    assert box.rounds(1, cards=50) == 16
    assert box.banner(hands(1)) == box.Banner(1, 16)
    assert box.banner(hands(1, deck_size=None)) == box.Banner(1, None)


def test_L43_solo_with_an_unknown_number_the_player_says_when_the_pile_is_through():
    state = next_reveal(hands(1, deck_size=None))
    assert box.can_be_through(state)
    state, events = told(state, "0 through")
    assert state.phase is box.Phase.LAST_WINDOW
    assert events == [says.PileRanOut(1), says.LastWindowOpened()]


def test_L51_through_in_the_leftover_window_makes_this_reveal_the_last():
    state, events = told(picked(hands(1, deck_size=None)), "0 through")
    assert state.reveal == 1
    assert events[0] == says.PileRanOut(1)


def test_L51_through_is_refused_before_the_first_pick_and_beside_a_known_pile():
    assert refused(hands(1, deck_size=None), "0 through") == ("L51", "through_too_soon")
    assert refused(hands(1), "0 through") == ("L43", "pile_is_counted")
    assert refused(hands(2, deck_size=None), "0 through") == ("L43", "pile_is_counted")
    assert refused(screen(1), "0 through") == ("L43", "pile_is_counted")


def test_L50_a_solo_count_says_how_many_reveals_there_are():
    state = after(hands(1, deck_size=None), "0 pile 7")
    assert box.reveals(state) == 3
    assert not box.can_be_through(state)
    assert to_last_window(state).reveal == 3


def test_L44_solo_has_a_leftover_window_and_a_last_window():
    state = on(hands(1, deck_size=3))
    assert state.phase is box.Phase.LEFTOVER
    state = on(state)
    assert state.phase is box.Phase.LAST_WINDOW
    assert on(state).phase is box.Phase.SCORING


def test_L45_solo_face_down_cards_stay_hidden():
    state = next_reveal(screen(1))
    seen = box.view(state, Seat(0))
    assert seen.pile.burned == (None, None)
    assert set(DECK.cards[0:1] + DECK.cards[3:4]) <= set(box.unseen_cards(seen))
