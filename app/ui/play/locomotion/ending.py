"""How a game is ended from the pause: by agreement, or alone by giving up (M30)."""

from app.games.game import Seat
from app.games.locomotion.box_moves import EndByAgreement, GiveUp
from app.table.match.match import Match
from app.ui.language import mark
from app.ui.playable import Ending


def ending(match: Match) -> Ending | None:
    """Return the move that ends the game now with a result; None where the rules have none."""
    state = match.view(None)
    seat = Seat(state.current)
    if match.refusal(GiveUp(seat)) is None:
        return Ending(GiveUp(seat), (mark("Give up: hold"),))
    move = EndByAgreement(seat)
    if match.refusal(move) is not None:
        return None
    return Ending(move, (mark("End, wagons count: hold"), mark("End: hold")))
