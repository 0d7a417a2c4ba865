"""What no view, no event and no undo tells: hands, locked cards, the deck and what lies face down (K19, K20)."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from lokus_screen import after, card, cards, locked, played_round, revealed, table, to_round, unlock, with_cards
from setups_lokus import SETUPS, twins

from app.games.game import Chance, Over, Seat, Setup, Shuffled, Way
from app.games.lokus import ON_SCREEN, PEOPLE, Card, Edition
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen import game as screen
from app.games.lokus.screen.moves import Lock, Reveal
from app.games.lokus.screen.state import Phase

A, B, C = Seat(0), Seat(1), Seat(2)
ENCODED = {person: msgspec.json.encode(person) for person in PEOPLE}
EVERY_SETUP = SETUPS[Way.SCREEN]


def random_play(setup: Setup[screen.Options], seed: int) -> Iterator[tuple[screen.State, object]]:
    """Yield every state of a random game with the step that follows it."""
    luck = random.Random(seed)  # noqa: S311  luck, not secrets
    state = ON_SCREEN.start(setup)
    while not isinstance(turn := ON_SCREEN.turn(state), Over):
        if isinstance(turn, Chance):
            move = Shuffled(tuple(luck.sample(range(72), 72)))
        else:
            move = luck.choice([move for seat in range(setup.seats) for move in ON_SCREEN.legal(state, Seat(seat))])
        step = ON_SCREEN.play(state, move)
        yield state, step
        state = step.state


def open_cards(state: screen.State) -> set[Card]:
    """Return what everybody may see now: the lines and the cards of this round."""
    told = {person for line in state.standing.lines for person in line} | set(state.cards)
    return told | (set(state.seen) if state.options.seen_aid else set())


def secrets(state: screen.State, seat: Seat | None) -> set[Card]:
    """Return what a seat may not see."""
    own = set(state.hands[seat]) if seat is not None else set()
    return set(PEOPLE) - open_cards(state) - own


def written_in(value: object) -> set[Card]:
    text = msgspec.json.encode(value)
    return {person for person, name in ENCODED.items() if name in text}


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_k19_no_secret_card_is_written_in_any_view(setup):
    """The text of a view is searched for every card that its seat may not see."""
    for number, (state, _) in enumerate(random_play(setup, seed=setup.seats)):
        if number % 3 == 0:
            for seat in (*map(Seat, range(setup.seats)), None):
                assert not written_in(ON_SCREEN.view(state, seat)) & secrets(state, seat)


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_k19_views_of_states_that_differ_in_secrets_are_equal(setup):
    tried = 0
    for number, (state, _) in enumerate(random_play(setup, seed=1)):
        if number % 5 == 0:
            for seat in (*map(Seat, range(setup.seats)), None):
                for twin in twins(state, seat):
                    tried += twin != state
                    assert ON_SCREEN.view(twin, seat) == ON_SCREEN.view(state, seat)
    assert tried > 300


@pytest.mark.parametrize("setup", EVERY_SETUP)
def test_k19_no_event_names_a_card_that_was_not_open(setup):
    """What is told to all was in a line or turned up before, or is so afterwards."""
    for before, step in random_play(setup, seed=2):
        everyone = open_cards(before) | open_cards(step.state)
        for event in step.events:
            assert written_in(event) <= everyone


def test_k19_a_seat_sees_its_own_hand_and_its_own_locked_card():
    state = after(with_cards(table(3), "1r 2r 3r"), Lock(B, card("2r")))
    seen = ON_SCREEN.view(state, B)
    assert seen.hands == ((), state.hands[1], ())
    assert seen.chosen == (None, card("2r"), None)
    assert ON_SCREEN.view(state, None).chosen == (None, None, None)


def test_k19_who_has_locked_is_public():
    state = after(with_cards(table(3), "1r 2r 3r"), Lock(B, card("2r")))
    assert ON_SCREEN.view(state, A).locked == (False, True, False)


def test_k19_counts_are_public_and_faces_are_not():
    state = to_round(table(3), 6)
    seen = ON_SCREEN.view(state, A)
    assert seen.standing == state.standing
    assert seen.standing.snubs[0].cards > 0
    assert len(state.faces[0]) == seen.standing.snubs[0].cards
    assert (seen.faces, seen.aside, seen.deck) == ((), (), ())


def test_k19_played_cards_are_public_in_their_round():
    state, _ = revealed(table(3), "1r 5r 12a")
    assert ON_SCREEN.view(state, None).cards == cards("1r 5r 12a")


@pytest.mark.parametrize("edition", Edition)
def test_k30_the_aid_lists_what_was_open_in_this_set(edition):
    state = table(3, edition=edition, seen_aid=True)
    starters = tuple(person for line in state.standing.lines for person in line)
    state = played_round(state)
    played = state.cards
    state = played_round(after(state, Next(A)))
    assert ON_SCREEN.view(state, B).seen == (*starters, *played, *state.cards)


def test_k30_a_penalty_card_is_never_listed():
    state = to_round(table(3, seen_aid=True), 11)
    penalties = {person for pile in state.faces for person in pile} - set(state.seen)
    drawn = 39 - state.standing.deck
    assert len(penalties) == drawn > 0


def test_k19_without_the_aid_nothing_is_listed():
    assert ON_SCREEN.view(to_round(table(3), 6), A).seen == ()


def test_k28_what_needs_the_consent_of_the_table():
    state = with_cards(table(2), "1r 12a")

    def sealed(move: object) -> bool:
        nonlocal state
        step = screen.play(state, move)
        state = step.state
        return step.sealed

    assert not sealed(Lock(A, card("1r")))
    assert not sealed(unlock(0))
    assert not sealed(Lock(A, card("1r")))
    assert sealed(Lock(B, card("12a")))
    assert sealed(Reveal(A))
    assert sealed(ChooseLine(A, 0))
    assert sealed(ChooseLine(B, 0))
    assert not sealed(Next(A))


def test_k28_the_step_that_scores_or_ends_a_set_needs_consent():
    state = played_round(to_round(table(2), 11))
    assert screen.play(state, Next(A)).sealed
    assert screen.play(after(state, Next(A)), Next(A)).sealed


def test_k12_k28_going_on_to_the_last_round_can_be_taken_back():
    state = played_round(to_round(table(2), 10))
    step = screen.play(state, Next(A))
    assert step.state.phase is Phase.ARMED
    assert not step.sealed


def test_k5_a_reveal_turns_up_what_was_locked_whatever_was_unlocked_before():
    state = with_cards(table(2), "1r 12a")
    state = after(state, Lock(A, state.hands[0][-1]), unlock(0))
    assert after(locked(state, "1r 12a"), Reveal(A)).cards == cards("1r 12a")
