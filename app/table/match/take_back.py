"""Who must agree when a move is taken back: free inside a turn, by consent across what others saw or did."""

from msgspec import Struct

from app.games.game import Seat, clockwise
from app.table.match.timeline import AnyPlay


class Free(Struct, frozen=True):
    """`seat` may take back its last move without asking."""

    seat: Seat


class NeedsConsent(Struct, frozen=True):
    """`by` may take back its last move if `asked` presses the star."""

    asked: Seat
    by: Seat


class NothingToTakeBack(Struct, frozen=True):
    """Nobody has moved yet."""


TakeBack = Free | NeedsConsent | NothingToTakeBack


def take_back(
    unit: tuple[AnyPlay, ...],
    *,
    acting: tuple[Seat, ...],
    is_over: bool,
    seats: int,
    settled: tuple[Seat, ...] = (),
) -> TakeBack:
    """Tell what undoing `unit` needs.

    Free while nothing in it was sealed or chance and its seat is acting still, or is settled and may still
    change its mind, or the game ended with it. Otherwise the next player is asked: the first of the acting
    seats that is not the mover, else the seat clockwise. Who sits alone is free.
    """
    mover = unit[0].seat if unit else None
    if mover is None:
        return NothingToTakeBack()
    is_sealed = any(play.is_sealed or play.is_chance for play in unit)
    if seats == 1 or (not is_sealed and (mover in (*acting, *settled) or is_over)):
        return Free(mover)
    others = [seat for seat in acting if seat != mover]
    return NeedsConsent(asked=others[0] if others else clockwise(mover, seats)[1], by=mover)
