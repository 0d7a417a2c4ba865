"""Spoils good files as the world does: flipped, cut, spliced, marked, with other line ends, empty bytes and numbers."""

from hypothesis import strategies as st

DEEP = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)

ODD = st.sampled_from(
    [
        b"\0", b"\xff", b"\xef\xbb\xbf", b"\r", b"\r\n", b"\n", b"[", b"{", b'"', b'"""', b"'''", b"=", b",", b".",
        b"\\", b"\\u0000", b"\\ud800", b"#", b"-", b"9" * 50, b"9" * 5000, b"1e999", b"nan", b"[" * 5000,
        b'{"a":' * 500, "\ufe0f".encode(), "\u0301".encode(), "\U0001f600".encode(), "\u0663".encode(), b"\x1b[2J",
    ]
)  # fmt: skip
"""Pieces that a reader may stumble over."""


def numbers(content: bytes) -> list[tuple[int, int]]:
    """Return where the runs of digits of a text lie."""
    out: list[tuple[int, int]] = []
    for place, byte in enumerate(content):
        if 48 <= byte <= 57:
            if out and out[-1][1] == place:
                out[-1] = (out[-1][0], place + 1)
            else:
                out.append((place, place + 1))
    return out


@st.composite
def spoilt(draw: st.DrawFn, good: bytes) -> bytes:
    """Return a good file after one to four accidents; by chance it may still be good."""
    content = good
    for _ in range(draw(st.integers(1, 4))):
        content = draw(st.sampled_from(ACCIDENTS))(draw, content)
    return content


def _place(draw: st.DrawFn, content: bytes) -> int:
    return draw(st.integers(0, max(0, len(content) - 1)))


def _flip(draw: st.DrawFn, content: bytes) -> bytes:
    at = _place(draw, content)
    return (
        content[:at] + bytes(byte ^ (1 << draw(st.integers(0, 7))) for byte in content[at : at + 1]) + content[at + 1 :]
    )


def _cut(draw: st.DrawFn, content: bytes) -> bytes:
    return content[: _place(draw, content)]


def _splice(draw: st.DrawFn, content: bytes) -> bytes:
    start, end, at = (_place(draw, content) for _ in range(3))
    return content[:at] + content[min(start, end) : max(start, end)] + content[at:]


def _odd(draw: st.DrawFn, content: bytes) -> bytes:
    at = _place(draw, content)
    return content[:at] + draw(ODD) + content[at:]


def _number(draw: st.DrawFn, content: bytes) -> bytes:
    found = numbers(content)
    if not found:
        return content
    start, end = draw(st.sampled_from(found))
    other = draw(st.sampled_from([b"0", b"-1", b"1.5", b"255", b"65536", b"2147483648", b"9" * 19, b"9" * 39, b'"x"']))
    return content[:start] + other + content[end:]


def _line_ends(_draw: st.DrawFn, content: bytes) -> bytes:
    return content.replace(b"\n", b"\r\n")


def _mark(_draw: st.DrawFn, content: bytes) -> bytes:
    return b"\xef\xbb\xbf" + content


def _other_encoding(draw: st.DrawFn, content: bytes) -> bytes:
    return content.decode("utf-8", "replace").encode(
        draw(st.sampled_from(["utf-16", "utf-16-be", "latin-1"])), "replace"
    )


ACCIDENTS = (_flip, _cut, _splice, _odd, _number, _line_ends, _mark, _other_encoding)
