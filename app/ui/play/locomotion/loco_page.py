"""What all pages of Locomotion share: the match, the line with name and order, the yard and all that stands on it."""

import dataclasses
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.locomotion.on_screen import State
from app.games.locomotion.order import counts
from app.games.locomotion.train import COLOURS
from app.games.locomotion.yard import Point as YardPoint
from app.table.seats import Player
from app.ui.frame import Frame
from app.ui.geometry import Rect, around
from app.ui.parts import turn_line
from app.ui.play.locomotion.order_strip import OrderStrip, strip_box
from app.ui.play.locomotion.pieces import loose_view, train_at, train_view
from app.ui.play.locomotion.rails import Joint, Rails
from app.ui.play.locomotion.run import Run
from app.ui.play.locomotion.yard_map import YardMap, map_of
from app.ui.play.page import Page
from app.ui.ui import Ui
from app.ui.widgets.element import Element

FINGER = 13.0
"""A point answers a finger this wide, in mm, where its neighbours leave room."""


class Touch(Struct, frozen=True):
    """A finger on a point of the yard, or on what stands there."""

    point: YardPoint


class Places(Struct, frozen=True):
    """Where things lie on one panel: the strip with the order, the yard, and the keys beside or below it."""

    name: Rect
    second: Rect
    order: Rect
    far_second: Rect | None
    far_order: Rect | None
    yard: Rect
    side: Rect


def places(frame: Frame, slots: int) -> Places:
    """Fold the page: keys in a column at the right, on a tall panel in a row below the yard."""
    line, stage = frame.line, frame.stage
    if frame.is_tall:
        name, second = line.cut_right(34.0, 2.0)
        order, rest = stage.cut_top(13.0, 2.0)
        yard, side = rest.cut_bottom(13.0, 2.0)
        return Places(name, second, order, None, None, yard, side)
    left, order = line.cut_right(min(line.w * 0.36, 52.0), 2.0)
    name, second = left.cut_right(min(line.w * 0.26, 42.0), 2.0)
    if frame.far_line is None:
        yard, side = stage.cut_right(13.0, 3.0)
        return Places(name, second, strip_box(order, slots), None, None, yard, side)
    far = frame.far_line  # read from the other side: its right is our left
    far_second = Rect(far.right - name.w - 2.0 - second.w, far.y, second.w, far.h)
    far_order = Rect(far_second.x - 4.0 - order.w, far.y, order.w, far.h)
    yard, side = stage.cut_right(48.0, 4.0)
    return Places(name, second, strip_box(order, slots), far_second, far_order, yard, side)


class LocoPage(Page):
    """A page of Locomotion on this screen. It holds the state it was made for."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], run: Run) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.match = match
        self.players = match.players
        self.run = run
        self.state: State = match.view(None)

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.current

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self.players[self.seat]

    # ------------------------------------------------------------ time

    def tick(self, now: float) -> None:
        """Let a train come nearer."""
        leg = self.run.leg
        self.run.tick(now)
        if leg is not None:
            self.ui.redraw()

    def is_moving(self, now: float) -> bool:  # noqa: ARG002 - while a train is under way
        """Tell whether a train is under way."""
        return self.run.leg is not None

    # ------------------------------------------------------------ parts of a scene

    def map(self, box: Rect) -> YardMap:
        """Lay the yard into a box, around the acting train where only a part fits."""
        focus = self.state.train.locomotive if self.state.trains and self.state.cards else None
        return map_of(self.state.yard, box, focus=focus)

    def line(self, frame: Frame, at: Places) -> list[Element]:
        """Return name and order, at both ends where there is room."""
        ui, state = self.ui, self.state
        out = turn_line(ui, lined(frame, at), self.player, "", points_to=self.player.side)
        if not state.order or not state.cards:
            return out
        train = state.train
        right = tuple(
            counts(train, state.options.either_end) and wagon is asked
            for wagon, asked in zip(train.wagons, state.order, strict=False)
        )
        engine = COLOURS[state.number(self.seat)]
        strip = OrderStrip(bounds=at.order, order=state.order, locomotive=engine, right=right)
        out.append(strip)
        if at.far_order is not None:
            out.append(replace(strip, bounds=at.far_order, is_far=True))
        return out

    def yard(self, map_: YardMap) -> list[Element]:
        """Return rails, loose wagons and trains, the acting one last; one that is under way between its points."""
        state, shown = self.state, list[Element]([Rails(bounds=map_.box, map=map_)])
        shown += [loose_view(map_, point, paint) for point, paint in state.loose if map_.is_in_sight(point)]
        acting = state.number(self.seat) if state.cards else -1
        for number in sorted(range(len(state.trains)), key=lambda n: n == acting):
            shown += self._train(map_, number, is_acting=number == acting)
        return shown

    def _train(self, map_: YardMap, number: int, *, is_acting: bool) -> list[Element]:
        train, leg = self.state.trains[number], self.run.leg
        if leg is None or self.state.number(leg.seat) != number or not self.state.cards:
            return train_view(map_, train, COLOURS[number], is_acting=is_acting)
        spots, angles = self.run.placed(map_, leg, self.ui.now)
        return train_at(map_, spots, angles, leg.after, COLOURS[number], is_acting=is_acting)

    def touches(self, map_: YardMap, prices: dict[YardPoint, int], named: YardPoint | None = None) -> list[Element]:
        """Return a target on every point in sight; those that can be reached show their price."""
        size = min(FINGER, map_.spacing * 0.98)
        occupied = {point for point, _ in self.state.loose} | {p for train in self.state.trains for p in train.points}
        return [
            Joint(
                bounds=around(spot, size),
                spacing=map_.spacing,
                words=str(prices[point]) if point in prices and point not in occupied else "",
                is_named=point == named,
                tap=Touch(point),
            )
            for point, spot in enumerate(map_.spots)
            if map_.is_in_sight(point)
        ]


def lined(frame: Frame, at: Places) -> Frame:
    """Return the frame whose lines leave room for what stands at their right."""
    far = frame.far_line
    if far is not None:
        far = Rect(far.right - at.name.w, far.y, at.name.w, far.h)
    return dataclasses.replace(frame, line=at.name, far_line=far)
