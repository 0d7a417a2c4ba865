"""How the table looked after an entry of the log: both lines, the cards of the round, the piles.

Of a game under way it shows what everybody saw. Once a game is over nothing is secret: the hands are shown too.
"""

from app.games.game import Seat
from app.games.lokus.cards import Card
from app.games.lokus.lines import Line
from app.games.lokus.screen.state import State
from app.table.match.journal import Status
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.look.piles import PileSeen, SnubPile
from app.ui.play.lokus.look.toilet_line import LineSeen, line_row, row_of
from app.ui.play.lokus.words.people import shown
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.seat_marker import SeatMarker

GAP = 2.0
HAND = 11  # cards at most
LEAST = 6.8  # mm: a card that is narrower cannot be read


def screen_picture(ui: Ui, match: AnyMatch, n: int, box: Rect) -> list[Element]:
    """Return the table after entry `n`."""
    state: State = match.view_at(n, None)
    places, rest = line_places(box)
    out = lines_then(ui, state.standing.lines, places)
    if match.status is Status.FINISHED and _card_wide(rest, state.seats) >= LEAST:
        return out + _hands(ui, match, n, state, rest)
    return out + _seats(ui, match, state, rest)


def line_places(box: Rect) -> tuple[list[Rect], Rect]:
    """Lay both lines below each other or side by side, whichever shows larger cards, and what is left below them."""
    above, below = box.cut_top(min(box.h * 0.5, 40.0), GAP)
    rows = above.rows(2, 1.0)
    low, rest = box.cut_top(min(box.h * 0.36, 20.0), GAP)
    columns = low.columns(2, GAP + 1.0)
    if row_of(columns[0])[0].w >= row_of(rows[0])[0].w:
        return columns, rest
    return rows, below


def lines_then(ui: Ui, lines: tuple[Line, ...], places: list[Rect]) -> list[Element]:
    """Return both lines as they lay, without their trays."""
    out: list[Element] = []
    for n, (place, people) in enumerate(zip(places, lines, strict=True)):
        out += line_row(place, LineSeen(n + 1, tuple(shown(ui.language, card) for card in people)))
    return out


def _seats(ui: Ui, match: AnyMatch, state: State, box: Rect) -> list[Element]:
    """Lay a column per seat: the card of the round, if it lies open, and the pile below it."""
    out: list[Element] = []
    box = box._replace(h=min(box.h, 42.0))
    for seat, column in enumerate(box.columns(state.seats, GAP)):
        cards, piles = column.cut_bottom(min(12.0, column.h * 0.5), 1.0)
        snub = state.standing.snubs[seat]
        pile = PileSeen(match.players[seat].figure, snub.rolls, snub.clean_ups)
        out.append(SnubPile(bounds=piles, pile=pile))
        if state.cards and cards.h > 6.0:
            wide = min(cards.w, max(6.4, cards.h * SLIM), 18.0)
            place = around(cards.centre, wide, wide / SLIM)._replace(x=column.x)
            out.append(PersonCard(bounds=place, face=shown(ui.language, state.cards[seat])))
    return out


def _card_wide(box: Rect, seats: int) -> float:
    """Return how wide a card of a hand can be where every seat has a row."""
    high = (box.h - GAP * (seats - 1)) / seats
    return min((box.w - high - 4.0 - (HAND - 1) * 0.8) / HAND, high * SLIM, 9.0)


def _hands(ui: Ui, match: AnyMatch, n: int, state: State, box: Rect) -> list[Element]:
    """Lay a row per seat: figure, the card of the round, and the hand it came from."""
    out: list[Element] = []
    wide = _card_wide(box, state.seats)
    high = wide / SLIM
    for seat in range(state.seats):
        top = box.y + seat * (high + GAP)
        disc = Rect(box.x, top, high, high)
        out.append(SeatMarker(bounds=disc, figure=match.players[seat].figure))
        view: State = match.view_at(n, Seat(seat))
        cards = (*state.cards[seat : seat + 1], *view.hands[seat])
        out += _row(ui, Rect(disc.right + 2.0, top, wide, high), cards, apart=2.0 if state.cards else 0.0)
    return out


def _row(ui: Ui, first: Rect, cards: tuple[Card, ...], apart: float) -> list[Element]:
    """Lay small cards beside each other; the one that was played stands a little apart."""
    return [
        PersonCard(bounds=first.moved(n * (first.w + 0.8) + (apart if n else 0.0), 0.0), face=shown(ui.language, card))
        for n, card in enumerate(cards)
    ]
