"""The whole way of an update, from a file on a stick to a version that proved itself, or back."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from app.errors import UpdateTrouble
from app.update import release
from app.update.household import Household
from app.update.trust import Trust
from app.update.versions import Builder, Versions

PATIENCE = 60.0  # seconds after the first frame in which a version must prove itself
LOOK_EVERY = 1.0  # seconds


class Service(Protocol):
    """The running program, seen from outside."""

    def restart(self) -> bool:
        """Start anew and wait for the first frame; false if it does not come."""
        ...

    def is_up(self) -> bool:
        """Whether the program shows frames now."""
        ...

    def fall_back(self) -> bool:
        """Go back to the version before the one on trial, and start it; false if that does not come up either."""
        ...


class Update:
    """One update of one device. `household` has the games, `trust` the keys; `say` tells how far it is."""

    def __init__(
        self,
        versions: Versions,
        service: Service,
        household: Household,
        trust: Trust,
        *,
        build: Builder,
        say: Callable[[str], None],
        sleep: Callable[[float], None],
    ) -> None:
        self._versions = versions
        self._service = service
        self._household = household
        self._trust = trust
        self._build = build
        self._say = say
        self._sleep = sleep

    def apply(self, file: Path) -> str:
        """Set up, switch, try, keep; returns the new version. UpdateTrouble when the old one runs (on, or again)."""
        old = self._versions.current()
        with release.opened(file) as new:
            self._trust.judge(new)
            _refuse_older(new.version, old)
            self._say(f"Setting up {new.version} beside {old}; the game goes on.")
            self._set_up(new)
        self._household.keep()
        self._household.forget_proof()
        self._versions.try_out(new.version)
        self._say(f"Starting {new.version}.")
        if not (self._service.restart() and self._proves_itself(new.version)):
            self._go_back(new.version, old)
        self._versions.accept()
        self._trust.keep()
        self._household.forget_kept()
        self._versions.forget_others(old)
        self._versions.tidy()
        return new.version

    def _set_up(self, new: release.Release) -> None:
        try:
            self._versions.add(new, self._build)
        except PermissionError as error:
            raise UpdateTrouble(f"{error.filename} cannot be written.", "Run it with sudo.") from error
        except OSError as error:
            raise UpdateTrouble(
                f"The new version cannot be set up ({error.strerror or error}).", "Make room; the old version runs on."
            ) from error

    def _proves_itself(self, version: str) -> bool:
        for _ in range(round(PATIENCE / LOOK_EVERY)):
            if self._household.proven() == version:
                return True
            if not self._service.is_up():
                return False
            self._sleep(LOOK_EVERY)
        return False

    def _go_back(self, new: str, old: str) -> None:
        is_back = self._service.fall_back()
        state = f"{old} runs again." if is_back else f"{old} is back, but does not start either."
        raise UpdateTrouble(f"Version {new} did not start. {state}", "Ask for another release: tafelster doctor helps.")


def _refuse_older(new: str, old: str) -> None:
    if release.numbers(new) == release.numbers(old):
        raise UpdateTrouble(f"Version {new} runs already.", "There is nothing to do.")
    if release.numbers(new) < release.numbers(old):
        raise UpdateTrouble(
            f"Version {new} is older than {old}, which runs.", "Games kept by a newer version cannot be read by it."
        )
