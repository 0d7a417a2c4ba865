"""What runs on the glass: anything that makes a scene of the moment and knows what a tap or the star means there.

The stage knows no more of it than this. Without a word of its own it leaves the star alone, rests, and lets the panel
go dark.
"""

from app.table.match.seats import Side
from app.ui.kit.frame import Frame
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.star import StarLook


class Showing:
    """One thing on the stack of screens, as the stage sees it."""

    @property
    def star_look(self) -> StarLook:
        """What the star says here."""
        return StarLook.UNUSED

    @property
    def star_figure(self) -> str:
        """The figure in the star while another seat is asked; empty otherwise."""
        return ""

    @property
    def takes_raw_touch(self) -> bool:
        """Tell whether it wants to know where the panel was touched, before any mapping."""
        return False

    def raw_touch(self, x: float, y: float) -> None:
        """Hear where the panel says it was touched, 0 to 1 across and down."""

    @property
    def may_sleep(self) -> bool:
        """Tell whether the panel may go dark here when nobody is about; never in a game."""
        return True

    @property
    def side(self) -> Side:
        """The side of the table it speaks to."""
        raise NotImplementedError

    def entered(self) -> None:
        """Be on top (again)."""

    def scene(self, frame: Frame) -> list[Element]:
        """Return what is to be seen, back to front; changes nothing."""
        raise NotImplementedError

    def tapped(self, intent: Intent) -> None:
        """Do what a touched element asked for."""

    def pressed(self) -> None:
        """Answer a press of the star."""

    def take_back(self) -> None:
        """Answer a held star."""

    def pause(self) -> None:
        """Answer a star held long."""

    def tick(self, now: float) -> None:
        """Let time pass; called at every beat while this is on top."""

    def is_moving(self, now: float) -> bool:  # noqa: ARG002 - most rest
        """Tell whether the scene changes with time alone."""
        return False
