"""Is a die fair? Pearson's chi-square test over counted faces, and how much that many rolls can tell at all."""

import math
from collections import Counter
from collections.abc import Callable, Sequence

ALPHA = 0.05
POWER = 0.8
ENOUGH = 5
"""Rolls expected per face below which the test means nothing (the usual rule of thumb)."""


def chi_square(counts: Sequence[int]) -> float:
    """Return the sum of squared deviations over the expectation; 0.0 for no rolls."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts) if expected else 0.0


def p_value(statistic: float, freedom: int) -> float:
    """Return how often a fair die does at least this badly: the upper tail of chi-square."""
    return _upper_gamma(freedom / 2, statistic / 2)


def noticeable(rolls: int, faces: int) -> float:
    """Return by how much one face must be off, as a probability, to be noticed by so many rolls 4 times in 5."""
    freedom = faces - 1
    critical = _solved(lambda x: ALPHA - p_value(x, freedom), 0.0, 500.0)
    weight = _solved(lambda w: _power(w, freedom, critical) - POWER, 0.0, 500.0)
    return math.sqrt(weight * freedom / (rolls * faces**2))


def report(rolled: Sequence[int], faces: int) -> str:
    """Return a histogram, the test and what it is worth, in plain words."""
    counted = Counter(rolled)
    counts = [counted[face] for face in range(1, faces + 1)]
    total = len(rolled)
    widest = max([*counts, 1])
    lines = [f"{total} rolls of a die with {faces} faces, {total / faces:.1f} expected of each"]
    for face, count in enumerate(counts, 1):
        share = 100 * count / total if total else 0.0
        lines.append(f"{face:>3}  {count:>5}  {share:5.1f} %  {'#' * round(40 * count / widest)}")
    return "\n".join([*lines, *_verdict(counts, total, faces)])


def _verdict(counts: Sequence[int], total: int, faces: int) -> list[str]:
    if total < ENOUGH * faces:
        return [f"Too few to say anything: at least {ENOUGH * faces} rolls are needed, some hundreds are better."]
    statistic = chi_square(counts)
    p = p_value(statistic, faces - 1)
    off = noticeable(total, faces)
    usual = 1 / faces
    if p < ALPHA:
        judged = "That is rare. Roll as often again before you blame the die: one fair die in 20 looks so."
    else:
        judged = "Nothing speaks against the die; that is not a proof that it is fair."
    return [
        f"chi-square {statistic:.2f} with {faces - 1} degrees of freedom, p = {p:.3f}:",
        f"a fair die does at least this badly in {100 * p:.1f} of 100 such series.",
        judged,
        f"So many rolls notice, 4 times in 5, a face that comes {100 * (usual + off):.1f} % of the time"
        f" instead of {100 * usual:.1f} %; a smaller flaw mostly stays hidden.",
    ]


def _power(weight: float, freedom: int, critical: float) -> float:
    """Return how often a die whose deviation weighs so much is noticed: the non-central chi-square tail."""
    half, total, term = weight / 2, 0.0, math.exp(-weight / 2)
    for n in range(1000):
        total += term * p_value(critical, freedom + 2 * n)
        term *= half / (n + 1)
    return total


def _solved(rising: Callable[[float], float], low: float, high: float) -> float:
    """Return where a rising function crosses zero."""
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    return (low + high) / 2


def _upper_gamma(a: float, x: float) -> float:
    """Return the regularised upper incomplete gamma function: a series below a + 1, a continued fraction above."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1.0 - total * scale
    return scale * _fraction(a, x)


def _fraction(a: float, x: float) -> float:
    """Evaluate the continued fraction of the upper tail by Lentz's method."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for n in range(1, 500):
        step = -n * (n - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        value *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return value
