"""Why the program does not start, told from the log of its service, in both languages and in whatever is left."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app import recovery
from app.__main__ import main
from app.recovery import SAID, Cause, Story, cause_of, own_words, stories
from app.ui.words.language import Language

ROOT = Path(__file__).parents[1]
UNIT = "tafelster.service"
END = f"{UNIT}: Main process exited, code=exited, status="
KILLED = f"{UNIT}: Main process exited, code=killed, status=9/KILL"
DUMPED = f"{UNIT}: Main process exited, code=dumped, status=6/ABRT"
REFUSED = "tafelster: /etc/tafelster/config.toml: star.button_pin = 99 is refused. Write a GPIO number from 2 to 27."


@pytest.mark.parametrize(
    ("log", "cause"),
    [
        ([], Cause.FAULT),
        ([REFUSED, f"{END}3/NOTIMPLEMENTED"], Cause.SETTINGS),
        ([f"{END}2/INVALIDARGUMENT"], Cause.SETTINGS),
        ([f"{END}5/NOTINSTALLED"], Cause.DISPLAY),
        ([f"{END}203/EXEC"], Cause.MISSING),
        ([f"{END}200/CHDIR"], Cause.MISSING),
        (["Traceback (most recent call last):", f"{END}1/FAILURE"], Cause.FAULT),
        ([f"{END}139/n/a"], Cause.FAULT),
        ([f"{UNIT}: start operation timed out. Terminating.", KILLED], Cause.SLOW),
        ([f"{UNIT}: Watchdog timeout (limit 30s)!", DUMPED], Cause.STILL),
        ([f"{UNIT}: Watchdog timeout (limit 30s)!", DUMPED, f"{END}5/NOTINSTALLED"], Cause.DISPLAY),
        ([f"{END}5/NOTINSTALLED", KILLED], Cause.FAULT),
        ([f"{END}1/FAILURE", f"{UNIT}: Start request repeated too quickly."], Cause.FAULT),
        (["the number is status=3/x", "code=exited"], Cause.FAULT),
    ],
)
def test_the_last_failure_in_the_log_is_the_cause(log: list[str], cause: Cause) -> None:
    assert cause_of(log) is cause


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ([], ""),
        ([REFUSED, "libEGL warning", f"{END}3/NOTIMPLEMENTED"], REFUSED.removeprefix("tafelster: ")),
        (["ValueError: 7", f"{END}1/FAILURE", "Failed to start tafelster.service."], "ValueError: 7"),
    ],
)
def test_the_program_s_own_last_words_are_the_fine_print(log: list[str], words: str) -> None:
    assert own_words(log) == words


def test_every_cause_is_told_in_both_languages() -> None:
    dutch = Language("nl")
    for cause in Cause:
        assert all(dutch.t(sentence) != sentence for sentence in SAID[cause])
    assert len({story.title for story in stories([])}) == len(Language.available)


def test_as_text_it_needs_no_display(capsys: pytest.CaptureFixture[str]) -> None:
    assert recovery.tell(is_text=True, log=lambda: [REFUSED, f"{END}3/NOTIMPLEMENTED"]) == 0
    said = capsys.readouterr().out
    assert SAID[Cause.SETTINGS][0] in said
    assert Language("nl").t(SAID[Cause.SETTINGS][1]) in said
    assert "star.button_pin = 99" in said


def test_the_command_tells_it_whether_there_is_a_log_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["recovery", "--text"]) == 0
    assert "Tafelster" in capsys.readouterr().out


def test_without_a_display_the_command_leaves_it_to_the_text() -> None:
    environ = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": ":nowhere"}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "app", "recovery"], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 5
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "turn"),
    [("[screen]\nrotation = 90\n", 90), ("[screen]\nrotation = 45\n", 0), ("[screen\n", 0), ("", 0), ("screen=1", 0)],
)
def test_the_panel_is_turned_as_the_settings_say_if_they_can_be_read(tmp_path: Path, text: str, turn: int) -> None:
    (tmp_path / "config.toml").write_text(text)
    assert recovery.rotation(tmp_path / "config.toml") == turn
    assert recovery.rotation(tmp_path / "none.toml") == 0


def test_broken_packages_do_not_take_it_down(tmp_path: Path) -> None:
    """Nothing but the standard library loads: the words are still told."""
    for name in ("msgspec", "pygame", "gpiozero", "serial"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('broken')\n")
    environ = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for told, code in ((["--text"], 0), ([], 5)):
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "app", "recovery", *told], cwd=ROOT, env=environ, capture_output=True, check=False
        )
        assert done.returncode == code


@pytest.mark.parametrize(("python", "said"), [("exit 1", "niet heel"), ('[ "$5" = --text ] && echo told', "told")])
def test_the_script_around_it_always_finds_words(tmp_path: Path, python: str, said: str) -> None:
    """No picture: the text. No program at all: the script's own words."""
    script = (ROOT / "systemd/lib/recovery").read_text()
    (tmp_path / "python").write_text(f"#!/bin/sh\n{python}\n")
    (tmp_path / "python").chmod(0o755)
    here = tmp_path / "recovery"
    here.write_text(script.replace("/opt/tafelster/current/bin/python", str(tmp_path / "python")))
    environ = {**os.environ, "TAFELSTER_CONSOLE": str(tmp_path / "console"), "TAFELSTER_WAITS": "0"}
    done = subprocess.run([shutil.which("sh") or "sh", str(here)], env=environ, check=False)  # noqa: S603
    assert done.returncode == 0
    assert said in (tmp_path / "console").read_text()


def test_a_story_has_nothing_to_hide() -> None:
    story = stories([REFUSED, f"{END}3/NOTIMPLEMENTED"])[1]
    assert story == Story(
        "Tafelster does not start", *SAID[Cause.SETTINGS], "Touch the screen to try again.",
        REFUSED.removeprefix("tafelster: "),
    )  # fmt: skip
