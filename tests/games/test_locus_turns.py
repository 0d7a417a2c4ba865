"""Setup, reveals, turns and windows of the whole game: L1 to L11, L29, L31 to L33, L42 to L46."""

import pytest
from locus_screen import (
    CARDS,
    after,
    balance,
    facts,
    owed,
    pass_turn,
    picture,
    refused,
    short_table,
    table,
    to_phase,
    told,
    with_coins,
)
from msgspec.structs import replace
from setups_locus import DECK, SHEET

from app.games.game import Chance, Over, Seat, Setup, Shuffle, Shuffled, Waiting
from app.games.locus import ON_SCREEN
from app.games.locus.course import picks_per_player
from app.games.locus.screen import game as screen
from app.games.locus.screen.notation import read_move

Phase = screen.Phase
IDS = tuple(card.id for card in DECK.cards)


def setup_refused(seats: int, first: int = 0, cards: int = 48) -> tuple[str, str] | None:
    refusal = screen.setup_refusal(Setup(seats, Seat(first), screen.Options(SHEET, DECK.cards[:cards])))
    return None if refusal is None else (refusal.rule, refusal.key)


def picks_played(seats: int, **options: bool) -> int:
    """Let everyone discard to the end and count the picks of one seat."""
    state, picks = table(seats, **options), 0
    while state.phase is not Phase.OVER:
        picks += state.phase is Phase.PICKING and state.current == 0
        state = pass_turn(state)
    return picks


# ---------------------------------------------------------------- setup


def test_l1_one_to_five_players():
    assert [setup_refused(seats) for seats in (1, 5)] == [None, None]
    assert setup_refused(0) == ("L1", "seats")
    assert setup_refused(6) == ("L1", "seats")


def test_l2_everyone_starts_with_an_empty_sheet_and_one_coin():
    state = table(3)
    assert [balance(state, seat) for seat in range(3)] == [1, 1, 1]
    assert all(not any(paper.filled) for paper in state.papers)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_l3_l4_rounds_are_one_reveal_or_a_full_circuit(seats):
    assert picks_played(seats) == {2: 8, 3: 5, 4: 4, 5: 3}[seats]
    assert picks_played(seats, circuit=True) == {2: 16, 3: 15, 4: 16, 5: 15}[seats]


def test_l5_the_first_player_holds_the_star():
    assert table(3, first=2).current == 2
    assert setup_refused(3, first=3) == ("L5", "first")


def test_l6_the_deck_is_shuffled_first():
    state = screen.start(Setup(2, Seat(0), screen.Options(SHEET, DECK.cards)))
    assert screen.turn(state) == Chance(Shuffle(48))
    assert refused(state, "0 done") == ("L6", "shuffling")
    step = screen.play(state, Shuffled(tuple(reversed(range(48)))))
    assert step.state.open == DECK.cards[:-4:-1]
    assert facts(step.events) == ["DeckShuffled", "Revealed"]


def test_l6_a_shuffle_names_every_card_once():
    state = screen.start(Setup(2, Seat(0), screen.Options(SHEET, DECK.cards)))
    refusal = screen.refusal(state, Shuffled((0,) * 48))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("L6", "not_a_shuffle")


# ---------------------------------------------------------------- a reveal


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_l7_one_card_more_than_players_lies_open(seats):
    assert table(seats).open == DECK.cards[: seats + 1]


def test_l8_the_star_holder_picks_first_then_clockwise():
    state, order = table(3, first=1), []
    while state.phase is Phase.PICKING:
        order.append(state.current)
        state = pass_turn(state)
    assert order == [1, 2, 0]
    assert state.phase is Phase.LEFTOVER
    assert state.leftover == DECK.cards[3]


def test_l8_exactly_one_card_that_is_open_and_free():
    state = table(2, "red-1", "red-2", "red-3")
    assert refused(state, "1 pick red-1") == ("L8", "not_your_turn")
    assert refused(state, "0 pick blue-1") == ("L8", "card_not_open")
    state = after(state, "0 pick red-1")
    assert refused(state, "0 pick red-2") == ("L8", "picked_already")
    state = after(state, "0 discard", "0 done")
    assert refused(state, "1 pick red-1") == ("L8", "card_taken")
    state = after(state, "1 pick red-2", "1 discard", "1 done")
    assert refused(state, "0 pick red-3") == ("L8", "no_pick_now")


def test_l9_done_only_when_the_card_is_used():
    state = table(2, "red-2")
    assert refused(state, "0 done") == ("L9", "pick_first")
    assert refused(state, "0 discard") == ("L9", "pick_first")
    state = after(state, "0 pick red-2")
    assert refused(state, "0 done") == ("L9", "use_card_first")
    state = after(state, "0 draw red a2 b2 c2")
    assert refused(state, "1 pick red-1") == ("L8", "not_your_turn")
    assert after(state, "0 done").current == 1


def test_l10_draw_and_then_fill_the_printed_coin():
    state, events = told(table(2, "red-1"), "0 pick red-1", "0 draw red a2 b2")
    assert picture(state, "red") == ["......", "XX.....", ".......", "....."]
    assert facts(events) == ["ShapeDrawn", "CoinGained"]
    assert balance(state) == 2
    assert refused(state, "0 draw red c2 d2") == ("L10", "card_used")
    assert refused(state, "0 discard") == ("L10", "card_used")


def test_l10_or_discard_for_exactly_two_coins():
    state, events = told(table(2, "red-1"), "0 pick red-1", "0 discard")
    assert facts(events) == ["CardDiscarded", "CoinGained", "CoinGained"]
    assert balance(state) == 3


def test_l10_discarding_is_always_allowed():
    assert refused(after(table(2, "red-7"), "0 pick red-7"), "0 discard") is None


def test_l11_a_discarded_card_is_neither_picked_nor_the_leftover():
    state = after(table(2, "red-1", "red-2", "red-3"), "0 pick red-1", "0 discard", "0 done")
    assert refused(state, "1 pick red-1") == ("L8", "card_taken")
    assert state.discarded == (0,)
    assert pass_turn(state).leftover == CARDS["red-3"]


# ---------------------------------------------------------------- windows, end of a reveal


def test_l29_windows_go_clockwise_from_the_star_holder():
    state, order = table(3, first=2), []
    state = to_phase(state, Phase.LEFTOVER)
    while state.phase is Phase.LEFTOVER:
        order.append(state.current)
        state = pass_turn(state)
    assert order == [2, 0, 1]


def test_l29_who_has_fewer_than_two_coins_is_skipped():
    state = table(2, "red-2", "red-3", "blue-2")
    state = after(state, "0 pick red-2", "0 draw red a2 b2 c2", "0 done", "1 pick red-3", "1 discard")
    state, events = told(state, "1 done")
    assert (state.phase, state.current) == (Phase.LEFTOVER, 1)
    assert facts(events) == ["PickDone", "LeftoverNamed", "WindowSkipped"]


def test_l29_with_nobody_to_spend_the_reveal_is_over_at_once():
    state = table(2, "red-2", "yellow-2")
    state = after(state, "0 pick red-2", "0 draw red a2 b2 c2", "0 done")
    state, events = told(state, "1 pick yellow-2", "1 draw yellow b2 c2 d2", "1 done")
    assert state.phase is Phase.PICKING
    assert facts(events)[2:] == ["WindowSkipped", "WindowSkipped", "StarPassed", "RoundBegan", "Revealed"]


def test_l29_a_window_takes_no_card():
    state = to_phase(table(2), Phase.LEFTOVER)
    assert refused(state, "0 discard") == ("L29", "no_card_now")
    assert refused(state, "0 draw red a1 b1") == ("L29", "no_card_now")


def test_l31_cards_go_to_the_discard_pile_and_the_star_passes():
    state = to_phase(table(3), Phase.LEFTOVER)
    state = to_phase(state, Phase.PICKING)
    assert (state.holder, state.current, state.reveal) == (1, 1, 2)
    assert state.pile.discards == IDS[:4]
    assert state.open == DECK.cards[4:8]


def test_l31_after_the_last_reveal_the_star_stays():
    state = to_phase(table(5), Phase.LAST)
    assert (state.holder, state.current) == (2, 2)


def test_l32_the_discard_pile_is_shuffled_when_a_card_is_missing_and_not_sooner():
    cards = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6"]
    state = to_phase(to_phase(short_table(2, cards), Phase.LEFTOVER), Phase.PICKING)
    assert state.pile.count == 0
    state = to_phase(state, Phase.LEFTOVER)
    state, events = told(state, "1 done", "0 done")
    assert facts(events)[-2:] == ["PileReshuffled", "Revealed"]
    assert state.pile.count == 3


def test_l32_also_in_the_middle_of_a_reveal():
    cards = ["red-1", "red-2", "red-3", "red-4"]
    state = to_phase(to_phase(short_table(2, cards), Phase.LEFTOVER), Phase.PICKING)
    assert [card.id for card in state.open] == ["red-4", "red-1", "red-2"]


def test_l32_a_deck_too_small_is_refused():
    assert setup_refused(4, cards=5) is None
    assert setup_refused(4, cards=4) == ("L32", "deck_too_small")
    assert setup_refused(1, cards=2) == ("L32", "deck_too_small")


def test_l33_one_last_window_each_only_for_loose_squares():
    state = to_phase(table(2), Phase.LAST)
    assert (state.current, state.holder) == (1, 1)
    assert refused(state, "1 leftover red a1 b1") == ("L28", "no_leftover_now")
    assert refused(state, "1 draw red a1 b1") == ("L29", "no_card_now")
    state = after(state, "1 buy", "1 loose red a2", "1 loose red b2", "1 buy", "1 loose red c2", "1 loose red d2")
    assert picture(state, "red", seat=1)[1] == "XXXX..."
    state = after(state, "1 done")
    assert (state.phase, state.current) == (Phase.LAST, 0)
    assert after(state, "0 done").phase is Phase.OVER


def test_l33_who_has_fewer_than_two_coins_is_skipped():
    state = table(2)
    while (state.reveal, state.phase) != (8, Phase.LEFTOVER):
        state = pass_turn(state)
    state, events = told(with_coins(with_coins(state, 2), 1, seat=1), "1 done", "0 done")
    assert facts(events) == ["WindowDone", "LastWindowOpened", "WindowSkipped"]
    assert (state.phase, state.current) == (Phase.LAST, 0)
    assert after(state, "0 done").phase is Phase.OVER


# ---------------------------------------------------------------- solo


def test_l42_solo_one_card_goes_face_down_and_two_lie_open():
    state = table(1)
    assert state.open == DECK.cards[1:3]
    assert state.pile.burned == IDS[:1]
    assert refused(state, f"0 pick {DECK.cards[0].id}") == ("L8", "card_not_open")
    state = to_phase(state, Phase.LEFTOVER)
    assert state.leftover == DECK.cards[2]


def test_l43_solo_goes_once_through_the_deck():
    assert picks_played(1) == picks_per_player(1, False, cards=48) == 16
    state = short_table(1, [card.id for card in DECK.cards[:8]])
    state = to_phase(state, Phase.LAST)
    assert (state.reveal, state.pile.count) == (2, 2)


def test_l44_solo_ends_with_a_last_window_and_a_score():
    state = after(to_phase(table(1), Phase.LAST), "0 done")
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1,), "solo")
    assert ON_SCREEN.score(state).totals == (0,)


# ---------------------------------------------------------------- secrets and undo


def test_l45_only_the_pile_and_the_face_down_cards_are_hidden():
    state = to_phase(to_phase(table(1), Phase.LEFTOVER), Phase.PICKING)
    for seat in (Seat(0), None):
        seen = screen.view(state, seat)
        assert set(seen.pile.cards) == set(seen.pile.burned) == {None}
        assert (seen.pile.count, seen.pile.discards) == (state.pile.count, state.pile.discards)
        assert replace(seen, pile=state.pile) == state


def test_l46_only_done_seals():
    state = table(2, "red-1")
    for line in ("0 pick red-1", "0 draw red b1 c1", "0 buy", "0 loose red a1", "0 waive loose"):
        step = screen.play(state, read_move(line))
        assert not step.sealed
        state = step.state
    assert owed(state) == []
    assert screen.play(state, read_move("0 done")).sealed


def test_everyone_is_awaited_in_turn():
    state = table(2)
    assert screen.turn(state) == Waiting((Seat(0),))
    assert screen.turn(pass_turn(state)) == Waiting((Seat(1),))
