"""What a frame costs at 1280x800: one in which nothing changes, and one in which six texts do."""

from benchmarks import peers
from benchmarks.races import race, racer, rounds
from benchmarks.rows import Row, absent, cost

PEER, NEWEST = "pygame_gui 0.6.8, 60 buttons, same pygame", "pygame_gui 0.6.14, 60 buttons, its own pygame-ce"
WHAT = {"settled": "settled frame (CPU ms)", "six": "frame with six text changes (CPU ms)"}


def rows(quick: bool) -> list[Row]:
    """Compare sixty keys of ours with sixty buttons."""
    frames = 150 if quick else 600
    contestants = {"ours": racer("frame_ours", frames), PEER: racer("frame_pygame_gui", frames)}
    out: list[Row] = []
    try:
        contestants[NEWEST] = racer("frame_pygame_gui", frames, paths=[peers.python("pygame_gui_ce")])
    except peers.PeerAbsent as reason:
        out = [absent(name, NEWEST, str(reason), None) for name in WHAT.values()]
    seen = race(contestants, rounds(quick), warm=False)
    for key, name in WHAT.items():
        out += [
            cost(name, seen["ours"][key], seen[peer][key], peer, 0.5 if peer == PEER else None)
            for peer in contestants
            if peer != "ours"
        ]
    return out
