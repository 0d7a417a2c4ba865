"""Every rule has its number, and every number a test."""

import re
from pathlib import Path

import app.games.lokus

RULES = (Path(app.games.lokus.__file__).parent / "RULES.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent.glob("test_lokus_*.py")


def numbered() -> list[int]:
    return [int(number) for number in re.findall(r"^- \*\*K(\d+)\*\*", RULES, flags=re.MULTILINE)]


def test_rules_have_one_number_each_without_gaps():
    assert numbered() == list(range(1, len(numbered()) + 1))
    assert len(numbered()) >= 20


def test_every_rule_has_a_test_that_bears_its_number():
    names = [name for file in TESTS for name in re.findall(r"^def test_(\w+)", file.read_text("utf-8"), re.MULTILINE)]
    tested = {int(number) for name in names for number in re.findall(r"(?:^|_)k(\d+)(?=_)", name)}
    assert set(numbered()) - tested == set()


def test_every_rule_cited_in_the_code_exists():
    code = "".join(file.read_text("utf-8") for file in Path(app.games.lokus.__file__).parent.glob("*.py"))
    assert {int(number) for number in re.findall(r"\bK(\d+)\b", code)} <= set(numbered())
