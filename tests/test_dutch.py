"""Dutch words that are never said, wherever a player can read: each once said something else than was meant."""

import re
import tomllib
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from app import assets

NEVER = {
    r"sta stil": "noodstop (M24); “staat stil” is speed 0 (M25)",
    r"\bdood(?!lopend)": "noodstop",
    r"\bpas(t|sen)? en\b|\ben past\b|\bje past\b|speler past": "slaat over; “past” is what fits",
    r"\bemplacement": "baan",
    r"\bsporen\b": "baan",
    r"\bwagens?\b": "wagon",
    r"\bborstel": "schoonmaakkaart",
    r"\bapparaat": "toestel",
    r"\bopslaan\b|\bopgeslagen\b": "bewaren (here) or exporteren (to a stick)",
    r"\b(huis|score)?blad(en)?\b": "scorevel, vel",
    r"\bronden\b": "rondes",
    r"\bhooguit\b": "hoogstens",
    r"\bals in de\b": "zoals in de",
    r"\bregelboek": "spelregels",
    r"\bvet(te)? vakje": "dik vakje, dikke vakjes",
    r"\bbeide kanten\b": "voor of achter; wagons at both sides are what M15 forbids",
    r"\bmeer stappen\b": "stappen samen",
    r"\bgeen keren\b": "keren kan niet",
    r"\bvan huis\b": "huis, of van het huis",
    r"\boveral aan\b": "waar je wilt",
    r"\bdeelt?\b(?! .*kaart)": "kaarten geven; “delen” alone is to share",
    r"\bwegleggen\b|\bweggelegd": "afleggen",
    r"\bovergebleven kaart\b|\brestmunten\b": "restkaart",
    r"\bstaat voor\b": "op kop",
    r"\bhoud.vast:|\bvasthouden:": "what happens first, then “: houd vast”",
    r"\btik (de|het|een|rij|elk|elke|wat)\b": "tik op",
    r"\b(hij|zij) kiest\b|\bkiest hij\b": "a player is named, or je",
    r"\bu\b|\buw\b": "je",
}
"""What is never said, and what is said instead."""


def catalogue() -> Iterator[str]:
    """Yield every Dutch form of every message."""
    with (assets.ROOT / "locale/nl/LC_MESSAGES/tafelster.po").open("rb") as stream:
        for message in read_po(stream, locale="nl"):
            if message.id:
                yield from (message.string,) if isinstance(message.string, str) else message.string


def rule_pages() -> Iterator[str]:
    """Yield every Dutch text of the rules pages."""
    for file in sorted(assets.ROOT.glob("*/rules.nl.toml")):
        yield from _texts(tomllib.loads(file.read_text(encoding="utf-8")))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list):
        for each in value:
            yield from _texts(each)


@pytest.mark.parametrize("word", NEVER)
def test_a_word_that_says_something_else_is_never_said(word):
    never = re.compile(word, re.IGNORECASE)
    said = [*catalogue(), *rule_pages()]
    assert len(said) > 1500
    assert [text for text in said if never.search(text)] == [], f"say: {NEVER[word]}"


@pytest.mark.parametrize(
    "fault",
    ["Ster: sta stil", "Ben zit vast en past", "Huisblad", "Houd vast: weg", "Tik rij 1 aan", "Het scherm deelt"],
)
def test_the_faults_that_were_found_would_be_found_again(fault):
    assert any(re.search(word, fault, re.IGNORECASE) for word in NEVER)
