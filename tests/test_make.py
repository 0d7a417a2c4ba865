"""The two commands of the README as a newcomer gives them: what is missing is one sentence, and the first one plays."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ENVIRONMENT = ROOT / "tools/environment.sh"
PLAIN = {"PATH": os.environ["PATH"], "HOME": "/nowhere", "LANG": "C.UTF-8", "PIP_CONFIG_FILE": os.devnull}

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def script(path: Path, *lines: str) -> Path:
    """Write a program in the place of another."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(("#!/bin/sh", *lines, "")))
    path.chmod(0o755)
    return path


def told(*command: object, cwd: Path = ROOT, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in a plain environment."""
    return subprocess.run(  # noqa: S603 - our own words
        list(map(str, command)), cwd=cwd, env={**PLAIN, **environment}, capture_output=True, text=True, check=False
    )


# ---------------------------------------------------------------- what is missing


@pytest.fixture
def clone(tmp_path):
    """Return a folder like a fresh clone, as far as an environment needs it."""
    folder = tmp_path / "clone"
    (folder / "app").mkdir(parents=True)
    (folder / "app/__init__.py").touch()
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "README.md").touch()
    return folder


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (None, ["is not installed", "sudo apt install python3-venv"]),
        (['case "$1" in --version) echo Python 3.9.2;; *) exit 1;; esac'], ["Python 3.9.2 is too old", "3.11"]),
        (['case "$2" in *ensurepip*) exit 1;; esac'], ["cannot make environments", "sudo apt install python3-venv"]),
        (['case "$2" in venv) echo No space left; exit 1;; esac'], ["cannot be made: No space left"]),
    ],
    ids=["no Python", "an old Python", "no venv", "no room"],
)
def test_what_is_missing_is_one_sentence(clone, tmp_path, lines, said):
    """With what to do about it, whatever it is; never a traceback, never a page of pip."""
    python = tmp_path / "python" if lines is None else script(tmp_path / "python", *lines)
    done = told(ENVIRONMENT, python, ".venv", "dev", cwd=clone)
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("tafelster: ")
    assert all(words in line for words in said)


@pytest.mark.parametrize(
    ("pip", "said"),
    [
        ("after connection broken by NewConnectionError: Failed to establish a new connection", "there is no network"),
        ("Temporary failure in name resolution", "there is no network"),
        (
            "ERROR: Failed to build pygame",
            "cannot be installed: ERROR: Failed to build pygame (all of it: build/.venv.log)",
        ),
    ],
    ids=["refused", "no names", "another reason"],
)
def test_packages_that_do_not_come_are_one_sentence(clone, pip, said):
    """However long the story of pip is; it is kept beside."""
    script(clone / ".venv/bin/python", f'case "$*" in *install*) seq 26; echo "{pip}"; exit 1;; esac')
    done = told(ENVIRONMENT, sys.executable, ".venv", cwd=clone)
    assert done.returncode == 1
    (line,) = (done.stdout + done.stderr).splitlines()
    assert said in line
    assert len((clone / "build/.venv.log").read_text().splitlines()) == 27


def test_without_a_network_the_real_pip_is_understood(clone):
    """An index where nobody answers, and an environment that is really made."""
    done = told(ENVIRONMENT, sys.executable, ".venv", cwd=clone, PIP_INDEX_URL="http://127.0.0.1:9/", NO_PROXY="*")
    assert done.returncode == 1
    (line,) = (done.stdout + done.stderr).splitlines()
    assert "there is no network" in line


def test_an_environment_whose_python_is_gone_is_made_anew(clone):
    """As after an upgrade of the system; one that works is kept."""
    python = script(clone.parent / "python", 'if [ "$2" = venv ]; then echo made >>made; fi')
    (clone / ".venv/bin").mkdir(parents=True)
    (clone / ".venv/bin/python").symlink_to("/nowhere/python")
    told(ENVIRONMENT, python, ".venv", cwd=clone)
    assert (clone / "made").read_text() == "made\n"
    (clone / ".venv/bin/python").unlink()
    script(clone / ".venv/bin/python", "exit 0")
    assert told(ENVIRONMENT, python, ".venv", cwd=clone).returncode == 0
    assert (clone / "made").read_text() == "made\n"


# ---------------------------------------------------------------- make


@pytest.fixture
def venv(tmp_path):
    """Return a function that makes an environment whose Python ends with a code when it is to run the program."""

    def make(code: int) -> Path:
        words = f'echo "$*"; case "$*" in *" run "*) exit {code};; esac'
        script(tmp_path / "venv/bin/python", words)
        (tmp_path / "venv/.ready").touch()
        return tmp_path / "venv"

    return make


@needs_make
def test_without_a_screen_a_whole_game_is_played_all_the_same(venv):
    """The first command a newcomer gives does the main thing, and ends well."""
    done = told("make", "run", f"VENV={venv(5)}", "ARGS=--lang nl")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "-m app run --window --lang nl"
    assert "a whole game is played" in lines[1]
    assert lines[-1] == "-m app demo --game locus --way box --screen 1280x800 --lang nl --out out/demo"


@needs_make
@pytest.mark.parametrize(("code", "ended"), [(0, 0), (1, 2), (3, 2), (4, 2)])
def test_a_program_that_ran_or_failed_for_another_reason_is_followed_by_no_demo(venv, code, ended):
    done = told("make", "run", f"VENV={venv(code)}")
    assert done.returncode == ended
    assert done.stdout.splitlines()[0] == "-m app run --window "[:-1]
    assert "demo" not in done.stdout
    assert (f"Error {code}" in done.stderr) is (code != 0)


@needs_make
def test_make_makes_an_environment_anew_when_its_python_is_gone(venv):
    """What is ready is left alone."""
    folder = venv(0)
    ready = told("make", "-n", "run", f"VENV={folder}")
    assert "environment.sh" not in ready.stdout
    (folder / "bin/python").unlink()
    (folder / "bin/python").symlink_to("/nowhere/python")
    assert "environment.sh" in told("make", "-n", "run", f"VENV={folder}").stdout


def test_the_readme_names_what_a_bare_system_lacks():
    """Where make itself is missing nothing else can tell."""
    first = (ROOT / "README.md").read_text().split("## ")[0]
    assert first.index("make run") < first.index("sudo apt install make python3-venv")
