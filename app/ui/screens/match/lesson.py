"""A first game that teaches by doing: one sentence at a time, a ring round what is meant, the rest waits.

It plays on a match of its own that no store knows. That match lies on the table only while the screen of the
game is asked something, so the game that is really on the table is never touched. It knows no game.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from itertools import pairwise

from msgspec import Struct

from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format, ScreenProfile
from app.ui.kit.frame import Frame, frame_of
from app.ui.kit.parts import Back, back_key, hint
from app.ui.screens.match.lesson_steps import Go, Lesson, Press, Step
from app.ui.stage import places
from app.ui.stage.playable import playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Notice, Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.notice import ICONS
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.ring import Ring
from app.ui.widgets.star import StarLook

AIR = 0.3  # mm below the sentence


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
        note = _note_box(frame)
        game = self._game(frame, note)
        out = [*game, *self._note(frame, note), back_key(frame)]
        out.append(Key(bounds=frame.help, icon="again", tap=Restart()))
        return out + self._ring(frame, game)

    def _game(self, frame: Frame, note: Rect) -> list[Element]:
        """Return what the screen of the game shows below its heading, moved down where it would lie under the note."""
        shown = self._below_heading(frame)
        down = note.bottom + AIR - min(each.bounds.y for each in shown)
        if down > 0:
            shown = self._below_heading(_lower_frame(frame, down))
        beside_star = frame.hint if self.said is not None and frame.format is Format.LOW else None
        return [each for each in shown if beside_star is None or not each.bounds.inside(beside_star)]

    def _below_heading(self, frame: Frame) -> list[Element]:
        with self._seated():
            return [each for each in self.play.page.scene(frame) if each.bounds.bottom > frame.stage.y]

    def _note(self, frame: Frame, box: Rect) -> list[Element]:
        """Lay the sentence on a slip of paper, and how far one is as a bar beside it; a remark stands above it."""
        paper, said = self.ui.theme.paper, self.said
        rim = 0.6 if frame.format is Format.LOW else 1.4
        bar, inner = box.shrunk(1.4, rim).cut_left(1.2, 2.0)
        done = bar._replace(h=bar.h * (self.step + 1) / len(self.lesson.steps))
        out: list[Element] = [
            Panel(bounds=box, fill=paper.face, radius=2.2),
            Panel(bounds=bar, fill=paper.shade, radius=0.6),
            Panel(bounds=done, fill=paper.ink2, radius=0.6),
        ]
        if said is not None and frame.format is Format.LOW:
            out += hint(self.ui.theme, frame, said.sentence)
        elif said is not None:
            head, inner = inner.cut_top(4.6, 0.4)
            icon, head = head.cut_left(4.4, 1.6)
            out.append(Icon(bounds=icon, name=ICONS[said.signal], colour=paper.ink))
            out.append(Label(bounds=head, wordings=said.sentence, colour=paper.ink, role="small", floor=2.6))
        lines, floor = 3 if frame.is_tall else 2, 2.9 if said is None else 2.6
        out.append(Label(bounds=inner, wordings=self.now.words, colour=paper.ink, lines=lines, floor=floor))
        return out

    def _ring(self, frame: Frame, shown: list[Element]) -> list[Element]:
        """Put a ring round what is asked for."""
        if self.is_at_star:
            return [Ring(bounds=frame.star.shrunk(-2.0), is_round=True)]
        target = next((element for element in reversed(shown) if element.tap == self.wanted), None)
        return [] if target is None else [Ring(bounds=target.bounds.shrunk(-1.0))]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: Intent) -> None:
        """Do what is asked for; anything else waits, help too: the lesson is one."""
        match intent:
            case Back():
                self.leave()
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
        """Say what to do: a lesson waits by itself."""
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
        """Go on to a game of one's own: ask who sits where."""
        self.ui.back()
        playable = playable_of(self.ui, self.match.game.name, self.match.game.way)
        if playable is not None:
            self.ui.open(places.Seats(playable))

    def _act(self) -> None:
        with self._seated():
            if isinstance(self.wanted, Press):
                self.play.pressed()
            elif not isinstance(self.wanted, Go):
                self.play.tapped(self.wanted)
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
    if frame.is_tall:
        return frame.line._replace(y=2.0, h=22.4)
    return frame.line._replace(y=0.6, h=11.0)


def _lower_frame(frame: Frame, down: float) -> Frame:
    """Return the grid of a panel that is less high by so many mm, laid at the foot of this one.

    What the game shows is made for that place: elements know more of where they lie than their bounds.
    """
    whole = frame.profile
    px = whole.px[0], whole.px[1] - round(down / whole.pitch[1])
    less = frame_of(ScreenProfile(whole.name, px, (whole.mm[0], whole.mm[1] - down)))
    places = {name: getattr(less, name) for name in (field.name for field in fields(less))}
    lower = {name: place.moved(0.0, down) for name, place in places.items() if isinstance(place, Rect)}
    return replace(less, profile=whole, **lower)
