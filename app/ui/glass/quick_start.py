"""Reads pygame without what it only looks for, a third of the way to the first picture, and without its remarks."""

import importlib
import sys
import warnings

SOUGHT = ("numpy", "pkg_resources")
"""Packages that pygame imports if they are installed and does well without; they cost 100 to 250 ms."""

REMARK = "Your system is .* capable but pygame was not built with support for it"
"""What Debian's pygame says on x86-64, to whoever builds pygame; the players cannot do anything about it."""


def read_pygame() -> None:
    """Import pygame for the first time, with the doors to SOUGHT shut; what is loaded already stays."""
    if "pygame" in sys.modules:
        return
    shut = [name for name in SOUGHT if name not in sys.modules]
    for name in shut:
        sys.modules[name] = None  # type: ignore[assignment]
    warnings.filterwarnings("ignore", REMARK, RuntimeWarning)  # for good: some of its parts are read later
    try:
        importlib.import_module("pygame")
    finally:
        for name in shut:
            del sys.modules[name]
