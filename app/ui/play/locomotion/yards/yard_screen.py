"""One yard: look at it, see whom it is for, play on it; copy one of the house, change or delete one of our own."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.yard.checks import can_turn, turning_breach
from app.games.locomotion.yard.draft import LONGEST_TITLE, YardDraft, draft_of
from app.games.locomotion.yard.file import NamedYard, Titles
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.play.locomotion.both.library import yard_title
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.look.yard_tile import YardPicture
from app.ui.play.locomotion.yards.editor import YardEditorScreen
from app.ui.play.locomotion.yards.own_yards import ask_name, breach_words, players_words, rails_words, yard_shelf
from app.ui.play.locomotion.yards.start_par import lengths
from app.ui.play.locomotion.yards.starts_screen import StartsScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook


class Copy(Struct, frozen=True):
    """Copy it, to change the copy."""


class Change(Struct, frozen=True):
    """Change its rails."""


class Rename(Struct, frozen=True):
    """Give it another name."""


class LookAtStarts(Struct, frozen=True):
    """Look at its solo starts."""


class Delete(Struct, frozen=True):
    """Take it out of the list."""


class YardScreen(Screen):
    """A yard, large. `done` gets it when it is to be played on, once this screen is closed."""

    def __init__(
        self, ui: Ui, named: NamedYard, fits: Callable[[NamedYard], bool], done: Callable[[NamedYard], None]
    ) -> None:
        super().__init__(ui)
        self.named = named
        self.fits = fits
        self.done = done
        self._par = Par(ui)

    @property
    def is_own(self) -> bool:
        """It is one of our own."""
        return yard_shelf(self.ui).by_id(self.named.id) is not None

    @property
    def star_look(self) -> StarLook:
        """The star takes a yard that is big enough."""
        return StarLook.ARMED if self.fits(self.named) else StarLook.NOT_YET

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the picture, the facts and the keys."""
        ui, theme, fits = self.ui, self.ui.theme, self.fits(self.named)
        out = [*title(theme, frame, yard_title(ui.language, self.named), "yard"), help_key(frame), back_key(frame)]
        said = ui.t("Star: play on it") if fits else ui.t("too small (M6)")
        out += hint(theme, frame, said, is_gold=fits)
        picture, facts, column = yard_boxes(frame)
        out.append(YardPicture(bounds=picture, yard=self.named.yard))
        out += facts_label(ui, self.named, facts)
        return out + (self._own_keys(column, frame) if self.is_own else self._house_keys(column))

    def _house_keys(self, column: Rect) -> list[Element]:
        ui = self.ui
        copy, starts = column._replace(h=31.0).rows(2, 3.0)
        return [
            Key(bounds=copy, icon="plus", label=(ui.t("Copy to change"), ui.t("Copy")), tap=Copy()),
            self._starts_key(starts),
        ]

    def _own_keys(self, column: Rect, frame: Frame) -> list[Element]:
        ui = self.ui
        delete, rest = column.cut_top(16.0, 3.0)
        if frame.is_tall:
            delete, rest = delete._replace(w=column.w), rest._replace(h=27.0)
            cells = [cell for row in rest.rows(2, 3.0) for cell in row.columns(2, 3.0)]
        else:
            cells = rest._replace(h=min(rest.h, 48.0)).rows(3, 3.0)
        is_half = yard_shelf(ui).draft_of(self.named.id) is not None
        change = (ui.t("Go on building"), ui.t("Go on")) if is_half else ui.t("Change")
        return [
            HoldKey(
                bounds=delete, icon="bin", label=(ui.t("Throw the yard away: hold"), ui.t("Away: hold")), tap=Delete()
            ),
            Key(bounds=cells[0], icon="yard", label=change, tap=Change()),
            self._starts_key(cells[1]),
            Key(bounds=cells[2], icon="letters", label=ui.t("Name"), tap=Rename()),
        ]

    def _starts_key(self, place: Rect) -> Key:
        ui, count = self.ui, len(self.named.starts)
        words = ui.n("One solo start", "{count} solo starts", count) if count else ui.t("Solo starts")
        short = ui.n("One start", "{count} starts", count) if count else ui.t("Solo starts")
        note = lengths(ui, self._par, self.named)
        return Key(bounds=place, icon="first", label=(words, short), note=note, tap=LookAtStarts())

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Copy, change, rename, look at the starts, delete, or leave."""
        ui, named, shelf = self.ui, self.named, yard_shelf(self.ui)
        match intent:
            case Copy():
                self._copy()
            case Change():
                draft = shelf.draft_of(named.id) or draft_of(named, named.titles.en)
                ui.go(YardEditorScreen(ui, draft, self._changed))
            case Rename():
                ask_name(ui, named.titles.en, self._renamed, besides=named.titles.en)
            case LookAtStarts():
                ui.go(StartsScreen(ui, named, self._changed, is_own=self.is_own))
            case Delete():
                self._delete()

    def _copy(self) -> None:
        """Begin to change a copy; the yard of the house stays as it is."""
        ui, shelf = self.ui, yard_shelf(self.ui)
        rails = self.named.yard

        def called(name: str) -> None:
            copy = replace(self.named, id=shelf.free_id(), titles=Titles(name, name))
            draft = YardDraft(copy.id, name, rails.rails, rails.points_per_rail, copy)
            ui.go(YardEditorScreen(ui, draft, self._changed))

        title_ = yard_title(ui.language, self.named)[:LONGEST_TITLE].strip()
        ask_name(ui, shelf.free_name(title_, LONGEST_TITLE), called)

    def _renamed(self, name: str) -> None:
        named = replace(self.named, titles=Titles(name, name))
        yard_shelf(self.ui).put(named, self.named.titles.en)
        self.named = named

    def _changed(self, named: NamedYard) -> None:
        self.named = named

    def _delete(self) -> None:
        ui, shelf, named = self.ui, yard_shelf(self.ui), self.named
        shelf.delete(named.titles.en)
        shelf.drop(named.id)
        ui.back()
        ui.tell(ui.t("{name} is deleted.", name=named.titles.en), "info")

    def pressed(self) -> None:
        """Play on it."""
        if self.star_look is StarLook.NOT_YET:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("This yard is too small for so many players. (M6)"), "no")
            return
        self.ui.back()
        self.done(self.named)


# ---------------------------------------------------------------- parts


def facts_label(ui: Ui, named: NamedYard, box: Rect) -> list[Element]:
    """Say how many rails a yard has, for how many it is, and whether a locomotive can be turned (M4a)."""
    theme, yard = ui.theme, named.yard
    said = f"{rails_words(ui.language, yard)}, {players_words(ui.language, yard)}"
    first, second = box.rows(2, 1.0)
    out: list[Element] = [Label(bounds=first, wordings=said, colour=theme.text.second, floor=3.0)]
    breach = turning_breach(yard)
    if breach is not None and not can_turn(yard):
        words = (breach_words(ui.language, breach), ui.t("Cannot be turned here. (M4a)"))
        out.append(Label(bounds=second, wordings=words, colour=theme.signal.warn, floor=2.8))
    return out


def yard_boxes(frame: Frame) -> tuple[Rect, Rect, Rect]:
    """Return the places of the picture, of two lines below it, and of the keys."""
    if frame.is_tall:
        above, keys = frame.stage.cut_top(62.0, 3.0)
        picture, facts = above.cut_bottom(11.0, 2.0)
        return picture, facts, keys
    wide = 0.58 if frame.format is Format.LOW else 0.68
    left, keys = frame.stage.cut_left(frame.stage.w * wide, 4.0)
    picture, facts = left.cut_bottom(11.0, 2.0)
    return picture, facts, keys
