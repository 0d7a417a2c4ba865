"""A run without a die beside the box: every step and coupling is counted, the star counts a step (M26, M27)."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box.game import Act, Spend
from app.games.locomotion.box.refusals import MOST_STEPS
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import one_size
from app.ui.play.locomotion.box.best import Best, best_run
from app.ui.play.locomotion.box.move_page import AskWin, Burn
from app.ui.play.locomotion.box.page import BoxPage, footed
from app.ui.play.locomotion.look.pip_track import ICONS
from app.ui.screens.number import NumberScreen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker

GAP = 3.0


class AskSteps(Struct, frozen=True):
    """Count several steps at once."""


class AskGiveUp(Struct, frozen=True):
    """Give up."""


class BoxSoloPage(BoxPage):
    """Three counters and the keys that count; what the others made stands beside them in a competition."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], claim: Callable[[], None], give_up: Callable[[], None]
    ) -> None:
        super().__init__(ui, submit)
        self._claim, self._give_up = claim, give_up
        self.best: Best | None = best_run(ui.table.store, self.match)

    # ------------------------------------------------------------ doing

    def pressed(self) -> None:
        """Count a step."""
        self.submit(Spend(self.seat, Act.STEP))

    def tapped(self, intent: object) -> None:
        """Count, or end the run."""
        ui = self.ui
        match intent:
            case Burn(act, count):
                self.submit(Spend(self.seat, act, count))
            case AskSteps():
                ui.go(NumberScreen(ui, ui.t("How many steps?"), self._counted, least=1, most=MOST_STEPS))
            case AskWin():
                self._claim()
            case AskGiveUp():
                self._give_up()

    def _counted(self, steps: int | None) -> None:
        if steps:
            self.submit(Spend(self.seat, Act.STEP, steps))

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return line, counters, keys."""
        body, foot = footed(frame, self.body(frame))
        out = [*self.line(frame), *self.star_words(frame, foot, self._says())]
        if frame.is_tall:
            above, below = body.cut_bottom(65.0, GAP)
            acts, ends = below.rows(2, GAP)
        else:
            above, below = body.cut_bottom(body.h * 0.62, GAP)
            acts, ends = below.cut_bottom(14.0, GAP)
        words = above._replace(h=0.0)
        if self.best is not None or self._finished():
            above, words = above.cut_bottom(9.0, 1.0)
        return [
            *out,
            *self._counters(above),
            *self._compared(words),
            *self._acts(acts, frame),
            *self._ends(ends, frame),
        ]

    def _says(self) -> tuple[str, ...]:
        """Say what the star does; before a run that is not the first one, what stands on the table again (M26)."""
        t = self.ui.t
        if self._finished() and self.state.tallies[self.seat].total == 0:
            return (t("First put all pieces back as at the start"), t("First all pieces back"))
        return (t("Star: one step"), t("one step"))

    def _counters(self, box: Rect) -> list[Element]:
        """Return steps and couplings, and what they come to, each with its icon; the word stands below."""
        ui, theme, tally = self.ui, self.ui.theme, self.state.tallies[self.seat]
        told = [
            (ICONS[Act.STEP], ui.t("steps"), tally.steps),
            (ICONS[Act.COUPLE], ui.t("couplings"), tally.couplings),
            ("cup", ui.t("counts") if self.state.options.steps_only else ui.t("total"), self.state.counted[self.seat]),
        ]
        role = "number" if box.h > 30.0 else "line" if box.h > 19.0 else "line_min"
        out: list[Element] = []
        for n, ((icon, word, count), place) in enumerate(zip(told, box.columns(3, GAP), strict=True)):
            number, words = place.shrunk(1.2, 1.0).cut_bottom(4.6, 0.4)
            sign, number = number.cut_left(min(number.w * 0.34, 12.0))
            colour = theme.text.main if n == 2 else theme.text.second
            out += [
                Panel(bounds=place, fill=theme.surface.tray if n < 2 else theme.surface.raised),
                Icon(bounds=around(sign.centre, min(sign.w, sign.h, 9.0)), name=icon, colour=colour),
                Label(bounds=number.shrunk(0.5, 0.0), wordings=str(count), colour=theme.text.main, role=role,
                      align=0.5, floor=4.2),
                Label(bounds=words, wordings=word, colour=theme.text.second, align=0.5, floor=2.5,
                      role="small" if place.w > 40.0 else "fine"),
            ]  # fmt: skip
        return out

    def _finished(self) -> list[int]:
        """Return the seats that have made their run."""
        return [seat for seat in range(self.state.seats) if seat != self.seat and self._has_run(seat)]

    def _compared(self, box: Rect) -> list[Element]:
        """Return what the others made so far, or the best of before."""
        theme, done = self.ui.theme, self._finished()
        if done:
            out: list[Element] = []
            for seat, place in zip(done, box.columns(3, GAP), strict=False):
                disc, words = place.cut_left(8.4, 2.0)
                figure = self.players[seat].figure
                out.append(SeatMarker(bounds=around(disc.centre, 8.4), figure=figure, look=SeatLook.DONE))
                out.append(Label(bounds=words, wordings=self._made(seat), colour=theme.text.second, floor=3.4))
            return out
        if self.best is None:
            return []
        return [Label(bounds=box, wordings=self._best_words(self.best), colour=theme.text.second, align=0.5,
                      floor=3.4)]  # fmt: skip

    def _has_run(self, seat: int) -> bool:
        tally = self.state.tallies[seat]
        return tally.has_given_up or tally.total > 0

    def _made(self, seat: int) -> tuple[str, ...]:
        tally, t = self.state.tallies[seat], self.ui.t
        return (t("given up"),) if tally.has_given_up else (str(self.state.counted[seat]),)

    def _best_words(self, best: Best) -> tuple[str, ...]:
        ui = self.ui
        if best.is_same:
            return (ui.t("Best of this start: {total}, {name}", total=best.total, name=best.name),
                    ui.t("Best here: {total}", total=best.total))  # fmt: skip
        count = self.state.options.wagons
        return (
            ui.t("Best so far with {count} wagons: {total}, {name}", count=count, total=best.total, name=best.name),
            ui.t("Best so far: {total}", total=best.total),
        )

    def _acts(self, box: Rect, frame: Frame) -> list[Element]:
        """Return the three keys that count."""
        t = self.ui.t
        words = {Act.STEP: (t("Step"),), Act.COUPLE: (t("Couple"),), Act.UNCOUPLE: (t("Uncouple"), t("Unhook"))}
        keys = [
            Key(bounds=place, icon=ICONS[act], label=words[act], note="" if frame.is_tall else "+1", tap=Burn(act),
                role="title" if place.h > 24.0 and box.w > 100.0 else "label")
            for act, place in zip(words, _three(box, frame), strict=True)
        ]  # fmt: skip
        return [*one_size(keys)]

    def _ends(self, box: Rect, frame: Frame) -> list[Element]:
        """Return the win, several steps, and giving up."""
        t = self.ui.t
        win, several, give_up = _three(box, frame)
        return [
            Key(bounds=several, icon="plus", label=(t("Steps at once"), t("Steps")), tap=AskSteps()),
            Key(bounds=win, icon="cup", label=(t("The order is complete"), t("Complete")), tap=AskWin()),
            Key(bounds=give_up, icon="close", label=(t("Give up"),), tap=AskGiveUp()),
        ]


def _three(box: Rect, frame: Frame) -> list[Rect]:
    """Cut a box into three: side by side, or one above two on a tall panel."""
    if not frame.is_tall:
        return box.columns(3, GAP)
    first, second = box.rows(2, GAP)
    return [first, *second.columns(2, GAP)]
