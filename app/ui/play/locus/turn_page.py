"""A turn of Locus on this screen: choose a card, place its shape and what it sets off, spend coins, be done.

The page holds one draft, the tool; what it shows follows from the phase and the tool. Views lay it out.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.game import Seat
from app.games.locus.placement import flaw
from app.games.locus.screen_moves import (
    BuyLoose,
    Discard,
    Done,
    DoublePlaced,
    DrawLeftover,
    JokerPlaced,
    LeftoverDrawn,
    LoosePlaced,
    Pick,
    ScreenMove,
    ShapeDrawn,
    Waive,
)
from app.games.locus.screen_queue import pressing, price, second_loose_lapses, zones_for
from app.games.locus.screen_state import Due, Phase, State
from app.games.locus.screen_totals import points_of, squares_of
from app.games.locus.zones import ZONES, Cell, Zone
from app.ui.frame import Frame
from app.ui.play.locus.board import Filling
from app.ui.play.locus.locus_page import LocusPage
from app.ui.play.locus.overview import Filled, Trail
from app.ui.play.locus.screen_words import due_word
from app.ui.play.locus.sheets_screen import SheetsScreen
from app.ui.play.locus.tool import Kind, Tool, tool_for_due
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.sound import Cue
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook

LEFTOVER_PRICE = 3


class PickCard(Struct, frozen=True):
    """Take this card."""

    card: str


class LookAt(Struct, frozen=True):
    """Bring a zone to the front."""

    zone: Zone


class Aim(Struct, frozen=True):
    """Lay the shape over this square."""

    cell: Cell


class Turn(Struct, frozen=True):
    """Turn the shape a quarter."""


class Mirror(Struct, frozen=True):
    """Mirror the shape."""


class Nudge(Struct, frozen=True):
    """Move the shape one square."""

    dx: int
    dy: int


class Take(Struct, frozen=True):
    """Take something of the queue in hand."""

    due: Due


class Forgo(Struct, frozen=True):
    """Give up what is in hand."""


class Spend(Struct, frozen=True):
    """Ask what coins may buy."""


class ShowSheets(Struct, frozen=True):
    """Look at every sheet."""


class TakeLeftover(Struct, frozen=True):
    """Take the leftover's shape in hand."""


class PutDown(Struct, frozen=True):
    """Look at the whole sheet instead of one zone."""


class TurnPage(LocusPage):
    """The turn or window of the acting seat."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], lay: Callable[["TurnPage", Frame], list[Element]]
    ) -> None:
        super().__init__(ui, submit)
        self._lay = lay
        self.state: State = self.seen
        self.tool = self._first_tool()
        self.fault: tuple[Cell, ...] = ()

    def _first_tool(self) -> Tool | None:
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

    def outcome_words(self) -> tuple[str, ...]:
        """Return what the star would bring, or the coins, for the line."""
        outcome = self.outcome()
        balance = self.filled.gained - self.filled.spent
        if outcome is None:
            return (self.ui.n("one coin", "{count} coins", balance),)
        return (f"{self.ui.language.number(outcome[0], signed=True)} = {outcome[1]}",)

    def can_nudge(self, nudge: object) -> bool:
        """Tell whether the shape can move that way and still lie in the zone."""
        return (
            self.tool is not None
            and self.tool.at is not None
            and isinstance(nudge, Nudge)
            and self.tool.nudged(nudge.dx, nudge.dy).is_over(self.state)
        )

    def holds(self, due: Due) -> bool:
        """Tell whether this thing of the queue is in hand."""
        tool = self.tool
        if tool is None:
            return False
        if due.double is not None:
            return tool.kind is Kind.DOUBLE and tool.zone is due.double
        return tool.kind is (Kind.JOKER if due is Due.JOKER else Kind.LOOSE)

    # ------------------------------------------------------------ the star

    @property
    def star_look(self) -> StarLook:
        """Armed when a place is legal, or when the turn may end."""
        if self.tool is not None:
            return StarLook.ARMED if self.ready_move() is not None else StarLook.NOT_YET
        return StarLook.ARMED if self.match.refusal(Done(self.seat)) is None else StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does now, long and short."""
        t = self.ui.t
        if self.tool is not None:
            if self.ready_move() is not None:
                return (t("Star: draw it"), t("draw it"))
            return (t("Touch where it goes"),) if not self.tool.squares else (t("It cannot lie there"),)
        if self.star_look is StarLook.ARMED:
            return (t("Star: {name} is done", name=self.player.name), t("done"))
        return (t("First pick a card"),)

    def pressed(self) -> None:
        """Draw what lies on the board, or be done."""
        if self.tool is None:
            self.submit(Done(self.seat))
            return
        move = self.tool.move(self.seat)
        if move is None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("Touch the square where the shape goes."), "info")
        else:
            self.submit(move)

    # ------------------------------------------------------------ touches

    def tapped(self, intent: object) -> None:  # noqa: C901 - one case per touch
        """Change the draft, or play a move."""
        match intent:
            case PickCard(card):
                self.submit(Pick(self.seat, card))
            case LookAt(zone):
                self._look_at(zone)
            case Aim(cell) if self.tool is not None:
                self.tool = self.tool.aimed(self.state, cell)
                self._told()
            case Turn() if self.tool is not None:
                self.tool = self.tool.turned()
            case Mirror() if self.tool is not None:
                self.tool = self.tool.mirrored()
            case Nudge(dx, dy) if self.tool is not None:
                moved = self.tool.nudged(dx, dy)
                self.tool = moved if moved.is_over(self.state) else self.tool
            case Take(due):
                self.tool = tool_for_due(self.state, due)
            case PutDown():
                self.tool = None
            case TakeLeftover():
                self.take_leftover()
            case Forgo():
                self._forgo()
            case Spend():
                self._ask_spending()
            case ShowSheets():
                self._show_sheets()

    def _told(self) -> None:
        """Let it be heard whether the shape may lie there."""
        self.ui.play(Cue.PLACE if self._flaw() is None else Cue.REFUSE)

    def _look_at(self, zone: Zone) -> None:
        if self.tool is None:
            return
        if self.zone_price(zone) is None:
            self._explain_zone(zone)
        else:
            self.tool = self.tool.in_zone(zone)

    def _explain_zone(self, zone: Zone) -> None:
        assert self.tool is not None
        ui = self.ui
        ui.play(Cue.REFUSE)
        if self.tool.kind is Kind.DOUBLE:
            ui.tell(ui.t("A double stays in the zone of its colour. (L20)"), "no")
        elif not self.tool.in_zone(zone).places(self.state):
            ui.tell(ui.t("It fits nowhere in that zone. (L13)"), "no")
        else:
            ui.tell(ui.t("Another colour costs one more coin than you have. (L26)"), "no")

    def _forgo(self) -> None:
        """Give up a bonus after a question, or put the card away for two coins."""
        ui, tool = self.ui, self.tool
        if tool is None:
            return
        if tool.kind is Kind.CARD:
            self.submit(Discard(self.seat))
            return
        if tool.kind is Kind.LEFTOVER:
            self.tool = None
            return
        due = {Kind.JOKER: Due.JOKER, Kind.LOOSE: Due.LOOSE}.get(tool.kind) or Due.double_of(tool.zone)
        word = due_word(ui.language, due)
        answers = [
            Answer(False, ui.t("Keep it"), ui.t("and place it now"), icon="check"),
            Answer(True, ui.t("Give it up"), ui.t("it is lost"), icon="no"),
        ]

        def done(value: bool) -> None:
            if value:
                self.submit(Waive(self.seat, due))

        ui.go(ChoiceScreen(ui, ui.t("Give up the {bonus}?", bonus=word), answers, False, done))

    # ------------------------------------------------------------ coins

    def _ask_spending(self) -> None:
        ui = self.ui
        answers = [self._priced(BuyLoose(self.seat), "loose", ui.t("Two loose squares: 2 coins"), self._loose_note())]
        if self.state.hand is not None:
            answers.append(Answer("discard", ui.t("Put the card away: 2 coins for you"), ui.t("its own coin is lost")))
            note = ui.t("touch another zone's tab")
            answers.append(Answer("recolour", ui.t("Another colour: 1 coin"), note, icon="brush"))
        if self.state.phase is Phase.LEFTOVER:
            answers.append(Answer("leftover", ui.t("Draw the leftover: 3 coins"), self._leftover_note(), icon="cards"))
        question = ui.n("You have one coin", "You have {count} coins", self.state.papers[self.seat].balance)
        ui.go(ChoiceScreen(ui, question, answers, None, self._spent))

    def _priced(self, move: ScreenMove, value: str, name: str, note: str) -> Answer:
        refusal = self.match.refusal(move)
        return Answer(value, name, note if refusal is None else self.ui.t("not now"), icon="coin")

    def _loose_note(self) -> str:
        if second_loose_lapses(self.state):
            return self.ui.t("only one fits: the other is lost")
        return self.ui.t("anywhere they may lie")

    def _leftover_note(self) -> str:
        return self.ui.t("in another colour: 4 coins")

    def _spent(self, value: str) -> None:
        if value == "loose":
            self.submit(BuyLoose(self.seat))
        elif value == "discard":
            self.submit(Discard(self.seat))
        elif value == "leftover":
            self.take_leftover()

    def take_leftover(self) -> None:
        """Take the leftover's shape in hand, if it can be paid and fits somewhere."""
        card = self.state.leftover
        free = list(zones_for(self.state, card, LEFTOVER_PRICE)) if card else []
        if card is None or not free:
            self.submit(DrawLeftover(self.seat, ZONES[0], ()))
            return
        zone = card.colour if card.colour in free else free[0]
        self.tool = Tool(Kind.LEFTOVER, zone or free[0], card.shape.cells)

    def _show_sheets(self) -> None:
        sheets = tuple(self.sheet_of(Seat(seat)) for seat in range(self.state.seats))
        self.ui.go(SheetsScreen(self.ui, self.state.sheet, self.players, sheets, self.seat))

    def scene(self, frame: Frame) -> list[Element]:
        """Return what this moment shows."""
        return self._lay(self, frame)


class WatchPage(TurnPage):
    """The turn of a bot: its sheet with the squares it just filled; only looking is possible."""

    def _first_tool(self) -> Tool | None:
        return None

    @property
    def star_look(self) -> StarLook:
        """The star waits."""
        return StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Say that the bot is thinking."""
        return (self.ui.t("{name} thinks", name=self.player.name),)

    def tapped(self, intent: object) -> None:
        """Look at sheets; everything else waits."""
        if isinstance(intent, ShowSheets):
            super().tapped(intent)

    def pressed(self) -> None:
        """Wait."""
        self.ui.tell(self.ui.t("{name} thinks", name=self.player.name), "info")
