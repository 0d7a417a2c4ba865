"""After a game: how many wagons of each seat stand in their place (M29). One large key for every number."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box.game import EnterPlaced
from app.games.locomotion.tournament import WIN_POINTS
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.play.locomotion.box.page import BoxPage, footed
from app.ui.play.locomotion.look.pieces import PieceView
from app.ui.play.locomotion.words.log import ENDINGS
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook

GAP = 3.0


class Placed(Struct, frozen=True):
    """So many wagons stand in their place."""

    wagons: int


class EnterPage(BoxPage):
    """A number is touched, the star takes it and goes on to the next seat."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        super().__init__(ui, submit)
        self.wagons: int | None = None

    @property
    def is_last(self) -> bool:
        """Nobody comes after this seat."""
        return sum(wagons is None for wagons in self.state.placed) == 1

    @property
    def star_look(self) -> StarLook:
        """Armed once a number is touched."""
        return StarLook.NOT_YET if self.wagons is None else StarLook.ARMED

    def tapped(self, intent: object) -> None:
        """Choose a number."""
        if isinstance(intent, Placed):
            self.wagons = intent.wagons
            self.ui.redraw()

    def pressed(self) -> None:
        """Enter it."""
        if self.wagons is None:
            self.ui.tell(self.ui.t("First touch the wagons of {name}.", name=self.player.name), "info")
        else:
            self.submit(EnterPlaced(self.seat, self.wagons))

    def said(self) -> tuple[str, ...]:
        """Return what the star does."""
        t = self.ui.t
        if self.wagons is None:
            return (t("Touch the wagons"), t("Touch wagons"))
        return (t("Star: count"), t("count")) if self.is_last else (t("Star: go on"), t("go on"))

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the question, the keys, and what every seat has."""
        ui, theme = self.ui, self.ui.theme
        body, foot = footed(frame, self.body(frame))
        out = [*self.line(frame), *self.star_words(frame, foot, self.said(), is_gold=self.wagons is not None)]
        why, rest = body.cut_top(7.0, 1.0)
        words, rest = rest.cut_top(14.0 if frame.is_tall else 8.0, GAP)
        keys, seats = rest.cut_bottom(self._high(frame), GAP)
        assert self.state.ending is not None
        why_words = ui.t(ENDINGS[self.state.ending])
        ended = (ui.t("The game is over: {why}", why=why_words), why_words.capitalize())
        asked = (
            ui.t("How many of your wagons stand in their place, counted from the locomotive?"),
            ui.t("How many wagons stand in their place?"),
        )
        return [
            *out,
            Label(bounds=why, wordings=ended, colour=theme.text.second, floor=3.4),
            Label(bounds=words, wordings=asked, colour=theme.text.main, lines=2, floor=3.8),
            *self._keys(keys, frame),
            *self._seats(seats, frame),
        ]

    def _high(self, frame: Frame) -> float:
        """Return how high the seats are."""
        if not frame.is_tall:
            return 12.0
        rows = (len(self.players) + 1) // 2
        return rows * 12.0 + (rows - 1) * 2.0

    def _keys(self, box: Rect, frame: Frame) -> list[Element]:
        most = self.state.options.wagons - 1
        if frame.is_tall:
            places = [place for row in box.rows(2, GAP) for place in row.columns(2, GAP)][: most + 1]
        else:
            places = box._replace(h=min(box.h, 40.0)).columns(most + 1, GAP)
        return [
            Key(bounds=place, label=str(wagons), role="line", tap=Placed(wagons),
                look=Look.CHOSEN if wagons == self.wagons else Look.REST)
            for wagons, place in enumerate(places)
        ]  # fmt: skip

    def _seats(self, box: Rect, frame: Frame) -> list[Element]:
        """Return every seat with its locomotive and what was entered; the winner has five points."""
        theme, count = self.ui.theme, len(self.players)
        if frame.is_tall:
            cells = [place for row in box.rows((count + 1) // 2, 2.0) for place in row.columns(2, 2.0)]
        else:
            cells = box.columns(max(count, 3), 2.0)
        out: list[Element] = []
        for seat, (player, cell) in enumerate(zip(self.players, cells, strict=False)):
            is_turn, wagons = seat == self.seat, self.state.placed[seat]
            shown = self.wagons if is_turn else wagons
            fill = theme.surface.raised if is_turn else theme.surface.tray
            look = SeatLook.TURN if is_turn else (SeatLook.WAITING if wagons is None else SeatLook.DONE)
            disc, rest = cell.shrunk(1.5, 0.0).cut_left(8.4, 1.5)
            engine, number = rest.cut_left(min(12.0, rest.w * 0.5), 1.5)
            value = "" if shown is None else str(WIN_POINTS if seat == self.state.winner else shown)
            out += [
                Panel(bounds=cell, fill=fill, radius=2.4),
                SeatMarker(bounds=around(disc.centre, 8.4), figure=player.figure, look=look),
                PieceView(bounds=around(engine.centre, engine.w, 8.0), kind="locomotive",
                          paint=self.state.cards[seat], angle=0.0, spacing=engine.w / 0.9),
                Label(bounds=number, wordings=value, colour=theme.text.main, role="title", align=0.5, floor=4.2),
            ]  # fmt: skip
        return out
