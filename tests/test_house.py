"""The house keeps its rules: short files, a docstring on each, no trace of one machine, pixels only in the ui."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("app", "firmware_bridge", "hardware", "tests", "benchmarks")
SOURCES = sorted(path for folder in FOLDERS for path in ROOT.glob(f"{folder}/**/*.py"))
TEXTS = sorted([*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in ROOT.glob(f"{folder}/**/*.md")), *SOURCES])


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_holds_at_most_400_lines_and_says_what_it_is_for(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    assert ast.get_docstring(ast.parse(text)) or not text.strip()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_names_a_path_of_one_machine(path):
    if path == Path(__file__):
        return
    found = re.search(r"(?<![\w.])/(work|root)/[A-Za-z0-9_.-]+", path.read_text(encoding="utf-8"))
    assert found is None


def test_only_the_ui_imports_pygame():
    strangers = [
        str(path.relative_to(ROOT))
        for path in ROOT.glob("app/**/*.py")
        if "app/ui/" not in path.as_posix() and re.search(r"^\s*(import|from) pygame", path.read_text(), re.MULTILINE)
    ]
    assert strangers == []


def test_no_game_is_named_outside_its_own_folders():
    """`if game ==` anywhere is a mechanism missing."""
    pattern = re.compile(r"game(\.name)?\s*==\s*[\"']")
    assert [str(p) for p in ROOT.glob("app/**/*.py") if pattern.search(p.read_text(encoding="utf-8"))] == []
