"""Every screen that belongs to no game, by name: a function per screen that puts a stage on it."""

from collections.abc import Callable
from typing import Any

from stage_set import Put, Stage

from app.games.game import Way
from app.table.match.seats import FIGURES, Side
from app.ui.kit.keyboard import ShowKeys
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.device.levels import BrightnessScreen, SoundScreen
from app.ui.screens.device.lying import ask_lying
from app.ui.screens.device.service import DeviceScreen, ServiceScreen
from app.ui.screens.device.settings import Open, SettingsScreen
from app.ui.screens.device.tests_by_hand import StarTestScreen, TouchTestScreen
from app.ui.screens.device.touch_corners import TouchCornersScreen
from app.ui.screens.first import seats
from app.ui.screens.first.birthday import BirthdayScreen, Day, Month
from app.ui.screens.first.people import PeopleScreen
from app.ui.screens.first.player import PlayerScreen
from app.ui.screens.first.star_lesson import StarLessonScreen
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.screens.match.rules import RulesScreen
from app.ui.screens.number import NumberScreen
from app.ui.stage import places


def _go(make: Callable[[Any], Any]) -> Put:
    """Open the screen that `make` builds from the interface."""
    return lambda stage: stage.ui.go(make(stage.ui))


def _tapped(put: Put, *intents: Any) -> Put:
    """Put a stage on a screen and touch things on it, without a finger."""

    def act(stage: Stage) -> None:
        put(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _seated(count: int) -> Put:
    """Sit `count` players down, in the order in which chairs fill."""

    def act(stage: Stage) -> None:
        stage.remember(count)
        stage.ui.open(places.Seats(stage.playable()))
        for chair in (0, 2, 4, 5, 1, 3)[:count]:
            stage.ui.screen.tapped(seats.SitDown(chair))

    return act


def _against_the_device(count: int) -> Put:
    """Sit players and a bot down to a game that the device can play."""

    def act(stage: Stage) -> None:
        stage.remember(count)
        stage.ui.open(places.Seats(stage.playable("locus", Way.SCREEN)))
        for chair in (0, 2, 4, 5)[:count]:
            stage.ui.screen.tapped(seats.SitDown(chair))
        stage.ui.screen.tapped(seats.AddRival())
        stage.ui.back()

    return act


def _player(*, known: bool, others: int = 0, is_seat: bool = True) -> Put:
    def act(stage: Stage) -> None:
        stage.remember(1 if known else 0)
        everyone = stage.players(1 + others, Side.FAR)
        player = everyone[0]
        if known:
            profile = stage.ui.profiles.all()[0]
            player = type(player)(profile.name, profile.figure, Side.FAR, profile.id)
        stage.ui.go(PlayerScreen(stage.ui, player, everyone[1:], lambda _player: None, is_seat=is_seat))

    return act


def _keyboard(
    text: str = "", *, longest: int = 10, page: str = "letters", figure: str = "boat", taken: str = ""
) -> Put:
    def refusal(ui: Any) -> Callable[[str], str]:
        return lambda name: ui.t("{name} sits at the table already.", name=name) if name == taken else ""

    def act(stage: Stage) -> None:
        ui = stage.ui
        asked = ui.t("What is your name?") if longest == 10 else ui.t("Which four words?")
        ui.go(KeyboardScreen(ui, asked, text, lambda _text: None, longest=longest, figure=figure, refusal=refusal(ui)))
        ui.screen.tapped(ShowKeys(page))

    return act


def _people(known: int, seated: int = 0) -> Put:
    def act(stage: Stage) -> None:
        for n in range(known):
            name = stage.names[n % 6][:8] + str(n)
            stage.ui.profiles.add(name, FIGURES[n % 6], (1 + n % 12, 27) if n % 3 else None)
        sits = [profile.id for profile in stage.ui.profiles.all()[:seated]]
        stage.ui.go(PeopleScreen(stage.ui, stage.ui.t("Who is it?"), lambda _profile: None, seated=sits))

    return act


def _lesson(step: int, last: str | None = None) -> Put:
    def act(stage: Stage) -> None:
        screen = StarLessonScreen(stage.ui)
        stage.ui.go(screen)
        for do in (screen.pressed, screen.take_back, screen.pause)[:step]:
            do()
        if last is not None:
            getattr(screen, last)()

    return act


def _corners(touched: int, *, off: float = 0.0) -> Put:
    """Touch some of the four corners, each `off` of the panel away from where it should be."""

    def act(stage: Stage) -> None:
        stage.ui.go(TouchCornersScreen(stage.ui))
        stage.robot.settle()
        for n, (x, y) in enumerate(((0.08, 0.1), (0.92, 0.1), (0.92, 0.9), (0.08, 0.9))[:touched]):
            stage.clock.turn(1.0)
            stage.ui.screen.raw_touch(x + (off if n == 3 else 0.0), y)

    return act


def _touched(*spots: tuple[float, float]) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(TouchTestScreen(stage.ui))
        stage.robot.settle()
        for x, y in spots:
            stage.ui.screen.raw_touch(x, y)

    return act


def _help(page: int) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(RulesScreen(stage.ui, None))
        stage.ui.screen.places = [type(stage.ui.screen.place)(page)]

    return act


def _choice(stage: Stage) -> None:
    answers = [Answer(n, name, figure=FIGURES[n]) for n, name in enumerate(stage.names)]
    stage.ui.go(ChoiceScreen(stage.ui, stage.ui.t("Who starts with the star?"), answers, 2, lambda _value: None))


def _number(value: int | None, *, unknown: bool = False) -> Put:
    def make(ui: Any) -> NumberScreen:
        words = ui.t("I do not know") if unknown else ""
        question = ui.t("How many cards are in the box?")
        return NumberScreen(ui, question, lambda _n: None, least=6, most=200, value=value, unknown=words)

    return _go(make)


def _muted(stage: Stage) -> None:
    stage.likes(is_muted=True)
    stage.ui.go(SoundScreen(stage.ui))


def _settings_page(page: int) -> Put:
    def act(stage: Stage) -> None:
        stage.ui.go(SettingsScreen(stage.ui))
        stage.ui.screen.page = page

    return act


HOUSE: dict[str, Put] = {
    "home-empty": lambda _stage: None,
    "home-muted": lambda stage: stage.likes(is_muted=True),
    "seats-0": _seated(0),
    "seats-1": _seated(1),
    "seats-4": _seated(4),
    "seats-6": _seated(6),
    "seats-rival": _against_the_device(1),
    "seats-rival-five": _against_the_device(4),
    "choice-six": _choice,
    "choice-lying": lambda stage: ask_lying(stage.ui),
    "choice-letters": _tapped(_settings_page(0), Open("text")),
    "choice-motion": _tapped(_settings_page(0), Open("motion")),
    "choice-language": _tapped(_settings_page(0), Open("language")),
    "number-empty": _number(None, unknown=True),
    "number-typed": _number(48),
    "keyboard-empty": _keyboard(),
    "keyboard-full": _keyboard("Wilhelmina"),
    "keyboard-accents": _keyboard("Zoe", page="accents"),
    "keyboard-signs": _keyboard("Zoe", page="signs"),
    "keyboard-refused": _keyboard("Ben", taken="Ben"),
    "keyboard-code": _keyboard("plume-orbit-walnut-tiger", longest=31, figure=""),
    "player-guest": _player(known=False),
    "player-known": _player(known=True, others=3),
    "player-remembered": _player(known=True, is_seat=False),
    "birthday-months": _go(lambda ui: BirthdayScreen(ui, "Wilhelmina", None, lambda _day: None)),
    "birthday-days": _tapped(
        _go(lambda ui: BirthdayScreen(ui, "Wilhelmina", (9, 3), lambda _day: None)), Month(9), Day(30)
    ),
    "people-nobody": _people(0),
    "people-few": _people(4, seated=2),
    "people-many": _people(19),
    "settings": _settings_page(0),
    "settings-last": _settings_page(9),
    "sound": _go(SoundScreen),
    "sound-muted": _muted,
    "brightness": _go(BrightnessScreen),
    "lesson-press": _lesson(0),
    "lesson-too-long": _lesson(0, "take_back"),
    "lesson-hold": _lesson(1),
    "lesson-held-too-long": _lesson(1, "pause"),
    "lesson-long": _lesson(2),
    "lesson-only-pressed": _lesson(2, "pressed"),
    "lesson-done": _lesson(3),
    "service": _go(ServiceScreen),
    "device-store": _go(lambda ui: DeviceScreen(ui, "store")),
    "device-button": _go(lambda ui: DeviceScreen(ui, "button")),
    "test-star": _go(StarTestScreen),
    "test-touch": _touched(),
    "test-touch-dots": _touched((0.3, 0.4), (0.6, 0.7), (0.99, 0.02)),
    "corners-first": _corners(0),
    "corners-third": _corners(2),
    "corners-trial": _corners(4),
    "corners-off": _corners(4, off=0.3),
    "help-device": _help(0),
    "help-star": _help(1),
    "help-fingers": _help(2),
    "help-undo": _help(3),
    "help-power": _help(4),
    "records-empty": lambda stage: stage.ui.open(places.Records()),
}
"""All of them; a new screen is one line."""
