"""What the service page says of a device: its name, how it is, and what to do when it is not well."""

from app.table.ports import DeviceState, Health
from app.ui.words.language import Language, mark

NAMES = {
    "button": ("button", mark("Star button")),
    "lamp": ("bright", mark("Light in the star")),
    "die": ("die", mark("Die on the cable")),
    "sound": ("sound", mark("Sound")),
    "touch": ("touch", mark("Touch")),
    "panel": ("screen", mark("Screen")),
    "backlight": ("bright", mark("Light of the screen")),
    "store": ("log", mark("Game store")),
}
"""The icon and the name of every device that is known here; another one goes by its own name."""

HEALTHS = {
    Health.OK: ("yes", mark("works")),
    Health.STARTING: ("info", mark("is starting")),
    Health.ABSENT: ("warn", mark("not there")),
    Health.ERROR: ("no", mark("does not work")),
}
"""The signal and the words of a health."""

WITHOUT = {
    "button": mark("The star on the screen does the same."),
    "lamp": mark("The star on the screen shines."),
    "die": mark("Keys on the screen take its place."),
    "sound": mark("Every sound also shows on the screen."),
    "touch": mark("The star button still plays."),
    "panel": mark("Nothing can be shown."),
    "backlight": mark("The picture itself is dimmed."),
    "store": mark("Nothing is kept."),
}
"""How the table goes on without it."""

REMEDIES = {
    "button": mark("Check the two wires of the button."),
    "lamp": mark("Check the two wires of the lamp."),
    "die": mark("Pull the cable of the die and plug it in again."),
    "sound": mark("Check the loudspeaker and its plug."),
    "touch": mark("Measure the touch corners."),
    "panel": mark("Check the cable of the screen."),
    "backlight": mark("Switch the device off and on again."),
    "store": mark("Check the memory card and make room."),
}
"""What to do about an error."""


def icon_of(state: DeviceState) -> str:
    """Return the icon of a device."""
    return NAMES.get(state.name, ("plug", ""))[0]


def name_of(language: Language, state: DeviceState) -> str:
    """Return the name of a device."""
    return language.t(NAMES[state.name][1]) if state.name in NAMES else state.name


def health_of(language: Language, state: DeviceState) -> tuple[str, str]:
    """Return the signal and the words for how a device is."""
    signal, words = HEALTHS[state.health]
    return signal, language.t(words)


def remedy_of(language: Language, state: DeviceState) -> str:
    """Return one sentence: what to do about an error, how to go on without; "" when there is nothing to do."""
    if state.health is Health.ERROR:
        return language.t(REMEDIES.get(state.name, ""))
    if state.health is Health.ABSENT:
        return language.t(WITHOUT.get(state.name, ""))
    return ""
