"""Building a yard: touch a dot, then one beside it, and a rail lies there or is taken away; or draw along the dots.

The rules are checked at every rail. What breaks one is shown in the colour of no with one sentence; only a yard
without a breach can be kept for play. What is half built is kept at once, so nothing is ever lost.
"""

from collections.abc import Callable

from msgspec.structs import replace

from app.games.locomotion.yard.checks import Breach, breaches, turning_breach
from app.games.locomotion.yard.draft import LONGEST_TITLE, YardDraft, rail_between
from app.games.locomotion.yard.file import NamedYard
from app.games.locomotion.yard.lattice import Place
from app.games.locomotion.yard.network import Rail
from app.ui.kit.frame import Frame
from app.ui.play.locomotion.yards.editor_more import EditorMoreScreen
from app.ui.play.locomotion.yards.editor_view import Again, Dot, Draw, More, NextFault, Pan, TakeBack, view
from app.ui.play.locomotion.yards.own_yards import breach_words, yard_shelf
from app.ui.play.locomotion.yards.start_par import prepare
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook

BEYOND = 8
"""So many half steps beyond the yard one may look."""


class YardEditorScreen(Screen):
    """One draft on the lattice. `done` gets the yard once it is kept."""

    def __init__(self, ui: Ui, draft: YardDraft, done: Callable[[NamedYard], None]) -> None:
        super().__init__(ui)
        self.draft = draft
        self.done = done
        self.chosen: Place | None = None
        self.middle = middle_of(draft)
        self.before: list[YardDraft] = []
        self.after: list[YardDraft] = []
        self.sized_for = draft  # under a finger that draws the dots stay where they are
        self.at_fault = 0  # which of the breaches is looked at

    # ------------------------------------------------------------ what is the matter

    def faults(self) -> list[Breach]:
        """Return every breach of M2 to M4; of points that cannot be reached, the fewest first."""
        return sorted(breaches(self.draft.yard), key=lambda breach: len(breach.points))

    def breach(self) -> Breach | None:
        """Return the breach that is looked at."""
        found = self.faults()
        return found[self.at_fault % len(found)] if found else None

    def told(self) -> tuple[str, str]:
        """Say how the yard is, and with which signal."""
        language, breach = self.ui.language, self.breach()
        if breach is not None:
            return breach_words(language, breach), "info" if breach.key == "no_rails" else "no"
        turning = turning_breach(self.draft.yard)
        if turning is not None:
            return breach_words(language, turning), "warn"
        return language.t("Good: every point can be reached."), "yes"

    @property
    def star_look(self) -> StarLook:
        """Armed for a yard that can be played on."""
        return StarLook.NOT_YET if self.breach() is not None else StarLook.ARMED

    # ------------------------------------------------------------ scene and doing

    def scene(self, frame: Frame) -> list[Element]:
        """Return lattice, rails, keys, and how the yard is."""
        return view(self, frame)

    def meant(self, intent: object) -> None:
        """Lay or take a rail, look elsewhere, take back, or leave."""
        ui = self.ui
        match intent:
            case Dot(place):
                self._touch(place)
            case Draw(start, end):
                self._draw(start, end)
            case NextFault():
                self.at_fault += 1
            case Pan(right, down):
                self.middle = panned(self.draft, self.middle, right, down)
            case TakeBack():
                self._go(self.before, self.after)
            case Again():
                self._go(self.after, self.before)
            case More():
                ui.go(EditorMoreScreen(ui, self.draft, self.become, self.forget))
        if not isinstance(intent, Draw):
            self.sized_for = self.draft

    def _touch(self, place: Place) -> None:
        """Choose a dot; from the chosen one to its neighbour a rail is laid or taken away."""
        rail = rail_between(self.chosen, place) if self.chosen is not None else None
        if rail is None:
            self.chosen = None if place == self.chosen else place
            return
        if self._toggle(rail):
            self.chosen = place

    def _toggle(self, rail: Rail) -> bool:
        """Lay a rail or take it away; say so when none is left in the box."""
        changed = self.draft.toggled(rail)
        if changed is None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("All 45 rails of the box are laid. (M2)"), "no")
            return False
        self.become(changed)
        return True

    def _draw(self, start: Place, end: Place) -> None:
        """Lay the rail that a finger drew; one that lies there stays, and the last dot is not chosen."""
        rail = rail_between(start, end)
        self.chosen = None
        if rail is not None and rail not in self.draft.rails:
            self._toggle(rail)

    def become(self, draft: YardDraft) -> None:
        """Go on with another draft, which is kept at once."""
        if draft != self.draft:
            self.before.append(self.draft)
            self.after.clear()
            self._keep(draft)

    def _go(self, come_from: list[YardDraft], leave: list[YardDraft]) -> None:
        if not come_from:
            self.ui.play(Cue.REFUSE)
            return
        leave.append(self.draft)
        self.chosen = None
        self._keep(come_from.pop())

    def _keep(self, draft: YardDraft) -> None:
        self.draft, self.at_fault = draft, 0
        yard_shelf(self.ui).begin(draft)

    def forget(self) -> None:
        """Throw the draft away; a yard that is kept stays as it was."""
        yard_shelf(self.ui).drop(self.draft.id)
        self.ui.back()

    # ------------------------------------------------------------ the star

    def pressed(self) -> None:
        """Keep the yard, or say what is in the way."""
        ui = self.ui
        if self.star_look is StarLook.NOT_YET:
            ui.play(Cue.REFUSE)
            return
        named, shelf = self._finished(), yard_shelf(ui)
        there = shelf.by_id(named.id)
        shelf.put(named, "" if there is None else there.titles.en)
        shelf.drop(named.id)
        ui.back()
        prepare(ui, named)
        self._tell_kept(named)
        self.done(named)

    def _finished(self) -> NamedYard:
        """Return the yard under a name that is free: another may have taken it while this one was half built."""
        named, shelf = self.draft.finished(), yard_shelf(self.ui)
        there = shelf.by_id(named.id)
        if shelf.is_free(named.titles.en, "" if there is None else there.titles.en):
            return named
        name = shelf.free_name(named.titles.en, LONGEST_TITLE)
        return replace(named, titles=replace(named.titles, en=name, nl=name))

    def _tell_kept(self, named: NamedYard) -> None:
        ui, kept = self.ui, self.draft.kept
        lost = len(kept.starts) - len(named.starts) if kept is not None else 0
        said = ui.t("{name} is kept.", name=named.titles.en)
        if lost:
            said += " " + ui.n("One start had no place any more.", "{count} starts had no place any more.", lost)
        ui.tell(said, "yes")

    def take_back(self) -> None:
        """Take back the last rail; with none left, leave."""
        if self.before:
            self._go(self.before, self.after)
        else:
            self.ui.back()


def middle_of(draft: YardDraft) -> tuple[int, int]:
    """Return the column and row, in half steps and rows, around which a draft lies."""
    columns, rows = _extent(draft)
    return (columns[0] + columns[1]) // 2, (rows[0] + rows[1]) // 2


def panned(draft: YardDraft, middle: tuple[int, int], right: int, down: int) -> tuple[int, int]:
    """Return a middle moved on, but not so far that the yard is out of sight."""
    columns, rows = _extent(draft)
    column = min(max(middle[0] + right, columns[0] - BEYOND), columns[1] + BEYOND)
    return column, min(max(middle[1] + down, rows[0] - BEYOND // 2), rows[1] + BEYOND // 2)


def _extent(draft: YardDraft) -> tuple[tuple[int, int], tuple[int, int]]:
    ends = [end for rail in draft.rails for end in rail.ends] or [Place(0, 0)]
    columns, rows = [end.column for end in ends], [end.row for end in ends]
    return (min(columns), max(columns)), (min(rows), max(rows))
