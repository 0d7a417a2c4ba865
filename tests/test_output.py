"""What a command writes: whole, quietly where nobody reads it, with a sentence where there is no room for it.

Every command is a process of its own in a plain environment: a variable that makes Python write at once hides faults.
"""

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from app.__main__ import COMMANDS, main, parser

ROOT = Path(__file__).parents[1]
DEMO = ("demo", "--game", "locus", "--way", "box", "--screen", "800x480", "--players", "1")


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Return a folder in which one match was played to its end."""
    folder = tmp_path_factory.mktemp("played")
    assert main([*DEMO, "--data", str(folder)]) == 0
    return folder


@pytest.fixture
def record(played, tmp_path, capsys):
    """Return a file with that match as JSON lines."""
    assert main(["export", "--data", str(played), "--last"]) == 0
    file = tmp_path / "record.jsonl"
    file.write_text(capsys.readouterr().out)
    return file


@pytest.fixture
def lines(played, record, tmp_path):
    """Return a command line that says something for every command, and the code it ends with when nobody listens."""
    told = {
        "run": (["--data", str(tmp_path / "data"), "--window"], 5),
        "demo": ([*DEMO[1:], "--data", str(tmp_path / "demo"), "--progress"], 0),
        "export": (["--data", str(played)], 0),
        "replay": ([str(record)], 0),
        "print-sheet": (["--out", str(tmp_path / "sheet.pdf")], 0),
        "doctor": (["--data", str(played)], 0),
        "update": ([str(tmp_path / "none.zip")], 7),
        "recovery": (["--text"], 0),
    }
    assert list(told) == list(COMMANDS)
    return told


def unheard(*words: str, path: str = "", **streams: "int | IO[str]") -> "subprocess.CompletedProcess[bytes]":
    """Run a command as a shell does, in a plain environment, without any screen."""
    plain = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "LANG": "C.UTF-8"}
    plain |= {"PYTHONPATH": path} if path else {}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", *words], cwd=ROOT, env={**plain, "SDL_VIDEODRIVER": "x11"}, check=False,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},
    )  # fmt: skip


@pytest.fixture
def nobody():
    """Return a pipe whose reader went away."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as pipe:
        yield pipe


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_went_away_is_no_trouble(lines, nobody, command):
    """`tafelster export | head -1` ends quietly, however much there was to say and wherever it was said."""
    words, code = lines[command]
    done = unheard("app", command, *words, stdout=nobody)
    assert done.returncode == code
    assert (done.stderr == b"") is (code == 0)
    assert unheard("app", command, *words, stdout=nobody, stderr=nobody).returncode == code
    assert unheard("app", command, "--help", stdout=nobody, stderr=nobody).returncode == 0
    assert unheard("app", command, "--moon", stdout=nobody, stderr=nobody).returncode == 2


REMARKING = """
import sys, warnings
warnings.warn("Your system is avx2 capable but pygame was not built with support for it. And so on.", RuntimeWarning)
sys.path.remove({folder!r})
del sys.modules["pygame"]
import pygame
"""
"""A pygame as Debian builds it, in front of the one that is installed."""


@pytest.mark.parametrize("command", [*COMMANDS, "recovery as a picture"])
def test_no_command_repeats_the_remarks_of_pygame(lines, tmp_path, command):
    """What its builders should know is no business of the players."""
    (tmp_path / "pygame").mkdir()
    (tmp_path / "pygame/__init__.py").write_text(REMARKING.format(folder=str(tmp_path)))
    name, *way = command.split()
    done = unheard("app", name, *([] if way else lines[name][0]), path=str(tmp_path))
    assert b"capable" not in done.stdout + done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words", [("app", "--help"), ("app", "--version"), ("firmware_bridge", "--help")], ids=" ".join
)
def test_help_may_be_read_in_part(nobody, words):
    done = unheard(*words, stdout=nobody)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk_is_told(lines):
    """What does not fit is no fault of the program, and is not silent."""
    with open("/dev/full", "w") as full:
        done = unheard("app", "doctor", *lines["doctor"][0], stdout=full)
    assert done.returncode == 4
    assert done.stderr.decode().splitlines() == [
        "tafelster: The output cannot be written: No space left on device. Make room, or write elsewhere."
    ]


def test_a_program_without_any_output_does_its_work(lines):
    """As a timer starts it."""
    words = shlex.join((sys.executable, "-m", "app", "doctor", *lines["doctor"][0]))
    done = subprocess.run(["sh", "-c", f"{words} >&-"], cwd=ROOT, capture_output=True, check=False)  # noqa: S603, S607
    assert done.returncode in (0, 1)  # what the doctor finds
    assert done.stderr == b""


@pytest.mark.parametrize(("words", "code"), [(["--moon"], 2), (["--help"], 0), (["update"], 2), (["update", "-h"], 0)])
def test_the_parser_ends_as_it_should_when_nobody_reads(words, code, monkeypatch):
    """Python's own fails there before 3.11.3, and a wrong command line then looks like a right one."""

    class Gone(io.StringIO):
        def write(self, _text):
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Gone())
    monkeypatch.setattr(sys, "stderr", Gone())
    with pytest.raises(SystemExit) as ended:
        parser().parse_args(words)
    assert ended.value.code == code
