"""What a seat may do on this screen, lazily: exactly what `refusal` allows, but for changes of the points table."""

from collections.abc import Iterator

from app.games.game import Seat
from app.games.lokus.course import placer
from app.games.lokus.lines import LINES
from app.games.lokus.moves import ChooseLine, Next
from app.games.lokus.screen.moves import Lock, Reveal, ScreenMove, Unlock
from app.games.lokus.screen.refusals import HELD
from app.games.lokus.screen.state import Phase, State


def legal(state: State, seat: Seat) -> Iterator[ScreenMove]:
    """Yield the moves of a seat; none for a seat that has to wait for others."""
    if state.phase is Phase.CHOOSING and 0 <= seat < state.seats:
        if state.locked[seat]:
            yield Unlock(seat)
        else:
            yield from (Lock(seat, card) for card in state.hands[seat])
    elif state.asked is not None:
        if seat == placer(state.cards, state.asked):
            yield from (ChooseLine(seat, line) for line in range(LINES))
    elif seat == state.holder:
        if state.phase is Phase.ARMED:
            yield Reveal(seat)
        elif state.phase in HELD:
            yield Next(seat)
