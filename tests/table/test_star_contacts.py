"""Stars in any interleaving, beginnings and ends lost at will: nothing is held that nobody held, no press is lost."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.table.ports import Edge
from app.table.star import PauseAsked, Pressed, StarGrammar, StarSignal, TakeBack

STARS = ("button", "screen", "space")
Contact = tuple[str, int]


class Contacts(RuleBasedStateMachine):
    """Contacts as they are, beside what the grammar was told of them. Time is counted in whole milliseconds."""

    @initialize()
    def begin(self) -> None:
        """Put nothing on any star."""
        self.star = StarGrammar()
        self.now = 10_000
        self.count = 0
        self.down: dict[Contact, int] = {}  # all that are down, and since when
        self.newest: tuple[Contact, int] | None = None  # the one that was told of last, if no end of it was told
        self.pressed_at = 0

    def hears(self, contact: Contact, *, is_down: bool) -> tuple[StarSignal, ...]:
        """Tell the grammar, and hold what it answers against what is true."""
        edge = Edge(is_down=is_down, at=self.now / 1000, source=contact[0], contact=contact[1])
        signals = self.star.edge(edge.is_down, edge.at, edge.source, edge.contact)
        self.judges(signals, contact if not is_down else None)
        if is_down:
            self.newest = (contact, self.now)
        elif self.newest is not None and self.newest[0] == contact:
            self.newest = None
        return signals

    def judges(self, signals: tuple[StarSignal, ...], ended: Contact | None) -> None:
        """Nothing may be meant but by the newest contact, for as long as it was down."""
        for signal in signals:
            match signal:
                case TakeBack():
                    assert self.newest is not None
                    assert ended == self.newest[0]
                    assert 800 <= self.now - self.newest[1] < 3000
                case PauseAsked():
                    assert self.newest is not None
                    assert self.now - self.newest[1] >= 3000
                case Pressed():
                    assert self.newest is not None
                    assert ended == self.newest[0]
                    assert self.now - self.newest[1] < 500
                    assert self.now - self.pressed_at >= 400
                    self.pressed_at = self.now

    @rule(star=st.sampled_from(STARS), is_told=st.booleans())
    def goes_down(self, star: str, is_told: bool) -> None:
        """Something touches a star; another finger may be on the one on the screen, not on the others."""
        if star != "screen":
            self.down = {contact: since for contact, since in self.down.items() if contact[0] != star}
        self.count += 1
        contact = (star, self.count)
        self.down[contact] = self.now
        if is_told:
            self.hears(contact, is_down=True)

    @rule(which=st.integers(0, 9), is_told=st.booleans())
    def goes_up(self, which: int, is_told: bool) -> None:
        """Something is lifted."""
        if self.down:
            contact = list(self.down)[which % len(self.down)]
            del self.down[contact]
            if is_told:
                self.hears(contact, is_down=False)

    @rule(milliseconds=st.sampled_from((1, 20, 120, 300, 399, 400, 500, 799, 800, 1500, 2999, 3000, 31_000)))
    def waits(self, milliseconds: int) -> None:
        """Time passes; the loop may look only at the end of it."""
        self.now += milliseconds
        self.judges(self.star.tick(self.now / 1000), None)

    @rule(star=st.sampled_from(STARS), held=st.integers(1, 499))
    def is_pressed_alone(self, star: str, held: int) -> None:
        """Whatever was lost before: a whole press by one contact alone is one press."""
        self.waits(400)
        self.down.clear()
        self.count += 1
        contact = (star, self.count)
        self.hears(contact, is_down=True)
        self.now += held
        self.judges(self.star.tick(self.now / 1000), None)
        assert [type(signal) for signal in self.hears(contact, is_down=False)] == [Pressed]

    @invariant()
    def a_ring_is_only_seen_while_something_may_be_held(self) -> None:
        """Without a contact that is down, as far as was told, there is no ring."""
        if self.newest is None:
            assert self.star.hold_progress(self.now / 1000) is None
            assert self.star.due() is None


TestContacts = Contacts.TestCase
