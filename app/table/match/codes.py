"""A match's luck in four words: the same words, in either language, give the same cards on any device.

Knows nothing of a game. The stream is our own, from blake2b, so that no Python version changes a deck.
"""

import itertools
import re
from collections.abc import Iterator
from hashlib import blake2b

from app.games.game import ChanceMove, Request, Roll, Rolled, Shuffle, Shuffled
from app.table.match.code_words import numbers, words

WORDS_IN_A_CODE = 4
LARGEST_CODE = 2 ** (8 * WORDS_IN_A_CODE) - 1


def new_code(entropy: bytes) -> int:
    """Return a code of 32 bits from at least four random bytes."""
    if len(entropy) < WORDS_IN_A_CODE:
        raise ValueError(f"a code needs {WORDS_IN_A_CODE} random bytes, not {len(entropy)}")
    return int.from_bytes(blake2b(entropy, digest_size=WORDS_IN_A_CODE).digest(), "big")


def to_words(code: int, lang: str) -> str:
    """Return the code as four words with dashes, for example "maan-eik-lepel-boot"."""
    known = words(lang)
    return "-".join(known[number] for number in code.to_bytes(WORDS_IN_A_CODE, "big"))


def in_two_lines(words: str) -> str:
    """Return four words with dashes on two lines, for where they are too long side by side."""
    first, second, *rest = words.split("-")
    return f"{first}-{second}-\n{'-'.join(rest)}"


def from_words(text: str) -> int | None:
    """Return the code four words stand for, or None; case, spaces, dashes and language do not matter."""
    known = numbers()
    found = [known.get(word) for word in re.split(r"[\s\-.,_]+", text.strip().lower()) if word]
    if len(found) != WORDS_IN_A_CODE:
        return None
    code = 0
    for number in found:
        if number is None:
            return None
        code = code << 8 | number
    return code


class Luck:
    """Fulfils chance requests from a code: equal code, request and count give an equal outcome."""

    def __init__(self, code: int) -> None:
        if not 0 <= code <= LARGEST_CODE:
            raise ValueError(f"a code lies between 0 and {LARGEST_CODE}, not {code}")
        self.code = code

    def fulfil(self, request: Request, count: int) -> ChanceMove:
        """Return the outcome of the request that came after `count` others of its kind in this match."""
        match request:
            case Shuffle(size):
                return Shuffled(_shuffled(size, self._numbers(b"shuffle", count)))
            case Roll(_, faces):
                return Rolled(_below(faces, self._numbers(b"roll", count)) + 1, "screen")

    def _numbers(self, kind: bytes, count: int) -> Iterator[int]:
        """Yield numbers of 32 bits without end, a stream of its own per kind and count."""
        seed = b"%s %d %d" % (kind, self.code, count)
        for block in itertools.count():
            digest = blake2b(b"%s %d" % (seed, block), person=b"tafelster luck").digest()
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4))


def _below(bound: int, numbers: Iterator[int]) -> int:
    """Return a number below `bound`, all equally likely: numbers past the last whole turn are thrown away."""
    if bound < 1:
        raise ValueError(f"nothing lies below {bound}")
    last = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < last) % bound


def _shuffled(size: int, numbers: Iterator[int]) -> tuple[int, ...]:
    order = list(range(size))
    for place in range(size - 1, 0, -1):
        other = _below(place + 1, numbers)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
