"""Reads back what a PDF of one page shows: its size, its words, its fonts, and how much of it is inked."""

import re
import zlib
from collections.abc import Iterator

NUMBER = rb"-?[\d.]+"
MM = 25.4 / 72


class Seen:
    """One PDF as a reader finds it."""

    def __init__(self, content: bytes) -> None:
        found = re.finditer(rb"(\d+) 0 obj\n(.*?)\nendobj", content, re.DOTALL)
        self._objects = {int(m[1]): m[2] for m in found}
        self._page = self._stream(int(re.findall(rb"/Contents (\d+)", content)[0]))

    def _stream(self, number: int) -> bytes:
        head, _, rest = self._objects[number].partition(b"stream\n")
        raw = rest.rpartition(b"\nendstream")[0]
        return zlib.decompress(raw) if b"FlateDecode" in head else raw

    def _with(self, key: bytes) -> Iterator[tuple[int, bytes]]:
        return ((n, body) for n, body in self._objects.items() if key in body.partition(b"stream\n")[0])

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in mm."""
        _, pages = next(self._with(b"/MediaBox"))
        box = re.search(rb"/MediaBox \[0 0 (\S+) (\S+)\]", pages)
        assert box
        return round(float(box[1]) * MM, 1), round(float(box[2]) * MM, 1)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(list(self._with(b"/Type /Page\n>>")))

    @property
    def embedded(self) -> dict[str, bool]:
        """The fonts by name, and whether their letters are in the file."""
        out = {}
        for _, body in self._with(b"/FontDescriptor\n>>"):
            name = re.search(rb"/FontName /(?:[A-Z]+\+)?(\S+)", body)
            assert name
            out[name[1].decode()] = b"/FontFile2" in body
        return out

    # ------------------------------------------------------------ words

    def _letters(self, font: bytes) -> dict[int, str]:
        """Return what the codes of a font of the page stand for."""
        _, resources = next(self._with(b"/Font <<"))
        number = re.search(rb"/" + font + rb" (\d+) 0 R", resources)
        assert number
        cmap = re.search(rb"/ToUnicode (\d+)", self._objects[int(number[1])])
        assert cmap
        pairs = re.findall(rb"<(\w{4})> <(\w+)>", self._stream(int(cmap[1])))
        return {int(code, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for code, text in pairs}

    @property
    def words(self) -> list[str]:
        """Every line that is written, in the order of writing."""
        out: list[str] = []
        known: dict[bytes, dict[int, str]] = {}
        for m in re.finditer(rb"/(F\d+) \S+ Tf|\(((?:\\.|[^\\)])*)\) Tj", self._page, re.DOTALL):
            if m[1]:
                font = m[1]
                known.setdefault(font, self._letters(font))
            else:
                codes, letters = _plain(m[2]), known[font]
                out.append("".join(letters[codes[i] * 256 + codes[i + 1]] for i in range(0, len(codes), 2)))
        return out

    # ------------------------------------------------------------ ink

    @property
    def largest_fill(self) -> float:
        """The area in square mm of the box round the largest thing that is filled, white things left out."""
        return max((area for area, is_white in self._fills() if not is_white), default=0.0)

    @property
    def colours(self) -> set[tuple[float, ...]]:
        """Every colour that is set for lines, fills and letters; grey ones have three equal parts."""
        found = re.findall(rb"(%s) (%s) (%s) (?:rg|RG)\b" % (NUMBER, NUMBER, NUMBER), self._page)
        found += [(g, g, g) for g in re.findall(rb"(%s) [gG]\b" % NUMBER, self._page)]
        return {tuple(float(part) for part in parts) for parts in found}

    def _fills(self) -> Iterator[tuple[float, bool]]:
        numbers: list[float] = []
        points: list[tuple[float, float]] = []
        is_white, before = False, [False]
        for token in re.sub(rb"\((?:\\.|[^\\)])*\)", b"", self._page).split():
            if re.fullmatch(NUMBER, token):
                numbers.append(float(token))
                continue
            if token in (b"rg", b"g"):
                is_white = all(part == 1 for part in numbers)
            elif token == b"q":
                before.append(is_white)
            elif token == b"Q":
                is_white = before.pop()
            elif token == b"re":
                x, y, w, h = numbers[-4:]
                points += [(x, y), (x + w, y + h)]
            elif token in (b"m", b"l", b"c"):
                points += list(zip(numbers[::2], numbers[1::2], strict=True))
            elif token in (b"f", b"F", b"f*", b"B", b"B*", b"b", b"b*", b"S", b"s", b"n"):
                if token not in (b"S", b"s", b"n") and points:
                    xs, ys = zip(*points, strict=True)
                    yield (max(xs) - min(xs)) * (max(ys) - min(ys)) * MM * MM, is_white
                points = []
            numbers = []


def _plain(text: bytes) -> bytes:
    """Return a PDF string without its escapes."""
    named = {b"n": b"\n", b"r": b"\r", b"t": b"\t"}
    return re.sub(rb"\\(.)", lambda m: named.get(m[1], m[1]), text, flags=re.DOTALL)
