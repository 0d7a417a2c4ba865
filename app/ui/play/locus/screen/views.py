"""How a turn is laid on the glass: the market, one zone with its tools, or the whole sheet."""

from msgspec.structs import replace

from app.games.locus.scoring import total
from app.games.locus.screen.queue import pressing
from app.games.locus.screen.refusals import leftover_refusal
from app.games.locus.screen.state import Phase
from app.games.locus.zones import ZONES
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.kit.parts import hint
from app.ui.play.locus.look.card_face import CardFace
from app.ui.play.locus.look.overview import free_area, overview
from app.ui.play.locus.look.zone_tab import CountKey, DueKey, ZoneTab
from app.ui.play.locus.screen.place_view import place_view
from app.ui.play.locus.screen.sheets_screen import sheet_box
from app.ui.play.locus.screen.turn_look import LEFTOVER_PRICE
from app.ui.play.locus.screen.turn_page import (
    AskHint,
    AskQueue,
    PickCard,
    ShowSheets,
    Spend,
    Take,
    TakeLeftover,
    TakeUp,
    TurnPage,
)
from app.ui.play.locus.words.log import colour_word
from app.ui.play.locus.words.turn import due_wordings
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

SMALL = 2
"""Keys of a row that may give way to what waits."""


def lay(page: TurnPage, frame: Frame) -> list[Element]:
    """Return the scene of the moment."""
    if page.tool is not None:
        return place_view(page, frame)
    if page.is_picking:
        return _market(page, frame)
    return _sheet(page, frame)


def watch(page: TurnPage, frame: Frame) -> list[Element]:
    """Return a bot's turn: the cards on wide panels, its sheet, and nothing to press but the sheets."""
    scene = _market(page, frame) if page.is_picking else _sheet(page, frame)
    return [e if isinstance(e.tap, ShowSheets) else replace(e, tap=None) for e in scene]


# ------------------------------------------------------------ the market


def _market(page: TurnPage, frame: Frame) -> list[Element]:
    ui, stage = page.ui, frame.stage
    out = page.line(frame) + _star(page, frame)
    if frame.format is Format.LARGE:
        left, right = stage.cut_right(60.0, 4.0)
        out += overview(ui, page.state.sheet, page.filled, left, is_high=False, trail=page.trail())
        head, cards = right.cut_top(7.0, 2.0)
        cards, keys = cards.cut_bottom(14.0, 3.0)
        out.append(_wish(page, head))
        return out + _cards(page, cards, columns=2) + _row(page, keys)
    head, rest = stage.cut_top(7.0, 2.0)
    out.append(_wish(page, head))
    cards, below = rest.cut_bottom(30.0 if frame.is_tall else 14.0, 3.0)
    count = len(page.state.open)
    columns = count if not frame.is_tall else (2 if count <= 4 else 3)
    out += _cards(page, cards, columns=columns)
    if frame.is_tall:
        tabs, keys = below.cut_top(14.0, 2.0)
        return out + _tabs(page, tabs) + _row(page, keys)
    tabs, keys = below.cut_right(46.0, 2.4)
    return out + _tabs(page, tabs) + _row(page, keys)


def _wish(page: TurnPage, box: Rect) -> Label:
    ui = page.ui
    ghost = page.ghost_words()
    if ghost:
        return Label(bounds=box, wordings=ghost, colour=ui.theme.text.main, floor=3.0)
    words = (ui.t("{name}, choose a card", name=page.player.name), ui.t("Choose a card"))
    return Label(bounds=box, wordings=words, colour=ui.theme.text.main, floor=3.4)


def _cards(page: TurnPage, box: Rect, *, columns: int) -> list[Element]:
    cards = page.state.open
    rows = -(-len(cards) // columns)
    out: list[Element] = []
    for n, card in enumerate(cards):
        line = box.rows(rows, 3.5)[n // columns]
        here = min(columns, len(cards) - (n // columns) * columns)
        wide = min((line.w - 3.5 * (columns - 1)) / columns, line.h * 0.86)
        step = wide + 3.5 if here < columns else (line.w - wide) / max(1, columns - 1)
        step = min(step, wide * 1.4)
        left = line.x + (line.w - wide - (here - 1) * step) / 2
        place = Rect(left + (n % columns) * step, line.y, wide, line.h)
        taker = next((s for s, taken in enumerate(page.state.takes) if taken == card), None)
        out.append(
            CardFace(
                bounds=place,
                card=card,
                word=colour_word(page.ui.language, card),
                taker="" if taker is None else page.players[taker].figure,
                tap=PickCard(card.id),
            )
        )
    return out


def _tabs(page: TurnPage, box: Rect) -> list[Element]:
    """Return the points of the zones, to look at only."""
    points = page.filled.points
    least = min(range(5), key=lambda i: (points[i], i))
    return [
        ZoneTab(bounds=place, zone=zone.value, points=points[zone.place], is_lowest=zone.place == least)
        for zone, place in zip(ZONES, box.columns(len(ZONES), 2.4), strict=True)
    ]


def _keys(page: TurnPage, box: Rect) -> list[Element]:
    """Return the keys for coins, for the total (the lowest zone doubled) and everybody's sheets, and for a hint."""
    ui = page.ui
    coins, sheets, hint_key = box.columns(3, 2.2)
    balance = page.filled.gained - page.filled.spent
    return [
        CountKey(bounds=coins, number=balance, tap=Spend()),
        CountKey(bounds=sheets, number=total(page.filled.points), icon="eye", tap=ShowSheets()),
        Key(bounds=hint_key, icon="info", label=ui.t("Hint") if hint_key.w > 28 else "", tap=AskHint()),
    ]


# ------------------------------------------------------------ the whole sheet


def _sheet(page: TurnPage, frame: Frame) -> list[Element]:
    ui, stage = page.ui, frame.stage
    out = page.line(frame) + _star(page, frame)
    if frame.format is Format.LARGE:
        left, area = stage.cut_right(52.0, 4.0)
        out += overview(ui, page.state.sheet, page.filled, left, is_high=False, trail=page.trail())
        head, area = area.cut_top(10.0, 2.0)
        out += page.star_words(head, page.star_says(), is_gold=page.star_look is StarLook.ARMED)
        return out + _offers(page, area)
    box, is_high = sheet_box(frame)
    out += overview(ui, page.state.sheet, page.filled, box, is_high=is_high, trail=page.trail())
    area = free_area(page.state.sheet, box, is_high=is_high)
    area = Rect(area.x, area.y, min(area.w, stage.right - area.x), min(area.h, stage.bottom - area.y))
    return out + _offers(page, area)


def _offers(page: TurnPage, area: Rect) -> list[Element]:
    """Return what may be done with the whole sheet in view: the queue, the card, the leftover, coins, other sheets."""
    state = page.state
    above, keys = area.cut_bottom(12.0, 2.5)
    wishes = _wishes(page)
    if state.phase is Phase.LEFTOVER and not state.owed and above.h >= 45.0:
        return _keys(page, keys) + _leftover(page, above)
    fitting = int((above.h + 2.0) // 14.0)
    if wishes and fitting:
        shown = wishes if len(wishes) <= fitting else [*wishes[: fitting - 1], _all_of_it(page)]
        places = above.rows(max(1, len(shown)), 2.0)
        large = [replace(wish, bounds=place._replace(h=12.0)) for wish, place in zip(shown, places, strict=True)]
        return [*_keys(page, keys), *large]
    return _row(page, keys)


def _row(page: TurnPage, box: Rect) -> list[Element]:
    """Return the keys with what waits among them: its small forms take the place of the hint, then of the sheets."""
    row, wishes = _keys(page, box), _wishes(page)
    shown = wishes if len(wishes) <= SMALL else [*wishes[: SMALL - 1], _all_of_it(page)]
    kept = len(row) - len(shown)
    small = [_small(wish, old.bounds) for wish, old in zip(shown, row[kept:], strict=True)]
    return [*row[:kept], *small]


def _wishes(page: TurnPage) -> list[Key]:
    """Return a key for each thing that waits: what the sheet gave, the card in hand, the leftover.

    What presses comes before the card and the leftover; what fits nowhere now holds nobody up (L17a, L23).
    """
    ui, state = page.ui, page.state
    owed = [Key(bounds=NOWHERE, label=due_wordings(ui.language, due), tap=Take(due)) for due in page.waiting()]
    if pressing(state) is not None:
        return owed
    if state.hand is not None:
        words = (ui.t("Place your card"), ui.t("Place"))
        return [Key(bounds=NOWHERE, icon="cards", label=words, tap=TakeUp()), *owed]
    if state.phase is Phase.LEFTOVER and state.leftover is not None:
        can = Look.REST if leftover_refusal(state) is None else Look.OFF
        words = (ui.t("Leftover: 3 coins"), ui.t("3 coins"))
        return [Key(bounds=NOWHERE, icon="cards", label=words, look=can, tap=TakeLeftover()), *owed]
    return owed


def _all_of_it(page: TurnPage) -> Key:
    """Return the key that names everything that waits."""
    label = (page.ui.t("All that waits: {count}", count=len(page.state.owed)), f"+{len(page.state.owed) - 1}")
    return Key(bounds=NOWHERE, label=label, tap=AskQueue())


def _small(wish: Key, place: Rect) -> Element:
    """Return a wish as a square key; the leftover shows its price."""
    if isinstance(wish.tap, TakeLeftover):
        return CountKey(bounds=place, number=LEFTOVER_PRICE, icon="cards", look=wish.look, tap=wish.tap)
    if isinstance(wish.tap, Take):
        return DueKey(bounds=place, due=wish.tap.due, tap=wish.tap)
    return replace(wish, bounds=place, label=wish.label[-1] if isinstance(wish.tap, AskQueue) else "")


def _leftover(page: TurnPage, box: Rect) -> list[Element]:
    """Return the leftover as a card with its price below."""
    ui, card = page.ui, page.state.leftover
    if card is None:
        return []
    above, place = box.cut_bottom(14.0, 2.5)
    face = above._replace(h=min(above.h, 44.0))
    face = Rect(face.x + max(0.0, face.w - face.h * 0.84) / 2, face.y, min(face.w, face.h * 0.84), face.h)
    words = (ui.t("I draw the leftover: 3 coins"), ui.t("Leftover: 3 coins"), ui.t("3 coins"))
    can = Look.REST if leftover_refusal(page.state) is None else Look.OFF
    return [
        CardFace(bounds=face, card=card, word=colour_word(ui.language, card), tap=TakeLeftover()),
        Key(bounds=place, icon="coin", label=words, look=can, tap=TakeLeftover()),
    ]


def _star(page: TurnPage, frame: Frame) -> list[Element]:
    gold = page.star_look is StarLook.ARMED
    return hint(page.ui.theme, frame, page.star_says(), is_gold=gold) if frame.far_line is None else []
