"""From nothing to the first frame that answers: our whole program against the least that pygame peers can show."""

from benchmarks import peers
from benchmarks.races import WORK, Contestant, race, racer
from benchmarks.rows import Row, absent, cost

PYGAME, PYGAME_GUI, PYGAME_MENU = "bare pygame", "pygame_gui 0.6.8 hello, same pygame", "pygame-menu 4.5.2 hello"
NEWEST = "pygame_gui 0.6.14 hello, its own pygame-ce"


def rows(quick: bool) -> list[Row]:
    """Compare processor time and waiting time to the first frame."""
    data = WORK / "start-data"
    contestants: dict[str, Contestant] = {
        "ours": racer("start_ours", data),
        PYGAME: racer("start_bare"),
        PYGAME_GUI: racer("start_pygame_gui"),
        PYGAME_MENU: racer("start_pygame_menu"),
    }
    missing = ""
    try:
        contestants[NEWEST] = racer("start_pygame_gui", paths=[peers.python("pygame_gui_ce")])
    except peers.PeerAbsent as reason:
        missing = str(reason)
    seen = race(contestants, 5 if quick else 9)
    bars = {PYGAME: 2.0, PYGAME_GUI: 1.0, PYGAME_MENU: None, NEWEST: None}
    ours = seen["ours"]
    out = [cost("start (CPU s)", ours["cpu"], seen[p]["cpu"], p, bar) for p, bar in bars.items() if p in seen]
    out += [cost("start, waiting (s)", ours["wall"], seen[p]["wall"], p, None) for p in (PYGAME, PYGAME_GUI)]
    return [*out, absent("start (CPU s)", NEWEST, missing, None)] if missing else out
