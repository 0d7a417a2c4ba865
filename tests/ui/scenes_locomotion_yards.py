"""Every screen about the yards of Locomotion, by name: chosen, looked at, made, built, brought in, their starts."""

from itertools import pairwise
from typing import Any

from stage_set import Put, Stage

from app.games.locomotion.spread import spread_start
from app.games.locomotion.yard.draft import YardDraft, rail_between
from app.games.locomotion.yard.file import NamedStart, NamedYard, Titles, write_yards
from app.games.locomotion.yard.lattice import place_named
from app.games.locomotion.yard.network import Rail, Yard
from app.games.locomotion.yard.recipe import recipe_of
from app.games.locomotion.yard.text import read_yard
from app.paper.files import homes
from app.prints.locomotion.shelf import YardShelf
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.yards.choice import Show, Shown, YardChoiceScreen
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.editor_view import Dot, More
from app.ui.play.locomotion.yards.files_screen import YardFilesScreen
from app.ui.play.locomotion.yards.maker import YardMakerScreen
from app.ui.play.locomotion.yards.start_screen import ChooseOrder, Spread, StartScreen
from app.ui.play.locomotion.yards.starts_screen import StartsScreen
from app.ui.play.locomotion.yards.yard_screen import YardScreen
from app.ui.screens.files import Read

LINE = read_yard("o---o---o---o---o---o---o---o\n")
RING = read_yard("""
    o---o
   /     \\
  o       o---o---o---o
   \\     /
    o---o
""")


def own(name: str, yard: Yard, *codes: int, id_: str = "own-1") -> NamedYard:
    """Return an own yard with spread starts."""
    starts = tuple(NamedStart(f"{id_}-{n}", spread_start(yard, 1, code, 4)) for n, code in enumerate(codes, start=1))
    return NamedYard(id_, Titles(name, name), yard, starts)


OURS = own("Achtertuintjes", RING, 5, 8, 9)
STRAIGHT = own("Wim en Marloes", LINE, id_="own-2")


def _nothing(_named: Any) -> None:
    """Do nothing with a yard."""


def _fits(named: NamedYard) -> bool:
    return len(named.yard.places) > 10


def kept(*yards: NamedYard, drafts: tuple[YardDraft, ...] = ()) -> Put:
    """Put yards on the shelf."""

    def act(stage: Stage) -> None:
        shelf = YardShelf(stage.ui.table.store)
        for named in yards:
            shelf.put(named)
        for draft in drafts:
            shelf.begin(draft)

    return act


def _choosing(shown: Shown, *yards: NamedYard, drafts: tuple[YardDraft, ...] = ()) -> Put:
    def act(stage: Stage) -> None:
        kept(*yards, drafts=drafts)(stage)
        stage.ui.go(YardChoiceScreen(stage.ui, house_yards()[1], _fits, _nothing))
        stage.ui.screen.tapped(Show(shown))

    return act


def _looking(named: NamedYard, *yards: NamedYard) -> Put:
    def act(stage: Stage) -> None:
        kept(*yards)(stage)
        stage.ui.go(YardScreen(stage.ui, named, lambda _named: True, _nothing))

    return act


def _making(code: int) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(YardMakerScreen(stage.ui, lambda _named: True, _nothing))
        stage.ui.screen.recipe = recipe_of(code)

    return act


def rails_at(*lines: str) -> tuple[Rail, ...]:
    """Return the rails along points by name: "c1 e1 f2" is two rails."""
    found = set()
    for line in lines:
        places = [place_named(name) for name in line.split()]
        found |= {rail_between(one, two) for one, two in pairwise(places)}
    return tuple(sorted(rail for rail in found if rail is not None))


def _building(draft: YardDraft, *touched: str, more: bool = False) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(YardEditorScreen(stage.ui, draft, _nothing))
        for name in touched:
            stage.ui.screen.tapped(Dot(place_named(name)))
        if more:
            stage.ui.screen.tapped(More())

    return act


def _starts(named: NamedYard, *, is_own: bool) -> Put:
    def act(stage: Stage) -> None:
        kept(OURS)(stage)
        stage.ui.go(StartsScreen(stage.ui, named, _nothing, is_own=is_own))

    return act


def _start(*intents: Any, yard: Yard = RING, is_kept: bool = False, is_shown: bool = False) -> Put:
    def act(stage: Stage) -> None:
        start = OURS.starts[0].start if is_kept or is_shown else None
        done = None if is_shown else _nothing
        stage.ui.go(StartScreen(stage.ui, yard, start, done, is_kept=is_kept))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _files(*texts: tuple[str, str], opens: int | None = None) -> Put:
    def act(stage: Stage) -> None:
        folder = homes(stage.ui.folder, ())[0]
        folder.mkdir(exist_ok=True)
        for name, text in texts:
            (folder / name).write_text(text)
        stage.ui.go(YardFilesScreen(stage.ui))
        if opens is not None:
            stage.ui.screen.tapped(Read(opens))

    return act


HALF = YardDraft("own-3", "Half klaar", RING.rails[:5])
BENT = write_yards((STRAIGHT,)).replace("---o\n'''", "---o\n \\\n  o\n'''")
BIG = max(house_yards(), key=lambda named: len(named.yard.rails))

YARD_FILE = "een-lange-naam-van-een-werf.toml"
YARDS: dict[str, Put] = {
    "yards-house": _choosing(Shown.HOUSE),
    "yards-own-none": _choosing(Shown.OWN),
    "yards-own": _choosing(Shown.OWN, OURS, STRAIGHT, drafts=(HALF,)),
    "yard-house": _looking(BIG),
    "yard-own": _looking(STRAIGHT, STRAIGHT),
    "maker": _making(123_456_789),
    "maker-large": _making(4_000_000_000 // 216 * 216 + 215),
    "editor-empty": _building(YardDraft("own-1", "Onze werf")),
    "editor-chosen": _building(YardDraft("own-1", "Onze werf", RING.rails), "i3"),
    "editor-good": _building(YardDraft("own-1", "Onze werf", RING.rails)),
    "editor-parallel": _building(YardDraft("own-1", "Onze werf", rails_at("a1 c1 e1 g1", "c1 d2 f2 h2"))),
    "editor-several": _building(YardDraft("own-1", "Onze werf", rails_at("a1 c1 d2 b2 a1"))),
    "editor-unreachable": _building(YardDraft("own-1", "Onze werf", rails_at("a1 c1 e1 d2"))),
    "editor-apart": _building(YardDraft("own-1", "Onze werf", rails_at("a1 c1 e1", "a3 c3 e3"))),
    "editor-straight": _building(YardDraft("own-1", "Onze werf", LINE.rails)),
    "editor-three": _building(YardDraft("own-1", "Onze werf", RING.rails, 3)),
    "editor-big": _building(YardDraft("own-1", "Onze werf", BIG.yard.rails)),
    "editor-more": _building(YardDraft("own-1", "Onze werf", RING.rails), more=True),
    "starts-own": _starts(OURS, is_own=True),
    "starts-house": _starts(house_yards()[0], is_own=False),
    "starts-none": _starts(STRAIGHT, is_own=True),
    "start-empty": _start(),
    "start-spread": _start(Spread()),
    "start-big": _start(Spread(), yard=BIG.yard),
    "start-kept": _start(is_kept=True),
    "start-order": _start(ChooseOrder(), is_kept=True),
    "start-shown": _start(is_shown=True),
    "yard-files-none": _files(),
    "yard-files": _files(("wim.toml", write_yards((OURS, STRAIGHT))), (YARD_FILE, BENT)),
    "yard-files-refused": _files((YARD_FILE, BENT), opens=0),
}
"""All of them; a new screen is one line."""
