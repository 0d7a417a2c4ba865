"""Live scores of the whole game: L34 to L40, boards as pictures."""

from locus_screen import State, after, full, table, to_phase, with_coins, with_zone

from app.games.game import Over, Seat
from app.games.locus import ON_SCREEN
from app.games.locus.screen import game as screen


def points(state: State, zone: str, seat: int = 0) -> int | None:
    board = ON_SCREEN.score(state)
    return next(line.points[seat] for line in board.lines if line.name == zone)


def test_l34_full_yellow_rows():
    state = with_zone(table(2), "yellow", "   XXX", " XXXXXX", "XX.....", "  XXXXX.", "   ....")
    assert points(state, "yellow") == 6 + 10


def purple(*rows: str) -> int | None:
    return points(with_zone(table(2), "purple", *rows, seat=1), "purple", 1)


def test_l35_the_largest_purple_group_counts_its_bold_squares():
    apart = (" XX   .X", " ..X ...", ".. XX. ..", ". ...  .X", "XXX .. .", "     ...", "    ...")
    assert purple(*apart) == 3
    joined = (" XX   .X", " .XX ...", ".. XX. ..", ". ...  .X", "XXX .. .", "     ...", "    ...")
    assert purple(*joined) == 9
    three = (" XX   ..", " .XX ...", ".. XX. ..", ". ..X  ..", "... XX .", "     X..", "    XX.")
    assert purple(*three) == 16
    assert points(table(2), "purple") == 0


def test_l36_full_red_blocks():
    state = with_zone(table(2), "red", "XXX...", ".XX....", "...XXX.", ".XXXX")
    assert points(state, "red") == 6 + 12
    state = with_zone(table(2), "red", "XXX...", ".X.....", "...XX..", ".XXXX")
    assert points(state, "red") == 6


def test_l37_green_ends_joined_to_the_middle():
    to_a = ("  X   ..", "  XX ..", "   XX..", "....X....", "  ....", "  .. ..", " ..   ...")
    assert points(with_zone(table(2), "green", *to_a), "green") == 8
    apart = ("  X   XX", "  XX ..", "   .X..", "....X....", "  ....", "  .. ..", " ..   ...")
    assert points(with_zone(table(2), "green", *apart), "green") == 0


def test_l38_the_highest_blue_row_reached():
    low = ("..", "...", " ....", "   ......", "       ..", "    .....", " ..X..", ".XX.")
    assert points(with_zone(table(2), "blue", *low), "blue") == 4
    unvalued = ("..", "...", " ....", "   ......", "       ..", "    .....", " .....", ".XX.")
    assert points(with_zone(table(2), "blue", *unvalued), "blue") == 0
    assert points(full(table(2), "blue"), "blue") == 32


def test_l39_the_lowest_counts_again_all_the_time():
    state = full(table(2), "yellow", "purple", "red", "green", "blue")
    state = with_zone(state, "red", "XXX...", ".X.....", ".......", ".....")
    assert points(state, "lowest") == 6
    assert ON_SCREEN.score(state).totals[0] == 46 + 40 + 6 + 46 + 32 + 6
    empty = with_zone(state, "red", "......", ".......", ".......", ".....")
    assert points(empty, "lowest") == 0


def test_l40_coins_score_nothing_and_the_highest_total_wins():
    state = with_coins(to_phase(table(2), screen.Phase.LAST), 14)
    state = after(full(state, "blue", seat=1), "1 done", "0 done")
    over = screen.turn(state)
    assert isinstance(over, Over)
    assert over.result.places == (2, 1)
    assert ON_SCREEN.score(state).totals == (0, 32)


def test_l40_a_tie_is_a_shared_win():
    over = screen.turn(after(to_phase(table(2), screen.Phase.LAST), "1 done", "0 done"))
    assert isinstance(over, Over)
    assert over.result.winners == (Seat(0), Seat(1))
