"""A sheet while its printed numbers are entered: which number is being typed, and what typing does to it.

Every zone is a row of slots; an empty slot is where the next number goes. Knows no screen.
"""

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import AnyRefusal
from app.games.locus.own_sheet import OwnSheet
from app.games.locus.scoring import MOST_KEYS, MOST_POINTS, scales_refusal
from app.games.locus.sheet import Scales
from app.games.locus.zones import ZONES, Zone
from app.ui.kit.keypad import Digit, Erase, typed

WHOLE = len(ZONES)
"""The tab after the zones: the whole sheet."""

Slots = tuple[int | None, ...]
EMPTY = Scales((), (0,), (), (), ())


class Measuring(Struct, frozen=True):
    """The slots of the five zones, the tab in front, the slot in hand; `is_fresh` when typing replaces it."""

    zones: tuple[Slots, ...]
    tab: int = 0
    at: int = 0
    is_fresh: bool = True

    @classmethod
    def of(cls, scales: Scales, tab: int = 0) -> "Measuring":
        """Take up what is known already, at the end of the first zone that has nothing."""
        zones: tuple[Slots, ...] = tuple(scales.of(zone) for zone in ZONES)
        return cls(zones).shown(tab)

    @property
    def slots(self) -> Slots:
        """The slots of the zone in front; none for the whole sheet."""
        return self.zones[self.tab] if self.tab < WHOLE else ()

    @property
    def zone(self) -> Zone | None:
        """The zone in front."""
        return ZONES[self.tab] if self.tab < WHOLE else None

    @property
    def number(self) -> int | None:
        """The number in hand."""
        return self.slots[self.at] if self.at < len(self.slots) else None

    @property
    def first(self) -> int:
        """The first slot that can be changed: purple always begins at 0 (L35)."""
        return 1 if self.zone is Zone.PURPLE else 0

    @property
    def has_room(self) -> bool:
        """Another number fits in the zone in front."""
        return len(self.slots) < MOST_KEYS

    @property
    def scales(self) -> Scales:
        """The numbers as they are, without empty slots."""
        return Scales(*(tuple(number for number in slots if number is not None) for slots in self.zones))

    @property
    def refusal(self) -> AnyRefusal | None:
        """Say what cannot be printed so."""
        return scales_refusal(self.scales)

    # ------------------------------------------------------------ going about

    def shown(self, tab: int) -> "Measuring":
        """Go to a tab, at its first empty slot."""
        tidy = self._tidied()
        return replace(tidy, tab=tab, at=len(tidy.zones[tab]) if tab < WHOLE else 0, is_fresh=True)

    def chosen(self, at: int) -> "Measuring":
        """Take a number in hand."""
        tidy = self._tidied()
        gone = sum(number is None for number in self.slots[:at])
        return replace(tidy, at=max(self.first, min(at - gone, len(tidy.slots))), is_fresh=True)

    def _tidied(self) -> "Measuring":
        zones = tuple(tuple(number for number in slots if number is not None) for slots in self.zones)
        return replace(self, zones=zones)

    def after(self) -> "Measuring":
        """Go on: to the next number, or from an empty slot to the next zone."""
        is_end = self.at == len(self.slots) - 1 and not self.has_room
        if self.number is None or is_end:
            return self.shown(self.tab + 1)
        return self.chosen(self.at + 1)

    # ------------------------------------------------------------ changing

    def typing(self, intent: Digit | Erase) -> "Measuring | None":
        """Type a digit or erase one; None when that cannot be."""
        number = typed(None if self.is_fresh and isinstance(intent, Digit) else self.number, intent)
        is_new = self.at == len(self.slots)
        if not self.allows(number) or (is_new and not self.has_room):
            return None
        slots = (*self.slots, number) if is_new else (*self.slots[: self.at], number, *self.slots[self.at + 1 :])
        return replace(self._with(slots), is_fresh=False)

    def allows(self, number: int | None) -> bool:
        """Tell whether a number can stand on a sheet, as far as it goes."""
        return self.zone is not None and self.at >= self.first and (number is None or number <= MOST_POINTS)

    def inserted(self) -> "Measuring":
        """Open an empty slot before the one in hand."""
        if not self.has_room or self.number is None:
            return self
        return replace(self._with((*self.slots[: self.at], None, *self.slots[self.at :])), is_fresh=True)

    def removed(self) -> "Measuring":
        """Take the number in hand away."""
        if self.at >= len(self.slots):
            return self
        return replace(self._with((*self.slots[: self.at], *self.slots[self.at + 1 :])), is_fresh=True)

    def _with(self, slots: Slots) -> "Measuring":
        zones = tuple(slots if place == self.tab else old for place, old in enumerate(self.zones))
        return replace(self, zones=zones)


def measured(sheet: OwnSheet, work: Measuring) -> OwnSheet:
    """Return the sheet with the numbers as they are now."""
    return replace(sheet, scales=work.scales)
