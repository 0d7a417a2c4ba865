"""Letters from bytes: UTF-8, with or without a byte-order mark, and nothing that is not text."""

import codecs
import re
from collections.abc import Iterator
from typing import BinaryIO

from app.errors import FileFault, FileTrouble

LONGEST_LINE = 256_000
"""Bytes of one line of a record: the first holds a whole setup, which is a tenth of it."""

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)  # those of UTF-32 begin or look alike
_NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]")


def decoded(content: bytes, file: str) -> str:
    """Return the text in a file; FileTrouble names the line where it is no UTF-8 text."""
    if _is_utf16(content):
        remedy = 'Save it anew and choose the encoding "UTF-8" there'
        raise FileTrouble(
            file, "text", "not UTF-8 but UTF-16, as Notepad can write it", remedy, FileFault.OTHER_LETTERS
        )
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        place = f"line {content.count(10, 0, error.start) + 1}"
        byte = f"byte 0x{content[error.start]:02x} is not UTF-8"
        raise FileTrouble(file, place, byte, "Save it as UTF-8", FileFault.OTHER_LETTERS) from error
    if found := _NO_TEXT.search(text):
        number = text.count("\n", 0, found.start()) + 1
        raise FileTrouble(file, f"line {number}", f"{found[0]!r} is no letter", "Take it away", FileFault.NO_TEXT)
    return text


def lines(stream: BinaryIO, file: str) -> Iterator[str]:
    """Yield the lines of a file, however long it is, with no line longer than makes sense; FileTrouble as above."""
    for number, raw in enumerate(iter(lambda: _line(stream, file), b""), 1):
        if len(raw) > LONGEST_LINE:
            what = f"a line of more than {LONGEST_LINE} bytes"
            raise FileTrouble(file, f"line {number}", what, "Use one as it was exported", FileFault.TOO_LARGE)
        try:
            yield decoded(raw, file).rstrip("\r\n")
        except FileTrouble as trouble:
            place = "text" if trouble.place == "text" else f"line {number}"
            raise FileTrouble(file, place, trouble.what, trouble.remedy, trouble.fault) from trouble


def _line(stream: BinaryIO, file: str) -> bytes:
    try:
        return stream.readline(LONGEST_LINE + 1)
    except OSError as error:
        what = f"cannot be read ({error.strerror or error})"
        raise FileTrouble(file, "file", what, "Copy it again", FileFault.UNREACHABLE) from error


def _is_utf16(content: bytes) -> bool:
    """Tell by the mark, or, where there is none, by every other byte being empty."""
    if content.startswith(_UTF16):
        return True
    first = content[:200]
    return len(first) > 3 and any(first[start::2].count(0) * 4 > len(first[start::2]) * 3 for start in (0, 1))
