"""Fixtures of the screen tests: rehearsed programs that clean up after themselves."""

import os
from contextlib import ExitStack

import pytest
from stage_set import staged

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # each file can be run alone, on a machine without a screen


@pytest.fixture
def rehearsal():
    """Stand programs on their first screen, with a screen, language, text size and facing of choice."""
    with ExitStack() as stack:
        yield lambda **wishes: stack.enter_context(staged(**wishes))
