"""A set of small numbers as the bits of one integer: united and cut a thousand at a time."""

import re
from collections.abc import Iterable

_SOME = re.compile(rb"[^\0]")
_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def bits_of(numbers: Iterable[int]) -> int:
    """Return the integer that has these bits."""
    numbers = list(numbers)
    buffer = bytearray((max(numbers) >> 3) + 1)
    for number in numbers:
        buffer[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(buffer, "little")


def numbers_of(bits: int) -> list[int]:
    """Return which bits an integer has."""
    data = bits.to_bytes((bits.bit_length() + 7) >> 3, "little")
    return [8 * byte + bit for byte in map(re.Match.start, _SOME.finditer(data)) for bit in _BITS[data[byte]]]
