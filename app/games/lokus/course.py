"""The course of one round, from the cards turned up to the last roll: the same for both ways.

    lowest   named, tested against the lines, places (perhaps cleans up) or takes two rolls
    highest  the same, against the lines as they are then (K7)
    others   one roll each (K10)

A run stops where a player has a choice and goes on when it is told which line.
"""

from typing import NamedTuple

from msgspec.structs import replace

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.events import (
    CardBlocked,
    CardPlaced,
    CardSnubbed,
    CleanedUp,
    LineAsked,
    PenaltyTaken,
    PlacerNamed,
    Role,
    RoundEvent,
)
from app.games.lokus.lines import FULL, Blocks, accepting, blocks
from app.games.lokus.standing import Edition, Standing, changed

Cards = tuple[Card, ...]
"""The cards of one round, by seat."""


class Run(NamedTuple):
    """How far a round came: the table, what happened, and the placer that has to choose (None: it is over)."""

    standing: Standing
    events: tuple[RoundEvent, ...]
    asked: Role | None


def placer(cards: Cards, role: Role) -> Seat:
    """Return the seat with the lowest or the highest card; there is never a tie (K6)."""
    ranks = [card.rank for card in cards]
    return Seat(ranks.index(min(ranks) if role is Role.LOWEST else max(ranks)))


def run(standing: Standing, cards: Cards, edition: Edition, role: Role = Role.LOWEST, line: int | None = None) -> Run:
    """Play a round from a placer on; `line` is what that placer chose, where it was asked."""
    events: list[RoundEvent] = []
    placers = placer(cards, Role.LOWEST), placer(cards, Role.HIGHEST)
    for each in Role if role is Role.LOWEST else (Role.HIGHEST,):
        seat = placers[each is Role.HIGHEST]
        card = cards[seat]
        if line is None:
            events.append(_named(cards, each, seat))
        found = blocks(standing.lines, card)
        free = accepting(found)
        if len(free) > 1 and line is None:
            return Run(standing, (*events, LineAsked(each, seat, card)), each)
        if free:
            standing, more = _placed(standing, each, seat, card, free[0] if line is None else line, found, edition)
        else:
            standing, more = _blocked(standing, each, seat, card, found)
        events += more
        line = None
    standing, more = _others(standing, cards, placers)
    return Run(standing, (*events, *more), None)


def named(cards: Cards, role: Role) -> PlacerNamed:
    """Say who places, and which cards of the same number the colour decided against (K6)."""
    return _named(cards, role, placer(cards, role))


def _named(cards: Cards, role: Role, seat: Seat) -> PlacerNamed:
    mine = cards[seat]
    same = [card for card in cards if card.number == mine.number and card is not mine]
    return PlacerNamed(role, seat, mine, tuple(sorted(same, key=lambda card: card.rank)) if same else ())


Moved = tuple[Standing, list[RoundEvent]]


def _placed(
    standing: Standing, role: Role, seat: Seat, card: Card, line: int, found: Blocks, edition: Edition
) -> Moved:
    """Put a card into a line; the fifth cleans it up (K8, K13)."""
    queue = standing.lines[line]
    events: list[RoundEvent] = [CardPlaced(role, seat, card, line, len(queue), found)]
    if len(queue) + 1 < FULL:
        return replace(standing, lines=_with_line(standing, line, (*queue, card))), events
    assert standing.clean_ups > 0, "clean-up cards can never run out (K14)"
    rolls = clean_up_rolls(queue, edition)
    snub = standing.snubs[seat]
    snub = replace(snub, cards=snub.cards + rolls, clean_ups=snub.clean_ups + 1)
    events.append(CleanedUp(seat, line, queue, card, rolls, snub.clean_ups))
    standing = replace(
        standing,
        lines=_with_line(standing, line, (card,)),
        snubs=changed(standing, seat, snub),
        aside=standing.aside + len(queue) - rolls,
    )
    return standing, events


def is_fifth(queue: Cards) -> bool:
    """Say whether the next card completes this line, so that its player cleans up (K13)."""
    return len(queue) + 1 == FULL


def clean_up_rolls(queue: Cards, edition: Edition) -> int:
    """Return the rolls that a clean-up of these people brings beside its card: all of them, or none (K4, K13)."""
    return len(queue) if edition is Edition.RULEBOOK else 0


def _with_line(standing: Standing, line: int, queue: Cards) -> tuple[Cards, ...]:
    return (*standing.lines[:line], queue, *standing.lines[line + 1 :])


def _blocked(standing: Standing, role: Role, seat: Seat, card: Card, found: Blocks) -> Moved:
    """Turn a card that fits nowhere into two rolls, the second from the deck or virtual (K9, K11)."""
    snub, is_virtual = standing.snubs[seat], standing.deck == 0
    paid = replace(snub, cards=snub.cards + 2 - is_virtual, virtual=snub.virtual + is_virtual)
    deck = standing.deck - (not is_virtual)
    events: list[RoundEvent] = [CardBlocked(role, seat, card, found), PenaltyTaken(seat, is_virtual, deck, paid.rolls)]
    return replace(standing, snubs=changed(standing, seat, paid), deck=deck), events


def _others(standing: Standing, cards: Cards, placers: tuple[Seat, Seat]) -> Moved:
    """Give a roll to everyone who did not place, from seat 0 on (K10)."""
    events: list[RoundEvent] = []
    snubs = list(standing.snubs)
    for seat in map(Seat, range(len(cards))):
        if seat not in placers:
            snubs[seat] = replace(snubs[seat], cards=snubs[seat].cards + 1)
            events.append(CardSnubbed(seat, cards[seat], snubs[seat].rolls))
    return replace(standing, snubs=tuple(snubs)), events
