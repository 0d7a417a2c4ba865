"""Draws the wiring from pinout.toml as SVG, in English and in Dutch: `python -m hardware.draw_wiring`."""

from hardware import pinout
from hardware.pinout import HERE, Pin, Pinout
from hardware.star.board import plug_nets
from hardware.svg import INK, LINE, PAPER, SOFT, Pen
from hardware.symbols import COLOUR_WORDS, WIRES, ground, key, lamp, resistor, transistor, upright_resistor

SIZE = (1280, 980)
LANGUAGES = ("en", "nl")
MINUS, TIMES = "\u2212", "\u00d7"
AMBER, GREEN = "#FFC845", "#86D6A6"

ODD, EVEN = 466.0, 506.0  # the two columns of the header
TOP, PITCH = 150.0, 34.0
TAG = (166.0, 24.0)
LEFT_BOX = (28.0, 150.0, 224.0, 176.0)  # off and on
PANEL_BOX = (760.0, 104.0, 492.0, 118.0)
STAR_BOX = (760.0, 244.0, 492.0, 576.0)
LIGHT_BOX = (760.0, 836.0, 492.0, 126.0)
NOTE_BOX = (28.0, 660.0, 338.0, 292.0)

WORDS = {
    "title": ("Wiring of the table star", "De bedrading van de tafelster"),
    "under": (
        "The board from above, its USB sockets towards you: the pins are on the right. Pull the plug before you wire.",
        "Het bord van boven, de USB-poorten naar je toe: de pennen zitten rechts. Trek eerst de stekker eruit.",
    ),
    "pins": ("pins", "pennen"),
    "key": ("off/on key", "aan/uit-knop"),
    "light": ("yellow-green or red LED", "geelgroene of rode led"),
    "cup": ("board or strip board: J1", "printplaat of gaatjesprint: J1"),
    "button": ("the switch, from corner to corner", "de toets, van hoek naar hoek"),
    "lamp": ("five amber LEDs", "vijf amberkleurige leds"),
    "panel": ("to the panel: A and D only", "naar het scherm: alleen A en D"),
    "panel2": ("B has its power from USB", "B krijgt stroom via USB"),
    "long": ("the long leg of an LED goes to the resistor", "het lange pootje van een led gaat naar de weerstand"),
    "sockets": ("Not on these pins", "Niet op deze pennen"),
    "takes": ("pin 12 gives", "pen 12 geeft"),
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
        self._light()
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
        for (x, y, w, h), cable in (
            (LEFT_BOX, "power"),
            (PANEL_BOX, "panel"),
            (STAR_BOX, "star"),
            (LIGHT_BOX, "light"),
        ):
            pen.box(x, y, w, h, "#FFFFFF", edge=LINE, r=12)
            pen.text(x + 16, y + 28, self._said(cables[cable]), size=19, weight=900)
        pen.text(STAR_BOX[0] + STAR_BOX[2] - 16, STAR_BOX[1] + 28, self._word("cup"), fill=SOFT, at="end")
        pen.box(*NOTE_BOX, PAPER, edge=LINE, r=12, dash="7 5")

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
        pen, key_ = self._pen, self._plan.parts["power_button"]
        x, y, w, h = LEFT_BOX
        bus, right = x + 26, x + w
        for number, level in ((key_["pin"], y + 68), (key_["ground"], y + h - 34)):
            start = self._leave(number)
            bend = right - (2 if number == key_["ground"] else 14)
            self._wire(number, start, (bend, start[1]), (bend, level), (bus, level))
            self._name_wire(bus + 8, level - 8, number)
        self._wire(key_["ground"], (bus, y + 68), (bus, y + h - 34))
        resistor(pen, x + 150, y + h - 34, self._ohm(key_["series"]))
        key(pen, x + 138, y + 68, self._word("key"))

    def _light(self) -> None:
        pen, light = self._pen, self._plan.parts["power_light"]
        x, y, w, h = LIGHT_BOX
        bus = x + w - 40
        for number, level, bend in ((light["pin"], y + 64, x - 20), (light["ground"], y + h - 14, x - 34)):
            start = self._leave(number)
            self._wire(number, start, (bend, start[1]), (bend, level), (bus, level))
            self._name_wire(x + 14, level - 8, number)
        self._wire(light["ground"], (bus, y + 64), (bus, y + h - 14))
        resistor(pen, x + 190, y + 64, self._ohm(light["series"]))
        lamp(pen, x + 300, y + 64, "", GREEN)
        pen.text(x + 300, y + 92, self._word("light"), size=14, weight=700, at="middle")
        pen.text(bus - 12, y + 54, f"{self._number(pinout.usual_ma(light))} mA", size=13, fill=SOFT, at="end")

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
        """Draw the four wires to the plug of the star, then what its board holds."""
        x, y, _, _ = STAR_BOX
        order = list(plug_nets(self._plan).values())
        sources = {number: self._even_end(number) for number in order}
        levels = {number: y + 64 + 34 * place for place, number in enumerate(sorted(order, key=sources.__getitem__))}
        for number, level in levels.items():
            start = sources[number]
            out = (EVEN + 42 + TAG[0], start)
            self._wire(number, *self._way_out(number), out, (x - 20, start), (x - 20, level), (x + 150, level))
            self._pen.box(x + 150, level - 9, 18, 18, "#57575F", edge=INK, r=3)
            self._name_wire(x + 14, level - 7, number)
            words = f"J1.{order.index(number) + 1} · {self._said(self._pins[number])}"
            self._pen.text(x + 182, level + 5, words, weight=800)
        self._lamp_of_star(y + 224)
        self._button_of_star(y + 500)

    def _even_end(self, number: int) -> float:
        """Return the height at which a wire leaves to the right; from the far column it passes between the tags."""
        return self._row(number) + (PITCH / 2 if number % 2 else 0.0)

    def _way_out(self, number: int) -> tuple[tuple[float, float], ...]:
        return ((ODD, self._row(number) + 12), (ODD, self._even_end(number))) if number % 2 else ()

    def _button_of_star(self, level: float) -> None:
        pen, button = self._pen, self._plan.parts["button"]
        x = STAR_BOX[0]
        pen.wire((x + 70, level), (x + 330, level), colour=WIRES[self._pins[button["pin"]].colour])
        pen.text(x + 16, level + 5, f"{button['pin']} ·", weight=800)
        key(pen, x + 140, level, self._word("button"))
        resistor(pen, x + 270, level, self._ohm(button["series"]))
        ground(pen, x + 330, level)
        pen.text(x + 352, level + 16, f"{button['ground']} · GND", weight=800)

    def _lamp_of_star(self, power: float) -> None:
        pen, light = self._pen, self._plan.parts["lamp"]
        x, gap = STAR_BOX[0], 58
        base = power + 160
        collector, emitter = transistor(pen, x + 190, base)
        columns = [collector[0] + place * gap for place in range(light["leds"])]
        pen.wire((x + 100, power), (columns[-1], power), colour=WIRES[self._pins[light["power"]].colour])
        pen.text(x + 16, power + 5, f"{light['power']} · 3V3", weight=800)
        each = f"{light['leds']} {TIMES} {self._ohm(light['series'])}"
        pen.text(columns[0] - 14, power + 37, each, size=14, weight=700, at="end")
        join = base - 40
        for column in columns:
            pen.line((column, power), (column, join))
            upright_resistor(pen, column, power + 32, "")
            self._upright_lamp(column, power + 84)
        pen.line(collector, (collector[0], join), (columns[-1], join))
        pen.line(emitter, (emitter[0], base + 40))
        ground(pen, emitter[0], base + 40)
        pen.text(emitter[0] + 20, base + 56, f"{light['ground']} · GND", weight=800)
        pen.wire((x + 90, base), (x + 172, base), colour=WIRES[self._pins[light["pin"]].colour])
        pen.text(x + 16, base + 5, f"{light['pin']} ·", weight=800)
        resistor(pen, x + 118, base, self._ohm(light["base"]))
        foot = x + 158
        pen.line((foot, base), (foot, base + 46))
        pen.box(foot - 7, base + 10, 14, 30, PAPER, edge=INK, r=2)
        pen.text(foot - 14, base + 34, self._ohm(light["pull_down"]), size=13, weight=700, at="end")
        ground(pen, foot, base + 46)
        self._sums(base)

    def _sums(self, base: float) -> None:
        pen, light = self._pen, self._plan.parts["lamp"]
        x = STAR_BOX[0] + 250
        pen.text(x, base - 14, self._word("lamp"), size=14, weight=700)
        pen.text(x, base + 2, light["transistor"], size=14, weight=700)
        supply, left = self._number(light["supply"]), self._number(light["saturated"])
        volts = f"({supply} {MINUS} {left} {MINUS} {self._number(light['forward'][1])}) V / {light['series']} Ω"
        pen.text(x, base + 17, f"{volts} =", size=14)
        usual = pinout.usual_ma(light)
        total = f"{light['leds']} {TIMES} {self._number(usual)} = {self._number(light['leds'] * usual)} mA"
        pen.text(x, base + 38, f"{self._number(usual)} mA;  {total}", size=14)
        y = base + 78
        most = min(drive.most_ma for drive in self._plan.drives)
        gives = f"{self._word('takes')} {self._number(pinout.base_ma(light))} mA; {self._word('gives')} {most:g} mA"
        pen.text(STAR_BOX[0] + 16, y + 8, gives, size=14)
        pen.text(STAR_BOX[0] + 16, STAR_BOX[1] + STAR_BOX[3] - 14, self._word("long"), size=14, fill=SOFT)

    # ------------------------------------------------------------ the rest

    def _upright_lamp(self, x: float, y: float) -> None:
        pen = self._pen
        pen.shape((x - 13, y - 12), (x + 13, y - 12), (x, y + 11), fill=AMBER)
        pen.line((x - 13, y + 12), (x + 13, y + 12), width=3)

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
