"""Sets a table for the whole game of Locus: any cards, any purse, played up to a moment by lines of notation.

A line is a move as the log of a test writes it, without its seat: "pick", "draw red a2 b2 c2", "discard", "done".
"pick" takes the first card that lies open.
"""

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Any

from msgspec.structs import replace
from stage_set import Stage

from app.games.game import Seat, Setup, Way
from app.games.locus.cards import Card
from app.games.locus.screen.moves import Pick
from app.games.locus.screen.notation import read_move
from app.games.locus.screen.state import Options, Phase
from app.games.locus.zones import Zone
from app.table.match.seats import Side
from app.ui.play.locus.both.house import house_deck, house_sheet
from app.ui.play.locus.look.board import Board
from app.ui.widgets.label import Label

CODE = 123_456_789


def cards(words: Sequence[str], count: int) -> tuple[Card, ...]:
    """Return a deck that deals these cards over and over: "red I3", "yellow V3$"; "rainbow I2" has no colour."""
    out = []
    for n, word in enumerate(islice(cycle(words), count)):
        colour, shape = word.removesuffix("$").split()
        zone = None if colour == "rainbow" else Zone(colour)
        out.append(Card(f"{colour}-{n}", zone, house_deck().shape(shape), word.endswith("$")))
    return tuple(out)


def options(deck: tuple[Card, ...], *, coins: int = 1, chains: bool = True) -> Options:
    """Return the house sheet with another purse."""
    sheet = house_sheet()
    return Options(replace(sheet, coins=replace(sheet.coins, prefilled=coins)), deck, chains=chains)


def begin(
    stage: Stage,
    seats: int = 1,
    deal: str = "red I3",
    *,
    count: int = 12,
    coins: int = 1,
    chains: bool = True,
    sides: tuple[Side, ...] = (),
    bots: tuple[str, ...] = (),
    code: int = CODE,
) -> Any:
    """Begin a match; `deal` names the cards, parted by commas, or is "house"; `bots` are levels, empty for a person."""
    deck = house_deck().cards[:count] if deal == "house" else cards(deal.split(", "), count)
    players = stage.players(seats, *sides)
    levels = (*bots, *([""] * seats))
    players = tuple(replace(player, bot=level) for player, level in zip(players, levels, strict=False))
    setup = Setup(seats, Seat(0), options(deck, coins=coins, chains=chains))
    return stage.ui.table.begin(whole(stage).game, players, setup, code)


def whole(stage: Stage) -> Any:
    """Return the whole game with its screens."""
    return stage.playable("locus", Way.SCREEN)


def play(stage: Stage, *lines: str) -> None:
    """Play lines for whoever is asked."""
    for line in lines:
        seat = stage.match.acting[0]
        state = stage.match.state
        stage.match.submit(Pick(seat, state.untaken[0].id) if line == "pick" else read_move(f"{seat} {line}"))


def play_out(stage: Stage) -> None:
    """Let everybody put every card away, to the end."""
    while stage.match.state.phase is not Phase.OVER:
        play(stage, *(("pick", "discard", "done") if stage.match.state.phase is Phase.PICKING else ("done",)))


def show(stage: Stage) -> None:
    """Put the match on the screen, as from the first screen."""
    stage.ui.home(whole(stage).play(stage.ui))
    stage.robot.settle()


# ------------------------------------------------------------ looking


def page(stage: Stage) -> Any:
    """Return the page of the moment."""
    return stage.ui.screen.page


def first_card(stage: Stage) -> str:
    """Return the id of the first card that lies open."""
    return stage.match.state.untaken[0].id


def board(stage: Stage) -> Board:
    """Return the one zone in front."""
    (found,) = (element for element in stage.robot.scene if isinstance(element, Board))
    return found


def said(stage: Stage) -> str:
    """Return the sentence of the notice; empty without one."""
    return "" if stage.ui.notice is None else stage.ui.notice.sentence


def words(stage: Stage) -> list[str]:
    """Return everything the labels of the screen say, longest wording of each."""
    labels = [element.wordings for element in stage.robot.scene if isinstance(element, Label)]
    return [each if isinstance(each, str) else each[0] for each in labels]


def purse(stage: Stage, seat: int = 0) -> int:
    """Return the coins of a seat."""
    return stage.match.state.papers[seat].balance


def squares(stage: Stage, zone: str, seat: int = 0) -> set[tuple[int, int]]:
    """Return the filled squares of a zone."""
    state = stage.match.state
    return set(state.grid(Zone(zone)).cells(state.filled(Seat(seat), Zone(zone))))
