"""Writes the lists of parts as tables from bom.toml, in English and in Dutch: `python -m hardware.write_bom`."""

import math
import tomllib
from dataclasses import dataclass
from typing import Any

from hardware.pinout import HERE

LANGUAGES = ("en", "nl")
TABLE = "table"
"""The list of the table star itself: its totals stand beside its panels."""

PANELS = "ABD"
DASH = "\N{EN DASH}"

WORDS = {
    "en": {
        "title": "Parts",
        "intro": "Made from [bom.toml]({up}bom.toml) by `python -m hardware.write_bom`; change it there.",
        "prices": "Prices are a rough guide in euro, as ranges, estimated in {when} and never a quote: **check** "
        "before you buy. Tools, postage and the hours are not in them.",
        "head": ("Part", "For", "Pieces", "Euro each", "Together", "Why, and what else"),
        "total": "What it costs",
        "costs": ("With panel", "Together, euro", "With everything that is nice to have"),
        "sum": "All of it: {euro} euro.",
        "all": "all",
    },
    "nl": {
        "title": "Onderdelen",
        "intro": "Gemaakt uit [bom.toml]({up}bom.toml) door `python -m hardware.write_bom`; verander het daar.",
        "prices": "Prijzen zijn een ruwe schatting in euro, met een bandbreedte, geschat in {when} en nooit een "
        "offerte: **kijk ze na** voor je koopt. Gereedschap, verzending en je uren zitten er niet in.",
        "head": ("Onderdeel", "Voor", "Stuks", "Euro per stuk", "Samen", "Waarom, en wat kan ook"),
        "total": "Wat het kost",
        "costs": ("Met scherm", "Samen, euro", "Met alles wat leuk erbij is"),
        "sum": "Alles samen: {euro} euro.",
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
    link_en: str = ""
    link_nl: str = ""
    id: str = ""
    uses: str = ""

    @property
    def together(self) -> tuple[float, float]:
        """What all pieces cost, from and to."""
        return self.count * self.price[0], self.count * self.price[1]


@dataclass(frozen=True)
class List:
    """A list of its own: its file in each language, and the guides whose steps use up its parts."""

    id: str
    en: str
    nl: str
    guide_en: str = ""
    guide_nl: str = ""


@dataclass(frozen=True)
class Group:
    """Parts under one heading of a list."""

    id: str
    en: str
    nl: str
    list: str = TABLE


@dataclass(frozen=True)
class Bill:
    """All lists."""

    guessed: str
    lists: tuple[List, ...]
    groups: tuple[Group, ...]
    parts: tuple[Part, ...]

    def of(self, list_id: str) -> tuple[Part, ...]:
        """Return the parts of one list."""
        groups = {group.id for group in self.groups if group.list == list_id}
        return tuple(part for part in self.parts if part.group in groups)

    def total(self, panel: str, *, with_extras: bool, list_id: str = TABLE) -> tuple[float, float]:
        """Return what a list costs with that panel, from and to."""
        needed = [part for part in self.of(list_id) if panel in part.panels and (with_extras or not part.optional)]
        return sum(part.together[0] for part in needed), sum(part.together[1] for part in needed)


def load() -> Bill:
    """Read bom.toml; a key that is not known is an error. The price of a `sum_of` is that list's, in whole euros."""
    document: dict[str, Any] = tomllib.loads((HERE / "bom.toml").read_text(encoding="utf-8"))
    groups = tuple(Group(**group) for group in document["group"])
    lists = tuple(List(**each) for each in document["list"])
    priced = [part for part in document["part"] if "sum_of" not in part]
    bill = Bill(document["guessed"], lists, groups, tuple(map(_part, priced)))
    for part in document["part"]:
        if "sum_of" in part:
            low, high = bill.total(PANELS, with_extras=False, list_id=part.pop("sum_of"))
            part["price"] = (math.floor(low), math.ceil(high))
    return Bill(bill.guessed, lists, groups, tuple(map(_part, document["part"])))


def _part(row: dict[str, Any]) -> Part:
    return Part(**{**row, "price": tuple(row["price"])})


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


def line_of(part: Part, language: str, *, has_panels: bool) -> str:
    """Write the line of a part; a guide finds it by its id."""
    name, link = (part.en, part.link_en) if language == "en" else (part.nl, part.link_nl)
    panels = WORDS[language]["all"] if part.panels == PANELS else ", ".join(part.panels)
    return row(
        (
            (f'<a id="{part.id}"></a>' if part.id else "") + (f"[{name}]({link})" if link else name),
            *((str(panels),) if has_panels else ()),
            str(part.count),
            money(part.price, language),
            money(part.together, language),
            part.why_en if language == "en" else part.why_nl,
        )
    )


def written(language: str, chosen: List) -> str:
    """Return the whole file of a list in one language."""
    bill, words, has_panels = load(), WORDS[language], chosen.id == TABLE
    up = "../" * getattr(chosen, language).count("/")
    head = tuple(word for place, word in enumerate(words["head"]) if has_panels or place != 1)
    lines = [f"# {words['title']}", "", str(words["intro"]).format(up=up), ""]
    lines.append(str(words["prices"]).format(when=said_month(bill.guessed, language)))
    for group in bill.groups:
        if group.list == chosen.id:
            parts = [part for part in bill.parts if part.group == group.id]
            lines += ["", f"## {getattr(group, language)}", "", row(head)]
            lines += ["|---|---|---:|---:|---:|---|" if has_panels else "|---|---:|---:|---:|---|"]
            lines += [line_of(part, language, has_panels=has_panels) for part in parts]
    lines += ["", f"## {words['total']}", "", *_costs(bill, language, chosen)]
    return "\n".join([*lines, ""])


def _costs(bill: Bill, language: str, chosen: List) -> list[str]:
    words = WORDS[language]
    if chosen.id != TABLE:
        low, high = bill.total(PANELS, with_extras=False, list_id=chosen.id)
        return [str(words["sum"]).format(euro=money((math.floor(low), math.ceil(high)), language))]
    lines = [row(tuple(words["costs"])), "|---|---:|---:|"]
    for panel in PANELS:
        spans = [rounded(bill.total(panel, with_extras=extras)) for extras in (False, True)]
        lines.append(row((panel, *(money(span, language) for span in spans))))
    return lines


def main() -> None:
    """Write all lists in both languages."""
    for each in load().lists:
        for language in LANGUAGES:
            (HERE / getattr(each, language)).write_text(written(language, each), encoding="utf-8")


if __name__ == "__main__":
    main()
