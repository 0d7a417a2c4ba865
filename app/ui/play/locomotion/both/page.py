"""What all pages of Locomotion share: the match, the line with name and order, the yard and all that stands on it."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.locomotion.order import counts
from app.games.locomotion.screen.game import State
from app.games.locomotion.train import COLOURS
from app.games.locomotion.yard.network import Point as YardPoint
from app.table.match.seats import Player
from app.ui.ink.geometry import Point, Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint, turn_line
from app.ui.play.locomotion.both.past import past_of
from app.ui.play.locomotion.both.places import Places, lined, places
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.mini_map import ShowPart, mini_map
from app.ui.play.locomotion.look.order_strip import OrderStrip
from app.ui.play.locomotion.look.overlays import Blocker, Trail
from app.ui.play.locomotion.look.pieces import PieceView, loose_view, train_at, train_view
from app.ui.play.locomotion.look.rails import Joint, Rails
from app.ui.play.locomotion.look.yard_map import LEAST, YardMap, map_of
from app.ui.screens.match.page import Page
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label

FINGER = 13.0
"""A point answers a finger this wide, in mm, where its neighbours leave room."""

TO_LOOK_AT = 3.0
"""Points that nobody touches may lie this close, in mm: then the whole yard is in sight."""


class Touch(Struct, frozen=True):
    """A finger on a point of the yard, or on what stands there."""

    point: YardPoint


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
        self.past = past_of(match)
        self.focus: YardPoint | None = None

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.state.current

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self.players[self.seat]

    # ------------------------------------------------------------ parts of a scene

    def places(self, frame: Frame, slots: int) -> Places:
        """Return where things lie, with room for the name."""
        return places(frame, slots, self.player.name, has_pips=not self.state.is_solo)

    def map(self, box: Rect, least: float = LEAST) -> YardMap:
        """Lay the yard into a box, around the acting train where only a part fits."""
        focus = self.focus
        if focus is None and self.state.trains and self.state.cards:
            focus = self.state.train.locomotive
        return map_of(self.state.yard, box, focus=focus, least=least)

    def has_moved_map(self, intent: object) -> bool:
        """Show another part of the yard, if that is what was touched."""
        if not isinstance(intent, ShowPart):
            return False
        self.focus = intent.point
        self.ui.redraw()
        return True

    def small_map(self, map_: YardMap) -> list[Element]:
        """Return the whole yard in small where only a part is in sight."""
        state = self.state
        trains = sorted(range(len(state.trains)), key=lambda n: bool(state.cards) and n == state.number(self.seat))
        stands = [(point, paint.value) for point, paint in state.loose]
        for number in trains:
            train = state.trains[number]
            paints = zip(train.points[1:], train.wagons, strict=True)
            stands += [(point, paint.value) for point, paint in paints]
        stands += [(state.trains[number].locomotive, COLOURS[number].value) for number in trains]
        return mini_map(map_, stands)

    def line(self, frame: Frame, at: Places) -> list[Element]:
        """Return name and order, at both ends where there is room."""
        out = turn_line(self.ui, lined(frame, at), self.player, "", points_to=self.player.side)
        out += self.order(at.order)
        return out + (self.order(at.far_order, is_far=True) if at.far_order is not None else [])

    def order(self, box: Rect, *, is_far: bool = False) -> list[Element]:
        """Return the order behind the acting locomotive, with a check on every place that is right."""
        state = self.state
        if not state.order or not state.cards:
            return []
        train = state.train
        does_count = counts(train, state.options.either_end)
        pairs = zip(train.wagons, state.order, strict=False)
        right = tuple(does_count and wagon is asked for wagon, asked in pairs)
        engine = COLOURS[state.number(self.seat)]
        return [OrderStrip(bounds=box, order=state.order, locomotive=engine, right=right, is_far=is_far)]

    def yard(self, map_: YardMap, covered: Collection[YardPoint] = ()) -> list[Element]:
        """Return rails, loose wagons and trains, the acting one last; one that is under way between its points.

        On `covered` points a ghost will stand: what stands there now is left out.
        """
        state, shown = self.state, list[Element](self.last_way(map_))
        shown += [loose_view(map_, point, paint) for point, paint in state.loose]
        acting = state.number(self.seat) if state.cards else -1
        for number in sorted(range(len(state.trains)), key=lambda n: n == acting):
            shown += self._train(map_, number, is_acting=number == acting)
        shown += [Blocker(bounds=around(map_.spot(point), map_.spacing * 0.74)) for point in self.past.blockers]
        in_sight = map_.box.shrunk(map_.spacing * 0.3 if map_.is_part else -9.0)
        shown = [
            each
            for each in shown
            if not (isinstance(each, PieceView) and map_.nearest(each.bounds.centre, 0.5) in covered)
        ]
        return [Rails(bounds=map_.box, map=map_), *(each for each in shown if in_sight.holds(each.bounds.centre))]

    def last_way(self, map_: YardMap) -> list[Element]:
        """Return the way that was driven in the turn before, dotted."""
        ways = [tuple(map_.spot(point) for point in way) for way in self.past.ways]
        return [Trail(bounds=box_of(spots), spots=spots, is_past=True) for spots in ways]

    def _train(self, map_: YardMap, number: int, *, is_acting: bool) -> list[Element]:
        train, leg = self.state.trains[number], self.run.leg
        if leg is None or not self.state.cards or self.state.number(leg.seat) != number:
            return train_view(map_, train, COLOURS[number], is_acting=is_acting)
        spots, angles = self.run.placed(map_, leg, self.ui.now)
        waiting = list(zip(train.points, (COLOURS[number], *train.wagons), strict=True))[len(leg.after.points) :]
        return [
            *(loose_view(map_, point, paint) for point, paint in waiting),
            *train_at(map_, spots, angles, leg.after, COLOURS[number], is_acting=is_acting),
        ]

    def told_beside(
        self, frame: Frame, box: Rect, told: tuple[str, ...], star: tuple[str, ...], *, is_gold: bool
    ) -> list[Element]:
        """Say what to do in a row below the yard, and what the star does: at its right, or beside the star."""
        theme = self.ui.theme
        if frame.format is not Format.LARGE:
            return [
                Label(bounds=box, wordings=told, colour=theme.text.main, floor=3.4),
                *hint(theme, frame, star, is_gold=is_gold),
            ]
        left, right = box.cut_right(box.w * 0.4, 4.0)
        colour = theme.gold.star if is_gold else theme.text.second
        return [
            Label(bounds=left, wordings=told, colour=theme.text.main, floor=3.4),
            Label(bounds=right, wordings=star, colour=colour, align=1.0, floor=3.4),
        ]

    def touches(self, map_: YardMap, prices: dict[YardPoint, int]) -> list[Element]:
        """Return a target on every point in sight; those that can be reached show their price."""
        size = min(FINGER, map_.spacing * 0.98)
        occupied = {point for point, _ in self.state.loose} | {p for train in self.state.trains for p in train.points}
        return [
            Joint(
                bounds=around(spot, size).clipped(map_.box),
                spacing=map_.spacing,
                words=str(prices[point]) if point in prices and point not in occupied else "",
                tap=Touch(point),
            )
            for point, spot in enumerate(map_.spots)
            if map_.is_in_sight(point)
        ]


def box_of(spots: tuple[Point, ...]) -> Rect:
    """Return the box around places on the glass, with a margin."""
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).shrunk(-2.0)
