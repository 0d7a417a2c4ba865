"""Each sentence of the three rulebooks leads to help that tells it, and all help comes from a sentence or a ruling.

The books are not ours to keep here: `docs/rulebooks/` tells their sentences by their first words.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from msgspec import Struct

from app import assets, catalog
from app.ui.words.language import Language
from app.ui.words.rules_file import rules_file
from app.ui.words.sections import Section

ROOT = assets.ROOT.parent
GAMES = sorted({name for name, _ in catalog.games()})
NUMBERED = re.compile(r"^- \*\*([A-Z]\d+[a-z]?)\*\* (.*)$", re.MULTILINE)
FEW = 4  # words of a sentence that is not ours


class Sentence(Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence by its first words: what it says and where that is told, or why it rules nothing."""

    begins: str
    says: str = ""
    aside: str = ""
    told: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands under one heading of the book, in its order."""

    title: str
    sentence: tuple[Sentence, ...]


class Book(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook."""

    format: int
    part: tuple[Part, ...]


@cache
def sentences(game: str) -> tuple[Sentence, ...]:
    """Return the sentences of a rulebook."""
    text = (ROOT / f"docs/rulebooks/{game}.toml").read_text(encoding="utf-8")
    return tuple(each for part in msgspec.toml.decode(text, type=Book).part for each in part.sentence)


@cache
def numbered(game: str) -> dict[str, str]:
    """Return the numbered rules of a game by their numbers."""
    return dict(NUMBERED.findall((ROOT / f"app/games/{game}/RULES.md").read_text(encoding="utf-8")))


def section(game: str, code: str, name: str) -> Section:
    """Return a section of the help."""
    return next(each for each in rules_file(game, code).section if each.id == name)


def cited(each: Section) -> set[str]:
    """Return the rules that the paragraphs of a section cite."""
    return {rule for paragraph in each.paragraphs for rule in paragraph.rules}


def is_ruling(game: str, rule: str) -> bool:
    """Say whether a rule is ours: marked so, or among the rulings of the program after the rules of the book."""
    last = re.search(r"^[A-Z]1 to [A-Z](\d+) state the rulebook", _preface(game), re.MULTILINE)
    assert last is not None
    return "(Ruling" in numbered(game)[rule] or int(re.sub(r"\D", "", rule)) > int(last[1])


def _preface(game: str) -> str:
    return (ROOT / f"app/games/{game}/RULES.md").read_text(encoding="utf-8").split("\n## ")[0]


every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("code", Language.available)


@every_game
def test_every_sentence_is_told_or_rules_nothing(game):
    for each in sentences(game):
        assert bool(each.aside) != bool(each.says and each.told and each.rules), each


@every_game
def test_no_sentence_of_the_book_is_copied(game):
    assert all(0 < len(each.begins.split()) <= FEW for each in sentences(game))


@every_game
@every_language
def test_the_help_of_a_sentence_cites_its_rules(game, code):
    """Every section it leads to cites one of its rules at least, and together they cite them all."""
    for each in (each for each in sentences(game) if not each.aside):
        found = [cited(section(game, code, name)) for name in each.told]
        assert all(rules & set(each.rules) for rules in found), each
        assert set(each.rules) <= set().union(*found), each


@every_game
def test_every_rule_a_sentence_cites_is_numbered(game):
    assert {rule for each in sentences(game) for rule in each.rules} <= numbered(game).keys()


@every_game
@every_language
def test_every_paragraph_of_help_comes_from_a_sentence_or_a_ruling(game, code):
    """Nothing is told that neither the book says nor we ruled."""
    of_the_book = {rule for each in sentences(game) for rule in each.rules}
    for each in rules_file(game, code).section:
        for paragraph in each.paragraphs:
            assert any(rule in of_the_book or is_ruling(game, rule) for rule in paragraph.rules), paragraph


@every_game
def test_every_rule_told_is_of_the_book_or_marked_as_ours(game):
    of_the_book = {rule for each in sentences(game) for rule in each.rules}
    told = set().union(*(cited(each) for each in rules_file(game, "en").section))
    assert {rule for rule in told - of_the_book if not is_ruling(game, rule)} == set()


@every_game
@every_language
def test_every_section_is_told_for_a_sentence_or_a_ruling(game, code):
    led_to = {name for each in sentences(game) for name in each.told}
    for each in rules_file(game, code).section:
        assert each.id in led_to or all(is_ruling(game, rule) for rule in cited(each)), each.id


# ---------------------------------------------------------------- the numbers that are shown


@cache
def shown(game: str) -> frozenset[str]:
    """Return every rule number that a player of a game can be shown: of refusals, breaches and sentences."""
    number = re.compile(rf"^({next(iter(numbered(game)))[0]}\d+[a-z]?)$|\(([A-Z]\d+[a-z]?)\)")
    folders = (ROOT / "app/games" / game, ROOT / "app/ui/play" / game)
    files = (file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py"))
    found = (number.search(text) for file in files for text in _strings(ast.parse(file)))
    return frozenset(match[1] or match[2] for match in found if match)


def _strings(tree: ast.AST) -> Iterator[str]:
    """Yield the texts in a module that are not there for who reads the code."""
    bare = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.value


@every_game
@every_language
def test_every_number_shown_is_explained_in_the_rules_of_that_game(game, code):
    """A refusal ends in its number, (L14); the help tells each of them, in both languages."""
    told = set().union(*(cited(each) for each in rules_file(game, code).section))
    assert len(shown(game)) > 10
    assert shown(game) - told == set()
