"""What can be seen of a turn of Locus on this screen: the sheet, the shape over it, prices, and what it would bring."""

from collections.abc import Callable
from typing import Any

from app.games.game import Seat
from app.games.locus.placement import flaw
from app.games.locus.screen.moves import (
    Done,
    DoublePlaced,
    JokerPlaced,
    LeftoverDrawn,
    LoosePlaced,
    Pick,
    ScreenMove,
    ShapeDrawn,
)
from app.games.locus.screen.queue import pressing, price, zones_for
from app.games.locus.screen.state import Due, Phase, State
from app.games.locus.screen.totals import points_of, squares_of
from app.games.locus.zones import ZONES, Cell, Zone
from app.ui.kit.frame import Frame
from app.ui.play.locus.both.ghost import ghost_totals
from app.ui.play.locus.both.page import LocusPage
from app.ui.play.locus.look.board import Filling
from app.ui.play.locus.look.overview import Filled, Trail
from app.ui.play.locus.screen.hints import Hints
from app.ui.play.locus.screen.tool import Kind, Tool, tool_for_due
from app.ui.play.locus.screen.turn_intents import Nudge
from app.ui.play.locus.words.turn import due_wordings
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element

LEFTOVER_PRICE = 3


class TurnLook(LocusPage):
    """A turn to look at: the acting seat's sheet, the tool over it, and what the rules say of them."""

    def __init__(self, ui: Ui, submit: Callable[[Any], bool], lay: Callable[[Any, Frame], list[Element]]) -> None:
        super().__init__(ui, submit)
        self._lay = lay
        self.state: State = self.seen
        self.tool = self.first_tool()
        self.hints = Hints(ui)
        self.ghost = ghost_totals(ui, self.match) if self.state.is_solo else ()

    def first_tool(self) -> Tool | None:
        """Return what is taken in hand by itself: what the queue presses for, or the shape of the card."""
        due = pressing(self.state)
        if due is not None:
            return tool_for_due(self.state, due)
        card = self.state.hand
        if card is None:
            return None
        free = list(zones_for(self.state, card))
        own = card.colour if card.colour is not None else None
        zone = own or (free[0] if free else ZONES[0])
        return Tool(Kind.CARD, zone, card.shape.cells)

    # ------------------------------------------------------------ what the views ask

    @property
    def is_picking(self) -> bool:
        """No card was taken yet."""
        return self.state.phase is Phase.PICKING and self.tool is None

    def trail(self) -> Trail:
        """Return the squares that the last moves of this turn filled, by zone."""
        cells: dict[Zone, set[Cell]] = {}
        for entry in reversed(self.match.log):
            if entry.taken_back or isinstance(entry.move, Done | Pick):
                break
            for event in entry.events:
                if isinstance(event, ShapeDrawn | LeftoverDrawn | DoublePlaced):
                    cells.setdefault(event.zone, set()).update(event.cells)
                elif isinstance(event, JokerPlaced | LoosePlaced):
                    cells.setdefault(event.zone, set()).add(event.cell)
        return {zone: frozenset(squares) for zone, squares in cells.items()}

    @property
    def filled(self) -> Filled:
        """The acting seat's sheet."""
        return self.sheet_of(self.seat)

    def sheet_of(self, seat: Seat) -> Filled:
        """Return what a seat has on its sheet."""
        paper = self.state.papers[seat]
        return Filled(squares_of(self.state, seat), points_of(self.state, seat), paper.gained, paper.spent)

    def filling(self) -> Filling:
        """Return what lies on the zone in front, with the ghost of the tool."""
        assert self.tool is not None
        tool = self.tool
        squares = squares_of(self.state, self.seat)[tool.zone.place]
        found = self._flaw()
        return Filling(
            filled=squares,
            ghost=tool.squares,
            is_refused=found is not None,
            fault=found.cells if found is not None and len(found.cells) < len(tool.squares) + 1 else (),
            reach=tool.reach(self.state),
        )

    def _flaw(self) -> Any:
        tool = self.tool
        if tool is None or not tool.squares:
            return None
        return flaw(self.state.grid(tool.zone), self.state.filled(self.seat, tool.zone), tool.squares)

    def zone_price(self, zone: Zone) -> int | None:
        """Return the coins for using the tool in a zone; None if it cannot be used there."""
        tool = self.tool
        if tool is None:
            return None
        if tool.kind is Kind.DOUBLE:
            return 0 if zone is tool.zone else None
        if tool.kind in (Kind.JOKER, Kind.LOOSE):
            return 0 if tool.in_zone(zone).places(self.state) else None
        card = self.state.hand if tool.kind is Kind.CARD else self.state.leftover
        base = 0 if tool.kind is Kind.CARD else LEFTOVER_PRICE
        if card is None or zone not in set(zones_for(self.state, card, base)):
            return None
        return price(card, zone, base)

    def ready_move(self) -> ScreenMove | None:
        """Return the move the star would make with the tool, if it is allowed."""
        move = self.tool.move(self.seat) if self.tool else None
        return move if move is not None and self.match.refusal(move) is None else None

    def outcome(self) -> tuple[int, int] | None:
        """Return what the zone would gain by the move of the star, and what it would then have."""
        move, tool = self.ready_move(), self.tool
        if move is None or tool is None:
            return None
        after: State = self.match.game.play(self.state, move).state
        then = points_of(after, self.seat)[tool.zone.place]
        return then - self.filled.points[tool.zone.place], then

    def ghost_words(self) -> str:
        """Say what the own best game had at this card, alone; empty if there is none."""
        at = self.state.reveal - 1
        if at >= len(self.ghost):
            return ""
        now = sum(self.filled.points) + min(self.filled.points)
        return self.ui.t("now {total}, your best had {best}", total=now, best=self.ghost[at])

    def outcome_words(self) -> tuple[str, ...]:
        """Return what the star would bring, or the coins, for the line."""
        outcome = self.outcome()
        balance = self.filled.gained - self.filled.spent
        if outcome is None:
            return (self.ui.n("one coin", "{count} coins", balance),)
        return (f"{self.ui.language.number(outcome[0], signed=True)} = {outcome[1]}",)

    def bonus_words(self) -> tuple[str, ...]:
        """Name what is in hand, before it lies anywhere, if the sheet or coins gave it; else nothing."""
        due = next((due for due in self.waiting() if self.holds(due)), None)
        return () if due is None or self.outcome() is not None else due_wordings(self.ui.language, due)

    def can_nudge(self, nudge: object) -> bool:
        """Tell whether the shape can move that way and still lie in the zone."""
        return (
            self.tool is not None
            and self.tool.at is not None
            and isinstance(nudge, Nudge)
            and self.tool.nudged(nudge.dx, nudge.dy).is_over(self.state)
        )

    def waiting(self) -> tuple[Due, ...]:
        """Return each kind of thing that waits in the queue once, the oldest first (L17)."""
        return tuple(dict.fromkeys(owed.due for owed in self.state.owed))

    def holds(self, due: Due) -> bool:
        """Tell whether this thing of the queue is in hand."""
        tool = self.tool
        if tool is None:
            return False
        if due.double is not None:
            return tool.kind is Kind.DOUBLE and tool.zone is due.double
        return tool.kind is (Kind.JOKER if due is Due.JOKER else Kind.LOOSE)

    def scene(self, frame: Frame) -> list[Element]:
        """Return what this moment shows."""
        return self._lay(self, frame)
