"""The solo starts of a yard: look at them; of our own yards also place, spread, change and remove them."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.spread import spread_start
from app.games.locomotion.start import Start, is_big_enough
from app.games.locomotion.yard.file import NamedStart, NamedYard
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import NOWHERE, Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.locomotion.both.library import yard_title
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.words.shared import colour_word
from app.ui.play.locomotion.yards.own_yards import yard_shelf
from app.ui.play.locomotion.yards.start_par import par_words
from app.ui.play.locomotion.yards.start_screen import StartScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow

MANY = 1 << 30
"""So many different spreads."""


class LookAtStart(Struct, frozen=True):
    """Look at a start, or change it."""

    index: int


class PlaceNew(Struct, frozen=True):
    """Place a new start by hand, or let the device spread it."""

    is_spread: bool


class StartsScreen(Screen):
    """A row for each start. `changed` gets the yard whenever its starts are others."""

    def __init__(self, ui: Ui, named: NamedYard, changed: Callable[[NamedYard], None], *, is_own: bool) -> None:
        super().__init__(ui)
        self.named = named
        self.is_own = is_own
        self._changed = changed
        self.page = 0
        self._par = Par(ui)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the starts and the ways to more."""
        ui, named = self.ui, self.named
        box, keys = frame.stage.cut_bottom(14.0, 3.0) if self.is_own else (frame.stage, None)
        columns = 2 if frame.format is Format.LARGE else 1
        page = list_page(ui, frame, len(named.starts), self.page, box=box, row=12.0, columns=columns)
        heading = (ui.t("Starts: {yard}", yard=yard_title(ui.language, named)), ui.t("Solo starts"))
        out = [*title(ui.theme, frame, heading, "first", page.note), help_key(frame), back_key(frame), *page.keys]
        for n, place in enumerate(page.places, start=page.first):
            out.append(replace(self.row(n), bounds=place))
        if not named.starts:
            words = ui.t("No start is kept yet: every game is placed anew.")
            out.append(Label(bounds=box.shrunk(4.0, box.h * 0.25), wordings=words, colour=ui.theme.text.second,
                             lines=3, align=0.5, floor=3.4))  # fmt: skip
        if keys is not None:
            hand, spread = keys.columns(2, 3.0)
            look = Look.REST if is_big_enough(named.yard, 1) else Look.OFF
            out.append(Key(bounds=hand, icon="touch", label=(ui.t("Place by hand"), ui.t("By hand")), look=look,
                           tap=PlaceNew(False)))  # fmt: skip
            out.append(Key(bounds=spread, icon="again", label=(ui.t("Let the device spread"), ui.t("Spread")),
                           look=look, tap=PlaceNew(True)))  # fmt: skip
        return out

    def row(self, n: int) -> ListRow:
        """Return the row of a start, without its place."""
        ui, start = self.ui, self.named.starts[n].start
        value, signal = par_words(ui, self._par, self.named.yard, start)
        return ListRow(bounds=NOWHERE, icon="first", name=ui.t("Start {number}", number=n + 1), value=value,
                       signal=signal, note=order_words(ui, start), opens=True, tap=LookAtStart(n))  # fmt: skip

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Look at a start, place another, turn the page, or leave."""
        ui = self.ui
        match intent:
            case LookAtStart(index):
                self._open(index)
            case PlaceNew(is_spread):
                self._place(is_spread=is_spread)
            case TurnTo(page):
                self.page = page
                ui.layout += 1

    def _open(self, index: int) -> None:
        def keep(start: Start | None) -> None:
            starts = list(self.named.starts)
            if start is None:
                del starts[index]
            else:
                starts[index] = NamedStart(starts[index].id, start)
            self._keep(tuple(starts))

        start, done = self.named.starts[index].start, keep if self.is_own else None
        self.ui.go(StartScreen(self.ui, self.named.yard, start, done, is_kept=True))

    def _place(self, *, is_spread: bool) -> None:
        ui, yard = self.ui, self.named.yard
        if not is_big_enough(yard, 1):
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("This yard is too small to play on. (M6)"), "no")
            return

        def keep(start: Start | None) -> None:
            if start is not None:
                self._keep((*self.named.starts, NamedStart(self._free_id(), start)))

        start = spread_start(yard, 1, ui.lots(MANY), 4) if is_spread else None
        ui.go(StartScreen(ui, yard, start, keep, is_kept=False))

    def _free_id(self) -> str:
        taken = {each.id for each in self.named.starts}
        return next(id_ for n in range(1, 10_000) if (id_ := f"{self.named.id}-{n}") not in taken)

    def _keep(self, starts: tuple[NamedStart, ...]) -> None:
        named = replace(self.named, starts=starts)
        yard_shelf(self.ui).put(named, self.named.titles.en)
        self.named = named
        self._changed(named)


def order_words(ui: Ui, start: Start) -> str:
    """Say the order of a start."""
    if not start.order:
        return ui.t("the order is drawn each time")
    return ", ".join(colour_word(ui.language, colour) for colour in start.order)
