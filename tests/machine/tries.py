"""Tries an act once more when the emulator fell in it: on one thread, which is slower and does not fall."""

from collections.abc import Callable
from typing import NamedTuple

from tests.machine.report import Report
from tests.machine.watch import Fallen


class Act(NamedTuple):
    """What is done, and what brings a machine that was started anew to where it can be done again."""

    name: str
    do: Callable[[], None]
    again: Callable[[], None]


def tried(act: Act, report: Report, calmly: Callable[[], None]) -> None:
    """Do an act; if the emulator falls, tell it, go on `calmly`, and try once more. A second fall is Fallen."""
    try:
        act.do()
    except Fallen as fall:
        report.say(f"{act.name}: {fall}; once more, on one thread")
        calmly()
        act.again()
        act.do()
