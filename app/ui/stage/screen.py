"""What every screen is: it makes a scene of the moment, and decides what a tap or the star means."""

from app.table.match.match import AnyMatch
from app.table.match.seats import Side
from app.ui.kit.parts import Back, Help
from app.ui.stage import places
from app.ui.stage.showing import Showing
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Intent


class Screen(Showing):
    """A screen. Help and the arrow back mean the same on all of them; a held star goes back as the arrow does."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    @property
    def side(self) -> Side:
        """The side of the table this screen speaks to."""
        return self.ui.facing

    @property
    def rules_of(self) -> AnyMatch | None:
        """The match whose moment help tells about; without one, help opens all rules."""
        return None

    def entered(self) -> None:
        """Be on top (again)."""
        self.ui.face(self.side)

    def tapped(self, intent: Intent) -> None:
        """Help, go back, or do what only this screen knows."""
        match intent:
            case Help():
                self.ui.open(places.Rules(self.rules_of))
            case Back():
                self.leave()
            case _:
                self.meant(intent)

    def meant(self, intent: Intent) -> None:
        """Do what a touched element of this screen's own asked for."""

    def leave(self) -> None:
        """Answer the arrow back."""
        self.ui.back()

    def take_back(self) -> None:
        """Answer a held star."""
        self.ui.back()
