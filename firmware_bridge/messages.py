"""What a die and a table say to each other, as typed values. Knows no bytes and no ports."""

from dataclasses import astuple, dataclass, fields
from typing import Any

PROTOCOL = 1


class Unreadable(ValueError):
    """A frame arrived whole and says something this version does not know."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The die names its protocol, firmware and faces, who it is, and its life: another one after every restart."""

    protocol: int
    firmware: str
    faces: int
    die: str
    life: str

    def __post_init__(self) -> None:
        if not 2 <= self.faces <= 100:
            raise ValueError(f"a die with {self.faces} faces")


@dataclass(frozen=True, slots=True)
class Alive:
    """The heartbeat, with the number of rolls of this life."""

    rolls: int


@dataclass(frozen=True, slots=True)
class Resting:
    """It lies still and was not rolled in this life."""


@dataclass(frozen=True, slots=True)
class Handling:
    """It is moved, but not rolled."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """It is rolled."""


@dataclass(frozen=True, slots=True)
class Settled:
    """It came to rest and shows a face; `roll` counts the rolls of this life."""

    face: int
    roll: int

    def __post_init__(self) -> None:
        if not 1 <= self.face <= 100 or self.roll < 1:
            raise ValueError(f"face {self.face} of roll {self.roll}")


@dataclass(frozen=True, slots=True)
class Cocked:
    """It came to rest askew and shows no face."""


@dataclass(frozen=True, slots=True)
class Battery:
    """How full its cell is, in percent."""

    percent: int

    def __post_init__(self) -> None:
        if not 0 <= self.percent <= 100:
            raise ValueError(f"{self.percent} percent")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in the die is broken: `sensor`, `luck` or `program`."""

    what: str


@dataclass(frozen=True, slots=True)
class Who:
    """The table asks for a hello."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The table asks what the die is doing now."""


FromDie = Hello | Alive | Resting | Handling | Rolling | Settled | Cocked | Battery | Fault
FromTable = Who | Ask
Motion = Resting | Handling | Rolling | Settled | Cocked
"""What a die does; exactly one of them at any moment."""

KINDS: dict[str, type[Any]] = {
    kind.__name__.lower(): kind
    for kind in (Hello, Alive, Resting, Handling, Rolling, Settled, Cocked, Battery, Fault, Who, Ask)
}


def words_of(message: FromDie | FromTable) -> tuple[str, ...]:
    """Return the words that say a message."""
    return (type(message).__name__.lower(), *(str(value) for value in astuple(message)))


def read(words: tuple[str, ...]) -> FromDie | FromTable:
    """Return what words say. More words than known are left out: a later version may add some.

    Raises Unreadable for an unknown kind, a missing word or a value that cannot be.
    """
    kind = KINDS.get(words[0])
    if kind is None:
        raise Unreadable(f"unknown kind {words[0]!r}")
    wanted = [field.type for field in fields(kind)]
    if len(words) - 1 < len(wanted):
        raise Unreadable(f"{words[0]} wants {len(wanted)} words, got {len(words) - 1}")
    try:
        values = (_number(word) if a is int else word for a, word in zip(wanted, words[1:], strict=False))
        message: FromDie | FromTable = kind(*values)
    except ValueError as error:
        raise Unreadable(str(error)) from error
    return message


def _number(word: str) -> int:
    """Read decimal digits and nothing else."""
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        raise ValueError(f"{word!r} is not a number")
    return int(word)
