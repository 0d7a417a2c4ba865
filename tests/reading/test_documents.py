"""TOML and JSON: a value of the wanted type, or one trouble with its place; nothing is deep, long or slow."""

from typing import Any

import pytest
from msgspec import Raw, Struct

from app.errors import FileFault, FileTrouble
from app.reading import toml, typed

DEEP, LONG = toml.DEEPEST, toml.LONGEST_WORD


class Thing(Struct, forbid_unknown_fields=True):
    """Something to read."""

    name: str
    sizes: tuple[int, ...] = ()


def refused(document: str) -> FileTrouble:
    with pytest.raises(FileTrouble) as caught:
        toml.tree(document, "a.toml")
    return caught.value


@pytest.mark.parametrize(
    ("document", "tree"),
    [
        ("", {}),
        ("a = 1\r\nb = [1, 2]\r\n", {"a": 1, "b": [1, 2]}),
        ("a = " + "[" * DEEP + "]" * DEEP, None),
        (".".join("a" * DEEP) + ".a = 1", None),
        ("a = " + "9" * toml.MOST_DIGITS, {"a": int("9" * toml.MOST_DIGITS)}),
        ("a" * LONG + " = 1", {"a" * LONG: 1}),
        ("a = '" + "[" * 99 + "'  # " + "{" * 99 + "9" * 99, {"a": "[" * 99}),
        ('a = "\\"[[[[[[[[[[[[[[[[[[[["', {"a": '"' + "[" * 20}),
        ('a = """\n' + "[1.1.1.1.1\n" * 20 + '"""', {"a": "[1.1.1.1.1\n" * 20}),
        ("a = '''\n" + "9" * 99 + "'''", {"a": "9" * 99}),
        ("a = [" + "1.5, " * 99 + "]", {"a": [1.5] * 99}),
        ("a = [" + "[], " * 99 + "]", {"a": [[]] * 99}),
        ("[a.b]\n" + "c.d = 1\n" + "[e.f.g]\n" * 1, None),
    ],
)
def test_what_makes_sense_is_read(document, tree):
    found = toml.tree(document, "a.toml")
    assert tree is None or found == tree


@pytest.mark.parametrize(
    "document",
    [
        "a = " + "[" * (DEEP + 1) + "]" * (DEEP + 1),
        "a = " + "[" * 5000,
        "a = " + "{b = " * 5000,
        "a = [{b = " * 9,
        ".".join("a" * (DEEP + 2)) + " = 1",
        " . ".join(['"a"'] * (DEEP + 2)) + " = 1",
        "[" + ".".join("a" * (DEEP + 2)) + "]",
        "a = " + "9" * (toml.MOST_DIGITS + 1),
        "a = -" + "9" * 5000,
        "a = 0x" + "f" * 5000,
        "a" * (LONG + 1) + " = 1",
    ],
    ids=range(11),
)
def test_what_is_deeper_or_longer_than_makes_sense_is_told_with_its_line(document):
    trouble = refused("x = 1\n" + document)
    assert (trouble.fault, trouble.place) == (FileFault.BEYOND, "line 2")


@pytest.mark.parametrize(
    "document", ["a = ", "a = 1\na = 2", "[a", "a = 'x", 'a = """x', "a = 1979-13-01", "\r", "]", '"""\\']
)
def test_what_is_no_toml_is_told(document):
    trouble = refused("x = 1\n" + document)
    assert trouble.fault is FileFault.NO_FORM
    assert trouble.what.startswith("not TOML")


def test_the_line_of_a_mistake_is_named():
    assert refused("x = 1\n\ny = \nz = 2").place == "line 3"


@pytest.mark.parametrize(
    ("document", "place"),
    [("name = 3", "name"), ("", "top"), ("name = 'a'\nmore = 1", "top"), ("name = 'a'\nsizes = [1, 'b']", "sizes[1]")],
)
def test_a_value_of_another_kind_is_told_with_its_place(document, place):
    with pytest.raises(FileTrouble) as caught:
        typed.toml(document, "a.toml", Thing, "Look")
    assert (caught.value.place, caught.value.remedy, caught.value.fault) == (place, "Look", FileFault.CONTENT)


def test_a_trouble_is_raised_as_the_kind_that_is_asked_for():
    class Own(FileTrouble):
        pass

    for document, fault in (
        ("name = ", FileFault.NO_FORM),
        ("a = " + "[" * 99, FileFault.BEYOND),
        ("", FileFault.CONTENT),
    ):
        with pytest.raises(Own) as caught:
            typed.toml(document, "a.toml", Thing, "Look", Own)
        assert caught.value.fault is fault


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        (b"", FileFault.NO_FORM),
        (b"{", FileFault.NO_FORM),
        (b"\xff", FileFault.NO_FORM),
        (b'{"name": "\xff"}', FileFault.NO_FORM),
        ('{"name": "\ud800"}', FileFault.NO_FORM),
        (b'{"name": "\\ud800"}', FileFault.NO_FORM),
        (b'{"name": 1}', FileFault.CONTENT),
        (b'{"name": "a", "sizes": [1e999]}', FileFault.CONTENT),
        (b'{"name": "a", "sizes": [' + b"9" * (typed.MOST_DIGITS + 1) + b"]}", FileFault.BEYOND),
        (b"[" * (typed.DEEPEST + 1), FileFault.BEYOND),
        (b'{"a":' * 100_000, FileFault.BEYOND),
    ],
    ids=range(11),
)
def test_json_is_read_or_told(raw, fault):
    with pytest.raises(FileTrouble) as caught:
        typed.json(raw, "a", Thing)
    assert caught.value.fault is fault


@pytest.mark.parametrize("raw", [b'{"name": "[[9"}', '{"name": "[[9"}', Raw(b'{"name": "[[9"}')])
def test_json_comes_as_bytes_text_or_raw(raw: Any):
    assert typed.json(raw, "a", Thing) == Thing("[[9")


def test_json_may_be_just_so_deep():
    raw = b"[" * typed.DEEPEST + b"]" * typed.DEEPEST
    assert typed.json(raw, "a", list)


def test_a_quotation_never_fills_the_screen():
    trouble = FileTrouble("a", "p" * 500, "w" * 500, "r")
    assert len(trouble.place) < 100
    assert len(trouble.what) < 250
