"""Every link of the pages that people read leads somewhere, and every page is one click from the first."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FIRST = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("hardware/**/*.md"), *ROOT.glob("app/**/*.md")])
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")


def anchors(page):
    """Return the names under which the headings and the marked rows of a page can be reached."""
    text = page.read_text(encoding="utf-8")
    heads = re.findall(r"(?m)^#+ (.+)$", text)
    rows = re.findall(r'<a id="([^"]+)">', text)
    return {*rows, *(re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads)}


def links(page):
    """Return the files and headings that a page links to."""
    for file, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        yield (page.parent / file).resolve() if file else page, anchor


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    lost = [
        (str(to), anchor) for to, anchor in links(page) if not to.exists() or (anchor and anchor not in anchors(to))
    ]
    assert lost == []


def test_every_page_of_the_docs_is_one_click_away_or_two():
    """From the first page, or from the one for contributors, which the first page links to."""
    near = {to for page in (FIRST, ROOT / "CONTRIBUTING.md") for to, _ in links(page)}
    assert ROOT / "CONTRIBUTING.md" in {to for to, _ in links(FIRST)}
    assert [page.name for page in ROOT.glob("docs/*.md") if page not in near] == []


def test_the_first_page_is_one_page():
    """What needs more room has a page of its own."""
    assert len(FIRST.read_text(encoding="utf-8").split()) <= 1300
