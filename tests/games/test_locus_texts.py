"""The rules in plain words: complete, short and the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest

import app.games.locus
from app import assets

TEXTS = {language: tomllib.loads(assets.text(f"locus/rules.{language}.toml")) for language in ("nl", "en")}
RULES = (Path(app.games.locus.__file__).parent / "RULES.md").read_text(encoding="utf-8")
NOT_FOR_PLAYERS = {"L41"}  # a test of the program

every_language = pytest.mark.parametrize("language", TEXTS)


def shape(text: dict) -> list[tuple[str, list[list[str]]]]:
    """Section ids and the rules of each paragraph."""
    return [(section["id"], [paragraph["rules"] for paragraph in section["paragraphs"]]) for section in text["section"]]


def told_rules(text: dict) -> set[str]:
    return {rule for _, paragraphs in shape(text) for rules in paragraphs for rule in rules}


def numbered() -> list[str]:
    return re.findall(r"^- \*\*(L\d+a?)\*\*", RULES, flags=re.MULTILINE)


def test_rules_have_one_number_each_without_gaps():
    numbers = [int(rule[1:]) for rule in numbered() if not rule.endswith("a")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 56


@every_language
def test_every_rule_that_concerns_players_is_told(language):
    wanted = {rule for rule in numbered() if int(rule[1:].rstrip("a")) <= 46} - NOT_FOR_PLAYERS
    assert wanted - told_rules(TEXTS[language]) == set()


@every_language
def test_only_rules_that_exist_are_named(language):
    assert told_rules(TEXTS[language]) <= set(numbered())


def test_both_languages_tell_the_same():
    assert shape(TEXTS["nl"]) == shape(TEXTS["en"])


@every_language
def test_paragraphs_are_short(language):
    for section in TEXTS[language]["section"]:
        assert section["title"]
        assert all(0 < len(paragraph["text"].split()) <= 60 for paragraph in section["paragraphs"])
