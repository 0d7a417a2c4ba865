"""What each command does, once its words are understood. Raises Trouble; prints nothing but its result."""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from app import config as settings
from app.errors import ConfigTrouble, FileTrouble, RecordTrouble, StoreTrouble
from app.games.game import Scoreboard, Way
from app.reading.files import is_folder

if TYPE_CHECKING:
    from app.games.locus import Sheet
    from app.games.locus.own_sheet import OwnSheet
    from app.table.store.record_file import PlayedRecord

HOUSE = "house"


def run(arguments: argparse.Namespace) -> int:
    """Run on this machine until the window is closed."""
    from app.ui.glass.quick_start import read_pygame

    read_pygame()
    from app import compose

    config, folder = _settled(arguments)
    compose.run(
        config,
        folder,
        screen=arguments.screen or config.screen.profile,
        is_window=arguments.window or config.screen.window,
        lang=arguments.lang,
        stand_ins=arguments.stand_ins,
    )
    return 0


def demo(arguments: argparse.Namespace) -> int:
    """Play a scripted match into pictures."""
    from app.ui.glass.quick_start import read_pygame

    read_pygame()
    from app import demo as demos

    with _folder(arguments.data) as data:
        if arguments.out is not None:
            _made(arguments.out)
        script = demos.Script(
            game=arguments.game,
            way=Way(arguments.way),
            screen=arguments.screen,
            lang=arguments.lang,
            players=arguments.players,
            data=data,
            out=arguments.out,
            progress=_say if arguments.progress else None,
        )
        pictures = demos.play(script)
    if arguments.out is not None:
        _say(f"{pictures} pictures in {arguments.out}")
    return 0


def export(arguments: argparse.Namespace) -> int:
    """Write matches to the output."""
    from app.ui.glass.quick_start import read_pygame

    read_pygame()  # the catalogue knows the screens of the games
    from app import catalog
    from app.devices.stand_ins import SystemClock
    from app.table.match.journal import Status
    from app.table.records import Records
    from app.table.store.export import export_csv, export_jsonl
    from app.table.store.store import Store

    folder = arguments.data or settings.data_folder(settings.Config())
    if not is_folder(folder):
        raise StoreTrouble(f"There is no folder {folder}.", "Name the folder with the games: --data DIR")
    _write_utf8()
    with Store.open(folder, SystemClock()) as store:
        records = Records(store).all()
        if arguments.csv:
            export_csv(records[:1] if arguments.last else records, sys.stdout)
            return 0
        matches = sorted((m for status in Status for m in store.matches(status)), key=lambda m: -m.touched)
        for kept in matches[:1] if arguments.last else matches:
            export_jsonl(store, catalog.games(), kept.id, sys.stdout)
    return 0


def replay(arguments: argparse.Namespace) -> int:
    """Play a record again and print its scores."""
    from app.ui.glass.quick_start import read_pygame

    read_pygame()
    from app import catalog
    from app.reading import files, text
    from app.table.store.record_file import records_in, replay_jsonl

    games = catalog.games()
    given = nullcontext(sys.stdin.buffer) if str(arguments.file) == "-" else files.opened(arguments.file)
    with _told_as_record(arguments.file), given as stream:
        for first, record in records_in(text.lines(stream, str(arguments.file))):
            _say_played(replay_jsonl(record, games, first), is_json=arguments.json)
    return 0


@contextmanager
def _told_as_record(file: Path) -> Iterator[None]:
    """Tell what is wrong with a file as what is wrong with a record."""
    try:
        yield
    except FileTrouble as trouble:
        raise RecordTrouble(f"{file}: {trouble.place}: {trouble.what}.", f"{trouble.remedy}.") from trouble
    except RecordTrouble as trouble:
        raise RecordTrouble(f"{file}: {trouble.what}", trouble.remedy) from trouble


def _say_played(played: "PlayedRecord", *, is_json: bool) -> None:
    from app.reading.names import drawable

    names = tuple(player.name for player in played.players)
    if not is_json:
        _say(_table(tuple(map(drawable, names)), played.score()))
        return
    _write_utf8()
    document = {"game": played.header.game, "way": played.header.way, "players": names, "moves": played.moves}
    _say(msgspec.json.encode({**document, "score": played.score()}).decode())


def print_sheet(arguments: argparse.Namespace) -> int:
    """Write a sheet as PDF: the house sheet with its squares, an own one as a score card."""
    from app.paper.files import write_file
    from app.paper.inks import Ink
    from app.prints.locus.printing import Order, Paper, printed
    from app.ui.words.language import Language

    order = Order(Paper(arguments.paper), Ink(arguments.ink))
    language = Language(arguments.lang or settings.Config().language.default)
    write_file(arguments.out, printed(_sheet(arguments), order, language))
    return 0


def _sheet(arguments: argparse.Namespace) -> "Sheet | OwnSheet":
    """Return the house sheet, or an own one from the data folder."""
    from app import assets
    from app.devices.stand_ins import SystemClock
    from app.games.locus import parse_sheet
    from app.prints.locus.shelf import Shelf
    from app.table.store.store import Store

    if arguments.sheet == HOUSE:
        return parse_sheet(assets.text("locus/sheet.toml"), "locus/sheet.toml")
    folder = arguments.data or settings.data_folder(settings.Config())
    if not is_folder(folder):
        raise StoreTrouble(f"There is no folder {folder}.", "Name the folder with the games: --data DIR")
    with Store.open(folder, SystemClock()) as store:
        return Shelf(store).named(arguments.sheet)


def doctor(arguments: argparse.Namespace) -> int:
    """Look at the device and say what is found."""
    from app import doctor as doctors

    folder = arguments.data or settings.default_data_folder()
    found: settings.Config | ConfigTrouble
    try:
        found = settings.load(settings.find(arguments.config, folder))
        folder = arguments.data or settings.data_folder(found)
    except ConfigTrouble as trouble:
        found = trouble
    report = doctors.examine(found, folder)
    if arguments.json:
        _write_utf8()
    sys.stdout.write(report.json() if arguments.json else report.text())
    return report.exit_code


def update(arguments: argparse.Namespace) -> int:
    """Set up the version in a release file, and keep it if it proves itself."""
    import time

    from app.update import device
    from app.update.household import household
    from app.update.trust import Trust
    from app.update.update import Update
    from app.update.versions import Versions

    # Of the machine alone: a settings file beside the games belongs to who plays, and root reads nothing of theirs.
    config = settings.load(arguments.config or settings.of_machine())
    data = arguments.data or settings.data_folder(config)
    versions = Versions()
    versions.current()  # a device, or a sentence, before anything else is looked at
    trust = Trust(versions.keys, _asked, named=arguments.key, takes_unsigned=arguments.unsigned)
    plan = Update(
        versions, device.Systemd(), household(data), trust, build=device.environment, say=_say, sleep=time.sleep
    )
    _say(f"Version {plan.apply(arguments.file)} runs.")
    return 0


def _asked(question: str) -> bool:
    """Put a question to who gave the command; where nobody can answer, it is a no."""
    if not sys.stdin.isatty():
        return False
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes", "j", "ja")


def _settled(arguments: argparse.Namespace) -> tuple[settings.Config, Path]:
    usual = arguments.data or settings.default_data_folder()
    config = settings.load(settings.find(arguments.config, usual))
    return config, arguments.data or settings.data_folder(config)


@contextmanager
def _folder(given: Path | None) -> Iterator[Path]:
    """Use the folder given, or one that is gone afterwards."""
    if given is not None:
        yield given
        return
    with tempfile.TemporaryDirectory(prefix="tafelster-demo-") as folder:
        yield Path(folder)


def _made(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreTrouble(f"{folder} cannot be made: {error.strerror}.", "Name another folder: --out DIR") from error


def _table(names: tuple[str, ...], board: Scoreboard) -> str:
    rows = [("", *names)]
    rows += [(line.name, *("-" if p is None else str(p) for p in line.points)) for line in board.lines]
    rows.append(("total", *("-" if t is None else str(t) for t in board.totals)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(names) + 1)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))])
        for row in rows
    )


def _write_utf8() -> None:
    """Write what programs read, and `replay` too, in the letters of files, whatever those of the terminal are."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def _say(text: str) -> None:
    print(text, flush=True)
