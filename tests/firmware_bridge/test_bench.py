"""The bench tool as a person uses it: another process, typed words, printed lines."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from firmware_bridge import __main__ as bench
from firmware_bridge.simulator import SimulatedDie

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def started(*words: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "firmware_bridge", *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe) as process:  # noqa: S603 - ourselves
        alarm = threading.Timer(120, process.kill)  # a test that waits in vain ends, and fails
        alarm.start()
        try:
            yield process
        finally:
            alarm.cancel()
            process.kill()


def until(process: "subprocess.Popen[str]", words: str) -> list[str]:
    """Return what is printed up to a line with these words."""
    assert process.stdout is not None
    out: list[str] = []
    for line in process.stdout:
        out.append(line.rstrip())
        if words in line:
            return out
    raise AssertionError(f"{words!r} is not in {out}")


def test_the_monitor_shows_what_a_die_says_and_leaves_when_interrupted() -> None:
    with SimulatedDie() as die, started("monitor", die.path) as process:
        until(process, "hello 1 simulator 6 SIM0001")
        until(process, "resting")
        die.roll(4)
        said = [line.split(maxsplit=1)[1] for line in until(process, "settled 4 1")]
        assert [words for words in said if "alive" not in words and words != "resting"] == ["rolling", "settled 4 1"]
        die.unplug()
        until(process, "-- gone")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130


def test_a_die_is_played_by_typing(tmp_path: Path) -> None:
    """One process is the die, another one the monitor on its link."""
    path = tmp_path / "die"
    with started("simulate", "--link", str(path)) as die, started("monitor", str(path)) as monitor:
        assert die.stdin is not None
        until(die, "a die with 6 faces on /dev/")
        until(monitor, "resting")
        for typed, told in [("roll 5", "settled 5 1"), ("cock", "cocked"), ("drain 9", "battery 9")]:
            print(typed, file=die.stdin, flush=True)
            until(monitor, told)
        print("nonsense\nunplug\nquit", file=die.stdin, flush=True)
        until(die, "roll [FACE]")
        until(die, "unplugged")
        assert die.wait(30) == 0


def test_a_file_is_not_overwritten_by_a_link(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("dear die")
    with started("simulate", "--link", str(path)) as process:
        assert process.wait(60) == 2
    assert path.read_text() == "dear die"


def test_every_verb_that_is_printed_can_be_typed() -> None:
    with SimulatedDie(is_threaded=False) as die:
        for verb in bench.PLAIN:
            assert verb in bench.VERBS.split()
            assert bench._played(die, [verb]) in (f"on {die.path}", "unplugged")
        assert bench._played(die, ["speak"]) == f"on {die.path}"
        assert bench._played(die, ["roll", "7"]) == bench.VERBS
        assert bench._played(die, ["drain"]) == bench.VERBS


def test_fairness_counts_rolls_and_not_the_face_that_lay_there() -> None:
    with SimulatedDie() as die:
        die.roll(6)
        with started("fairness", die.path, "--rolls", "3") as process:
            until(process, "-- ready")
            for face in (1, 2, 3):
                die.roll(face)
            lines = until(process, "Too few")
    assert [line.strip() for line in lines if line.strip()[1:3] == ": "] == ["1: 1", "2: 2", "3: 3"]
    assert "3 rolls of a die with 6 faces, 0.5 expected of each" in lines


@pytest.mark.parametrize(
    ("typed", "code", "told"),
    [("1 2 3\n4 5 6\n" * 10, 0, "60 rolls of a die"), ("1 7", 2, "no 7"), ("0", 2, "no 0"), ("one", 1, "not a face")],
)
def test_faces_can_be_typed_in(typed: str, code: int, told: str) -> None:
    command = [sys.executable, "-m", "firmware_bridge", "fairness", "-", "--rolls", "60"]
    done = subprocess.run(  # noqa: S603 - ourselves
        command, cwd=ROOT, text=True, input=typed, capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, told in done.stdout + done.stderr) == (code, True)
