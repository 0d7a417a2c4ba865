"""The solver as an errand: question and answer as bytes, so that it can run in another process and be kept."""

from collections.abc import Callable
from hashlib import sha256

import msgspec

from app.games.locomotion.search.puzzle import Answer, Progress, Puzzle
from app.games.locomotion.search.solver import solve

WORK = "app.games.locomotion.search.errand:solved"
"""What a child process is to run."""
VERSION = 1
"""Kept answers of another version are not used."""


def request(puzzle: Puzzle) -> bytes:
    """Write a puzzle for the child."""
    return msgspec.json.encode(puzzle, order="deterministic")


def fingerprint(puzzle: Puzzle) -> str:
    """Return a name for a puzzle that differs with the yard, the pieces, the order and the switches."""
    return f"locomotion-{VERSION}-{sha256(request(puzzle)).hexdigest()[:32]}"


def solved(asked: bytes, tell: Callable[[bytes], None], keep_going: Callable[[], bool]) -> bytes:
    """Solve a puzzle that `request` wrote; `tell` hears each progress."""
    puzzle = msgspec.json.decode(asked, type=Puzzle)
    answer = solve(puzzle, tell=lambda progress: tell(msgspec.json.encode(progress)), keep_going=keep_going)
    return msgspec.json.encode(answer)


def read_progress(told: bytes) -> Progress:
    """Read what the child told on its way."""
    return msgspec.json.decode(told, type=Progress)


def read_answer(told: bytes) -> Answer:
    """Read the child's answer."""
    return msgspec.json.decode(told, type=Answer)
