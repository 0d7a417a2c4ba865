"""One act in a data folder as the user whom it belongs to: `python -m app.update.errand ACT FOLDER UID GID`.

Started by root for an update. It is that user, of that group and of no other, before it looks at anything there. It
prints what was asked, or in one sentence what is wrong, and then ends with code 1.
"""

import codecs
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from app.errors import StoreTrouble
from app.table.store.backups import Backups
from app.table.store.findings import DATABASE
from app.table.store.sqlite_trouble import translated
from app.update import proof

FAILS = (StoreTrouble, OSError, sqlite3.Error)


def _keep(data: Path) -> str:
    with translated(data):
        Backups(data).take_before_update(data / DATABASE)
    return ""


def _forget_kept(data: Path) -> str:
    Backups(data).forget_before_update()
    return ""


def _forget_proof(data: Path) -> str:
    proof.forget(data)
    return ""


ACTS: Mapping[str, Callable[[Path], str]] = {
    "keep": _keep,
    "forget-kept": _forget_kept,
    "proven": proof.proven,
    "forget-proof": _forget_proof,
}


def become(uid: int, gid: int) -> None:
    """Be this user for good, of this group alone; what is made now is for its eyes."""
    os.setgroups([])
    os.setresgid(gid, gid, gid)
    os.setresuid(uid, uid, uid)
    os.umask(0o077)


def sentence(trouble: Exception) -> str:
    """Say what is wrong with the games."""
    if isinstance(trouble, StoreTrouble):
        return f"The games cannot be copied first: {trouble.what} {trouble.remedy}"
    return f"The data folder cannot be used: {trouble}."


def main(words: Sequence[str]) -> int:
    """Do one act; returns the exit code."""
    act, data, uid, gid = words
    codecs.lookup("utf-8-sig")  # read only when it is first used, and then perhaps out of the player's reach
    become(int(uid), int(gid))
    try:
        said = ACTS[act](Path(data))
    except FAILS as trouble:
        print(sentence(trouble))
        return 1
    print(said)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
