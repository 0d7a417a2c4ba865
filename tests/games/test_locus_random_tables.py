# ruff: noqa: N802  test names keep the capital of the rule id
"""Locus beside the box at random: `legal` alone finds the way into every phase and to every kind of move."""

import random

import msgspec
import pytest
from setups_locus import DEALT, DECK, SHEET, Setup

from app.games.game import Chance, Over, Seat, Shuffled
from app.games.locus.box import game as box
from app.games.locus.box import moves as says
from app.games.locus.notation import read_move, write_move

BOTH = {says.Done, says.BuyLeftover, says.CloseWindow, says.Enter, says.OpenGrey}
TABLES = (
    (Setup(3, Seat(0), DEALT), BOTH | {says.Take}),
    (Setup(2, Seat(0), box.Options(scales=SHEET.scales)), BOTH | {says.CountPile}),
    (Setup(1, Seat(0), box.Options(scales=SHEET.scales)), BOTH | {says.CountPile, says.PileThrough}),
)


def random_moves(setup: Setup, seed: int) -> list[tuple[box.State, object]]:
    source = random.Random(seed)  # noqa: S311  luck, not secrets
    state, visits = box.start(setup), []
    while not isinstance(turn := box.turn(state), Over):
        if isinstance(turn, Chance):
            state = box.play(state, Shuffled(tuple(range(turn.request.count)))).state
            continue
        moves = [move for seat in range(setup.seats) for move in box.legal(state, Seat(seat))]
        visits.append((state, source.choice(moves)))
        state = box.play(state, visits[-1][1]).state
    return [*visits, (state, None)]


@pytest.mark.parametrize(("setup", "kinds"), TABLES)
def test_random_tables_reach_every_phase_and_make_every_move(setup, kinds):
    visits = [visit for seed in range(12) for visit in random_moves(setup, seed)]
    assert {state.phase for state, _ in visits} == set(box.Phase) - {box.Phase.DEALING}
    assert {type(move) for _, move in visits if move is not None} == kinds


@pytest.mark.parametrize(("setup", "kinds"), TABLES)
def test_moves_are_one_line_of_text_both_ways(setup, kinds):
    moves = [move for _, move in random_moves(setup, 1) if move is not None]
    assert [read_move(write_move(move)) for move in moves] == moves


@pytest.mark.parametrize("text", ["", "0", "x done", "0 jump", "0 enter pink 1", "0 pile many", "done 0"])
def test_what_is_no_move_is_not_read(text):
    with pytest.raises(ValueError, match=r"\w|''"):
        read_move(text)


@pytest.mark.parametrize(("setup", "kinds"), TABLES)
def test_states_survive_the_codec(setup, kinds):
    for state, _ in random_moves(setup, 3)[::10]:
        assert msgspec.json.decode(msgspec.json.encode(state), type=box.State) == state


@pytest.mark.parametrize("cards", [6, 7, 13, 48])
def test_L32_no_card_is_ever_lost_or_doubled(cards):
    options = msgspec.structs.replace(DEALT, deck=DECK.cards[:cards], circuit=True)
    for state, _ in random_moves(Setup(5, Seat(0), options), cards):
        everything = state.pile.cards + state.pile.discards + state.open
        assert sorted(card.id for card in everything) == sorted(card.id for card in options.deck)


@pytest.mark.parametrize("cards", [6, 7, 13, 48])
def test_L50_a_counted_pile_and_a_dealt_pile_agree(cards):
    """Done for done, hands that count know as much as the screen that deals."""
    dealt = [
        state
        for state, move in random_moves(
            Setup(5, Seat(0), msgspec.structs.replace(DEALT, deck=DECK.cards[:cards], circuit=True)), 1
        )
        if isinstance(move, says.Done | says.CloseWindow)
    ]
    counted = box.start(Setup(5, Seat(0), box.Options(circuit=True, deck_size=cards, scales=SHEET.scales)))
    counts = {}
    while counted.phase in (box.Phase.PICKING, box.Phase.LEFTOVER):
        counts[counted.reveal] = (counted.pile.count, counted.pile.discarded)
        counted = box.play(counted, says.Done(counted.current)).state
    for state in dealt:
        if state.phase in (box.Phase.PICKING, box.Phase.LEFTOVER):
            assert counts[state.reveal] == (state.pile.count, state.pile.discarded)
