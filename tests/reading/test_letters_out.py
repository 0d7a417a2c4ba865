"""What a command writes for other programs is UTF-8, and what it reads is too, wherever it runs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from app import catalog
from app.__main__ import main
from app.devices.stand_ins import FakeClock
from app.games.game import Shuffled
from app.reading import typed
from app.table.match.journal import MoveCodec
from app.table.store.record_file import RecordHeader, RecordLine
from app.table.store.store import Store
from app.table.table import Table

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).parent / "written_by_0_1_0" / "locomotion-box.jsonl"
NAMES = ("Zoë Ł", "数\u0301独")
PLACES = [
    {"LANG": "C", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    {"PYTHONIOENCODING": "latin-1"},
    {"PYTHONIOENCODING": "ascii:strict"},
    {"PYTHONIOENCODING": "utf-16"},
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a data folder with one finished game of people with letters from afar."""
    data = tmp_path_factory.mktemp("data")
    first, *lines = RECORD.read_bytes().splitlines()
    header = typed.json(first, "a", RecordHeader)
    game = catalog.games()[header.game, header.way]
    codec = MoveCodec(game)
    people = tuple(replace(player, name=name) for player, name in zip(header.players, NAMES, strict=True))
    with Store.open(data, FakeClock()) as store:
        match = Table(store, catalog.games(), FakeClock()).begin(
            game, people, codec.setup(bytes(header.setup)), code=header.code
        )
        for line in lines:
            each = typed.json(line, "a", RecordLine)
            move = codec.move(bytes(each.move))
            if not each.taken_back and not isinstance(move, Shuffled):  # the same code shuffles alike
                match.submit(move)
    return data


def child(*words: str, place: dict[str, str], given: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    """Run the program as a process of its own, in another place."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "app", *words],
        input=given, capture_output=True, cwd=ROOT, env=environment | place, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_what_export_writes_anywhere_replay_reads_anywhere(folder, place):
    written = child("export", "--data", str(folder), place=place)
    assert (written.returncode, written.stderr) == (0, b"")
    assert [player["name"] for player in json.loads(written.stdout.splitlines()[0])["players"]] == list(NAMES)
    for words in (["--json"], []):
        read = child("replay", *words, "-", place=place, given=written.stdout)
        assert (read.returncode, read.stderr) == (0, b"")
        if words:
            assert json.loads(read.stdout)["players"] == list(NAMES)
    table = child("export", "--csv", "--data", str(folder), place=place).stdout
    assert table.decode().splitlines()[1].split(",")[4] == NAMES[0]
    assert b"\r" not in table


def test_a_name_in_a_record_steers_no_terminal(tmp_path, capsys):
    """A name may hold what clears a screen; a terminal sees a mark in its place."""
    first, *rest = RECORD.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    header["players"][0]["name"] = "\x1b[2JAnna\0"
    file = tmp_path / "a.jsonl"
    file.write_text("\n".join([json.dumps(header), *rest]), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "?[2JAnna?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (RECORD.read_text(encoding="utf-8").encode("utf-16"), "UTF-16"),
        (b'{"tafelster": 1, "a": "\xe9"}', "line 1: byte 0xe9"),
        (b"[" * 5000, "Line 1"),
        (b'{"tafelster": ' + b"9" * 5000 + b"}", "Line 1"),
        (b"x" * 300_000, "line 1"),
    ],
    ids=range(5),
)
def test_a_record_that_cannot_be_read_is_6_with_file_and_line(tmp_path, capsys, content, says):
    file = tmp_path / "a.jsonl"
    file.write_bytes(content)
    assert main(["replay", str(file)]) == 6
    said = capsys.readouterr().err
    assert str(file) in said
    assert says in said


LONG = "x" * 300


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["run", "--config", LONG], 3),
        (["export", "--data", LONG], 4),
        (["replay", LONG], 6),
        (["replay", "/dev/zero"], 6),
        (["replay", "."], 6),
        (["doctor", "--data", LONG], 1),
        (["print-sheet", "--out", LONG], 4),
        (["print-sheet", "--sheet", "x", "--data", LONG, "--out", "x.pdf"], 4),
        (["demo", "--game", "locus", "--way", "box", "--data", LONG], 4),
        (["demo", "--game", "locus", "--way", "box", "--out", LONG], 4),
    ],
    ids=lambda value: " ".join(value)[:30] if isinstance(value, list) else str(value),
)
def test_a_path_that_cannot_be_has_its_exit_code(capsys, tmp_path, words, code, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(words) == code
    assert "Traceback" not in capsys.readouterr().err
