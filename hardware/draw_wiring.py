"""Draws the wiring from pinout.toml as SVG, in English and in Dutch: `python -m hardware.draw_wiring`."""

from hardware import pinout
from hardware.pinout import HERE, Pin, Pinout
from hardware.svg import INK, LINE, PAPER, SOFT, Pen
from hardware.symbols import COLOUR_WORDS, WIRES, ground, key, lamp, resistor, transistor, upright_resistor

SIZE = (1280, 980)
LANGUAGES = ("en", "nl")
MINUS, TIMES = "\u2212", "\u00d7"
AMBER, GREEN = "#FFC845", "#86D6A6"

ODD, EVEN = 466.0, 506.0  # the two columns of the header
TOP, PITCH = 150.0, 34.0
TAG = (166.0, 24.0)
LEFT_BOX = (28.0, 150.0, 224.0, 250.0)  # off and on
PANEL_BOX = (760.0, 104.0, 492.0, 118.0)
STAR_BOX = (760.0, 244.0, 492.0, 320.0)
STRONG_BOX = (760.0, 586.0, 492.0, 366.0)
NOTE_BOX = (28.0, 660.0, 338.0, 292.0)

WORDS = {
    "title": ("Wiring of the table star", "De bedrading van de tafelster"),
    "under": (
        "The board from above, its USB sockets towards you: the pins are on the right. Pull the plug before you wire.",
        "Het bord van boven, de USB-poorten naar je toe: de pennen zitten rechts. Trek eerst de stekker eruit.",
    ),
    "pins": ("pins", "pennen"),
    "button": ("star button", "sterknop"),
    "led": ("amber LED", "amberkleurige led"),
    "key": ("off/on key", "uit/aan-knop"),
    "light": ("green LED", "groene led"),
    "cup": ("in the cup under the star", "in het bakje onder de ster"),
    "panel": ("to the panel: A and D only", "naar het scherm: alleen A en D"),
    "panel2": ("B and C have a supply of their own", "B en C hebben een eigen voeding"),
    "long": ("the long leg of an LED goes to the resistor", "het lange pootje van een led gaat naar de weerstand"),
    "strong": ("For a bright room: three LEDs", "Voor een lichte kamer: drie leds"),
    "instead": ("instead of the one LED above", "in plaats van die ene led hierboven"),
    "sockets": ("Not on these pins", "Niet op deze pennen"),
    "most": ("at most", "hoogstens"),
    "gives": ("a pin gives", "een pen geeft"),
}


class Drawing:
    """One sheet in one language."""

    def __init__(self, plan: Pinout, language: str) -> None:
        self._plan = plan
        self._language = language
        self._pen = Pen(*SIZE, self._word("title"))
        self._pins = {pin.header: pin for pin in plan.pins}

    def written(self) -> str:
        """Draw everything and return the file."""
        pen = self._pen
        pen.box(0, 0, *SIZE, PAPER, r=0)
        pen.text(28, 50, self._word("title"), size=32, weight=900)
        pen.text(28, 80, self._word("under"), size=16, fill=SOFT)
        self._boxes()
        self._header()
        self._off_and_on()
        self._panel()
        self._star()
        self._strong_lamp()
        self._sockets()
        return pen.written()

    def _word(self, name: str) -> str:
        return WORDS[name][LANGUAGES.index(self._language)]

    def _said(self, thing: object) -> str:
        return str(thing[self._language] if isinstance(thing, dict) else getattr(thing, self._language))

    def _ohm(self, value: float) -> str:
        return f"{value / 1000:g} kΩ" if value >= 1000 else f"{value:g} Ω"

    def _number(self, value: float) -> str:
        text = f"{value:.1f}"
        return text.replace(".", ",") if self._language == "nl" else text

    # ------------------------------------------------------------ header

    def _boxes(self) -> None:
        pen = self._pen
        cables = {cable.id: cable for cable in self._plan.cables}
        for (x, y, w, h), cable in ((LEFT_BOX, "power"), (PANEL_BOX, "panel"), (STAR_BOX, "star")):
            pen.box(x, y, w, h, "#FFFFFF", edge=LINE, r=12)
            pen.text(x + 16, y + 28, self._said(cables[cable]), size=19, weight=900)
        pen.text(STAR_BOX[0] + STAR_BOX[2] - 16, STAR_BOX[1] + 28, self._word("cup"), fill=SOFT, at="end")
        for x, y, w, h in (STRONG_BOX, NOTE_BOX):
            pen.box(x, y, w, h, PAPER, edge=LINE, r=12, dash="7 5")

    def _row(self, header: int) -> float:
        return TOP + (header - 1) // 2 * PITCH

    def _header(self) -> None:
        pen = self._pen
        pen.box(ODD - 36, TOP - 34, EVEN - ODD + 72, 20 * PITCH + 34, "#D5E6DC", edge="#3C886F", r=14)
        pen.box(ODD - 17, TOP - 17, EVEN - ODD + 34, 20 * PITCH, "#2A2A30", r=6)
        for cable in self._plan.cables:
            xs = [ODD if number % 2 else EVEN for number in cable.plug]
            ys = [self._row(number) for number in cable.plug]
            pen.box(min(xs) - 17, min(ys) - 16, max(xs) - min(xs) + 34, max(ys) - min(ys) + 32, "#57575F", r=4)
        for number, name in pinout.header().items():
            self._pin(number, name)

    def _pin(self, number: int, name: str) -> None:
        pen, y, is_odd = self._pen, self._row(number), number % 2 == 1
        pin = self._pins.get(number)
        x = ODD if is_odd else EVEN
        fill = WIRES[pin.colour] if pin and pin.colour else "#C9A227"
        pen.dot(x, y, 12, fill, edge=PAPER if pin and pin.colour else "#2A2A30")
        light = pin is not None and pin.colour in ("red", "black", "blue", "green")
        pen.text(x, y + 4.5, str(number), size=12, weight=900, fill="#FFFFFF" if light else INK, at="middle")
        if number == 1:
            pen.box(x - 14, y - 14, 28, 28, "none", edge=PAPER, r=0)
        if pin is not None:
            self._tag(pin, y, is_odd=is_odd)
        else:
            side, at = (ODD - 44, "end") if is_odd else (EVEN + 44, "start")
            pen.text(side, y + 4.5, name, size=12, fill="#978F82", at=at)

    def _tag(self, pin: Pin, y: float, *, is_odd: bool) -> None:
        """Say the name of a pin that is used, and what for."""
        pen, (w, h) = self._pen, TAG
        x = ODD - 42 - w if is_odd else EVEN + 42
        is_bare = not pin.colour
        pen.box(x, y - h / 2, w, h, PAPER if is_bare else "#FFFFFF", edge=LINE if is_bare else SOFT, r=12)
        words = f"{pin.name} · {self._said(pin)}" if pin.kind in ("in", "out") else self._said(pin)
        pen.text(x + w / 2, y + 5, words, size=13, weight=800, fill=SOFT if is_bare else INK, at="middle")

    # ------------------------------------------------------------ wires

    def _leave(self, number: int) -> tuple[float, float]:
        """Return where the wire of a pin begins: at the end of its tag."""
        x = ODD - 42 - TAG[0] if number % 2 else EVEN + 42 + TAG[0]
        return x, self._row(number)

    def _name_wire(self, x: float, y: float, number: int, at: str = "start") -> None:
        colour = self._pins[number].colour
        word = colour if self._language == "en" else COLOUR_WORDS[colour]
        self._pen.text(x, y, f"{number} {word}", size=13, weight=800, fill=SOFT, at=at)

    def _wire(self, number: int, *points: tuple[float, float]) -> None:
        self._pen.wire(*points, colour=WIRES[self._pins[number].colour])

    def _off_and_on(self) -> None:
        pen, parts = self._pen, self._plan.parts
        key_, light = parts["power_button"], parts["power_light"]
        x, y, w, h = LEFT_BOX
        bus, right = x + 26, x + w
        for number, level in ((key_["pin"], y + 68), (light["pin"], y + 142), (key_["ground"], y + h - 24)):
            start = self._leave(number)
            bend = right - (2 if number == key_["ground"] else 14)
            self._wire(number, start, (bend, start[1]), (bend, level), (bus, level))
            self._name_wire(bus + 8, level - 8, number)
        self._wire(key_["ground"], (bus, y + 68), (bus, y + h - 24))
        key(pen, x + 138, y + 68, self._word("key"))
        resistor(pen, x + 178, y + 142, self._ohm(light["series"]))
        lamp(pen, x + 122, y + 142, self._word("light"), GREEN, to_right=False)
        current = f"{self._number(pinout.usual_ma(light))} mA"
        pen.text(x + 122, y + 190, current, size=13, fill=SOFT, at="middle")

    def _panel(self) -> None:
        x, y, _, _ = PANEL_BOX
        for number, level in ((2, y + 60), (6, y + 94)):
            start = self._leave(number)
            bend = x - 24
            self._wire(number, start, (bend, start[1]), (bend, level), (x + 130, level))
            self._pen.box(x + 130, level - 9, 18, 18, "#57575F", edge=INK, r=3)
            self._name_wire(x + 14, level - 7, number)
        self._pen.text(x + 166, y + 65, self._word("panel"), weight=800)
        self._pen.text(x + 166, y + 99, self._word("panel2"), fill=SOFT)

    def _star(self) -> None:
        pen, parts = self._pen, self._plan.parts
        button, light = parts["button"], parts["lamp"]
        x, y, w, h = STAR_BOX
        bus = x + w - 40
        levels = {light["pin"]: y + 96, button["pin"]: y + 178, button["ground"]: y + 230}
        lamp_at, button_at, ground_at = levels.values()
        pen_12, pen_14 = self._leave(light["pin"]), self._leave(button["ground"])
        self._wire(light["pin"], pen_12, (x - 26, pen_12[1]), (x - 26, lamp_at), (bus, lamp_at))
        between = self._row(button["pin"]) + PITCH / 2  # pin 11 is on the far side: its wire passes between the tags
        start = (ODD, self._row(button["pin"]) + 12)
        self._wire(button["pin"], start, (ODD, between), (x - 36, between), (x - 36, button_at), (bus, button_at))
        self._wire(button["ground"], pen_14, (x - 46, pen_14[1]), (x - 46, ground_at), (bus, ground_at))
        self._wire(button["ground"], (bus, lamp_at), (bus, ground_at))
        for number, level in levels.items():
            self._name_wire(x + 14, level - 8, number)
        resistor(pen, x + 190, lamp_at, self._ohm(light["series"]))
        lamp(pen, x + 330, lamp_at, self._word("led"), AMBER)
        resistor(pen, x + 190, button_at, self._ohm(button["series"]))
        key(pen, x + 330, button_at, self._word("button"))
        volts = f"({self._number(light['supply'])} {MINUS} {self._number(light['forward'][1])}) V / {light['series']} Ω"
        most = f"{self._word('most')} {self._number(pinout.highest_ma(light))} mA"
        gives = f"{self._word('gives')} {light['most_ma']:g} mA"
        pen.text(x + 16, y + h - 56, f"{volts} = {self._number(pinout.usual_ma(light))} mA", size=14)
        pen.text(x + 16, y + h - 35, f"{most}; {gives}", size=14)
        pen.text(x + 16, y + h - 14, self._word("long"), size=14, fill=SOFT)

    # ------------------------------------------------------------ the rest

    def _strong_lamp(self) -> None:
        pen, strong = self._pen, self._plan.parts["lamp_strong"]
        x, y, w, _ = STRONG_BOX
        pen.text(x + 16, y + 30, self._word("strong"), size=19, weight=900)
        pen.text(x + 16, y + 52, self._word("instead"), fill=SOFT)
        power = y + 86
        end = x + w - 40
        pen.wire((x + 120, power), (end, power), colour=WIRES["red"])
        pen.text(x + 16, power + 5, f"{strong['power']} · 3V3", weight=800)
        base = y + 262
        collector, emitter = transistor(pen, x + 236, base)
        join = base - 46
        for place in range(strong["leds"]):
            column = collector[0] + place * 80
            pen.line((column, power), (column, join))
            upright_resistor(pen, column, power + 34, self._ohm(strong["series"]))
            self._upright_lamp(column, power + 92)
        pen.line(collector, (collector[0], join), (collector[0] + 80 * (strong["leds"] - 1), join))
        pen.line(emitter, (emitter[0], base + 46))
        ground(pen, emitter[0], base + 46)
        pen.text(emitter[0] + 24, base + 62, f"{strong['ground']} · GND", weight=800)
        pen.wire((x + 120, base), (x + 218, base), colour=WIRES["yellow"])
        pen.text(x + 16, base + 5, f"{strong['pin']} · GPIO18", weight=800)
        resistor(pen, x + 164, base, self._ohm(strong["base"]))
        foot = x + 202
        pen.line((foot, base), (foot, base + 46))
        pen.box(foot - 7, base + 10, 14, 30, PAPER, edge=INK, r=2)
        pen.text(foot - 14, base + 34, self._ohm(strong["pull_down"]), size=13, weight=700, at="end")
        ground(pen, foot, base + 46)
        pen.text(collector[0] + 40, base + 5, strong["transistor"].replace(" or ", " / "), size=14, weight=700)
        total = f"{strong['leds']} {TIMES} {self._number(pinout.usual_ma(strong))} mA"
        pen.text(collector[0] + 40, base + 26, total, size=14, fill=SOFT)
        pen.text(x + 16, base + 26, f"{self._number(pinout.base_ma(strong))} mA", size=14, fill=SOFT)

    def _upright_lamp(self, x: float, y: float) -> None:
        pen = self._pen
        pen.shape((x - 13, y - 12), (x + 13, y - 12), (x, y + 11), fill=AMBER)
        pen.line((x - 13, y + 12), (x + 13, y + 12), width=3)
        pen.text(x + 20, y + 5, "LED" if self._language == "en" else "led", size=13, weight=700)

    def _sockets(self) -> None:
        x, y, _, _ = NOTE_BOX
        self._pen.text(x + 16, y + 30, self._word("sockets"), size=19, weight=900)
        for place, socket in enumerate(self._plan.sockets):
            foot = y + 62 + 58 * place
            what, _, how = self._said(socket).partition(": ")
            self._pen.text(x + 16, foot, f"{what} · {socket['where']}", weight=900)
            self._pen.text(x + 16, foot + 20, how, size=14, fill=SOFT)


def drawn(language: str) -> str:
    """Return the drawing in one language."""
    return Drawing(pinout.load(), language).written()


def main() -> None:
    """Write wiring.en.svg and wiring.nl.svg beside this file."""
    for language in LANGUAGES:
        (HERE / f"wiring.{language}.svg").write_text(drawn(language), encoding="utf-8")


if __name__ == "__main__":
    main()
