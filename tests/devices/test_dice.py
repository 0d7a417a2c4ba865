"""One suite over two dice: the stand-in of desktops and tests, and the serial one with a link made of code.

A face counts if it was rolled since it was asked for and then lay in peace; once; whatever the die does in between.
"""

from collections.abc import Callable
from typing import Any, Protocol

import pytest

from app.config import Die as Settings
from app.devices.roll_watch import PEACE, RollWatch
from app.devices.serial_die import SerialDie
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock
from app.table.ports import DieFace, DieMotion, DieMoved, DieSignal, Health
from firmware_bridge.discovery import Wanted
from firmware_bridge.link import Attached, Detached, Event, Heard, Kind, Status
from firmware_bridge.messages import Cocked, FromDie, Handling, Hello, Resting, Rolling, Settled


class Hand(Protocol):
    """What a hand can do with a die."""

    die: Any
    clock: FakeClock
    told: list[DieSignal]

    def plug_in(self) -> None: ...
    def unplug(self) -> None: ...
    def pick_up(self) -> None: ...
    def shake(self) -> None: ...
    def cock(self) -> None: ...
    def drop(self, face: int) -> None: ...
    def put_back(self) -> None: ...
    def wait(self, seconds: float) -> None: ...


class StandIn:
    """A hand with the stand-in."""

    def __init__(self, faces: int = 6) -> None:
        self.clock = FakeClock()
        self.told: list[DieSignal] = []
        self.die = StandInDie(self.clock, faces=faces)
        self.die.start(self.told.append)
        for verb in ("plug_in", "unplug", "pick_up", "shake", "cock", "drop"):
            setattr(self, verb, getattr(self.die, verb))

    def put_back(self) -> None:
        self.die.put_back()

    def wait(self, seconds: float) -> None:
        self.die.wait(seconds)


class FakeLink:
    """A link without a port."""

    def __init__(self, which: Wanted, tell: Callable[[Event], None], tick: Callable[[], None]) -> None:
        self.which, self.tell, self.tick = which, tell, tick
        self.status = Status(Kind.STARTING)

    def start(self) -> None:
        """Look."""

    def close(self) -> None:
        """Let go."""
        self.status = Status(Kind.ABSENT)


class Serial:
    """A hand with the serial die, whose link is told what a real one would say."""

    def __init__(self, faces: int = 6, settings: Settings = Settings()) -> None:  # noqa: B008 - frozen
        self.clock = FakeClock()
        self.told: list[DieSignal] = []
        self.faces, self.face, self.rolls = faces, 0, 0
        self.links: list[FakeLink] = []
        self.die = SerialDie(settings, self.clock, self._link)
        self.die.start(self.told.append)
        self.plug_in()

    def _link(self, *how: Any) -> FakeLink:
        self.links.append(FakeLink(*how))
        return self.links[0]

    @property
    def link(self) -> FakeLink:
        return self.links[0]

    def plug_in(self, life: str = "aaaa") -> None:
        self.link.status = Status(Kind.UP, "/dev/ttyACM0")
        self.link.tell(Attached(Hello(1, "1.0.0", self.faces, "id", life), "/dev/ttyACM0"))
        self.put_back()

    def unplug(self) -> None:
        self.link.status = Status(Kind.STARTING)
        self.link.tell(Detached("gone"))

    def pick_up(self) -> None:
        self.says(Handling())

    def shake(self) -> None:
        self.says(Rolling())

    def cock(self) -> None:
        self.says(Cocked())

    def drop(self, face: int) -> None:
        self.face, self.rolls = face, self.rolls + 1
        self.put_back()

    def put_back(self) -> None:
        self.says(Settled(self.face, self.rolls) if self.rolls else Resting())

    def says(self, message: FromDie) -> None:
        if self.link.status.kind is Kind.UP:
            self.link.tell(Heard(message))

    def wait(self, seconds: float) -> None:
        self.clock.turn(seconds)
        if self.link.status.kind is Kind.UP:
            self.link.tick()


@pytest.fixture(params=[StandIn, Serial])
def hand(request: pytest.FixtureRequest) -> Any:
    return request.param()


def roll(hand: Hand, face: int) -> None:
    hand.shake()
    hand.drop(face)
    hand.wait(PEACE)


def faces(hand: Hand) -> list[DieSignal]:
    return [signal for signal in hand.told if isinstance(signal, DieFace)]


def test_a_roll_that_is_awaited_answers_once(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.pick_up()
    roll(hand, 4)
    hand.wait(9.0)
    assert hand.told == [DieMoved(7, DieMotion.HANDLED), DieMoved(7, DieMotion.ROLLING), DieFace(7, 4)]


def test_one_answer_for_one_question(hand: Hand) -> None:
    hand.die.ask(7, 6)
    roll(hand, 4)
    roll(hand, 5)
    assert faces(hand) == [DieFace(7, 4)]
    hand.die.ask(8, 6)
    roll(hand, 6)
    assert faces(hand) == [DieFace(7, 4), DieFace(8, 6)]


def test_nothing_is_told_while_nothing_is_asked(hand: Hand) -> None:
    hand.pick_up()
    roll(hand, 4)
    assert hand.told == []


def test_a_roll_before_the_question_is_no_answer(hand: Hand) -> None:
    roll(hand, 4)
    hand.die.ask(7, 6)
    hand.wait(9.0)
    assert faces(hand) == []


def test_a_die_still_rocking_when_it_is_asked_was_rolled_before(hand: Hand) -> None:
    hand.die.ask(6, 6)
    hand.shake()
    hand.drop(4)
    hand.die.ask(7, 6)
    hand.wait(9.0)
    assert faces(hand) == []


def test_a_die_that_rolls_while_it_is_asked_answers(hand: Hand) -> None:
    hand.shake()
    hand.die.ask(7, 6)
    hand.drop(3)
    hand.wait(PEACE)
    assert faces(hand) == [DieFace(7, 3)]


@pytest.mark.parametrize(("seconds", "count"), [(0.0, 0), (0.49, 0), (0.5, 1), (5.0, 1)])
def test_a_face_counts_after_half_a_second_of_peace(hand: Hand, seconds: float, count: int) -> None:
    hand.die.ask(7, 6)
    hand.drop(2)
    hand.wait(seconds)
    assert len(faces(hand)) == count


def test_a_face_that_is_disturbed_does_not_count(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.drop(2)
    hand.wait(0.4)
    hand.pick_up()
    hand.wait(9.0)
    assert faces(hand) == []
    roll(hand, 5)
    assert faces(hand) == [DieFace(7, 5)]


def test_to_hold_a_die_is_not_to_roll_it(hand: Hand) -> None:
    roll(hand, 4)
    hand.die.ask(7, 6)
    hand.pick_up()
    hand.put_back()
    hand.wait(9.0)
    assert hand.told == [DieMoved(7, DieMotion.HANDLED), DieMoved(7, DieMotion.STILL)]


def test_a_cocked_die_is_told_and_asked_again(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.shake()
    hand.cock()
    hand.wait(9.0)
    assert hand.told[-1] == DieMoved(7, DieMotion.COCKED)
    roll(hand, 1)
    assert hand.told[-1] == DieFace(7, 1)


def test_a_late_answer_is_dropped(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.drop(4)
    hand.die.cancel()
    hand.wait(9.0)
    assert faces(hand) == []


def test_a_lost_die_comes_back_and_answers(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.shake()
    hand.unplug()
    assert not hand.die.is_ready(6)
    hand.plug_in()
    assert hand.die.is_ready(6)
    roll(hand, 6)
    assert faces(hand) == [DieFace(7, 6)]


def test_what_it_showed_last_does_not_count_when_the_plug_is_pulled(hand: Hand) -> None:
    hand.die.ask(7, 6)
    hand.drop(2)
    hand.unplug()
    hand.wait(9.0)
    assert faces(hand) == []


def test_rolled_while_unplugged_it_answers_when_it_is_back(hand: Hand) -> None:
    """A die with a cell is thrown loose and then put on its cable."""
    hand.die.ask(7, 6)
    hand.unplug()
    hand.drop(5)
    hand.plug_in()
    hand.wait(PEACE)
    assert faces(hand) == [DieFace(7, 5)]


@pytest.mark.parametrize("kind", [StandIn, Serial])
def test_a_die_with_other_faces_is_not_ready_and_answers_nothing(kind: Callable[[int], Any]) -> None:
    hand = kind(8)
    hand.die.ask(7, 6)
    roll(hand, 3)
    assert (hand.die.is_ready(6), hand.die.is_ready(8), faces(hand)) == (False, True, [])


def test_a_closed_die_is_absent(hand: Hand) -> None:
    hand.die.close()
    hand.die.close()
    assert (hand.die.state().health, hand.die.is_ready(6)) == (Health.ABSENT, False)


def test_a_table_without_a_die_has_an_absent_one() -> None:
    die = StandInDie(health=Health.ABSENT)
    die.start(lambda _signal: None)
    assert (die.state().health, die.is_ready(6)) == (Health.ABSENT, False)


def test_a_die_of_a_new_life_that_is_seen_moving_answers() -> None:
    """Nobody knows when a face that lies there was rolled; this one was rolled while we looked on."""
    watch = RollWatch()
    watch.ask(1, 6)
    watch.greets("another life", 6)
    watch.moves(DieMotion.ROLLING)
    watch.lies(4, 7, 0.0)
    assert watch.tick(1.0) == (DieFace(1, 4),)
