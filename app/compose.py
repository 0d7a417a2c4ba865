"""The only module that builds concrete things: store, table, devices, window, interface."""

import os
import queue
import random
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from app import catalog, loop
from app.config import Config
from app.devices import pulses
from app.devices.backlight import SysfsBacklight
from app.devices.board import Board, is_wired
from app.devices.child import ChildRunner
from app.devices.gpio_star import GpioStarButton, PwmStarLamp
from app.devices.notify import Notifier
from app.devices.serial_die import SerialDie
from app.devices.stand_in_die import StandInDie
from app.devices.stand_ins import FakeClock, InstantRunner, StandInButton, StandInLamp, SystemClock
from app.doors import door
from app.errors import Trouble
from app.paper.sticks import sticks
from app.table import preferences
from app.table.errands import Runner
from app.table.ports import Backlight, Clock, DeviceState, Die, Health, Signal, StarButton, StarLamp
from app.table.star import StarGrammar
from app.table.store.notice import Notice
from app.table.store.store import Store
from app.table.table import Table
from app.ui.glass.window import Window
from app.ui.ink import theme
from app.ui.screens.first.home import HomeScreen
from app.ui.stage import places, waiting
from app.ui.stage.die_in_play import DieInPlay
from app.ui.stage.net import TroubleTold, held
from app.ui.stage.shell import Shell
from app.ui.stage.sound import SilentSound, Sound
from app.ui.stage.thinker import InstantThinker, Thinker, ThreadThinker
from app.ui.stage.ui import Ui
from app.ui.words.language import Language
from app.update.proof import Vouching, returned

Lang = Literal["nl", "en"]


@dataclass
class Devices:
    """The star and the die of this device, and what lets go of them."""

    button: StarButton
    lamp: StarLamp
    die: Die
    close: Callable[[], None]


def devices_for(config: Config, clock: Clock, *, stand_ins: bool) -> Devices:
    """Return the real star where one is wired and the die unless it is switched off, else absent stand-ins."""
    has_die = config.die.enabled and not stand_ins
    die: Die = SerialDie(config.die, clock) if has_die else StandInDie(health=Health.ABSENT)
    if stand_ins or not is_wired(config.star.wired):
        button, lamp = StandInButton(health=Health.ABSENT), StandInLamp(health=Health.ABSENT)
        return Devices(button, lamp, die, die.close)
    board = Board(pulses=pulses.SYSTEM)
    star, light = config.star, PwmStarLamp(board, config.star.lamp_pin, active_low=config.star.lamp_active_low)
    wired = GpioStarButton(board, clock, star.button_pin, active_low=star.button_active_low)

    def close() -> None:
        die.close()
        wired.close()
        light.close()
        board.close()

    return Devices(wired, light, die, close)


@dataclass
class Program:
    """Everything that runs, and how to end it. There is no store while the screen says what is wrong with it."""

    ui: Ui
    shell: Shell
    store: Store | None = None

    def close(self) -> None:
        """End what is done aside, and let go of the data folder."""
        try:
            if self.ui.errands is not None:
                self.ui.errands.close()
        finally:
            if self.store is not None:
                self.store.close()


def assemble(
    window: Window,
    clock: Clock,
    folder: Path,
    *,
    sound: Sound | SilentSound,
    die: Die,
    states: Callable[[], Sequence[DeviceState]],
    lang: Lang | None,
    default_lang: str,
    entropy: Callable[[int], bytes],
    thinker: Thinker,
    runner: Runner,
    backlight: Backlight | None = None,
    waits: bool = False,
    greets: bool = False,
    news: Sequence[Notice] = (),
    connection: type[sqlite3.Connection] = sqlite3.Connection,
) -> Program:
    """Join window, clock and the games of a folder to an interface that stands on its first screen.

    A folder that cannot be used raises StoreTrouble; if the program `waits`, its screen says so and tries again.
    A program that `greets` asks for the language and shows the star, the first time. `news` is told at the start.
    """
    ui = Ui(
        theme=theme.load(),
        language=Language(lang or default_lang),
        sound=sound,
        clock=clock,
        covers=catalog.offers(),
        door=door,
        devices=states,
        lots=lambda count: int.from_bytes(entropy(8), "big") % count,
        thinker=thinker,
        runner=runner,
        die=DieInPlay(die),
        wide=window.profile.mm[0] / window.profile.mm[1],
        folder=folder,
        mount=window.mount,
    )
    program = Program(ui, Shell(ui, window, StarGrammar(), backlight))

    def sit_down() -> None:
        with ExitStack() as undo:
            store = undo.enter_context(Store.open(folder, clock, connection=connection))
            for notice in news:
                store.notify(notice)
            kept = preferences.load(store)
            table = Table(store, catalog.games(), clock, entropy)
            ui.sit_down(table, kept, lambda changed: preferences.save(store, changed))
            ui.language = Language(lang or kept.lang or default_lang)
            ui.stack[:] = [HomeScreen(ui)]
            if table.goes_on and waiting.show(ui):
                ui.tell(ui.t("Back in the game, at the same turn."), "info")
            if greets and lang is None and kept.lang is None:
                ui.open(places.Welcome())
                ui.open(places.LanguageAsked())
            if store.notices:
                ui.open(places.News())
            ui.layout += 1
            undo.pop_all()  # all went well: the store stays open
        program.store = store

    def told(ui: Ui, trouble: Trouble) -> None:
        if not waits:
            raise trouble
        print(f"tafelster: {trouble}", file=sys.stderr)
        ui.open(TroubleTold(trouble, sit_down))

    held(ui, sit_down, told)
    return program


def run(config: Config, folder: Path, *, screen: str, is_window: bool, lang: Lang | None, stand_ins: bool) -> None:
    """Run on this machine until the window is closed."""
    with ExitStack() as opened:  # lets go of all that was opened, wherever it ends
        _run(opened, config, folder, screen=screen, is_window=is_window, lang=lang, stand_ins=stand_ins)


def _run(
    opened: ExitStack, config: Config, folder: Path, *, screen: str, is_window: bool, lang: Lang | None, stand_ins: bool
) -> None:
    clock = SystemClock()
    window = Window.open(screen, is_window=is_window, mount=config.screen.rotation)
    opened.callback(window.close)
    devices = devices_for(config, clock, stand_ins=stand_ins)
    opened.callback(devices.close)
    sound = Sound(device=config.sound.device) if config.sound.enabled else SilentSound()
    opened.callback(sound.close)
    thinker = ThreadThinker()
    opened.callback(thinker.close)
    backlight = SysfsBacklight(None) if is_window else SysfsBacklight()
    opened.callback(backlight.close)

    def states() -> tuple[DeviceState, ...]:
        return (
            DeviceState("panel", Health.OK),
            DeviceState("touch", Health.ABSENT if program.ui.last_touch is None else Health.OK),
            devices.button.state(),
            devices.lamp.state(),
            devices.die.state(),
            sound.state(),
            backlight.state(),
            DeviceState("store", Health.OK if program.store is not None else Health.ERROR),
        )

    program = assemble(
        window, clock, folder, sound=sound, die=devices.die, states=states, lang=lang,
        default_lang=config.language.default, entropy=os.urandom, thinker=thinker, runner=ChildRunner(),
        backlight=backlight, waits=not is_window, greets=True, news=_news(folder),
    )  # fmt: skip
    opened.callback(program.close)
    program.ui.sticks = sticks
    inbox: queue.SimpleQueue[Signal] = queue.SimpleQueue()

    def after_first() -> None:
        devices.button.start(inbox.put)
        devices.lamp.start()
        devices.die.start(inbox.put)
        if isinstance(sound, Sound):
            sound.start()

    loop.run(
        program.shell, devices.lamp, inbox, clock, Vouching(Notifier.from_environ(), folder),
        events=window.events, sleep=time.sleep, after_first=after_first, spare=catalog.readings(),
    )  # fmt: skip


def _news(folder: Path) -> tuple[Notice, ...]:
    """Return what the last update has to say: nothing, or that its version was taken back."""
    back = returned(folder)
    return () if back is None else (Notice("version-returned", {"failed": back[0], "again": back[1]}),)


def rehearsal(
    screen: str,
    folder: Path,
    *,
    lang: Lang,
    seed: int = 1,
    clock: FakeClock | None = None,
    die: Die | None = None,
    connection: type[sqlite3.Connection] = sqlite3.Connection,
) -> Program:
    """Build the whole program without display, sound card or real time, the same every time; for demo and tests."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"  # whatever driver the program itself would take here
    clock = clock or FakeClock()
    window = Window.open(screen, is_window=True)
    luck = _Seeded(seed)
    die = die or StandInDie(health=Health.ABSENT)

    def states() -> tuple[DeviceState, ...]:
        return (
            DeviceState("panel", Health.OK),
            DeviceState("touch", Health.OK),
            DeviceState("button", Health.ABSENT),
            DeviceState("lamp", Health.ABSENT),
            die.state(),
            DeviceState("sound", Health.ABSENT),
            DeviceState("backlight", Health.ABSENT),
            DeviceState("store", Health.OK),
        )

    return assemble(
        window, clock, folder, sound=SilentSound(), die=die, states=states, lang=lang,
        default_lang=lang, entropy=luck.bytes, thinker=InstantThinker(), runner=InstantRunner(),
        connection=connection,
    )  # fmt: skip


class _Seeded:
    """Bytes that look random and are the same every time."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311 - for rehearsals only

    def bytes(self, count: int) -> bytes:
        """Return the next bytes."""
        return self._random.randbytes(count)
