"""Parts that many screens share: title, corner keys, the line that says whose turn it is, and steppers."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.seats import Player, Side
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.ink.theme import Theme
from app.ui.kit.frame import Frame
from app.ui.kit.host import Host
from app.ui.kit.table_sides import edge_of
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.turn_line import SeatEdge, TurnLine

EDGE = 1.4  # mm that the lit edge of a seat is deep


class Help(Struct, frozen=True):
    """Show the rule of the moment."""


class Back(Struct, frozen=True):
    """Close this screen."""


class Undo(Struct, frozen=True):
    """Take back."""


class Redo(Struct, frozen=True):
    """Do again what was taken back."""


class AskFace(Struct, frozen=True):
    """The face of the last roll is not what the die showed."""


class Nothing(Struct, frozen=True):
    """Swallow the tap: something is in the way on purpose."""


def help_key(frame: Frame) -> Key:
    """Return the corner key for help."""
    return Key(bounds=frame.help, icon="help", tap=Help())


def undo_key(frame: Frame, *, can: bool) -> Key:
    """Return the corner key for undo; off it still answers with its reason."""
    return Key(bounds=frame.undo, icon="undo", tap=Undo(), look=Look.REST if can else Look.OFF)


def redo_key(frame: Frame) -> Key:
    """Return the key that brings back what was taken back."""
    return Key(bounds=frame.redo, icon="redo", tap=Redo())


def back_key(frame: Frame) -> Key:
    """Return the corner key that closes a screen, in the place of undo."""
    return Key(bounds=frame.undo, icon="left", tap=Back())


def title(
    theme: Theme, frame: Frame, text: str | tuple[str, ...], icon: str = "", note: str | tuple[str, ...] = ""
) -> list[Element]:
    """Return the one heading of a screen without a turn, with a remark at the right."""
    box = head(frame)
    out: list[Element] = []
    if icon:
        place, box = box.cut_left(9.0, 3.0)
        out.append(Icon(bounds=around(place.centre, 9.0), name=icon, colour=theme.text.main))
    if note:
        box, right = box.cut_right(box.w * 0.45, 2.0)
        out.append(Label(bounds=right, wordings=note, colour=theme.text.second, align=1.0, floor=3.0, lines=2))
    out.append(Label(bounds=box, wordings=text, colour=theme.text.main, role="title", lines=2, floor=3.4))
    return out


def head(frame: Frame) -> Rect:
    """Return the strip for a heading: above the stage in every format."""
    if frame.far_line is not None:
        return Rect(frame.stage.x + 2.0, 4.5, frame.stage.w - 4.0, 12.0)
    return frame.line


def hint(theme: Theme, frame: Frame, text: str | tuple[str, ...], *, is_gold: bool = False) -> list[Element]:
    """Say beside the star what it does: above it, left of it, or in the line of a screen without a turn."""
    colour = theme.gold.star if is_gold else theme.text.second
    if frame.hint is None:
        return [Label(bounds=frame.line, wordings=text, colour=colour, floor=3.4)] if frame.far_line else []
    is_low = frame.format is Format.LOW
    return [
        Label(
            bounds=frame.hint,
            wordings=text,
            colour=colour,
            role="small" if is_low else "body",
            align=0.5 if is_low else 1.0,
            valign=1.0 if is_low else 0.5,
            lines=4 if is_low else 2,
            floor=2.9,
        )
    ]


def turn_line(
    ui: Host, frame: Frame, player: Player, second: str | tuple[str, ...], *, points_to: Side | None = None
) -> list[Element]:
    """Return the shared line: figure in gold, name, one more thing; at both ends where there is room."""
    aside = edge_of(points_to, ui.facing) if points_to is not None and points_to is not ui.facing else None
    line = TurnLine(bounds=frame.line, figure=player.figure, name=player.name, second=second, points_to=aside)
    out: list[Element] = [line]
    if frame.far_line is not None:
        out = [replace(line, role="line"), replace(line, bounds=frame.far_line, is_far=True)]
    return out + (seat_edge(frame, aside) if aside is not None else [])


def seat_edge(frame: Frame, edge: Side) -> list[Element]:
    """Light the edge of the glass at which a person sits whom the picture does not turn to."""
    glass = frame.profile.glass
    along, up = Rect(glass.w * 0.2, 0.0, glass.w * 0.6, EDGE), Rect(0.0, glass.h * 0.2, EDGE, glass.h * 0.6)
    places = {
        Side.NEAR: along.moved(0.0, glass.h - EDGE),
        Side.FAR: along,
        Side.LEFT: up,
        Side.RIGHT: up.moved(glass.w - EDGE, 0.0),
    }
    return [SeatEdge(bounds=places[edge])]


def one_size(keys: Sequence[Key]) -> list[Key]:
    """Return keys that are as large as each other with their words in one size of letters."""
    words = tuple(dict.fromkeys(key.label for key in keys if key.label))
    return [replace(key, beside=words) for key in keys]


def seat_order(
    theme: Theme, box: Rect, seats: Sequence[tuple[Player, SeatLook]], *, names: bool = True
) -> list[Element]:
    """Lay markers in playing order with small arrows between; names below, in two rows where one is too narrow.

    (a) > (b) > (c) > (d)
    Wilhelmina  Cornelia
         Marguerite  Dee
    """
    if not seats:
        return []
    widest = max(name_width(player.name) for player, _ in seats)
    share = box.w / len(seats)
    rows = 0 if not names else (1 if widest + 1.0 <= share else 2)
    size = min(12.0, box.h - (0.0, 6.0, 9.4)[rows], share - 4.5)
    pitch = min(max(size + 10.0, widest + 2.0), share) if rows == 1 else min(size + 10.0, share)
    row = Rect(box.x, box.y, pitch * len(seats), size)
    out: list[Element] = []
    for i, ((player, look), cell) in enumerate(zip(seats, row.columns(len(seats), 0.0), strict=True)):
        out.append(SeatMarker(bounds=around(cell.centre, size), figure=player.figure, look=look))
        if i:
            out.append(Icon(bounds=around(Point(cell.x, cell.centre.y), 4.0), name="next", colour=theme.text.second))
        colour = theme.text.main if look is SeatLook.TURN else theme.text.second
        name = Label(bounds=cell, wordings=player.name, colour=colour, role="small", align=0.5, floor=2.5)
        if rows == 1:
            out.append(replace(name, bounds=Rect(cell.x + 0.5, row.bottom + 1.4, cell.w - 1.0, 4.6)))
        elif rows:
            low = row.bottom + 1.2 + 4.0 * (i % 2)
            place = row.columns(len(range(i % 2, len(seats), 2)), 1.0)[i // 2]._replace(y=low, h=3.0)
            out.append(_beneath(name, cell.centre.x, place))
    return out


def _beneath(name: Label, x: float, place: Rect) -> Label:
    """Put a name into its place, centred at `x` if it can be, else at the nearer end."""
    half = min(x - place.x, place.right - x)
    if name_width(str(name.wordings)) <= 2 * half:
        return replace(name, bounds=Rect(x - half, place.y, 2 * half, place.h))
    return replace(name, bounds=place, align=0.0 if x < place.centre.x else 1.0)


def name_width(name: str) -> float:
    """Return about how many mm a name is wide in the smallest letters."""
    return sum(1.4 if letter in "iIjlftr' .-" else (3.5 if letter in "mwMW" else 2.3) for letter in name)


def stepper(
    theme: Theme, box: Rect, *, value: int, most: int, icon: str, less: Intent, more: Intent, least: int = 0
) -> list[Element]:
    """Return minus, icon, cells and plus; at an end the key is off."""
    left, rest = box.cut_left(12.0, 3.0)
    middle, right = rest.cut_right(12.0, 3.0)
    mark, cells = middle.cut_left(7.0, 2.0)
    out: list[Element] = [
        Key(bounds=left, icon="minus", tap=less, look=Look.OFF if value <= least else Look.REST),
        Key(bounds=right, icon="plus", tap=more, look=Look.OFF if value >= most else Look.REST),
        Icon(bounds=around(mark.centre, 6.4), name=icon, colour=theme.text.main),
    ]
    for i, cell in enumerate(cells.columns(most, 1.0)):
        is_on = i < value
        out.append(
            Panel(
                bounds=Rect(cell.x, cells.centre.y - 2.4, cell.w, 4.8),
                fill=theme.paper.face if is_on else theme.night.deep,
                edge=theme.paper.face if is_on else theme.surface.edge,
                stroke=0.3,
                radius=1.2,
            )
        )
    return out
