"""The firmware's logic under the desktop's Python: hands, faces, words, lights, cell and faults."""

import random
from collections import Counter

import pytest
from die_firmware import cell, lights, luck, settings, wire
from die_firmware.die import FACES, HEARTBEAT, PROTOCOL
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
    Battery,
    Cocked,
    Fault,
    Handling,
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
    bench.throw()
    bench.said()
    bench.wait(10 * HEARTBEAT)
    beats = [read(frame.words) for frame in Deframer().feed(bench.board.sent)]
    assert beats == [Alive(1)] * 10


# ------------------------------------------------------------ hands


def test_a_throw_from_hand_to_rest(bench: Bench) -> None:
    bench.throw()
    face = bench.die.face
    assert bench.said() == [Handling(), Rolling(), Settled(face, 1), Settled(face, 1)]


def test_the_face_is_sent_twice_with_one_number(bench: Bench) -> None:
    bench.throw()
    frames = Deframer().feed(bench.board.sent)
    first, second = (frame for frame in frames if frame.words[0] == "settled")
    assert first == second


def test_to_hold_a_die_is_not_to_roll_it(bench: Bench) -> None:
    bench.throw()
    settled = Settled(bench.die.face, 1)
    bench.said()
    for _ in range(3):
        bench.nudge()
        bench.wait(400)
    bench.wait(400)
    assert bench.said() == [Handling(), settled, settled]


def test_a_nudge_before_the_first_throw_rolls_nothing(bench: Bench) -> None:
    bench.nudge()
    bench.wait(700)
    assert bench.said() == [Handling(), Resting()]


def test_a_hand_that_holds_it_tilted_and_still_is_still_a_hand(bench: Bench) -> None:
    bench.nudge()
    bench.board.closed = False
    bench.wait(5000)
    assert bench.said() == [Handling()]


def test_a_die_that_lies_askew_is_cocked_until_it_is_thrown_again(bench: Bench) -> None:
    bench.throw(is_flat=False)
    assert bench.said() == [Handling(), Rolling(), Cocked()]
    bench.nudge()
    bench.board.closed = True
    bench.wait(700)
    assert bench.said() == [Handling(), Cocked()]
    bench.throw()
    assert bench.said()[-1] == Settled(bench.die.face, 1)


def test_shaking_on_is_one_roll(bench: Bench) -> None:
    for _ in range(20):
        bench.shake()
    bench.throw()
    assert (bench.die.rolls, bench.said().count(Rolling())) == (1, 1)


# ------------------------------------------------------------ the die that is pressed


@pytest.fixture
def pressed() -> Bench:
    board = FakeBoard()
    board.closed = False
    bench = Bench(board, trigger="press")
    bench.said()
    return bench


def test_a_press_is_a_roll(pressed: Bench) -> None:
    pressed.board.jerks, pressed.board.closed = 3, True
    pressed.wait(2000)
    assert pressed.said() == [Rolling()]
    pressed.board.jerks, pressed.board.closed = 2, False
    pressed.wait(1000)
    assert pressed.said() == [Settled(pressed.die.face, 1)] * 2


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
    bench.throw()
    assert bench.said() == [Handling(), Rolling(), Fault("luck"), Cocked()]
    bench.hear(encode(0, "who"))
    assert bench.said()[-1] == Fault("luck")


# ------------------------------------------------------------ lights, cell, faults


@pytest.mark.parametrize("face", range(1, 7))
def test_a_face_has_as_many_lights_and_looks_the_same_from_both_sides(face: int) -> None:
    pattern = lights.FACES[face]
    assert (sum(pattern), pattern) == (face, pattern[::-1])


def test_a_settled_die_shows_its_face_and_goes_dark_later(bench: Bench) -> None:
    bench.throw()
    assert bench.board.shown == lights.FACES[bench.die.face]
    bench.wait(settings.DARK_AFTER)
    assert bench.board.shown == lights.DARK
    bench.nudge()
    bench.wait(700)
    assert bench.board.shown == lights.FACES[bench.die.face]


def test_a_rolling_die_shows_no_face() -> None:
    shown = {lights.pattern("rolling", 6, now, False) for now in range(0, 2000, 10)}
    assert all(sum(pattern) == 1 and not pattern[3] for pattern in shown)
    assert len(shown) == 6


@pytest.mark.parametrize(
    ("millivolts", "percent"), [(2000, 0), (3300, 0), (3550, 10), (3800, 50), (3875, 62), (4150, 100), (5000, 100)]
)
def test_the_cell_by_its_voltage(millivolts: int, percent: int) -> None:
    assert cell.percent(millivolts) == percent


def test_the_cell_is_measured_without_the_cable_and_told_with_it() -> None:
    bench = Bench(has_cell=True)
    bench.said()
    bench.wait(6000)
    assert bench.said() == []
    bench.board.millivolts = 3800
    bench.wait(6000)
    bench.board.millivolts = None
    bench.hear(encode(0, "who"))
    assert bench.said()[-1] == Battery(50)


def test_a_switch_that_never_rests_is_a_fault(bench: Bench) -> None:
    for _ in range(1600):
        bench.nudge()
    assert bench.said() == [Handling(), Rolling(), Fault("sensor")]
    assert bench.board.shown in (lights.CORNERS, lights.DARK)


def test_a_mistake_in_the_program_is_told_and_starts_anew() -> None:
    bench = Bench()
    bench.said()
    bench.board.light = None  # type: ignore[assignment]
    bench.die.run()
    assert Fault("program") in bench.said()
    assert len(bench.board.fallen) == 1
