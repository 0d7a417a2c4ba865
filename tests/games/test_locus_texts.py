"""The rules in plain words: complete, short and the same in both languages."""

import re
import tomllib
from pathlib import Path

import pytest
from locus_table import hands, picked, screen, to_last_window, to_scoring, with_totals

import app.games.locus
from app import assets
from app.games.locus import beside_box as box

TEXTS = {language: tomllib.loads(assets.text(f"locus/rules.{language}.toml")) for language in ("nl", "en")}
RULES = (Path(app.games.locus.__file__).parent / "RULES.md").read_text(encoding="utf-8")
SCREEN_MOMENTS = [f"screen_{moment}" for moment in ("pick", "draw", "bonus", "done", "leftover", "last")]
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
    assert TEXTS["nl"]["moment"].keys() == TEXTS["en"]["moment"].keys()


@every_language
def test_the_rule_of_the_moment_has_at_most_40_words(language):
    for key, text in TEXTS[language]["moment"].items():
        assert 0 < len(text.split()) <= 40, key


@every_language
def test_paragraphs_are_short(language):
    for section in TEXTS[language]["section"]:
        assert section["title"]
        assert all(0 < len(paragraph["text"].split()) <= 60 for paragraph in section["paragraphs"])


@every_language
def test_every_moment_of_a_game_has_a_text(language):
    scored = with_totals(to_scoring(hands(1)), [(1, 2, 3, 4, 5)])
    moments = [box.moment(state) for state in (hands(2), screen(2), hands(1), screen(1), scored)]
    moments += [box.moment(picked(hands(2))), box.moment(to_last_window(hands(2))), "setup", "pile_through"]
    state = to_scoring(hands(1))
    while cursor := box.scoring_cursor(state):
        moments.append(box.moment(state))
        state = box.play(state, box.EnterTotal(cursor[0], cursor[1], 1)).state
    moments += ["over", "dealing", *SCREEN_MOMENTS]
    assert set(moments) == TEXTS[language]["moment"].keys()
