"""A turn of Locus on this screen: choose a card, place its shape and what it sets off, spend coins, be done.

The page holds one draft, the tool; the star makes it a move. Views lay it out.
"""

from msgspec.structs import replace

from app.games.game import Seat
from app.games.locus.placement import normal
from app.games.locus.screen.moves import (
    BuyLoose,
    Discard,
    Done,
    DrawLeftover,
    Pick,
    Waive,
)
from app.games.locus.screen.queue import is_open, zones_for
from app.games.locus.screen.refusals import leftover_refusal
from app.games.locus.screen.state import Due
from app.games.locus.zones import ZONES, Zone
from app.ui.play.locus.screen.sheets_screen import SheetsScreen
from app.ui.play.locus.screen.spending import spending
from app.ui.play.locus.screen.tool import Kind, Tool, tool_for_due
from app.ui.play.locus.screen.turn_intents import (
    Aim,
    AskHint,
    AskQueue,
    Forgo,
    LookAt,
    Mirror,
    Nudge,
    PickCard,
    PutDown,
    ShowSheets,
    Spend,
    Take,
    TakeLeftover,
    TakeUp,
    Turn,
)
from app.ui.play.locus.screen.turn_look import LEFTOVER_PRICE, TurnLook
from app.ui.play.locus.words.turn import due_word
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.sound import Cue
from app.ui.widgets.star import StarLook


class TurnPage(TurnLook):
    """The turn or window of the acting seat."""

    # ------------------------------------------------------------ the star

    @property
    def star_look(self) -> StarLook:
        """Armed when a place is legal, or when the turn may end."""
        if self.tool is not None:
            return StarLook.ARMED if self.ready_move() is not None else StarLook.NOT_YET
        return StarLook.ARMED if self.match.refusal(Done(self.seat)) is None else StarLook.NOT_YET

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does now, long and short."""
        if self.tool is not None:
            return self._tool_says(self.tool)
        if self.star_look is StarLook.ARMED:
            return (*self.done_words(), self.ui.t("done"))
        return self._missing()

    def _tool_says(self, tool: Tool) -> tuple[str, ...]:
        t = self.ui.t
        if self.ready_move() is not None:
            return (t("Star: draw it"), t("draw it"))
        if not tool.squares:
            return (t("Touch where it goes"), t("Touch a square"))
        return (t("It cannot lie there"), t("Not there"))

    def _missing(self) -> tuple[str, ...]:
        """Say what stands between this seat and the end of its turn."""
        t = self.ui.t
        if self.state.owed:
            return (t("First place what you got"), t("Place it"))
        if self.state.hand is not None:
            return (t("First place your card"), t("Place it"))
        return (t("First pick a card"), t("Pick a card"))

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

    def tapped(self, intent: object) -> None:  # noqa: C901, PLR0912 - one case per touch
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
                self._reshape(self.tool.turned())
            case Mirror() if self.tool is not None:
                self._reshape(self.tool.mirrored())
            case Nudge(dx, dy) if self.tool is not None:
                moved = self.tool.nudged(dx, dy)
                self.tool = moved if moved.is_over(self.state) else self.tool
            case AskQueue():
                self._ask_queue()
            case Take(due):
                self.tool = tool_for_due(self.state, due)
            case PutDown():
                self.tool = None
            case TakeUp():
                self.tool = self.first_tool()
            case TakeLeftover():
                self.take_leftover()
            case Forgo():
                self._forgo()
            case AskHint():
                self.hints.ask(self.match.view(self.seat))
            case Spend():
                self._ask_spending()
            case ShowSheets():
                self._show_sheets()

    def _ask_queue(self) -> None:
        """Name everything that waits; any of it may come first (L17)."""
        ui, t = self.ui, self.ui.t
        held = next((due for due in self.waiting() if self.holds(due)), None)
        answers = []
        for due in self.waiting():
            count = sum(owed.due is due for owed in self.state.owed)
            name = due_word(ui.language, due) if count == 1 else f"{due_word(ui.language, due)} ({count})"
            answers.append(Answer(due, name, "" if is_open(self.state, due) else t("fits nowhere now")))

        def done(due: Due) -> None:
            self.tool = tool_for_due(self.state, due)

        ui.go(ChoiceScreen(ui, t("What do you place first?"), answers, held, done))

    def _reshape(self, tool: Tool) -> None:
        """Take the shape as it is turned now, unless it would lie nowhere in the zone."""
        if tool.at is None or tool.is_over(self.state):
            self.tool = tool

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

    # ------------------------------------------------------------ coins, hints, sheets

    def _spent(self, value: str) -> None:
        if value == "loose":
            self.submit(BuyLoose(self.seat))
        elif value == "discard":
            self.submit(Discard(self.seat))
        elif value == "leftover":
            self.take_leftover()
        elif value == "recolour":
            self.ui.tell(self.ui.t("Touch the tab of the zone where it shall go."), "info")
        elif value == "hint":
            self.hints.ask(self.match.view(self.seat))

    def take_leftover(self) -> None:
        """Take the leftover's shape in hand, if it can be paid and fits somewhere."""
        card = self.state.leftover
        free = list(zones_for(self.state, card, LEFTOVER_PRICE)) if card else []
        if card is None or not free or leftover_refusal(self.state) is not None:
            self.submit(DrawLeftover(self.seat, ZONES[0], ()))
            return
        zone = card.colour if card.colour in free else free[0]
        self.tool = Tool(Kind.LEFTOVER, zone or free[0], card.shape.cells)

    def _ask_spending(self) -> None:
        self.ui.go(spending(self.ui, self.state, self.seat, self.match.refusal, self._spent))

    def tick(self, now: float) -> None:  # noqa: ARG002 - hints come when they come
        """Say a hint that was thought of, and show its place."""
        found = self.hints.told(self.state)
        if found is not None and self.tool is None:
            self.tool = self.first_tool()
        if found is None or self.tool is None or found.zone is None or len(found.cells) != len(self.tool.cells):
            return
        corner = min(column for column, _ in found.cells), min(row for _, row in found.cells)
        self.tool = replace(self.tool, zone=found.zone, cells=normal(found.cells), at=corner)
        self.ui.redraw()

    def _show_sheets(self) -> None:
        sheets = tuple(self.sheet_of(Seat(seat)) for seat in range(self.state.seats))
        self.ui.go(SheetsScreen(self.ui, self.state.sheet, self.players, sheets, self.seat))


__all__ = [
    "Aim",
    "AskHint",
    "AskQueue",
    "Forgo",
    "LookAt",
    "Mirror",
    "Nudge",
    "PickCard",
    "PutDown",
    "ShowSheets",
    "Spend",
    "Take",
    "TakeLeftover",
    "TakeUp",
    "Turn",
    "TurnPage",
]
