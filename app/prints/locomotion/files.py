"""Own yards as files: each in a file of its own, with its picture and its starts."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import replace

from app.games.locomotion.data_refused import WrongName
from app.games.locomotion.yard.draft import LONGEST_TITLE
from app.games.locomotion.yard.file import NamedYard, Titles, parse_yards, write_yards
from app.paper.files import Found, Kind, export_texts, find_things
from app.reading.names import composed, name_fault


def _is_other(text: str) -> bool:
    """Say that this holds no yard: a file of yards speaks of a yard or of a picture."""
    return re.search("yard|picture", text) is None


def parse_own_yards(text: str, file: str) -> tuple[NamedYard, ...]:
    """Read yards that a household may keep: with short names; DataRefused says file, place, value and remedy."""
    return tuple(_kept(named, file) for named in parse_yards(text, file))


def _kept(named: NamedYard, file: str) -> NamedYard:
    titles = Titles(composed(named.titles.en), composed(named.titles.nl))
    for title in (titles.en, titles.nl):
        if fault := name_fault(title, LONGEST_TITLE):
            raise WrongName(file, f"{named.id} title", *fault)
    return replace(named, titles=titles)


YARD_FILES: Kind[NamedYard] = Kind(parse_own_yards, _is_other)


def export_yards(yards: Iterable[NamedYard], folders: Iterable[Path]) -> int:
    """Write every yard as TOML with a picture into every folder; return how many yards there were."""
    return export_texts(((f"yard {named.titles.en}", write_yards((named,))) for named in yards), folders)


def find_yards(data: Path, sticks: Sequence[Path]) -> tuple[Found[NamedYard], ...]:
    """Read every yard in the exports and on the sticks; each has the same name in every language."""
    return tuple(
        found if found.thing is None else Found(found.file, _one_name(found.thing))
        for found in find_things(YARD_FILES, data, sticks)
    )


def _one_name(named: NamedYard) -> NamedYard:
    return NamedYard(named.id, Titles(named.titles.en, named.titles.en), named.yard, named.starts)
