"""The guides say what the files say: wires, lines for the boot, sizes, names on the screen; no link leads nowhere."""

import ast
import math
import re
import subprocess

import pytest
from babel.messages.pofile import read_po

from app import assets
from hardware import pinout
from hardware.pinout import HERE
from hardware.symbols import COLOUR_WORDS
from tests.hardware import models

PLAN = pinout.load()
TEXTS = sorted(HERE.rglob("*.md"))
PAIRS = (
    ("ASSEMBLY.md", "BOUWEN.md"),
    ("BENCH.md", "TESTBANK.md"),
    ("bom.md", "onderdelen.md"),
    ("SAFETY.md", "VEILIGHEID.md"),
    ("die/parts.md", "die/onderdelen.md"),
)
SAFE = {"README.md": "SAFETY.md", "ASSEMBLY.md": "SAFETY.md", "BOUWEN.md": "VEILIGHEID.md"}
SAFE |= {"die/README.md": "../SAFETY.md", "die/DOBBELSTEEN.md": "../VEILIGHEID.md"}
ON_SCREEN = (
    ("Settings", "Instellingen"),
    ("Device", "Toestel"),
    ("Test the star", "Test de ster"),
    ("Test touch", "Test aanraken"),
    ("Touch corners", "Aanraken"),
    ("Star button", "Sterknop"),
    ("Light in the star", "Sterlamp"),
    ("works", "werkt"),
    ("pressed", "gedrukt"),
    ("held", "vastgehouden"),
    ("held long", "lang vastgehouden"),
)


def read(name: str) -> str:
    """Return the text of a guide."""
    return (HERE / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_link_and_picture_is_there(path):
    for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_every_link_into_a_page_finds_its_heading(path):
    for name, anchor in re.findall(r"\]\(([\w./]+\.md)#([^)]+)\)", path.read_text(encoding="utf-8")):
        page = (path.parent / name).read_text(encoding="utf-8")
        headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
        assert anchor in anchors | set(re.findall(r'<a id="([\w-]+)">', page))


@pytest.mark.parametrize(("english", "dutch"), PAIRS)
def test_both_languages_hold_the_same(english, dutch):
    for pattern in (r"^#+ ", r"^\|", r"^\| ☐ ", r"!\[", r"^\d+\. ", r"^    hardware/", r"^dtoverlay="):
        counts = [len(re.findall(pattern, read(name), re.MULTILINE)) for name in (english, dutch)]
        assert counts[0] == counts[1], pattern


@pytest.mark.parametrize(("guide", "page"), SAFE.items())
def test_whoever_builds_is_led_to_the_safety_page(guide, page):
    assert f"]({page})" in read(guide)


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("SAFETY.md", ("not a product", "CE mark", "3 years", "Small parts", "glass", "Cord", "Fumes", "Heat", "Tea")),
        (
            "VEILIGHEID.md",
            ("geen product", "CE-teken", "3 jaar", "Kleine delen", "glas", "Snoer", "Damp", "Warm", "Thee"),
        ),
    ],
)
def test_the_safety_page_leaves_no_danger_out(page, words):
    assert [word for word in words if word not in read(page)] == []


@pytest.mark.parametrize("name", PAIRS[0])
def test_the_lines_for_the_boot_are_those_of_the_plan(name):
    assert re.findall(r"^dtoverlay=.*$", read(name), re.MULTILINE) == [boot["line"] for boot in PLAN.boot]


@pytest.mark.parametrize(("name", "is_dutch"), [("ASSEMBLY.md", False), ("BOUWEN.md", True)])
@pytest.mark.parametrize("cable", ["star", "power", "light"])
def test_the_wires_of_a_plug_are_those_of_the_plan(name, is_dutch, cable):
    wires = [
        f"{pin.header} {COLOUR_WORDS[pin.colour] if is_dutch else pin.colour}"
        for pin in PLAN.pins
        if pin.cable == cable and pin.colour
    ]
    assert ", ".join(wires) in read(name)


@pytest.mark.parametrize("name", PAIRS[0])
def test_the_plugs_are_named_by_their_pins(name):
    for cable in PLAN.cables:
        assert "-".join(map(str, cable.plug)) in read(name)


@pytest.mark.parametrize("name", PAIRS[0])
def test_the_height_on_the_wedge_is_true(name):
    of = models.lengths()
    for panel in models.panels():
        inset = 2 * of["wall"]
        rise = (models.outer(panel)[1] - 2 * inset) * math.sin(math.radians(of["tilt"]))
        highest = of["wedge_near"] + rise + models.height(panel)
        row = re.search(rf"^\| {panel.name} \|.*$", read(name), re.MULTILINE)[0]
        assert re.search(rf"\| {highest:.0f} (high|hoog) \|", row)


@pytest.mark.parametrize(("english", "dutch"), ON_SCREEN)
def test_a_name_on_the_screen_is_the_one_of_the_program(english, dutch):
    with (assets.path("locale") / "nl/LC_MESSAGES/tafelster.po").open("rb") as file:
        words = read_po(file)
    assert words[english].string == dutch
    assert f"*{english}*" in read("ASSEMBLY.md") + read("BENCH.md")
    assert f"*{dutch}*" in read("BOUWEN.md") + read("TESTBANK.md")


def test_the_bar_for_a_fair_die_lets_a_fair_one_fail_once_in_a_hundred():
    """Chi-square with five degrees of freedom, as a closed form."""
    bar = 15.1
    chance = math.erfc(math.sqrt(bar / 2)) + math.sqrt(2 * bar / math.pi) * math.exp(-bar / 2) * (1 + bar / 3)
    assert chance == pytest.approx(0.01, abs=0.0005)
    assert "15.1" in read("BENCH.md")
    assert "15,1" in read("TESTBANK.md")


def test_pictures_are_small_all_used_and_all_made_by_the_script():
    script = (HERE / "enclosure" / "render.sh").read_text(encoding="utf-8")
    made = set(re.findall(r"^    picture ([\w-]+) ", script, re.MULTILINE))
    made |= {f"case-{panel.name.lower()}-{way}" for panel in models.panels() for way in ("flat", "wedge")}
    pictures = sorted((HERE / "pictures").glob("*.png"))
    shown = " ".join(path.read_text(encoding="utf-8") for path in TEXTS)
    assert made == {path.stem for path in pictures}
    for path in pictures:
        assert path.stat().st_size < 200_000
        assert f"pictures/{path.name}" in shown


def test_the_render_script_is_sound_bash():
    script = HERE / "enclosure" / "render.sh"
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0  # noqa: S603, S607 - only parsed
    assert script.stat().st_mode & 0o111


@pytest.mark.parametrize("path", sorted(HERE.rglob("*.py")), ids=lambda path: path.name)
def test_a_script_is_short_and_says_what_it_is_for(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    assert ast.get_docstring(ast.parse(text)) or not text.strip()


def test_nothing_names_a_path_of_one_machine():
    for path in HERE.rglob("*"):
        if path.suffix in {".md", ".py", ".scad", ".toml", ".sh", ".svg"}:
            assert not re.search(r"(?<![\w.])/(work|root)/[\w.-]+", path.read_text(encoding="utf-8")), path
