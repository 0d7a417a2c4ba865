"""What is being set up for a game of Locomotion on this screen, before it begins; remembered for the next time."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.errors import FileTrouble
from app.games.game import Seat, Setup
from app.games.locomotion.course import Variant
from app.games.locomotion.screen.state import Options
from app.games.locomotion.spread import spread_start
from app.games.locomotion.start import is_big_enough
from app.games.locomotion.yard.file import NamedYard
from app.reading import typed
from app.table.preferences import LastTable
from app.ui.play.locomotion.both.library import FIRST, house_yards

BY_HAND = "hand"
SPREAD = "spread"
"""How the pieces come on the yard; for solo it can also be the id of a start of the yard."""


class ScreenDraft(Struct, frozen=True):
    """The answers of the setup screen. `yard` is the id of a yard; `placing` how the pieces come on it.

    starter  who has the first turn with speed cards; None: the device draws
    own      the yard itself if it is not of the house: one of our own, or a made one
    """

    variant: Variant = Variant.DIE
    yard: str = FIRST
    wagons: int = 4
    either_end: bool = False
    steps_only: bool = False
    rounds: int | None = None
    games: int = 1
    placing: str = SPREAD
    starter: int | None = None
    own: NamedYard | None = None

    @property
    def is_solo(self) -> bool:
        """No turns: the shortest way counts."""
        return self.variant is Variant.SOLO

    def named(self) -> NamedYard:
        """Return the yard, or the first one if there is none of this id any more."""
        if self.own is not None and self.own.id == self.yard:
            return self.own
        yards = {named.id: named for named in house_yards()}
        return yards.get(self.yard) or yards[FIRST]

    def on(self, named: NamedYard) -> "ScreenDraft":
        """Return the draft with another yard."""
        is_house = any(each.id == named.id for each in house_yards())
        return replace(self, yard=named.id, own=None if is_house else named)

    def fits(self, players: int) -> bool:
        """Tell whether the yard is big enough (M6)."""
        return is_big_enough(self.named().yard, 1 if self.is_solo else players)

    def setup(self, seats: int, first: Seat, lots: Callable[[int], int], title: str) -> Setup[Options]:
        """Return the setup the rules start from; `lots` gives the codes of spread pieces."""
        named = self.named()
        options = Options(
            yard=named.yard,
            variant=self.variant,
            wagons=self.wagons,
            either_end=self.either_end,
            steps_only=self.is_solo and self.steps_only,
            rounds=None if self.is_solo else self.rounds,
            games=1 if self.is_solo else self.games,
            starts=self._starts(named, 1 if self.is_solo else seats, lots),
            yard_name=title,
        )
        return Setup(seats, first, options)

    def _starts(self, named: NamedYard, players: int, lots: Callable[[int], int]) -> tuple[Any, ...]:
        kept = {each.id: each.start for each in named.starts}
        if self.is_solo and self.placing in kept:
            return (kept[self.placing],)
        if self.placing == BY_HAND:
            return ()
        games = 1 if self.is_solo else self.games
        return tuple(spread_start(named.yard, players, lots(1 << 30)) for _ in range(games))

    def remembered(self) -> str:
        """Return as text what holds for the next game too."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def remembered_from(cls, last: LastTable | None) -> "ScreenDraft":
        """Return the draft of the last game, or a fresh one where that cannot be read."""
        try:
            return typed.json(last.options, "options", cls) if last else cls()
        except FileTrouble:
            return cls()
