"""How calibrating looks: tabs, the numbers of a zone as keys, a keypad, and the picture of the sheet."""

from typing import Protocol

from msgspec import Struct

from app.games.locus.own_sheet import OwnSheet
from app.games.locus.scoring import MOST_POINTS
from app.games.locus.zones import ZONES, Zone
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.keypad import keypad
from app.ui.kit.parts import back_key, help_key, hint, one_size
from app.ui.play.locus.look.sheet_picture import SheetPicture
from app.ui.play.locus.look.zone_tab import ZoneTab
from app.ui.play.locus.sheets.measuring import WHOLE, Measuring
from app.ui.play.locus.sheets.own_sheets import cards_words
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook
from app.ui.words.language import mark

GAP = 2.0
ASKED = {
    Zone.YELLOW: mark("Yellow: points of the rows, from the top"),
    Zone.PURPLE: mark("Purple: points for 1, 2, 3 linked and on"),
    Zone.RED: mark("Red: points of the blocks, one by one"),
    Zone.GREEN: mark("Green: points of the ends, one by one"),
    Zone.BLUE: mark("Blue: rows with points, from the bottom up"),
}


class Show(Struct, frozen=True):
    """Go to a tab: a zone, or the whole sheet."""

    tab: int


class Take(Struct, frozen=True):
    """Take a number in hand."""

    at: int


class Insert(Struct, frozen=True):
    """Open an empty place before the number in hand."""


class Remove(Struct, frozen=True):
    """Take the number in hand away."""


class AskName(Struct, frozen=True):
    """Name the sheet."""


class AskCoins(Struct, frozen=True):
    """Say how many coins it holds."""


class AskCards(Struct, frozen=True):
    """Say how many cards are in its box."""


class ThrowAway(Struct, frozen=True):
    """Give up what was entered."""


class Calibrated(Protocol):
    """A sheet that is being read into the table, as it is looked at: the sheet so far, and where the finger is."""

    ui: Ui
    sheet: OwnSheet
    work: Measuring

    @property
    def star_look(self) -> StarLook:
        """Armed once the sheet can be kept."""
        ...

    def star_says(self) -> str:
        """Say what the star does."""
        ...

    def trouble(self) -> str:
        """Say what keeps the sheet from being kept, or ""."""
        ...

    def zone_trouble(self) -> str:
        """Say what is wrong with the zone in front, or ""."""
        ...


def view(page: Calibrated, frame: Frame) -> list[Element]:
    """Return the whole screen."""
    ui = page.ui
    tabs, body = _boxes(frame)
    out: list[Element] = [help_key(frame), back_key(frame), *_tabs(page, tabs)]
    out += hint(ui.theme, frame, page.star_says(), is_gold=page.star_look is StarLook.ARMED)
    return out + (_whole(page, frame, body) if page.work.tab == WHOLE else _zone(page, frame, body))


def _boxes(frame: Frame) -> tuple[Rect, Rect]:
    """Return the places of the tabs and the rest; the tabs are the heading."""
    stage = frame.stage
    top = 4.0
    high = 12.0 if frame.format is Format.LOW else 13.0
    return Rect(stage.x, top, stage.w, high), Rect(stage.x, top + high + 2.5, stage.w, stage.bottom - top - high - 2.5)


def _tabs(page: Calibrated, box: Rect) -> list[Element]:
    places = box.columns(WHOLE + 1, 2.4)
    out: list[Element] = []
    for zone, place in zip(ZONES, places, strict=False):
        look = Look.CHOSEN if page.work.tab == zone.place else Look.REST
        count = len(page.work.scales.of(zone)) - (1 if zone is Zone.PURPLE else 0)  # its 0 is no number
        out.append(ZoneTab(bounds=place, zone=zone.value, points=count, look=look, tap=Show(zone.place)))
    look = Look.CHOSEN if page.work.tab == WHOLE else Look.REST
    out.append(Key(bounds=places[-1], icon="sheet", look=look, tap=Show(WHOLE)))
    return out


# ------------------------------------------------------------ one zone


def _zone(page: Calibrated, frame: Frame, box: Rect) -> list[Element]:
    out: list[Element] = []
    if frame.format is Format.LARGE:
        box, right = box.cut_right(70.0, 4.0)
        out.append(_picture(page, right._replace(h=min(right.h, 80.0))))
    words, rest = box.cut_top(10.0 if frame.is_tall else 7.0, 1.5)
    out += _asked(page, words)
    if frame.is_tall:
        numbers, keys = rest.cut_bottom(46.0, 3.0)
    else:
        numbers, keys = rest.cut_right(46.0, 4.0)
        keys = keys._replace(h=min(keys.h, 70.0))
    work = page.work
    number = None if work.is_fresh else work.number
    out += keypad(keys, lambda value: work.allows(value) and (value is None or value <= MOST_POINTS), number)
    return out + _numbers(page, numbers)


def _asked(page: Calibrated, box: Rect) -> list[Element]:
    ui, zone, wrong = page.ui, page.work.zone, page.zone_trouble()
    words = wrong or (ui.t(ASKED[zone]) if zone else "")
    colour = ui.theme.signal.no if wrong else ui.theme.text.main
    return [Label(bounds=box, wordings=words, colour=colour, role="label", lines=2, floor=3.0)]


def _numbers(page: Calibrated, box: Rect) -> list[Element]:
    """Return a key for each number in the order of the sheet, the place of the next one, and two more keys."""
    work, ui = page.work, page.ui
    slots, foot = box.cut_bottom(12.0, 3.0)
    count = len(work.slots) + (1 if work.has_room else 0)
    columns = _columns(count, slots)
    rows = -(-count // columns)
    high = min(15.0, slots.rows(rows, GAP)[0].h)
    wide = min(24.0, slots.columns(columns, GAP)[0].w)
    keys: list[Key] = []
    for at in range(count):
        line, column = divmod(at, columns)
        place = Rect(slots.x + column * (wide + GAP), slots.y + line * (high + GAP), wide, high)
        number = work.slots[at] if at < len(work.slots) else None
        look = Look.CHOSEN if at == work.at else (Look.OFF if at < work.first else Look.REST)
        icon = "plus" if number is None else ""
        keys.append(Key(bounds=place, label="" if number is None else str(number), icon=icon, role="title", look=look,
                        tap=Take(at)))  # fmt: skip
    out: list[Element] = [*one_size(keys)]
    has_number = work.at < len(work.slots)
    left, right = foot.columns(2, GAP)
    can = has_number and work.has_room and work.number is not None
    insert, remove = (ui.t("Insert before"), ui.t("Insert")), (ui.t("Take away"), ui.t("Away"))
    out.append(Key(bounds=left, icon="plus", label=insert, look=Look.REST if can else Look.OFF, tap=Insert()))
    out.append(Key(bounds=right, icon="minus", label=remove, look=Look.REST if has_number else Look.OFF, tap=Remove()))
    return out


def _columns(count: int, box: Rect) -> int:
    """Return as few columns, from four up, as lay all keys at least 10 mm high; none is narrower than that."""
    most = int((box.w + GAP) / (10.0 + GAP))
    return next((c for c in range(4, most) if -(-count // c) * (10.0 + GAP) - GAP <= box.h), most)


# ------------------------------------------------------------ the whole sheet


def _picture(page: Calibrated, box: Rect) -> SheetPicture:
    work, sheet = page.work, page.sheet
    return SheetPicture(bounds=box, name=sheet.name, scales=work.scales, coins=sheet.coins, zone=work.zone, at=work.at)


def _whole(page: Calibrated, frame: Frame, box: Rect) -> list[Element]:
    if frame.is_tall:
        rest, rows = box.cut_bottom(38.0, 3.0)
        above, hold = rest.cut_bottom(16.0, 3.0)
    else:
        above, right = box.cut_left(box.w * 0.54, 4.0)
        above = above._replace(h=min(above.h, 86.0))
        hold, rows = right.cut_top(16.0, 3.0)
    out: list[Element] = []
    if page.trouble():
        above, said = above.cut_bottom(9.0, 1.5)
        colour = page.ui.theme.signal.warn
        out.append(Label(bounds=said, wordings=page.trouble(), colour=colour, role="body", lines=2, floor=3.0))
    out += [_picture(page, above), *_facts(page, rows)]
    words = (page.ui.t("Throw this away: hold"), page.ui.t("Away: hold"))
    out.append(HoldKey(bounds=hold, icon="bin", label=words, tap=ThrowAway()))
    return out


def _facts(page: Calibrated, box: Rect) -> list[Element]:
    ui, sheet = page.ui, page.sheet
    facts = (
        ("letters", sheet.name, AskName()),
        ("coin", ui.n("one coin", "{count} coins", sheet.coins), AskCoins()),
        (
            "cards",
            (cards_words(ui.language, sheet), ui.t("not counted"))
            if sheet.cards is None
            else cards_words(ui.language, sheet),
            AskCards(),
        ),
    )
    out: list[Element] = []
    places = box._replace(h=min(box.h, 50.0)).rows(len(facts), GAP)
    for (icon, name, tap), place in zip(facts, places, strict=True):
        out.append(ListRow(bounds=place, icon=icon, name=name, opens=True, tap=tap))
    return out
