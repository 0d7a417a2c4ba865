"""The data folder as an update uses it: through its owner, so that root opens nothing there that somebody can change.

A program that runs as root and opens a file of the games would follow a link that lies in its place, wait at a pipe,
or let the database engine play back a log that was made to harm. So each act in that folder is a process of its own
that is the folder's owner before it looks at anything, and root believes of it no more than a few printable words.
"""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

from app.errors import UpdateTrouble
from app.update import errand

MOST = 2_000  # bytes that such a process may say
PATIENCE = 300.0  # seconds: a copy of very many games on a slow card


class Household:
    """What an update does with the games and with what the running version says of itself.

    Each act raises UpdateTrouble if it cannot be done.
    """

    def __init__(self, data: Path) -> None:
        self._data = data

    def keep(self) -> None:
        """Copy the games: a newer version may keep them so that this one could not read them any more."""
        self._done("keep")

    def forget_kept(self) -> None:
        """Let go of that copy: there is no way back any more."""
        self._done("forget-kept")

    def proven(self) -> str:
        """Return the version that proved itself last, "" if none did."""
        return self._done("proven")

    def forget_proof(self) -> None:
        """Let every version prove itself anew."""
        self._done("forget-proof")

    def _done(self, act: str) -> str:
        """Do one act oneself: for who owns the folder."""
        try:
            return errand.ACTS[act](self._data)
        except errand.FAILS as trouble:
            raise UpdateTrouble(errand.sentence(trouble), _REMEDY) from trouble


class AsOwner(Household):
    """Acts in a folder as the user and the group it belongs to."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self._uid, self._gid = owner(data)

    def _done(self, act: str) -> str:
        words = [sys.executable, "-P", "-m", "app.update.errand", act, str(self._data), str(self._uid), str(self._gid)]
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
        with subprocess.Popen(  # noqa: S603 - our own words
            words, cwd="/", env=kept, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            assert process.stdout is not None
            guard = threading.Timer(PATIENCE, process.kill)
            guard.start()
            said = process.stdout.read(MOST)
            process.stdout.close()  # what it says beyond that nobody hears
            code = process.wait()
            guard.cancel()
        text = "".join(sign for sign in said.decode("utf-8", "replace") if sign.isprintable()).strip()
        if code:
            raise UpdateTrouble(text or f"The games in {self._data} cannot be used ({act} ended with {code}).", _REMEDY)
        return text


_REMEDY = "The old version runs on: tafelster doctor looks at the games."


def household(data: Path) -> Household:
    """Return the way to act in a data folder from here: as its owner where root asks, else oneself."""
    return AsOwner(data) if os.geteuid() == 0 else Household(data)


def owner(data: Path) -> tuple[int, int]:
    """Return whose folder it is, as user and group; UpdateTrouble where somebody else could put another in its place.

    Every folder above it belongs to root or to the same user, and none of them is a link.
    """
    try:
        found = _folder(data)
        above = [_folder(folder) for folder in Path(os.path.abspath(data)).parents]
    except OSError as error:
        raise UpdateTrouble(
            f"{data} cannot be used as the data folder ({error.strerror}).",
            "Name it with --data, or start the table once.",
        ) from error
    if any(folder.st_uid not in (0, found.st_uid) for folder in above):
        raise UpdateTrouble(f"{data} lies in a folder of somebody else.", "Move the games, or name them with --data.")
    return found.st_uid, found.st_gid


def _folder(path: Path) -> os.stat_result:
    found = os.stat(path, follow_symlinks=False)
    if not stat.S_ISDIR(found.st_mode):
        raise UpdateTrouble(f"{path} is no folder: the games are not looked for behind it.", "Name the folder itself.")
    return found
