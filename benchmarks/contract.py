"""How fast rules written on our contract are: validate, apply and encode, in moves per second."""

import json
import sys

from app import catalog
from benchmarks import peers
from benchmarks.races import ROOT, WORK, Contestant, race, racer, rounds
from benchmarks.rows import Row, absent, speed

sys.path.insert(0, str(ROOT / "tests" / "games"))  # the toy games and the setups live with the tests

TOY = "tic-tac-toe on the contract (moves per s)"
BOARDGAME_IO, OPEN_SPIEL = "boardgame.io 0.50.2 client", "OpenSpiel 2.0.2 python_tic_tac_toe + serialize"
CHESS = "python-chess 1.11.2, push_uci + fen"
BARS = {BOARDGAME_IO: 10.0, OPEN_SPIEL: 3.0}


def tic_tac_toe(quick: bool) -> list[Row]:
    """Play the same random games of tic-tac-toe on three contracts."""
    from benchmarks.toy_games import random_games  # noqa: PLC0415 - needs the path above

    script = WORK / "tic-tac-toe.json"
    script.write_text(json.dumps(random_games(100)), encoding="utf-8")
    seconds = 0.2 if quick else 0.6
    contestants = {"ours": racer("toy_ours", script, seconds)}
    out: list[Row] = []
    try:
        modules = peers.node() / "node_modules"
        words = ("node", str(ROOT / "benchmarks" / "racers" / "toy_boardgame_io.cjs"), str(script), str(seconds))
        contestants[BOARDGAME_IO] = Contestant(words, extra={"NODE_PATH": str(modules), "NODE_ENV": "production"})
    except peers.PeerAbsent as reason:
        out.append(absent(TOY, BOARDGAME_IO, str(reason), BARS[BOARDGAME_IO]))
    try:
        contestants[OPEN_SPIEL] = racer("toy_open_spiel", script, seconds, paths=[peers.python("open_spiel")])
    except peers.PeerAbsent as reason:
        out.append(absent(TOY, OPEN_SPIEL, str(reason), BARS[OPEN_SPIEL]))
    seen = race(contestants, rounds(quick), warm=False)
    ours = seen["ours"]["moves"]
    return out + [speed(TOY, ours, seen[p]["moves"], p, bar) for p, bar in BARS.items() if p in seen]


def real_games(quick: bool) -> list[Row]:
    """Play every game there is at random, and chess from a script."""
    seconds = 0.2 if quick else 0.6
    games = {f"{name}, {way.value}": (name, way.value) for name, way in sorted(catalog.games(), key=str)}
    contestants = {CHESS: racer("game_chess", seconds)}
    contestants |= {title: racer("game_ours", *key, seconds) for title, key in games.items()}
    seen = race(contestants, rounds(quick), warm=False)
    peer = seen[CHESS]["moves"]
    return [speed(f"{title} (moves per s)", seen[title]["moves"], peer, CHESS, 1.0) for title in games]
