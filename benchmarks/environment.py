"""On what a bench runs: which Python and pygame, and what would burden pygame and so flatter us.

pygame reads pkg_resources, which comes with setuptools, and numpy, if they are installed; our program does not let it.
A peer that pays for them would seem slower than it is.
"""

import importlib.util
import platform
from collections.abc import Callable
from importlib.metadata import version

BURDENS = {"setuptools": "pkg_resources", "numpy": "numpy"}
"""What brings a burden, and the module that pygame reads of it."""


def burdens(find: Callable[[str], object] = importlib.util.find_spec) -> tuple[str, ...]:
    """Return what should not be in this environment, and is."""
    return tuple(name for name, module in BURDENS.items() if find(module) is not None)


def told() -> str:
    """Return what measures, in a line."""
    return f"Python {platform.python_version()}, pygame {version('pygame')}, {platform.machine()}"
