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
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

WIDTH, HEIGHT = 800, 480
BOOT = 900.0  # seconds until ssh answers; a minute or two on a quiet machine
PORT = 2227


class Gone(Exception):
    """The machine, or something in it, did not answer in time."""


class Control:
    """QEMU's control socket."""

    def __init__(self, path: Path) -> None:
        self._line = socket.socket(socket.AF_UNIX)
        self._line.connect(str(path))
        self._words = self._line.makefile("rw", encoding="utf-8")
        self._words.readline()
        self.ask("qmp_capabilities")

    def ask(self, command: str, **arguments: Any) -> Any:
        """Give a command; returns its answer."""
        self._words.write(json.dumps({"execute": command, "arguments": arguments}) + "\n")
        self._words.flush()
        while True:
            answer = json.loads(self._words.readline())
            if "error" in answer:
                raise Gone(f"{command}: {answer['error']}")
            if "return" in answer:
                return answer["return"]

    def close(self) -> None:
        """Hang up."""
        self._words.close()
        self._line.close()


class Guest:
    """One machine over one disk. `work` holds what build.sh made; the disk keeps its changes apart from the base."""

    def __init__(self, work: Path, accel: str = "tcg,thread=multi,tb-size=512", memory: int = 2048) -> None:
        self.work = work
        self.disk = work / "disk.qcow2"
        self.die = work / "die.sock"
        self._accel = accel
        self._memory = memory
        self._process: subprocess.Popen[bytes] | None = None
        self._control: Control | None = None

    def new_disk(self) -> None:
        """Begin with the disk as build.sh left it."""
        self.disk.unlink(missing_ok=True)
        backing = ["-F", "raw", "-b", str((self.work / "base.raw").resolve())]
        _run("qemu-img", "create", "-q", "-f", "qcow2", *backing, str(self.disk))

    def start(self) -> None:
        """Switch the power on."""
        control = self.work / "control.sock"
        for path in (control, self.die):
            path.unlink(missing_ok=True)
        words = [
            "qemu-system-x86_64", "-name", "table", "-machine", "q35", "-accel", self._accel, "-cpu", "qemu64",
            "-smp", "2", "-m", str(self._memory), "-nodefaults", "-vga", "none", "-display", "none",
            "-kernel", str(self.work / "vmlinuz"), "-initrd", str(self.work / "initrd"),
            "-append", "root=/dev/vda rw console=ttyS0,115200 console=tty0 loglevel=4",
            "-drive", f"file={self.disk},if=virtio,format=qcow2",
            "-device", f"virtio-gpu-pci,xres={WIDTH},yres={HEIGHT}", "-device", "virtio-rng-pci",
            "-device", "qemu-xhci,id=usb", "-chardev", f"socket,id=die,path={self.die},server=on,wait=off",
            "-device", "usb-serial,chardev=die,bus=usb.0",
            "-netdev", f"user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:{PORT}-:22",
            "-device", "virtio-net-pci,netdev=net,romfile=",
            "-serial", f"file:{self.work / 'console.log'}", "-qmp", f"unix:{control},server=on,wait=off",
        ]  # fmt: skip
        with (self.work / "qemu.log").open("wb") as log:
            self._process = subprocess.Popen(words, stdout=log, stderr=log)  # noqa: S603 - our own words
        _until(lambda: control.exists() and self._process_lives(), 30, "QEMU")
        self._control = Control(control)

    def cut_power(self) -> None:
        """Pull the plug: what the guest had not written is lost."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
        if self._control is not None:
            self._control.close()
            self._control = None

    def wait_for_ssh(self, seconds: float = BOOT) -> None:
        """Wait until somebody could log in."""
        _until(lambda: self._process_lives() and self.try_run("true") is not None, seconds, "ssh")

    def run(self, command: str, seconds: float = 120) -> str:
        """Run a command in the guest as root; Gone if it fails or does not come to an end."""
        done = self._ssh(command, seconds)
        if done.returncode != 0:
            raise Gone(f"{command!r} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout

    def try_run(self, command: str, seconds: float = 20) -> str | None:
        """Run a command; None if it fails."""
        try:
            return self.run(command, seconds)
        except Gone:
            return None

    def put(self, file: Path, target: str) -> None:
        """Copy a file into the guest."""
        _run("scp", "-q", "-P", str(PORT), *self._secrets(), str(file), f"root@127.0.0.1:{target}")

    def tap(self, x: float, y: float) -> None:
        """Touch the panel, 0 to 1 across and down."""
        self.run(f"echo 'tap {round(x * (WIDTH - 1))} {round(y * (HEIGHT - 1))}' >/run/panel")

    def press(self, pin: int = 17) -> None:
        """Press the star on its pin and let go."""
        self.run(f"echo 'press {pin}' >/run/panel")

    def picture(self, file: Path) -> None:
        """Write what the panel shows."""
        assert self._control is not None
        file.parent.mkdir(parents=True, exist_ok=True)
        self._control.ask("screendump", filename=str(file.resolve()), format="png")

    def plug_stick(self, folder: Path) -> None:
        """Plug in a USB stick that holds what is in a folder."""
        assert self._control is not None
        self._control.ask(
            "blockdev-add", **{"driver": "vvfat", "dir": str(folder.resolve()), "rw": True, "node-name": "stick"}
        )
        self._control.ask("device_add", driver="usb-storage", bus="usb.0", drive="stick", id="stick")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut_power()

    def _process_lives(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            raise Gone(f"QEMU ended: {(self.work / 'qemu.log').read_text(errors='replace')[-400:]}")
        return True

    def _secrets(self) -> Sequence[str]:
        options = (
            "StrictHostKeyChecking=no",
            f"UserKnownHostsFile={os.devnull}",
            "ConnectTimeout=10",
            "LogLevel=ERROR",
        )
        return ["-i", str(self.work / "key"), *(word for option in options for word in ("-o", option))]

    def _ssh(self, command: str, seconds: float) -> "subprocess.CompletedProcess[str]":
        words = ["ssh", "-q", "-p", str(PORT), *self._secrets(), "root@127.0.0.1", command]
        try:
            return subprocess.run(  # noqa: S603 - our own words
                words, capture_output=True, text=True, timeout=seconds, check=False, stdin=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired as error:
            raise Gone(f"{command!r} took more than {seconds} s") from error


def _run(*words: str) -> None:
    subprocess.run(words, check=True)  # noqa: S603 - our own words


def _until(is_so: Any, seconds: float, what: str) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return
        time.sleep(1)
    raise Gone(f"{what} does not answer after {seconds:.0f} s")
