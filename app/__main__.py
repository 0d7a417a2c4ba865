"""The command line of tafelster. It reads words, calls one command, and turns trouble into a message and a code."""

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import Trouble
from app.output import complain, end_complaints, written

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

SCREENS = ("800x480", "1024x600", "1280x800", "720x1280")
LANGUAGES = ("nl", "en")

CODES = """exit codes:
  0  done                          5  no display
  1  a fault in the program, or    6  a record cannot be replayed
     doctor found an error         7  an update is refused, or its version
  2  the command line is wrong        did not start and the old one is back
  3  a settings file is refused    130  stopped from the keyboard
  4  the data folder cannot be used
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a name that the terminal has no letters for ends nothing
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "run")
    try:
        return written(lambda: _obeyed(words))
    except Trouble as trouble:
        complain(f"tafelster: {trouble}")
        return trouble.exit_code
    except KeyboardInterrupt:
        return 130
    finally:
        end_complaints()


def _obeyed(words: Sequence[str]) -> int:
    arguments = parser().parse_args(words)
    if arguments.command == "recovery":
        from app import recovery  # noqa: PLC0415 - it stands when the rest does not load

        return recovery.tell(is_text=arguments.text)
    from app import commands  # noqa: PLC0415 - help and mistakes are answered before pygame is read

    return int(getattr(commands, arguments.command.replace("-", "_"))(arguments))


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = Parser(
        prog="tafelster",
        description="A star on the game table. Without a command it runs.",
        epilog=CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=Parser)
    for name, (what, words) in COMMANDS.items():
        words(commands.add_parser(name, help=what))
    return top


class Parser(argparse.ArgumentParser):
    """A parser that ends as it should when nobody reads what it says: a wrong command line stays one."""

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        with suppress(OSError):  # as Python does itself since 3.11.3
            super()._print_message(message, file)


class _Version(argparse.Action):
    """Prints the version; reading it takes longer than everything else here, so only when asked."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version  # noqa: PLC0415

        print(f"tafelster {version('tafelster')}")
        parser.exit()


def _run(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--screen", choices=SCREENS, help="the panel; found out by itself if left out")
    parser.add_argument("--window", action="store_true", help="a window instead of the whole screen")
    _data(parser)
    parser.add_argument("--config", type=Path, metavar="FILE", help="a settings file")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language, for this run")
    parser.add_argument("--stand-ins", action="store_true", help="no button, lamp and die: space bar and screen only")


def _demo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="NAME", help="for example locus")
    parser.add_argument("--way", required=True, choices=("box", "screen"), help="beside the box or on this screen")
    parser.add_argument("--screen", choices=SCREENS, default="1280x800")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--players", type=_count, default=3, metavar="N")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep the match here; one that waits is played on")
    parser.add_argument("--out", type=Path, metavar="DIR", help="write one numbered PNG per step here")
    parser.add_argument("--progress", action="store_true", help="print 'confirmed N' when move N is safe")


def _export(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    parser.add_argument("--last", action="store_true", help="only the match played last, finished or not")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="JSON lines, one match after the other (the default)")
    form.add_argument("--csv", action="store_true", help="one row per finished match and player")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="JSON lines as export writes them; - reads the input")
    parser.add_argument("--json", action="store_true", help="the scoreboard as JSON")


def _print_sheet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sheet", default="house", metavar="NAME", help="house (the default) or a sheet of your own")
    parser.add_argument("--paper", choices=("a5", "a4"), default="a5", help="one on A5 (the default), or two on A4")
    parser.add_argument("--ink", choices=("colour", "saving"), default="colour", help="in colour, or with little ink")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the sheet")
    _data(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write the PDF")


def _doctor(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    parser.add_argument("--config", type=Path, metavar="FILE", help="a settings file")
    parser.add_argument("--json", action="store_true", help="for programs")


def _update(parser: argparse.ArgumentParser) -> None:
    _data(parser)
    parser.add_argument("--config", type=Path, metavar="FILE", help="a settings file")
    parser.add_argument(
        "--key", default="", metavar="FINGERPRINT", help="take a release of this key, which is new here"
    )
    parser.add_argument("--unsigned", action="store_true", help="take a release that nobody signed: one of your own")
    parser.add_argument("file", type=Path, metavar="FILE", help="a release file, for example on a USB stick")


def _recovery(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="as text on the output, without a display")


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="the folder where games are kept")


def _count(text: str) -> int:
    value = int(text) if text.isascii() and text.isdigit() else 0
    if not 1 <= value <= 6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of players from 1 to 6")
    return value


COMMANDS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "run": ("run on this machine (the default)", _run),
    "demo": ("play a whole match by itself, into pictures; no display needed", _demo),
    "export": ("write matches as JSON lines or CSV", _export),
    "replay": ("play a record again and print its scores", _replay),
    "print-sheet": ("write a score sheet as PDF", _print_sheet),
    "doctor": ("look at everything the table needs", _doctor),
    "update": ("set up a newer version from a release file (on a device, as root)", _update),
    "recovery": ("show why the program did not start (for the service on a device)", _recovery),
}
"""What each command is for, and the words it takes."""


if __name__ == "__main__":
    sys.exit(main())
