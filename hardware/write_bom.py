"""Writes the list of parts as tables from bom.toml, in English and in Dutch: `python -m hardware.write_bom`."""

import tomllib
from dataclasses import dataclass
from typing import Any

from hardware.pinout import HERE

FILES = {"en": "bom.md", "nl": "onderdelen.md"}
PANELS = "ABD"
DASH = "\N{EN DASH}"

WORDS = {
    "en": {
        "title": "Parts",
        "intro": "Made from [bom.toml](bom.toml) by `python -m hardware.write_bom`; change it there.",
        "prices": "Prices are a rough guide in euro, as ranges, estimated in {when} and never a quote: **check** "
        "before you buy. Tools, postage and the hours are not in them.",
        "head": ("Part", "For", "Pieces", "Euro each", "Together", "Why, and what else"),
        "total": "What it costs",
        "costs": ("With panel", "Together, euro", "With everything that is nice to have"),
        "all": "all",
    },
    "nl": {
        "title": "Onderdelen",
        "intro": "Gemaakt uit [bom.toml](bom.toml) door `python -m hardware.write_bom`; verander het daar.",
        "prices": "Prijzen zijn een ruwe schatting in euro, met een bandbreedte, geschat in {when} en nooit een "
        "offerte: **kijk ze na** voor je koopt. Gereedschap, verzending en je uren zitten er niet in.",
        "head": ("Onderdeel", "Voor", "Stuks", "Euro per stuk", "Samen", "Waarom, en wat kan ook"),
        "total": "Wat het kost",
        "costs": ("Met scherm", "Samen, euro", "Met alles wat leuk erbij is"),
        "all": "alle",
    },
}


@dataclass(frozen=True)
class Part:
    """A row of the list; prices in euro each, from and to."""

    group: str
    en: str
    nl: str
    count: int
    price: tuple[float, float]
    why_en: str
    why_nl: str
    panels: str = PANELS
    optional: bool = False
    link: str = ""
    uses: str = ""

    @property
    def together(self) -> tuple[float, float]:
        """What all pieces cost, from and to."""
        return self.count * self.price[0], self.count * self.price[1]


@dataclass(frozen=True)
class Bill:
    """The whole list."""

    guessed: str
    groups: tuple[dict[str, str], ...]
    parts: tuple[Part, ...]

    def total(self, panel: str, *, with_extras: bool) -> tuple[float, float]:
        """Return what a table star with that panel costs, from and to."""
        needed = [part for part in self.parts if panel in part.panels and (with_extras or not part.optional)]
        return sum(part.together[0] for part in needed), sum(part.together[1] for part in needed)


def load() -> Bill:
    """Read bom.toml; a key that is not known is an error."""
    document: dict[str, Any] = tomllib.loads((HERE / "bom.toml").read_text(encoding="utf-8"))
    parts = tuple(Part(**{**part, "price": tuple(part["price"])}) for part in document["part"])
    return Bill(document["guessed"], tuple(document["group"]), parts)


def money(span: tuple[float, float], language: str) -> str:
    """Write a range: whole euros from ten up, cents below; one figure where both ends are the same."""
    ends = [f"{euro:.0f}" if euro >= 10 or euro == int(euro) else f"{euro:.2f}" for euro in span]
    if language == "nl":
        ends = [end.replace(".", ",") for end in ends]
    return ends[0] if ends[0] == ends[1] else DASH.join(ends)


def rounded(span: tuple[float, float]) -> tuple[float, float]:
    """Round a total outwards to fives: a guess does not end in cents."""
    return 5.0 * int(span[0] // 5), -5.0 * int(-span[1] // 5)


MONTHS = {
    "en": (
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    "nl": (
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ),
}


def said_month(when: str, language: str) -> str:
    """Write a month as people say it: 2026-11 is November 2026."""
    year, month = when.split("-")
    return f"{MONTHS[language][int(month) - 1]} {year}"


def row(cells: tuple[str, ...]) -> str:
    """Write one line of a table."""
    return f"| {' | '.join(cells)} |"


def line_of(part: Part, language: str) -> str:
    """Write the line of a part."""
    name = part.en if language == "en" else part.nl
    panels = WORDS[language]["all"] if part.panels == PANELS else ", ".join(part.panels)
    return row(
        (
            f"[{name}]({part.link})" if part.link else name,
            str(panels),
            str(part.count),
            money(part.price, language),
            money(part.together, language),
            part.why_en if language == "en" else part.why_nl,
        )
    )


def written(language: str) -> str:
    """Return the whole file in one language."""
    bill, words = load(), WORDS[language]
    when = said_month(bill.guessed, language)
    lines = [f"# {words['title']}", "", str(words["intro"]), "", str(words["prices"]).format(when=when)]
    for group in bill.groups:
        parts = [part for part in bill.parts if part.group == group["id"]]
        lines += ["", f"## {group[language]}", "", row(tuple(words["head"])), "|---|---|---:|---:|---:|---|"]
        lines += [line_of(part, language) for part in parts]
    lines += ["", f"## {words['total']}", "", row(tuple(words["costs"])), "|---|---:|---:|"]
    for panel in PANELS:
        spans = [rounded(bill.total(panel, with_extras=extras)) for extras in (False, True)]
        lines.append(row((panel, *(money(span, language) for span in spans))))
    return "\n".join([*lines, ""])


def main() -> None:
    """Write both files beside this one."""
    for language, name in FILES.items():
        (HERE / name).write_text(written(language), encoding="utf-8")


if __name__ == "__main__":
    main()
