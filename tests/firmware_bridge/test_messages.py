"""Messages: words both ways, and the examples of PROTOCOL.md to the last digit of their checks."""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware_bridge import messages
from firmware_bridge.framing import Frame, Reject, decode, encode
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
    Unreadable,
    Who,
    read,
    words_of,
)

PROTOCOL = Path(messages.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"(?m)(?:`|^ {4})([0-9a-f]{2} [^`*\n]+\*[0-9a-f]{4})")
CALM = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
"""A machine under load is slow at drawing examples; that says nothing of what is tested."""

EVERY = [
    Hello(1, "1.0.0", 6, "e6614c311b", "9f3a"),
    Alive(0),
    Resting(),
    Handling(),
    Rolling(),
    Settled(5, 1),
    Cocked(),
    Battery(87),
    Fault("sensor"),
    Who(),
    Ask(),
]


@pytest.mark.parametrize("message", EVERY, ids=lambda message: type(message).__name__)
def test_every_message_comes_back_from_its_words(message: messages.FromDie | messages.FromTable) -> None:
    assert read(words_of(message)) == message


def test_the_examples_in_the_protocol_are_whole_frames() -> None:
    lines = EXAMPLE.findall(PROTOCOL)
    frames = [decode(line.encode()) for line in lines]
    assert [line for line, frame in zip(lines, frames, strict=True) if isinstance(frame, Reject)] == []
    assert len(frames) == 12


def test_the_protocol_has_an_example_of_every_message() -> None:
    frames = [decode(line.encode()) for line in EXAMPLE.findall(PROTOCOL)]
    told = {type(read(frame.words)) for frame in frames if isinstance(frame, Frame)}
    assert told == {type(message) for message in EVERY}


@pytest.mark.parametrize(
    "words",
    ["dance", "alive", "alive -1", "alive +1", "alive \u0661", "alive 1234567890", "settled 0 1", "settled 5 0",
     "settled five 1", "settled 5", "battery 101", "hello 1 1.0.0 1 id life", "hello 1 1.0.0 6 id"],
)  # fmt: skip
def test_what_cannot_be_is_unreadable(words: str) -> None:
    with pytest.raises(Unreadable):
        read(tuple(words.split(" ")))


def test_words_a_later_version_adds_are_left_out() -> None:
    assert read(("settled", "5", "12", "north")) == Settled(5, 12)


@CALM
@given(st.lists(st.text(min_size=1), min_size=1).map(tuple))
def test_any_words_are_read_or_unreadable(words: tuple[str, ...]) -> None:
    try:
        message = read(words)
    except Unreadable:
        return
    assert words_of(message)[0] == words[0]


def test_the_longest_hello_fits_into_a_frame() -> None:
    """A Pico's id has 16 digits."""
    assert encode(255, *words_of(Hello(1, "10.20.30", 100, "e6614c311b8a2b37", "ffff")))
