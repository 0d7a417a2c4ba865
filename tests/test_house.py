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


# ---------------------------------------------------------------- one reader of what people hand over

READS_ITSELF = {
    "app/reading/": "the reader",
    "app/assets.py": "comes with the program",
    "app/doctor.py": "looks whether the bundled letters are there",
    "app/probe.py": "the kernel's own files, and the answer of our own child",
    "app/devices/": "the kernel's own files",
    "app/ui/stage/sound.py": "the kernel's own files",
    "app/table/store/loose_pages.py": "pages of the database",
    "app/table/store/survey.py": "pages of the database",
    "app/table/store/recovery.py": "what the program keeps in the database",
    "app/table/match/replay.py": "what the program keeps in the database",
    "app/table/records.py": "what the program keeps in the database",
    "app/table/store/schema.py": "what the program keeps in the database",
    "app/ui/screens/first/record_lines.py": "options of a kept record",
    "app/ui/play/locomotion/box/best.py": "options of a kept record",
    "app/games/locomotion/search/errand.py": "what our own child says",
    "app/update/release.py": "sums what it packs itself",
    "app/update/versions.py": "the environment it has just made",
}
"""Who may read without the one reader, and what; nothing of it was handed over by a person."""

READING = {"read_text", "read_bytes", "tomllib.load", "tomllib.loads", "json.load", "json.loads", "open"}
READING |= {f"msgspec.{form}.decode" for form in ("json", "toml", "yaml", "msgpack")}


def reads(call: ast.Call) -> str:
    """Return by what a call reads a file or a text from outside, "" if it does not."""
    name = ast.unparse(call.func)
    last = name.rpartition(".")[2]
    found = next((each for each in READING if each in (name, last)), "")
    if found == "open" and not (name == "open" or _mode(call).startswith("r")):
        return ""
    is_bundled = bool(call.args) and ast.unparse(call.args[0]).startswith("assets.text(")
    return "" if is_bundled else found


def _mode(call: ast.Call) -> str:
    words = [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg == "mode")]
    is_text = any(keyword.arg == "encoding" for keyword in call.keywords)
    return next((str(word.value) for word in words if isinstance(word, ast.Constant)), "r" if is_text else "")


def test_everything_that_is_handed_over_goes_through_the_one_reader():
    """A second way would have other bounds, and forget what this one learnt."""
    strangers = []
    for path in sorted(ROOT.glob("app/**/*.py")):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(tuple(READS_ITSELF)):
            calls = (
                node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
            )
            strangers += [f"{name}:{call.lineno} {reads(call)}" for call in calls if reads(call)]
    assert strangers == []


@pytest.mark.parametrize(
    "line",
    [
        "tomllib.load(file)",
        "tomllib.loads(x)",
        "path.read_text()",
        "path.read_bytes()",
        "json.loads(x)",
        "open(path)",
        "msgspec.json.decode(x, type=T)",
        "msgspec.toml.decode(path)",
        'path.open("rb")',
        'path.open(mode="r")',
        'path.open(encoding="utf-8")',
    ],
)
def test_a_second_way_to_read_is_noticed(line):
    (call,) = (node for node in ast.walk(ast.parse(line)) if isinstance(node, ast.Call))
    assert reads(call)


@pytest.mark.parametrize(
    "line",
    ["Store.open(folder, clock)", "self.open()", 'path.open("wb")', "msgspec.toml.decode(assets.text(F), type=T)"],
)
def test_what_reads_nothing_from_outside_is_left_alone(line):
    call = next(node for node in ast.walk(ast.parse(line)) if isinstance(node, ast.Call))
    assert not reads(call)
