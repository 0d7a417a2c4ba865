"""An emulator that falls is told as what it is, at once, and what was under way is tried once more. No machine runs."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.machine.guest import CALM, Gone, Guest, _ended
from tests.machine.report import Report
from tests.machine.tries import Act, tried
from tests.machine.watch import Fallen, Watch

PANICKED = "[  4.1] Run /init\n[  4.2] Kernel panic - not syncing: Attempted to kill init!\n[  4.3] CPU: 0\n"

EMULATOR = """#!{python}
import json, os, signal, socket, sys, time
words = sys.argv[1:]
open({work!r} + "/words", "a").write(" ".join(words) + "\\n")
print("tcg: something is wrong", flush=True)
path = words[words.index("-qmp") + 1].removeprefix("unix:").split(",")[0]
{before}
server = socket.socket(socket.AF_UNIX)
server.bind(path)
server.listen()
line, _ = server.accept()
words = line.makefile("rw")
print("{{}}", file=words, flush=True)
for asked in words:
    if json.loads(asked)["execute"] != "qmp_capabilities":
        {asked}
    print('{{"return": {{}}}}', file=words, flush=True)
    {after}
time.sleep(120)
"""
"""What an emulator is to the one who drives it: a process with a control socket. It does something odd at a moment."""

FALL = "os.kill(os.getpid(), signal.SIGSEGV)"


@pytest.fixture
def guest(tmp_path):
    """Return a maker of guests whose emulator does something odd."""
    made = []

    def make(*, before: str = "", asked: str = "pass", after: str = "pass") -> Guest:
        file = tmp_path / "emulator"
        text = EMULATOR.format(python=sys.executable, work=str(tmp_path), before=before, asked=asked, after=after)
        file.write_text(text)
        file.chmod(0o755)
        made.append(Guest(tmp_path, emulator=str(file)))
        return made[-1]

    yield make
    for one in made:
        one.cut_power()


class Emulator:
    """A process that is there, or is not."""

    def __init__(self, code: int | None = None) -> None:
        self.code = code

    def poll(self) -> int | None:
        return self.code


@pytest.mark.parametrize(
    ("code", "said"),
    [(None, ""), (-11, "was ended by SIGSEGV: no more"), (-9, "SIGKILL"), (1, "ended with 1: no more"), (0, "with 0")],
)
def test_an_emulator_that_ended_is_told_with_its_last_words(tmp_path, code, said):
    (tmp_path / "log").write_text("no more\n")
    watch = Watch(Emulator(code), tmp_path / "log", tmp_path / "none")
    assert said in fall_of(watch.check)


def fall_of(check: Callable[[], None]) -> str:
    """Return how it fell, nothing if all is well."""
    try:
        check()
    except Fallen as fall:
        return str(fall)
    return ""


def test_a_panic_is_told_in_its_own_line(tmp_path):
    """While the emulator runs on; what the console says else is nothing."""
    watch = Watch(Emulator(), tmp_path / "log", tmp_path / "console")
    (tmp_path / "console").write_text("Run /init\n")
    assert fall_of(watch.check) == ""
    (tmp_path / "console").write_text(PANICKED)
    assert fall_of(watch.check) == "the guest fell: Kernel panic - not syncing: Attempted to kill init!"


def test_an_emulator_that_falls_at_its_start_is_told(guest):
    with pytest.raises(Fallen, match="SIGSEGV: tcg: something is wrong"):
        guest(before=FALL).start()


def test_an_emulator_that_falls_when_asked_is_no_broken_pipe(guest, tmp_path):
    """Nor is it one when it is switched off afterwards."""
    one = guest(asked=FALL)
    one.start()
    with pytest.raises((Fallen, Gone)):
        one.picture(tmp_path / "picture.png")
    one.cut_power()


def test_a_guest_that_panics_is_not_waited_for(guest, tmp_path):
    """Not until somebody could log in, nor until a command ends. The next start begins with a clean console."""
    one = guest()
    one.start()
    (tmp_path / "console.log").write_text(PANICKED)
    for waits in (one.wait_for_ssh, lambda: one.run("true"), lambda: one.try_run("true"), one.check):
        with pytest.raises(Fallen, match="Kernel panic"):
            waits()
    one.cut_power()
    one.start()
    one.check()


def test_a_command_under_way_is_given_up_when_the_guest_falls():
    """However long it might take."""

    def falls() -> None:
        raise Fallen("fell")

    with subprocess.Popen(["sleep", "300"], stdout=subprocess.PIPE, text=True) as process:  # noqa: S607
        with pytest.raises(Fallen):
            _ended(process, ["sleep"], 300, falls)
        with pytest.raises(Gone, match="more than 0 s"):
            _ended(process, ["sleep"], 0, lambda: None)
        process.kill()


def test_it_is_calm_from_the_next_start_on(guest, tmp_path):
    """One thread; a real accelerator stays."""
    one = guest()
    one.start()
    one.calm()
    one.start()
    first, second = (tmp_path / "words").read_text().splitlines()
    assert "thread=multi" in first
    assert CALM in second
    assert one._watch is not None


@pytest.mark.parametrize("falls", [0, 1, 2])
def test_an_act_is_tried_once_more_and_no_more(tmp_path, falls):
    done: list[str] = []

    def act() -> None:
        done.append("act")
        if done.count("act") <= falls:
            raise Fallen("the emulator was ended by SIGSEGV")

    def go() -> None:
        tried(Act("cut", act, lambda: done.append("again")), report, lambda: done.append("calm"))

    report = Report(tmp_path / "report.txt")
    if falls == 2:
        pytest.raises(Fallen, go)
    else:
        go()
    assert done == (["act"] if falls == 0 else ["act", "calm", "again", "act"])
    said = (tmp_path / "report.txt").read_text()
    assert ("cut: the emulator was ended by SIGSEGV; once more, on one thread" in said) is (falls > 0)


def test_what_fails_otherwise_is_not_tried_again(tmp_path):
    """A table that is not right is no fault of the emulator."""
    report = Report(tmp_path / "report.txt")

    def act() -> None:
        raise Gone("the program does not come")

    with pytest.raises(Gone):
        tried(Act("cut", act, pytest.fail), report, pytest.fail)
