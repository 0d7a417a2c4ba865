"""A face from hardware entropy, every face as likely as any other. Knows no pins.

On an RP2040 `os.urandom` samples a ring oscillator; MicroPython after 1.27 mixes more into it. The chip's makers call
the oscillator alone not fit for secrets, and single bits of it lean to one side and to their neighbours; so sixteen
bytes are folded into one, which shrinks what each of them leans and costs nothing where they do not. How fair the faces
are is measured, not believed: see the README.
"""

FOLD = 16
TRIES = 64
"""A byte is refused 4 times in 256 for six faces; so many refusals in a row do not happen."""


class Stuck(Exception):
    """The source of entropy gives the same byte again and again."""


def roll(faces: int, entropy) -> int:
    """Return a face, 1 to `faces`. `entropy` returns that many random bytes. Raises Stuck."""
    fair = 256 - 256 % faces  # above it some faces would come up once more than others
    for _ in range(TRIES):
        byte = _folded(entropy)
        if byte < fair:
            return byte % faces + 1
    raise Stuck("no byte below %d in %d" % (fair, TRIES))


def _folded(entropy) -> int:
    drawn = entropy(FOLD)
    if all(byte == drawn[0] for byte in drawn):
        raise Stuck("sixteen times %d" % drawn[0])
    folded = 0
    for byte in drawn:
        folded ^= byte
    return folded
