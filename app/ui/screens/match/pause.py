"""The pause: the clock of the match stands still; light, sound, rules, log, and the ways out of the game."""

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.journal import Status
from app.table.match.match import AnyMatch
from app.ui.ink.geometry import Rect, stacked
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import help_key, hint, stepper, title
from app.ui.screens.match.match_card import match_card, progress_of
from app.ui.stage import places
from app.ui.stage.net import held
from app.ui.stage.playable import Ending, playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent, Look
from app.ui.widgets.key import HoldKey, Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

LEVELS = 8
TALL_KEYS = 76.0  # mm that five rows of keys need
APART = 20.0  # mm between what destroys and what plays on


class ShowRules(Struct, frozen=True):
    """Open the rules."""


class ShowLog(Struct, frozen=True):
    """Open the log."""


class ShowSettings(Struct, frozen=True):
    """Open the settings."""


class Brighten(Struct, frozen=True):
    """Make the screen brighter or darker by some steps."""

    steps: int


class Sound(Struct, frozen=True):
    """Make it louder or softer by some steps."""

    steps: int


class Mute(Struct, frozen=True):
    """Silence, or sound again."""


class Leave(Struct, frozen=True):
    """Go home; the game stays to be played on."""


class Stop(Struct, frozen=True):
    """End the game by agreement."""


def pause_below(ui: Ui) -> None:
    """Close the screen on top and pause the game below; under a pause there is one already."""
    ui.back()
    if not isinstance(ui.screen, PauseScreen):
        ui.go(PauseScreen(ui))


class PauseScreen(Screen):
    """Opened by the long hold, by a key in the rules, or by a game. The star plays on."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.match = ui.table.match

    @property
    def star_look(self) -> StarLook:
        """The star plays on."""
        return StarLook.ARMED

    @property
    def may_sleep(self) -> bool:
        """A pause may be long: the panel may go dark."""
        return True

    def entered(self) -> None:
        """Let the clock of the match stand still; a pause is to be had also where that cannot be written."""
        super().entered()
        match = self.match
        if match is not None:
            held(self.ui, match.pause)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return where the game stands, and the keys."""
        ui = self.ui
        out = [*title(ui.theme, frame, ui.t("Pause"), icon="pause"), help_key(frame)]
        if frame.format is Format.LOW and self.match is not None:
            where = frame.line.cut_right(frame.line.w * 0.58)[1]
            words = progress_of(ui, self.match)
            out.append(Label(bounds=where, wordings=words, colour=ui.theme.text.second, align=1.0, floor=3.4))
        out += hint(ui.theme, frame, (ui.t("Star: play on"), ui.t("play on")), is_gold=True)
        keys, info = self._boxes(frame)
        out += self._keys(frame, keys)
        if info is not None and self.match is not None:
            out += match_card(ui, info, self.match)
        return out

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect | None]:
        """Return where the keys go, and where the game is told, if there is room."""
        stage = frame.stage
        if frame.format is Format.LOW:
            return stage, None
        if frame.is_tall:
            info, keys = stage.cut_top(min(stage.h * 0.34, stage.h - TALL_KEYS - 4.0), 4.0)
            return keys, info
        info, keys = stage.cut_left(stage.w * 0.37, 6.0)
        return keys, info

    # ------------------------------------------------------------ keys

    def _keys(self, frame: Frame, box: Rect) -> list[Element]:
        ui, likes = self.ui, self.ui.preferences
        if frame.is_tall:
            top, light, sound, rest, last = self._rows(box, (12.0, 12.0, 12.0, 12.0, 16.0))
        else:
            top, middle, rest, last = self._rows(box, (12.0, 12.0, 12.0, 16.0))
            light, sound = middle.columns(2, 4.0)
        rules, log = top.columns(2, 3.0 if frame.is_tall else 4.0)
        mute, settings = rest.columns(2, 3.0 if frame.is_tall else 4.0)
        level = 0 if likes.is_muted else likes.sound
        return [
            Key(bounds=rules, icon="rules", label=ui.t("Rules"), tap=ShowRules()),
            Key(bounds=log, icon="log", label=ui.t("Log"), tap=ShowLog()),
            *stepper(ui.theme, light, value=likes.brightness, least=1, most=LEVELS, icon="bright",
                     less=Brighten(-1), more=Brighten(1)),
            *stepper(ui.theme, sound, value=level, most=LEVELS, icon="mute" if likes.is_muted else "sound",
                     less=Sound(-1), more=Sound(1)),
            self._mute(mute),
            Key(bounds=settings, icon="sliders", label=ui.t("Settings"), tap=ShowSettings()),
            *self._ways_out(frame, last),
        ]  # fmt: skip

    @staticmethod
    def _rows(box: Rect, heights: tuple[float, ...]) -> list[Rect]:
        """Lay rows over the whole box: a third of what is left over makes them higher, the rest parts them."""
        spare = max(0.0, box.h - sum(heights) - 3.0 * (len(heights) - 1))
        taller = [h + min(6.0, spare * 0.35 / len(heights)) for h in heights]
        return stacked(box, taller, min(9.0, (box.h - sum(taller)) / (len(heights) - 1)))

    def _mute(self, box: Rect) -> Key:
        ui = self.ui
        if ui.preferences.is_muted:
            return Key(bounds=box, icon="sound", label=ui.t("Sound on"), look=Look.CHOSEN, tap=Mute())
        return Key(bounds=box, icon="mute", label=ui.t("Silence"), tap=Mute())

    def _ways_out(self, frame: Frame, box: Rect) -> list[Element]:
        """Lay stop, far from the star, and home."""
        ui = self.ui
        out: list[Element] = []
        stop, home = box.columns(2, 4.0)
        most = frame.star.x - APART - stop.x
        if stop.w > most:
            stop, home = box.cut_left(most, 3.0)
        ending = self._ending()
        label: tuple[str, ...] = (ui.t("End the game: hold"), ui.t("End: hold"))
        if ending is not None:
            label = tuple(map(ui.t, ending.label))
        if self.match is not None and self.match.status is Status.OPEN:
            out.append(HoldKey(bounds=stop, icon="power", label=label, tap=Stop()))
        return [*out, Key(bounds=home, icon="home", label=ui.t("Home"), note=ui.t("the game waits"), tap=Leave())]

    # ------------------------------------------------------------ doing

    @property
    def rules_of(self) -> AnyMatch | None:
        """The match that rests."""
        return self.match

    def meant(self, intent: Intent) -> None:
        """Do what the key says."""
        ui, likes = self.ui, self.ui.preferences
        match intent:
            case ShowRules():
                ui.open(places.Rules(self.match))
            case ShowLog():
                ui.open(places.Log())
            case ShowSettings():
                ui.open(places.Settings())
            case Brighten(steps):
                ui.prefer(replace(likes, brightness=min(LEVELS, max(1, likes.brightness + steps))))
            case Sound(steps):
                self._louder(steps)
            case Mute():
                ui.prefer(replace(likes, is_muted=not likes.is_muted))
            case Leave():
                held(ui, ui.table.put_aside)  # they may go to look after a card that refuses
                ui.home()
            case Stop():
                self._stop()

    def _louder(self, steps: int) -> None:
        """Change the level; while it is silent, louder only lets it be heard again."""
        likes = self.ui.preferences
        level = likes.sound if likes.is_muted else likes.sound + steps
        is_muted = likes.is_muted and steps < 0
        self.ui.prefer(replace(likes, sound=min(LEVELS, max(0, level)), is_muted=is_muted))

    def _ending(self) -> Ending | None:
        """Return how the rules of the game end it early with a result, if they do."""
        match = self.match
        playable = None if match is None else playable_of(self.ui, match.game.name, match.game.way)
        return None if match is None or playable is None else playable.ending(match)

    def _stop(self) -> None:
        ending = self._ending()
        if ending is not None:
            self._rank(ending)
            return
        self.ui.table.stop()
        self.ui.home()
        self.ui.tell(self.ui.t("The game was ended by agreement."), "info")

    def _rank(self, ending: Ending) -> None:
        """End the game by its rules, and go back to see the result."""
        match = self.match
        assert match is not None
        match.resume_clock()
        match.submit(ending.move)
        self.ui.back()

    def pressed(self) -> None:
        """Play on, also where nothing can be written: the players see what there is."""
        match = self.match
        if match is not None:
            held(self.ui, match.resume_clock)
        self.ui.back()

    def take_back(self) -> None:
        """Play on as well: nothing is taken back in a pause."""
        self.pressed()
