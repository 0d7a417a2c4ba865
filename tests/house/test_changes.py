"""The lists of changes stay true: each names a piece that stands in its file once, and tests that are there."""

import pytest

from tests.house.changes import ROOT, Change, is_in_place, is_noticed, parts

ALL = [pytest.param(change, id=f"{part}-{n}") for part, each in parts().items() for n, change in enumerate(each)]


@pytest.mark.parametrize("change", ALL)
def test_a_change_can_still_be_made(change):
    assert is_in_place(change)
    assert change.means
    assert change.tests
    assert all((ROOT / test.partition("::")[0]).exists() for test in change.tests)


def _project(folder, test):
    (folder / "rule.py").write_text("def least(a, b):\n    return min(a, b)\n")
    (folder / "test_rule.py").write_text(f"from rule import least\n\n\ndef test_least():\n    {test}\n")
    return Change("rule.py", "min(a, b)", "max(a, b)", ("test_rule.py",), "the greater one is taken")


def test_a_change_that_a_test_holds_is_noticed_and_undone(tmp_path):
    change = _project(tmp_path, "assert least(1, 2) == 1")
    assert is_in_place(change, tmp_path)
    assert is_noticed(change, tmp_path)
    assert "min(a, b)" in (tmp_path / "rule.py").read_text()


def test_a_change_that_no_test_holds_is_not(tmp_path):
    assert not is_noticed(_project(tmp_path, "assert least(2, 2) == 2"), tmp_path)


def test_a_piece_that_stands_twice_is_no_change(tmp_path):
    change = _project(tmp_path, "pass")
    (tmp_path / "rule.py").write_text("min(a, b)\nmin(a, b)\n")
    assert not is_in_place(change, tmp_path)
