"""How a move changes a game beside the box. Every move here is already known to be allowed."""

from typing import assert_never

from msgspec.structs import replace

from app.games.game import Seat, Setup
from app.games.lokus import book as books
from app.games.lokus.box_moves import (
    BoxEvent,
    BoxMove,
    CardEntered,
    ChoiceCorrected,
    ChoiceMissing,
    CleanUp,
    CleanUpNoted,
    CleanUpsCorrected,
    Correct,
    CorrectStarter,
    CountingBegan,
    EnterCard,
    EnterStarter,
    EntryCorrected,
    Rechoose,
    Reckoned,
    RollsSet,
    RoundDone,
    Score,
    ScoreWithdrawn,
    SetCleanUps,
    SetRolls,
    StarterCorrected,
)
from app.games.lokus.box_state import Book, Help, Options, Phase, State, Tally
from app.games.lokus.cards import Card
from app.games.lokus.events import RoundBegan, RoundEnded, SetBegan, StarterPlaced, TableChanged
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.scoring import ended, scored, standings, totals
from app.games.lokus.standing import ROUNDS, SETS, Count, SetCounts, counts

Played = tuple[State, tuple[BoxEvent, ...]]


def begin(setup: Setup[Options]) -> State:
    """Set the table for the first set (K2 to K4)."""
    state = State(setup=setup, phase=Phase.ROUND, set=1, round=1, table=setup.options.table)
    return _set_up(state)


def _set_up(state: State) -> State:
    """Begin a set: nothing counted, or an empty book (K17)."""
    if state.options.help is Help.LIGHT:
        return replace(state, phase=Phase.ROUND, round=1, tallies=(Tally(),) * state.seats)
    book = books.blank(state.seats, state.options.edition)
    return replace(state, phase=Phase.STARTERS if book.starters else Phase.ROUND, round=1, book=book)


def played(state: State, move: BoxMove) -> Played:
    """Return the state after an allowed move and what happened."""
    match move:
        case RoundDone():
            return _round_done(state)
        case Next():
            return _next_set(state)
        case ChangeTable():
            now = totals(state.sets, move.table, state.seats)
            return replace(state, table=move.table), (TableChanged(move.seat, state.table, move.table, now),)
        case CleanUp() | SetCleanUps() | SetRolls() | Score():
            return _counted(state, move)
        case EnterStarter() | EnterCard() | ChooseLine() | Correct() | CorrectStarter() | Rechoose():
            assert state.book is not None  # refused on the light level
            return _written(state, state.book, move)
        case _:
            assert_never(move)


# ---------------------------------------------------------------- rounds and sets


def _round_done(state: State) -> Played:
    """Go to the next round; after the last the piles are counted, which the referee has done already."""
    light: tuple[BoxEvent, ...] = (RoundEnded(state.set, state.round),) if state.book is None else ()
    if state.round < ROUNDS:
        state = replace(state, phase=Phase.ROUND, round=state.round + 1)
        return state, (*light, RoundBegan(state.set, state.round))
    if state.book is not None:
        return _scored(state, counts(state.book.standing))
    return replace(state, phase=Phase.COUNTING), (*light, CountingBegan(state.set))


def _scored(state: State, counted: SetCounts) -> Played:
    sets = (*state.sets, counted)
    return replace(state, phase=Phase.SCORED, sets=sets), scored(sets, state.table)


def _next_set(state: State) -> Played:
    if state.set == SETS:
        end = standings(state.sets, state.table, tie_rolls=state.options.tie_rolls)
        return replace(state, phase=Phase.OVER), (ended(end),)
    state = _set_up(replace(state, set=state.set + 1))
    began: tuple[BoxEvent, ...] = (SetBegan(state.set),)
    return state, began if state.phase is Phase.STARTERS else (*began, RoundBegan(state.set, 1))


def _reopened(state: State, phase: Phase) -> Played:
    """Take back the score of this set, if it was scored: something in it is put right (K21, K23)."""
    if state.phase is not Phase.SCORED:
        return state, ()
    return replace(state, phase=phase, sets=state.sets[:-1]), (ScoreWithdrawn(state.set),)


# ---------------------------------------------------------------- light


def _counted(state: State, move: CleanUp | SetCleanUps | SetRolls | Score) -> Played:
    if isinstance(move, Score):
        tallies = [(tally.rolls, tally.clean_ups) for tally in state.tallies]
        return _scored(state, tuple(Count(rolls, clean) for rolls, clean in tallies if rolls is not None))
    state, withdrawn = _reopened(state, Phase.COUNTING)
    was = state.tallies[move.seat]
    event: BoxEvent
    match move:
        case CleanUp():
            now = replace(was, clean_ups=was.clean_ups + 1)
            event = CleanUpNoted(move.seat, now.clean_ups)
        case SetCleanUps():
            now = replace(was, clean_ups=move.clean_ups)
            event = CleanUpsCorrected(move.seat, was.clean_ups, now.clean_ups)
        case SetRolls():
            now = replace(was, rolls=move.rolls)
            event = RollsSet(move.seat, was.rolls, move.rolls)
        case _:
            assert_never(move)
    return _with_tally(state, move.seat, now), (*withdrawn, event)


def _with_tally(state: State, seat: Seat, tally: Tally) -> State:
    return replace(state, tallies=(*state.tallies[:seat], tally, *state.tallies[seat + 1 :]))


# ---------------------------------------------------------------- referee


def _written(
    state: State, book: Book, move: EnterStarter | EnterCard | ChooseLine | Correct | CorrectStarter | Rechoose
) -> Played:
    match move:
        case EnterStarter():
            return _starter(state, book, move)
        case EnterCard():
            after, events = books.with_entry(book, move.seat, move.card, state.options.edition)
            return _shown(state, after, (CardEntered(move.seat, move.card), *events))
        case ChooseLine():
            return _line_told(state, book, move)
        case Correct() | CorrectStarter() | Rechoose():
            return _corrected(state, book, move)
        case _:
            assert_never(move)


def _starter(state: State, book: Book, move: EnterStarter) -> Played:
    book = books.with_starter(book, move.line, move.card)
    event = StarterPlaced(move.line, move.card)
    if None in book.starters:
        return replace(state, book=book), (event,)
    return replace(state, phase=Phase.ROUND, book=book), (event, RoundBegan(state.set, 1))


def _line_told(state: State, book: Book, move: ChooseLine) -> Played:
    """Go on with the line that was asked for; one of an earlier round reckons the set anew (K21)."""
    assert book.asked is not None  # refused where nothing is asked
    number = book.asked.round
    after, events = books.with_choice(book, move.line, state.options.edition)
    if number == len(book.rounds) and number == state.round:
        return _shown(state, after, events)
    return _reckoned(state, after, (ChoiceCorrected(move.seat, number, None, move.line),))


def _corrected(state: State, book: Book, move: Correct | CorrectStarter | Rechoose) -> Played:
    """Put one thing right and follow the set anew; a score that rested on it is taken back (K21)."""
    state, withdrawn = _reopened(state, Phase.SHOWN)
    edition = state.options.edition
    events: tuple[BoxEvent, ...]
    match move:
        case Rechoose(seat, number, line):
            choice = books.told(book, seat, number)
            assert choice is not None  # refused where nothing was told
            events = (ChoiceCorrected(seat, number, choice.line, line),)
            book = books.rechosen(book, number, seat, line, edition)
        case Correct(seat, number, card):
            was = books.entry(book, seat, number)
            assert was is not None  # refused where nothing was entered
            events = _exchange(book, books.Spot(number, seat), was, card)
            book = books.exchanged(book, was, card, edition)
        case CorrectStarter(_, line, card):
            starter = book.starters[line]
            assert starter is not None  # the same
            events = _exchange(book, books.Spot(0, Seat(line)), starter, card)
            book = books.exchanged(book, starter, card, edition)
        case _:
            assert_never(move)
    return _reckoned(state, book, (*withdrawn, *events))


def _exchange(book: Book, spot: books.Spot, was: Card, now: Card) -> tuple[BoxEvent, ...]:
    """Tell what was put right, and what changed places with it."""
    other = books.spot(book, now)
    return (_correction(spot, was, now), *(() if other is None else (_correction(other, now, was),)))


def _correction(spot: books.Spot, was: Card, now: Card) -> EntryCorrected | StarterCorrected:
    if spot.round == 0:
        return StarterCorrected(spot.seat, was, now)
    return EntryCorrected(spot.seat, spot.round, was, now)


def _shown(state: State, book: Book, events: tuple[BoxEvent, ...]) -> Played:
    """Show how far the round came: entries missing, a line missing, or over."""
    phase = _phase(state, book)
    if phase is Phase.SHOWN:
        events = (*events, RoundEnded(state.set, state.round))
    return replace(state, phase=phase, book=book), events


def _reckoned(state: State, book: Book, events: tuple[BoxEvent, ...]) -> Played:
    """Tell what the set amounts to after a correction, or which choice is missing for it (K21)."""
    snubs, asked = book.standing.snubs, book.asked
    state = replace(state, phase=_phase(state, book), book=book)
    if asked is not None:
        return state, (*events, ChoiceMissing(asked.seat, asked.round, asked.role, asked.card))
    reckoned = Reckoned(tuple(snub.rolls for snub in snubs), tuple(snub.clean_ups for snub in snubs))
    return state, (*events, reckoned)


def _phase(state: State, book: Book) -> Phase:
    if None in book.starters:
        return Phase.STARTERS
    if book.asked is not None:
        return Phase.LINE
    return Phase.SHOWN if len(book.rounds) == state.round else Phase.ROUND
