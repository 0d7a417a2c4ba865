"""The end of a set as a ceremony: piles counted, clean-ups taken off, the table looked up, totals; the star goes on.

It knows numbers, not a way of playing: whoever shows it gives the counts, and what the star does after it.
"""

from collections.abc import Callable
from typing import Any

from app.games.lokus.points import PointsTable, counted_rolls, set_points
from app.games.lokus.scoring import totals
from app.games.lokus.standing import SETS, SetCounts
from app.table.seats import Player
from app.ui.frame import Frame
from app.ui.geometry import Rect
from app.ui.language import Language
from app.ui.motion import Span
from app.ui.parts import head, hint
from app.ui.play.lokus.intents import PutRight
from app.ui.play.lokus.set_count import SeatCount, SetTable
from app.ui.play.page import Page
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label

COUNTING = 1.2  # seconds
CORNER = 34.0  # mm for a key beside the heading


def seat_counts(players: tuple[Player, ...], sets: tuple[SetCounts, ...], table: PointsTable) -> tuple[SeatCount, ...]:
    """Return what everyone counts in the last of these sets, and who leads after it."""
    before, after = (totals(some, table, len(players)) for some in (sets[:-1], sets))
    return tuple(
        SeatCount(
            name=player.name,
            figure=player.figure,
            rolls=count.rolls,
            brushes=count.clean_ups,
            left=counted_rolls(count.rolls, count.clean_ups),
            points=set_points(table, count.rolls, count.clean_ups),
            before=before[seat],
            leads=after[seat] == min(after),
        )
        for seat, (player, count) in enumerate(zip(players, sets[-1], strict=True))
    )


def leader_words(language: Language, counts: tuple[SeatCount, ...], *, is_last: bool) -> tuple[str, ...]:
    """Say who is closest to zero, and by how much."""
    leaders = [count for count in counts if count.leads]
    names, points = language.joined([count.name for count in leaders]), language.number(-leaders[0].total)
    if len(leaders) == len(counts):
        return (
            language.t("All are equally close to zero: {points}", points=points),
            language.t("all at {points}", points=points),
        )
    if is_last:
        return (language.t("Closest to zero: {names} with {points}", names=names, points=points),
                language.t("Closest to zero: {names}", names=names))  # fmt: skip
    return (language.t("Closest to zero leads: {names} with {points}", names=names, points=points),
            language.t("Closest to zero: {names}", names=names), names)  # fmt: skip


class SetPage(Page):
    """The counting. `go_on` is what the star does once it was read; `put_right` opens what was counted."""

    def __init__(
        self,
        ui: Ui,
        submit: Callable[[Any], bool],
        sets: tuple[SetCounts, ...],
        table: PointsTable,
        go_on: Callable[[], None],
        *,
        put_right: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.number = len(sets)
        self.counts = seat_counts(match.players, sets, table)
        self._go_on, self._put_right = go_on, put_right
        self.counting = Span(ui.now, COUNTING if ui.preferences.motion == "full" else 0.0)

    def is_moving(self, now: float) -> bool:
        """Stack, wipe, look up, add."""
        return not self.counting.is_over(now)

    def scene(self, frame: Frame) -> list[Element]:
        """Return the counting."""
        ui, theme = self.ui, self.ui.theme
        words, corner = self._head(frame)
        is_last = self.number == SETS
        part = self.counting.part(ui.now)
        heading = ui.t("Set {set}", set=self.number)
        said = leader_words(ui.language, self.counts, is_last=is_last) if part >= 1.0 else ()
        out: list[Element] = []
        name, said_box = words.cut_left(26.0 if not frame.is_tall else 21.0, 2.0)
        out.append(Label(bounds=name, wordings=heading, colour=theme.text.main, role="line_min", floor=4.2))
        if said:
            align = 0.0 if corner is not None else 1.0
            out.append(Label(bounds=said_box, wordings=said, colour=theme.text.second, align=align, lines=2, floor=3.4))
        out += hint(theme, frame, self._star_said(is_last), is_gold=True)
        names = (ui.t("rolls"), ui.t("points"), ui.t("total"))
        out.append(SetTable(bounds=frame.stage, seats=self.counts, words=names, part=part))
        if corner is not None:
            out.append(Key(bounds=corner, icon="log", label=ui.t("Put right"), tap=PutRight()))
        return out

    def _head(self, frame: Frame) -> tuple[Rect, Rect | None]:
        box = head(frame)
        if self._put_right is None:
            return box, None
        words, corner = box.cut_right(CORNER, 3.0)
        return words, corner._replace(y=max(4.0, corner.y), h=12.0)

    def _star_said(self, is_last: bool) -> tuple[str, ...]:
        ui = self.ui
        if is_last:
            return (ui.t("Star: the result"), ui.t("Result"))
        return (ui.t("Star: set {set}", set=self.number + 1), ui.t("Next set"))

    def tapped(self, intent: object) -> None:
        """Put something right."""
        if isinstance(intent, PutRight) and self._put_right is not None:
            self._put_right()

    def pressed(self) -> None:
        """Show the end of the counting, or go on."""
        if self.is_moving(self.ui.now):
            self.counting = Span(self.ui.now, 0.0)
            self.ui.redraw()
        else:
            self._go_on()
