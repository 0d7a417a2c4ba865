"""The log of a match as lines: sentences by entry, headings where a round begins, and the clock on the wall."""

import time
from typing import Any

from msgspec import Struct

from app.table.match.match import AnyMatch
from app.table.match.timeline import AnyLogEntry
from app.ui.stage.playable import Playable
from app.ui.stage.ui import Ui


class Line(Struct, frozen=True):
    """A line of log entry `n`; 0 is the start. A heading tells what the lines after it belong to."""

    n: int
    text: str
    figure: str = ""
    note: tuple[str, ...] = ()
    time: str = ""
    is_heading: bool = False


def lines(ui: Ui, match: AnyMatch, playable: Playable) -> tuple[Line, ...]:
    """Return all lines, oldest first; entries that say nothing new have none."""
    begun = clock_words(match.header.at_wall) if match.header.is_synced else ""
    out = [Line(0, ui.t("The game began"), time=begun)]
    for entry in match.log:
        out += _of(ui, match, playable, entry)
    return tuple(out)


def _of(ui: Ui, match: AnyMatch, playable: Playable, entry: AnyLogEntry) -> list[Line]:
    clock = clock_words(entry.at_wall) if entry.is_synced else ""
    out = []
    for event in entry.events:
        heading = playable.heading(ui.language, match, event)
        if heading is not None:
            out.append(Line(entry.n, heading, is_heading=True))
            continue
        sentence = playable.sentence(ui.language, match, event)
        if sentence is not None:
            out.append(Line(entry.n, sentence, _figure(match, event), _note(ui, match, entry), clock))
    return out


def _figure(match: AnyMatch, event: Any) -> str:
    """Return the figure of the seat an event is about, if it is about one."""
    seat = getattr(event, "seat", None)
    return match.players[seat].figure if isinstance(seat, int) else ""


def _note(ui: Ui, match: AnyMatch, entry: AnyLogEntry) -> tuple[str, ...]:
    if not entry.taken_back:
        return ()
    if entry.allowed_by is None:
        return (ui.t("taken back"),)
    name = match.players[entry.allowed_by].name
    return ui.t("taken back, allowed by {name}", name=name), ui.t("allowed by {name}", name=name)


def clock_words(wall: float) -> str:
    """Return the time of day of a moment, here: 14:05."""
    return time.strftime("%H:%M", time.localtime(wall))
