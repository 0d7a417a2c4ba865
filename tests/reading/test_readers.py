"""Every reader of what a person hands over: whatever the bytes are, a good value comes out or one trouble.

`READERS` is all of them; a new one is added there, and everything here holds for it.
"""

import io
import os
import random
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutations import DEEP, ODD, spoilt

from app import catalog, config, recovery
from app.devices.stand_ins import FakeClock
from app.errors import ConfigTrouble, FileTrouble, RecordTrouble, UpdateTrouble
from app.prints.locomotion.files import find_yards
from app.prints.locus.files import find_sheets
from app.reading import text
from app.table import preferences
from app.table.store.record_file import records_in, replay_jsonl
from app.table.store.store import Store
from app.update import proof, release

OLD = Path(__file__).parent / "written_by_0_1_0"
GAMES = catalog.games()
MORE = int(os.environ.get("TAFELSTER_EXAMPLES", "0"))
FEW = settings(max_examples=MORE or 60, derandomize=not MORE, deadline=None, suppress_health_check=list(HealthCheck))
"""The same few each time; TAFELSTER_EXAMPLES=5000 looks further, and elsewhere each time."""

SETTINGS = b"""[screen]
rotation = 90
[star]
button_pin = 5
[die]
port = "/dev/serial0"
vid = 0x2e8a
[data]
folder = "/srv/table"
"""


def read_settings(folder: Path, content: bytes) -> object:
    (folder / "config.toml").write_bytes(content)
    return config.load(folder / "config.toml")


def read_rotation(folder: Path, content: bytes) -> object:
    (folder / "config.toml").write_bytes(content)
    turn = recovery.rotation(folder / "config.toml")
    assert turn in (0, 90, 180, 270)
    return turn


def read_sheets(folder: Path, content: bytes) -> object:
    return _found(find_sheets, folder, content)


def read_yards(folder: Path, content: bytes) -> object:
    return _found(find_yards, folder, content)


def _found(find: Callable[[Path, tuple[Path, ...]], tuple], folder: Path, content: bytes) -> object:
    (folder / "exports").mkdir(exist_ok=True)
    (folder / "exports" / "a.toml").write_bytes(content)
    found = find(folder, ())
    for each in found:
        assert (each.thing is None) == (each.refused is not None)
        if each.refused is not None:
            raise each.refused
    return found


def read_records(_folder: Path, content: bytes) -> object:
    lines = text.lines(io.BytesIO(content), "a")
    return [replay_jsonl(record, GAMES, first).score() for first, record in records_in(lines)]


def read_release(folder: Path, content: bytes) -> object:
    (folder / "a.zip").write_bytes(content)
    with release.opened(folder / "a.zip") as found:
        out = folder / f"out-{random.random()}"  # noqa: S311 - a name
        found.unpack_wheels(out)
        return sorted(out.iterdir())


def read_proof(folder: Path, content: bytes) -> object:
    (folder / proof.PROVEN).write_bytes(content)
    (folder / proof.RETURNED).write_bytes(content)
    return proof.proven(folder), proof.returned(folder)


def read_preferences(folder: Path, content: bytes) -> object:
    with Store.open(folder / "data", FakeClock()) as store:
        store.put("preferences", msgspec.Raw(content))
        return preferences.load(store)


def a_release() -> bytes:
    out = io.BytesIO()
    manifest = {"format": 1, "version": "0.2.0", "python": "3.11", "files": {"wheels/a.whl": "0" * 64}}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("t-0.2.0/manifest.json", msgspec.json.encode(manifest))
        archive.writestr("t-0.2.0/wheels/a.whl", b"wheel" * 50)
    return out.getvalue()


PREFERENCES = (
    b'{"lang":"nl","sound":3,"touch":[1.0,0,0,0,1,0],"last_tables":{"locus/box":{"players":[],"options":"{}"}}}'
)

READERS: dict[str, tuple[Callable[[Path, bytes], object], list[bytes], tuple[type[Exception], ...]]] = {
    "settings": (read_settings, [SETTINGS], (ConfigTrouble,)),
    "rotation": (read_rotation, [SETTINGS], ()),
    "sheets": (read_sheets, [(OLD / "sheet.toml").read_bytes()], (FileTrouble,)),
    "yards": (read_yards, [(OLD / "yard.toml").read_bytes()], (FileTrouble,)),
    "records": (
        read_records,
        [file.read_bytes() for file in sorted(OLD.glob("*.jsonl"))],
        (FileTrouble, RecordTrouble),
    ),
    "release": (read_release, [a_release()], (UpdateTrouble,)),
    "proof": (read_proof, [b"0.2.0 0.1.0\n"], ()),
    "preferences": (read_preferences, [PREFERENCES], ()),
}


def tried(name: str, folder: Path, content: bytes) -> Exception | None:
    """Read it; return its trouble. Anything else that is raised is a fault of ours."""
    read, _, troubles = READERS[name]
    found: Exception | None = None
    try:
        read(folder, content)
    except troubles as trouble:
        found = trouble
    assert found is None or (found.what and found.remedy)  # type: ignore[attr-defined]
    return found


# ---------------------------------------------------------------- what is good, and what 0.1.0 wrote


@pytest.mark.parametrize("name", [name for name in READERS if name != "release"])
def test_what_is_good_is_read_with_and_without_a_mark_and_with_other_line_ends(tmp_path, name):
    for good in READERS[name][1]:
        as_typed = [good] if name == "preferences" else [good, b"\xef\xbb\xbf" + good, good.replace(b"\n", b"\r\n")]
        assert [tried(name, tmp_path, content) for content in as_typed] == [None] * len(as_typed)


def test_every_game_of_0_1_0_replays_to_its_end():
    goods = READERS["records"][1]
    assert len(goods) == len(GAMES)
    for good in goods:
        (score,) = read_records(OLD, good)
        assert any(line.points for line in score.lines)


def test_several_records_in_one_file_are_told_apart_and_their_lines_counted_on():
    one, two = READERS["records"][1][:2]
    assert len(read_records(OLD, one + b"\n\n" + b"\xef\xbb\xbf" + two)) == 2
    bad = one.count(b"\n") + 2
    with pytest.raises(RecordTrouble, match=rf"^Line {bad}: "):
        read_records(OLD, one + two.splitlines(keepends=True)[0] + b"noise\n")


def test_a_record_without_end_is_told():
    line = '{"n": 1}' + " " * 100_000
    with pytest.raises(RecordTrouble, match="letters"):
        list(records_in(line for _ in range(1000)))


# ---------------------------------------------------------------- what is not


@pytest.mark.parametrize("name", READERS)
def test_random_bytes_are_told(tmp_path_factory, name):
    folder = tmp_path_factory.mktemp(name)

    @FEW
    @given(st.binary(max_size=400) | st.lists(ODD, max_size=20).map(b"".join))
    def told(content):
        tried(name, folder, content)

    told()


@pytest.mark.parametrize("name", ["settings", "rotation", "sheets", "yards"])
def test_random_trees_are_told(tmp_path_factory, name):
    """Trees under the very keys that the reader knows, and under others."""
    folder = tmp_path_factory.mktemp(name)
    known = "format name coins cards yellow yard id title picture start screen rotation star button_pin data folder die"

    @FEW
    @given(st.dictionaries(st.sampled_from(known.split()) | st.text(max_size=5), DEEP, max_size=8))
    def told(tree):
        tried(name, folder, "\n".join(toml_lines(tree)).encode("utf-8", "surrogatepass"))

    told()


@pytest.mark.parametrize("name", READERS)
def test_good_files_after_accidents_are_read_or_told(tmp_path_factory, name):
    folder = tmp_path_factory.mktemp(name)

    @FEW
    @given(st.sampled_from(READERS[name][1]).flatmap(spoilt))
    def told(content):
        tried(name, folder, content)

    told()


def toml_lines(tree: dict[str, object]) -> list[str]:
    """Write a tree as TOML, quoted by JSON's rules: nearly always TOML, and wrong in odd ways otherwise."""
    return [f"{_quoted(key)} = {_value(value)}" for key, value in tree.items()]


def _quoted(value: str) -> str:
    return '"' + "".join(f"\\U{ord(c):08x}" if ord(c) < 32 or c in '"\\\x7f' else c for c in value) + '"'


def _value(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return _quoted(value)
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            return "{" + ", ".join(f"{_quoted(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
        case _:
            return str(value)
