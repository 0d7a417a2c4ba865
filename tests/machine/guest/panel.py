"""Inside the guest: a touch panel of ten fingers, as the official 7-inch one, that is touched through a pipe.

Each line of /run/panel is "tap X Y" or "hold X Y SECONDS", in pixels of 800x480.
"""

import os
import time
from pathlib import Path

from evdev import AbsInfo, UInput
from evdev import ecodes as e

PIPE = Path("/run/panel")
WIDTH, HEIGHT, FINGERS = 800, 480, 10
ABILITIES = {
    e.EV_KEY: [e.BTN_TOUCH],
    e.EV_ABS: [
        (e.ABS_X, AbsInfo(0, 0, WIDTH - 1, 0, 0, 0)),
        (e.ABS_Y, AbsInfo(0, 0, HEIGHT - 1, 0, 0, 0)),
        (e.ABS_MT_SLOT, AbsInfo(0, 0, FINGERS - 1, 0, 0, 0)),
        (e.ABS_MT_POSITION_X, AbsInfo(0, 0, WIDTH - 1, 0, 0, 0)),
        (e.ABS_MT_POSITION_Y, AbsInfo(0, 0, HEIGHT - 1, 0, 0, 0)),
        (e.ABS_MT_TRACKING_ID, AbsInfo(0, 0, 65535, 0, 0, 0)),
    ],
}


def touch(panel: UInput, number: int, x: int, y: int, seconds: float) -> None:
    """Put a finger down and lift it."""
    for kind, code, value in (
        (e.EV_ABS, e.ABS_MT_SLOT, 0),
        (e.EV_ABS, e.ABS_MT_TRACKING_ID, number),
        (e.EV_ABS, e.ABS_MT_POSITION_X, x),
        (e.EV_ABS, e.ABS_MT_POSITION_Y, y),
        (e.EV_KEY, e.BTN_TOUCH, 1),
        (e.EV_ABS, e.ABS_X, x),
        (e.EV_ABS, e.ABS_Y, y),
    ):
        panel.write(kind, code, value)
    panel.syn()
    time.sleep(seconds)
    panel.write(e.EV_ABS, e.ABS_MT_TRACKING_ID, -1)
    panel.write(e.EV_KEY, e.BTN_TOUCH, 0)
    panel.syn()


def main() -> None:
    """Be a panel for ever."""
    panel = UInput(ABILITIES, name="raspberrypi-ts", input_props=[e.INPUT_PROP_DIRECT])
    PIPE.unlink(missing_ok=True)
    os.mkfifo(PIPE, 0o600)
    number = 0
    while True:
        with PIPE.open() as lines:
            for line in lines:
                word, x, y, *seconds = line.split()
                number += 1
                touch(panel, number, int(x), int(y), float(seconds[0]) if word == "hold" else 0.15)


main()
