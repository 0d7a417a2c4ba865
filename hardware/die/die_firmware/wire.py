"""Frames as PROTOCOL.md has them, for a processor without a CRC in its library."""

LONGEST = 64


def crc16(data: bytes) -> int:
    """Return the CRC-16/CCITT of bytes, begun at 0xffff."""
    check = 0xFFFF
    for byte in data:
        check ^= byte << 8
        for _ in range(8):
            check = ((check << 1) ^ 0x1021 if check & 0x8000 else check << 1) & 0xFFFF
    return check


def frame(sequence: int, *words: object) -> bytes:
    """Return one line that says some words."""
    body = ("%02x " % sequence + " ".join(str(word) for word in words)).encode()
    return body + b"*%04x\n" % crc16(body)


class Ears:
    """Cuts what comes in into frames; whatever is none is forgotten at the end of its line."""

    def __init__(self) -> None:
        self._line = b""
        self._is_lost = False

    def hear(self, data: bytes) -> list:
        """Take bytes; return the first word of every whole frame."""
        heard = []
        for at in range(len(data)):
            byte = data[at : at + 1]
            if byte != b"\n":
                self._is_lost = self._is_lost or len(self._line) >= LONGEST
                self._line = b"" if self._is_lost else self._line + byte
                continue
            word = None if self._is_lost else _first_word(self._line)
            if word:
                heard.append(word)
            self._line = b""
            self._is_lost = False
        return heard


def _first_word(line: bytes) -> str | None:
    body, star, check = line.rpartition(b"*")
    if not star or check != b"%04x" % crc16(body):
        return None
    words = body.split(b" ")
    return words[1].decode() if len(words) > 1 else None
