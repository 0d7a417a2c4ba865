"""The shortest way of a kept start in a few words; for our own yards it is looked for as soon as they are kept."""

from app.games.locomotion.search.puzzle import BestKnown, Proven, Puzzle, Undecided, Unsolvable, puzzle_of
from app.games.locomotion.start import Start
from app.games.locomotion.yard.file import NamedYard
from app.games.locomotion.yard.network import Yard
from app.ui.play.locomotion.both.par import Par
from app.ui.stage.ui import Ui


def puzzle_in(yard: Yard, start: Start) -> Puzzle | None:
    """Return what is to be solved behind the locomotive; None while the order is drawn anew each time."""
    return puzzle_of(yard, start, start.order, either_end=False) if start.order else None


def prepare(ui: Ui, named: NamedYard) -> None:
    """Have the shortest way of every start looked for aside; what is known stays known."""
    par = Par(ui)
    for each in named.starts:
        puzzle = puzzle_in(named.yard, each.start)
        if puzzle is not None:
            par.of(puzzle)


def lengths(ui: Ui, par: Par, named: NamedYard) -> str:
    """Say how long the shortest ways of all starts are, as far as they are known."""
    puzzles = (puzzle_in(named.yard, each.start) for each in named.starts)
    answers = [par.of(puzzle) for puzzle in puzzles if puzzle is not None]
    totals = [str(answer.total) for answer in answers if isinstance(answer, Proven | BestKnown)]
    return ui.t("shortest: {total}", total=", ".join(totals[:3])) if totals else ""


def par_words(ui: Ui, par: Par, yard: Yard, start: Start) -> tuple[str, str]:
    """Say how long the shortest way is, and with which signal; nothing without an order."""
    puzzle = puzzle_in(yard, start)
    if puzzle is None:
        return "", ""
    match par.of(puzzle):
        case Proven() as proven:
            return ui.t("shortest: {total}", total=proven.total), ""
        case BestKnown() as best:
            return ui.t("{total}, best known", total=best.total), ""
        case Unsolvable():
            return ui.t("cannot be won"), "no"
        case Undecided():
            return ui.t("not proven"), ""
        case None:
            return ui.t("is looked for…"), ""
