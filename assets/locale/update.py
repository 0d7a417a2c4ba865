"""Keeps the catalogues in step with the code.

    python assets/locale/update.py            read app/, add new texts, drop dead ones, compile
    python assets/locale/update.py --check    change nothing; list what is wrong and exit 1

New texts arrive empty, never guessed. A dropped translation is printed, so that it can be used again.
"""

import argparse
import io
import string
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[2]
DOMAIN = "tafelster"
LANGUAGES = ("nl",)  # English is the code itself
KEYWORDS = {"t": None, "n": (1, 2), "mark": None, "said": None}


def po_file(root: Path, language: str) -> Path:
    """Say where the words of a language lie; the compiled file lies beside it."""
    return root / "assets" / "locale" / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def extracted(root: Path) -> Catalog:
    """Collect the texts of the code: what `t`, `n`, `mark` and `said` are given."""
    texts = Catalog(project=DOMAIN, charset="utf-8")
    found = extract_from_dir(root / "app", [("**.py", "python")], keywords=KEYWORDS)
    for name, _, msgid, _, context in found:
        if msgid:
            texts.add(msgid, locations=[(f"app/{Path(name).as_posix()}", 0)], context=context)
    return texts


def read(file: Path, language: str) -> Catalog:
    """Read a catalogue; one that is not there yet is empty."""
    if not file.exists():
        return Catalog(
            locale=language,
            project=DOMAIN,
            charset="utf-8",
            header_comment=f"# The words of {DOMAIN}; the English ones are the code.",
            last_translator=DOMAIN,
            language_team=language,
            version="all",
            msgid_bugs_address="none",
        )
    with file.open("rb") as stream:
        return read_po(stream, locale=language, domain=DOMAIN)


def update(root: Path, language: str) -> list[str]:
    """Bring a catalogue in step with the code, compile it, and return a line for each dropped text."""
    file = po_file(root, language)
    words, template = read(file, language), extracted(root)
    template.creation_date = words.creation_date  # a date that changes alone is noise in the history
    words.update(template, no_fuzzy_matching=True)
    dropped = [f"dropped {_id(m)!r}, was {m.string!r}" for m in words.obsolete.values() if any(_forms(m))]
    words.obsolete.clear()
    words.fuzzy, words.revision_date = False, words.creation_date
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as stream:
        write_po(stream, words, width=100, sort_output=True, include_lineno=False)
    with file.with_suffix(".mo").open("wb") as stream:
        write_mo(stream, words)
    return dropped


def check(root: Path, language: str) -> list[str]:
    """Return one line for each thing that is wrong with a catalogue; an empty list is well."""
    words = read(po_file(root, language), language)
    code = {_key(m): m for m in extracted(root) if m.id}
    ours = {_key(m): m for m in words if m.id}
    faults = [f"missing: {_id(m)!r} is in the code alone" for key, m in code.items() if key not in ours]
    dead = [m for key, m in ours.items() if key not in code] + list(words.obsolete.values())
    faults += [f"obsolete: {_id(m)!r} is in no code" for m in dead]
    for message in ours.values():
        faults += _faults(message)
    if not _is_compiled(words, po_file(root, language).with_suffix(".mo")):
        faults.append("out of date: the compiled catalogue differs, run update.py")
    return [f"{language}: {fault}" for fault in faults]


def _is_compiled(words: Catalog, file: Path) -> bool:
    if not file.exists():
        return False
    fresh = io.BytesIO()
    write_mo(fresh, words)
    fresh.seek(0)
    with file.open("rb") as stream:
        return _texts(read_mo(fresh)) == _texts(read_mo(stream))


def _texts(words: Catalog) -> dict[tuple[str, ...], tuple[str, ...]]:
    return {_key(m): _forms(m) for m in words if m.id}


def _faults(message: Message) -> Iterator[str]:
    if not all(_forms(message)):
        yield f"untranslated: {_id(message)!r}"
        return
    if message.fuzzy:
        yield f"fuzzy: {_id(message)!r}"
    yield from misfits(message)


def misfits(message: Message) -> Iterator[str]:
    """Say where a translation has other {names} than its English; a singular may leave {count} out."""
    english = [names(text) for text in _key(message)]
    for form, text in enumerate(_forms(message)):
        wanted = english[-1:] if form else english + [some - {"count"} for some in english[:-1]]
        if text and names(text) not in wanted:
            yield f"placeholders: {text!r} has {sorted(names(text))}, wanted {sorted(wanted[0])}"


def names(text: str) -> frozenset[str]:
    """Return the {names} in a text; braces that do not pair are reported as a name of their own."""
    try:
        return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)
    except ValueError as error:
        return frozenset({str(error)})


def _key(message: Message) -> tuple[str, ...]:
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def _id(message: Message) -> str:
    return _key(message)[0]


def _forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string)


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Update or check every language; return the exit code."""
    parser = argparse.ArgumentParser(description="Keep the catalogues in step with the code.")
    parser.add_argument("--check", action="store_true", help="change nothing, list what is wrong")
    act = check if parser.parse_args(arguments).check else update
    lines = [line for language in LANGUAGES for line in act(root, language)]
    for line in lines:
        print(line)
    return 1 if act is check and lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
