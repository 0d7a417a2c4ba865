"""What a look at the device found, as values, and how it is written for people and for programs."""

import msgspec
from msgspec import Struct

from app.table.ports import Health


class Check(Struct, frozen=True):
    """One thing looked at. `remedy` is there when something can be done."""

    name: str
    health: Health
    detail: str
    remedy: str = ""


class Report(Struct, frozen=True):
    """All checks, in the order in which they are worth mending."""

    checks: tuple[Check, ...]

    @property
    def health(self) -> Health:
        """ERROR if anything is."""
        return Health.ERROR if any(check.health is Health.ERROR for check in self.checks) else Health.OK

    @property
    def exit_code(self) -> int:
        """0 if everything is ok or absent, 1 if anything is in error."""
        return int(self.health is Health.ERROR)

    def text(self) -> str:
        """Write it for people: ok, absent or ERROR, the name, the detail, and the remedy below it."""
        return "".join(_lines(check) for check in self.checks)

    def json(self) -> str:
        """Write it for programs: {"health": ..., "checks": [{name, health, detail, remedy}]}."""
        document = {"health": self.health, "checks": self.checks}
        return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"


def ok(name: str, detail: str) -> Check:
    """Say that a thing is as it should be."""
    return Check(name, Health.OK, detail)


def absent(name: str, detail: str) -> Check:
    """Say that a thing is not here and need not be."""
    return Check(name, Health.ABSENT, detail)


def ill(name: str, detail: str, remedy: str) -> Check:
    """Say that a thing does not work, and what to do."""
    return Check(name, Health.ERROR, detail, remedy)


def _lines(check: Check) -> str:
    word = check.health.value.upper() if check.health is Health.ERROR else check.health.value
    first = f"{word:8}{check.name:13}{check.detail}\n"
    return first + (f"{'':21}-> {check.remedy}\n" if check.remedy else "")
