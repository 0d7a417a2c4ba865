"""Bots of Lokus play whole games by the rules, on what their seat may see, and thinking pays."""

import inspect
from itertools import combinations, islice

import pytest
from lokus_screen import after, locked, played_round, revealed, table, with_cards, with_lines, with_snub
from setups_lokus import twins

from app.games.game import Over, Seat
from app.games.lokus import Edition
from app.games.lokus.bot.advice import Level, advise
from app.games.lokus.bot.future import unseen
from app.games.lokus.bot.guess import chances
from app.games.lokus.cards import PEOPLE
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen import game as screen
from app.games.lokus.screen.moves import Lock, Reveal
from app.games.lokus.screen.state import Phase
from benchmarks.lokus_bots import played_set, tournament

A, B, C = Seat(0), Seat(1), Seat(2)
every_level = pytest.mark.parametrize("level", Level)


def go_on(state, level: Level, luck: int):
    """Let the seats that are awaited play."""
    turn = screen.turn(state)
    seat = turn.seats[0]
    return after(state, *advise(screen.view(state, seat), seat, level, luck))


@pytest.mark.parametrize("levels", combinations((Level.RANDOM, Level.EASY, Level.MIDDLE), 2))
@pytest.mark.parametrize("edition", Edition)
def test_bots_play_whole_sets(levels, edition):
    state = played_set((*levels, *levels), 1, screen.Options(edition=edition))
    assert state.phase is Phase.SCORED


def test_bots_press_the_star_when_it_is_theirs():
    state = locked(table(2), "1r 12a")
    assert advise(screen.view(state, A), A, Level.EASY, 1) == (Reveal(A),)
    assert advise(screen.view(state, B), B, Level.EASY, 1) == ()
    state = played_round(table(2))
    assert advise(screen.view(state, A), A, Level.EASY, 1) == (Next(A),)


def test_bots_play_a_whole_game_to_its_end():
    state, count = table(6), 0
    while not isinstance(screen.turn(state), Over):
        state, count = go_on(state, Level.MIDDLE, count), count + 1
    assert len(state.sets) == 3


@every_level
def test_advice_follows_from_view_level_and_luck(level):
    view = screen.view(table(3), A)
    assert advise(view, A, level, 7) == advise(view, A, level, 7)


@every_level
def test_k32_a_bot_cannot_tell_what_its_seat_cannot_see(level):
    """The same advice on every table that looks the same; it is given a view and nothing else."""
    state = after(played_round(table(3)), Next(A))
    advice = advise(screen.view(state, A), A, level, 5)
    for twin in islice(twins(state, A), 3 if level is Level.STRONG else None):
        assert advise(screen.view(twin, A), A, level, 5) == advice
    assert next(iter(inspect.signature(advise).parameters)) == "view"


def test_k32_what_a_bot_reckons_with_is_what_it_has_not_seen():
    state = after(played_round(table(3)), Next(A))
    gone = {person.rank for pile in state.faces for person in pile}
    assert gone
    assert gone <= set(unseen(screen.view(state, B), B))
    aided = after(played_round(table(3, seen_aid=True)), Next(A))
    shown = {person.rank for person in aided.seen}
    assert not shown & set(unseen(screen.view(aided, B), B))


@every_level
def test_nobody_is_advised_out_of_turn(level):
    state = after(with_cards(table(3), "1r 5y 12a"), Lock(A, PEOPLE[0]))
    assert advise(screen.view(state, A), A, level, 1) == ()
    state, _ = revealed(table(3), "1r 5y 12a")
    assert advise(screen.view(state, C), C, level, 1) == ()


@pytest.mark.parametrize("level", [Level.MIDDLE, Level.STRONG])
def test_four_rolls_are_not_taken_without_need(level):
    """Both lines accept the lowest card; one of them is full with it."""
    state, _ = revealed(with_lines(table(3), "3r 4y 5g 6b", "7r"), "1o 5y 12a")
    assert advise(screen.view(state, A), A, level, 1) == (ChooseLine(A, 1),)


def test_a_third_clean_up_card_is_taken():
    """With two of them the set is free with the next (K15)."""
    state, _ = revealed(with_lines(table(3), "3r 4y 5g 6b", "7r"), "1o 5y 12a")
    state = with_snub(state, 0, clean_ups=2, cards=9)
    assert advise(screen.view(state, A), A, Level.STRONG, 1) == (ChooseLine(A, 0),)


def test_the_ends_place_and_the_middle_does_not():
    chance = chances(range(11), 3, 1.0)
    assert chance[0] == chance[10] == 1
    assert min(chance, key=chance.__getitem__) == 5


def test_thinking_pays():
    """Over fixed deals the strong bot has clearly fewer minus points than the easy one, and beats it more often."""
    results = list(tournament(Level.STRONG, Level.EASY, 4, 1, 4, screen.Options()))
    strong, easy = (sum(column) for column in zip(*results, strict=True))
    assert strong < 0.9 * easy


def test_knowing_the_game_pays():
    results = list(tournament(Level.MIDDLE, Level.RANDOM, 60, 1, 4, screen.Options()))
    middle, guessing = (sum(column) for column in zip(*results, strict=True))
    assert middle < 0.8 * guessing
