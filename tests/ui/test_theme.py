"""The tokens: read once, refused when damaged, and readable wherever they are used together."""

import tomllib

import msgspec
import pytest
from measures import contrast
from stage_set import tokens

from app import assets
from app.ui.ink.theme import Colour, Theme, _colours

PAIRS = tomllib.loads(assets.text("tokens.toml"))["contrast"]["pairs"]


def token(name: str) -> Colour | None:
    """Return a colour by its dotted name, or None for one of a game that has no screens yet."""
    at: object = tokens()
    for part in name.split("."):
        at = getattr(at, part, None)
    return at if isinstance(at, Colour) else None


@pytest.mark.parametrize(("ink", "ground", "least"), PAIRS, ids=[f"{a} on {b}" for a, b, _ in PAIRS])
def test_every_pair_of_the_list_has_its_contrast(ink, ground, least):
    if token(ink) is None or token(ground) is None:
        pytest.skip("no screen uses it yet")
    assert contrast(token(ink), token(ground)) >= least


@pytest.mark.parametrize("zone", ["yellow", "purple", "red", "green", "blue", "rainbow"])
def test_what_is_written_on_a_zone_can_be_read(zone):
    ink = tokens().locus.zone(zone)
    assert contrast(ink.on, ink.fill) >= 4.5
    assert contrast(ink.fill, tokens().night.base) >= 3.0


@pytest.mark.parametrize(
    ("text", "colour"),
    [("#12151C", (0x12, 0x15, 0x1C, 255)), ("#0A0C11D0", (0x0A, 0x0C, 0x11, 0xD0)), ("ffffff", (255, 255, 255, 255))],
)
def test_colours_are_read_with_and_without_alpha(text, colour):
    assert Colour.parse(text) == colour


def test_mixing_goes_from_one_colour_to_the_other():
    black, white = Colour((0, 0, 0, 255)), Colour((255, 255, 255, 255))
    assert black.mixed(white, 0.0) == black
    assert black.mixed(white, 1.0) == white
    assert black.mixed(white, 0.5)[:3] == (128, 128, 128)
    assert white.faded(0.5)[3] == 128


def test_a_token_that_is_missing_is_refused():
    text = assets.text("tokens.toml").replace("tray    =", "trai    =")
    with pytest.raises(msgspec.ValidationError, match="tray"):
        msgspec.toml.decode(text, type=Theme, dec_hook=_colours)


def test_durations_are_those_of_the_table():
    """Motion is 300 ms at most, a hold that destroys lasts 1.5 s, light never fades below 30 percent."""
    time = tokens().time
    assert max(time.step, time.move, time.swing, time.flip) <= 300
    assert (time.press_until, time.hold, time.long_hold) == (500, 800, 3000)
    assert (time.destroy_hold, time.after_pass, time.after_layout) == (1500, 400, 300)
    assert time.dim_after == 60_000
    assert time.dim_to >= 0.3
