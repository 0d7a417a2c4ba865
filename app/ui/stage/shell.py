"""Runs the screen on top: gives it taps and the star, draws its scene, turns the picture to its seat.

One thread owns the shell. It is handed events and the time, and answers how soon it wants to be called
again; it never waits, and nothing below it reads a clock.
"""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pygame

from app.errors import Trouble
from app.table.match.seats import Side
from app.table.ports import Backlight, Edge, LampPattern, Signal
from app.table.star import Felt, PauseAsked, Pressed, StarGrammar, StarSignal, TakeBack
from app.ui.glass.hands import Hands, PutAway
from app.ui.glass.light import Light
from app.ui.glass.touch import Phase, TouchReader
from app.ui.glass.window import STRAIGHT, Affine, Window
from app.ui.ink.canvas import Canvas
from app.ui.ink.geometry import Point
from app.ui.ink.motion import Span, eased
from app.ui.ink.painter import Painter, Scene
from app.ui.ink.pictures import Pictures
from app.ui.kit.frame import Frame, frame_of
from app.ui.screens import doors
from app.ui.stage.net import Patience, held, shown
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.notice import NoticeBar
from app.ui.widgets.star import BREATHS, Star, StarLook

LIVELY, CALM = 1 / 60, 1 / 25  # seconds between calls
LIVELY_FOR = 2.0  # seconds after the last touch
BIGGER = {"normal": 1.0, "large": 1.25, "largest": 1.5}
LAMP = 0.13
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
        self.window = window
        self.grammar = grammar
        self.pictures = Pictures(ui.theme)
        self.reader = TouchReader(window.surface.get_size())
        self._painters: dict[tuple[int, float], Painter] = {}
        self._side = ui.facing
        self._turn = ui.facing.turn
        self._swing: tuple[Span, int] | None = None
        self._layout = ui.layout
        self._scene: Scene = ()
        self.light = Light(ui, window, backlight)
        self._star_down = False
        self._look = StarLook.UNUSED
        self._spaces = 0  # times the space bar went down
        self._is_moving = False
        self._ticking, self._keeping = Patience(ui), Patience(ui)
        self.hands = Hands(self)
        self.last_flip = 0.0

    # ------------------------------------------------------------ what the picture is made for

    @property
    def turn(self) -> int:
        """Clockwise degrees of the picture."""
        return self._turn

    @property
    def frame(self) -> Frame:
        """The grid in the orientation of the moment."""
        return frame_of(self.window.seat_profile(self._turn))

    @property
    def painter(self) -> Painter:
        """The canvas for this orientation and text size."""
        bigger = BIGGER[self.ui.preferences.text_size]
        key = (self._turn % 180, bigger)
        if key not in self._painters:
            profile = self.window.seat_profile(self._turn)
            self._painters[key] = Painter(Canvas(profile, self.ui.theme, self.pictures, bigger))
        return self._painters[key]

    @property
    def scene(self) -> Scene:
        """The elements on the screen now, back to front."""
        return self._scene

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

    @property
    def is_swinging(self) -> bool:
        """True while the picture turns; nothing is heard then."""
        return self._swing is not None

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
            self.held(partial(self.hands.tick, now))
        self._ticking.held(partial(self.ui.screen.tick, now))
        self._errands()
        shown(self.ui, partial(self._show, now), self._instead)
        lively = self._swing or now - self.light.last_touch < LIVELY_FOR or self._is_moving
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
            self.star_let_go()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.painter.forget()
            self.ui.redraw()
        touch = self.reader.read(event, now)
        if touch is not None:
            self._somebody()
            if touch.phase is Phase.DOWN:
                self.ui.last_touch = (touch.x, touch.y)
                if self.ui.screen.takes_raw_touch:
                    self.ui.redraw()
                    self.ui.screen.raw_touch(touch.x, touch.y)
            at = self.window.place(touch.x, touch.y, self._turn, self.panel)
            {Phase.DOWN: self.hands.down, Phase.MOVE: self.hands.move, Phase.UP: self.hands.up}[touch.phase](
                touch.finger, at, now
            )

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

    # ------------------------------------------------------------ the star

    def star_edge(self, edge: Edge) -> None:
        """Hear a star, from whatever source; on a dark panel its beginning only wakes, and its end means nothing."""
        self._somebody()
        if edge.is_down and self.light.only_wakes():
            return
        self._star_down = edge.is_down
        self.ui.redraw()
        self._signals(self.grammar.edge(edge.is_down, edge.at, edge.source, edge.contact))

    def star_let_go(self) -> None:
        """Show the star up again: the finger on it turned out to be a palm."""
        self._star_down = False

    def _signals(self, signals: Iterable[StarSignal]) -> None:
        for signal in signals:
            if self._swing is not None:
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
        if ui.facing is not self._side:
            self._begin_swing(ui.facing, now)
        if ui.layout != self._layout:  # after the turn: the hands must know the glass as it is seen now
            self._layout = ui.layout
            self.hands.layout_changed(now + ui.theme.time.after_layout / 1000)
        if ui.notice_span is not None and ui.notice_span.is_over(now):
            ui.notice = ui.notice_span = None
            ui.redraw()
        if self.light.shine(now):
            self.painter.forget()
            ui.redraw()

    def _begin_swing(self, side: Side, now: float) -> None:
        degrees = (side.turn - self._side.turn + 180) % 360 - 180
        self._side, self._turn = side, side.turn
        self.painter.forget()
        self.ui.redraw()
        if self.ui.preferences.motion == "full":
            self._swing = (Span(now, self.ui.theme.time.swing / 1000), degrees)
            self.hands.layout_changed(now + self.ui.theme.time.swing / 1000)

    # ------------------------------------------------------------ drawing

    def _show(self, now: float) -> None:
        self._time(now)
        self._draw(now)

    def _instead(self, ui: Ui, trouble: Trouble) -> None:
        """Say what keeps a screen from being drawn, in its place."""
        below = ui.screen

        def again() -> None:
            below.scene(self.frame)
            ui.back()

        doors.open_trouble(ui, trouble, again)

    def _draw(self, now: float) -> None:
        if self._swing is not None:
            self._draw_swing(now)
            return
        if self._needs_scene(now):
            self.ui.is_stale = False
            self._scene = self._compose(now)
            changed = self.painter.paint(self._scene, LAMP)
            if changed is None or changed:
                self.window.show(self.painter.canvas.surface, self._turn, changed)
                self.last_flip = now

    def _needs_scene(self, now: float) -> bool:
        was_moving, self._is_moving = self._is_moving, self.ui.screen.is_moving(now)
        if was_moving or self._is_moving or self.ui.is_stale:  # once more after the last movement: it comes to rest
            return True
        if self.grammar.hold_progress(now) or self.hands.holding:
            return True
        star = self._star(now)
        return bool(self._scene) and star not in self._scene

    def _draw_swing(self, now: float) -> None:
        assert self._swing is not None
        span, degrees = self._swing
        if self.ui.is_stale:
            self.ui.is_stale = False
            self._scene = self._compose(now)
            self.painter.paint(self._scene, LAMP)
        part = span.part(now)
        left = degrees * (1 - eased(self.ui.theme.ease["in_out"], part))
        picture = self.window.on_panel(self.painter.canvas.surface, self._turn)
        if part >= 1.0:
            self._swing = None
            self.window.show(self.painter.canvas.surface, self._turn)
        else:
            self.window.swing(picture, left, min(1.0, 0.25 + part))

    def _compose(self, now: float) -> Scene:
        ui, frame = self.ui, self.frame
        elements: list[Element] = [*ui.screen.scene(frame), self._star(now)]
        if ui.notice is not None:
            elements.append(
                NoticeBar(bounds=frame.notice, sentence=ui.notice.sentence, signal=ui.notice.signal, tap=PutAway())
            )
        return tuple(self.hands.shown(element, now) for element in elements)

    def _star(self, now: float) -> Star:
        hold = self.grammar.hold_progress(now)
        look = self._look = self.ui.screen.star_look
        breathes = look in (StarLook.ARMED, StarLook.CONSENT) and self.ui.preferences.motion == "full"
        breath = self.ui.theme.time.breathe / 1000
        return Star(
            bounds=self.frame.star,
            look=look,
            glow=int(now % breath / breath * BREATHS) if breathes else 0,
            ring=round(hold.ring * 48) / 48 if hold else 0.0,
            second=round(hold.second * 48) / 48 if hold else 0.0,
            is_down=self._star_down,
            figure=self.ui.screen.star_figure,
        )

    def save_picture(self, path: Path) -> None:
        """Write what the panel shows to a PNG file."""
        pygame.image.save(self.window.on_panel(self.painter.canvas.surface, self._turn), str(path))

    def element_at(self, point: Point) -> Element | None:
        """Return the topmost element that answers a finger at this place."""
        for element in reversed(self._scene):
            if element.tap is not None and element.target.holds(point):
                return element
        return None
