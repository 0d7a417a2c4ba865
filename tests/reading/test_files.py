"""Bytes and letters of files that somebody named: regular ones of a bounded size, and nothing that waits."""

import io
import os
import socket
from pathlib import Path

import pytest

from app.errors import FileFault, FileTrouble
from app.reading import files, text

GOOD = "naam = 'Één'\nx = 1\n"


def fault_of(path: Path, most: int = files.MOST) -> FileTrouble:
    with pytest.raises(FileTrouble) as caught:
        files.text(path, most)
    assert caught.value.file
    assert caught.value.remedy
    return caught.value


# ---------------------------------------------------------------- bytes


def test_a_file_may_have_just_so_many_bytes(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"x" * 100)
    assert files.content(file, 100) == b"x" * 100
    trouble = fault_of(file, 99)
    assert trouble.fault is FileFault.TOO_LARGE
    assert "99 bytes" in trouble.what


def test_a_folder_a_pipe_a_device_and_a_socket_are_no_files(tmp_path):
    """None is opened: opening a pipe waits for somebody to write, opening a device may set it going."""
    os.mkfifo(tmp_path / "pipe")
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "socket"))
        for path, what in (
            (tmp_path, "a folder"),
            (tmp_path / "pipe", "a pipe"),
            (tmp_path / "socket", "a socket"),
            (Path("/dev/zero"), "a device"),
        ):
            trouble = fault_of(path)
            assert trouble.fault is FileFault.NO_FILE
            assert what in trouble.what


def test_a_link_that_leads_nowhere_is_told_as_one(tmp_path):
    (tmp_path / "link").symlink_to("nowhere")
    trouble = fault_of(tmp_path / "link")
    assert trouble.fault is FileFault.UNREACHABLE
    assert "leads nowhere" in trouble.what
    assert files.is_there(tmp_path / "link")


def test_a_link_that_leads_round_is_told(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    assert fault_of(tmp_path / "a").fault is FileFault.UNREACHABLE


@pytest.mark.parametrize("name", ["none", "x" * 300, "x/" * 3000, "nul\0byte", "\ud800"], ids=range(5))
def test_a_path_that_cannot_be_is_told(tmp_path, name):
    assert fault_of(tmp_path / name).fault is FileFault.UNREACHABLE
    assert not files.is_there(tmp_path / name)
    assert not files.is_folder(tmp_path / name)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_told(tmp_path):
    (tmp_path / "a").touch(mode=0)
    assert "Permission" in fault_of(tmp_path / "a").what


def test_a_link_to_a_file_is_read(tmp_path):
    (tmp_path / "a").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b").symlink_to("a")
    assert files.text(tmp_path / "b") == GOOD


# ---------------------------------------------------------------- letters


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_a_byte_order_mark_makes_no_difference(encoding):
    assert text.decoded(GOOD.encode(encoding), "a") == GOOD


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_other_encodings_of_notepad_are_told_with_their_remedy(encoding):
    with pytest.raises(FileTrouble, match="UTF-16") as caught:
        text.decoded(GOOD.encode(encoding), "a.toml")
    assert caught.value.fault is FileFault.OTHER_LETTERS
    assert "UTF-8" in caught.value.remedy


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "cp850"])
def test_letters_of_one_country_are_told_with_their_line(encoding):
    with pytest.raises(FileTrouble, match="not UTF-8") as caught:
        text.decoded(("x = 1\n" + GOOD).encode(encoding), "a.toml")
    assert (caught.value.place, caught.value.fault) == ("line 2", FileFault.OTHER_LETTERS)


@pytest.mark.parametrize("sign", ["\0", "\x07", "\x1b", "\x7f", "\uffff"])
def test_signs_that_no_text_has_are_told_with_their_line(sign):
    with pytest.raises(FileTrouble) as caught:
        text.decoded(f"x = 1\n\ny = '{sign}'".encode(), "a.toml")
    assert (caught.value.place, caught.value.fault) == ("line 3", FileFault.NO_TEXT)


def test_lines_come_one_by_one_whatever_ends_them():
    stream = io.BytesIO(b"\xef\xbb\xbfone\r\ntwo\n\n\xef\xbb\xbfthree")
    assert list(text.lines(stream, "a")) == ["one", "two", "", "three"]


@pytest.mark.parametrize(
    ("content", "place", "fault"),
    [
        (b"one\n\xe9\n", "line 2", FileFault.OTHER_LETTERS),
        (b"one\n\0\n", "line 2", FileFault.NO_TEXT),
        (b"one\n" + b"x" * (text.LONGEST_LINE + 1), "line 2", FileFault.TOO_LARGE),
        ("one\ntwo".encode("utf-16"), "text", FileFault.OTHER_LETTERS),
    ],
)
def test_a_bad_line_is_named(content, place, fault):
    with pytest.raises(FileTrouble) as caught:
        list(text.lines(io.BytesIO(content), "a"))
    assert (caught.value.place, caught.value.fault) == (place, fault)


def test_a_line_may_be_just_so_long():
    line = b"x" * (text.LONGEST_LINE - 1) + b"\n"
    assert [len(each) for each in text.lines(io.BytesIO(line * 2), "a")] == [text.LONGEST_LINE - 1] * 2


def test_a_disk_that_fails_is_told():
    class Failing(io.RawIOBase):
        def readinto(self, _buffer):
            raise OSError(5, "Input/output error")

        def readable(self):
            return True

    with pytest.raises(FileTrouble, match="Input/output") as caught:
        list(text.lines(io.BufferedReader(Failing()), "a"))
    assert caught.value.fault is FileFault.UNREACHABLE
