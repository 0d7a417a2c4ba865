"""Bots play whole games by the rules, on what their seat may see, and hints point at what may be done."""

from itertools import combinations

import pytest
from locus_screen import after, full, table, to_phase, with_coins
from setups_locus import DECK, SHEET

from app.games.game import Chance, Over, Seat, Setup, Shuffled
from app.games.locus import ON_SCREEN
from app.games.locus.bot.advice import Hint, Level, advise, hint
from app.games.locus.bot.outlook import Outlook
from app.games.locus.scoring import zone_points
from app.games.locus.screen import game as screen
from app.games.locus.screen.moves import Discard, Done, Draw, Pick
from app.games.luck import Luck

every_level = pytest.mark.parametrize("level", Level)


def shuffled(count: int, luck: Luck) -> Shuffled:
    left = list(range(count))
    return Shuffled(tuple(left.pop(luck.below(len(left))) for _ in range(count)))


def played_out(levels: tuple[Level, ...], seed: int, **options: bool) -> screen.State:
    """Let bots play a game to its end; a move that is refused raises IllegalMove."""
    luck = Luck(seed)
    setup = Setup(len(levels), Seat(seed % len(levels)), screen.Options(SHEET, DECK.cards, **options))
    state = ON_SCREEN.start(setup)
    while not isinstance(turn := ON_SCREEN.turn(state), Over):
        if isinstance(turn, Chance):
            state = ON_SCREEN.play(state, shuffled(turn.request.count, luck)).state
            continue
        seat = turn.seats[0]
        moves = advise(ON_SCREEN.view(state, seat), seat, levels[seat], luck.bits())
        assert isinstance(moves[-1], Done)
        for move in moves:
            state = ON_SCREEN.play(state, move).state
    return state


@pytest.mark.parametrize("levels", combinations(Level, 2))
def test_bots_play_whole_games(levels):
    for seed in range(2):
        state = played_out(levels, seed, chains=bool(seed))
        assert len(screen.totals(state)) == 2


def test_bots_play_alone_and_five_together():
    assert played_out((Level.MIDDLE,), 1).reveal == 16
    assert played_out((Level.EASY,) * 5, 2).reveal == 3


def test_thinking_pays():
    totals = screen.totals(played_out((Level.RANDOM, Level.STRONG), 3, circuit=True))
    assert totals[1] > totals[0]


@every_level
def test_advice_follows_from_view_level_and_luck(level):
    view = screen.view(table(2), Seat(0))
    assert advise(view, Seat(0), level, 7) == advise(view, Seat(0), level, 7)


@every_level
def test_nobody_is_advised_out_of_turn(level):
    assert advise(table(2), Seat(1), level, 1) == ()
    assert advise(after(to_phase(table(1), screen.Phase.LAST), "0 done"), Seat(0), level, 1) == ()


@every_level
def test_a_bot_goes_on_in_the_middle_of_a_turn(level):
    state = after(table(2, "rainbow-6"), "0 pick rainbow-6", "0 draw red b4 b3 c3 c2", "0 joker red a1")
    for move in advise(state, Seat(0), level, 5):
        state = screen.play(state, move).state
    assert state.current == 1


@every_level
def test_a_bot_discards_what_fits_nowhere(level):
    state = with_coins(full(table(2), "yellow", "purple", "red", "green", "blue"), 0)
    kinds = [type(move) for move in advise(state, Seat(0), level, 1)]
    assert kinds == [Pick, Discard, Done]


def test_a_hint_names_zone_card_and_place():
    state = table(2, "red-1", "blue-8", "green-1")
    told = hint(state, Seat(0))
    assert told is not None
    assert isinstance(told.move, Pick)
    assert told.card is not None
    state = screen.play(state, told.move).state
    assert screen.refusal(state, Draw(Seat(0), told.zone, told.cells)) is None


def test_a_hint_for_the_queue_names_no_card():
    told = hint(after(table(2, "rainbow-6"), "0 pick rainbow-6", "0 draw red b4 b3 c3 c2"), Seat(0))
    assert told is not None
    assert (told.card, told.zone is None) == (None, False)


def test_a_hint_may_be_to_stop():
    state = with_coins(to_phase(table(2), screen.Phase.LAST), 0, seat=1)
    assert hint(state, Seat(1)) == Hint(None, None, (), Done(Seat(1)))
    assert hint(state, Seat(0)) is None


def test_without_hope_a_bot_sees_exactly_the_points():
    """The quick judgement on bits agrees with the scores."""
    for seed in range(6):
        state = played_out((Level.RANDOM, Level.EASY), seed, circuit=True)
        outlook = Outlook(SHEET, state.options.grids, 0.0)
        for seat in (Seat(0), Seat(1)):
            assert tuple(outlook.zones(state.papers[seat].filled)) == zone_points(SHEET, screen.squares_of(state, seat))


def test_luck_is_even_and_follows_from_its_seed():
    luck, same = Luck(1), Luck(1)
    numbers = [luck.below(6) for _ in range(600)]
    assert numbers == [same.below(6) for _ in range(600)]
    assert all(70 < numbers.count(face) < 130 for face in range(6))
    assert 0 <= luck.share() < 1
