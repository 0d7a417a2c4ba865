"""What happened in the turn before: the way that was driven, and what stopped it, read from the log of the match."""

from collections.abc import Sequence

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.box.moves import DieRolled, TurnDone
from app.games.locomotion.screen.moves import Coupled, Stepped, StoppedDead, TrappedPassed, Uncoupled
from app.games.locomotion.yard.network import Point
from app.table.match.match import AnyMatch

LOOKED_AT = 80
"""Entries of the log that are looked through; a turn has fewer."""

END = TurnDone | StoppedDead | TrappedPassed
ACT = Stepped | Coupled | Uncoupled


class Past(Struct, frozen=True):
    """The turn before this one.

    seat      whose it was; None: there was none
    ways      the points its train passed, a run of them for each end that led
    blockers  the points of the pieces that stopped a train dead, or trapped one
    """

    seat: Seat | None = None
    ways: tuple[tuple[Point, ...], ...] = ()
    blockers: tuple[Point, ...] = ()


def last_roll(match: AnyMatch) -> int:
    """Return the face of the last roll for a turn that was not taken back, 0 where nobody rolled."""
    kept = (entry.events for entry in reversed(match.log) if not entry.taken_back)
    return next((event.face for events in kept for event in events if isinstance(event, DieRolled)), 0)


def past_of(match: AnyMatch) -> Past:
    """Return the turn that was ended last, while nothing has been driven since."""
    kept = [entry.events for entry in match.log[-LOOKED_AT:] if not entry.taken_back]
    ends = [n for n, events in enumerate(kept) if any(isinstance(event, END) for event in events)]
    if not ends or any(isinstance(event, ACT) for events in kept[ends[-1] + 1 :] for event in events):
        return Past()
    begins = ends[-2] + 1 if len(ends) > 1 else 0
    steps = [event for events in kept[begins : ends[-1]] for event in events if isinstance(event, Stepped)]
    stops = [event for event in kept[ends[-1]] if isinstance(event, StoppedDead | TrappedPassed)]
    blockers = tuple(piece.point for event in stops for piece in event.blockers)
    return Past(steps[-1].seat if steps else None, ways_of(steps), blockers)


def ways_of(steps: Sequence[Stepped]) -> tuple[tuple[Point, ...], ...]:
    """Join steps into ways: a new one begins where the other end leads."""
    ways: list[tuple[Point, ...]] = []
    for step in steps:
        here = step.before.lead(step.end)
        if ways and ways[-1][-1] == here:
            ways[-1] = (*ways[-1], step.point)
        else:
            ways.append((here, step.point))
    return tuple(ways)
