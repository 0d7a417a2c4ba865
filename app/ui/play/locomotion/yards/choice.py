"""Choosing a yard: those of the house and our own as pictures, page by page, and the way to a made one."""

import enum
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from app.games.locomotion.yard.checks import can_turn
from app.games.locomotion.yard.draft import LONGEST_TITLE, YardDraft
from app.games.locomotion.yard.file import NamedYard
from app.paper.files import homes
from app.prints.locomotion.files import export_yards
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import grid_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, one_size, title
from app.ui.play.locomotion.both.library import house_yards, yard_title
from app.ui.play.locomotion.look.yard_tile import YardTile
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.files_screen import YardFilesScreen
from app.ui.play.locomotion.yards.maker import YardMakerScreen
from app.ui.play.locomotion.yards.own_yards import ask_name, rails_words, yard_shelf
from app.ui.play.locomotion.yards.yard_screen import YardScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.words.file_words import where_words


class Shown(enum.Enum):
    """Which yards are shown."""

    HOUSE = "house"
    OWN = "own"


class Show(Struct, frozen=True):
    """Show these yards."""

    shown: Shown


class Make(Struct, frozen=True):
    """Have a yard made."""


class LookAt(Struct, frozen=True):
    """Look at a yard."""

    id: str


class GoOn(Struct, frozen=True):
    """Go on building a yard."""

    id: str


class Build(Struct, frozen=True):
    """Build a new yard."""


class Bring(Struct, frozen=True):
    """Bring yards in from files."""


class Export(Struct, frozen=True):
    """Write all own yards to files."""


class YardChoiceScreen(Screen):
    """All yards there are; those too small for so many players are faint. `done` gets the one to play on."""

    def __init__(
        self, ui: Ui, chosen: NamedYard, fits: Callable[[NamedYard], bool], done: Callable[[NamedYard], None]
    ) -> None:
        super().__init__(ui)
        self.chosen = chosen
        self.fits = fits
        self.done = done
        self.shown = Shown.OWN if yard_shelf(ui).by_id(chosen.id) else Shown.HOUSE
        self.page = -1

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the tabs and the tiles of one page."""
        ui = self.ui
        tabs, box = frame.stage.cut_top(12.0, 3.0)
        keys: list[Element] = []
        if self.shown is Shown.OWN:
            box, row = box.cut_bottom(12.0, 3.0)
            keys = self._keys(row)
        tiles = self._tiles()
        across, down = _grid(frame, box)
        page = grid_page(frame, len(tiles), self._page(across * down), across, down, box=box)
        out = [*title(ui.theme, frame, ui.t("Which yard?"), note=page.note), help_key(frame), back_key(frame)]
        out += [*self._tabs(tabs), *page.keys, *keys]
        for place, tile in zip(page.places, tiles[page.first : page.last], strict=True):
            out.append(tile(place))
        if not tiles:
            words = ui.t("No yard of your own yet. Build one, or copy one of the house.")
            out.append(Label(bounds=box.shrunk(4.0, 2.0), wordings=words, colour=ui.theme.text.second, lines=3,
                             align=0.5, floor=3.4))  # fmt: skip
        return out

    def _page(self, each: int) -> int:
        """Return the page; at first the one of the chosen yard."""
        if self.page >= 0:
            return self.page
        ids = [named.id for named in self._yards()]
        return ids.index(self.chosen.id) // each if self.chosen.id in ids else 0

    def _tabs(self, box: Rect) -> list[Element]:
        ui = self.ui
        house, own, make = box.columns(3, 3.0)
        tabs = ((house, Shown.HOUSE, (ui.t("House yards"), ui.t("House"))), (own, Shown.OWN, ui.t("Our own")))
        shown_by = [
            Key(bounds=place, label=words, tap=Show(shown), look=Look.CHOSEN if shown is self.shown else Look.REST)
            for place, shown, words in tabs
        ]
        icon = "again" if make.w > 36.0 else ""
        return [
            *one_size(shown_by),
            Key(bounds=make, icon=icon, label=(ui.t("Make one for us"), ui.t("Make one")), tap=Make()),
        ]

    def _keys(self, box: Rect) -> list[Element]:
        ui = self.ui
        new, bring, export = box.columns(3, 3.0)
        has_own, has_icons = bool(yard_shelf(ui).all()), new.w > 36.0
        return [
            Key(bounds=new, icon="plus" if has_icons else "", label=(ui.t("Build a yard"), ui.t("Build")), tap=Build()),
            Key(bounds=bring, icon="import" if has_icons else "", label=ui.t("Bring in"), tap=Bring()),
            Key(bounds=export, icon="export" if has_icons else "", label=(ui.t("Export"), ui.t("export")), tap=Export(),
                look=Look.REST if has_own else Look.OFF),
        ]  # fmt: skip

    def _yards(self) -> tuple[NamedYard, ...]:
        return house_yards() if self.shown is Shown.HOUSE else yard_shelf(self.ui).all()

    def _tiles(self) -> list[Callable[[Rect], Element]]:
        """Return what makes the tiles: yards, and behind our own those that are half built."""
        tiles: list[Callable[[Rect], Element]] = [partial(self._tile, named) for named in self._yards()]
        if self.shown is Shown.OWN:
            tiles += [partial(self._half, draft) for draft in yard_shelf(self.ui).drafts()]
        return tiles

    def _tile(self, named: NamedYard, place: Rect) -> YardTile:
        ui = self.ui
        look, rails = Look.CHOSEN if named.id == self.chosen.id else Look.REST, rails_words(ui.language, named.yard)
        note: str | tuple[str, ...] = rails
        if not self.fits(named):
            look, note = Look.OFF, ui.t("too small")
        elif not can_turn(named.yard):
            note = (ui.t("{rails}, no turning", rails=rails), ui.t("no turning"))
        sign = "" if can_turn(named.yard) else "warn"
        return YardTile(bounds=place, yard=named.yard, name=yard_title(ui.language, named), note=note, sign=sign,
                        look=look, tap=LookAt(named.id))  # fmt: skip

    def _half(self, draft: YardDraft, place: Rect) -> YardTile:
        note = self.ui.t("half built")
        return YardTile(bounds=place, yard=draft.yard, name=draft.name, note=note, tap=GoOn(draft.id))

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Look at a yard, build, make, bring in or write out; turn the page, or leave."""
        ui = self.ui
        match intent:
            case Show(shown):
                self.shown, self.page = shown, 0
                ui.layout += 1
            case LookAt(id_):
                named = next(each for each in self._yards() if each.id == id_)
                ui.go(YardScreen(ui, named, self.fits, self._take))
            case Make():
                ui.go(YardMakerScreen(ui, self.fits, self._take))
            case TurnTo(page):
                self.page = page
                ui.layout += 1
            case _:
                self._own(intent)

    def _own(self, intent: object) -> None:
        """Do something with our own yards."""
        ui = self.ui
        match intent:
            case GoOn(id_):
                draft = yard_shelf(ui).draft_of(id_)
                if draft is not None:
                    ui.go(YardEditorScreen(ui, draft, self._built))
            case Build():
                self._build()
            case Bring():
                ui.go(YardFilesScreen(ui))
            case Export():
                self._export()

    def _take(self, named: NamedYard) -> None:
        """Play on a yard; the screen above has closed itself."""
        self.ui.back()
        self.done(named)

    def _build(self) -> None:
        ui, shelf = self.ui, yard_shelf(self.ui)

        def called(name: str) -> None:
            ui.go(YardEditorScreen(ui, YardDraft(shelf.free_id(), name), self._built))

        ask_name(ui, shelf.free_name(ui.t("Our yard"), LONGEST_TITLE), called)

    def _built(self, named: NamedYard) -> None:
        self.shown, self.page, self.chosen = Shown.OWN, -1, named

    def _export(self) -> None:
        ui, yards = self.ui, yard_shelf(self.ui).all()
        if not yards:
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("There is no yard of your own yet."), "info")
            return
        sticks = ui.sticks()
        folders = homes(ui.folder, sticks)
        export_yards(yards, folders)
        place = where_words(ui.language, folders[-1], sticks)
        said = ui.n("One yard exported: {place}", "{count} yards exported: {place}", len(yards), place=place)
        ui.tell(said, "yes")


def _grid(frame: Frame, box: Rect) -> tuple[int, int]:
    """Return how many tiles stand across and down."""
    if frame.format is Format.TALL:
        return 2, 3
    across = 3 if frame.format is Format.LOW else 4
    return across, 2 if box.h > 45.0 else 1
