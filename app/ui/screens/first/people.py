"""The players this device remembers: choose one, to seat them or to change what is known of them."""

from collections.abc import Callable, Collection

from msgspec import Struct

from app.table.match.seats import Profile
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.list_pages import list_page
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import back_key, help_key, title
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow


class Meet(Struct, frozen=True):
    """Choose a remembered player."""

    profile: int


class PeopleScreen(Screen):
    """A list by name. `seated` are the profiles that sit at the table already and cannot be chosen."""

    def __init__(
        self, ui: Ui, question: str, chosen: Callable[[Profile], None], *, seated: Collection[int] = ()
    ) -> None:
        super().__init__(ui)
        self.question, self.seated = question, frozenset(seated)
        self._chosen = chosen
        self.page = 0

    def scene(self, frame: Frame) -> list[Element]:
        """Return the list, or a sentence if nobody is known."""
        ui, theme = self.ui, self.ui.theme
        people = sorted(ui.profiles.all(), key=lambda profile: profile.name.casefold())
        page = list_page(ui, frame, len(people), self.page, columns=2 if frame.format is Format.LARGE else 1)
        out = [*title(theme, frame, self.question, "person", page.note), help_key(frame), back_key(frame), *page.keys]
        if not people:
            words = ui.t("Nobody is remembered yet. Seat a player and touch “Remember”.")
            box = frame.stage.shrunk(4.0, frame.stage.h * 0.25)
            return [*out, Label(bounds=box, wordings=words, colour=theme.text.second, lines=4, align=0.5, floor=3.4)]
        for place, profile in zip(page.places, people[page.first : page.last], strict=True):
            sits = profile.id in self.seated
            value = ui.t("sits here") if sits else self._day(profile)
            look = Look.OFF if sits else Look.REST
            row = ListRow(
                bounds=place,
                name=profile.name,
                figure=profile.figure,
                value="" if frame.is_tall else value,
                note=value if frame.is_tall else "",
                opens=not sits,
                look=look,
                tap=Meet(profile.id),
            )
            out.append(row)
        return out

    def _day(self, profile: Profile) -> str:
        return self.ui.language.birthday(*profile.birthday) if profile.birthday else ""

    def meant(self, intent: object) -> None:
        """Choose a player, turn a page, or leave."""
        match intent:
            case Meet(number):
                profile = self.ui.profiles.get(number)
                if profile is not None and number not in self.seated:
                    self._chosen(profile)
                elif profile is not None:
                    self.ui.tell(self.ui.t("{name} sits at the table already.", name=profile.name), "info")
            case TurnTo(page):
                self.page = page
