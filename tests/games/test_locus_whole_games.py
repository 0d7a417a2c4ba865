"""Whole random games on the screen: what must hold in every state, and a second opinion on the score.

TAFELSTER_GAMES=10000 plays that many games instead of a few.
"""

import os
import random
from collections import defaultdict
from itertools import islice

import pytest
from locus_screen import CARDS, State, after, table, with_coins
from msgspec.structs import replace
from setups_locus import DECK, SHEET

from app.games.game import Chance, Over, Seat, Setup, Shuffled
from app.games.locus import ON_SCREEN
from app.games.locus.placement import placements
from app.games.locus.screen import game as screen
from app.games.locus.screen.moves import (
    BonusTriggered,
    BuyLoose,
    Discard,
    Done,
    DoublePlaced,
    Draw,
    DrawLeftover,
    JokerPlaced,
    LeftoverDrawn,
    LoosePlaced,
    Pick,
    PlaceDouble,
    PlaceJoker,
    PlaceLoose,
    ShapeDrawn,
    Waive,
)
from app.games.locus.screen.notation import read_move, write_move
from app.games.locus.zones import ZONES, Zone

GAMES = int(os.environ.get("TAFELSTER_GAMES", "40"))
BATCHES = 8

# ---------------------------------------------------------------- a second scorer, from pictures


def slow_points(state: State, seat: Seat) -> list[int]:
    """Score a sheet by reading its pictures square by square, without any of the game's scoring."""
    filled = {zone: set(state.grid(zone).cells(state.filled(seat, zone))) for zone in ZONES}
    drawn = {zone: SHEET.field(zone).rows for zone in ZONES}
    return [
        slow_yellow(drawn[Zone.YELLOW], filled[Zone.YELLOW]),
        slow_purple(drawn[Zone.PURPLE], filled[Zone.PURPLE]),
        sum(block.points for block in SHEET.blocks if all(cell in filled[Zone.RED] for cell in block.cells)),
        slow_green(drawn[Zone.GREEN], filled[Zone.GREEN]),
        slow_blue(filled[Zone.BLUE]),
    ]


def slow_yellow(rows: tuple[str, ...], filled: set) -> int:
    full = [all(sign == " " or (x, y) in filled for x, sign in enumerate(row)) for y, row in enumerate(rows)]
    return sum(value for value, is_full in zip(SHEET.yellow_rows, full, strict=True) if is_full)


def slow_groups(filled: set) -> list[set]:
    """Sort squares into groups: each new square merges the groups that it touches."""
    groups: list[set] = []
    for x, y in filled:
        touched = [group for group in groups if group & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}]
        groups = [group for group in groups if group not in touched]
        groups.append({(x, y)}.union(*touched))
    return groups


def slow_purple(rows: tuple[str, ...], filled: set) -> int:
    linked = [sum(rows[y][x] == "#" for x, y in group) for group in slow_groups(filled)]
    return SHEET.purple_scale[max(linked, default=0)]


def slow_green(rows: tuple[str, ...], filled: set) -> int:
    middle = [group for group in slow_groups(filled) if any(rows[y][x] == "#" for x, y in group)]
    return sum(end.points for end in SHEET.ends if any(end.cell in group for group in middle))


def slow_blue(filled: set) -> int:
    return max((SHEET.blue_rows[row] for row in range(8) if any(y <= row for _, y in filled)), default=0)


# ---------------------------------------------------------------- random games


def some_setup(number: int) -> Setup:
    """Go through all switches, seats and small decks."""
    seats = 1 + number % 5
    cards = DECK.cards if number % 3 else DECK.cards[: seats + 2 + number % 7]
    options = screen.Options(SHEET, cards, circuit=number % 2 == 0, chains=number % 4 < 2)
    return Setup(seats, Seat(number % seats), options)


def some_move(state: State, source: random.Random) -> screen.ScreenMove:
    """Choose a kind of move first, so that draws do not crowd out the rest."""
    kinds = defaultdict(list)
    for move in ON_SCREEN.legal(state, state.current):
        kinds[type(move)].append(move)
    active = [kind for kind in kinds if kind not in (Discard, Waive)] or list(kinds)
    kind = source.choice(active if source.random() < 0.8 else list(kinds))
    return source.choice(kinds[kind])


def game(number: int):
    """Play a game; yield each state, the move and the step."""
    source = random.Random(number)  # noqa: S311  luck, not secrets
    state = ON_SCREEN.start(some_setup(number))
    while not isinstance(turn := ON_SCREEN.turn(state), Over):
        if isinstance(turn, Chance):
            count = turn.request.count
            move = Shuffled(tuple(source.sample(range(count), count)))
        else:
            move = some_move(state, source)
        step = ON_SCREEN.play(state, move)
        yield state, move, step
        state = step.state


def crossed(event: object) -> list[tuple]:
    """Return the squares an event filled."""
    match event:
        case ShapeDrawn() | LeftoverDrawn() | DoublePlaced():
            return [(event.seat, event.zone, cell) for cell in event.cells]
        case JokerPlaced() | LoosePlaced():
            return [(event.seat, event.zone, event.cell)]
    return []


def all_cards(state: State) -> list[str]:
    pile = state.pile
    return sorted([*pile.cards, *pile.discards, *pile.burned, *(card.id for card in state.open)])


def check_sheets(state: State, squares: dict) -> None:
    for seat, paper in enumerate(state.papers):
        assert 0 <= paper.spent <= paper.gained <= SHEET.coins.spaces
        for zone in ZONES:
            assert set(state.grid(zone).cells(paper.filled[zone.place])) == squares[seat, zone]


def check_game(number: int) -> None:
    squares: dict = defaultdict(set)
    paid, state = set(), None
    for before, move, step in game(number):
        state = step.state
        for event in step.events:
            for seat, zone, cell in crossed(event):
                assert cell not in squares[seat, zone]
                squares[seat, zone].add(cell)
            if isinstance(event, BonusTriggered):
                assert (event.seat, event.zone, event.cell) not in paid
                paid.add((event.seat, event.zone, event.cell))
        check_sheets(state, squares)
        assert all_cards(state) == sorted(card.id for card in before.options.deck)
        if isinstance(move, Done):
            assert state.owed == ()
            assert state.hand is None
        if not isinstance(move, Shuffled):
            assert read_move(write_move(move)) == move
    assert state is not None
    board = ON_SCREEN.score(state)
    for seat in range(state.seats):
        points = slow_points(state, Seat(seat))
        assert [line.points[seat] for line in board.lines] == [*points, min(points)]
        assert board.totals[seat] == sum(points) + min(points)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_keep_the_rules(batch):
    for number in range(batch, GAMES, BATCHES):
        check_game(number)


# ---------------------------------------------------------------- legal is complete


def every_wish(state: State, seat: Seat):
    """Yield every move there could be: all shapes anywhere, all single and double squares."""
    yield from (Pick(seat, card.id) for card in state.options.deck)
    yield from (Discard(seat), BuyLoose(seat), Done(seat))
    yield from (Waive(seat, due) for due in screen.Due)
    for zone in ZONES:
        grid = state.grid(zone)
        for cell in grid.bits:
            yield PlaceJoker(seat, zone, cell)
            yield PlaceLoose(seat, zone, cell)
        for cell in grid.bits:
            for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
                yield PlaceDouble(seat, zone, (cell, other))
        yield from every_draw(state, seat, zone)


def every_draw(state: State, seat: Seat, zone: Zone):
    grid = replace(state.grid(zone), zone=Zone.RED)  # as if a shape went anywhere
    for kind, card in ((Draw, state.hand), (DrawLeftover, state.leftover)):
        if card is not None:
            places = placements(grid, 0, card.shape)
            yield from (kind(seat, zone, grid.cells(mask)) for mask in places)


def test_legal_is_exactly_what_refusal_allows():
    for number in range(0, 30, 3):
        for state, move, _ in islice(game(number), 3, None, 17):
            if not isinstance(move, Shuffled):
                seat = state.current
                allowed = [wish for wish in every_wish(state, seat) if ON_SCREEN.refusal(state, wish) is None]
                legal = list(ON_SCREEN.legal(state, seat))
                assert len(set(legal)) == len(legal)
                assert set(legal) == set(allowed)


# ---------------------------------------------------------------- counted moves


def perft(state: State, depth: int) -> int:
    """Count the ways to play this many moves of the current seat."""
    if depth == 0:
        return 1
    return sum(
        perft(ON_SCREEN.play(state, move).state, depth - 1) if depth > 1 else 1
        for move in ON_SCREEN.legal(state, state.current)
    )


def test_perft_of_the_first_turn():
    state = table(2, "red-5", "rainbow-1", "blue-8")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [3, 279, 2295]


def test_perft_of_a_full_queue():
    state = after(table(2, "rainbow-6"), "0 pick rainbow-6", "0 draw red b4 b3 c3 c2")
    assert [perft(with_coins(state, 2), depth) for depth in (1, 2, 3)] == [50, 1220, 13774]


def test_perft_of_a_leftover_window():
    state = table(2, "yellow-1", "blue-1", "green-7")
    state = after(state, "0 pick yellow-1", "0 discard", "0 done", "1 pick blue-1", "1 discard", "1 done")
    assert state.leftover == CARDS["green-7"]
    assert [perft(with_coins(state, coins), 1) for coins in (2, 3, 4)] == [2, 26, 145]
