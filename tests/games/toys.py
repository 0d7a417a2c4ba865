"""Two toy games that sign the contract, so that its laws are proven beyond any real game.

TIC_TAC_TOE     two seats, nothing hidden, no luck
HIGH_OR_LOW     two to four seats: hidden hands, a shuffle, a die and simultaneous choices
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import (
    Chance,
    ChanceMove,
    Game,
    IllegalMove,
    Move,
    Over,
    Refusal,
    Result,
    Roll,
    Rolled,
    Scoreboard,
    ScoreLine,
    Seat,
    Setup,
    Shuffle,
    Shuffled,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)


class NoOptions(Struct, frozen=True):
    """A toy has no switches."""


# ---------------------------------------------------------------- tic-tac-toe

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Mark(Move, frozen=True):
    """Put your mark on one of the nine squares, 0 to 8 row by row."""

    square: int


class Marked(Struct, frozen=True, tag=True):
    """A seat put its mark on a square."""

    seat: Seat
    square: int


class Board(Struct, frozen=True):
    """The nine squares, row by row, and the seat to move."""

    squares: tuple[Seat | None, ...]
    to_move: Seat


def ttt_start(setup: Setup[NoOptions]) -> Board:
    return Board((None,) * 9, setup.first)


def ttt_winner(board: Board) -> Seat | None:
    rows = ([board.squares[square] for square in line] for line in LINES)
    return next((row[0] for row in rows if row[0] is not None and row.count(row[0]) == 3), None)


def ttt_turn(board: Board) -> Turn:
    winner = ttt_winner(board)
    if winner is not None:
        return Over(Result(tuple(1 if seat == winner else 2 for seat in range(2)), "line"))
    return Waiting((board.to_move,)) if None in board.squares else Over(Result((1, 1), "full"))


def ttt_refusal(board: Board, move: Mark | ChanceMove) -> Refusal | None:
    if not isinstance(move, Mark):
        return Refusal("T1", "no_luck")
    if isinstance(ttt_turn(board), Over):
        return Refusal("T4", "game_over")
    if move.seat != board.to_move:
        return Refusal("T2", "not_your_turn", {"seat": move.seat})
    if not 0 <= move.square < 9 or board.squares[move.square] is not None:
        return Refusal("T3", "square", {"square": move.square})
    return None


def ttt_legal(board: Board, seat: Seat) -> Iterator[Mark]:
    return (move for square in range(9) if ttt_refusal(board, move := Mark(seat, square)) is None)


def ttt_play(board: Board, move: Mark | ChanceMove) -> Step[Board, Marked]:
    if refused := ttt_refusal(board, move):
        raise IllegalMove(move, refused)
    squares = (*board.squares[: move.square], move.seat, *board.squares[move.square + 1 :])
    return Step(Board(squares, Seat(1 - move.seat)), (Marked(move.seat, move.square),), sealed=True)


def ttt_score(board: Board) -> Scoreboard:
    winner = ttt_winner(board)
    return Scoreboard((), tuple(int(seat == winner) for seat in range(2)))


def ttt_view(board: Board, seat: Seat | None) -> Board:
    return board


TIC_TAC_TOE = Game(
    name="tic-tac-toe",
    way=Way.SCREEN,
    seats=range(2, 3),
    moves=Mark,
    options=NoOptions,
    start=ttt_start,
    turn=ttt_turn,
    legal=ttt_legal,
    refusal=ttt_refusal,
    play=ttt_play,
    score=ttt_score,
    view=ttt_view,
)

# ---------------------------------------------------------------- high or low

HAND = 3
CARDS = 12
HIDDEN = 0


class Hide(Move, frozen=True):
    """Choose a card of your hand, face down; until all have chosen it may be changed."""

    card: int


class Wait(Move, frozen=True):
    """Be content with the card you chose."""


class CardHidden(Struct, frozen=True, tag=True):
    """A seat chose a card; nobody sees which."""

    seat: Seat


class AllShown(Struct, frozen=True, tag=True):
    """All cards were turned up and one seat took the trick."""

    cards: tuple[int, ...]
    winner: Seat


class Trick(Struct, frozen=True):
    """Hands, chosen cards and who is content; `deal` waits for the shuffle, `roll` for the die.

    A hidden card is 0 in a view. The die says whether the highest card wins (4 to 6) or the lowest.
    """

    seats: int
    first: Seat
    hands: tuple[tuple[int, ...], ...] = ()
    chosen: tuple[int | None, ...] = ()
    content: tuple[bool, ...] = ()
    won: tuple[int, ...] = ()
    is_rolling: bool = False


def hl_start(setup: Setup[NoOptions]) -> Trick:
    return Trick(setup.seats, setup.first)


def hl_turn(trick: Trick) -> Turn:
    if not trick.hands:
        return Chance(Shuffle(CARDS))
    if trick.is_rolling:
        return Chance(Roll(trick.first))
    if not any(trick.hands):
        return Over(Result(places(trick.won), "tricks"))
    return Waiting(tuple(Seat(seat) for seat in range(trick.seats) if not trick.content[seat]))


def hl_refusal(trick: Trick, move: Hide | Wait | ChanceMove) -> Refusal | None:
    match hl_turn(trick), move:
        case Chance(Shuffle(count)), Shuffled(order):
            return None if sorted(order) == list(range(count)) else Refusal("H1", "order")
        case Chance(Roll()), Rolled(face):
            return None if 1 <= face <= 6 else Refusal("H2", "face", {"face": face})
        case Waiting(seats), Hide() | Wait() if move.seat in seats:
            return _hl_choice(trick, move)
        case _:
            return Refusal("H3", "not_now")


def _hl_choice(trick: Trick, move: Hide | Wait) -> Refusal | None:
    if isinstance(move, Wait):
        return Refusal("H4", "choose_first") if trick.chosen[move.seat] is None else None
    is_free = move.card in trick.hands[move.seat] and move.card != trick.chosen[move.seat]
    return None if is_free else Refusal("H5", "card", {"card": move.card})


def hl_legal(trick: Trick, seat: Seat) -> Iterator[Hide | Wait]:
    hand = trick.hands[seat] if trick.hands else ()
    wishes = (Wait(seat), *(Hide(seat, card) for card in hand))
    return (move for move in wishes if hl_refusal(trick, move) is None)


def hl_play(trick: Trick, move: Hide | Wait | ChanceMove) -> Step[Trick, CardHidden | AllShown]:
    if refused := hl_refusal(trick, move):
        raise IllegalMove(move, refused)
    match move:
        case Shuffled(order):
            hands = tuple(
                tuple(sorted(1 + card for card in order[seat * HAND : seat * HAND + HAND]))
                for seat in range(trick.seats)
            )
            return Step(_hl_next(replace(trick, hands=hands, won=(0,) * trick.seats)))
        case Hide(seat, card):
            chosen = (*trick.chosen[:seat], card, *trick.chosen[seat + 1 :])
            return Step(replace(trick, chosen=chosen), (CardHidden(seat),))
        case Wait(seat):
            content = (*trick.content[:seat], True, *trick.content[seat + 1 :])
            return Step(replace(trick, content=content, is_rolling=all(content)), (), sealed=True)
        case Rolled(face):
            return _hl_shown(trick, max if face >= 4 else min)


def _hl_next(trick: Trick) -> Trick:
    return replace(trick, chosen=(None,) * trick.seats, content=(False,) * trick.seats, is_rolling=False)


def _hl_shown(trick: Trick, best) -> Step[Trick, CardHidden | AllShown]:
    cards = trick.chosen
    winner = Seat(cards.index(best(cards)))
    hands = tuple(tuple(card for card in hand if card != cards[seat]) for seat, hand in enumerate(trick.hands))
    won = (*trick.won[:winner], trick.won[winner] + 1, *trick.won[winner + 1 :])
    return Step(_hl_next(replace(trick, hands=hands, won=won, first=winner)), (AllShown(cards, winner),))


def hl_score(trick: Trick) -> Scoreboard:
    totals = trick.won or (None,) * trick.seats
    return Scoreboard((ScoreLine("tricks", totals),), totals)


def hl_view(trick: Trick, seat: Seat | None) -> Trick:
    hands = tuple(hand if own == seat else (HIDDEN,) * len(hand) for own, hand in enumerate(trick.hands))
    chosen = tuple(card if own == seat or card is None else HIDDEN for own, card in enumerate(trick.chosen))
    return replace(trick, hands=hands, chosen=chosen)


def hl_twins(trick: Trick, seat: Seat) -> Iterator[Trick]:
    """Yield positions that look the same to `seat`: another hand holds a card that was never dealt."""
    dealt = {card for hand in trick.hands for card in hand}
    undealt = sorted(set(range(1, CARDS + 1)) - dealt)
    for other, hand in enumerate(trick.hands):
        if other == seat or not hand or not undealt:
            continue
        old, new = hand[0], undealt[0]
        swapped = tuple(new if card == old else card for card in hand)
        chosen = new if trick.chosen[other] == old else trick.chosen[other]
        yield replace(
            trick,
            hands=(*trick.hands[:other], swapped, *trick.hands[other + 1 :]),
            chosen=(*trick.chosen[:other], chosen, *trick.chosen[other + 1 :]),
        )


HIGH_OR_LOW = Game(
    name="high-or-low",
    way=Way.SCREEN,
    seats=range(2, 5),
    moves=Hide | Wait,
    options=NoOptions,
    start=hl_start,
    turn=hl_turn,
    legal=hl_legal,
    refusal=hl_refusal,
    play=hl_play,
    score=hl_score,
    view=hl_view,
)
