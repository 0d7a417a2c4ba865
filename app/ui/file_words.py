"""Words about files: where one lies, and its name where room is short."""

from pathlib import Path

from app.ui.language import Language


def where_words(language: Language, folder: Path, sticks: tuple[Path, ...]) -> str:
    """Say where a folder is: on a stick by its name, or on this device."""
    stick = next((stick for stick in sticks if folder.is_relative_to(stick)), None)
    if stick is not None:
        return language.t("stick {name}", name=stick.name)
    return language.t("this device")


def shortened(name: str) -> tuple[str, ...]:
    """Return a file name, and shorter: its beginning and its end."""
    if len(name) <= 16:
        return (name,)
    shorter = f"{name[:8]}…{name[-5:]}"
    return (name, f"{name[:12]}…{name[-8:]}", shorter) if len(name) > 22 else (name, shorter)
