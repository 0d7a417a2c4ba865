"""A release for builders: what it holds, that its sums are true, and that its files say what they should."""

import hashlib
import io
import re
import struct
import zipfile
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hardware import guide_pdf, release, threemf
from hardware.pinout import HERE
from tests.hardware.test_models import BOX, binary

CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"


def boxes(panels: tuple[str, ...], folder: Path) -> None:
    """Stand in for the renderer: every part is a box."""
    for name in release.part_names(panels):
        (folder / f"{name}.stl").write_bytes(binary(BOX))


@pytest.fixture(scope="module")
def packed(tmp_path_factory) -> Path:
    """Pack a release for one panel."""
    folder = tmp_path_factory.mktemp("release")
    assert set(release.packed(folder, ("D",), boxes)) == {*release.contents(("D",)), release.SUMS}
    return folder


def test_the_sums_are_those_of_the_files(packed):
    lines = (packed / release.SUMS).read_text(encoding="utf-8").splitlines()
    told = dict(reversed(line.split("  ")) for line in lines)
    assert set(told) == set(release.contents(("D",)))
    for name, digest in told.items():
        assert hashlib.sha256((packed / name).read_bytes()).hexdigest() == digest


def test_a_part_that_was_not_rendered_ends_it(tmp_path):
    def one_less(panels: tuple[str, ...], folder: Path) -> None:
        boxes(panels, folder)
        (folder / "lid-D.stl").unlink()

    with pytest.raises(FileNotFoundError, match="lid-D"):
        release.packed(tmp_path, ("D",), one_less)


def test_what_does_not_belong_is_named(tmp_path):
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"notes\.txt"):
        release.packed(tmp_path, ("D",), boxes)


def test_the_parts_are_those_that_the_render_script_makes():
    script = (HERE / "enclosure" / "render.sh").read_text(encoding="utf-8")
    die, shared, of_a_panel = re.findall(r"for p in ([a-z_ ]+); do", script)
    assert (*die.split(), *shared.split()) == release.SHARED
    assert tuple(of_a_panel.split()) == release.OF_A_PANEL
    assert f"${{1:-{' '.join(release.PANELS)}}}" in script


def test_a_3mf_holds_the_body_in_millimetres_on_the_bed():
    lifted = tuple(tuple((x, y, z + 5) for x, y, z in triangle) for triangle in BOX.triangles)
    with zipfile.ZipFile(io.BytesIO(threemf.written("box", lifted))) as archive:
        assert archive.namelist() == ["[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"]
        model = ElementTree.fromstring(archive.read("3D/3dmodel.model"))  # noqa: S314 - our own
    corners = [tuple(float(corner.attrib[axis]) for axis in "xyz") for corner in model.iter(f"{CORE}vertex")]
    faces = [tuple(int(face.attrib[f"v{n}"]) for n in (1, 2, 3)) for face in model.iter(f"{CORE}triangle")]
    assert model.attrib["unit"] == "millimeter"
    assert {tuple(corners[place] for place in face) for face in faces} == set(BOX.triangles)


@pytest.mark.parametrize("name", release.GUIDES)
def test_a_guide_is_set_whole(packed, name):
    data = (packed / "guides" / f"{name}.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) >= 1
    text = (HERE / release.GUIDES[name]).read_text("utf-8")
    pictures = {target for target in guide_pdf.PICTURE.findall(text) if "svg" not in target}
    assert len(re.findall(rb"/Subtype /Image", data)) >= len(pictures)


def test_every_page_for_a_builder_is_set():
    """All of them but the one that leads to the others."""
    pages = {path.relative_to(HERE).as_posix() for path in HERE.rglob("*.md")} - {"README.md"}
    assert set(release.GUIDES.values()) == pages


def test_what_is_typed_keeps_its_lines_and_its_spaces():
    page = drawn("    0   1\n    2 3 4\n\n```sh\n  make\n```")[0]
    assert re.findall(rb"\(([^)]*)\) Tj", page) == [b"0   1", b"2 3 4", b"  make"]


PLACED = re.compile(rb"q ([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm /I")


def drawn(text: str) -> list[bytes]:
    """Set a text and return what is drawn on its pages."""
    data = guide_pdf.Page(HERE).set(text)
    streams = [zlib.decompress(body) for body in re.findall(rb"stream\n(x.+?)\nendstream", data, re.DOTALL)]
    return [stream for stream in streams if stream.startswith(b"2 J")]


def test_pictures_of_a_table_stand_side_by_side():
    (page,) = drawn("| Flat | Tilted |\n|---|---|\n| ![](pictures/lid.png) | ![](pictures/base.png) |")
    left, right = (tuple(map(float, place)) for place in PLACED.findall(page))
    assert left[3] + left[1] == pytest.approx(right[3] + right[1], abs=0.1)  # their upper edges, in points
    assert left[2] + left[0] < right[2]


def test_a_heading_goes_with_the_picture_below_it():
    lines = "\n\n".join(["some words"] * 28)
    first, second = drawn(f"{lines}\n\n## Close\n\n![](pictures/base.png)")
    assert len(re.findall(rb" Td ", second)) == 1  # the heading alone
    assert not PLACED.findall(first)
    assert PLACED.findall(second)


@pytest.mark.parametrize("name", release.GUIDES)
def test_no_word_of_a_table_is_parted(name):
    page = guide_pdf.Page(HERE)
    for group in guide_pdf.blocks((HERE / release.GUIDES[name]).read_text("utf-8")):
        if group[0].startswith("|"):
            rows = guide_pdf.cells(group)
            widths = page.widths(rows)
            assert sum(widths) == pytest.approx(page.wide, abs=0.1)
            for place, width in enumerate(widths):
                words = {word for row in rows for word in row[place].split(" ")}
                assert max(map(page.long, words)) <= width
    page.set("")  # the letters are closed when a page is done


def test_the_marks_of_a_guide_become_words():
    assert (
        guide_pdf.plain("| ☐ see [list](bom.md), *now*, **bold**, `code` 7″")
        == f'| {guide_pdf.BOX} see list, now, **bold**, code 7"'
    )
    assert guide_pdf.plain('<a id="pico"></a>Pico') == "Pico"
    assert list(guide_pdf.blocks("a\nb\n\nc")) == [["a", "b"], ["c"]]


def test_the_same_files_give_the_same_bytes(packed):
    assert guide_pdf.written(HERE / "BENCH.md") == (packed / "guides" / "BENCH.pdf").read_bytes()
    assert threemf.written("cap", BOX.triangles) == (packed / "parts" / "cap.3mf").read_bytes()
    assert struct.unpack_from("<I", binary(BOX), 80) == (len(BOX.triangles),)
