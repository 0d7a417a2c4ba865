"""What the seven lights show. A pattern is seven times on or off, in the order of settings.LEDS.

0   1
2 3 4
5   6
"""

DARK = (0, 0, 0, 0, 0, 0, 0)
FACES = {
    1: (0, 0, 0, 1, 0, 0, 0),
    2: (1, 0, 0, 0, 0, 0, 1),
    3: (1, 0, 0, 1, 0, 0, 1),
    4: (1, 1, 0, 0, 0, 1, 1),
    5: (1, 1, 0, 1, 0, 1, 1),
    6: (1, 1, 1, 0, 1, 1, 1),
}
ROUND = (0, 1, 4, 6, 5, 2)
"""The outer lights, clockwise."""

MIDDLE = (0, 0, 1, 1, 1, 0, 0)
CORNERS = (1, 1, 0, 0, 0, 1, 1)


def pattern(doing: str, face: int, now: int, is_broken: bool) -> tuple:
    """Return what is to be seen at `now` milliseconds; `face` is 0 before the first roll."""
    if is_broken:
        return CORNERS if now % 400 < 200 else DARK
    if doing == "rolling":
        return _light_round(now)
    if doing == "cocked":
        return MIDDLE if now % 1000 < 500 else DARK
    if doing == "settled":
        return FACES[face]
    return FACES[1] if doing == "handling" and now % 600 < 300 else DARK


def _light_round(now: int) -> tuple:
    """Return a light that runs round: it shows no face, so that nobody reads one too early."""
    lit = ROUND[now // 60 % 6]
    return tuple(1 if light == lit else 0 for light in range(7))
