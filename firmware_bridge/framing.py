"""Frames: one line of ASCII each, numbered and checked. Knows no port, no time and no meaning of words.

2a settled 5 12*a293
|  |            |
|  |            CRC-16 of everything before the star, four hex digits
|  words, single spaces between
sequence number, two hex digits
"""

import binascii
import enum
from collections import Counter
from dataclasses import dataclass

LONGEST = 64
"""Bytes of a line without its end: room for a hello whose names have a dozen letters each."""

SEED = 0xFFFF
"""A check that begins at zero would not notice zeros in front."""


class Reject(enum.Enum):
    """Why a line is no frame."""

    LONG = "too long"
    SHAPE = "not a frame"
    CHECK = "check sum"


@dataclass(frozen=True, slots=True)
class Frame:
    """A line that passed its check: its number, 0 to 255, and its words."""

    sequence: int
    words: tuple[str, ...]


def encode(sequence: int, *words: str) -> bytes:
    """Return a frame with its line end; ValueError if the words do not fit into one."""
    body = f"{sequence:02x} {' '.join(words)}".encode("ascii")
    line = b"%s*%04x" % (body, binascii.crc_hqx(body, SEED))
    if decode(line) != Frame(sequence, words):
        raise ValueError(f"no frame can hold {sequence} {words!r}")
    return line + b"\n"


def decode(line: bytes) -> Frame | Reject:
    """Read one line without its end."""
    if len(line) > LONGEST:
        return Reject.LONG
    body, star, check = line.rpartition(b"*")
    if not star or len(check) != 4 or len(body) < 4 or body[2:3] != b" " or not _is_plain(body):
        return Reject.SHAPE
    try:
        sequence, told = _hex(body[:2]), _hex(check)
    except ValueError:
        return Reject.SHAPE
    words = tuple(body[3:].decode("ascii").split(" "))
    if not all(words):
        return Reject.SHAPE
    return Frame(sequence, words) if told == binascii.crc_hqx(body, SEED) else Reject.CHECK


def _is_plain(body: bytes) -> bool:
    return all(0x20 <= byte < 0x7F for byte in body) and b"*" not in body


def _hex(digits: bytes) -> int:
    """Read lower-case hex digits and nothing else: int() would take signs, blanks and underscores too."""
    if not all(digit in b"0123456789abcdef" for digit in digits):
        raise ValueError(digits)
    return int(digits, 16)


class Deframer:
    """Cuts a stream of bytes into frames. A line that is none is counted and forgotten; the next one stands alone."""

    def __init__(self) -> None:
        self._line = bytearray()
        self._is_lost = False  # in the middle of a line that is too long
        self.rejects: Counter[Reject] = Counter()

    def feed(self, data: bytes) -> list[Frame]:
        """Take bytes as they come, in pieces of any size; return the frames they complete."""
        *ended, rest = data.split(b"\n")
        frames = [frame for piece in ended if (frame := self._end(piece)) is not None]
        self._add(rest)
        return frames

    def _add(self, piece: bytes) -> None:
        if not self._is_lost:
            self._line += piece
            self._is_lost = len(self._line) > LONGEST + 1  # a carriage return may end it
        if self._is_lost:
            self._line.clear()

    def _end(self, piece: bytes) -> Frame | None:
        self._add(piece)
        line, was_lost = bytes(self._line).removesuffix(b"\r"), self._is_lost
        self._line.clear()
        self._is_lost = False
        if not line and not was_lost:
            return None  # an empty line only ends what stood before it
        found = Reject.LONG if was_lost else decode(line)
        if isinstance(found, Frame):
            return found
        self.rejects[found] += 1
        return None
