"""A whole game of Locus for tests: moves in notation, sheets as pictures, every shuffle keeps the order."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from setups_locus import DECK, SHEET

from app.games.game import Chance, Seat, Setup, Shuffled
from app.games.locus.notation import draw_zone, read_zone
from app.games.locus.screen import game as screen
from app.games.locus.screen.notation import read_move
from app.games.locus.zones import Zone

State = screen.State
CARDS = {card.id: card for card in DECK.cards}


def table(seats: int = 2, *cards: str, first: int = 0, **options: Any) -> State:
    """Set a table where these cards come first, the rest of the house deck in its order."""
    rest = [card for card in DECK.cards if card.id not in cards]
    deck = (*(CARDS[card] for card in cards), *rest)
    return lucky(screen.start(Setup(seats, Seat(first), screen.Options(SHEET, deck, **options))))[0]


def short_table(seats: int, cards: Sequence[str], **options: Any) -> State:
    """Set a table with only these cards, in this order."""
    deck = tuple(CARDS[card] for card in cards)
    return lucky(screen.start(Setup(seats, Seat(0), screen.Options(SHEET, deck, **options))))[0]


def lucky(state: State) -> tuple[State, list[Any]]:
    """Fulfil a shuffle without changing the order, if one is asked for."""
    events: list[Any] = []
    while isinstance(turn := screen.turn(state), Chance):
        step = screen.play(state, Shuffled(tuple(range(turn.request.count))))
        state, events = step.state, [*events, *step.events]
    return state, events


def told(state: State, *lines: str) -> tuple[State, list[Any]]:
    """Play moves; return the state after them and the events of the last."""
    events: list[Any] = []
    for line in lines:
        step = screen.play(state, read_move(line))
        state, luck = lucky(step.state)
        events = [*step.events, *luck]
    return state, events


def after(state: State, *lines: str) -> State:
    """Return the state after some moves."""
    return told(state, *lines)[0]


def refused(state: State, line: str) -> tuple[str, str] | None:
    """Return rule and key of the refusal of a move, None when it is allowed."""
    refusal = screen.refusal(state, read_move(line))
    return None if refusal is None else (refusal.rule, refusal.key)


def with_coins(state: State, balance: int, seat: int = 0, spent: int = 0) -> State:
    """Give a seat this balance."""
    paper = replace(state.papers[seat], gained=balance + spent, spent=spent)
    return replace(state, papers=(*state.papers[:seat], paper, *state.papers[seat + 1 :]))


def with_zone(state: State, zone: str, *rows: str, seat: int = 0) -> State:
    """Fill a zone of a seat as in the picture, whatever filled it."""
    place, grid = Zone(zone).place, state.grid(Zone(zone))
    filled = list(state.papers[seat].filled)
    filled[place] = grid.mask(read_zone(state.sheet.field(Zone(zone)), rows))
    paper = replace(state.papers[seat], filled=tuple(filled))
    return replace(state, papers=(*state.papers[:seat], paper, *state.papers[seat + 1 :]))


def full(state: State, *zones: str, seat: int = 0) -> State:
    """Fill whole zones of a seat."""
    for zone in zones:
        field = state.sheet.field(Zone(zone))
        state = with_zone(state, zone, *draw_zone(field, field.cells), seat=seat)
    return state


def picture(state: State, zone: str, seat: int = 0) -> list[str]:
    """Draw a zone of a seat, spaces at the right left out."""
    field, grid = state.sheet.field(Zone(zone)), state.grid(Zone(zone))
    drawn = draw_zone(field, frozenset(grid.cells(state.filled(Seat(seat), Zone(zone)))))
    return [row.rstrip() for row in drawn]


def balance(state: State, seat: int = 0) -> int:
    """Return the coins of a seat."""
    return state.papers[seat].balance


def owed(state: State) -> list[str]:
    """Return the queue by name, oldest first."""
    return [thing.due.value for thing in state.owed]


def facts(events: Sequence[Any]) -> list[str]:
    """Return the names of events."""
    return [type(event).__name__ for event in events]


def pass_turn(state: State) -> State:
    """Let the current seat discard, or end its window, and be done."""
    seat = state.current
    if state.phase is screen.Phase.PICKING:
        state = after(state, f"{seat} pick {state.untaken[0].id}", f"{seat} discard")
    return after(state, f"{seat} done")


def to_phase(state: State, phase: screen.Phase) -> State:
    """Pass turns until this phase comes."""
    while state.phase is not phase:
        state = pass_turn(state)
    return state
