"""A hundred thousand random rounds, read twice: the game and a naive resolver agree on every one of them."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from lokus_naive import LADDER, Table

from app.games.lokus import PEOPLE, Card, Edition
from app.games.lokus.course import placer, run
from app.games.lokus.events import Role
from app.games.lokus.snub import CLEAN_UPS
from app.games.lokus.standing import ROUNDS, Standing, opened

PAIRS = {card: (card.number, LADDER[card.colour.place]) for card in PEOPLE}
SETS = 910  # of eleven rounds, for each number of players and each edition: 100,100 rounds together


def seen(standing: Standing) -> tuple[object, ...]:
    """Return the table as the naive reading shows it."""
    return (
        tuple(tuple(PAIRS[card] for card in line) for line in standing.lines),
        list(standing.rolls),
        [snub.virtual for snub in standing.snubs],
        [snub.clean_ups for snub in standing.snubs],
        standing.deck,
        standing.aside,
    )


def our_round(standing: Standing, cards: tuple[Card, ...], edition: Edition, wishes: tuple[bool, bool]) -> Standing:
    """Play a round, telling what is wished where the game asks."""
    went = run(standing, cards, edition)
    while went.asked is not None:
        went = run(went.standing, cards, edition, went.asked, int(wishes[went.asked is Role.HIGHEST]))
    return went.standing


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("seats", range(2, 7))
def test_k6_k7_k8_k9_k10_k11_k13_k14_two_readings_agree(seats, edition):
    luck = random.Random(seats)  # noqa: S311  luck, not secrets
    for _ in range(SETS):
        people = luck.sample(PEOPLE, len(PEOPLE))
        starters = tuple(people[-2:]) if edition is Edition.GERMAN else ()
        standing = opened(seats, starters)
        naive = Table(seats, [PAIRS[card] for card in starters], edition is Edition.RULEBOOK)
        for number in range(ROUNDS):
            cards = tuple(people[seat * ROUNDS + number] for seat in range(seats))
            bits = luck.getrandbits(2)
            wishes = (bool(bits & 1), bool(bits & 2))
            lowest, highest = naive.round([PAIRS[card] for card in cards], wishes)
            standing = our_round(standing, cards, edition, wishes)
            assert seen(standing) == naive.seen()
            assert (placer(cards, Role.LOWEST), placer(cards, Role.HIGHEST)) == (lowest, highest)
            assert lowest != highest
        assert sum(naive.clean) <= CLEAN_UPS


@pytest.mark.parametrize("edition", Edition)
def test_k14_the_five_clean_up_cards_can_all_be_taken(edition):
    """Two players for whom everything fits: one person stays at the left toilet, all others go to the right."""
    starters = PEOPLE[:2] if edition is Edition.GERMAN else ()
    standing = opened(2, starters)
    used = set(starters)
    for _ in range(ROUNDS):
        cards, standing = next(_fitting(standing, used, edition))
        used |= set(cards)
    assert sum(snub.clean_ups for snub in standing.snubs) == CLEAN_UPS
    assert standing.clean_ups == 0


def _fitting(standing: Standing, used: set[Card], edition: Edition) -> Iterator[tuple[tuple[Card, Card], Standing]]:
    """Yield rounds in which both cards are placed and the left line has one person."""
    free = [card for card in PEOPLE if card not in used]
    for cards in combinations(free, 2):
        after = our_round(standing, cards, edition, (bool(standing.lines[0]), True))
        if len(after.lines[0]) == 1 and after.deck == standing.deck:
            yield cards, after
