"""Makes every sound of the star: a small wooden box of instruments, computed from sums of damped sines.

Run `python assets/sounds/make_sounds.py` to write the WAV files beside this script; the same script
always writes the same bytes. Peaks come from `[sound].level` in `assets/tokens.toml`. It needs the
standard library alone and knows nothing of the program that plays the files.
"""

import array
import math
import random
import sys
import tomllib
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22_050
HERE = Path(__file__).resolve().parent
HIGHEST = 9_500.0  # Hz; partials above would fold back into the picture
RISE, FALL = 0.0015, 0.012  # seconds from and to nothing: a step would click

Samples = list[float]
Partials = Iterable[tuple[float, float, float]]
"""For each partial: ratio to the ground note, strength, seconds until it has lost 60 dB."""

# ---------------------------------------------------------------- notes

A4, C5, D5, E5, G4, A5, C6 = 440.0, 523.25, 587.33, 659.26, 392.0, 880.0, 1046.5

PAIRS = {
    "moon": (A4, E5),  # a fifth up
    "leaf": (E5, C5),  # a third down
    "boat": (G4, C5),  # a fourth up
    "mug": (D5, G4),  # a fifth down
    "key": (C6, C5),  # an octave down
    "fish": (C5, A5),  # a sixth up
}
"""Two notes per figure. All lie in one scale of five, and no two seats share direction and interval."""

# ---------------------------------------------------------------- instruments


def ring(note: float, partials: Partials, seconds: float, attack: float = RISE) -> Samples:
    """Sound the partials of `note` together, each fading at its own pace."""
    out = [0.0] * int(seconds * RATE)
    for ratio, strength, life in partials:
        if note * ratio > HIGHEST:
            continue
        step = 2 * math.pi * note * ratio / RATE
        fade = math.exp(-6.9 / (life * RATE))
        loud = strength
        for i in range(len(out)):
            out[i] += loud * math.sin(step * i)
            loud *= fade
    last = len(out) - 1
    return [value * min(1.0, i / (attack * RATE), (last - i) / (FALL * RATE)) for i, value in enumerate(out)]


def noise(seconds: float, low: float, high: float, seed: int) -> Samples:
    """Hiss between two corner frequencies in Hz, the same hiss for the same seed."""
    luck = random.Random(seed)  # noqa: S311  (a sound, not a secret)
    keep_high = math.exp(-2 * math.pi * high / RATE)
    keep_low = math.exp(-2 * math.pi * low / RATE)
    smooth = drone = 0.0
    out = []
    for _ in range(int(seconds * RATE)):
        smooth += (1 - keep_high) * (luck.uniform(-1, 1) - smooth)
        drone += (1 - keep_low) * (smooth - drone)
        out.append(smooth - drone)
    return out


def shaped(samples: Samples, shape: Callable[[float], float]) -> Samples:
    """Multiply by `shape(x)`, x going from 0 to 1 over the sound."""
    return [value * shape(i / len(samples)) for i, value in enumerate(samples)]


def wood(note: float, seconds: float = 0.12) -> Samples:
    """Strike a wood block: three short modes of a bar and the tap of the stick."""
    body = ring(note, ((1, 1.0, 0.09), (2.57, 0.45, 0.05), (4.95, 0.15, 0.03)), seconds)
    tap = shaped(noise(0.02, 300, 3000, seed=11), lambda x: 0.6 * (1 - x) ** 3)
    return mixed((0, body), (0, tap))


def kalimba(note: float, seconds: float = 0.5) -> Samples:
    """Pluck a tine on a box: a round note, a glassy start, a thumb on wood."""
    tine = ring(note, ((1, 1.0, 0.75), (2.0, 0.12, 0.3), (5.4, 0.16, 0.07), (6.27, 0.1, 0.05)), seconds)
    thumb = ring(note / 3, ((1, 0.35, 0.06),), 0.1)
    return mixed((0, tine), (0, thumb))


def felt(note: float, seconds: float = 0.6) -> Samples:
    """Touch a piano with felt before its strings: soft start, few overtones."""
    partials = tuple((n * (1 + 0.0004 * n * n), 1 / n**2.2, 0.9 / n**0.7) for n in range(1, 6))
    return ring(note, partials, seconds, attack=0.009)


def bell(note: float, seconds: float = 0.6) -> Samples:
    """Touch one small bell."""
    return ring(note, ((1, 1.0, 0.7), (2.0, 0.3, 0.5), (2.76, 0.35, 0.35), (5.4, 0.12, 0.12)), seconds)


def iron(note: float) -> Samples:
    """Drop a link over a hook."""
    body = ring(note, ((1, 1.0, 0.1), (1.47, 0.7, 0.12), (2.09, 0.6, 0.08), (3.9, 0.3, 0.05)), 0.14)
    return mixed((0, body), (0, shaped(noise(0.015, 800, 6000, seed=23), lambda x: 1 - x)))


# ---------------------------------------------------------------- putting together


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Lay sounds over each other, each from its own second on."""
    out = [0.0] * max(int(at * RATE) + len(samples) for at, samples in parts)
    for at, samples in parts:
        start = int(at * RATE)
        for i, value in enumerate(samples):
            out[start + i] += value
    return out


def quieter(samples: Samples, gain: float) -> Samples:
    """Return the same sound, `gain` times as strong."""
    return [value * gain for value in samples]


def finished(samples: Samples, decibel: float) -> bytes:
    """Fade both ends to nothing, set the peak to `decibel` under full scale, and pack as 16 bit."""
    rise, fall, last = RISE * RATE, FALL * RATE, len(samples) - 1
    faded = [value * min(1.0, i / rise, (last - i) / fall) for i, value in enumerate(samples)]
    gain = 32767 * 10 ** (decibel / 20) / max(abs(value) for value in faded)
    packed = array.array("h", (round(value * gain) for value in faded))
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


# ---------------------------------------------------------------- cues


def press() -> Samples:
    """Tap soft wood under a finger."""
    return wood(620, 0.09)


def place() -> Samples:
    """Lay a card on felt: a puff of air, and the table below it."""
    air = shaped(noise(0.09, 250, 2200, seed=5), lambda x: 1.6 * (1 - x) ** 4)
    return mixed((0, ring(180, ((1, 0.8, 0.09), (1.9, 0.3, 0.05)), 0.12)), (0, air))


def passed(figure: str) -> Samples:
    """Pluck two kalimba notes, the second a little later and a little softer."""
    one, two = PAIRS[figure]
    return mixed((0, kalimba(one, 0.4)), (0.13, quieter(kalimba(two, 0.45), 0.85)))


def refuse() -> Samples:
    """Knock once on low, muffled wood; it says no and is not angry."""
    return ring(196, ((1, 1.0, 0.16), (2.57, 0.25, 0.06)), 0.2, attack=0.004)


def coin() -> Samples:
    """Touch a small bell twice."""
    return mixed((0, quieter(bell(1568, 0.2), 0.6)), (0.06, bell(2093, 0.4)))


def reveal() -> Samples:
    """Breathe in, then play a chord of felt piano."""
    breath = shaped(noise(0.42, 500, 2600, seed=3), lambda x: 1.1 * math.sin(math.pi * x**1.6) ** 2)
    notes = enumerate((A4 / 2, E5 / 2, A4, C5))
    chord = ((0.4 + 0.015 * n, felt(note, 0.8)) for n, note in notes)
    return mixed((0, breath), *chord)


def take_back() -> Samples:
    """Step down two felt notes, home again."""
    return mixed((0, felt(C5, 0.22)), (0.12, felt(A4, 0.4)))


def hold() -> Samples:
    """Hum, filling as the ring does: from 300 ms to the 800 ms of a hold."""
    steady = ring(G4 / 2, ((1, 1.0, 9.0), (2, 0.3, 9.0), (3, 0.08, 9.0)), 0.5)
    return shaped(steady, lambda x: x**1.5)


def score_tick() -> Samples:
    """Tick once for a counting score: dry, high wood."""
    return wood(1180, 0.05)


def flush() -> Samples:
    """Flush a toy: a pull, water going round, three bubbles."""
    swell = shaped(noise(0.7, 300, 1900, seed=17), lambda x: 2.2 * math.sin(math.pi * x**0.6) ** 2)
    water = shaped(swell, lambda x: 1 - 0.5 * x)
    swirl = [value * (0.65 + 0.35 * math.sin(2 * math.pi * 9 * i / RATE)) for i, value in enumerate(water)]
    bubbles = ((0.5 + 0.09 * n, quieter(wood(note, 0.08), 0.5)) for n, note in enumerate((330, 290, 420)))
    return mixed((0, quieter(wood(240, 0.1), 0.7)), (0.06, swirl), *bubbles)


def knock() -> Samples:
    """Knock three times on the door of an outhouse: everybody stands before it now."""
    plank = mixed((0, wood(205, 0.14)), (0, quieter(wood(410, 0.09), 0.35)))
    return mixed((0, plank), (0.16, quieter(plank, 0.9)), (0.4, plank))


def couple() -> Samples:
    """Click iron, and let the draw-bar answer."""
    return mixed((0, iron(1240)), (0.05, quieter(iron(930), 0.7)))


def uncouple() -> Samples:
    """Couple backwards; the silence after it keeps the closing fade off the click."""
    return couple()[::-1] + [0.0] * int(FALL * RATE)


def win(figure: str) -> Samples:
    """Play four bars of the winner's two notes: called, answered, run together, and rung."""
    one, two = PAIRS[figure]
    bar = 0.55
    tune = [(0.0, one), (0.275, two), (bar, two), (bar + 0.275, one)]
    tune += [(2 * bar + 0.1375 * beat, (one, two, one, two)[beat]) for beat in range(4)]
    low = [(at, quieter(felt(min(one, two) / 2, 0.5), 0.5)) for at in (0.0, bar, 2 * bar)]
    last = 3 * bar
    close = ((one, kalimba), (two, kalimba), (min(one, two) / 2, felt), (max(one, two) * 2, bell))
    final = [(last, quieter(play(note, 1.1), 0.8 if play is not bell else 0.25)) for note, play in close]
    return mixed(*((at, kalimba(note, 0.45)) for at, note in tune), *low, *final)


CUES: dict[str, tuple[str, Callable[[], Samples]]] = {
    "press": ("tick", press),
    "score_tick": ("tick", score_tick),
    "hold": ("tick", hold),
    "place": ("place", place),
    "take_back": ("place", take_back),
    "couple": ("place", couple),
    "uncouple": ("place", uncouple),
    "refuse": ("refuse", refuse),
    "coin": ("coin", coin),
    "flush": ("coin", flush),
    "knock": ("place", knock),
    "reveal": ("reveal", reveal),
    **{f"pass-{figure}": ("pass", lambda figure=figure: passed(figure)) for figure in PAIRS},
    **{f"win-{figure}": ("fanfare", lambda figure=figure: win(figure)) for figure in PAIRS},
}
"""For each file: which level of the tokens it keeps to, and what makes it."""


def make(folder: Path, names: Iterable[str] = CUES) -> None:
    """Write the named sounds as mono WAV files into `folder`."""
    levels = tomllib.loads((HERE.parent / "tokens.toml").read_text(encoding="utf-8"))["sound"]["level"]
    for name in names:
        level, cue = CUES[name]
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(cue(), levels[level]))


if __name__ == "__main__":
    make(HERE)
