"""What is being set up for a game of Locus beside the box, before it begins; remembered for the next time."""

import enum
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.errors import FileTrouble
from app.games.game import Seat, Setup
from app.games.locus.box.state import Dealing, Options
from app.games.locus.own_sheet import OwnSheet
from app.games.locus.screen import state as screen_state
from app.games.locus.sheet import Scales
from app.reading import typed
from app.table.match.seats import Player
from app.table.preferences import LastTable
from app.ui.play.locus.both.house import house_deck, house_sheet

LOTS = -1
"""Stands for a first seat that is drawn by lot when the game begins."""


class SheetKind(enum.Enum):
    """Where the sheets come from."""

    BOX = "box"
    HOUSE = "house"
    OWN = "own"


class SheetChoice(Struct, frozen=True):
    """The sheets of a game; `own` is the sheet itself if it is one of our own."""

    kind: SheetKind = SheetKind.BOX
    own: OwnSheet | None = None

    @property
    def scales(self) -> Scales | None:
        """The points of the sheet; None asks for five totals instead."""
        if self.kind is SheetKind.HOUSE:
            return house_sheet().scales
        return self.own.scales if self.own is not None else None


FROM_BOX = SheetChoice()
HOUSE = SheetChoice(SheetKind.HOUSE)


class BoxDraft(Struct, frozen=True):
    """The answers of the setup screen. `deck_size` is None while unknown; `is_counted` once it was asked."""

    circuit: bool = False
    dealing: Dealing = Dealing.BOX
    deck_size: int | None = None
    is_counted: bool = False
    sheets: SheetChoice = FROM_BOX
    code: int | None = None
    first: int = LOTS

    def with_sheets(self, sheets: SheetChoice) -> "BoxDraft":
        """Return the draft with other sheets; a sheet of our own knows how many cards its box has."""
        if sheets.own is None or sheets.own.cards is None:
            return replace(self, sheets=sheets)
        return replace(self, sheets=sheets, deck_size=sheets.own.cards, is_counted=True)

    @property
    def is_ready(self) -> bool:
        """Nothing is left to be asked."""
        return self.dealing is Dealing.DEVICE or self.is_counted

    def cards(self) -> int | None:
        """Return how many cards the game is played with, if known."""
        return len(house_deck().cards) if self.dealing is Dealing.DEVICE else self.deck_size

    def setup(self, players: tuple[Player, ...], first: Seat) -> Setup[Options]:
        """Return the setup the rules start from."""
        deals = self.dealing is Dealing.DEVICE
        options = Options(
            circuit=self.circuit and len(players) > 1,
            dealing=self.dealing,
            deck=house_deck().cards if deals else (),
            deck_size=None if deals else self.deck_size,
            scales=self.sheets.scales,
        )
        return Setup(len(players), first, options)

    def remembered(self) -> str:
        """Return, as text, what holds for the next game too: not the code and not who began."""
        return msgspec.json.encode(replace(self, code=None, first=LOTS)).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "BoxDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        return _remembered(cls, last)


class ScreenDraft(Struct, frozen=True):
    """The answers of the setup for a game on this screen."""

    circuit: bool = False
    chains: bool = True
    code: int | None = None
    first: int = LOTS

    def setup(self, players: tuple[Player, ...], first: Seat) -> Setup[screen_state.Options]:
        """Return the setup the rules start from."""
        circuit = self.circuit and len(players) > 1
        options = screen_state.Options(
            sheet=house_sheet(), deck=house_deck().cards, circuit=circuit, chains=self.chains
        )
        return Setup(len(players), first, options)

    def remembered(self) -> str:
        """Return, as text, what holds for the next game too: not the code and not who began."""
        return msgspec.json.encode(replace(self, code=None, first=LOTS)).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "ScreenDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        return _remembered(cls, last)


DraftT = TypeVar("DraftT", BoxDraft, ScreenDraft)


def _remembered(kind: type[DraftT], last: LastTable | None) -> DraftT:
    try:
        return typed.json(last.options, "options", kind) if last else kind()
    except FileTrouble:
        return kind()
