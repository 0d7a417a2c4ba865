"""A visit to a die, in bytes and seconds, without a port."""

import pytest

from firmware_bridge.conversation import HELLO_WAIT, SILENCE, Conversation
from firmware_bridge.framing import encode
from firmware_bridge.messages import (
    Alive,
    Ask,
    FromDie,
    Handling,
    Hello,
    Resting,
    Settled,
    Who,
    words_of,
)

HELLO = Hello(1, "1.0.0", 6, "id", "aaaa")


class Bench:
    """A conversation, the hand that counts the die's frames, and a clock that is turned."""

    def __init__(self, *, greeted: bool = True) -> None:
        self.now = 100.0
        self.talk = Conversation(self.now)
        self.sequence = 0
        if greeted:
            self.says(HELLO)
            self.talk.take_out()

    def frame(self, message: FromDie | Who | Ask) -> bytes:
        out = encode(self.sequence, *words_of(message))
        self.sequence = (self.sequence + 1) % 256
        return out

    def says(self, *said: FromDie | Who | Ask) -> list[FromDie]:
        return self.hears(b"".join(map(self.frame, said)))

    def hears(self, data: bytes) -> list[FromDie]:
        return self.talk.feed(data, self.now)

    def turn(self, seconds: float) -> str:
        self.now += seconds
        self.talk.tick(self.now)
        return self.talk.trouble(self.now)

    def sent(self) -> list[str]:
        """Return what was said to the die, without numbers and checks."""
        lines = self.talk.take_out().decode().splitlines()
        return [line[3:].partition("*")[0] for line in lines if line]


def test_it_asks_who_is_there_until_the_hello() -> None:
    bench = Bench(greeted=False)
    for _ in range(4):
        bench.turn(0.5)
    assert bench.sent() == ["who"] * 4
    assert bench.says(HELLO) == [HELLO]
    bench.turn(0.5)
    assert bench.sent() == ["ask"]


def test_a_hello_that_is_said_again_is_no_news() -> None:
    """It answers every who, and several may have been on their way."""
    bench = Bench(greeted=False)
    assert bench.says(HELLO, HELLO, Resting(), HELLO) == [HELLO, Resting()]
    assert bench.sent() == ["ask"]


def test_the_first_byte_ends_what_was_half_written() -> None:
    assert Conversation(0.0).take_out() == b"\n"


def test_without_a_hello_it_is_over_after_three_seconds() -> None:
    bench = Bench(greeted=False)
    assert bench.turn(HELLO_WAIT) == ""
    assert bench.turn(0.01) == "it does not say hello"


def test_nothing_counts_before_the_hello() -> None:
    bench = Bench(greeted=False)
    assert bench.says(Settled(5, 1), Alive(1)) == []
    assert bench.turn(HELLO_WAIT + 0.01) == "it does not say hello"


@pytest.mark.parametrize("protocol", [0, 2, 77])
def test_another_protocol_is_not_played(protocol: int) -> None:
    bench = Bench(greeted=False)
    bench.says(Hello(protocol, "9", 6, "id", "aaaa"))
    assert bench.turn(0.0) == f"it speaks protocol {protocol}, this program speaks 1"


def test_it_is_over_when_nothing_is_said_for_a_while() -> None:
    bench = Bench()
    assert bench.turn(SILENCE) == ""
    bench.says(Alive(0))
    assert bench.turn(SILENCE) == ""
    assert bench.turn(0.01) == "it fell silent"


def test_noise_is_not_a_sign_of_life() -> None:
    bench = Bench()
    bench.turn(SILENCE)
    bench.hears(b"\x00\xff\n" * 50)
    assert bench.turn(0.01) == "it fell silent"


def test_what_is_said_twice_is_heard_once() -> None:
    bench = Bench()
    frame = bench.frame(Settled(5, 1))
    assert bench.hears(frame + frame) == [Settled(5, 1)]
    assert bench.talk.repeated == 1


def test_a_replay_of_anything_heard_is_nothing_new() -> None:
    bench = Bench(greeted=False)
    frames = [bench.frame(message) for message in (HELLO, Settled(5, 1), Handling(), Settled(5, 1))]
    assert len(bench.hears(b"".join(frames))) == 4
    assert bench.hears(b"".join(frames)) == []


def test_numbers_count_round() -> None:
    bench = Bench()
    assert len([heard for n in range(600) for heard in bench.says(Alive(n))]) == 600


def test_lost_frames_leave_no_gap() -> None:
    bench = Bench()
    bench.sequence += 120
    assert bench.says(Alive(0)) == [Alive(0)]


def test_a_die_that_started_again_counts_anew() -> None:
    bench = Bench()
    bench.says(*[Alive(0)] * 40)
    bench.sequence = 0
    reborn = Hello(1, "1.0.0", 6, "id", "bbbb")
    assert bench.says(reborn, Resting()) == [reborn, Resting()]


def test_a_lost_roll_is_asked_for() -> None:
    """Both frames that told of it were damaged; the heartbeat counts it all the same."""
    bench = Bench()
    bench.says(Settled(5, 1), Alive(1))
    assert bench.sent() == []
    bench.says(Alive(2))
    assert bench.sent() == ["ask"]
    bench.says(Settled(3, 2), Alive(2))
    assert bench.sent() == []


def test_an_echo_is_not_the_die() -> None:
    bench = Bench(greeted=False)
    assert bench.says(Who(), Ask()) == []
    assert bench.turn(HELLO_WAIT + 0.01) == "it does not say hello"


def test_what_is_not_understood_is_counted_and_left_out() -> None:
    bench = Bench()
    assert bench.hears(encode(9, "dance", "samba") + encode(10, "alive", "0")) == [Alive(0)]
    assert bench.talk.unreadable == 1
