"""The laws of the contract, over every game found in app.games and over two toys.

A game may bring `setups_<name>.py`: SETUPS by way, and `twins(state, seat)`, states that differ from the
given one only in what that seat may not see. Every game whose options all have defaults is tried with those;
one that needs something to play on, such as a sheet, brings setups for every number of seats.
"""

import copy
import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from random_games import CASES, SEEDS, Case, Visit, discovered, random_game, seats_of, wishes

from app.games.game import (
    ChanceMove,
    IllegalMove,
    Over,
    Rolled,
    Setup,
    Shuffled,
    Waiting,
)

SAMPLE = 24


def describe(case: Case) -> str:
    return f"{case.game.name}-{case.game.way.value}-{case.setup.seats}"


every_case = pytest.mark.parametrize("index", range(len(CASES)), ids=[describe(case) for case in CASES])


def few_visits(index: int) -> Iterator[Visit]:
    """Yield states spread over the random games of a case."""
    for seed in SEEDS:
        visits, _ = random_game(index, seed)
        yield from visits[:: max(1, len(visits) // SAMPLE)]


def test_games_are_found():
    assert {"locus", "lokus"} <= {game.name for game in discovered()}


def test_every_number_of_seats_is_tried():
    for game in discovered():
        assert {case.setup.seats for case in CASES if case.game is game} == set(game.seats), game.name


@every_case
def test_random_play_ends(index):
    for seed in SEEDS:
        _, last = random_game(index, seed)
        over = CASES[index].game.turn(last)
        assert isinstance(over, Over)
        assert len(over.result.places) == CASES[index].setup.seats


@every_case
def test_someone_awaited_can_move(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        turn = case.game.turn(state)
        if isinstance(turn, Waiting):
            assert turn.seats
            assert set(turn.seats) <= set(seats_of(case))
            both = (*turn.seats, *turn.settled)
            assert len(set(both)) == len(both)
            assert all(next(case.game.legal(state, seat), None) is not None for seat in both)


@every_case
def test_nobody_moves_while_luck_is_awaited_or_all_is_over(index):
    case = CASES[index]
    lasts = [random_game(index, seed)[1] for seed in SEEDS]
    for state in [*(visit.state for visit in few_visits(index)), *lasts]:
        if not isinstance(case.game.turn(state), Waiting):
            assert wishes(case, state) == []


@every_case
def test_legal_moves_are_allowed_and_played(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        for seat in seats_of(case):
            for move in islice(case.game.legal(state, seat), SAMPLE):
                assert case.game.refusal(state, move) is None
                case.game.play(state, move)


@every_case
def test_legal_moves_belong_to_the_seat_asked_for(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        for seat in seats_of(case):
            assert all(move.seat == seat for move in islice(case.game.legal(state, seat), SAMPLE))


@every_case
def test_refused_moves_cannot_be_played(index):
    case, source = CASES[index], random.Random(index)  # noqa: S311  luck, not secrets
    moves = [visit.move for seed in SEEDS for visit in random_game(index, seed)[0]]
    foreign = [Rolled(99), Rolled(0), Shuffled((0, 0)), Shuffled((1,))]
    for state, _ in few_visits(index):
        for move in [*foreign, *source.sample(moves, min(SAMPLE, len(moves)))]:
            if case.game.refusal(state, move) is None:
                case.game.play(state, move)
            else:
                with pytest.raises(IllegalMove):
                    case.game.play(state, move)


@every_case
def test_a_seat_that_is_not_there_is_refused(index):
    case = CASES[index]
    for state, move in few_visits(index):
        if not isinstance(move, Shuffled | Rolled):
            for seat in (-1, case.setup.seats):
                assert case.game.refusal(state, msgspec.structs.replace(move, seat=seat)) is not None


@every_case
def test_play_changes_no_input(index):
    case = CASES[index]
    for state, move in few_visits(index):
        before = copy.deepcopy(state)
        case.game.play(state, move)
        assert before == state


@every_case
def test_states_are_values(index):
    for state, _ in few_visits(index):
        twin = copy.deepcopy(state)
        assert twin == state
        assert hash(twin) == hash(state)


@every_case
def test_moves_survive_the_codec(index):
    case = CASES[index]
    for seed in SEEDS:
        for _, move in random_game(index, seed)[0]:
            text = msgspec.json.encode(move)
            assert msgspec.json.decode(text, type=case.game.moves | ChanceMove) == move


@every_case
def test_setups_survive_the_codec(index):
    case = CASES[index]
    text = msgspec.json.encode(case.setup)
    assert msgspec.json.decode(text, type=Setup[case.game.options]) == case.setup


@every_case
def test_events_can_be_written(index):
    case = CASES[index]
    for state, move in few_visits(index):
        for event in case.game.play(state, move).events:
            assert msgspec.json.encode(event)


@every_case
def test_replay_gives_equal_states(index):
    case = CASES[index]
    visits, last = random_game(index, SEEDS[0])
    state = case.game.start(case.setup)
    for visit in visits:
        assert state == visit.state
        state = case.game.play(state, copy.deepcopy(visit.move)).state
    assert state == last


@every_case
def test_scores_have_a_place_for_every_seat(index):
    case = CASES[index]
    lasts = [random_game(index, seed)[1] for seed in SEEDS]
    for state in [*(visit.state for visit in few_visits(index)), *lasts]:
        board = case.game.score(state)
        assert {len(board.totals), *(len(line.points) for line in board.lines)} == {case.setup.seats}
    places = case.game.turn(lasts[-1]).result.places
    unscored = [place for place, total in zip(places, board.totals, strict=True) if total is None]
    assert set(unscored) <= {max(places)}  # only who gave up has no total, and is last


@every_case
def test_a_view_keeps_what_the_seat_may_do(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        for seat in seats_of(case):
            seen = case.game.view(state, seat)
            assert case.game.turn(seen) == case.game.turn(state)
            assert list(islice(case.game.legal(seen, seat), SAMPLE)) == list(
                islice(case.game.legal(state, seat), SAMPLE)
            )


@every_case
def test_a_view_of_a_view_is_the_view(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        for seat in (*seats_of(case), None):
            seen = case.game.view(state, seat)
            assert case.game.view(seen, seat) == seen


@every_case
def test_a_game_that_hides_nothing_shows_everything_to_everybody(index):
    """Only then may the code of an open match be shown."""
    case = CASES[index]
    if case.game.hides:
        pytest.skip(f"{case.game.name} hides something")
    for state, _ in few_visits(index):
        assert all(case.game.view(state, seat) == state for seat in (None, *seats_of(case)))


@every_case
def test_a_view_does_not_tell_secrets(index):
    case = CASES[index]
    for state, _ in few_visits(index):
        for seat in (*seats_of(case), None):
            for twin in case.twins(state, seat):
                assert case.game.view(twin, seat) == case.game.view(state, seat)
