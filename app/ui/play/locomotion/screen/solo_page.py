"""A solo run: no roll and no turn. It counts, lights lanterns on the shortest way, and shows the best run, dotted."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from app.games.locomotion.box.moves import DrawAgain
from app.ui.ink.geometry import Rect
from app.ui.play.locomotion.both.drawn_page import AskDrawAgain
from app.ui.play.locomotion.both.page import box_of
from app.ui.play.locomotion.both.par import LANTERNS, Par
from app.ui.play.locomotion.both.places import Places
from app.ui.play.locomotion.both.run import Run
from app.ui.play.locomotion.look.lanterns import Lanterns
from app.ui.play.locomotion.look.overlays import Trail
from app.ui.play.locomotion.look.yard_map import YardMap
from app.ui.play.locomotion.screen.best_run import Ways
from app.ui.play.locomotion.screen.turn_look import Choice
from app.ui.play.locomotion.screen.turn_page import AskUncouple, TurnPage
from app.ui.play.locomotion.words.refusal import Flaw
from app.ui.play.locomotion.words.shared import made
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

ROOMY = 28.0
"""So much room in mm lets the lanterns stand beside the count."""


class AskLantern(Struct, frozen=True):
    """Light one lantern more; with all three, show the next acts."""


class SoloPage(TurnPage):
    """The run of the acting seat (M26)."""

    def __init__(
        self, ui: Ui, submit: Callable[[Any], bool], run: Run, explain: Callable[[Flaw], str], par: Par, best: Ways
    ) -> None:
        super().__init__(ui, submit, run, explain)
        self.par = par
        self.best = best
        self.is_asked = False  # for the next acts, which are still being worked out
        par.of_start(self.state)

    @property
    def is_hopeless(self) -> bool:
        """It is proven that nobody can win this start (M28)."""
        return self.par.is_hopeless(self.state)

    @property
    def star_look(self) -> StarLook:
        """A start that cannot be won is not driven."""
        return StarLook.NOT_YET if self.is_hopeless else super().star_look

    def star_says(self) -> tuple[str, ...]:
        """Return what a press does."""
        t = self.ui.t
        if self.is_hopeless:
            return (t("Nobody can win this: draw again, or go back and place again"), t("cannot be won"))
        return super().star_says()

    def tick(self, now: float) -> None:
        """Show the next acts once they are known."""
        super().tick(now)
        if self.is_asked:
            self._show_next()

    # ------------------------------------------------------------ touches

    def tapped(self, intent: object) -> None:
        """Light a lantern, draw again, or plan what was touched."""
        match intent:
            case AskLantern():
                self._light()
            case AskDrawAgain():
                self.submit(DrawAgain(self.seat))
            case _:
                self.is_asked = False
                super().tapped(intent)

    def pressed(self) -> None:
        """Do what is planned; a start that cannot be won is refused (M28)."""
        if self.is_hopeless:
            self._refused(Flaw("M28", "hopeless"), self.state.train.locomotive)
        else:
            super().pressed()

    def _light(self) -> None:
        self.par.lit = min(LANTERNS, self.par.lit + 1)
        self.ui.play(Cue.PLACE)
        self.ui.tell(self.ui.t("Shortest way: {length}", length=self.par.words(self.state)), "info")
        if self.par.lit == LANTERNS:
            self.is_asked = True
            self._show_next()

    def _show_next(self) -> None:
        acts = self.par.next_acts(self.state)
        if acts:
            self.is_asked = False
            self.plan, self.stops, self.flaw = self.outlook.follow(acts), (), None
            self.ui.redraw()

    # ------------------------------------------------------------ scene

    def last_way(self, map_: YardMap) -> list[Element]:
        """Return the best run, dotted."""
        ways = [tuple(map_.spot(point) for point in way) for way in self.best]
        return [Trail(bounds=box_of(spots), spots=spots, is_past=True) for spots in ways]

    def counted(self, at: Places) -> list[Element]:
        """Return what the run took so far, the length to beat, and the lanterns."""
        total = self.state.counted[self.seat] or 0
        if self.plan is not None:
            total += self.plan.cost
        exact = self.par.exact(self.state)
        words = str(total) if exact is None else f"{total}/{exact}"
        out: list[Element] = []
        for box, is_far in ((at.second, False), (at.far_second, True)):
            if box is None or box.h <= 0:
                continue
            row = Rect(box.x, box.centre.y - 3.0, box.w, 6.0)
            lamps, number = row.cut_right(13.5, 2.0)[::-1] if not is_far else row.cut_left(13.5, 2.0)
            if box.w < ROOMY:
                lamps, number = lamps._replace(w=0.0), row
            out.append(Label(bounds=number._replace(y=box.y, h=box.h), wordings=words, colour=self.ui.theme.text.main,
                             role="line_min", is_turned=is_far, floor=3.4))  # fmt: skip
            if not is_far and lamps.w:
                out.append(Lanterns(bounds=lamps, lit=self.par.lit))
        return out

    def left_words(self) -> str | tuple[str, ...]:
        """Say what the run took so far."""
        t, tally, total = self.ui.t, self.state.tallies[self.seat], self.state.counted[self.seat]
        run = made(self.ui.language, tally.steps, tally.couplings)
        long = t("{steps}, {couplings} free", **run) if self.state.options.steps_only else ", ".join(run.values())
        return (long, t("{total} so far", total=total))

    def choices(self) -> list[Choice]:
        """Return the keys of a turn, and the lanterns, or the way out of a start that cannot be won."""
        t, par, keys = self.ui.t, self.par, super().choices()
        may_draw = self.match.refusal(DrawAgain(self.seat)) is None
        again = Choice("again", t("Draw again"), "", AskDrawAgain(), Look.REST if may_draw else Look.OFF)
        if self.is_hopeless:
            return [*keys, again]
        if may_draw:  # nothing hangs yet that could be left behind (M44)
            keys = [again if key.tap == AskUncouple() else key for key in keys]
        note = par.words(self.state) if par.lit else t("how short?")
        look = Look.CHOSEN if par.lit else Look.REST
        return [*keys, Choice("bright", t("Lantern"), note, AskLantern(), look)]
