"""Whose releases a device takes: the keys it knows, which only root writes, and the question about another one.

The first key comes with the release that the device was set up with. A release that another key signed is told with
the fingerprint, and is taken when somebody says that it is right; from then on that key is known too.
"""

from collections.abc import Callable
from pathlib import Path

from app.disk import DISK
from app.errors import FileTrouble, UpdateTrouble
from app.reading import files
from app.update.release import Release
from app.update.signature import fingerprint, signature_of

MOST = 10_000  # bytes: more keys than anybody makes releases with


class Trust:
    """The keys in a file, one a line. `asks` puts a question to whoever gave the command; `named` is their answer."""

    def __init__(
        self, file: Path, asks: Callable[[str], bool], *, named: str = "", takes_unsigned: bool = False
    ) -> None:
        self._file = file
        self._asks = asks
        self._named = "".join(named.lower().split("-"))
        self._takes_unsigned = takes_unsigned
        self._new: bytes | None = None

    def judge(self, release: Release) -> None:
        """Let a release pass, or raise UpdateTrouble with the reason why it is refused."""
        found = signature_of(release)
        if found is None:
            if not self._takes_unsigned:
                raise UpdateTrouble(
                    "The release file is not signed: anybody may have made it.",
                    "Get a signed one. If you built it yourself: tafelster update --unsigned FILE",
                )
        elif found.key.hex() not in self._known():
            self._ask(found.key)

    def _ask(self, key: bytes) -> None:
        mark = fingerprint(key)
        if self._named and self._named != "".join(mark.split("-")):
            raise UpdateTrouble(f"The release is signed with the key {mark}, not with the one you named.", _COMPARE)
        if not self._named and not self._asks(
            f"This release is signed with a key that this device does not know:\n\n    {mark}\n\n"
            "Compare it with the one its maker tells, letter by letter. Is it the same?"
        ):
            raise UpdateTrouble(
                f"The release is signed with a key that this device does not know: {mark}.",
                f"{_COMPARE} Then: tafelster update --key {mark} FILE",
            )
        self._new = key

    def keep(self) -> None:
        """Know the key of the release that was judged last, now that its version runs."""
        if self._new is not None:
            lines = [*self._known(), self._new.hex()]
            DISK.write(self._file, "".join(f"{line}\n" for line in lines).encode())

    def _known(self) -> list[str]:
        if not files.is_there(self._file):
            return []
        try:
            return files.text(self._file, MOST).lower().split()
        except FileTrouble as trouble:
            raise UpdateTrouble(f"{self._file}: {trouble.what}.", f"{trouble.remedy}.") from trouble


_COMPARE = "Compare it with the one its maker tells."
