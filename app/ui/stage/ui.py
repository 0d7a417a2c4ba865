"""What a screen may use: words, tokens, the table, sounds, the way to other screens. It draws nothing itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Literal

from msgspec.structs import replace

from app.games.game import AnyGame, Way
from app.table.errands import Errands, Runner
from app.table.match.seats import Player, Side
from app.table.ports import Clock, DeviceState
from app.table.preferences import LastTable, Preferences, table_key
from app.table.profiles import Profiles
from app.table.records import Records
from app.table.table import Table
from app.ui.ink.motion import Span
from app.ui.ink.theme import Theme
from app.ui.stage.cover import Cover, Place
from app.ui.stage.die_in_play import DieInPlay
from app.ui.stage.showing import Showing
from app.ui.stage.sound import Cue, Speaker
from app.ui.stage.thinker import Thinker
from app.ui.words.language import Language


@dataclass(frozen=True, slots=True)
class Notice:
    """One calm sentence about the world outside the game; `signal` is warn, info, yes or no."""

    sentence: str
    signal: str = "warn"


@dataclass
class Ui:
    """The services of one running program and its stack of screens."""

    theme: Theme
    language: Language
    sound: Speaker
    clock: Clock
    covers: Sequence[Cover]
    door: Callable[["Ui", Place], Showing]
    devices: Callable[[], Sequence[DeviceState]]
    lots: Callable[[int], int]
    thinker: Thinker
    runner: Runner
    die: DieInPlay
    wide: float
    folder: Path
    preferences: Preferences = field(default_factory=Preferences)
    stack: list[Showing] = field(default_factory=list)
    facing: Side = Side.NEAR
    notice: Notice | None = None
    notice_span: Span | None = None
    is_stale: bool = True
    layout: int = 0
    is_done: bool = False
    last_touch: tuple[float, float] | None = None
    trial: tuple[float, float, float, float, float, float] | None = None  # a mapping of the panel that is tried out
    sticks: Callable[[], tuple[Path, ...]] = lambda: ()
    errands: Errands | None = None  # there are none before there is a table
    table: Table = field(init=False)
    _save: Callable[[Preferences], None] = field(init=False)

    def sit_down(self, table: Table, kept: Preferences, save: Callable[[Preferences], None]) -> None:
        """Take the table and what was kept; before that there is only the screen that says what is wrong."""
        self.table, self.preferences, self._save = table, kept, save
        self.errands = Errands(self.runner, table.store, self.clock)
        self.sounds_as_preferred()
        self.is_stale = True

    @property
    def is_seated(self) -> bool:
        """There is a table."""
        return self.errands is not None

    mount: int = 0  # degrees the panel is built in, for the one screen that measures it

    @property
    def profiles(self) -> Profiles:
        """The remembered players."""
        return Profiles(self.table.store)

    @property
    def records(self) -> Records:
        """The games that were finished."""
        return Records(self.table.store)

    def today(self) -> tuple[int, int, int]:
        """Return year, month and day by the clock on the wall."""
        day = datetime.fromtimestamp(self.clock.wall()).astimezone()
        return day.year, day.month, day.day

    @property
    def now(self) -> float:
        """Seconds on the steady clock."""
        return self.clock.now()

    @property
    def screen(self) -> Showing:
        """The screen on top."""
        return self.stack[-1]

    # ------------------------------------------------------------ going about

    def open(self, place: Place) -> None:
        """Open the screen of a place on top of this one."""
        self.go(self.door(self, place))

    def go(self, screen: Showing) -> None:
        """Open a screen on top of this one."""
        self.stack.append(screen)
        self._arrive()

    def swap(self, screen: Showing) -> None:
        """Put a screen in the place of this one."""
        self.stack[-1] = screen
        self._arrive()

    def back(self) -> None:
        """Close this screen; the one at the bottom stays."""
        if len(self.stack) > 1:
            self.stack.pop()
        self._arrive()

    def home(self, *above: Showing) -> None:
        """Return to the bottom screen, and open others above it."""
        del self.stack[1:]
        self.stack.extend(above)
        self._arrive()

    def _arrive(self) -> None:
        self.layout += 1
        self.is_stale = True
        self.screen.entered()

    # ------------------------------------------------------------ words, light and sound

    def t(self, text: str, /, **values: object) -> str:
        """Say a sentence in the players' language."""
        return self.language.t(text, **values)

    def n(self, one: str, many: str, count: int, /, **values: object) -> str:
        """Say a sentence about a number of things."""
        return self.language.n(one, many, count, **values)

    def tell(self, sentence: str, signal: str = "warn") -> None:
        """Show a notice for a few seconds."""
        self.notice = Notice(sentence, signal)
        self.notice_span = Span(self.now, self.theme.time.notice / 1000)
        self.is_stale = True

    def hush(self) -> None:
        """Put away an explanation: whoever acts has read it. Warnings stay until their time is over."""
        if self.notice is not None and self.notice.signal in ("no", "info"):
            self.notice = self.notice_span = None
            self.is_stale = True

    def face(self, side: Side) -> None:
        """Turn the picture to a side of the table, if the players want it to turn."""
        wanted = side if self.preferences.facing == "turn" else Side.NEAR
        if wanted is not self.facing:
            self.facing = wanted
            self.layout += 1
            self.is_stale = True

    def play(self, cue: Cue, figure: str | None = None) -> None:
        """Let a sound be heard."""
        self.sound.play(cue, figure)

    def redraw(self) -> None:
        """Ask the screen for its scene again."""
        self.is_stale = True

    def prefer(self, preferences: Preferences) -> None:
        """Keep new preferences; they hold at once."""
        self._save(preferences)
        self.preferences = preferences
        self.sounds_as_preferred()
        self.is_stale = True

    def sounds_as_preferred(self) -> None:
        """Set the sound as the preferences say."""
        self.sound.volume(self.preferences.sound)
        self.sound.mute(self.preferences.is_muted)

    def speak(self, code: Literal["nl", "en"]) -> None:
        """Change the language; it holds at once and from now on."""
        self.prefer(replace(self.preferences, lang=code))
        self.language = Language(code)

    def points(self, game: str, way: Way, points: float) -> str:
        """Write points of a game; minus points, which are kept without a sign, below zero."""
        cover = self.cover_of(game, way)
        return self.language.number(-points if cover is not None and cover.is_minus else points)

    def cover_of(self, name: str, way: Way) -> Cover | None:
        """Return the cover of a game, or None if it has no screens here."""
        return next((cover for cover in self.covers if (cover.name, cover.way) == (name, way)), None)

    def last_table(self, game: AnyGame) -> LastTable | None:
        """Return who sat at this game last, and how it was set up."""
        return self.preferences.last_tables.get(table_key(game.name, game.way))

    def remember_table(self, game: AnyGame, players: tuple[Player, ...], options: str) -> None:
        """Remember who sits at this game and how it is set up, for the next time."""
        key = table_key(game.name, game.way)
        tables = {other: table for other, table in self.preferences.last_tables.items() if other != key}
        tables[key] = LastTable(players, options)  # the last one played stands last
        self.prefer(replace(self.preferences, last_tables=tables))
