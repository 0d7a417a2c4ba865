"""Everything that may differ from die to die: how it is rolled, what is wired where, how it judges a roll."""

FIRMWARE = "1.1.0"

TRIGGER = "press"
"""`press`: a push button; the die lies and is pressed. `shake`: a cube of your own with an accelerometer, whose output
is at ground while a side lies up, and jerks while it tumbles."""

# ------------------------------------------------------------ pins, as GPIO numbers

LEDS = (2, 3, 4, 5, 6, 7, 8)
"""The seven lights, in this order:   0   1
                                   2 3 4
                                   5   6   each through 330 ohm to ground."""

SENSOR = 15
"""The push button to ground, or the output of an accelerometer."""

SERVICE = 22
"""At ground while the power comes: the firmware does not start. Next to it on the board is a ground pin."""

# ------------------------------------------------------------ what a roll is

SHAKES = {"shake": 6, "press": 1}
"""So many jerks of the sensor within half a second are a roll; fewer are a hand."""

SLOTS = {"shake": 4, "press": 1}
"""In so many different slots of 40 ms they must lie: a knock on the table is no roll, however much it rattles."""

SHAKE_WINDOW = 500  # milliseconds

STILL = {"shake": 600, "press": 900}
"""Milliseconds without a jerk until the die has come to rest."""

DARK_AFTER = 120000
"""Milliseconds after which a die that lies still turns its lights off."""
