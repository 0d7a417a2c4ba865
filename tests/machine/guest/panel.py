"""Inside the guest: a touch panel of ten fingers, as the official 7-inch one, and a thumb on the star, behind a pipe.

Each line of /run/panel is "tap X Y", in pixels of 800x480, or "press LINE". Both are timed here, in a process that
runs already: starting one takes as long as holding the star, where everything is emulated.
"""

import os
import time
from pathlib import Path

from evdev import AbsInfo, UInput
from evdev import ecodes as e

PIPE = Path("/run/panel")
WIDTH, HEIGHT, FINGERS = 800, 480, 10
SHORT, LONGER = 0.12, 0.3  # seconds; a short press may fall between two looks of a program that is emulated
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


def touch(panel: UInput, number: int, x: int, y: int) -> None:
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
    time.sleep(SHORT)
    panel.write(e.EV_ABS, e.ABS_MT_TRACKING_ID, -1)
    panel.write(e.EV_KEY, e.BTN_TOUCH, 0)
    panel.syn()


def press(line: str) -> None:
    """Press the star on a line of the pin chip and let go."""
    pull = Path(f"/run/gpio/sim_gpio{line}/pull")
    pull.write_text("pull-down")
    time.sleep(LONGER)
    pull.write_text("pull-up")


def main() -> None:
    """Be a panel for ever."""
    panel = UInput(ABILITIES, name="raspberrypi-ts", input_props=[e.INPUT_PROP_DIRECT])
    PIPE.unlink(missing_ok=True)
    os.mkfifo(PIPE, 0o600)
    number = 0
    while True:
        with PIPE.open() as lines:
            for line in lines:
                word, *where = line.split()
                number += 1
                if word == "press":
                    press(where[0])
                else:
                    touch(panel, number, *map(int, where))


main()
