"""From nothing to the first frame that answers: our whole program against the least that pygame peers can show."""

from benchmarks import peers
from benchmarks.races import WORK, Contestant, race, racer, rounds
from benchmarks.rows import Row, absent, cost

PYGAME, PYGAME_GUI, PYGAME_MENU = "bare pygame", "pygame_gui 0.6.8 hello, same pygame", "pygame-menu 4.5.2 hello"
NEWEST = "pygame_gui 0.6.14 hello, its own pygame-ce"
BARS = {PYGAME: 2.0, PYGAME_GUI: 1.0, PYGAME_MENU: None, NEWEST: None}
CPU, WAITING = "start (CPU s)", "start, waiting (s)"


def rows(quick: bool) -> list[Row]:
    """Compare processor time and waiting time to the first frame."""
    data = WORK / "start-data"
    contestants: dict[str, Contestant] = {
        "ours": racer("start_ours", data),
        PYGAME: racer("start_bare"),
        PYGAME_GUI: racer("start_pygame_gui"),
    }
    out: list[Row] = []
    for peer, program, folder in ((PYGAME_MENU, "menu", "pygame_menu"), (NEWEST, "gui", "pygame_gui_ce")):
        try:
            contestants[peer] = racer(f"start_pygame_{program}", paths=[peers.python(folder)])
        except peers.PeerAbsent as reason:
            out.append(absent(CPU, peer, str(reason), None))
    seen = race(contestants, rounds(quick, 9))
    ours = seen["ours"]
    rows = [cost(CPU, ours["cpu"], seen[p]["cpu"], p, bar) for p, bar in BARS.items() if p in seen]
    rows += [cost(WAITING, ours["wall"], seen[p]["wall"], p, None) for p in (PYGAME, PYGAME_GUI)]
    return rows + out
