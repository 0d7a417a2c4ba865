"""Who starts when the same players play the same game again: one rule for every game."""

from collections.abc import Sequence

from app.games.game import Seat, clockwise
from app.table.match.seats import Player


def next_starter(players: Sequence[Player], last: Seat, named: Sequence[Seat] = ()) -> Seat:
    """Return the seat that starts after a game that `last` started.

    The rulebook comes first: `named` are the seats it names, if it names any. Among these, or among all, it is the
    next one clockwise after the last starter; never a bot while a person sits at the table.
    """
    seats = clockwise(last, len(players))
    after = (*seats[1:], last)
    people = [seat for seat in after if not players[seat].bot]
    return next((seat for seat in people if seat in named), (people or after)[0])
