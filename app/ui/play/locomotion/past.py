"""What happened in the turn before: the way that was driven, and what stopped it, read from the log of the match."""

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.box_moves import DieRolled, SpeedLaid, TurnDone
from app.games.locomotion.screen_moves import Coupled, Stepped, StoppedDead, TrappedPassed, Uncoupled
from app.games.locomotion.yard import Point
from app.table.match import Match

LOOKED_AT = 80
"""Entries of the log that are looked through; a turn has fewer."""


class Past(Struct, frozen=True):
    """The turn before this one.

    seat      whose it was; None: there was none
    ways      the points its train passed, a run of them for each end that led
    blockers  the points of the pieces that stopped a train dead, or trapped one
    """

    seat: Seat | None = None
    ways: tuple[tuple[Point, ...], ...] = ()
    blockers: tuple[Point, ...] = ()


def past_of(match: Match) -> Past:
    """Return the turn that was ended last, while nothing has been driven since."""
    ways: list[tuple[Point, ...]] = []
    blockers: list[Point] = []
    seat: Seat | None = None
    is_before = False
    for event in _backwards(match):
        match event:
            case StoppedDead() | TrappedPassed() if not ways:
                blockers += [piece.point for piece in event.blockers]
                is_before = True
            case TurnDone() if not is_before:
                seat, is_before = event.seat, True
            case Stepped() | Coupled() | Uncoupled() if not is_before:
                return Past()
            case Stepped() if seat is None or event.seat == seat:
                seat = event.seat
                _prepend(ways, event)
            case TurnDone() | DieRolled() | SpeedLaid() if is_before and (ways or isinstance(event, TurnDone)):
                break
            case _:
                pass
    return Past(seat, tuple(ways), tuple(blockers))


def _backwards(match: Match) -> list[object]:
    kept = [entry for entry in match.log[-LOOKED_AT:] if not entry.taken_back]
    return [event for entry in reversed(kept) for event in reversed(entry.events)]


def _prepend(ways: list[tuple[Point, ...]], step: Stepped) -> None:
    """Put a step before those that came after it."""
    here = step.before.lead(step.end)
    if ways and ways[0][0] == step.point:
        ways[0] = (here, *ways[0])
    else:
        ways.insert(0, (here, step.point))
