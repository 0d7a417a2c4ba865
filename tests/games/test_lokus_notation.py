"""Cards, tables and moves as text, both ways."""

import random

import pytest
from lokus_screen import after, revealed, snub, table, with_deck, with_lines
from msgspec.structs import replace

from app.games.game import Seat, Setup
from app.games.lokus import PEOPLE
from app.games.lokus import beside_box as box
from app.games.lokus import on_screen as screen
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.notation import draw_standing, read_card, read_cards, read_move, write_card, write_move
from app.games.lokus.screen_moves import Lock, Reveal, Unlock

SEVEN = PEOPLE[36]
A, B = Seat(0), Seat(1)


def test_every_card_is_read_back():
    assert [read_card(write_card(person)) for person in PEOPLE] == list(PEOPLE)
    assert (write_card(SEVEN), str(SEVEN)) == ("7r", "red-7")
    assert read_cards("") == ()


@pytest.mark.parametrize("text", ["", "r", "7", "0r", "13r", "07r", "7x", "-7r", "7rr", "r7"])
def test_what_is_no_card_is_quoted(text):
    with pytest.raises(ValueError, match=repr(text)):
        read_card(text)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("0 lock 7r", Lock(A, SEVEN)),
        ("1 unlock", Unlock(B)),
        ("0 reveal", Reveal(A)),
        ("1 line 0", ChooseLine(B, 0)),
        ("0 next", Next(A)),
        ("0 table 0 2 5", ChangeTable(A, (0, 2, 5))),
        ("1 done", box.RoundDone(B)),
        ("1 clean-up", box.CleanUp(B)),
        ("1 clean-ups 3", box.SetCleanUps(B, 3)),
        ("1 rolls 12", box.SetRolls(B, 12)),
        ("0 score", box.Score(A)),
        ("0 starter 1 7r", box.EnterStarter(A, 1, SEVEN)),
        ("0 enter 7r", box.EnterCard(A, SEVEN)),
        ("0 correct 3 7r", box.Correct(A, 3, SEVEN)),
        ("0 correct 3 7r only", box.Correct(A, 3, SEVEN, exchange=False)),
        ("0 correct-starter 1 7r only", box.CorrectStarter(A, 1, SEVEN, exchange=False)),
        ("0 correct-starter 1 7r", box.CorrectStarter(A, 1, SEVEN)),
        ("0 rechoose 3 1", box.Rechoose(A, 3, 1)),
    ],
)
def test_moves_are_one_line_both_ways(line, move):
    assert write_move(move) == line
    assert read_move(line) == move


@pytest.mark.parametrize("text", ["", "0", "0 fly", "0 lock 13r", "x lock 7r", "0 line left"])
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError, match=r"."):
        read_move(text)


@pytest.mark.parametrize("way", [screen, box])
def test_every_move_of_a_game_is_read_back(way):
    luck = random.Random(4)  # noqa: S311  luck, not secrets
    state = table(3) if way is screen else box.start(Setup(3, A, box.Options(help=box.Help.REFEREE)))
    for _ in range(60):
        moves = [move for seat in range(3) for move in way.legal(state, Seat(seat))]
        assert [read_move(write_move(move)) for move in moves] == moves
        state = way.play(state, luck.choice(moves)).state


def test_a_table_is_drawn():
    state = with_lines(with_deck(table(3), 0), "3r 7b 1a", "7g 2r")
    state, _ = revealed(state, "1r 5y 12o")
    state = after(state, ChooseLine(Seat(2), 0))
    assert snub(state, 0).virtual == 1
    assert draw_standing(replace(state.standing, deck=38)) == "\n".join(
        ["| 3r 7b 1a 12o", "| 7g 2r", "rolls 2* 1 0  clean-ups 0 0 0  deck 38"]
    )
