"""A release file is believed only when all of it is there, whole, and what it says it is."""

import json
import os
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from releases import release

from app.errors import UpdateTrouble
from app.update.release import MOST, MOST_OF_DIRECTORY, MOST_OF_MANIFEST, numbers, opened

Content = dict[str, bytes]
TOP = "tafelster-0.2.0"
MANIFEST = f"{TOP}/manifest.json"
CONFIG = f"{TOP}/systemd/config.toml"


def changed(file: Path, change: Callable[[Content], None]) -> Path:
    """Change the content of a release file, and write it again as a sound ZIP file."""
    with zipfile.ZipFile(file) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    change(content)
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in content.items():
            archive.writestr(name, data)
    return file


def says(**values: object) -> Callable[[Content], None]:
    """Return a change of the manifest."""

    def change(content: Content) -> None:
        content[MANIFEST] = json.dumps({**json.loads(content[MANIFEST]), **values}).encode()

    return change


def lists(name: str) -> Callable[[Content], None]:
    """Return a change that adds a file and its entry in the manifest."""

    def change(content: Content) -> None:
        files = json.loads(content[MANIFEST])["files"]
        content[f"{TOP}/{name}"] = b"x"
        says(files={**files, name: "0"})(content)

    return change


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return release(tmp_path, "0.2.0")


def test_a_whole_release_gives_its_packages_and_nothing_else(file: Path, tmp_path: Path) -> None:
    with opened(file) as found:
        assert found.version == "0.2.0"
        found.unpack_wheels(tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["tafelster-0.2.0-py3-none-any.whl"]


def test_the_same_files_make_the_same_release(file: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(file) as archive:
        assert {entry.date_time[0] for entry in archive.infolist()} == {1980}


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda content: content.pop(MANIFEST), "no release"),
        (lambda content: content.pop(CONFIG), "systemd/config.toml"),
        (lambda content: content.update({f"{TOP}/more.txt": b""}), "more.txt"),
        (lambda content: content.update({MANIFEST: b"{"}), "not understood"),
        (says(format=2), "format 2"),
        (says(version="0.2"), "0.2"),
        (says(version="../../etc"), "etc"),
        (says(python="4.0"), "Python 4.0"),
        (says(python="new"), "not understood"),
        (says(more=1), "not understood"),
        (lists("wheels/../../../etc/passwd"), "outside"),
        (lists("loose.whl"), "outside"),
        (lists("/etc/passwd"), "outside"),
        (lists("wheels/more/tafelster-0.2.0-py3-none-any.whl"), "called"),
        (lists("wheels/TAFELSTER-0.2.0-py3-none-any.whl"), "twice"),
        (lists("wheels/.pth"), "called"),
        (lists("wheels/a b.whl"), "called"),
        (lists("systemd/" + "x" * 300), "called"),
        (says(version="\u0660.\u0662.\u0660"), "version like"),
        (says(version="0.02.0"), "version like"),
        (says(version="0.2.0\n"), "version like"),
        (says(python="\u0663.11"), "version of Python"),
        (says(python="3." * 5000), "version of Python"),
        (lambda content: content.update({MANIFEST: b"[" * 5000}), "not understood"),
        (lambda content: content.update({MANIFEST: b'{"format": ' + b"9" * 5000 + b"}"}), "not understood"),
        (lambda content: content.update({MANIFEST: b" " * (MOST_OF_MANIFEST + 1)}), "too large"),
    ],
)
def test_a_release_that_is_not_what_it_says_is_refused(
    file: Path, change: Callable[[Content], None], named: str
) -> None:
    with pytest.raises(UpdateTrouble, match=named) as caught, opened(changed(file, change)):
        pass
    assert caught.value.remedy


@pytest.mark.parametrize("name", [CONFIG, f"{TOP}/wheels/tafelster-0.2.0-py3-none-any.whl"])
def test_a_changed_file_is_found_by_its_sum(file: Path, tmp_path: Path, name: str) -> None:
    changed(file, lambda content: content.update({name: content[name] + b" "}))
    with pytest.raises(UpdateTrouble, match="damaged"), opened(file) as found:
        found.unpack_wheels(tmp_path / "out")


def test_a_half_copied_file_is_refused(file: Path, tmp_path: Path) -> None:
    """At whatever byte the copying ended."""
    whole = file.read_bytes()
    for length in (0, 1, 100, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        file.write_bytes(whole[:length])
        with pytest.raises(UpdateTrouble, match="not a whole release file"), opened(file):
            pass


def test_no_single_changed_byte_passes(file: Path, tmp_path: Path) -> None:
    """Either it is told, or the packages are those that were meant: a byte of the ZIP file's own may not matter."""
    whole = file.read_bytes()
    with opened(file) as found:
        found.unpack_wheels(tmp_path / "meant")
    meant = {path.name: path.read_bytes() for path in (tmp_path / "meant").iterdir()}
    for place in range(0, len(whole), 41):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x20]) + whole[place + 1 :])
        out = tmp_path / f"out{place}"
        try:
            with opened(file) as found:
                found.unpack_wheels(out)
        except UpdateTrouble:
            continue
        assert {path.name: path.read_bytes() for path in out.iterdir()} == meant


def test_a_file_that_swells_is_not_unpacked(file: Path) -> None:
    def swell(content: Content) -> None:
        content[CONFIG] = b"\0" * (MOST + 1)

    with zipfile.ZipFile(file) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    swell(content)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in content.items():
            archive.writestr(name, data)
    with pytest.raises(UpdateTrouble, match="too large"), opened(file):
        pass


@pytest.mark.parametrize("where", ["none.zip", "."])
def test_a_file_that_is_not_there_is_told(tmp_path: Path, where: str) -> None:
    with pytest.raises(UpdateTrouble, match="cannot be read"), opened(tmp_path / where):
        pass


@pytest.mark.parametrize(
    "text",
    ["", "1", "1.2", "1.2.3.4", "1.2.x", "v1.2.3", "1.2.-3", "1.2.33333", "1.2.3\n", "1.02.3", "00.1.2", "\u0661.2.3"],
)
def test_a_version_is_three_numbers(text: str) -> None:
    with pytest.raises(ValueError, match="version like"):
        numbers(text)


def test_versions_are_compared_as_numbers() -> None:
    assert numbers("0.10.0") > numbers("0.9.12")


@pytest.mark.parametrize("text", ["0.0.0", "10.20.9999"])
def test_a_version_has_one_spelling(text: str) -> None:
    assert ".".join(map(str, numbers(text))) == text


# ---------------------------------------------------------------- archives that are odd as archives


def told(file: Path) -> str:
    """Return what is said of a release file that is refused before or while it is unpacked."""
    with pytest.raises(UpdateTrouble) as caught, opened(file) as found:
        found.unpack_wheels(file.parent / "out")
    assert caught.value.exit_code == 7
    assert caught.value.remedy
    return str(caught.value)


@pytest.mark.parametrize("way", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_a_release_is_packed_as_releases_are(file: Path, way: int) -> None:
    """Other ways to pack raise errors of their own where they are damaged; no release was ever packed so."""
    with zipfile.ZipFile(file) as archive:
        content = {name: archive.read(name) for name in archive.namelist()}
    with zipfile.ZipFile(file, "w", way) as archive:
        for name, data in content.items():
            archive.writestr(name, data)
    assert "packed in a way" in told(file)


def test_two_members_of_one_name_are_refused(file: Path) -> None:
    with zipfile.ZipFile(file, "a") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        archive.writestr(CONFIG, b"another")
    assert "does not hold what it says" in told(file)


@pytest.mark.parametrize("after", [b"x", b"PK\x05\x06" + b"\0" * 17, b"\0" * 70_000])
def test_nothing_comes_after_the_end(file: Path, after: bytes) -> None:
    file.write_bytes(file.read_bytes() + after)
    assert "not a whole release file" in told(file)


def test_a_list_of_unknown_length_is_not_read(file: Path) -> None:
    """Neither one that says it is long, nor one of the larger kind, whose length is told elsewhere."""
    whole = file.read_bytes()
    end = bytearray(whole[-22:])
    end[12:16] = (MOST_OF_DIRECTORY + 1).to_bytes(4, "little")
    file.write_bytes(whole[:-22] + end)
    assert "does not end like one" in told(file)
    file.write_bytes(whole[:-22] + b"PK\x06\x07" + b"\0" * 16 + whole[-22:])
    assert "does not end like one" in told(file)


def test_a_comment_is_in_no_release(file: Path) -> None:
    with zipfile.ZipFile(file, "a") as archive:
        archive.comment = b"hello"
    assert "does not end like one" in told(file)


def test_a_file_longer_than_a_release_is_not_opened(tmp_path: Path) -> None:
    with (tmp_path / "a.zip").open("wb") as out:
        out.truncate(MOST + 1)
    assert "too long" in told(tmp_path / "a.zip")


def test_pipes_devices_and_links_to_nowhere_are_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.zip")
    (tmp_path / "link.zip").symlink_to("nowhere")
    assert "a pipe" in told(tmp_path / "pipe.zip")
    assert "a device" in told(Path("/dev/zero"))
    assert "leads nowhere" in told(tmp_path / "link.zip")
    assert "too long" in told(tmp_path / ("x" * 300))
