"""The look at the data folder: it tells health and damage, and leaves nothing behind."""

import os
import shutil
from pathlib import Path

import pytest

from app.devices.stand_ins import FakeClock
from app.store_check import check_database, check_folder
from app.table.ports import Health
from app.table.store.findings import DATABASE
from app.table.store.store import Store


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_folder_that_can_be_written_is_ok_and_stays_empty(tmp_path: Path) -> None:
    assert check_folder(tmp_path).health is Health.OK
    assert names(tmp_path) == set()


def test_a_folder_to_be_made_is_ok_and_is_not_made(tmp_path: Path) -> None:
    check = check_folder(tmp_path / "a" / "b")
    assert (check.health, "will be made" in check.detail) == (Health.OK, True)
    assert names(tmp_path) == set()


def test_a_file_where_the_folder_should_be_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert check_folder(tmp_path / "file" / "data").detail == f"{tmp_path / 'file'} is not a folder"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_rights_is_an_error(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written" in check_folder(tmp_path).detail


def test_no_database_yet_is_absent(tmp_path: Path) -> None:
    assert check_database(tmp_path).health is Health.ABSENT
    assert check_database(tmp_path / "nowhere").health is Health.ABSENT


def test_a_closed_database_is_ok_and_gets_no_side_files(tmp_path: Path) -> None:
    Store.open(tmp_path, FakeClock()).close()
    before = names(tmp_path)
    check = check_database(tmp_path)
    assert (check.health, "0 matches" in check.detail) == (Health.OK, True)
    assert names(tmp_path) == before


def test_a_database_in_use_is_ok(tmp_path: Path) -> None:
    with Store.open(tmp_path, FakeClock()):
        assert check_database(tmp_path).health is Health.OK


def test_a_log_left_by_a_power_cut_is_read_and_left_alone(tmp_path: Path) -> None:
    cut = tmp_path / "cut"
    cut.mkdir()
    with Store.open(tmp_path / "live", FakeClock()) as store:
        store.put("name", "value")
        for name in (DATABASE, f"{DATABASE}-wal", "tafelster.lock"):
            shutil.copyfile(tmp_path / "live" / name, cut / name)
    assert check_database(cut).health is Health.OK
    assert names(cut) == {DATABASE, f"{DATABASE}-wal", "tafelster.lock"}


@pytest.mark.parametrize("damage", [b"", b"not a database at all" * 20])
def test_what_is_no_database_is_an_error_with_a_remedy(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / DATABASE).write_bytes(damage)
    check = check_database(tmp_path)
    assert (check.health, "damaged" in check.detail) == (Health.ERROR, True)
    assert check.remedy


def test_a_damaged_page_is_an_error(tmp_path: Path) -> None:
    Store.open(tmp_path, FakeClock()).close()
    path = tmp_path / DATABASE
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    assert check_database(tmp_path).health is Health.ERROR


def test_a_folder_in_place_of_the_database_is_an_error(tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()
    assert check_database(tmp_path).health is Health.ERROR
