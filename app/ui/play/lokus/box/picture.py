"""How the table stood after an entry of the log beside the box: lines and piles, or round and counts."""

from app.games.lokus.box.state import Book, State
from app.games.lokus.standing import ROUNDS
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, around
from app.ui.play.lokus.both.picture import line_places, lines_then
from app.ui.play.lokus.look.person_card import SLIM, PersonCard
from app.ui.play.lokus.look.piles import PileSeen, SnubPile
from app.ui.play.lokus.look.round_banner import RoundBanner
from app.ui.play.lokus.words.people import shown
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element

GAP = 2.0
PILES = 12.0  # mm high


def box_picture(ui: Ui, match: AnyMatch, n: int, box: Rect) -> list[Element]:
    """Return the table after entry `n`."""
    state: State = match.view_at(n, None)
    if state.book is None:
        banner, rest = box.cut_top(min(box.h * 0.6, 40.0), GAP)
        words = {"before": ui.t("round"), "after": ui.t("of {rounds}", rounds=ROUNDS)}
        shown_banner = RoundBanner(bounds=banner, round=state.round, rounds=ROUNDS, **words)
        counts = [(tally.rolls, tally.clean_ups) for tally in state.tallies if tally.rolls is not None]
        is_counted = len(counts) == state.seats  # before that nobody told the device what lies there
        return [shown_banner, *_piles(match, counts, rest)] if is_counted else [shown_banner]
    places, rest = line_places(box)
    piles = [(snub.rolls, snub.clean_ups) for snub in state.book.standing.snubs]
    out = lines_then(ui, state.book.standing.lines, places)
    rest = rest._replace(h=min(rest.h, 42.0))
    cards, below = rest.cut_bottom(min(PILES, rest.h * 0.5), 1.0)
    return [*out, *_cards(ui, state.book, cards), *_piles(match, piles, below)]


def _piles(match: AnyMatch, counts: list[tuple[int, int]], box: Rect) -> list[Element]:
    """Lay rolls and clean-ups of every seat beside each other."""
    box = box._replace(h=min(box.h, PILES))
    return [
        SnubPile(bounds=place, pile=PileSeen(player.figure, rolls, brushes))
        for player, (rolls, brushes), place in zip(match.players, counts, box.columns(len(counts), GAP), strict=True)
    ]


def _cards(ui: Ui, book: Book, box: Rect) -> list[Element]:
    """Lay the cards of the round that is being entered, or that was told last."""
    entered = book.entries if any(book.entries) else (book.rounds[-1].cards if book.rounds else ())
    out: list[Element] = []
    if box.h < 6.0:
        return out
    for card, column in zip(entered, box.columns(len(book.entries), GAP), strict=False):
        if card is not None:
            wide = min(column.w, max(6.4, column.h * SLIM), 18.0)
            place = around(column.centre, wide, wide / SLIM)._replace(x=column.x)
            out.append(PersonCard(bounds=place, face=shown(ui.language, card)))
    return out
