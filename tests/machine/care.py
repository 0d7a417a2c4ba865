"""Looking after a simulated device: installing, starting, cutting the power, killing, updating from a stick."""

import time
from pathlib import Path

from tests.machine.releases import renumbered
from tests.machine.table import Table, fresh

INSTALL = "cd /home && python3 -m zipfile -e release.zip . && bash tafelster-*/systemd/install.sh --display {display}"
SLOW = "[Service]\nTimeoutStartSec=600\nWatchdogSec=300\nEnvironment=WLR_RENDERER=pixman\n"
"""Emulation is dozens of times slower than a Raspberry Pi, and has no graphics chip; all else is as it is installed."""


SETTINGS = '[data]\nfolder = "/var/lib/tafelster"\n\n[language]\ndefault = "nl"\n\n[die]\nport = "/dev/ttyUSB0"\n'
"""As the installer's, and the port of the guest: its USB converter has another number than a Pico."""


def boot_bare(table: Table) -> None:
    """Switch on the machine as Debian left it."""
    table.guest.start()
    table.guest.wait_for_ssh()
    table.report.say("Debian is up")


def install(table: Table, release: Path, display: str) -> None:
    """Bring the release onto the card, and run its installer."""
    guest, report = table.guest, table.report
    guest.put(release, "/home/release.zip")
    slow = SLOW.replace("\n", "\\n")
    for unit in ("tafelster", "tafelster-recovery"):
        folder = f"/etc/systemd/system/{unit}.service.d"
        guest.run(f"mkdir -p {folder} && printf '{slow}' >{folder}/90-emulated.conf")
    guest.run(f"mkdir -p /etc/tafelster && printf '{SETTINGS}' >/etc/tafelster/config.toml".replace("\n", "\\n"))
    began = time.monotonic()
    said = guest.run(INSTALL.format(display=display), 1800)
    report.check("installed", "version" in said, f"{time.monotonic() - began:.0f} s")
    table.wait_for_program()
    guest.run("sync")
    table.look("installed")
    guest.cut_power()
    boot(table, "first start with the power")


def start_over(table: Table) -> None:
    """Forget all games, and start the program as for the first time."""
    table.guest.run("systemctl stop tafelster tafelster-recovery; systemctl reset-failed")
    table.guest.run("systemctl stop tafelster; rm -rf /var/lib/tafelster/*; systemctl --no-block start tafelster")
    table.wait_for_program()


def boot(table: Table, name: str) -> None:
    """Switch the power on and wait for the first frame."""
    table.guest.start()
    table.guest.wait_for_ssh()
    table.report.say("somebody could log in")
    seconds = table.wait_for_program()
    table.report.check(f"{name}: power to first frame", True, f"{seconds:.0f} s of the guest's clock")


def cut(table: Table) -> None:
    """Pull the plug in the middle of the game, and find the same turn again."""
    before = table.moves()
    table.guest.cut_power()
    table.report.say("the power is cut")
    boot(table, "after the cut")
    table.report.check("every move is there", table.moves() == before, f"{table.moves()} of {before}")
    time.sleep(10)  # what it says of being back is gone by then
    table.same("turn-after-cut")


def kill(table: Table) -> None:
    """Kill the program: it is back by itself, on the same turn."""
    before = table.moves()
    table.guest.run("systemctl kill --signal=SIGKILL tafelster")
    time.sleep(5)
    table.wait_for_program()
    restarts = table.guest.run("systemctl show -P NRestarts tafelster").strip()
    table.report.check("killed, it came back by itself", restarts == "1", f"{restarts} restarts")
    table.report.check("no move is lost", table.moves() == before)
    table.look("home-after-kill")


def update(table: Table, release: Path) -> None:
    """Update from a stick: to a version that does not run, which is taken back, and to one that does."""
    guest, report = table.guest, table.report
    stick = fresh(table.guest.work / "stick")
    renumbered(release, "9.0.0", stick, is_broken=True)
    renumbered(release, "9.0.1", stick)
    guest.plug_stick(stick)
    time.sleep(20)
    mounted = (guest.try_run("ls /media/stick-*/*.zip | wc -l") or "").strip()
    report.check("a stick is there by itself", mounted == "2", guest.run("mount | grep stick || true").strip())
    before = table.moves()
    for version, code, runs in (("9.0.0", "7", None), ("9.0.1", "0", "9.0.1")):
        said = guest.run(
            f"tafelster update --unsigned /media/stick-*/tafelster-{version}.zip 2>&1; echo ended with $?", 2400
        )
        report.say(said.strip())
        report.check(f"update to {version} ends with {code}", said.rstrip().endswith(f"ended with {code}"))
        link = guest.run("readlink /opt/tafelster/current").strip()
        report.check(f"{link} runs", (runs or "versions/0") in link)
        table.wait_for_program()
        time.sleep(20)
        table.look(f"after-update-{version}")
    report.check("no move is lost", table.moves() == before)
