"""Own yards in the store and as files: kept under their names, half built ones too, exported and found again."""

import pytest
from msgspec.structs import replace

from app.devices.stand_ins import FakeClock
from app.games.locomotion.spread import spread_start
from app.games.locomotion.yard.draft import YardDraft
from app.games.locomotion.yard.file import NamedStart, NamedYard, Titles, write_yards
from app.games.locomotion.yard.network import Rail
from app.games.locomotion.yard.text import read_yard
from app.games.locus import Scales
from app.games.locus.own_sheet import OwnSheet
from app.paper.files import homes
from app.prints.locomotion.files import export_yards, find_yards
from app.prints.locomotion.shelf import YardShelf
from app.prints.locus.files import export_sheets, find_sheets
from app.table.store.store import Store

Y = read_yard("o---o---o---o\n             \\\n              o---o---o\n")
OURS = NamedYard("own-1", Titles("Achtertuin", "Achtertuin"), Y, (NamedStart("s1", spread_start(Y, 1, 3, 4)),))


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path / "data", FakeClock()) as opened:
        yield opened


def test_what_was_exported_is_found_again_with_its_starts(tmp_path):
    folders = homes(tmp_path, (tmp_path / "stick",))
    assert export_yards((OURS,), folders) == 1
    found = find_yards(tmp_path, (tmp_path / "stick",))
    assert [each.thing for each in found] == [OURS, OURS]
    assert [file.name for file in folders[1].iterdir()] == ["yard-achtertuin.toml"]


def test_sheets_and_yards_in_one_folder_do_not_meet(tmp_path):
    sheet = OwnSheet("Ons blad", Scales((5, 9), (0, 4), (6, 8), (8, 8), (4, 9)))
    folders = homes(tmp_path, ())
    export_yards((OURS,), folders)
    export_sheets((sheet,), folders)
    assert [each.thing for each in find_yards(tmp_path, ())] == [OURS]
    assert [each.thing for each in find_sheets(tmp_path, ())] == [sheet]


def test_a_file_with_many_yards_gives_each(tmp_path):
    other = replace(OURS, id="own-2", titles=Titles("Side", "Zij"), starts=())
    (tmp_path / "exports").mkdir()
    (tmp_path / "exports" / "two.toml").write_text(write_yards((OURS, other)))
    assert [each.thing.titles.nl for each in find_yards(tmp_path, ())] == ["Achtertuin", "Side"]


TEXT = write_yards((OURS,))
RHOMBUS = "o---o---o---o---o\n"
BAD = {
    "not toml": ("yard = ", "text", "not TOML"),
    "a key too many": (TEXT.replace("id =", "colour = 1\nid =", 1), "yard[0]", "colour"),
    "a strange sign": (TEXT.replace("---", "-x-", 1), "own-1 picture line 1, column 3", "'x'"),
    "a loose end": (TEXT.replace("o---o---o\n'''", "o---o---\n'''"), "own-1 picture line 3, column 20", "---"),
    "side by side": (write_yards((replace(OURS, starts=()),)).replace("o---o---o---o\n", RHOMBUS), "own-1", "(M3)"),
    "a name too long": (TEXT.replace("Achtertuin", "Een hele lange naam"), "own-1 title", "lange"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD)
def test_m2_a_bad_file_is_refused_with_place_value_and_remedy(tmp_path, kind):
    text, place, what = BAD[kind]
    (tmp_path / "exports").mkdir()
    (tmp_path / "exports" / "bad.toml").write_text(text)
    (found,) = find_yards(tmp_path, ())
    assert found.thing is None
    assert found.refused.file == "bad.toml"
    assert place in found.refused.place
    assert what in found.refused.what
    assert found.refused.remedy


# ---------------------------------------------------------------- the shelf


def test_yards_and_drafts_outlive_the_program(store):
    draft = YardDraft("own-2", "Half", (Rail(-1, 3, 2),), 3, OURS)
    YardShelf(store).put(OURS)
    YardShelf(store).begin(draft)
    assert YardShelf(store).all() == (OURS,)
    assert YardShelf(store).by_id("own-1") == OURS
    assert YardShelf(store).drafts() == (draft,)
    assert YardShelf(store).free_id() == "own-3"


def test_every_yard_has_a_draft_of_its_own(store):
    shelf = YardShelf(store)
    shelf.begin(YardDraft("own-1", "a"))
    shelf.begin(YardDraft("own-2", "b"))
    shelf.begin(YardDraft("own-1", "c"))
    assert [(draft.id, draft.name) for draft in shelf.drafts()] == [("own-1", "c"), ("own-2", "b")]
    shelf.drop("own-1")
    assert [draft.id for draft in shelf.drafts()] == ["own-2"]
