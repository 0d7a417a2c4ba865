"""Words about files: where one lies, and its name where room is short."""

import re
from pathlib import Path

from app.errors import FileFault, FileTrouble
from app.reading import files
from app.ui.words.language import Language, mark

FAULTS: dict[FileFault, tuple[str, str]] = {
    FileFault.UNREACHABLE: (mark("The file cannot be read."), mark("Copy it again, and try again.")),
    FileFault.NO_FILE: (mark("This is a folder or something else, but no file."), mark("Put the file itself there.")),
    FileFault.TOO_LARGE: (mark("This file is far too large."), mark("Use one as it was exported here.")),
    FileFault.OTHER_LETTERS: (
        mark("The letters of this file are not UTF-8."),
        mark("Save it anew, and choose UTF-8 as the encoding."),
    ),
    FileFault.NO_TEXT: (
        mark("There are signs in this file that no text has."),
        mark("Use one as it was exported here."),
    ),
    FileFault.NO_FORM: (
        mark("A quote, a bracket or a sign is not right there."),
        mark("Put it right in the file, and try again."),
    ),
    FileFault.BEYOND: (
        mark("Something in this file is longer or deeper than can be."),
        mark("Use one as it was exported here."),
    ),
    FileFault.LEFT_OUT: (
        mark("There are more files than can be shown: the others are left out."),
        mark("Leave fewer files there, and try again."),
    ),
}
"""What is said of a file whatever should have been in it; what is in it, a game words."""


def fault_words(language: Language, refused: FileTrouble) -> tuple[str, str] | None:
    """Say why a file is refused and what to do, each as one sentence; None where only its game can say it."""
    if refused.fault is FileFault.CONTENT:
        return None
    what, remedy = FAULTS[refused.fault]
    return language.t(what), language.t(remedy)


def place_words(language: Language, place: str) -> str:
    """Say where in a file something is: in a line, at a key as the file has it, or everywhere."""
    if found := re.fullmatch("line ([0-9]+)", place):
        return language.t("line {number}", number=found[1])
    return language.t("the whole file") if place in (files.WHOLE, "text", "top") else place


def where_words(language: Language, folder: Path, sticks: tuple[Path, ...]) -> str:
    """Say where a folder is: on a stick by its name, or on this device."""
    stick = next((stick for stick in sticks if folder.is_relative_to(stick)), None)
    if stick is not None:
        return language.t("stick {name}", name=stick.name)
    return language.t("this device")


def shortened(name: str) -> tuple[str, ...]:
    """Return a file name, and shorter: its beginning and its end."""
    if len(name) <= 16:
        return (name,)
    shorter = f"{name[:8]}…{name[-5:]}"
    return (name, f"{name[:12]}…{name[-8:]}", shorter) if len(name) > 22 else (name, shorter)
