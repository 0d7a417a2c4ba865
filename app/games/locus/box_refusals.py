"""Why a setup or a move is not allowed beside the box: the rule's id, a key, the values it names."""

from typing import assert_never

from app.games.game import ChanceMove, Rolled, Seat, Setup, Shuffled
from app.games.locus.box_moves import (
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
from app.games.locus.box_state import Dealing, Entry, Options, Phase, State
from app.games.locus.box_talk import can_be_through, scoring_cursor
from app.games.locus.course import least_cards
from app.games.locus.pile import CountedPile
from app.games.locus.refusals import Reason, Refusal
from app.games.locus.scoring import MOST_POINTS, marks_refusal, scales_refusal

MOST_CARDS = 999
WINDOWS = (Phase.LEFTOVER, Phase.LAST_WINDOW)

# ---------------------------------------------------------------- setup


def setup_refusal(setup: Setup[Options]) -> Refusal | None:
    """Say why a game cannot be set up so: players, first star, too few cards, scales that cannot be."""
    if not 1 <= setup.seats <= 5:
        return Refusal("L1", "seats", {"seats": setup.seats})
    if not 0 <= setup.first < setup.seats:
        return Refusal("L5", "first", {"seat": setup.first})
    scales = setup.options.scales
    return _cards_refusal(setup) or (None if scales is None else scales_refusal(scales))


def _cards_refusal(setup: Setup[Options]) -> Refusal | None:
    options, least = setup.options, least_cards(setup.seats)
    if options.dealing is Dealing.BOX:
        if options.deck:
            return Refusal("L56", "deck_beside_box")
        cards = options.deck_size
    else:
        if options.deck_size is not None:
            return Refusal("L56", "deck_size_on_device")
        if len({card.id for card in options.deck}) != len(options.deck):
            return Refusal("L56", "cards_alike")
        cards = len(options.deck)
    if cards is not None and cards < least:
        return Refusal("L32", "deck_too_small", {"cards": cards, "least": least})
    if cards is not None and cards > MOST_CARDS:
        return Refusal("L50", "deck_too_large", {"cards": cards, "most": MOST_CARDS})
    return None


# ---------------------------------------------------------------- moves


def refusal(state: State, move: BoxMove | ChanceMove) -> Refusal | None:
    """Say why a move is not allowed now, or None when it is."""
    if state.phase is Phase.OVER:
        return Refusal("L40", "game_over")
    if isinstance(move, Shuffled | Rolled):
        return _chance(state, move)
    if state.phase is Phase.DEALING:
        return Refusal("L6", "shuffling")
    if isinstance(move, Enter | EnterTotal):
        return _entry(state, move)
    seat = state.holder if state.phase is Phase.GREY else state.current
    if state.phase is not Phase.SCORING and move.seat != seat:
        return Refusal("L8", "not_your_turn", {"seat": move.seat, "turn": seat})
    return _turn_move(state, move)


def _chance(state: State, move: ChanceMove) -> Refusal | None:
    if isinstance(move, Rolled) or state.phase is not Phase.DEALING:
        return Refusal("L6", "no_such_chance")
    if sorted(move.order) != list(range(cards_to_shuffle(state))):
        return Refusal("L6", "not_a_shuffle", {"cards": cards_to_shuffle(state)})
    return None


def cards_to_shuffle(state: State) -> int:
    """Return how many cards the screen shuffles now: the deck at the start, later the discard pile (L6, L32)."""
    return 0 if isinstance(state.pile, CountedPile) else len(state.pile.discards)


def _turn_move(  # noqa: PLR0911  one case per move
    state: State,
    move: Take | Done | BuyLeftover | CloseWindow | PileThrough | CountPile | OpenGrey,
) -> Refusal | None:
    match move:
        case Take():
            return _take(state, move)
        case Done():
            return _done(state, move.seat)
        case BuyLeftover():
            return _buy(state, move.seat)
        case CloseWindow():
            return None if state.phase in WINDOWS else Refusal("L47", "no_window")
        case PileThrough():
            return _through(state)
        case CountPile():
            return _count(state, move.cards)
        case OpenGrey():
            return None if state.phase is Phase.GREY else Refusal("L39", "grey_too_soon")
        case _:
            assert_never(move)


def _take(state: State, move: Take) -> Refusal | None:
    if state.options.dealing is Dealing.BOX:
        return Refusal("L48", "box_deals")
    if state.phase is not Phase.PICKING:
        return Refusal("L8", "no_pick_now")
    ids = {card.id: place for place, card in enumerate(state.open)}
    if move.card not in ids:
        return Refusal("L8", "card_not_open", {"card": move.card})
    card = state.open[ids[move.card]]
    if card in state.takes:
        owner = state.takes.index(card)
        key: Reason = "card_yours" if owner == move.seat else "card_taken"
        return Refusal("L8", key, {"card": card.id, "seat": owner})
    return None


def _done(state: State, seat: Seat) -> Refusal | None:
    if state.phase is Phase.PICKING:
        must_take = state.options.dealing is Dealing.DEVICE and state.takes[seat] is None
        return Refusal("L9", "take_first") if must_take else None
    return None if state.phase in WINDOWS else Refusal("L9", "nothing_to_end")


def _buy(state: State, seat: Seat) -> Refusal | None:
    if state.phase is not Phase.LEFTOVER:
        return Refusal("L28", "no_leftover_now")
    return Refusal("L28", "bought_once", {"seat": seat}) if seat in state.buyers else None


def _through(state: State) -> Refusal | None:
    if not can_be_through(state):
        return Refusal("L43", "pile_is_counted")
    if state.phase is Phase.LEFTOVER or (state.phase is Phase.PICKING and state.reveal > 1):
        return None
    return Refusal("L51", "through_too_soon")


def _count(state: State, cards: int | None) -> Refusal | None:
    if not isinstance(state.pile, CountedPile):
        return Refusal("L50", "device_counts")
    if state.phase not in (Phase.PICKING, Phase.LEFTOVER):
        return Refusal("L50", "no_pile_now")
    if cards == state.pile.cards:
        return Refusal("L50", "count_same")
    if cards is not None and not 0 <= cards <= most_in_pile(state):
        return Refusal("L50", "count_impossible", {"cards": cards, "most": most_in_pile(state)})
    return None


def most_in_pile(state: State) -> int:
    """Return the most cards that can lie in the draw pile beside those of this reveal (L50)."""
    size = state.options.deck_size
    return MOST_CARDS if size is None else size - least_cards(state.seats)


def _entry(state: State, move: Enter | EnterTotal) -> Refusal | None:
    if state.phase not in (Phase.SCORING, Phase.GREY):
        return Refusal("L52", "no_scoring_now")
    if not 0 <= move.seat < state.seats:
        return Refusal("L1", "no_such_seat", {"seat": move.seat})
    entry = state.entries[move.seat][move.zone.place]
    if entry is None and scoring_cursor(state) != (move.seat, move.zone):
        return Refusal("L52", "entry_too_soon", {"seat": move.seat, "zone": move.zone.value})
    if isinstance(move, EnterTotal):
        return _total(state, move, entry)
    return _marked(state, move, entry)


def _total(state: State, move: EnterTotal, entry: Entry | None) -> Refusal | None:
    if state.options.scales is not None:
        return Refusal("L52", "use_the_scale")
    if not 0 <= move.points <= MOST_POINTS:
        return Refusal("L52", "points_range", {"points": move.points, "most": MOST_POINTS})
    return _same(move) if entry is not None and entry.points == move.points else None


def _marked(state: State, move: Enter, entry: Entry | None) -> Refusal | None:
    if state.options.scales is None:
        return Refusal("L52", "no_scale")
    if refused := marks_refusal(state.options.scales, move.zone, move.marks):
        return refused
    return _same(move) if entry is not None and entry.marks == tuple(sorted(move.marks)) else None


def _same(move: Enter | EnterTotal) -> Refusal:
    return Refusal("L52", "entry_same", {"seat": move.seat, "zone": move.zone.value})
