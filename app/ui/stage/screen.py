"""What every screen is: it makes a scene of the moment, and decides what a tap or the star means."""

from app.table.match.seats import Side
from app.ui.kit.frame import Frame
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.star import StarLook


class Screen:
    """A screen. The plain one answers the star with nothing and a take-back by going back."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

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
        """Tell whether this screen wants to know where the panel was touched, before any mapping."""
        return False

    def raw_touch(self, x: float, y: float) -> None:
        """Hear where the panel says it was touched, 0 to 1 across and down."""

    @property
    def may_sleep(self) -> bool:
        """Tell whether the panel may go dark here when nobody is about; never in a game."""
        return True

    @property
    def side(self) -> Side:
        """The side of the table this screen speaks to."""
        return self.ui.facing

    def entered(self) -> None:
        """Be on top (again)."""
        self.ui.face(self.side)

    def scene(self, frame: Frame) -> list[Element]:
        """Return what is to be seen, back to front; changes nothing."""
        raise NotImplementedError

    def tapped(self, intent: Intent) -> None:
        """Do what a touched element asked for."""
        raise NotImplementedError

    def pressed(self) -> None:
        """Answer a press of the star."""

    def take_back(self) -> None:
        """Answer a held star."""
        self.ui.back()

    def pause(self) -> None:
        """Answer a star held long."""

    def tick(self, now: float) -> None:
        """Let time pass; called at every beat while this screen is on top."""

    def is_moving(self, now: float) -> bool:  # noqa: ARG002 - most screens rest
        """Tell whether the scene changes with time alone."""
        return False
