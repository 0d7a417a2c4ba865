"""What the device says about itself, a page of at most forty words each, with a small picture."""

from collections.abc import Callable

from msgspec import Struct

from app.ui.ink.geometry import Rect, around
from app.ui.ink.theme import Theme
from app.ui.widgets.element import Element
from app.ui.widgets.panel import Icon
from app.ui.widgets.star import Star, StarLook
from app.ui.words.language import Language, mark


class HelpPage(Struct, frozen=True):
    """One page: its heading, its words, and the icon or the stars beside them."""

    title: str
    text: str
    icon: str = ""


PAGES = (
    HelpPage(
        mark("tafelster"),
        mark(
            "This is a star for your table. It keeps whose turn it is, the rounds, the cards and the points. "
            "Tap a game to begin; the picture turns to whoever plays."
        ),
    ),
    HelpPage(
        mark("The star"),
        mark(
            "Press: done, and the next player may. Hold until the ring is full: take back. "
            "Hold on until the second ring is full: pause. The star on the glass and the button do the same."
        ),
        icon="rings",
    ),
    HelpPage(
        mark("Fingers"),
        mark(
            "Everything is one tap with one finger: no swiping, no double taps. "
            "Only what ends a game must be held until it is full. Palms and sleeves do not count."
        ),
        icon="touch",
    ),
    HelpPage(
        mark("Taking back"),
        mark(
            "In your own turn you take back freely. After that the next player is asked and allows it with the star. "
            "The log keeps everything, also what was taken back."
        ),
        icon="undo",
    ),
    HelpPage(
        mark("Power"),
        mark(
            "You may pull the plug at any time. Every move is kept before you see it. "
            "At the next start the same game is on the table, at the same turn."
        ),
        icon="plug",
    ),
)


def picture(theme: Theme, page: HelpPage, box: Rect) -> list[Element]:
    """Return the picture of a page: an icon, or the star in the three ways it is pressed."""
    size = min(box.w, box.h, 34.0)
    if page.icon == "rings":
        return _rings(box)
    if page.icon:
        return [Icon(bounds=around(box.centre, size * 0.62), name=page.icon, colour=theme.text.second)]
    return [Star(bounds=around(box.centre, size), look=StarLook.ARMED, is_bare=True)]


def _rings(box: Rect) -> list[Element]:
    """Lay three stars, down or across: pressed, first ring full, second ring full."""
    is_upright = box.h > box.w
    places = box.rows(3, 0.5) if is_upright else box.columns(3, 0.5)
    size = min(17.0, places[0].w - 6.4, places[0].h - 6.4)
    rings = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
    return [
        Star(bounds=around(place.centre, size), look=StarLook.ARMED, is_down=True, ring=ring, second=second)
        for place, (ring, second) in zip(places, rings, strict=True)
    ]


def words(language: Language, page: HelpPage) -> tuple[str, str]:
    """Return heading and text of a page."""
    say: Callable[[str], str] = language.t
    return say(page.title), say(page.text)
