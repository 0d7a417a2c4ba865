"""The end of a set as a ceremony: piles counted, clean-ups taken off, the table looked up, totals; the star goes on.

It is the same for both ways: it reads counts, table and star holder, which their states name alike.
"""

from collections.abc import Callable
from typing import Any

from app.games.lokus.moves import ChangeTable, Next
from app.games.lokus.points import PointsTable, counted_rolls, set_points
from app.games.lokus.scoring import totals
from app.games.lokus.standing import SETS, SetCounts
from app.table.match.seats import Player
from app.ui.ink.geometry import Rect
from app.ui.ink.motion import Span
from app.ui.kit.frame import KEY, RIM, Frame
from app.ui.kit.parts import head, hint
from app.ui.play.lokus.both.intents import PutRight
from app.ui.play.lokus.both.points_kept import PointsShelf, whole
from app.ui.play.lokus.both.points_screen import PointsScreen
from app.ui.play.lokus.look.set_count import SeatCount, SetTable
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.match.page import Page
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.words.language import Language

COUNTING = 1.2  # seconds
CORNER = 40.0  # mm for the key beside the heading


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
    long = language.t("In the lead, closest to zero: {names} with {points}", names=names, points=points)
    if is_last:
        long = language.t("Closest to zero: {names} with {points}", names=names, points=points)
    return (
        long,
        language.t("Closest to zero: {names}", names=names),
        language.t("closest to zero: {points}", points=points),
    )


class SetPage(Page):
    """The counting, of either way. The star goes on; `recount` opens what was counted, where that can be put right."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], recount: tuple[str, Callable[[], None]] | None = None
    ) -> None:
        super().__init__(ui, submit)
        match = ui.table.match
        assert match is not None
        self.state: Any = match.view(None)  # of either way: both have sets, table and holder
        self.counts = seat_counts(match.players, self.state.sets, self.state.table)
        self._recount = recount
        self.counting = Span(ui.now, COUNTING if ui.preferences.motion == "full" else 0.0)

    @property
    def number(self) -> int:
        """The set that is counted."""
        return len(self.state.sets)

    def is_moving(self, now: float) -> bool:
        """Stack, wipe, look up, add."""
        return not self.counting.is_over(now)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the counting."""
        ui, theme = self.ui, self.ui.theme
        part = self.counting.part(ui.now)
        name, leader, corner, stage = self._boxes(frame)
        heading = ui.t("Set {set}", set=self.number)
        out: list[Element] = [
            Label(bounds=name, wordings=heading, colour=theme.text.main, role="line_min", floor=4.2),
            *hint(theme, frame, self._star_said(), is_gold=True),
            self._corner_key(corner),
        ]
        if part >= 1.0:
            said = leader_words(ui.language, self.counts, is_last=self.number == SETS)
            out.append(Label(bounds=leader, wordings=said, colour=theme.text.second, lines=2, floor=3.4))
        names = (ui.t("Rolls"), ui.t("Points"), ui.t("Total"))
        return [*out, SetTable(bounds=stage, seats=self.counts, words=names, part=part)]

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect, Rect, Rect]:
        """Return the places of the heading, of who leads, of the key, and of the table."""
        words, corner = head(frame).cut_right(CORNER, 3.0)
        corner = corner._replace(y=max(RIM, corner.centre.y - KEY / 2), h=KEY)
        if frame.is_tall:
            leader, stage = frame.stage.cut_top(9.0, 2.0)
            return words, leader, corner, stage
        name, leader = words.cut_left(28.0, 3.0)
        return name, leader, corner, frame.stage

    def _corner_key(self, box: Rect) -> Key:
        """Return the key that puts things right; it warns until the points table was checked once (K16)."""
        ui = self.ui
        if PointsShelf(ui.table.store).is_checked:
            return Key(bounds=box, icon="log", label=ui.t("Put right"), tap=PutRight())
        return Key(bounds=box, icon="warn", label=(ui.t("Check points"), ui.t("Points?")), tap=PutRight())

    def _star_said(self) -> tuple[str, ...]:
        ui = self.ui
        if self.number == SETS:
            return (ui.t("Star: the result"), ui.t("Result"))
        return (ui.t("Star: set {set}", set=self.number + 1), ui.t("Next set"))

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Ask what is wrong, if it can be more than the points table."""
        if not isinstance(intent, PutRight):
            return
        if self._recount is None:
            self._open_points()
            return
        ui, (what, open_it) = self.ui, self._recount
        answers = [
            Answer(True, what, icon="log"),
            Answer(False, ui.t("The points table"), ui.t("as on your overview card"), icon="roll"),
        ]

        def chosen(is_count: bool) -> None:
            (open_it if is_count else self._open_points)()

        ui.go(ChoiceScreen(ui, ui.t("What is wrong?"), answers, None, chosen))

    def _open_points(self) -> None:
        self.ui.go(PointsScreen(self.ui, self.state.table, self._points_checked))

    def _points_checked(self, table: PointsTable) -> None:
        """Keep the table for the games to come; this one is looked up anew if it had another (K16)."""
        PointsShelf(self.ui.table.store).keep(table)
        if table != whole(self.state.table):
            self.submit(ChangeTable(self.state.holder, table))

    def pressed(self) -> None:
        """Show the end of the counting, or go on."""
        if self.is_moving(self.ui.now):
            self.counting = Span(self.ui.now, 0.0)
            self.ui.redraw()
        else:
            self.submit(Next(self.state.holder))
