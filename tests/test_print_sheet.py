"""`tafelster print-sheet`: what it writes, and what it says when it cannot."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.__main__ import main
from app.devices.stand_ins import FakeClock
from app.games.locus import Scales
from app.games.locus.own_sheet import OwnSheet
from app.prints.locus.shelf import Shelf
from app.table.store.store import Store

ROOT = Path(__file__).parents[1]


def test_the_house_sheet_needs_no_data(tmp_path):
    out = tmp_path / "new" / "house.pdf"
    assert main(["print-sheet", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF-")


def test_an_own_sheet_is_printed_by_its_name(tmp_path):
    with Store.open(tmp_path, FakeClock()) as store:
        Shelf(store).put(OwnSheet("Ons blad", Scales((5,), (0, 4), (6,), (8,), (4,))))
    out = tmp_path / "ours.pdf"
    words = ["--sheet", "ons blad", "--paper", "a4", "--ink", "saving", "--lang", "nl", "--data", str(tmp_path)]
    assert main(["print-sheet", *words, "--out", str(out)]) == 0
    assert out.read_bytes().startswith(b"%PDF-")


def test_a_sheet_that_is_not_kept_names_those_that_are(tmp_path, capsys):
    with Store.open(tmp_path, FakeClock()) as store:
        Shelf(store).put(OwnSheet("Ons blad", Scales((5,), (0, 4), (6,), (8,), (4,))))
    assert main(["print-sheet", "--sheet", "x", "--data", str(tmp_path), "--out", str(tmp_path / "x.pdf")]) == 2
    assert "'Ons blad'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--sheet", "x", "--data", "/nowhere/at/all", "--out", "x.pdf"], ["--out", "/proc/no/x.pdf"]]
)
def test_a_folder_that_cannot_be_used_is_4(words, capsys):
    assert main(["print-sheet", *words]) == 4
    assert capsys.readouterr().err.startswith("tafelster: ")


def test_nothing_of_the_screen_is_read_to_print(tmp_path):
    code = f"import sys; from app.__main__ import main; main(['print-sheet', '--out', {str(tmp_path / 'x.pdf')!r}]); "
    code += "sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0  # noqa: S603


def test_the_pdf_library_is_not_read_until_something_is_printed():
    code = "import sys; import app.ui.play.locus; sys.exit('fpdf' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0  # noqa: S603
