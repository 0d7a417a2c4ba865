"""How a game is ended from the pause: by agreement, or alone by giving up (M30)."""

from app.games.game import Seat
from app.games.locomotion.box.moves import EndByAgreement, GiveUp
from app.table.match.match import AnyMatch
from app.ui.stage.playable import Ending
from app.ui.words.language import mark


def ending(match: AnyMatch) -> Ending | None:
    """Return the move that ends the game now with a result; None where the rules have none."""
    state = match.view(None)
    seat = Seat(state.current)
    if match.refusal(GiveUp(seat)) is None:
        return Ending(GiveUp(seat), (mark("Give up: hold"),))
    move = EndByAgreement(seat)
    if match.refusal(move) is not None:
        return None
    return Ending(move, (mark("End, wagons count: hold"), mark("End: hold")))
