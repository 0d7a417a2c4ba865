"""Reading pygame without its wishes: in a process of its own, since one reads pygame only once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def child(tmp_path):
    """Return a function that runs lines in a new process where the sought packages are installed, and print if read."""
    for name in ("numpy", "pkg_resources"):
        package = tmp_path / name
        package.mkdir()
        (package / "__init__.py").write_text(f"print('read {name}')\n")

    def run(*lines):
        code = "\n".join(("import sys", "from app.ui.glass.quick_start import SOUGHT, read_pygame", *lines))
        paths = os.pathsep.join((str(tmp_path), str(ROOT)))
        found = subprocess.run(  # noqa: S603 - our own lines
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": paths, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not found.returncode, found.stderr
        return found.stdout.split("\n")[:-1]

    return run


def test_pygame_is_read_without_what_it_only_looks_for(child):
    told = child(
        "read_pygame()",
        "print('pygame' in sys.modules, [name for name in SOUGHT if name in sys.modules])",
    )
    assert told == ["True []"]


def test_the_packages_can_be_read_afterwards(child):
    """The doors are open again."""
    assert child("read_pygame()", "import numpy, pkg_resources") == ["read numpy", "read pkg_resources"]


def test_what_is_read_already_stays(child):
    told = child("import numpy", "read_pygame()", "print(sys.modules['numpy'] is numpy)")
    assert told == ["read numpy", "True"]


def test_a_second_time_nothing_happens(child):
    told = child(
        "read_pygame()",
        "import pygame",
        "read_pygame()",
        "print(sys.modules['pygame'] is pygame, 'numpy' in sys.modules)",
    )
    assert told == ["True False"]
