"""The rules of Lokus in plain words: complete, short and the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

import app.games.lokus
from app import assets

TEXTS = {language: tomllib.loads(assets.text(f"lokus/rules.{language}.toml")) for language in ("nl", "en")}
RULES = (Path(app.games.lokus.__file__).parent / "RULES.md").read_text(encoding="utf-8")
OF_THE_RULEBOOK = {f"K{n}" for n in range(1, 21)}

every_language = pytest.mark.parametrize("language", TEXTS)


def shape(text: dict) -> list[tuple[str, list[list[str]]]]:
    """Section ids and the rules of each paragraph."""
    return [(section["id"], [paragraph["rules"] for paragraph in section["paragraphs"]]) for section in text["section"]]


def told_rules(text: dict) -> set[str]:
    return {rule for _, paragraphs in shape(text) for rules in paragraphs for rule in rules}


def numbered() -> set[str]:
    return set(re.findall(r"^- \*\*(K\d+)\*\*", RULES, flags=re.MULTILINE))


@every_language
def test_every_rule_of_the_rulebook_is_told(language):
    assert told_rules(TEXTS[language]) >= OF_THE_RULEBOOK


@every_language
def test_only_rules_that_exist_are_named(language):
    assert told_rules(TEXTS[language]) <= numbered()


def test_both_languages_tell_the_same():
    assert shape(TEXTS["nl"]) == shape(TEXTS["en"])


@every_language
def test_lokus_is_never_called_by_the_name_of_the_other_game(language):
    """They differ by one letter."""
    words = " ".join(p["text"] for section in TEXTS[language]["section"] for p in section["paragraphs"])
    assert "Locus" not in words + TEXTS[language]["title"]
