"""The firmware's logic under the desktop's Python: fingers, faces, words, lights and faults; the thrown die apart."""

import random
from collections import Counter

import pytest
from die_firmware import lights, luck, settings, wire
from die_firmware.die import FACES, HEARTBEAT, IDLE, PROTOCOL, STUCK_AFTER
from die_on_bench import Bench, FakeBoard
from hypothesis import HealthCheck, given
from hypothesis import settings as hypotheses
from hypothesis import strategies as st

from firmware_bridge import messages
from firmware_bridge.fairness import chi_square, p_value
from firmware_bridge.framing import LONGEST, Deframer, encode
from firmware_bridge.messages import (
    Alive,
    Ask,
    Cocked,
    Fault,
    Hello,
    Resting,
    Rolling,
    Settled,
    Who,
    read,
    words_of,
)

WORD = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters="*"), min_size=1, max_size=9)

CALM = hypotheses(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
"""A machine under load is slow at drawing examples; that says nothing of what is tested."""


@pytest.fixture
def bench() -> Bench:
    made = Bench()
    made.said()
    return made


# ------------------------------------------------------------ words on the line


@CALM
@given(st.integers(0, 255), st.lists(WORD, min_size=1, max_size=5))
def test_both_sides_write_the_same_frames(sequence: int, words: list[str]) -> None:
    assert wire.frame(sequence, *words) == encode(sequence, *words)


@CALM
@given(st.binary(max_size=100), st.integers(1, 9))
def test_the_die_hears_through_any_garbage(garbage: bytes, step: int) -> None:
    ears, out = wire.Ears(), []
    data = garbage + b"\n" + encode(3, "who")
    for at in range(0, len(data), step):
        out += ears.hear(data[at : at + step])
    assert out == ["who"]


def test_the_die_keeps_no_line_that_is_too_long() -> None:
    ears = wire.Ears()
    assert ears.hear(b"x" * 5000) == []
    assert len(ears._line) <= LONGEST == wire.LONGEST
    assert ears.hear(b"\n" + encode(0, "ask")) == ["ask"]


def test_it_says_hello_by_itself_and_when_it_is_asked() -> None:
    bench = Bench()
    assert bench.board.sent.startswith(b"\n")
    hello = Hello(PROTOCOL, settings.FIRMWARE, FACES, "e6614c311b8a2b37", bench.die.life)
    assert bench.said() == [hello]
    bench.hear(encode(0, *words_of(Who())) + encode(1, *words_of(Ask())))
    assert bench.said() == [hello, Resting()]
    assert messages.PROTOCOL == PROTOCOL


def test_the_heart_beats_twice_a_second_with_the_number_of_rolls(bench: Bench) -> None:
    bench.press()
    bench.said()
    bench.wait(10 * HEARTBEAT)
    beats = [read(frame.words) for frame in Deframer().feed(bench.board.sent)]
    assert beats == [Alive(1)] * 10


# ------------------------------------------------------------ the button


def test_the_die_is_pressed_unless_its_settings_say_otherwise() -> None:
    assert settings.TRIGGER == "press"


def test_a_press_from_finger_to_rest(bench: Bench) -> None:
    bench.press()
    face = bench.die.face
    assert bench.said() == [Rolling(), Settled(face, 1), Settled(face, 1)]


def test_it_rolls_for_as_long_as_the_button_is_down(bench: Bench) -> None:
    bench.board.closed = True
    bench.wait(5000)
    assert bench.said() == [Rolling()]
    bench.board.closed = False
    bench.wait(1000)
    assert bench.said() == [Settled(bench.die.face, 1)] * 2


def test_a_contact_that_bounces_is_one_roll(bench: Bench) -> None:
    for is_closed in (True, False, True, False, True, True, True, False, True, False):
        bench.board.closed = is_closed
        bench.wait(5)
    bench.press()
    assert (bench.die.rolls, bench.said().count(Rolling())) == (1, 1)


def test_a_spark_on_the_wire_is_no_press(bench: Bench) -> None:
    bench.board.jerks = 9
    bench.wait(2000)
    assert bench.said() == []


def test_the_shortest_press_of_a_finger_is_felt_while_the_die_takes_its_time() -> None:
    """A die at rest looks every 20 ms; the fastest of fingers stays for 40."""
    assert IDLE <= 20


def test_the_face_is_sent_twice_with_one_number(bench: Bench) -> None:
    bench.press()
    frames = Deframer().feed(bench.board.sent)
    first, second = (frame for frame in frames if frame.words[0] == "settled")
    assert first == second


# ------------------------------------------------------------ faces


@pytest.mark.parametrize("faces", [2, 4, 6, 10, 20])
def test_every_face_is_as_likely(faces: int) -> None:
    """Of bytes that are even, refusing the last few leaves faces that are even."""
    source = random.Random(11)  # noqa: S311 - a test
    counted = Counter(luck.roll(faces, source.randbytes) for _ in range(6000))
    counts = [counted[face] for face in range(1, faces + 1)]
    assert sum(counts) == 6000
    assert p_value(chi_square(counts), faces - 1) > 0.001


def test_each_face_has_the_same_number_of_bytes() -> None:
    """Exactly: all 256 bytes, one by one."""

    def only(byte: int):
        draws = iter([bytes([byte ^ 1]) + b"\x01" + bytes(14), *[bytes([1]) + bytes(15)] * 99])
        return lambda _count: next(draws)

    counted = Counter(luck.roll(6, only(byte)) for byte in range(252))
    assert set(counted.values()) == {42}
    assert {luck.roll(6, only(byte)) for byte in range(252, 256)} == {2}  # refused: the next byte is a one


@pytest.mark.parametrize("byte", [0, 7, 255])
def test_a_source_that_is_stuck_gives_no_face(byte: int) -> None:
    with pytest.raises(luck.Stuck):
        luck.roll(6, lambda count: bytes([byte]) * count)


def test_a_stuck_source_is_told_and_nothing_is_rolled() -> None:
    bench = Bench(FakeBoard(lambda count: bytes(count)))
    bench.said()
    bench.press()
    assert bench.said() == [Rolling(), Fault("luck"), Cocked()]
    bench.hear(encode(0, "who"))
    assert bench.said()[-1] == Fault("luck")


# ------------------------------------------------------------ lights, faults


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_as_many_lights_and_looks_the_same_from_both_sides(face: int) -> None:
    pattern = lights.FACES[face]
    assert (sum(pattern), pattern) == (face, pattern[::-1])


def test_a_settled_die_shows_its_face_and_goes_dark_later(bench: Bench) -> None:
    bench.press()
    assert bench.board.shown == lights.FACES[bench.die.face]
    bench.wait(settings.DARK_AFTER)
    assert bench.board.shown == lights.DARK
    bench.press()
    assert bench.board.shown == lights.FACES[bench.die.face]


def test_a_rolling_die_shows_no_face() -> None:
    shown = {lights.pattern("rolling", 6, now, False) for now in range(0, 2000, 10)}
    assert all(sum(pattern) == 1 and not pattern[3] for pattern in shown)
    assert len(shown) == 6


def test_a_switch_that_never_rests_is_a_fault(bench: Bench) -> None:
    bench.board.closed = True
    bench.wait(STUCK_AFTER + 100)
    assert bench.said() == [Rolling(), Fault("sensor")]
    assert bench.board.shown in (lights.CORNERS, lights.DARK)


def test_a_mistake_in_the_program_is_told_and_starts_anew() -> None:
    bench = Bench()
    bench.said()
    bench.board.light = None  # type: ignore[assignment]
    bench.die.run()
    assert Fault("program") in bench.said()
    assert len(bench.board.fallen) == 1
