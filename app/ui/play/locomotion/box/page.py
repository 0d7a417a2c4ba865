"""What the pages of a game beside the box share: the match, the line with name and order, and who drives what."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.locomotion.box.game import State, awaited_seat
from app.games.locomotion.train import End
from app.table.match.match import AnyMatch
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint, turn_line
from app.ui.play.locomotion.box.line import STRIP, BoxLine, box_line
from app.ui.play.locomotion.look.order_strip import OrderStrip
from app.ui.screens.match.page import Page
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label


class AskTrapped(Struct, frozen=True):
    """The locomotive of this seat is trapped: it passes."""


class BoxPage(Page):
    """A page of a game beside the box. It holds the state it was made for; the device never sees the yard."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match: AnyMatch = match
        self.players = match.players
        self.state: State = match.view(None)

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return awaited_seat(self.state)

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self.players[self.seat]

    # ------------------------------------------------------------ parts of a scene

    def places(self, frame: Frame, *, has_pips: bool = False) -> BoxLine:
        """Return how the line is parted on this panel."""
        return box_line(frame, len(self.state.order) + 1, has_pips=has_pips)

    def body(self, frame: Frame) -> Rect:
        """Return what the page has for itself: the stage, on a tall panel without the strip of the order."""
        return frame.stage.cut_top(STRIP, 2.0)[1] if frame.is_tall else frame.stage

    def line(self, frame: Frame, second: str | tuple[str, ...] = "") -> list[Element]:
        """Return name, second part and order, at both ends where there is room."""
        at = self.places(frame)
        out = turn_line(self.ui, at.framed(frame), self.player, second, points_to=self.player.side)
        return out + self.order(at)

    def order(self, at: BoxLine) -> list[Element]:
        """Return the order behind the locomotive of the seat, for both sides of the table."""
        state = self.state
        if not state.order or not state.cards:
            return []
        strip = OrderStrip(bounds=at.order, order=state.order, locomotive=state.cards[self.seat], end=End.REAR)
        return [strip] if at.far_order is None else [strip, replace(strip, bounds=at.far_order, is_far=True)]

    def star_words(self, frame: Frame, box: Rect, words: tuple[str, ...], *, is_gold: bool = True) -> list[Element]:
        """Say what the star does: beside it, or at the foot of the page where the line is full."""
        theme = self.ui.theme
        colour = theme.gold.star if is_gold else theme.text.second
        if frame.hint is not None:
            return hint(theme, frame, words, is_gold=is_gold)
        return [Label(bounds=box, wordings=words, colour=colour, align=1.0, floor=3.4)] if frame.far_line else []


def footed(frame: Frame, body: Rect) -> tuple[Rect, Rect]:
    """Cut the row for the words of the star from the foot of the page, where they have no place beside the star."""
    if frame.far_line is None:
        return body, body._replace(y=body.bottom, h=0.0)
    return body.cut_bottom(7.0, 2.0)


def trapped_key(ui: Ui, box: Rect) -> Key:
    """Return the key of a seat whose locomotive can do nothing at all (M21)."""
    return Key(bounds=box, icon="lock", label=ui.t("Trapped"), note=ui.t("you are skipped"), tap=AskTrapped())
