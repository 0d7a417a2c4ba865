"""One seat, or one remembered player: name, figure, birthday; remember, forget, leave.

Every change is told to `done` at once, so the star and the back key both only close the screen.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.seats import LONGEST_NAME, Player, Profile
from app.ui.ink.geometry import Rect
from app.ui.kit.figure_keys import Wear, figure_keys
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.screens.first.birthday import Birthday, BirthdayScreen
from app.ui.screens.first.people import PeopleScreen
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook


class Rename(Struct, frozen=True):
    """Type another name."""


class MeetKnown(Struct, frozen=True):
    """Choose a remembered player for this seat."""


class Remember(Struct, frozen=True):
    """Remember this player from now on."""


class AskBirthday(Struct, frozen=True):
    """Set the birthday."""


class Forget(Struct, frozen=True):
    """Remember this player no longer."""


class LeaveSeat(Struct, frozen=True):
    """Empty this seat."""


class PlayerScreen(Screen):
    """Edits `player`, who shares the table with `others`; `done` gets the player as changed, or None."""

    def __init__(
        self,
        ui: Ui,
        player: Player,
        others: tuple[Player, ...],
        done: Callable[[Player | None], None],
        *,
        is_seat: bool = True,
    ) -> None:
        super().__init__(ui)
        self.player, self.others, self.is_seat = player, others, is_seat
        self._done = done

    @property
    def star_look(self) -> StarLook:
        """Done with this one."""
        return StarLook.ARMED

    @property
    def profile(self) -> Profile | None:
        """What is remembered of this player."""
        return None if self.player.profile is None else self.ui.profiles.get(self.player.profile)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return name, figures and keys."""
        ui = self.ui
        words = ui.t("Who sits here?") if self.is_seat else ui.t("A known player")
        out = [*title(ui.theme, frame, words), help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("Star: done"), is_gold=True)
        name, figures, middle, bottom = _bands(frame)
        row = ListRow(
            bounds=name, figure=self.player.figure, name=self.player.name, value=ui.t("change"), opens=True,
            tap=Rename(),
        )  # fmt: skip
        out.append(row)
        owners = {other.figure: other.name for other in self.others}
        out += figure_keys(figures, self.player.figure, owners, columns=3 if frame.is_tall else 6)
        out += self._middle(frame, middle)
        return out + self._bottom(bottom)

    def _owner(self, figure: str) -> Player | None:
        return next((other for other in self.others if other.figure == figure), None)

    def _middle(self, frame: Frame, box: Rect) -> list[Element]:
        ui, profile = self.ui, self.profile
        places = box.rows(2, 2.0) if frame.is_tall else box.columns(2, 2.0)
        whole = places[0] if frame.is_tall else box
        known = Key(bounds=places[0], icon="person", label=ui.t("Known player"), tap=MeetKnown())
        if profile is None:
            return [known, Key(bounds=places[1], icon="plus", label=ui.t("Remember"), tap=Remember())]
        label: tuple[str, ...] = (ui.t("Birthday"),)
        if profile.birthday is not None:
            day = ui.language.birthday(*profile.birthday)
            label = (ui.t("Birthday {day}", day=day), day)
        birthday = Key(bounds=places[1] if self.is_seat else whole, icon="calendar", label=label, tap=AskBirthday())
        return [known, birthday] if self.is_seat else [birthday]

    def _bottom(self, box: Rect) -> list[Element]:
        """Forget stands at the left, far from the star; a plain key stands nearer."""
        ui, theme = self.ui, self.ui.theme
        left, right = box.columns(2, 2.0)
        out: list[Element] = []
        if self.profile is not None:
            label = (ui.t("Forget {name}: hold", name=self.player.name), ui.t("Forget: hold"))
            out.append(HoldKey(bounds=left, icon="bin", label=label, tap=Forget()))
        elif self.is_seat:
            words = (ui.t("Remembered players keep birthday and records."), ui.t("Not remembered."))
            out.append(Label(bounds=left, wordings=words, colour=theme.text.second, role="small", lines=3, floor=2.9))
        if self.is_seat:
            out.append(Key(bounds=right, icon="leave", label=ui.t("Leave the seat"), tap=LeaveSeat()))
        return out

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Change what was touched."""
        match intent:
            case Rename():
                self._ask_name()
            case Wear(figure):
                self._wear(figure)
            case MeetKnown():
                self._ask_known()
            case AskBirthday():
                self._ask_birthday()
            case Remember() | Forget() | LeaveSeat():
                self._settle(intent)

    def _settle(self, intent: Remember | Forget | LeaveSeat) -> None:
        match intent:
            case Remember():
                self._remember()
            case Forget():
                self._forget()
            case LeaveSeat():
                self.ui.back()
                self._done(None)

    def pressed(self) -> None:
        """Close."""
        self.ui.back()

    def _become(self, player: Player) -> None:
        self.player = player
        self._done(player)
        self.ui.redraw()

    # ---- the name

    def _ask_name(self) -> None:
        ui, player = self.ui, self.player
        ui.go(
            KeyboardScreen(
                ui,
                ui.t("What is your name?"),
                "" if player.profile is None and self._is_nameless() else player.name,
                self._named,
                longest=LONGEST_NAME,
                figure=player.figure,
                refusal=self._refusal,
            )
        )

    def _is_nameless(self) -> bool:
        """Tell whether the name is one that the seat map gave."""
        return any(self.player.name == self.ui.t("Player {n}", n=n) for n in range(1, 8))

    def _refusal(self, name: str) -> str:
        ui = self.ui
        if any(other.name.casefold() == name.casefold() for other in self.others):
            return ui.t("{name} sits at the table already.", name=name)
        profile = self.profile
        if profile is not None and ui.profiles.refusal(name, profile.id) is not None:
            return ui.t("{name} is another known player.", name=name)
        return ""

    def _named(self, name: str) -> None:
        profile = self.profile
        if profile is not None:
            self.ui.profiles.rename(profile.id, name)
        else:
            known = next((p for p in self.ui.profiles.all() if p.name.casefold() == name.casefold()), None)
            if known is not None:
                self._seat(known)
                return
        self._become(replace(self.player, name=name))

    # ---- the figure

    def _wear(self, figure: str) -> None:
        owner = self._owner(figure)
        if owner is not None:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("{name} has this figure.", name=owner.name), "info")
            return
        profile = self.profile
        if profile is not None:
            self.ui.profiles.set_figure(profile.id, figure)
        self._become(replace(self.player, figure=figure))

    # ---- what is remembered

    def _ask_known(self) -> None:
        seated = {player.profile for player in (self.player, *self.others) if player.profile is not None}

        def chosen(profile: Profile) -> None:
            self.ui.back()
            self._seat(profile)

        self.ui.go(PeopleScreen(self.ui, self.ui.t("Who is it?"), chosen, seated=seated))

    def _seat(self, profile: Profile) -> None:
        """Let a known player sit here, with their own figure if nobody has it."""
        figure = self.player.figure if self._owner(profile.figure) else profile.figure
        self._become(replace(self.player, name=profile.name, figure=figure, profile=profile.id))

    def _remember(self) -> None:
        ui, player = self.ui, self.player
        if self._is_nameless():
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("First give this player a name."), "info")
        elif ui.profiles.refusal(player.name) is not None:
            ui.play(Cue.REFUSE)
            ui.tell(ui.t("{name} is another known player.", name=player.name), "info")
        else:
            self._become(replace(player, profile=ui.profiles.add(player.name, player.figure).id))

    def _ask_birthday(self) -> None:
        profile = self.profile
        if profile is None:
            return

        def dated(birthday: Birthday | None) -> None:
            self.ui.profiles.set_birthday(profile.id, birthday)
            self._become(self.player)

        self.ui.go(BirthdayScreen(self.ui, profile.name, profile.birthday, dated))

    def _forget(self) -> None:
        number = self.player.profile
        if number is None:
            return
        self.ui.profiles.delete(number)
        if not self.is_seat:
            self.ui.back()
        self._become(replace(self.player, profile=None))


def _bands(frame: Frame) -> tuple[Rect, Rect, Rect, Rect]:
    """Cut the stage into name, figures, what is known, and the keys that end something."""
    stage, gap = frame.stage, 3.0 if frame.is_tall else 2.0
    rest, bottom = stage.cut_bottom(16.0, gap)
    name, rest = rest.cut_top(min(18.0, max(13.0, stage.h * 0.15)), gap)
    high = 2 * 14.0 + 2.0 if frame.is_tall else max(12.0, min(18.0, stage.h * 0.18))
    rest, middle = rest.cut_bottom(high, gap)
    return name, rest, middle, bottom
