"""The bench: `python -m firmware_bridge monitor`, `simulate` or `fairness`. No table is needed, and none may run."""

import argparse
import os
import queue
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

from firmware_bridge.discovery import Wanted
from firmware_bridge.fairness import report
from firmware_bridge.link import Attached, Detached, Event, Heard, Link, Status
from firmware_bridge.messages import Resting, Settled, words_of
from firmware_bridge.simulator import SimulatedDie

VERBS = """roll [FACE]  roll it            shake    start to roll        handle  pick it up
cock         let it lie askew   drain N  tell of the cell     fail    tell of a fault
restart      start anew         unplug   pull the plug        replug  under another name
noise  partial  overlong  replay  bad_crc  send something broken
mute   speak    say nothing, speak again                      quit    leave"""
PLAIN = (
    *("shake", "handle", "cock", "fail", "restart", "unplug", "replug"),
    *("noise", "partial", "overlong", "replay", "bad_crc", "mute"),
)
"""The verbs that a simulated die has by the same name, and that want nothing more."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code. A reader of the output that went away is no trouble."""
    try:
        return _written(argv)
    except FileExistsError as error:
        print(f"{error.filename2} is a file; name another link", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _written(argv: Sequence[str] | None) -> int:
    try:
        try:
            wish = _parser().parse_args(argv)
            return int(wish.act(wish))
        finally:
            sys.stdout.flush()  # what is left would be written at the exit, and fail there with code 120
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m firmware_bridge", description="A bench for the electronic die.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    monitor = commands.add_parser("monitor", help="show what a die says, live")
    monitor.add_argument("port", nargs="?", default="", help="its port; found by itself if left out")
    monitor.set_defaults(act=_monitor)
    simulate = commands.add_parser("simulate", help="be a die, played by typing")
    simulate.add_argument("--link", type=Path, metavar="PATH", help="keep a link to the port here")
    simulate.add_argument("--faces", type=int, default=6, metavar="N")
    simulate.set_defaults(act=_simulate)
    fairness = commands.add_parser("fairness", help="count rolls and judge them")
    fairness.add_argument("port", nargs="?", default="", help="its port, or - to read faces from the input")
    fairness.add_argument("--rolls", type=int, default=300, metavar="N", help="stop after so many (300)")
    fairness.add_argument("--faces", type=int, default=6, metavar="N")
    fairness.set_defaults(act=_fairness)
    return parser


def _events(port: str) -> Iterator[Event | Status]:
    """Yield what a die says and how its link is, until somebody interrupts."""
    told: queue.SimpleQueue[Event] = queue.SimpleQueue()
    with Link(Wanted(port=port), told.put) as link:
        shown: Status | None = None
        while True:
            if link.status != shown:
                shown = link.status
                yield shown
            try:
                yield told.get(timeout=0.1)
            except queue.Empty:
                continue


def _monitor(wish: argparse.Namespace) -> int:
    began = time.monotonic()
    for event in _events(wish.port):
        _say(f"{time.monotonic() - began:8.2f}  {_line(event)}")
    return 0


def _line(event: Event | Status) -> str:
    match event:
        case Status(kind, port, reason):
            return f"-- {kind.value} {port} {reason}".rstrip()
        case Attached(hello):
            return " ".join(words_of(hello))
        case Detached(reason):
            return f"-- gone: {reason}"
        case Heard(message):
            return " ".join(words_of(message))


def _simulate(wish: argparse.Namespace) -> int:
    with SimulatedDie(faces=wish.faces, link=wish.link) as die:
        _say(f"a die with {die.faces} faces on {die.path}\n{VERBS}")
        for line in sys.stdin:
            words = line.split()
            if words == ["quit"]:
                break
            _say(_played(die, words))
    return 0


def _played(die: SimulatedDie, words: list[str]) -> str:
    """Do one typed line; return what to print."""
    match words:
        case ["roll", face] if face.isdigit() and 1 <= int(face) <= die.faces:
            return f"rolled {die.roll(int(face))}"
        case ["roll"]:
            return f"rolled {die.roll()}"
        case ["drain", percent] if percent.isdigit() and int(percent) <= 100:
            die.drain(int(percent))
        case ["speak"]:
            die.mute(False)
        case [verb] if verb in PLAIN:
            getattr(die, verb)()
        case _:
            return VERBS
    return f"on {die.path}" if die.path else "unplugged"


def _fairness(wish: argparse.Namespace) -> int:
    rolled: list[int] = []
    try:
        source = _typed(sys.stdin) if wish.port == "-" else _rolled(wish.port)
        for face in source:
            rolled.append(face)
            if wish.port != "-":
                _say(f"{len(rolled):>5}: {face}")
            if len(rolled) >= wish.rolls:
                break
    except KeyboardInterrupt:
        _say("")
    strangers = [face for face in rolled if not 1 <= face <= wish.faces]
    if strangers:
        print(f"a die with {wish.faces} faces has no {strangers[0]}", file=sys.stderr)
        return 2
    _say(report(rolled, wish.faces))
    return 0


def _typed(lines: TextIO) -> Iterator[int]:
    for line in lines:
        for word in line.split():
            if not word.isdigit():
                raise SystemExit(f"{word!r} is not a face")
            yield int(word)


def _rolled(port: str) -> Iterator[int]:
    """Yield the face of every new roll; the one that lies there at the start is none."""
    last: int | None = None
    for event in _events(port):
        match event:
            case Attached():
                last = None
            case Heard(Settled() | Resting() as message):
                roll = message.roll if isinstance(message, Settled) else 0
                if last is None:
                    _say("-- ready, roll it")
                elif isinstance(message, Settled) and roll != last:
                    yield message.face
                last = roll
            case Status():
                _say(_line(event))


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
