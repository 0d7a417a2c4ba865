"""Everything that may differ from die to die: how it is rolled, what is wired where, how it judges a roll."""

FIRMWARE = "1.0.0"

TRIGGER = "shake"
"""`shake`: a tilt switch, the die is thrown. `press`: a push button, the die lies and is pressed."""

HAS_CELL = False
"""A lithium cell feeds VSYS, so that the die can be thrown without its cable."""

# ------------------------------------------------------------ pins, as GPIO numbers

LEDS = (2, 3, 4, 5, 6, 7, 8)
"""The seven lights, in this order:   0   1
                                   2 3 4
                                   5   6   each through 330 ohm to ground."""

SENSOR = 15
"""Tilt switch or push button to ground; the tilt switch is closed while the die lies flat."""

SERVICE = 22
"""At ground while the power comes: the firmware does not start. Next to it on the board is a ground pin."""

USB_POWER = 24
"""On a Pico: high while the cable brings power."""

VSYS = 29
"""On a Pico: a third of the supply, to measure the cell."""

# ------------------------------------------------------------ what a roll is

SHAKES = {"shake": 6, "press": 1}
"""So many jerks of the sensor within half a second are a roll; fewer are a hand."""

SHAKE_WINDOW = 500  # milliseconds

STILL = {"shake": 600, "press": 900}
"""Milliseconds without a jerk until the die has come to rest."""

DARK_AFTER = 120000
"""Milliseconds after which a die that lies still turns its lights off."""
