"""A first game that teaches by doing: one sentence at a time, a ring round what is meant, the rest waits.

It plays on a match of its own that no store knows. That match lies on the table only while the screen of the
game is asked something, so the game that is really on the table is never touched. It knows no game.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from app.ui.frame import RIM, Frame, frame_of
from app.ui.geometry import Rect
from app.ui.lesson import Go, Lesson, Press, Step
from app.ui.parts import Back, back_key
from app.ui.screen import Screen
from app.ui.screen_profiles import Format, ScreenProfile
from app.ui.screens import doors
from app.ui.sound import Cue
from app.ui.ui import Notice, Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.notice import ICONS
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.ring import Ring
from app.ui.widgets.star import StarLook

LOWER = {Format.LOW: 7.0, Format.TALL: 8.0, Format.LARGE: 0.0}
"""How far the game moves down, in mm, to make room for the sentence; a large panel has the far line."""


class Restart(Struct, frozen=True):
    """Begin the lesson again."""


class LessonScreen(Screen):
    """The lesson. `step` and `act` say how far it has come; `said` is a remark above the sentence."""

    def __init__(self, ui: Ui, lesson: Lesson) -> None:
        super().__init__(ui)
        self.lesson = lesson
        self.said: Notice | None = None
        self._begin()

    def _begin(self) -> None:
        self.step = self.act = 0
        self.match = self.lesson.begin()
        with self._seated():
            self.play = self.lesson.screen(self.ui)

    @contextmanager
    def _seated(self) -> Iterator[None]:
        """Lay the match of the lesson on the table, and put back what lay there."""
        table = self.ui.table
        running, table.match = table.match, self.match
        try:
            yield
        finally:
            table.match = running

    # ------------------------------------------------------------ where one is

    @property
    def now(self) -> Step:
        """The step of the moment."""
        return self.lesson.steps[self.step]

    @property
    def wanted(self) -> Intent:
        """The act that is asked for."""
        return self.now.acts[self.act]

    @property
    def is_at_star(self) -> bool:
        """Tell whether the star is asked for."""
        return isinstance(self.wanted, Press | Go)

    @property
    def star_look(self) -> StarLook:
        """Armed when it is asked for."""
        return StarLook.ARMED if self.is_at_star else StarLook.NOT_YET

    def tick(self, now: float) -> None:
        """Let time pass on the screen of the game."""
        with self._seated():
            self.play.tick(now)

    def is_moving(self, now: float) -> bool:
        """As the screen of the game says."""
        with self._seated():
            return self.play.is_moving(now)

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the game below the sentence, the ring, and the keys of the lesson."""
        note, down = _note_box(frame), LOWER[frame.format]
        with self._seated():
            game = self.play.page.scene(_lower_frame(frame, down))
        moved = [replace(element, bounds=element.bounds.moved(0.0, down)) for element in game]
        below = [element for element in moved if element.bounds.y > note.bottom - 1.0]
        out = [*below, *self._note(note), back_key(frame), Key(bounds=frame.help, icon="again", tap=Restart())]
        return out + self._ring(frame, below)

    def _note(self, box: Rect) -> list[Element]:
        """Lay the sentence on a slip of paper, below a remark if there is one."""
        ui, paper = self.ui, self.ui.theme.paper
        count, words = box.shrunk(2.5, 1.3).cut_left(9.0, 2.5)
        out: list[Element] = [
            Panel(bounds=box, fill=paper.face, radius=2.2),
            Label(bounds=count, wordings=f"{self.step + 1}/{len(self.lesson.steps)}", colour=paper.ink2,
                  role="small", floor=2.9),
        ]  # fmt: skip
        if self.said is not None:
            head, words = words.cut_top(4.4, 0.8)
            icon, head = head.cut_left(4.4, 1.6)
            out.append(Icon(bounds=icon, name=ICONS[self.said.signal], colour=paper.ink))
            out.append(Label(bounds=head, wordings=self.said.sentence, colour=paper.ink, role="label", floor=2.9))
        ink = paper.ink2 if self.said is not None else paper.ink
        out.append(Label(bounds=words, wordings=self.now.words, colour=ink, lines=4, floor=2.9))
        return out

    def _ring(self, frame: Frame, shown: list[Element]) -> list[Element]:
        """Put a ring round what is asked for."""
        if self.is_at_star:
            return [Ring(bounds=frame.star.shrunk(-2.8), is_round=True)]
        target = next((element for element in reversed(shown) if element.tap == self.wanted), None)
        return [] if target is None else [Ring(bounds=target.bounds.shrunk(-1.0))]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: Intent) -> None:
        """Do what is asked for; anything else waits."""
        match intent:
            case Back():
                self.ui.back()
            case Restart():
                self.said = None
                self._begin()
                self._arrived()
            case _ if intent == self.wanted:
                self._do()
            case _:
                self._remind()

    def pressed(self) -> None:
        """Hear the star when it is asked for."""
        if self.is_at_star:
            self._do()
        else:
            self._remind()

    def take_back(self) -> None:
        """Go one act back: everything before it is done again in silence."""
        done = [(step, act) for step, each in enumerate(self.lesson.steps) for act in range(len(each.acts))]
        before = next((a for a, b in pairwise(done) if b == (self.step, self.act)), (0, 0))
        ui, sound = self.ui, self.ui.sound
        sound.mute(True)
        self._begin()
        while (self.step, self.act) != before:
            self._act()
        sound.mute(ui.preferences.is_muted)
        self.said = None
        self._arrived()

    def pause(self) -> None:
        """A lesson needs no pause: it waits by itself."""
        self._remind()

    def _remind(self) -> None:
        self.said = Notice(self.ui.t("First do this:"), "info")
        self.ui.play(Cue.REFUSE)
        self.ui.redraw()

    def _do(self) -> None:
        """Do the act; at the end of the last step the lesson is over."""
        self.said = None
        if self.step == len(self.lesson.steps) - 1 and self.act == len(self.now.acts) - 1:
            self._leave()
            return
        self._act()
        self._arrived()

    def _leave(self) -> None:
        """Go on to a game of one's own: who sits where?"""
        self.ui.back()
        playable = doors.playable_of(self.ui, self.match.game)
        if playable is not None:
            doors.open_seats(self.ui, playable)

    def _act(self) -> None:
        wanted, version = self.wanted, self.match.version
        with self._seated():
            if isinstance(wanted, Press):
                self.play.pressed()
            elif not isinstance(wanted, Go):
                self.play.tapped(wanted)
            is_done = not isinstance(wanted, Press) or self.match.version != version
            if is_done:
                self._advance()
        if self.ui.notice is not None:  # what the game has to say stands above the sentence, not over it
            self.said, self.ui.notice, self.ui.notice_span = self.ui.notice, None, None

    def _advance(self) -> None:
        """Go to the next act, or let the others move and go to the next step."""
        self.act += 1
        if self.act < len(self.now.acts):
            return
        for move in self.now.moves:
            self.match.submit(move)
        self.step, self.act = self.step + 1, 0

    def _arrived(self) -> None:
        """Let go of the fingers: the picture changed under them."""
        self.ui.layout += 1
        self.ui.redraw()


def _note_box(frame: Frame) -> Rect:
    """Return the place of the sentence: the line on small panels, the far line on large ones."""
    if frame.far_line is not None:
        return frame.far_line._replace(y=2.5, h=14.5)
    high = 14.4 if frame.format is Format.LOW else 21.5
    return Rect(frame.line.x, 2.0 if frame.format is Format.LOW else RIM, frame.line.w, high)


def _lower_frame(frame: Frame, down: float) -> Frame:
    """Return the grid of a panel that is less high, to be moved down."""
    whole = frame.profile
    down_px = round(down / whole.pitch[1])
    cut = ScreenProfile(whole.name, (whole.px[0], whole.px[1] - down_px), (whole.mm[0], whole.mm[1] - down))
    return frame_of(cut) if down else frame
