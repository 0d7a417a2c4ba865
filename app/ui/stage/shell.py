"""Runs the screen on top: gives it taps and the star, draws its scene, turns the picture to its seat.

One thread owns the shell. It is handed events and the time, and answers how soon it wants to be called
again; it never waits, and nothing below it reads a clock.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import assert_never

import pygame

from app.errors import Trouble
from app.table.ports import Backlight, Edge, LampPattern, Signal
from app.table.star import Felt, PauseAsked, Pressed, StarGrammar, StarSignal, TakeBack
from app.ui.glass.hands import Deed, Drawn, Hands, Heard, Loosened, Meant, OffStar, OnStar, PutAway
from app.ui.glass.touch import Phase, Touch, TouchReader
from app.ui.glass.window import STRAIGHT, Affine, Window
from app.ui.stage.easel import Easel
from app.ui.stage.light import Light
from app.ui.stage.net import Patience, TroubleTold, held, shown
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import BREATHS, Star, StarLook

LIVELY, CALM = 1 / 60, 1 / 25  # seconds between calls
LIVELY_FOR = 2.0  # seconds after the last touch
LAMPS = {
    StarLook.ARMED: LampPattern.BREATHE,
    StarLook.NOT_YET: LampPattern.STEADY,
    StarLook.UNUSED: LampPattern.OFF,
    StarLook.CONSENT: LampPattern.CONSENT,
}


class Shell:
    """The running interface of one window."""

    def __init__(self, ui: Ui, window: Window, grammar: StarGrammar, backlight: Backlight | None = None) -> None:
        self.ui = ui
        self.easel = Easel(ui, window)
        self.grammar = grammar
        self.reader = TouchReader(window.surface.get_size())
        self._layout = ui.layout
        self.light = Light(ui, window, backlight)
        self._star_down = False
        self._look = StarLook.UNUSED
        self._spaces = 0  # times the space bar went down
        self._is_moving = False
        self._ticking, self._keeping = Patience(ui), Patience(ui)
        self.hands = Hands(self.easel, ui.theme.time.destroy_hold / 1000)

    @property
    def window(self) -> Window:
        """What the picture is shown on, and fingers touch."""
        return self.easel.window

    @property
    def panel(self) -> Affine:
        """The mapping of this panel, as measured at its corners."""
        return self.ui.trial or self.ui.preferences.touch or STRAIGHT

    @property
    def is_done(self) -> bool:
        """The program is to end."""
        return self.ui.is_done

    @property
    def comes_to_rest(self) -> bool:
        """True while the last frame of a movement is still to be drawn."""
        return self._is_moving

    def lamp(self, now: float) -> LampPattern:
        """Return what the light in the star says now."""
        if self.grammar.hold_progress(now):
            return LampPattern.HOLD
        return LAMPS[self._look]

    # ------------------------------------------------------------ one beat

    def beat(self, events: Iterable[pygame.event.Event], signals: Iterable[Signal]) -> float:
        """Take what happened, draw what changed; seconds until the next call is due."""
        now = self.ui.now
        for event in events:
            self.held(partial(self._event, event, now))
        for signal in signals:
            self.held(partial(self._signal, signal))
        self._signals(self.grammar.tick(now))
        if self.hands.holding:
            self.held(lambda: self.do(self.hands.tick(now)))
        self._ticking.held(partial(self.ui.screen.tick, now))
        self._errands()
        shown(self.ui, partial(self._show, now), self._instead)
        lively = self.easel.is_swinging or now - self.light.last_touch < LIVELY_FOR or self._is_moving
        return LIVELY if lively or self.grammar.hold_progress(now) else CALM

    def held(self, act: Callable[[], object]) -> bool:
        """Do something, all of it or nothing; trouble is told."""
        return held(self.ui, act)

    def _errands(self) -> None:
        errands = self.ui.errands
        if errands is None:
            return
        if errands.tick():
            self.ui.redraw()
        if errands.has_unkept:
            self._keeping.held(errands.keep)

    def _event(self, event: pygame.event.Event, now: float) -> None:
        if event.type == pygame.QUIT:
            self.ui.is_done = True
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._key(event, now)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.grammar.cancel("space")
            self._star_down = False
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.easel.forget()
        touch = self.reader.read(event, now)
        if touch is not None:
            self._somebody()
            if touch.phase is Phase.DOWN:
                self.ui.last_touch = (touch.x, touch.y)
                if self.ui.screen.takes_raw_touch:
                    self.ui.redraw()
                    self.ui.screen.raw_touch(touch.x, touch.y)
            self.do(self._felt(touch, now))

    def _key(self, event: pygame.event.Event, now: float) -> None:
        if event.key == pygame.K_SPACE:
            is_down = event.type == pygame.KEYDOWN
            self._spaces += is_down
            self.star_edge(Edge(is_down=is_down, at=now, source="space", contact=self._spaces))
        elif event.key == pygame.K_ESCAPE and event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_SHIFT:
            self.ui.is_done = True

    def _signal(self, signal: Signal) -> None:
        """Hear a device: the star, or the die while a roll is awaited."""
        if isinstance(signal, Edge):
            self.star_edge(signal)
        elif self.ui.die.hear(signal):
            self.light.touched()
            self.ui.redraw()

    # ------------------------------------------------------------ fingers

    def _felt(self, touch: Touch, now: float) -> Iterator[Deed]:
        at = self.window.place(touch.x, touch.y, self.easel.turn, self.panel)
        match touch.phase:
            case Phase.DOWN:
                return self.hands.down(touch.finger, at, now, only_wakes=self.light.only_wakes())
            case Phase.MOVE:
                return self.hands.move(touch.finger, at)
            case Phase.UP:
                return self.hands.up(touch.finger, at, now)

    def do(self, deeds: Iterable[Deed]) -> None:
        """Do what fingers meant, one thing after the other: what a finger does next depends on it."""
        for deed in deeds:
            self.ui.redraw()
            match deed:
                case Meant(tap):
                    self._tapped(tap)
                case Drawn(wish):
                    self.ui.screen.tapped(wish)
                case Heard(cue):
                    self.ui.play(Cue(cue))
                case OnStar(is_down, at, contact):
                    self.star_edge(Edge(is_down=is_down, at=at, source="screen", contact=contact))
                case OffStar():
                    self.grammar.cancel("screen")
                    self._star_down = False
                case Loosened():
                    pass
                case _:
                    assert_never(deed)

    def _tapped(self, tap: Intent) -> None:
        if isinstance(tap, PutAway):
            self.ui.notice = self.ui.notice_span = None
        else:
            self.ui.hush()
            self.ui.screen.tapped(tap)

    # ------------------------------------------------------------ the star

    def star_edge(self, edge: Edge) -> None:
        """Hear a star, from whatever source; on a dark panel its beginning only wakes, and its end means nothing."""
        self._somebody()
        if edge.is_down and self.light.only_wakes():
            return
        self._star_down = edge.is_down
        self.ui.redraw()
        self._signals(self.grammar.edge(edge.is_down, edge.at, edge.source, edge.contact))

    def _signals(self, signals: Iterable[StarSignal]) -> None:
        for signal in signals:
            if self.easel.is_swinging:
                continue
            self.held(partial(self._hear, signal))
            self.light.touched()

    def _hear(self, signal: StarSignal) -> None:
        screen = self.ui.screen
        self.ui.redraw()
        match signal:
            case Felt():
                self.ui.play(Cue.PRESS)
            case Pressed():
                self.ui.hush()
                screen.pressed()
            case TakeBack():
                screen.take_back()
            case PauseAsked():
                screen.pause()

    def _somebody(self) -> None:
        """Shine, and try again what waits for better times: somebody is there, and may have helped."""
        self.light.touched()
        self._ticking.hurry()
        self._keeping.hurry()

    # ------------------------------------------------------------ time

    def _time(self, now: float) -> None:
        ui = self.ui
        if self.easel.turn_to(ui.facing, now):
            self.hands.layout_changed(now + ui.theme.time.swing / 1000)
        if ui.layout != self._layout:  # after the turn: the hands must know the glass as it is seen now
            self._layout = ui.layout
            self.hands.layout_changed(now + ui.theme.time.after_layout / 1000)
        if ui.notice_span is not None and ui.notice_span.is_over(now):
            ui.notice = ui.notice_span = None
            ui.redraw()
        if self.light.shine(now):
            self.easel.forget()

    # ------------------------------------------------------------ drawing

    def _show(self, now: float) -> None:
        self._time(now)
        is_due = self._needs_scene(now)
        self.easel.show(partial(self._compose, now), now, is_due=is_due)

    def _instead(self, ui: Ui, trouble: Trouble) -> None:
        """Say what keeps a screen from being drawn, in its place."""
        below = ui.screen

        def again() -> None:
            below.scene(self.easel.frame)
            ui.back()

        ui.open(TroubleTold(trouble, again))

    def _needs_scene(self, now: float) -> bool:
        was_moving, self._is_moving = self._is_moving, self.ui.screen.is_moving(now)
        if was_moving or self._is_moving or self.ui.is_stale:  # once more after the last movement: it comes to rest
            return True
        if self.grammar.hold_progress(now) or self.hands.holding:
            return True
        star = self._star(now)
        return bool(self.easel.scene) and star not in self.easel.scene

    def _compose(self, now: float) -> Iterator[Element]:
        ui, frame = self.ui, self.easel.frame
        elements: list[Element] = [*ui.screen.scene(frame), self._star(now)]
        if ui.notice is not None:
            elements.append(
                NoticeBar(bounds=frame.notice, sentence=ui.notice.sentence, signal=ui.notice.signal, tap=PutAway())
            )
        return (self.hands.shown(element, now) for element in elements)

    def _star(self, now: float) -> Star:
        hold = self.grammar.hold_progress(now)
        look = self._look = self.ui.screen.star_look
        breathes = look in (StarLook.ARMED, StarLook.CONSENT) and self.ui.preferences.motion == "full"
        breath = self.ui.theme.time.breathe / 1000
        return Star(
            bounds=self.easel.star,
            look=look,
            glow=int(now % breath / breath * BREATHS) if breathes else 0,
            ring=round(hold.ring * 48) / 48 if hold else 0.0,
            second=round(hold.second * 48) / 48 if hold else 0.0,
            is_down=self._star_down,
            figure=self.ui.screen.star_figure,
        )
