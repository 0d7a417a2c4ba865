"""Sheets as files: written whole, read strictly, found where they may lie; sticks; the shelf in the store."""

import os

import pytest
from msgspec.structs import replace

from app.devices.stand_ins import FakeClock
from app.errors import SheetTrouble, StoreTrouble
from app.games.locus import Scales
from app.games.locus.own_sheet import OwnSheet, own_sheet_text
from app.paper.files import file_name, homes, write_file
from app.paper.sticks import sticks
from app.prints.locus.files import export_sheets, find_sheets
from app.prints.locus.shelf import KEY, Begun, Shelf
from app.reading.files import MOST
from app.table.store.store import Store

OURS = OwnSheet("Ons blad", Scales((5, 9), (0, 4), (6, 8), (8, 8), (4, 9)), cards=54)
THEIRS = replace(OURS, name="ons-blad!", cards=None)


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path / "data", FakeClock()) as opened:
        yield opened


# ---------------------------------------------------------------- files


def test_what_was_exported_is_found_again(tmp_path):
    folders = homes(tmp_path, (tmp_path / "stick",))
    assert export_sheets((OURS, THEIRS), folders) == 2
    found = find_sheets(tmp_path, (tmp_path / "stick",))
    assert [each.thing for each in found] == [THEIRS, OURS, THEIRS, OURS]
    assert sorted(p.name for p in folders[1].iterdir()) == ["ons-blad-2.toml", "ons-blad.toml"]


def test_a_file_in_the_first_folder_of_a_stick_is_found(tmp_path):
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "MINE.TOML").write_text(own_sheet_text(OURS))
    (tmp_path / "stick" / ".hidden.toml").write_text(own_sheet_text(OURS))
    assert [each.thing for each in find_sheets(tmp_path, (tmp_path / "stick",))] == [OURS]


@pytest.mark.parametrize(
    "content", [b"\xff\xfe", b"name = ", b"", b"#" * (MOST + 1), b"format = 1\nname = 'x'\n"], ids=range(5)
)
def test_a_file_that_is_no_sheet_says_so_with_its_name(tmp_path, content):
    write_file(tmp_path / "exports" / "odd.toml", content)
    (found,) = find_sheets(tmp_path, ())
    assert found.thing is None
    assert found.refused is not None
    assert found.refused.file == "odd.toml"
    assert found.refused.place
    assert found.refused.remedy


def test_a_file_is_written_whole_and_nothing_beside_it(tmp_path):
    write_file(tmp_path / "new" / "fine.pdf", b"whole")
    assert [(p.name, p.read_bytes()) for p in (tmp_path / "new").iterdir()] == [("fine.pdf", b"whole")]


def test_a_file_that_cannot_be_written_is_told_with_its_name(tmp_path):
    (tmp_path / "in-the-way").write_bytes(b"")
    with pytest.raises(StoreTrouble, match="fine"):
        write_file(tmp_path / "in-the-way" / "fine", b"whole")


@pytest.mark.parametrize(
    ("name", "plain"), [("Ons blad", "ons-blad"), ("Één/../ding", "een-ding"), ("数独", "sheet"), ("A  B", "a-b")]
)
def test_a_sheet_has_a_file_name_that_no_system_minds(name, plain):
    assert file_name(name) == plain


# ---------------------------------------------------------------- sticks


def test_sticks_are_writable_mount_points_one_or_two_folders_down(tmp_path):
    media, run = tmp_path / "media", tmp_path / "run"
    for folder in (media / "usb", media / "anna" / "BLUE", media / "anna" / "plain", run / "anna" / "RED"):
        folder.mkdir(parents=True)
    mounted = {media / "usb", media / "anna" / "BLUE", run / "anna" / "RED"}
    found = sticks((media, run, tmp_path / "nowhere"), mounted.__contains__)
    assert [stick.name for stick in found] == ["BLUE", "RED", "usb"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_stick_that_cannot_be_written_is_none(tmp_path):
    (tmp_path / "locked").mkdir(mode=0o555)
    assert sticks((tmp_path,), lambda _: True) == ()


# ---------------------------------------------------------------- the shelf


def test_sheets_stand_by_name_and_outlive_the_program(store):
    Shelf(store).put(replace(OURS, name="Zee"))
    Shelf(store).put(replace(OURS, name="aap"))
    assert [sheet.name for sheet in Shelf(store).all()] == ["aap", "Zee"]


def test_a_name_is_given_once_whatever_its_capitals(store):
    shelf = Shelf(store)
    shelf.put(OURS)
    assert not shelf.is_free("ONS BLAD")
    assert shelf.is_free("ons blad", besides="Ons blad")
    with pytest.raises(ValueError, match="already"):
        shelf.put(replace(OURS, name="ons Blad"))


def test_a_sheet_is_replaced_and_renamed_in_its_place(store):
    shelf = Shelf(store)
    shelf.put(OURS)
    shelf.put(replace(OURS, name="Nieuw", coins=20), replacing=OURS.name)
    assert [(sheet.name, sheet.coins) for sheet in shelf.all()] == [("Nieuw", 20)]


def test_a_free_name_gets_the_first_number_and_stays_short(store):
    shelf = Shelf(store)
    shelf.put(OURS)
    assert shelf.free_name("Ons blad", 14) == "Ons blad 2"
    shelf.put(replace(OURS, name="Wim en Marloes"))
    assert shelf.free_name("Wim en Marloes", 14) == "Wim en Marl 2"


def test_a_deleted_sheet_is_gone_and_asking_for_it_names_the_others(store):
    shelf = Shelf(store)
    shelf.put(OURS)
    shelf.put(replace(OURS, name="Zee"))
    shelf.delete("Zee")
    with pytest.raises(SheetTrouble, match="Ons blad"):
        shelf.named("Zee")


def test_a_sheet_half_done_is_remembered_until_it_is_done(store):
    shelf = Shelf(store)
    begun = Begun("", replace(OURS, scales=Scales((1,), (0,), (), (), ())))
    shelf.begin(begun)
    assert Shelf(store).begun == begun
    shelf.begin(None)
    assert Shelf(store).begun is None


def test_sheets_kept_by_another_version_are_left_out_with_a_notice(store):
    store.put(KEY, [{"title": "?"}])
    assert Shelf(store).all() == ()
    assert [notice.key for notice in store.notices] == ["kept-value-refused"]
