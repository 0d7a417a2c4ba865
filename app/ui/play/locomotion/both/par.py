"""What is known of the shortest way of a solo start: from the house's file, or worked out aside (M27, M28).

Three lanterns light it bit by bit, so that nobody sees more than wished: about how long, exactly how long, the next
acts. Whoever left the way that was found gets a new one from where the train is now.
"""

from functools import lru_cache

from msgspec.structs import replace

from app import assets
from app.games.locomotion.screen.game import State, TakeStep
from app.games.locomotion.search import errand
from app.games.locomotion.search import par_file as house
from app.games.locomotion.search.puzzle import (
    Answer,
    BestKnown,
    Progress,
    Proven,
    Puzzle,
    Route,
    Undecided,
    Unsolvable,
    puzzle_of,
)
from app.games.locomotion.start import Start
from app.table.errands import Errand, Question
from app.ui.play.locomotion.both.library import house_yards
from app.ui.stage.ui import Ui
from app.ui.words.language import Language

LANTERNS = 3
SECONDS = 60.0
"""So long the device works on one start."""
ABOUT = 5
"""The first lantern tells the length to within so many."""


@lru_cache(maxsize=1)
def _pars() -> dict[str, house.Par]:
    return house.parse_pars(assets.text("locomotion/par.toml"), "locomotion/par.toml")


@lru_cache(maxsize=8)
def house_par(puzzle: Puzzle) -> Proven | None:
    """Return the shortest way that was proven for a start of the house; None for any other puzzle."""
    for named in house_yards():
        for each in named.starts if named.yard == puzzle.yard else ():
            if puzzle == puzzle_of(named.yard, each.start, each.start.order, either_end=puzzle.either_end):
                line = _pars()[each.id].of(puzzle) if each.id in _pars() else None
                return None if line is None else Proven(house.read_line(named.yard, line))
    return None


class Par:
    """The shortest way of one start. `lit` is how many lanterns burn."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.lit = 0
        self._asked: dict[Puzzle, Question] = {}

    # ------------------------------------------------------------ answers

    def of_start(self, state: State) -> Answer | None:
        """Return what is known of the whole start; None while it is being worked out."""
        start = state.start
        if start is None:
            return None
        return self.of(_whole(state, start))

    def from_here(self, state: State) -> Answer | None:
        """Return what is known of the rest of the way from where the train is now."""
        options = state.options
        puzzle = Puzzle(state.yard, state.train, state.loose, state.order, options.either_end)
        return self.of(replace(puzzle, steps_only=options.steps_only))

    def of(self, puzzle: Puzzle) -> Answer | None:
        """Return what is known of a puzzle, and have it worked out; None until that is done."""
        if (known := house_par(puzzle)) is not None:
            return known
        question = self._question(puzzle)
        if question.answer is not None:
            return errand.read_answer(question.answer)
        return None if question.is_open else Undecided(self._progress(puzzle).lower)

    def _question(self, puzzle: Puzzle) -> Question:
        assert self.ui.errands is not None
        if puzzle not in self._asked:
            wish = Errand(errand.WORK, errand.request(puzzle), errand.fingerprint(puzzle), SECONDS)
            self._asked[puzzle] = self.ui.errands.ask(wish)
            self.ui.errands.hurry(self._asked[puzzle])  # starts of a yard may be waiting; this one is looked at
        return self._asked[puzzle]

    def _progress(self, puzzle: Puzzle) -> Progress:
        told = self._question(puzzle).told
        return Progress(0) if told is None else errand.read_progress(told)

    def close(self) -> None:
        """Let go of what is still being worked out."""
        assert self.ui.errands is not None
        for question in self._asked.values():
            self.ui.errands.drop(question)
        self._asked.clear()

    # ------------------------------------------------------------ words

    def is_hopeless(self, state: State) -> bool:
        """Tell whether it is proven that no way leads to the order (M28)."""
        return isinstance(self.of_start(state), Unsolvable)

    def exact(self, state: State) -> int | None:
        """Return the length of the best way that is known, once the second lantern burns."""
        answer = self.of_start(state)
        return answer.total if self.lit > 1 and isinstance(answer, Proven | BestKnown) else None

    def words(self, state: State) -> str:
        """Say what the lanterns show: nothing, a range, a number."""
        t = self.ui.language.t
        if not self.lit:
            return t("dark")
        match self.of_start(state):
            case Unsolvable():
                return t("cannot be won")
            case Undecided():
                return t("not proven")
            case None:
                return self._narrowing(state)
            case answer:
                return _length_words(self.ui.language, answer, is_exact=self.lit > 1)

    def _narrowing(self, state: State) -> str:
        assert state.start is not None
        progress = self._progress(_whole(state, state.start))
        if progress.upper is None:
            return self.ui.t("{least} or more", least=progress.lower)
        return self.ui.t("{least} to {most}", least=progress.lower, most=progress.upper)

    def next_acts(self, state: State) -> Route:
        """Return the acts of a best way from here, up to the next coupling or uncoupling; none while it is unknown."""
        answer = self.from_here(state)
        if not isinstance(answer, Proven | BestKnown):
            return ()
        acts = answer.route
        stops = [n for n, act in enumerate(acts) if not isinstance(act, TakeStep)]
        return acts[: stops[0] + 1] if stops else acts


def _whole(state: State, start: Start) -> Puzzle:
    """Return what is asked at the start of a run."""
    either_end, steps_only = state.options.either_end, state.options.steps_only
    return puzzle_of(state.yard, start, state.order, either_end=either_end, steps_only=steps_only)


def _length_words(language: Language, answer: Proven | BestKnown, *, is_exact: bool) -> str:
    if not is_exact:
        least = answer.total - answer.total % ABOUT
        return language.t("{least} to {most}", least=least, most=least + ABOUT - 1)
    if isinstance(answer, Proven):
        return str(answer.total)
    return language.t("{total}, best known", total=answer.total)
