"""One tree of exceptions, by what the caller can do about it.

    TafelsterError
    ├── Trouble                the environment: shown as a calm notice, never a traceback
    │   ├── ConfigTrouble      a settings file says something impossible        exit 3
    │   ├── StoreTrouble       the data folder cannot be read or written        exit 4
    │   │   ├── StoreBusy      another tafelster uses the folder
    │   │   ├── StoreLocked    another program uses the file of the games at this moment
    │   │   ├── StoreFull      no room left: the move is not played
    │   │   └── StoreNewer     written by a newer version: left untouched
    │   ├── DisplayTrouble     no screen to draw on                              exit 5
    │   ├── RecordTrouble      a record file cannot be replayed                  exit 6
    │   ├── UpdateTrouble      a release is refused, or its version did not start  exit 7
    │   ├── SheetTrouble       a sheet that is asked for is not kept here        exit 2
    │   ├── FileTrouble        a file that somebody handed over is refused       exit 2
    │   └── DeviceTrouble      a button, lamp or die does not answer
    └── (bugs are plain Python exceptions: logged, the process ends, start-up recovers)

A refused move is none of these: it is data (`games.game.Refusal`).
"""

import enum

from app.said import Said


class TafelsterError(Exception):
    """Anything this program raises on purpose."""


class Trouble(TafelsterError):
    """Something outside the program is wrong. `what` quotes the value, `remedy` says what to do."""

    exit_code = 1

    def __init__(self, what: str, remedy: str = "") -> None:
        super().__init__(f"{what} {remedy}".strip())
        self.what = what
        self.remedy = remedy


class ConfigTrouble(Trouble, ValueError):
    """A settings file is refused: file, key, value and remedy are in the message."""

    exit_code = 3


class StoreTrouble(Trouble, OSError):
    """The data folder or its database cannot be used."""

    exit_code = 4


class StoreBusy(StoreTrouble):
    """Another process holds the data folder."""


class StoreLocked(StoreTrouble):
    """Another program, of whatever kind, uses the database at this moment; nothing was changed."""


class StoreFull(StoreTrouble):
    """There is no room to write; nothing was changed."""


class StoreNewer(StoreTrouble):
    """The database was written by a newer version of the program."""


class DisplayTrouble(Trouble):
    """There is no display, or it cannot be opened."""

    exit_code = 5


class RecordTrouble(Trouble, ValueError):
    """A record file is damaged or not a record; the message names file and line."""

    exit_code = 6


class UpdateTrouble(Trouble, ValueError):
    """A release file is refused, or the version in it did not start and the old one is back."""

    exit_code = 7


class SheetTrouble(Trouble, LookupError):
    """A sheet is asked for by a name that none here has."""

    exit_code = 2


class FileFault(enum.Enum):
    """In which way a file is refused: what everybody says in the same words, whatever should have been in it."""

    UNREACHABLE = "unreachable"  # not there, not to be opened, or its disk fails
    NO_FILE = "no file"  # a folder, a pipe, a device
    TOO_LARGE = "too large"
    OTHER_LETTERS = "other letters"  # UTF-16, or anything that is not UTF-8
    NO_TEXT = "no text"  # signs that no text has
    NO_FORM = "no form"  # neither TOML nor JSON
    BEYOND = "beyond"  # deeper or longer than anything that makes sense
    LEFT_OUT = "left out"  # sound perhaps, but there are more than are read
    CONTENT = "content"  # readable, but it says something that cannot be


class FileTrouble(Trouble, ValueError):
    """A file is refused: `file` and `place` say where, `what` quotes it, `remedy` says what to do; no full stops."""

    exit_code = 2

    def __init__(self, file: str, place: str, what: str, remedy: str, fault: FileFault = FileFault.CONTENT) -> None:
        place, what = shortened(place), shortened(what, 240)
        super().__init__(f"{file}: {place}: {what}. {remedy}.")
        self.file, self.place, self.what, self.remedy, self.fault = file, place, what, remedy, fault


def shortened(text: str, most: int = 80) -> str:
    """Return a quotation that fits into a sentence, whatever somebody wrote: its beginning, and that more follows."""
    return text if len(text) <= most else text[:most] + "..."


class DeviceTrouble(Trouble, OSError):
    """A device is there but does not work; the game goes on without it. `said` is all of it, for every language."""

    def __init__(self, what: Said, remedy: Said) -> None:
        super().__init__(what, remedy)
        self.said = what + remedy
