"""Frames: what is whole comes through in pieces of any size, what is not never does, and every line stands alone."""

import binascii

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware_bridge.framing import LONGEST, Deframer, Frame, Reject, decode, encode

WORD = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E, exclude_characters="*"), min_size=1, max_size=9)
FRAME = st.builds(lambda n, words: Frame(n, tuple(words)), st.integers(0, 255), st.lists(WORD, min_size=1, max_size=5))
GARBAGE = st.binary(max_size=200)

CALM = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
"""A machine under load is slow at drawing examples; that says nothing of what is tested."""


def wire(frame: Frame) -> bytes:
    return encode(frame.sequence, *frame.words)


def fed(data: bytes, step: int = 1) -> tuple[list[Frame], Deframer]:
    deframer, out = Deframer(), []
    for at in range(0, len(data), step):
        out += deframer.feed(data[at : at + step])
    return out, deframer


def test_a_frame_is_a_line_of_ascii_with_number_and_check() -> None:
    body = b"2a settled 5 12"
    assert encode(0x2A, "settled", "5", "12") == body + b"*%04x\n" % binascii.crc_hqx(body, 0xFFFF)


@CALM
@given(FRAME)
def test_what_is_encoded_decodes_to_itself(frame: Frame) -> None:
    assert decode(wire(frame).removesuffix(b"\n")) == frame


@CALM
@given(st.lists(FRAME, max_size=6), st.integers(1, 80))
def test_frames_come_through_in_pieces_of_any_size(frames: list[Frame], step: int) -> None:
    out, deframer = fed(b"".join(map(wire, frames)), step)
    assert (out, deframer.rejects.total()) == (frames, 0)


@CALM
@given(FRAME, GARBAGE, st.integers(1, 64))
def test_after_any_garbage_the_next_line_stands_alone(frame: Frame, garbage: bytes, step: int) -> None:
    out, _ = fed(garbage + b"\n" + wire(frame), step)
    assert out[-1] == frame


@CALM
@given(GARBAGE)
def test_garbage_is_no_frame(garbage: bytes) -> None:
    """The check lets one random line of well-formed ones in 65536 through; random bytes are not even well-formed."""
    assert fed(garbage + b"\n")[0] == []


@CALM
@given(FRAME, st.data())
def test_a_frame_with_one_wrong_bit_is_no_frame(frame: Frame, data: st.DataObject) -> None:
    line = bytearray(wire(frame).removesuffix(b"\n"))
    line[data.draw(st.integers(0, len(line) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    assert frame not in fed(bytes(line) + b"\n")[0]


@CALM
@given(FRAME, st.data())
def test_a_frame_that_is_cut_off_spoils_nothing_but_itself(frame: Frame, data: st.DataObject) -> None:
    half = wire(frame)[: data.draw(st.integers(0, len(wire(frame)) - 2))]
    out, _ = fed(half + b"\n" + wire(frame))
    assert out == [frame]


@pytest.mark.parametrize("size", [LONGEST + 1, LONGEST + 2, 5000, 200_000])
def test_a_line_that_is_too_long_is_counted_once_and_not_kept(size: int) -> None:
    out, deframer = fed(b"7" * size + b"\n" + encode(1, "alive", "0"), 997)
    assert out == [Frame(1, ("alive", "0"))]
    assert deframer.rejects == {Reject.LONG: 1}


def test_a_carriage_return_and_empty_lines_are_fine() -> None:
    """The console of MicroPython ends its lines with both."""
    out, deframer = fed(b"\n\r\n\n" + encode(1, "alive", "0").replace(b"\n", b"\r\n"))
    assert (out, deframer.rejects.total()) == ([Frame(1, ("alive", "0"))], 0)


@pytest.mark.parametrize(
    ("line", "reject"),
    [
        (b"01 alive 0*0000", Reject.CHECK),
        (b"01 alive 0*e30", Reject.SHAPE),
        (b"01 alive 0", Reject.SHAPE),
        (b"*e309", Reject.SHAPE),
        (b"01*e309", Reject.SHAPE),
        (b"+1 alive 0*e309", Reject.SHAPE),
        (b"01 alive 0*E309", Reject.SHAPE),
        (b"01 alive  0*e309", Reject.SHAPE),
        (b"01 alive \xff*e309", Reject.SHAPE),
        (b"01 a*b*e309", Reject.SHAPE),
        (b"MicroPython v1.25.0; Raspberry Pi Pico with RP2040", Reject.SHAPE),
        (b"x" * 65, Reject.LONG),
    ],
)
def test_every_line_that_is_no_frame_has_a_reason(line: bytes, reject: Reject) -> None:
    assert decode(line) is reject


@pytest.mark.parametrize("words", [(), ("",), ("two words",), ("a*b",), ("a\nb",), ("x" * 60,)])
def test_words_that_fit_into_no_frame_are_a_mistake(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="no frame can hold"):
        encode(1, *words)


def test_a_number_that_fits_into_no_frame_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="no frame can hold 256"):
        encode(256, "who")
