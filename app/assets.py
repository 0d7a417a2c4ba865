"""Where the files that come with the program lie: fonts, icons, sounds, words, sheets and decks."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "assets"


def path(name: str) -> Path:
    """Return the path of an asset by its name below `assets/`, for example "locus/sheet.toml"."""
    return ROOT / name


def text(name: str) -> str:
    """Return a text asset, decoded as UTF-8."""
    return path(name).read_text(encoding="utf-8")


def content(name: str) -> bytes:
    """Return the bytes of an asset."""
    return path(name).read_bytes()
