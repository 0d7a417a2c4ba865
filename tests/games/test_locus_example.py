"""L41: the rulebook's worked example, 136 points, replayed move by move through the whole game."""

import tomllib
from pathlib import Path

import pytest
from locus_screen import CARDS, State, lucky
from setups_locus import SHEET

from app.games.game import Over, Seat, Setup
from app.games.locus import ON_SCREEN
from app.games.locus.notation import read_pictures
from app.games.locus.screen import game as screen
from app.games.locus.screen.notation import read_move, write_move

EXAMPLE = tomllib.loads((Path(__file__).parent / "locus_example_136.toml").read_text(encoding="utf-8"))


def deck() -> tuple:
    """Return the cards in the order in which the example turns them up."""
    order = [card for turn in EXAMPLE["round"] for card in (turn["set_aside"], *turn["open"])]
    return tuple(CARDS[card] for card in order)


class Replay:
    """Plays the steps of the example."""

    def __init__(self) -> None:
        self.state: State = lucky(screen.start(Setup(1, Seat(0), screen.Options(SHEET, deck()))))[0]

    def play(self, line: str) -> None:
        step = ON_SCREEN.play(self.state, read_move(line))
        assert write_move(read_move(line)) == line
        self.state = step.state

    def round(self, turn: dict) -> None:
        assert [card.id for card in self.state.open] == turn["open"]
        for step in turn["steps"]:
            self.step(step)
        reveal = self.state.reveal
        while self.state.reveal == reveal and self.state.phase is not screen.Phase.OVER:
            self.play("0 done")

    def step(self, step: dict) -> None:
        match step["do"]:
            case "coin":
                return  # booked when the square was covered
            case "draw" | "discard":
                self.play(f"0 pick {step['card']}")
            case "leftover":
                self.play("0 done")
            case "loose" if step["pay"] == 2:
                self.play("0 buy")
        before = self.state.paper.spent
        if step["do"] == "discard":
            self.play("0 discard")
        else:
            self.play(" ".join(["0", step["do"], step["zone"], *step["cells"]]))
        assert self.state.paper.spent - before == (0 if step["do"] == "loose" else step.get("pay", 0))


@pytest.fixture(scope="module")
def last() -> State:
    replay = Replay()
    for turn in EXAMPLE["round"]:
        replay.round(turn)
    return replay.state


def test_l41_ends_on_the_printed_sheet(last):
    assert screen.squares_of(last, Seat(0)) == read_pictures(SHEET, EXAMPLE["filled"])


def test_l41_scores_136(last):
    assert screen.points_of(last, Seat(0)) == (32, 24, 12, 24, 32)
    board = ON_SCREEN.score(last)
    assert board.totals == (136,)
    assert [line.points[0] for line in board.lines] == [32, 24, 12, 24, 32, 12]


def test_l41_counts_the_coins(last):
    assert last.paper.gained == EXAMPLE["detail"]["coins_gained"]
    assert last.paper.balance == EXAMPLE["detail"]["coins_left"]


def test_l43_the_example_goes_once_through_the_deck_and_ends(last):
    assert isinstance(ON_SCREEN.turn(last), Over)
    assert last.pile.count == 0
    assert last.reveal == 16
