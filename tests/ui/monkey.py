"""A monkey at the table: it touches everything on a screen, presses the star, rolls the die and waits, on a bad card.

Whatever it does, the program must go on, draw, say what is wrong, leave nothing half done, and hold in memory what
stands on the disk; and with the card well again the same must work.
"""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import msgspec
from refusing import AT_ONCE, AT_THE_END, CODES, IN_THE_MIDDLE, Mood, refusing
from scenes import SCENES
from stage_set import Stage, staged

from app.table.match.match import Match
from app.table.preferences import Preferences
from app.table.scratch import Scratch
from app.table.store.recovery import DATABASE
from app.table.store.schema import ENTRY_COLUMNS, MATCH_COLUMNS, read_entry, read_match
from app.ui.screens.device.trouble import TroubleScreen
from app.ui.stage.memory import Memory
from app.ui.stage.net import outside
from app.ui.stage.robot import BEAT, Robot
from app.ui.stage.ui import Notice
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import Star
from app.ui.words.language import Language
from app.ui.words.trouble_words import SAID

PANEL = "800x480"
STAR = {"press": 0.12, "take back": 1.0, "pause": 3.2}
TIMES = (0.3, 2.0, 25.0)
LONG_BEAT = 0.25
ONE_ACT = ("touch", "star")
"""The names of what is all done or not at all; other things take their time, and some of it may work."""

Act = Callable[[], None]


class Watcher(Robot):
    """A robot that keeps what new notices said."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.shell, stage.clock)
        self.heard: set[str] = set()
        self.saw_trouble = False
        self._last: Notice | None = None

    def wait(self, seconds: float) -> None:
        """Let time pass in long beats: what happens matters here, not how it moves."""
        steps = max(1, round(seconds / LONG_BEAT))
        for _ in range(steps):
            self._beat()
            self.clock.turn(max(0.0, seconds / steps - BEAT))

    def _beat(self) -> None:
        super()._beat()
        notice = self.shell.ui.notice
        self.saw_trouble |= isinstance(self.shell.ui.screen, TroubleScreen)
        if notice is not None and notice is not self._last:
            self.heard.add(notice.sentence)
        self._last = notice


class Monkey:
    """Plays on one stage; `luck` says what it does and how the card feels."""

    def __init__(self, stage: Stage, mood: Mood, luck: random.Random) -> None:
        self.stage, self.mood, self.luck = stage, mood, luck
        self.ui = stage.ui
        self.robot = Watcher(stage)
        self.troubles = {" ".join(map(Language(code).t, words)) for code in Language.available for _, *words in SAID}
        self.ui.prefer(self.ui.preferences)  # scenes like things without keeping them
        self.robot.settle()

    # ------------------------------------------------------------ what can be done here

    def acts(self) -> dict[str, Act]:
        """Return everything that can be done on this screen, by name."""
        taps = {
            f"touch {e.tap!r} {n}": self._touch(e) for n, e in enumerate(self.stage.robot.scene) if e.tap is not None
        }
        star = {f"star {name}": self._star(seconds) for name, seconds in STAR.items()}
        time = {f"wait {seconds}": self._wait(seconds) for seconds in TIMES}
        return {**taps, **star, **time, "roll": self._roll}

    def _touch(self, element: Element) -> Act:
        return lambda: self.robot.touch(element.target.centre, 1.7 if isinstance(element, HoldKey) else 0.08)

    def _star(self, seconds: float) -> Act:
        return lambda: self.robot.press_button(seconds)

    def _wait(self, seconds: float) -> Act:
        return lambda: self.robot.wait(seconds)

    def _roll(self) -> None:
        self.stage.die.plug_in()
        self.robot.wait(0.1)
        match = self.ui.table.match
        if match is not None and match.awaiting is not None:
            self.stage.die.roll(1 + self.luck.randrange(match.awaiting.faces))
        self.robot.press_button()
        self.stage.die.unplug()
        self.robot.settle()

    # ------------------------------------------------------------ doing it on a bad card

    def tries(self, name: str, act: Act) -> bool:
        """Do something on a card that refuses, so that nothing is written; put all back, and tell whether it did."""
        memory = Memory((self.ui,), outside(self.ui))
        self._sicken()
        self._does(name, act)
        was_refused = self.mood.refused > 0
        self.mood.why = ""
        memory.put_back()
        self.ui.layout += 1
        self.ui.redraw()
        self.robot.settle()
        return was_refused

    def does(self, name: str, act: Act) -> None:
        """Do something on a card that is well."""
        self.mood.why = ""
        self._does(name, act)

    def walks(self, steps: int) -> None:
        """Do one thing after the other; the card is well, or not."""
        for _ in range(steps):
            name, act = self.luck.choice(sorted(self.acts().items(), key=lambda each: each[0]))
            self.mood.why = ""
            if self.luck.random() < 0.5:
                self._sicken()
            self._does(name, act)
        self.mood.why = ""

    def _sicken(self) -> None:
        self.mood.why = self.luck.choice(sorted(CODES))
        self.mood.at = self.luck.choice((AT_ONCE, IN_THE_MIDDLE, AT_THE_END))
        self.mood.takes_all = self.luck.random() < 0.3

    def _does(self, name: str, act: Act) -> None:
        where, is_well = self.ui.screen, not self.mood.why
        self.mood.refused = 0
        self.robot.heard.clear()
        self.robot.saw_trouble = False
        self.robot.wait(1.0)
        is_still = not self.mood.refused  # or else something happens by itself here, which an act does not undo
        before, stack = Memory((self.ui,), outside(self.ui)), list(self.ui.stack)
        act()
        what = f"{name} on {type(where).__name__} with {self.mood}"
        told = bool(self.robot.heard & self.troubles) or self.robot.saw_trouble
        assert told or not self.mood.refused, f"{what}: nothing told it"
        assert not (told and is_well and not isinstance(where, TroubleScreen)), f"{what}: it does not work again"
        if is_still and self.mood.refused and self.ui.stack == stack and name.startswith(ONE_ACT):
            assert self._seen() == self._seen_of(before), f"{what}: it is half done"
        assert self.stage.robot.scene, f"{what}: nothing is drawn"
        self._agree(what)

    def _seen(self) -> tuple[Element, ...]:
        return tuple(e for e in self.stage.robot.scene if not isinstance(e, Star | NoticeBar))

    def _seen_of(self, before: Memory) -> tuple[Element, ...]:
        """Return what would be seen by now if nothing had been done: an act takes time, and pages go on with it."""
        before.put_back()
        self.ui.redraw()
        self.robot.settle()
        return self._seen()

    # ------------------------------------------------------------ memory and disk

    def _agree(self, what: str) -> None:
        """Compare what the program holds with what somebody else reads."""
        ui, table = self.ui, self.ui.table
        with closing(sqlite3.connect(table.store.folder / DATABASE, isolation_level=None)) as disk:
            (raw,) = disk.execute("SELECT value FROM kept WHERE key = 'preferences'").fetchone()
            assert msgspec.json.decode(raw, type=Preferences) == ui.preferences, f"{what}: other preferences"
            if table.match is not None:
                assert _known(self._read(disk, table.match)) == _known(table.match), f"{what}: another match"

    def _read(self, disk: sqlite3.Connection, match: Match) -> Match:
        row = disk.execute(f"SELECT {MATCH_COLUMNS} FROM match WHERE id = ?", (match.id,)).fetchone()  # noqa: S608
        query = f"SELECT {ENTRY_COLUMNS} FROM entry WHERE match = ? ORDER BY n"  # noqa: S608
        entries = tuple(read_entry(each) for each in disk.execute(query, (match.id,)))
        found = Match.restored(match.id, read_match(row).header, entries, match.game, Scratch(), self.stage.clock)
        assert read_match(row).status is match.status
        return found


def _known(match: Match) -> tuple[object, ...]:
    """Return all that is known of a match but the time of day."""
    log = tuple((e.n, e.move, e.taken_back, e.allowed_by) for e in match.log)
    return match.state, match.version, match.status, match.can_redo, match.is_paused, log


@contextmanager
def monkey_on(scene: str, lang: str, seed: int) -> Iterator[Monkey]:
    """Let a monkey in at a scene; equal seeds do equal things."""
    mood = Mood()
    with staged(screen=PANEL, lang=lang, connection=refusing(mood)) as stage:
        SCENES[scene](stage)
        stage.robot.settle()
        yield Monkey(stage, mood, random.Random(f"{seed} {scene} {lang}"))  # noqa: S311 - a seed, no secret
        mood.why = ""
