"""A roll beside the box: for the start (M9) or for the points of a turn (M20); a trapped locomotive passes (M21)."""

import dataclasses
from collections.abc import Callable
from typing import Any

from app.games.locomotion.box.game import PassTrapped, Phase
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.play.locomotion.box.page import AskTrapped, BoxPage, trapped_key
from app.ui.play.locomotion.look.drivers import drivers
from app.ui.play.locomotion.words.start import start_asked, start_words
from app.ui.screens.match.roll_page import RollPage, TypeFace
from app.ui.stage.ui import Ui
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element
from app.ui.widgets.panel import Panel

GAP = 3.0
KEY = 15.0


class BoxRollPage(RollPage):
    """Six large faces; beside them who drives what, and the key for a trapped locomotive."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool]) -> None:
        self.table = BoxPage(ui, submit)
        super().__init__(ui, self.table.match, submit)

    @property
    def is_for_start(self) -> bool:
        """Who starts is rolled for."""
        return self.table.state.phase is Phase.ROLLING_OFF

    @property
    def purpose(self) -> tuple[str, ...]:
        """The start, or the points of a turn."""
        return start_words(self.ui, is_for_start=self.is_for_start)

    def asks(self) -> tuple[str, ...]:
        """Say so where the start is rolled for."""
        return start_asked(self.ui, is_for_start=self.is_for_start)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the roll in what the order and the drivers leave of the page."""
        table = self.table
        at = table.places(frame)
        rolls, seats, key = self._boxes(frame)
        out = super().scene(dataclasses.replace(at.framed(frame), stage=rolls))
        state = table.state
        out += table.order(at)
        out += drivers(self.ui.theme, seats, table.players, state.cards, table.seat, self._rolled())
        if not self.is_for_start:
            out.append(trapped_key(self.ui, key))
        return out

    def _boxes(self, frame: Frame) -> tuple[Rect, Rect, Rect]:
        """Return the places of faces, drivers, and the key."""
        body = self.table.body(frame)
        if frame.is_tall:
            seats, rest = body.cut_top(26.0 if self.is_for_start and len(self.table.players) > 2 else 12.0, GAP)
            rolls, key = rest.cut_bottom(KEY, GAP) if not self.is_for_start else (rest, rest)
            return rolls, seats, key
        rolls, side = body.cut_right(42.0 if frame.far_line is None else 76.0, 2 * GAP)
        seats, key = side.cut_bottom(KEY, GAP)
        return rolls, side if self.is_for_start else seats, key

    def _rolled(self) -> list[Element | None]:
        """Return per seat the face it rolled for the start, an empty frame where it still rolls."""
        if not self.is_for_start:
            return []
        contest = self.table.state.roll_off
        out: list[Element | None] = [None] * len(self.table.players)
        for n, seat in enumerate(contest.seats):
            has_rolled = n < len(contest.faces)
            empty = Panel(bounds=NOWHERE, fill=None, edge=self.ui.theme.surface.edge, radius=2.0)
            out[seat] = DieFace(bounds=NOWHERE, face=contest.faces[n]) if has_rolled else empty
        return out

    def _faces(self, box: Rect, frame: Frame) -> list[Element]:
        """Return the faces in two rows of three on every panel."""
        del frame
        side = min((box.w - 2 * GAP) / 3, (box.h - GAP) / 2, 34.0)
        left = box.x + (box.w - 3 * side - 2 * GAP) / 2
        top = box.y + max(0.0, (box.h - 2 * side - GAP) / 2)
        return [
            DieFace(
                bounds=Rect(left + (n % 3) * (side + GAP), top + (n // 3) * (side + GAP), side, side),
                face=n + 1,
                tap=TypeFace(n + 1),
            )
            for n in range(self.roll.faces)
        ]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Pass, or take a face."""
        if isinstance(intent, AskTrapped):
            self.table.submit(PassTrapped(self.table.seat))
        else:
            super().tapped(intent)
