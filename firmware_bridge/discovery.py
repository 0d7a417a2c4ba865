"""Finds the port of a die by what it says of itself on USB.

The name of a port says nothing: it changes with the plug.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from serial.tools import list_ports

PICO_VID, PICO_PID = 0x2E8A, 0x0005
"""A Raspberry Pi Pico with MicroPython, whatever runs on it: only the hello tells that it is a die."""


@dataclass(frozen=True, slots=True)
class Port:
    """A USB serial port of this machine."""

    device: str
    vid: int
    pid: int
    serial: str = ""
    product: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which die to look for. An empty `serial` or `product` is any; `port` is a path and beats all else."""

    vid: int = PICO_VID
    pid: int = PICO_PID
    serial: str = ""
    product: str = ""
    port: str = ""

    def fits(self, port: Port) -> bool:
        """Tell whether a port may be the die."""
        is_kind = (port.vid, port.pid) == (self.vid, self.pid)
        return is_kind and self.serial in ("", port.serial) and self.product in ("", port.product)


def usb_ports() -> list[Port]:
    """Return the USB serial ports; raises OSError if a plug is pulled while it looks."""
    return [
        Port(found.device, found.vid, found.pid, found.serial_number or "", found.product or "")
        for found in sorted(list_ports.comports())
        if found.vid is not None and found.pid is not None
    ]


def paths(wanted: Wanted, ports: Iterable[Port]) -> list[str]:
    """Return the paths to try, in order. A path that was given is tried whatever the listing says.

    Pseudo-terminals and ports on the board's own pins are in no listing: that is what the given path is for.
    """
    if wanted.port:
        return [wanted.port]
    return [port.device for port in ports if wanted.fits(port)]
