"""What a session on a simulated device tells: every step with its time, and what failed."""

import time
from pathlib import Path


class Report:
    """Tells every step with its time, and remembers what failed."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._began = time.monotonic()
        self.failures = 0
        file.write_text("")

    def say(self, words: str) -> None:
        """Tell something."""
        line = f"{time.monotonic() - self._began:7.1f} s  {words}"
        print(line, flush=True)
        with self._file.open("a") as file:
            file.write(line + "\n")

    def check(self, name: str, is_so: bool, more: str = "") -> None:
        """Tell whether something is as it should be."""
        self.failures += not is_so
        self.say(f"{'ok    ' if is_so else 'FAILED'}  {name}{f' ({more})' if more else ''}")
