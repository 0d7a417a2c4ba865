"""Tells the family why the program does not start, in Dutch and in English, when the program itself cannot.

It is what systemd starts after the fifth failure. It leans on the standard library, the words and, for a picture,
pygame; where those fail too, `--text` writes plain lines for the console.
"""

import enum
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.reading import files, toml
from app.ui.words.language import Language, mark

UNIT = "tafelster.service"
SETTINGS = Path("/etc/tafelster/config.toml")
LINES = 80  # of the log, which is enough for five starts


class Cause(enum.Enum):
    """Why a program does not stay."""

    SETTINGS = "settings"
    DISPLAY = "display"
    SLOW = "slow"
    STILL = "still"
    MISSING = "missing"
    FAULT = "fault"


SAID = {
    Cause.SETTINGS: (
        mark("There is a mistake in the settings file."),
        mark("Mend /etc/tafelster/config.toml, or take it away."),
    ),
    Cause.DISPLAY: (
        mark("The program cannot open the screen."),
        mark("Switch the device off, check the cable of the screen, and switch it on again."),
    ),
    Cause.SLOW: (
        mark("The program takes too long to show its first picture."),
        mark("Switch the device off and on again. Does it stay? Try another memory card."),
    ),
    Cause.STILL: (
        mark("The program stood still, again and again."),
        mark("Switch the device off and on again. Does it get too hot, or is its power supply too weak?"),
    ),
    Cause.MISSING: (
        mark("The program is not whole."),
        mark("Install it again. Your games are kept."),
    ),
    Cause.FAULT: (
        mark("The program has a fault."),
        mark("Switch the device off and on again. Does it stay? Install it again. Your games are kept."),
    ),
}
"""What is wrong, and what to do about it."""

TITLE = mark("Tafelster does not start")
AGAIN = mark("Touch the screen to try again.")

BY_STATUS = {
    2: Cause.SETTINGS,
    3: Cause.SETTINGS,
    5: Cause.DISPLAY,
    200: Cause.MISSING,
    203: Cause.MISSING,
}
"""The program's own exit codes, and systemd's for a folder or a file that is not there."""

BY_SIGN = {"Watchdog timeout": Cause.STILL, "start operation timed out": Cause.SLOW}
"""What systemd says when it loses its patience."""

OTHERS = (UNIT, "Start", "Stopp", "Fail", "ALSA lib", "libEGL", "libGL")
"""How lines begin that are not the program's own: systemd's, and those of libraries that grumble."""

ENDED = re.compile(r"Main process exited, code=(\w+), status=(\d+)")


@dataclass(frozen=True)
class Story:
    """All that is told, in one language; `own` is what the program said itself."""

    title: str
    what: str
    remedy: str
    again: str
    own: str


def cause_of(log: Sequence[str]) -> Cause:
    """Return the cause of the last failure in a log of the service, oldest line first."""
    ends = [n for n, line in enumerate(log) if ENDED.search(line)]
    if not ends:
        return Cause.FAULT
    before = log[ends[-2] + 1 if len(ends) > 1 else 0 : ends[-1]]
    for sign, cause in BY_SIGN.items():  # systemd ended it, and says why before it says that
        if any(sign in line for line in before):
            return cause
    ended = ENDED.search(log[ends[-1]])
    assert ended is not None
    return BY_STATUS.get(int(ended[2]), Cause.FAULT) if ended[1] == "exited" else Cause.FAULT


def own_words(log: Sequence[str]) -> str:
    """Return the last thing that the program said itself, "" if it said nothing."""
    said = [line for line in log if line.strip() and not line.startswith(OTHERS)]
    meant = [line.removeprefix("tafelster: ") for line in said if line.startswith("tafelster: ")]
    return (meant or said or [""])[-1].strip()


def stories(log: Sequence[str]) -> tuple[Story, ...]:
    """Return what is told, in every language."""
    what, remedy = SAID[cause_of(log)]
    told = []
    for code in Language.available:
        t = Language(code).t
        told.append(Story(t(TITLE), t(what), t(remedy), t(AGAIN), own_words(log)))
    return tuple(told)


def text(told: Sequence[Story]) -> str:
    """Return the stories as lines for a console, which has no letters but plain ones."""
    parts = [f"{story.title}\n\n{story.what}\n{story.remedy}\n" for story in told]
    return "\n\n" + "\n\n".join([*parts, told[0].own]) + "\n"


def rotation(settings: Path = SETTINGS) -> int:
    """Return how the panel hangs; a settings file that is the trouble itself says 0."""
    try:
        turn = toml.tree(files.text(settings), str(settings))["screen"]["rotation"]
    except (ValueError, LookupError, TypeError):
        return 0
    return turn if turn in (0, 90, 180, 270) else 0


def read_log() -> tuple[str, ...]:
    """Return the last lines of the service, none if they cannot be had."""
    command = ["journalctl", "--unit", UNIT, "--boot", f"--lines={LINES}", "--output=cat", "--no-pager"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return tuple(done.stdout.splitlines())


def tell(*, is_text: bool, log: Callable[[], Sequence[str]] = read_log) -> int:
    """Tell it; 0 when the service shall try again, 5 when there is no picture to be had."""
    told = stories(log())
    if is_text:
        sys.stdout.write(text(told))
        return 0
    try:
        from app.ui.glass.quick_start import read_pygame  # noqa: PLC0415 - it may be what does not load

        read_pygame()
        from app.ui.screens.device import recovery_picture  # noqa: PLC0415 - the same

        return 0 if recovery_picture.show(told, rotation()) else 5
    except Exception as error:  # whatever is broken: the text is told instead
        print(f"tafelster: no picture of the trouble ({error!r})", file=sys.stderr)
        return 5
