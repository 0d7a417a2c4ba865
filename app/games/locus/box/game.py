"""Locus beside the box: the device keeps the star, the reveals, the pile and the sums; sheets are paper.

It does not know anybody's coins or squares, so it never judges what is drawn. `BESIDE_BOX` is the record.
"""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import (
    Chance,
    ChanceMove,
    Game,
    IllegalMove,
    Over,
    Result,
    Scoreboard,
    ScoreLine,
    Seat,
    Setup,
    Shuffle,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)
from app.games.locus.box.legal import legal, possible_marks
from app.games.locus.box.moves import (
    BoxEvent,
    BoxMove,
    BuyLeftover,
    CloseWindow,
    CountPile,
    Done,
    Enter,
    EnterTotal,
    OpenGrey,
    PileThrough,
    Take,
)
from app.games.locus.box.play import begin, played
from app.games.locus.box.refusals import cards_to_shuffle, most_in_pile, refusal, setup_refusal
from app.games.locus.box.state import Dealing, Entry, Options, Phase, State
from app.games.locus.box.talk import (
    Reminder,
    burns,
    can_be_through,
    cards_to_turn,
    reminder,
    scoring_cells,
    scoring_cursor,
    seen_cards,
    unseen_cards,
)
from app.games.locus.course import (
    Banner,
    banner,
    is_last_reveal,
    is_last_round,
    minutes,
    open_cards,
    picking_order,
    picks_per_player,
    reveals,
    rounds,
    to_come,
)
from app.games.locus.pile import CountedPile, DealtPile, Turning
from app.games.locus.scoring import lowest, total
from app.games.locus.zones import ZONES

__all__ = [
    "BESIDE_BOX",
    "Banner",
    "BoxEvent",
    "BoxMove",
    "BuyLeftover",
    "CloseWindow",
    "CountPile",
    "CountedPile",
    "Dealing",
    "DealtPile",
    "Done",
    "Enter",
    "EnterTotal",
    "Entry",
    "OpenGrey",
    "Options",
    "Phase",
    "PileThrough",
    "Reminder",
    "State",
    "Take",
    "Turning",
    "banner",
    "burns",
    "can_be_through",
    "cards_to_turn",
    "is_last_reveal",
    "is_last_round",
    "legal",
    "minutes",
    "most_in_pile",
    "open_cards",
    "picking_order",
    "picks_per_player",
    "play",
    "possible_marks",
    "refusal",
    "reminder",
    "reveals",
    "rounds",
    "score",
    "scoring_cells",
    "scoring_cursor",
    "seen_cards",
    "setup_refusal",
    "start",
    "to_come",
    "turn",
    "unseen_cards",
    "view",
]


def start(setup: Setup[Options]) -> State:
    """Set the table: hands deal the first reveal at once, the screen shuffles first. ValueError if refused."""
    if refused := setup_refusal(setup):
        raise ValueError(f"{setup!r} is refused by {refused.rule}: {refused.key}")
    return begin(setup)


def turn(state: State) -> Turn:
    """Say who is awaited: the picker, the seat of the window, the sheet to be entered; or a shuffle."""
    match state.phase:
        case Phase.DEALING:
            return Chance(Shuffle(cards_to_shuffle(state)))
        case Phase.OVER:
            reason = "solo" if state.is_solo else "points"
            return Over(Result(places(_grand_totals(state)), reason))
        case Phase.SCORING:
            cursor = scoring_cursor(state)
            return Waiting((state.holder if cursor is None else cursor[0],))
        case Phase.GREY:
            return Waiting((state.holder,))
        case Phase.PICKING | Phase.LEFTOVER | Phase.LAST_WINDOW:
            return Waiting((state.current,))
        case _:
            assert_never(state.phase)


def play(state: State, move: BoxMove | ChanceMove) -> Step[State, BoxEvent]:
    """Play an allowed move; IllegalMove if it is refused. Done, a closed window and a through pile seal (L46)."""
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    after, events = played(state, move)
    return Step(after, events, sealed=isinstance(move, Done | CloseWindow | PileThrough))


def score(state: State) -> Scoreboard:
    """Return the zones entered so far and their sum; the lowest counts again once the grey box is open (L39)."""
    lines = [
        ScoreLine(
            zone.value,
            tuple(None if (entry := row[zone.place]) is None else entry.points for row in state.entries),
        )
        for zone in ZONES
    ]
    if state.phase is Phase.OVER:
        doubled: tuple[int | None, ...] = tuple(lowest(_points(state, Seat(seat)))[1] for seat in range(state.seats))
        totals: tuple[int | None, ...] = _grand_totals(state)
    else:
        doubled = (None,) * state.seats
        totals = tuple(
            sum(entry.points for entry in row if entry is not None) if any(row) else None for row in state.entries
        )
    return Scoreboard((*lines, ScoreLine("lowest", doubled)), totals)


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  the same for everyone: only the pile is secret
    """Return the state without the order of the draw pile and the face-down cards (L45)."""
    return replace(state, pile=state.pile.hidden()) if isinstance(state.pile, DealtPile) else state


def _points(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(entry.points for entry in state.entries[seat] if entry is not None)


def _grand_totals(state: State) -> tuple[int, ...]:
    return tuple(total(_points(state, Seat(seat))) for seat in range(state.seats))


BESIDE_BOX = Game(
    name="locus",
    way=Way.BOX,
    seats=range(1, 6),
    moves=BoxMove,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=score,
    view=view,
)
