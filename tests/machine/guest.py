"""A whole machine in software: Debian 13 with a panel, a touch layer, a pin chip and a serial die, all simulated.

It is driven from outside through QEMU's own control socket (pictures, power), through ssh (touch, pins, questions),
and through a socket that is the other end of the die's cable.
"""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

from tests.machine.watch import Fallen, Watch

WIDTH, HEIGHT = 800, 480
BOOT = 900.0  # seconds until ssh answers; a minute or two on a quiet machine
CALM = "tcg,thread=single,tb-size=512"
PORT = 2227


class Gone(Exception):
    """The machine, or something in it, did not answer in time."""


class Control:
    """QEMU's control socket. Hung up is Gone, and so is an answer that takes longer than a minute."""

    def __init__(self, path: Path) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.settimeout(60)
        self._line.connect(str(path))
        self._words = self._line.makefile("rw", encoding="utf-8")
        self._words.readline()
        self.ask("qmp_capabilities")

    def ask(self, command: str, **arguments: Any) -> Any:
        """Give a command; returns its answer."""
        try:
            self._words.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
            self._words.flush()
            return self._answer(command)
        except OSError as error:
            raise Gone(f"{command}: {error}") from error

    def _answer(self, command: str) -> Any:
        while True:
            line = self._words.readline()
            if not line:
                raise Gone(f"{command}: QEMU hung up")
            answer = json.loads(line)
            if "error" in answer:
                raise Gone(f"{command}: {answer['error']}")
            if "return" in answer:
                return answer["return"]

    def close(self) -> None:
        """Hang up, also where nobody is there any more."""
        with suppress(OSError):
            self._words.close()
        self._line.close()


class Guest:
    """One machine over one disk. `work` holds what build.sh made; the disk keeps its changes apart from the base."""

    def __init__(
        self,
        work: Path,
        accel: str = "tcg,thread=multi,tb-size=512",
        memory: int = 2048,
        emulator: str = "qemu-system-x86_64",
    ) -> None:
        self.work = work
        self._emulator = emulator
        self.disk = work / "disk.qcow2"
        self.die = work / "die.sock"
        self._accel = accel
        self._memory = memory
        self._process: subprocess.Popen[bytes] | None = None
        self._watch: Watch | None = None
        self._control: Control | None = None

    def new_disk(self) -> None:
        """Begin with the disk as build.sh left it."""
        self.disk.unlink(missing_ok=True)
        backing = ["-F", "raw", "-b", str((self.work / "base.raw").resolve())]
        _run("qemu-img", "create", "-q", "-f", "qcow2", *backing, str(self.disk))

    def start(self) -> None:
        """Switch the power on."""
        control, console = self.work / "control.sock", self.work / "console.log"
        for path in (control, self.die, console):
            path.unlink(missing_ok=True)
        words = [
            self._emulator, "-name", "table", "-machine", "q35", "-accel", self._accel, "-cpu", "qemu64",
            "-smp", "2", "-m", str(self._memory), "-nodefaults", "-vga", "none", "-display", "none",
            "-kernel", str(self.work / "vmlinuz"), "-initrd", str(self.work / "initrd"),
            "-append", "root=/dev/vda rw console=ttyS0,115200 console=tty0 loglevel=4",
            "-drive", f"file={self.disk},if=virtio,format=qcow2",
            "-device", f"virtio-gpu-pci,xres={WIDTH},yres={HEIGHT}", "-device", "virtio-rng-pci",
            "-device", "qemu-xhci,id=usb", "-chardev", f"socket,id=die,path={self.die},server=on,wait=off",
            "-device", "usb-serial,chardev=die,bus=usb.0",
            "-netdev", f"user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:{PORT}-:22",
            "-device", "virtio-net-pci,netdev=net,romfile=",
            "-serial", f"file:{console}", "-qmp", f"unix:{control},server=on,wait=off",
        ]  # fmt: skip
        with (self.work / "qemu.log").open("wb") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log)  # noqa: S603 - our own words
        self._watch = Watch(self._process, self.work / "qemu.log", console)
        self._until(control.exists, 30, "QEMU")
        try:
            self._control = Control(control)
        except (OSError, Gone) as error:
            self.check()
            raise Gone(f"QEMU: {error}") from error

    def calm(self) -> None:
        """Have it emulated on one thread from the next start on."""
        self.cut_power()
        if self._accel.startswith("tcg"):
            self._accel = CALM

    def cut_power(self) -> None:
        """Pull the plug: what the guest had not written is lost."""
        self._watch = None
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
        if self._control is not None:
            self._control.close()
            self._control = None

    def wait_for_ssh(self, seconds: float = BOOT) -> None:
        """Wait until somebody could log in."""
        self._until(lambda: self.try_run("true") is not None, seconds, "ssh")

    def run(self, command: str, seconds: float = 120) -> str:
        """Run a command in the guest as root; Gone if it fails or does not come to an end, Fallen if the guest fell."""
        done = self._ssh(command, seconds)
        if done.returncode != 0:
            raise Gone(f"{command!r} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout

    def try_run(self, command: str, seconds: float = 20) -> str | None:
        """Run a command; None if it fails. Fallen if the guest fell."""
        try:
            return self.run(command, seconds)
        except Gone:
            return None

    def put(self, file: Path, target: str) -> None:
        """Copy a file into the guest."""
        done = self._watched(
            ["scp", "-q", "-P", str(PORT), *self._secrets(), str(file), f"root@127.0.0.1:{target}"], 600
        )
        if done.returncode != 0:
            raise Gone(f"{file.name} cannot be copied: {done.stderr}")

    def tap(self, x: float, y: float) -> None:
        """Touch the panel, 0 to 1 across and down."""
        self.run(f"echo 'tap {round(x * (WIDTH - 1))} {round(y * (HEIGHT - 1))}' >/run/panel")

    def press(self, pin: int = 17) -> None:
        """Press the star on its pin and let go."""
        self.run(f"echo 'press {pin}' >/run/panel")

    def picture(self, file: Path) -> None:
        """Write what the panel shows."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self._ask("screendump", filename=str(file.resolve()), format="png")

    def plug_stick(self, folder: Path) -> None:
        """Plug in a USB stick that holds what is in a folder."""
        self._ask("blockdev-add", **{"driver": "vvfat", "dir": str(folder.resolve()), "rw": True, "node-name": "stick"})
        self._ask("device_add", driver="usb-storage", bus="usb.0", drive="stick", id="stick")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut_power()

    def _ask(self, command: str, **arguments: Any) -> None:
        assert self._control is not None
        try:
            self._control.ask(command, **arguments)
        except Gone:
            self.check()  # why nobody answers
            raise

    def check(self) -> None:
        """Raise Fallen if the emulator ended or the guest's kernel panicked."""
        if self._watch is None:
            raise Gone("the power is off")
        self._watch.check()

    def _secrets(self) -> Sequence[str]:
        options = (
            "StrictHostKeyChecking=no",
            f"UserKnownHostsFile={os.devnull}",
            "ConnectTimeout=10",
            "LogLevel=ERROR",
        )
        return ["-i", str(self.work / "key"), *(word for option in options for word in ("-o", option))]

    def _ssh(self, command: str, seconds: float) -> "subprocess.CompletedProcess[str]":
        return self._watched(["ssh", "-q", "-p", str(PORT), *self._secrets(), "root@127.0.0.1", command], seconds)

    def _watched(self, words: Sequence[str], seconds: float) -> "subprocess.CompletedProcess[str]":
        """Run a command that talks with the guest, and look after the guest meanwhile."""
        self.check()
        pipe = subprocess.PIPE
        with subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True) as process:  # noqa: S603 - our own words
            try:
                return _ended(process, words, seconds, self.check)
            except (Gone, Fallen):
                process.kill()
                raise

    def _until(self, is_so: Callable[[], bool], seconds: float, what: str) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.check()
            if is_so():
                return
            time.sleep(1)
        raise Gone(f"{what} does not answer after {seconds:.0f} s")


def _ended(
    process: "subprocess.Popen[str]", words: Sequence[str], seconds: float, check: Callable[[], None]
) -> "subprocess.CompletedProcess[str]":
    """Wait for a process and look every second whether it is worth waiting; Gone after so many seconds."""
    end = time.monotonic() + seconds
    while True:
        try:
            out, error = process.communicate(timeout=1)
            return subprocess.CompletedProcess(words, process.returncode, out, error)
        except subprocess.TimeoutExpired:
            check()
        if time.monotonic() > end:
            raise Gone(f"{words[-1]!r} took more than {seconds} s")


def _run(*words: str) -> None:
    subprocess.run(words, check=True)  # noqa: S603 - our own words
