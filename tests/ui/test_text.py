"""Letters: capital heights in millimetres, and sentences that fit or say that they do not."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pixels import BLANK, sheet
from stage_set import easel, tokens

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import PROFILES
from app.ui.ink.text import LONGEST, Letters
from app.ui.ink.theme import Role

words = st.lists(st.text("aeinrstko", min_size=1, max_size=9), min_size=1, max_size=8).map(" ".join)
SENTENCE = "Put the star before Anna and turn over four cards"


@pytest.fixture(params=PROFILES)
def letters(request):
    """Return the letters of a panel."""
    return easel(request.param, 0).letters


@pytest.fixture
def body():
    return tokens().type.role.body


@pytest.mark.parametrize("name", ["small", "body", "label", "title", "line_min", "line", "number"])
def test_capitals_are_as_high_as_their_role(letters, name):
    """Never lower, and higher by less than a pixel of font size."""
    role: Role = getattr(tokens().type.role, name)
    fit = letters.fit("Hoog", role, 100_000, 100_000)
    pixel = tokens().type.cap_em * letters._pitch
    assert role.cap - 1e-6 <= letters.cap_mm(fit) < role.cap + pixel


def test_no_letters_are_smaller_than_can_be_drawn(letters):
    fit = letters.fit("fine print", tokens().type.role.fine, 10, 10, floor=0.1)
    assert fit.px >= tokens().type.min_px


def test_a_text_that_does_not_fit_says_so_and_is_never_cut(letters, body):
    fit = letters.fit(SENTENCE, body, 60, 40)
    assert not fit.fits
    assert " ".join(fit.lines) == SENTENCE


@given(words, st.integers(60, 900), st.integers(20, 300), st.integers(1, 4))
def test_what_fits_is_inside_its_box(sentence, width, height, lines):
    """As many lines as allowed at most, all words, none wider than the box."""
    letters = easel("1024x600", 0).letters
    fit = letters.fit(sentence, tokens().type.role.body, width, height, lines=lines, floor=2.5)
    assert " ".join(fit.lines) == sentence
    assert len(fit.lines) <= lines
    if fit.fits:
        assert fit.height <= height
        assert all(letters.font(fit.weight, fit.px).size(line)[0] <= width for line in fit.lines)


def test_the_shorter_wording_comes_before_smaller_letters(letters, body):
    """A sentence first gets shorter, then smaller."""
    wide = letters.font(body.weight, letters.pixels(body.cap)).size("Anna picks")[0]
    fit = letters.fit((SENTENCE, "Anna picks"), body, wide, 200, floor=2.0)
    assert fit.lines == ("Anna picks",)
    assert fit.px == letters.pixels(body.cap)


def test_letters_shrink_to_their_floor_and_no_further(letters, body):
    fit = letters.fit(SENTENCE, body, 60, 400, floor=3.0)
    assert fit.px == letters.pixels(3.0)


@pytest.mark.parametrize("bigger", [1.25, 1.5])
def test_larger_letters_are_larger_where_there_is_room(bigger, body):
    profile = PROFILES["1280x800"]
    normal, large = (Letters(tokens().type, profile.pitch[1], size) for size in (1.0, bigger))
    there_is = large.fit("Anna", body, 10_000, 1_000).px / normal.fit("Anna", body, 10_000, 1_000).px
    assert there_is == pytest.approx(bigger, abs=0.03)


def test_larger_letters_give_way_where_there_is_none(body):
    """The largest letters never cost a word."""
    letters = Letters(tokens().type, PROFILES["800x480"].pitch[1], 1.5)
    wide = letters.font(body.weight, letters.pixels(body.cap)).size(SENTENCE)[0]
    assert letters.fit(SENTENCE, body, wide, 40).fits


def test_lines_break_at_spaces_and_where_they_are_told_to(letters, body):
    fit = letters.fit("one two\nthree", body, 10_000, 1_000, lines=4)
    assert fit.lines == ("one two", "three")


QUOTES_AND_SIGNS = "\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}\N{MINUS SIGN}\N{MULTIPLICATION SIGN}"


@pytest.mark.parametrize("sign", "éèëïöüßẞçñÉÖæø·…½0123456789" + QUOTES_AND_SIGNS)
@pytest.mark.parametrize("weight", [700, 800, 900])
def test_the_typeface_has_the_signs_of_its_languages(sign, weight):
    assert easel("800x480", 0).letters.font(weight, 40).metrics(sign)[0] is not None


def test_a_text_is_centred_on_its_capitals():
    """Not on the line box: a word with a tail stands where one without does."""
    canvas = easel("1024x600", 0)
    canvas.trace = []
    box = Rect(20.0, 20.0, 60.0, 20.0)
    for word in ("nnn", "ggg"):
        canvas.text(word, tokens().type.role.title, box, tokens().text.main)
    trace, canvas.trace = canvas.trace, None
    assert trace[0].box.y == trace[1].box.y
    assert trace[0].box.centery == pytest.approx(canvas.profile.spot(box.centre)[1], abs=1)


# ---------------------------------------------------------------- a text that has no room


def written_without_room(box: Rect, words: str = SENTENCE):
    """Write a text that does not fit on a blank sheet; return the sheet and the trace."""
    on = sheet("800x480", 0, "normal")
    on.surface.fill(BLANK)
    on.trace = []
    on.text(words, tokens().type.role.title, box, tokens().text.main)
    trace, on.trace = on.trace, None
    return on, trace


def painted(on) -> pygame.Rect:
    """Return where a sheet is painted."""
    on.surface.set_colorkey(BLANK)
    paint = on.surface.get_bounding_rect()
    on.surface.set_colorkey(None)
    on.surface.fill(BLANK)
    return paint


@pytest.mark.parametrize("wide", [4.0, 20.0, 60.0])
def test_a_text_without_room_is_told_and_stays_in_its_box(wide):
    """The trace tells it, for the tests; on the glass nothing is painted left or right of the box."""
    box = Rect(30.0, 30.0, wide, 6.0)
    on, trace = written_without_room(box)
    assert [text.fits for text in trace] == [False]
    x, _, w, _ = on.profile.pixels(box)
    paint = painted(on)
    assert x <= paint.x
    assert paint.right <= x + w


def test_a_text_without_room_gets_the_largest_letters_that_have_room():
    """All of it can be read as long as there are letters small enough."""
    canvas = easel("800x480", 0)
    title = tokens().type.role.title
    wide = canvas.letters.fit("Wilhelmina", title, 10_000, 100).width * 0.6 * canvas.profile.pitch[0]
    on, (text,) = written_without_room(Rect(30.0, 30.0, wide, 10.0), "Wilhelmina")
    painted(on)
    room = on.profile.pixels(Rect(30.0, 30.0, wide, 10.0))[2]
    assert not text.fits
    assert room * 0.9 < text.box.w <= room


def test_a_box_smaller_than_the_text_was_fitted_for_is_told():
    """A text is fitted in one box and set into another: what counts is where it stands."""
    canvas = easel("800x480", 0)
    box = Rect(20.0, 20.0, 60.0, 10.0)
    fit = canvas.fit("Wilhelmina", tokens().type.role.title, box)
    canvas.trace = []
    for place in (box, box._replace(w=20.0)):
        canvas.set(fit, place, tokens().text.main)
    trace, canvas.trace = canvas.trace, None
    assert [text.fits for text in trace] == [True, False]


# ---------------------------------------------------------------- whatever the text is

ANYTHING = st.text(st.characters(), max_size=30) | st.sampled_from(
    [
        "\0",
        "a\0b",
        "\ud800",
        "\ufe0f",
        "\u0301",
        "\u200b",
        "\U0001f600",
        "\r\n",
        "\t",
        "",
        " ",
        "x" * 10_000,
        "a\u202eb",
    ]
)
"""Surrogates and controls too: a name on a stick, a quotation from a file."""


@given(ANYTHING)
def test_no_text_makes_a_font_raise(text):
    """Fitted, measured and drawn; a letter that no typeface has leaves a mark that takes room."""
    canvas = easel("800x480", 0)
    role = tokens().type.role.body
    fit = canvas.text(text, role, Rect(1.0, 1.0, 60.0, 30.0), tokens().text.main, lines=3)
    assert canvas.letters.width(text, role) >= 0
    assert all(canvas.letters.word(line, fit.weight, fit.px, tokens().text.main) for line in fit.lines)


def test_a_letter_that_cannot_be_drawn_leaves_a_mark(letters, body):
    fit = letters.fit("\0数\ufe0f", body, 1000, 1000)
    assert fit.lines == ("???",)
    assert letters.width("\ufe0f", body) == letters.width("?", body) > 0


def test_a_text_without_end_is_set_in_bounds(letters, body):
    fit = letters.fit("x" * 100_000, body, 100, 100)
    assert sum(map(len, fit.lines)) == LONGEST
    assert not fit.fits


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files where the kernel lists them")
def test_letters_of_any_size_keep_no_file_open():
    letters = Letters(tokens().type, PROFILES["800x480"].pitch[1])
    letters.font(800, 10)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for px in range(11, 40):
        letters.font(800, px)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
