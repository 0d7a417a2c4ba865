"""One zone with its tools: the board at 9 mm a square, tabs, a pad to turn and nudge, and what it would bring."""

from dataclasses import replace

from app.games.locus.scoring import marks
from app.games.locus.zones import ZONES
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import RIM, Frame
from app.ui.kit.parts import hint, one_size, turn_line
from app.ui.play.locus.look.board import Board, board_size
from app.ui.play.locus.look.card_face import ZoneTile
from app.ui.play.locus.look.zone_tab import CountKey, ShapeSeen, ZoneTab
from app.ui.play.locus.screen.cell_targets import cell_targets
from app.ui.play.locus.screen.tool import Kind
from app.ui.play.locus.screen.turn_look import LEFTOVER_PRICE
from app.ui.play.locus.screen.turn_page import (
    AskQueue,
    Forgo,
    LookAt,
    Mirror,
    Nudge,
    PutDown,
    Spend,
    Take,
    Turn,
    TurnPage,
)
from app.ui.play.locus.words.log import zone_word
from app.ui.play.locus.words.turn import due_word, goal_words
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.star import StarLook

PLAYED = 9.0  # mm a square that is touched
MOST = 14.0


def place_view(page: TurnPage, frame: Frame) -> list[Element]:
    """Return the zone in front with everything to place a shape."""
    assert page.tool is not None
    return {Format.LOW: _low, Format.LARGE: _large, Format.TALL: _tall}[frame.format](page, frame)


def _low(page: TurnPage, frame: Frame) -> list[Element]:
    glass = frame.profile.glass
    line = Rect(frame.line.x, 0.9, frame.line.w, 8.6)
    words = page.bonus_words() or page.outcome_words()
    out = turn_line(page.ui, replace(frame, line=line), page.player, words, points_to=page.player.side)
    room = Rect(4.0, 10.0, 81.0, glass.h - 4.0 - 10.0)
    out += _board(page, frame, room)
    column = Rect(88.0, 11.0, frame.stage.right - 88.0, glass.h - 15.0)
    pad, rest = column.cut_top(40.0, 3.0)
    out += _pad(page, pad, says_queue=True)
    tabs = [place for row in rest._replace(h=26.0).rows(2, 2.4) for place in row.columns(3, 2.4)]
    out += _tabs(page, tabs[:5])
    out.append(_forgo_key(page, tabs[5]))
    return out + _star(page, frame)


def _tall(page: TurnPage, frame: Frame) -> list[Element]:
    stage = frame.stage
    out = page.line(frame)
    tabs, rest = stage.cut_top(11.0, 2.0)
    out += _tabs(page, tabs.columns(len(ZONES), 2.4))
    board, pad = rest.cut_bottom(26.0, 2.0)
    wide = max(81.0, stage.w) if frame.profile.mm[0] > 87 else 81.0
    out += _board(page, frame, Rect((frame.profile.mm[0] - wide) / 2, board.y, wide, board.h))
    first, second = pad.rows(2, 2.0)
    keys = first.columns(6, 2.0)
    for place, (icon, tap) in zip(keys, _moves(), strict=True):
        out.append(_pad_key(page, place, icon, tap))
    parts = second.columns(6, 2.0)
    out.append(_coin_key(page, parts[0]))
    out.append(_forgo_key(page, parts[1]))
    out.append(Key(bounds=parts[2], icon="eye", tap=PutDown()))
    waits = _queue_key(page, parts[3])
    left = parts[4].x if waits else parts[3].x
    out += [*waits, *_result(page, Rect(left, second.y, second.right - left, second.h))]
    return out + _star(page, frame)


def _large(page: TurnPage, frame: Frame) -> list[Element]:
    stage = frame.stage
    out = page.line(frame)
    left, rest = stage.cut_left(98.0, 4.0)
    out.append(Panel(bounds=left, fill=page.ui.theme.surface.tray))
    head, room = left.shrunk(4.0, 2.0).cut_top(10.5, 1.0)
    out += _heading(page, head)
    out += _board(page, frame, room)
    tabs, right = rest.cut_left(25.0, 4.0)
    out += _tabs(page, tabs.rows(len(ZONES), 3.0))
    words, below = right.cut_top(30.0, 3.0)
    out += _queue(page, words)
    pad = Rect(below.x, below.bottom - 40.0, 40.0, 40.0)
    out += _pad(page, pad)
    beside = Rect(pad.right + 4.0, pad.y, right.right - pad.right - 4.0, 40.0)
    top, low = beside.cut_top(24.0, 2.0)
    out += _result(page, top)
    out.append(_forgo_key(page, low))
    said = Rect(below.x, below.y, below.w, max(8.0, pad.y - below.y - 3.0))
    return out + page.star_words(said, page.star_says(), is_gold=page.star_look is StarLook.ARMED)


# ------------------------------------------------------------ parts


def _heading(page: TurnPage, box: Rect) -> list[Element]:
    """Return the zone's tile and name, and what it asks for."""
    assert page.tool is not None
    ui, zone = page.ui, page.tool.zone
    tile, words = box.cut_left(8.0, 2.5)
    name, goal = words.cut_left(words.w * 0.36, 2.0)
    return [
        ZoneTile(bounds=around(tile.centre, 8.0), zone=zone.value),
        Label(bounds=name, wordings=zone_word(ui.language, zone), colour=ui.theme.text.main, role="title", floor=3.4),
        Label(bounds=goal, wordings=goal_words(ui.language, zone), colour=ui.theme.text.second, role="small",
              align=1.0, lines=2, floor=2.9),
    ]  # fmt: skip


def _board(page: TurnPage, frame: Frame, room: Rect) -> list[Element]:
    assert page.tool is not None
    sheet, zone = page.state.sheet, page.tool.zone
    field = sheet.field(zone)
    cell = min(MOST, room.h / field.height, room.w / field.width)
    wide, tall = board_size(sheet, zone, cell)
    is_tight = wide > room.w
    wide = field.width * cell if is_tight else wide
    x, y = room.x + (room.w - wide) / 2, room.y + (room.h - tall) / 2
    place = Rect(x, y, field.width * cell, field.height * cell)
    scored = frozenset(marks(sheet, zone, page.filled.cells[zone.place]))
    board = Board(
        bounds=place, sheet=sheet, zone=zone, cell=cell, filling=page.filling(), points=scored, is_tight=is_tight
    )
    return [board, *cell_targets(board, frame.profile.glass.shrunk(RIM))]


def _tabs(page: TurnPage, places: list[Rect]) -> list[Element]:
    assert page.tool is not None
    points = page.filled.points
    least = min(range(5), key=lambda i: (points[i], i))
    out: list[Element] = []
    base = LEFTOVER_PRICE if page.tool.kind is Kind.LEFTOVER else 0
    for zone, place in zip(ZONES, places, strict=True):
        price = page.zone_price(zone)
        look = Look.CHOSEN if zone is page.tool.zone else (Look.OFF if price is None else Look.REST)
        out.append(
            ZoneTab(
                bounds=place,
                zone=zone.value,
                points=points[zone.place],
                costs_more=(price or 0) > base,
                look=look,
                is_lowest=zone.place == least,
                tap=LookAt(zone),
            )
        )
    return out


def _moves() -> list[tuple[str, object]]:
    return [
        ("rotate", Turn()),
        ("mirror", Mirror()),
        ("left", Nudge(-1, 0)),
        ("up", Nudge(0, -1)),
        ("down", Nudge(0, 1)),
        ("right", Nudge(1, 0)),
    ]


def _pad(page: TurnPage, box: Rect, *, says_queue: bool = False) -> list[Element]:
    """Return three by three: rotate, up, mirror; left, the shape, right; coins, down, the whole sheet.

    With `says_queue` what else waits takes the place of the shape.
    """
    assert page.tool is not None
    places = [place for row in box.rows(3, 2.0) for place in row.columns(3, 2.0)]
    moves = dict(_moves())
    order = ("rotate", "up", "mirror", "left", "", "right", "", "down", "")
    out = [_pad_key(page, place, icon, moves[icon]) for place, icon in zip(places, order, strict=True) if icon]
    middle = _queue_key(page, places[4]) if says_queue else []
    if not middle:
        shape = ShapeSeen(bounds=places[4].shrunk(1.0), cells=page.tool.cells, zone=page.tool.zone.value)
        middle = [shape]
    return [*out, *middle, _coin_key(page, places[6]), Key(bounds=places[8], icon="eye", tap=PutDown())]


def _pad_key(page: TurnPage, place: Rect, icon: str, tap: object) -> Key:
    assert page.tool is not None
    can = len(page.tool.cells) > 1 if isinstance(tap, Turn | Mirror) else page.can_nudge(tap)
    return Key(bounds=place, icon=icon, tap=tap, look=Look.REST if can else Look.OFF)


def _coin_key(page: TurnPage, place: Rect) -> CountKey:
    balance = page.filled.gained - page.filled.spent
    return CountKey(bounds=place, number=balance, tap=Spend())


def _queue_key(page: TurnPage, place: Rect) -> list[Element]:
    """Return the key that says how much else waits, and lets it come first (L17); none where nothing does."""
    others = len(page.state.owed) - 1
    if others < 1 or page.tool is None or page.tool.kind in (Kind.CARD, Kind.LEFTOVER):
        return []
    return [Key(bounds=place, label=f"+{others}", role="label", tap=AskQueue())]


def _forgo_key(page: TurnPage, place: Rect) -> Key:
    """Return the key that puts the card away for two coins, or gives a bonus up."""
    assert page.tool is not None
    ui, is_card = page.ui, page.tool.kind is Kind.CARD
    if is_card:
        is_small = place.w < 20
        words = (ui.t("or 2 coins"), "+2")
        return Key(bounds=place, icon="" if is_small else "coin", label="+2" if is_small else words, tap=Forgo())
    words = (ui.t("Give it up"), "")
    return Key(bounds=place, icon="close", label=words if place.w > 20 else "", tap=Forgo())


def _result(page: TurnPage, box: Rect) -> list[Element]:
    """Return what the star would bring: the change and the result, and the coins in the purse."""
    ui, theme = page.ui, page.ui.theme
    top, below = box.cut_top(box.h * 0.5)
    out: list[Element] = []
    outcome = page.outcome()
    if outcome is not None:
        gain, then = outcome
        words = f"{ui.language.number(gain, signed=True)} → {then}".replace("→", "=")
        colour = theme.signal.yes if gain else theme.text.second
        out.append(Label(bounds=top, wordings=words, colour=colour, role="title", floor=3.0))
    elif page.bonus_words():
        out.append(Label(bounds=top, wordings=page.bonus_words(), colour=theme.text.main, role="label", floor=3.4))
    balance = page.filled.gained - page.filled.spent
    coins = ui.n("one coin", "{count} coins", balance)
    out.append(Label(bounds=below, wordings=coins, colour=theme.text.second, role="small", floor=2.6))
    return out


def _queue(page: TurnPage, box: Rect) -> list[Element]:
    """Return what waits, as keys; the one in hand is chosen."""
    ui, state = page.ui, page.state
    if not state.owed:
        card = state.hand
        if card is None or page.tool is None or page.tool.kind is not Kind.CARD:
            return []
        words = ui.t("Touch where the shape goes. Turn and nudge it, then the star.")
        return [Label(bounds=box, wordings=words, colour=ui.theme.text.main, lines=3, floor=3.4, valign=0.0)]
    keys: list[Key] = []
    places = [place for row in box.rows(2, 2.0) for place in row.columns(2, 2.0)]
    waiting = page.waiting()
    named = waiting if len(waiting) <= len(places) else waiting[: len(places) - 1]
    for due, place in zip(named, places, strict=False):
        look = Look.CHOSEN if page.holds(due) else Look.REST
        keys.append(Key(bounds=place, label=due_word(ui.language, due), look=look, tap=Take(due)))
    if len(named) < len(waiting):
        more = (ui.t("All that waits: {count}", count=len(state.owed)), f"+{len(state.owed) - len(named)}")
        keys.append(Key(bounds=places[-1], label=more, tap=AskQueue()))
    return [*one_size(keys)]


def _star(page: TurnPage, frame: Frame) -> list[Element]:
    gold = page.star_look is StarLook.ARMED
    return hint(page.ui.theme, frame, page.star_says(), is_gold=gold)
