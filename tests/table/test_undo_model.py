"""Any order of moves, take backs and redos, restarts included, against a plain list of states."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from table_toys import TOY, Done, Draw, HandClock, Riffle, Throw, players, setup
from test_match import Notebook

from app.games.game import Chance, IllegalMove, Rolled, Seat, Shuffled
from app.table.match.match import Match
from app.table.match.put_right import WrongRoll
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack


class Undoing(RuleBasedStateMachine):
    """The model: `past` are the states with their played time before each unit, `future` those taken back."""

    @initialize(seats=st.integers(1, 3), code=st.integers(0, 99))
    def begin(self, seats, code):
        self.clock = HandClock()
        self.notebook = Notebook()
        self.match = Match.begun(TOY, players(seats), setup(seats), code, self.notebook, self.clock)
        self.past = []
        self.future = []

    def now(self):
        return (self.match.state, self.match.played_seconds(self.clock.now()))

    def position(self):
        return (self.match.state, self.stood)

    @property
    def stood(self):
        """The playing time at which the state now arose."""
        return self.match._timeline.played

    @precondition(lambda self: self.match.awaiting is None and self.match.status == "open")
    @rule(choice=st.integers(0, 100), seconds=st.integers(0, 700))
    def move(self, choice, seconds):
        seat = self.match.acting[0]
        moves = list(self.match.legal(seat))
        self.clock.turn(seconds)
        before = self.position()
        self.match.submit(moves[choice % len(moves)])
        self.past.append(before)
        self.future = []

    @precondition(lambda self: self.match.awaiting is not None)
    @rule(face=st.integers(1, 6))
    def roll(self, face):
        before = self.position()
        self.match.submit(Rolled(face, "die"))
        self.past.append(before)
        self.future = []

    @precondition(lambda self: self.match.wrong_roll() is not None)
    @rule(face=st.integers(1, 6))
    def put_a_roll_right(self, face):
        """Let the points follow; what was played since stays, and each of it is taken back as before."""
        wrong, sums = self.match.wrong_roll(), self.match.score().totals
        self.match.correct(face)
        assert sum(self.match.score().totals) == sum(sums) + face - wrong.face
        assert self.match.wrong_roll() == WrongRoll(wrong.seat, face, 6, wrong.is_last)
        self.future = []
        self.past = [(play.state, play.played) for play in self.states_before_units()]

    def states_before_units(self):
        """Return what each unit in force began from."""
        timeline = self.match._timeline
        plays = [None, *timeline.past]
        starts = [n for n, play in enumerate(timeline.past) if not isinstance(play.move, Shuffled)]
        return [plays[n] for n in starts]

    @rule()
    def refused_moves_change_nothing(self):
        before = (self.now(), self.match.version)
        try:
            self.match.submit(Done(Seat(9)))
        except IllegalMove:
            assert (self.now(), self.match.version) == before
        else:
            raise AssertionError("seat 9 moved")

    @rule(other=st.integers(0, 3))
    def undo(self, other):
        before = self.position()
        match self.match.take_back():
            case NothingToTakeBack():
                assert not self.past
                assert self.match.undo() is None
                return
            case Free():
                self.match.undo()
            case NeedsConsent(asked, by):
                assert asked != by
                if other != asked:
                    assert self.match.undo(Seat(other)) is None
                    assert self.position() == before
                self.match.undo(asked)
        assert self.now() == self.past[-1]
        self.future.append((self.past.pop(), before))

    @rule()
    def redo(self):
        assert self.match.can_redo == bool(self.future)
        if self.match.redo() is not None:
            before, after = self.future.pop()
            self.past.append(before)
            assert self.now() == after

    @rule()
    def power_cut(self):
        self.match = self.restored()

    def restored(self):
        return Match.restored(7, self.notebook.header, self.notebook.entries, TOY, self.notebook, self.clock)

    @invariant()
    def a_restart_shows_the_same(self):
        twin = self.restored()
        for look in (lambda match: match.state, lambda match: match.log, lambda match: match.take_back()):
            assert look(twin) == look(self.match)
        assert (twin.version, twin.can_redo, twin.status) == (
            self.match.version,
            self.match.can_redo,
            self.match.status,
        )

    @invariant()
    def sealed_acts_are_never_free_at_a_shared_table(self):
        unit = self.match._timeline.last_unit()
        sealed = any(isinstance(play.move, Draw | Done | Riffle | Throw) for play in unit)
        is_rolling = isinstance(self.match.turn, Chance)
        if self.match.setup.seats > 1 and sealed and not is_rolling:
            assert isinstance(self.match.take_back(), NeedsConsent)


TestUndoing = Undoing.TestCase
TestUndoing.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
