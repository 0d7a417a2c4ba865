"""Lays the pages of a damaged database and of its write-ahead log together again, for `salvage` to read.

SQLite stops at the first bad frame of a log and refuses a file whose first page is bad. Here every frame
that is whole in itself counts, and the first page, the same in every database of ours, is taken from a good
one. The result may be wrong in places: only rows whose seals continue are believed.

    log     header 32 | frame: header 24, page 4096 | frame | ...
    frame   page number, size after commit, salt 2 x 4, checksum 2 x 4: covers its first 8 bytes and the
            page, and goes on from the checksum of the frame before
"""

import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

PAGE = 4096
_LOG_HEADER = 32
_FRAME_HEADER = 24
_MOST_PAGES = 1 << 20
_FIXED = struct.Struct(">I")


def lay_together(base: Path, log: Path, pattern: Path, out: Path) -> None:
    """Write to `out` the pages of `base` with those of `log` over them, and the first page of `pattern`."""
    pages = _pages(base.read_bytes()) if base.exists() else {}
    if log.exists():
        pages.update(_frames(log.read_bytes()))
    count = max(pages, default=1)
    first = bytearray(pattern.read_bytes()[:PAGE])
    first[18:20] = b"\x01\x01"  # no log belongs to this file
    first[28:32] = _FIXED.pack(count)
    pages[1] = bytes(first)
    with out.open("wb") as file:
        for number in range(1, count + 1):
            file.write(pages.get(number, bytes(PAGE)))


def _pages(content: bytes) -> dict[int, bytes]:
    return {at // PAGE + 1: content[at : at + PAGE].ljust(PAGE, b"\0") for at in range(0, len(content), PAGE)}


def _frames(log: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield (page number, page) of all frames of one run of the log that are whole in themselves."""
    starts = range(_LOG_HEADER, len(log) - _FRAME_HEADER - PAGE + 1, _FRAME_HEADER + PAGE)
    salt = _salt(log, starts)
    order = ">" if log[:4] == b"\x37\x7f\x06\x83" else "<"
    before = log[24:32]
    for at in starts:
        head, page = log[at : at + _FRAME_HEADER], log[at + _FRAME_HEADER : at + _FRAME_HEADER + PAGE]
        (number,) = _FIXED.unpack(head[:4])
        is_ours = head[8:16] == salt and 1 <= number <= _MOST_PAGES
        if is_ours and (at == _LOG_HEADER or _checksum(order, before, head[:8] + page) == head[16:24]):
            yield number, page
        before = head[16:24]


def _salt(log: bytes, starts: range) -> bytes:
    """Return the salt of the last run: what most of its first frames carry; older runs may lie behind it."""
    salts = Counter(log[at + 8 : at + 16] for at in starts[:3])
    return max(salts, key=salts.__getitem__, default=b"")


def _checksum(order: str, before: bytes, content: bytes) -> bytes:
    """Return SQLite's checksum of a frame, going on from the one before."""
    one, two = struct.unpack(">II", before)
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for word in words:
        one = (one + word + two) & 0xFFFFFFFF
        two = (two + next(words) + one) & 0xFFFFFFFF
    return struct.pack(">II", one, two)
