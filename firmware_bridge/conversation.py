"""One visit to a die, from the opened port to the last byte: hello, heartbeat, asking, duplicates. Does no I/O.

opened --who, who, who--> hello --ask--> what it does --> heartbeats and news ...
       no hello in 3 s: not a die        no word for 1.5 s: gone
"""

import enum
from collections import Counter

from firmware_bridge.framing import Deframer, Reject, encode
from firmware_bridge.messages import (
    PROTOCOL,
    Alive,
    Ask,
    FromDie,
    FromTable,
    Hello,
    Resting,
    Settled,
    Unreadable,
    Who,
    read,
    words_of,
)

HELLO_WAIT = 3.0
"""Seconds. Boards with an AVR restart when the port opens and spend up to two in their boot loader."""

WHO_EVERY = 0.5
SILENCE = 1.5
"""Seconds without a word; a die sends its heartbeat twice a second, and keys must be up within two."""


class Why(enum.Enum):
    """Why a link is not well: the same whatever language it is told in."""

    DENIED = "denied"  # the port may not be opened
    TAKEN = "taken"  # another program has it
    MUTE = "mute"  # nobody says hello
    STRANGE = "strange"  # another protocol
    SILENT = "silent"  # it stopped talking
    FAILED = "failed"  # what the system said
    MISTAKE = "mistake"  # our own


class Conversation:
    """Give it bytes and the time; it returns messages, and holds what is to be sent."""

    def __init__(self, now: float) -> None:
        self.hello: Hello | None = None
        self.repeated = 0
        self.unreadable = 0
        self._deframer = Deframer()
        self._opened = self._heard = now
        self._who_at = now
        self._last: int | None = None  # the number of the newest frame
        self._roll: int | None = None  # the newest roll that was told
        self._sequence = 0
        self._out = bytearray(b"\n")  # ends whatever stood half-written on the line

    @property
    def rejects(self) -> Counter[Reject]:
        """The lines that were no frames, by reason."""
        return self._deframer.rejects

    def feed(self, data: bytes, now: float) -> list[FromDie]:
        """Take bytes that arrived; return what the die says that is new. Nothing counts before its hello."""
        out: list[FromDie] = []
        for frame in self._deframer.feed(data):
            try:
                message = read(frame.words)
            except Unreadable:
                self.unreadable += 1
                continue
            if isinstance(message, FromTable):
                continue  # an echo: some adapters and consoles give back what they are sent
            self._heard = now
            if self._is_new(frame.sequence, message) and message != self.hello:  # it says hello to every who
                self._note(message)
                out.append(message)
        return out

    def tick(self, now: float) -> None:
        """Ask for the hello again when it is time."""
        if self.hello is None and now >= self._who_at:
            self._who_at = now + WHO_EVERY
            self._say(Who())

    def take_out(self) -> bytes:
        """Return what is to be written now, and forget it."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def why(self, now: float) -> Why | None:
        """Return why this visit is over, None while it goes on."""
        if self.hello is None:
            return Why.MUTE if now - self._opened > HELLO_WAIT else None
        if self.hello.protocol != PROTOCOL:
            return Why.STRANGE
        return Why.SILENT if now - self._heard > SILENCE else None

    def trouble(self, now: float) -> str:
        """Return the same in words, "" while it goes on."""
        match self.why(now):
            case Why.MUTE:
                return "it does not say hello"
            case Why.STRANGE if self.hello is not None:
                return f"it speaks protocol {self.hello.protocol}, this program speaks {PROTOCOL}"
            case Why.SILENT:
                return "it fell silent"
        return ""

    def _is_new(self, sequence: int, message: FromDie) -> bool:
        """Judge by the number: the next 127 are new, the rest were heard before. Another life counts anew."""
        is_born = isinstance(message, Hello) and (self.hello is None or message.life != self.hello.life)
        if self.hello is None and not is_born:
            return False
        if not is_born and self._last is not None and not 1 <= (sequence - self._last) % 256 <= 127:
            self.repeated += 1
            return False
        self._last = sequence
        return True

    def _note(self, message: FromDie) -> None:
        match message:
            case Hello():
                self.hello = message
                self._roll = None
                self._say(Ask())
            case Resting():
                self._roll = 0
            case Settled(roll=roll):
                self._roll = roll
            case Alive(rolls) if rolls != self._roll:
                self._say(Ask())  # the frame that told of it was lost
            case _:
                pass

    def _say(self, message: FromTable) -> None:
        self._out += encode(self._sequence, *words_of(message))
        self._sequence = (self._sequence + 1) % 256
