"""Reads pygame without what it only looks for: a third of the way to the first picture."""

import importlib
import sys

SOUGHT = ("numpy", "pkg_resources")
"""Packages that pygame imports if they are installed and does well without; they cost 100 to 250 ms."""


def read_pygame() -> None:
    """Import pygame for the first time, with the doors to SOUGHT shut; what is loaded already stays."""
    if "pygame" in sys.modules:
        return
    shut = [name for name in SOUGHT if name not in sys.modules]
    for name in shut:
        sys.modules[name] = None  # type: ignore[assignment]
    try:
        importlib.import_module("pygame")
    finally:
        for name in shut:
            del sys.modules[name]
