"""A stick as it may come from anybody: twenty files that are odd each in its way, to lie beside a good one."""

import os
from pathlib import Path

from app.errors import FileFault

SHEET = 'format = 1\nname = "{name}"\ncoins = 3\nyellow = [1]\npurple = [0]\nred = [1]\ngreen = [1]\nblue = [1]\n'
ODD: dict[str, tuple[bytes, FileFault]] = {
    "digits.toml": (b"coins = " + b"9" * 5000, FileFault.BEYOND),
    "brackets.toml": (b"a = " + b"[" * 5000, FileFault.BEYOND),
    "tables.toml": (b"a = " + b"{a = " * 900, FileFault.BEYOND),
    "dots.toml": (b"a." * 9000 + b"a = 1", FileFault.BEYOND),
    "large.toml": (b"#" * 100_000, FileFault.TOO_LARGE),
    "notepad.toml": (SHEET.format(name="a").encode("utf-16"), FileFault.OTHER_LETTERS),
    "notepad-be.toml": (SHEET.format(name="a").encode("utf-16-be"), FileFault.OTHER_LETTERS),
    "latin.toml": (SHEET.format(name="é").encode("latin-1"), FileFault.OTHER_LETTERS),
    "nul.toml": (b'"a\0b" = 1', FileFault.NO_TEXT),
    "escape.toml": (b"a = '\x1b[2J'", FileFault.NO_TEXT),
    "picture.toml": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), FileFault.OTHER_LETTERS),
    "empty.toml": (b"", FileFault.CONTENT),
    "half.toml": (b'format = 1\nname = "a', FileFault.NO_FORM),
    "twice.toml": (b"format = 1\nformat = 1\n", FileFault.NO_FORM),
    "selector.toml": (SHEET.format(name="\ufe0f").encode(), FileFault.CONTENT),
    "accent.toml": (SHEET.format(name="\u0301").encode(), FileFault.CONTENT),
    "nul-key.toml": (b'"a\\u0000b" = 1\n' + SHEET.format(name="a").encode(), FileFault.CONTENT),
    "strange.toml": (SHEET.format(name="数独").encode(), FileFault.CONTENT),
    "long.toml": (SHEET.format(name="x" * 9000).encode(), FileFault.CONTENT),
    "turned.toml": (SHEET.format(name="a\u202eb").encode(), FileFault.CONTENT),
}
OTHERS = {
    "folder.toml": FileFault.NO_FILE,
    "pipe.toml": FileFault.NO_FILE,
    "link.toml": FileFault.UNREACHABLE,
    "device.toml": FileFault.NO_FILE,
    "n\udcff\ufe0fm.toml": FileFault.CONTENT,
}
FAULTS = {name: fault for name, (_, fault) in ODD.items()} | OTHERS


def odd_stick(folder: Path) -> Path:
    """Fill a folder with them."""
    for name, (content, _) in ODD.items():
        (folder / name).write_bytes(content)
    (folder / "folder.toml").mkdir()
    os.mkfifo(folder / "pipe.toml")
    (folder / "link.toml").symlink_to("nowhere")
    (folder / "device.toml").symlink_to("/dev/zero")
    (folder / "n\udcff\ufe0fm.toml").write_bytes(b"a = 1\n")
    return folder
