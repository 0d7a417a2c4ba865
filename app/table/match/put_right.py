"""A face that was touched wrongly is put right, as long as everything played since still fits the right one.

Only looks: which roll it is, and what the moves after it come to. What comes of it counts when the match has
written it down. A roll of the screen is never wrong, and a turn that is over is taken back instead.
"""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from app.games.game import (
    AnyRefusal,
    Chance,
    ChanceMove,
    EventT,
    Game,
    Move,
    MoveT,
    OptionsT,
    Refusal,
    Roll,
    Rolled,
    Seat,
    StateT,
)
from app.table.match.dealer import Dealer
from app.table.match.playing_time import PlayingTime
from app.table.match.timeline import AnyPlay, Play, Timeline

CORRECTED = "corrected"
"""Where a face comes from that was put right by hand."""


class WrongRoll(Struct, frozen=True):
    """The roll of a die with so many `faces` that may still be put right; `is_last` while nothing was played since."""

    seat: Seat
    face: int
    faces: int
    is_last: bool


def wrong_roll(game: Game[StateT, MoveT, EventT, OptionsT], timeline: Timeline[StateT, EventT]) -> WrongRoll | None:
    """Return the roll that may be put right, None where there is none."""
    size = roll_size(timeline.past)
    if not size:
        return None
    roll, *after = timeline.past[-size:]
    asked = game.turn(timeline.state_before(roll.n))
    assert isinstance(roll.move, Rolled)
    assert isinstance(asked, Chance)
    assert isinstance(asked.request, Roll)
    is_last = not any(isinstance(play.move, Move) for play in after)
    return WrongRoll(asked.request.seat, roll.move.face, asked.request.faces, is_last)


def roll_size(past: Sequence[AnyPlay]) -> int:
    """Return how many plays there are from the roll on that may be put right; 0 where there is none."""
    for size, play in enumerate(reversed(past), 1):
        if isinstance(play.move, Rolled):
            return 0 if play.move.source == "screen" else size
        if play.is_sealed:
            return 0
    return 0


def put_right(
    dealer: Dealer[StateT, MoveT, EventT, OptionsT],
    timeline: Timeline[StateT, EventT],
    face: int,
    n: int,
    time: PlayingTime,
) -> tuple[Play[StateT, EventT], ...] | AnyRefusal:
    """Return the plays from that roll on with another face, as entries from `n`; or why one of them does not fit."""
    past = timeline.past
    at = len(past) - roll_size(past)
    state = past[at - 1].state if at else timeline.start
    plays: tuple[Play[StateT, EventT], ...] = ()
    for wish in (past[at], *(play for play in past[at + 1 :] if isinstance(play.move, Move))):
        # what was played here is a move of this game, which a play alone does not say
        move = Rolled(face, CORRECTED) if wish is past[at] else cast("MoveT | ChanceMove", wish.move)
        found = dealer.judged((*past[:at], *plays), state, move, wish.seat, n + len(plays), time)
        if isinstance(found, Refusal):
            return found
        plays = (*plays, *found)
        state = plays[-1].state
    return plays
