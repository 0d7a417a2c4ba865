"""Lays the pages of a damaged database and of its write-ahead log together again, for `salvage` to read.

SQLite stops at the first bad frame of a log, without a word, and refuses a file whose first page is bad. Here
every frame that is whole in itself counts, and the first page, the same in every database of ours, is taken
from a good one. The result may be wrong in places: only rows whose seals continue are believed.

    log     header 32 | frame: header 24, page 4096 | frame | ...
    header  magic, version, page size, run, salt 2 x 4, checksum 2 x 4
    frame   page number, size after commit, salt 2 x 4, checksum 2 x 4: covers its first 8 bytes and the
            page, and goes on from the checksum of the frame before
"""

import struct
from collections import Counter
from pathlib import Path
from typing import NamedTuple

PAGE = 4096
_LOG_HEADER = 32
_FRAME_HEADER = 24
_FRAME = _FRAME_HEADER + PAGE
_MOST_PAGES = 1 << 16
_MOST_BYTES = _MOST_PAGES * PAGE
"""What a database of ours never reaches, so that a damaged number, or another file, does not fill the disk."""
_FIXED = struct.Struct(">I")
_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


class Frame(NamedTuple):
    """One frame of a log: `is_ours` if it is of the last run, `is_whole` if it goes on from the one before."""

    number: int
    page: bytes
    ends_change: bool
    is_ours: bool
    is_whole: bool


def lay_together(base: Path, log: Path | None, pattern: Path, out: Path) -> None:
    """Write to `out` the pages of `base` with those of its log over them, and the first page of `pattern`."""
    pages = _pages(_read(base))
    if log is not None:
        pages.update(_whole(_read(log), max(len(pages), pattern.stat().st_size // PAGE)))
    count = max(pages, default=1)
    first = bytearray(pattern.read_bytes()[:PAGE])
    first[18:20] = b"\x01\x01"  # no log belongs to this file
    first[28:32] = _FIXED.pack(count)
    pages[1] = bytes(first)
    with out.open("wb") as file:
        for number in range(1, count + 1):
            file.write(pages.get(number, bytes(PAGE)))


def has_lost(log: Path) -> bool:
    """Tell whether a log has a change that was safe once and that SQLite passes over.

    A change whose last frames are bad may be one that the power cut off, and then nobody was told that it is
    safe. But each change waits for the one before: what stands before another one was safe.
    """
    content = _read(log)
    frames = _frames(content)
    last = max((n for n, frame in enumerate(frames) if frame.is_ours), default=-1)
    if not _is_header(content):
        return last >= 0
    broken = next((n for n, frame in enumerate(frames[: last + 1]) if not frame.is_whole), last)
    return any(frame.is_ours and frame.ends_change for frame in frames[broken:last])


def _read(file: Path) -> bytes:
    """Return what can be of use in a file; nothing if it is not there, or is no file of ours by its size."""
    if not file.is_file() or file.stat().st_size > _MOST_BYTES:
        return b""
    return file.read_bytes()


def _pages(content: bytes) -> dict[int, bytes]:
    return {at // PAGE + 1: content[at : at + PAGE].ljust(PAGE, b"\0") for at in range(0, len(content), PAGE)}


def _whole(log: bytes, pages: int) -> dict[int, bytes]:
    """Return the pages of frames that are whole in themselves.

    The first one goes on from the header. Where that is bad it counts if its number can be one of so many pages.
    """
    frames = _frames(log)
    found = {frame.number: frame.page for frame in frames if frame.is_ours and frame.is_whole}
    most = max((*found, pages)) + len(frames)
    first = [] if _is_header(log) else frames[:1]
    return {frame.number: frame.page for frame in first if frame.is_ours and 1 <= frame.number <= most} | found


def _frames(log: bytes) -> list[Frame]:
    starts = range(_LOG_HEADER, len(log) - _FRAME + 1, _FRAME)
    salt = _salt(log, starts)
    order = "<" if log[:4] == _MAGIC[0] else ">" if log[:4] == _MAGIC[1] else _usual_order(log, starts)
    out = []
    before = log[24:32]
    for at in starts:
        head, page = log[at : at + _FRAME_HEADER], log[at + _FRAME_HEADER : at + _FRAME]
        number, size = struct.unpack(">II", head[:8])
        is_ours = head[8:16] == salt
        is_whole = is_ours and 1 <= number <= _MOST_PAGES and _checksum(order, before, head[:8] + page) == head[16:24]
        out.append(Frame(number, page, size > 0, is_ours, is_whole))
        before = head[16:24]
    return out


def _is_header(log: bytes) -> bool:
    """Tell whether the header of a log is as it was written."""
    if len(log) < _LOG_HEADER or log[:4] not in _MAGIC:
        return False
    return _checksum("<" if log[:4] == _MAGIC[0] else ">", bytes(8), log[:24]) == log[24:32]


def _salt(log: bytes, starts: range) -> bytes:
    """Return the salt of the last run; older runs may lie behind it.

    The header has it. Where that is bad: what most of the first frames carry, but a run counts its first four
    bytes one up from the run before, and then the first frame alone may be of the last one.
    """
    if _is_header(log):
        return log[16:24]
    salts = [log[at + 8 : at + 16] for at in starts[:3]]
    if len(salts) > 1 and _count(salts[0]) == (_count(salts[1]) + 1) & 0xFFFFFFFF:
        return salts[0]
    return Counter(salts).most_common(1)[0][0] if salts else b""


def _count(salt: bytes) -> int:
    return int(_FIXED.unpack(salt[:4])[0])


def _usual_order(log: bytes, starts: range) -> str:
    """Return the order of bytes in which a frame continues the one before it, where no header tells."""
    for at in starts[1:4]:
        before = log[at - _FRAME + 16 : at - _FRAME + 24]
        head, page = log[at : at + _FRAME_HEADER], log[at + _FRAME_HEADER : at + _FRAME]
        if _checksum(">", before, head[:8] + page) == head[16:24]:
            return ">"
    return "<"


def _checksum(order: str, before: bytes, content: bytes) -> bytes:
    """Return SQLite's checksum of a frame, going on from the one before."""
    one, two = struct.unpack(">II", before)
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for word in words:
        one = (one + word + two) & 0xFFFFFFFF
        two = (two + next(words) + one) & 0xFFFFFFFF
    return struct.pack(">II", one, two)
