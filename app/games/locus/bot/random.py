"""The yardstick among the bots: any card, any legal place, coins now and then."""

from collections.abc import Iterator

from app.games.game import Seat
from app.games.locus.screen.legal import legal
from app.games.locus.screen.moves import BuyLoose, Discard, Done, DrawLeftover, ScreenMove, Waive
from app.games.locus.screen.play import played
from app.games.locus.screen.state import State
from app.games.luck import Luck


def random_turn(view: State, seat: Seat, luck: Luck) -> Iterator[ScreenMove]:
    """Pick any card, draw it in any legal place, use what is owed anywhere, spend coins now and then."""
    state, is_over = view, False
    while not is_over:
        move = _random_move(list(legal(state, seat)), luck)
        yield move
        is_over = isinstance(move, Done)
        if not is_over:
            state = played(state, move)[0]


def _random_move(moves: list[ScreenMove], luck: Luck) -> ScreenMove:
    wasteful = (Waive, Discard) if luck.below(100) else ()
    thrifty = (BuyLoose, DrawLeftover) if luck.below(4) else ()
    wanted = [move for move in moves if not isinstance(move, (*wasteful, *thrifty))] or moves
    return wanted[luck.below(len(wanted))]
