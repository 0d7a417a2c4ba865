"""A household's own printed sheet, as far as the device must know it: what it is worth, its coins, its cards.

Where the squares lie is on the paper. A sheet is read from TOML text, strictly, and written as TOML that people
may edit; where the text comes from is known only as the name in a message.
"""

from msgspec import Struct

from app.games.locus.data_refused import DataRefused, NotRising, OutOfRange, WrongScale, decode
from app.games.locus.scoring import scales_refusal
from app.games.locus.sheet import Scales
from app.games.locus.zones import ZONES, Zone
from app.reading.names import composed, name_fault

LONGEST_NAME = 14
MOST_COINS = 99
FEWEST_CARDS, MOST_CARDS = 3, 200
FORMAT = 1

_HEAD = """# A printed score sheet of Locus for tafelster. Change the numbers, keep the order.
#
#   yellow  points of the rows, from the top
#   purple  points for 0, 1, 2, .. linked bold squares; the first is 0
#   red     points of the blocks          green  points of the ends
#   blue    points of the valued rows, from the bottom up
#
#   coins   spaces of the coin row
#   cards   cards in the box; leave it out if nobody counted them
"""


class OwnSheet(Struct, frozen=True):
    """One printed sheet by its name. `cards` is None while nobody counted the box."""

    name: str
    scales: Scales
    coins: int = 14
    cards: int | None = None


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    name: str
    coins: int
    yellow: tuple[int, ...]
    purple: tuple[int, ...]
    red: tuple[int, ...]
    green: tuple[int, ...]
    blue: tuple[int, ...]
    cards: int | None = None


def parse_own_sheet(text: str, file: str) -> OwnSheet:
    """Read a sheet from TOML text; DataRefused names the file, the place and the remedy."""
    read = decode(text, file, _File)
    _check(read.format == FORMAT, file, "format", f"{read.format} is not {FORMAT}", f"Use a file of format {FORMAT}")
    name = composed(read.name)
    _check_name(name, file)
    span = f"{FEWEST_CARDS} to {MOST_CARDS}"
    _check(1 <= read.coins <= MOST_COINS, file, "coins", f"{read.coins} spaces", f"Use 1 to {MOST_COINS}")
    is_deck = read.cards is None or FEWEST_CARDS <= read.cards <= MOST_CARDS
    _check(is_deck, file, "cards", f"{read.cards} cards", f"Use {span}, or leave the line out")
    scales = Scales(read.yellow, read.purple, read.red, read.green, read.blue)
    _check_scales(scales, file)
    return OwnSheet(name, scales, read.coins, read.cards)


def _check_name(name: str, file: str) -> None:
    if fault := name_fault(name, LONGEST_NAME):
        raise OutOfRange(file, "name", *fault)


def _check(is_good: bool, file: str, place: str, what: str, remedy: str) -> None:
    if not is_good:
        raise OutOfRange(file, place, what, remedy)


_SAID: dict[str, tuple[type[DataRefused], str]] = {
    "scale_length": (OutOfRange, "Give 1 to {most} numbers"),
    "scale_range": (OutOfRange, "Use numbers from 0 to {most}"),
    "scale_falls": (WrongScale, "Begin at 0 and let it rise or stay (L35)"),
    "scale_zero": (NotRising, "Begin with the lowest printed number above 0 (L38)"),
    "scale_not_rising": (NotRising, "Values above 0 that rise from the bottom up (L38)"),
}


def _check_scales(scales: Scales, file: str) -> None:
    refusal = scales_refusal(scales)
    if refusal is None:
        return
    kind, remedy = _SAID[refusal.key]
    zone = Zone(str(refusal.values["zone"]))
    raise kind(file, zone.value, f"{list(scales.of(zone))} cannot be printed", remedy.format(**refusal.values))


# ---------------------------------------------------------------- writing


def own_sheet_text(sheet: OwnSheet) -> str:
    """Write a sheet as TOML that `parse_own_sheet` reads back to the same sheet."""
    lines = [f"format = {FORMAT}", f"name   = {_quoted(sheet.name)}", f"coins  = {sheet.coins}"]
    if sheet.cards is not None:
        lines.append(f"cards  = {sheet.cards}")
    lines.append("")
    lines += [f"{zone.value:6} = [{', '.join(map(str, sheet.scales.of(zone)))}]" for zone in ZONES]
    return _HEAD + "\n" + "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Write a text as a TOML basic string."""
    return '"' + "".join(_sign(sign) for sign in text) + '"'


def _sign(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    return sign if sign.isprintable() else f"\\U{ord(sign):08x}"
