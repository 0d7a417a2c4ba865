"""The first game of Locus on this screen: a fixed deal, one who learns, and one who plays by script."""

from msgspec import Struct

from app import assets
from app.games.game import Seat
from app.games.locus import ON_SCREEN
from app.games.locus.data_refused import decode
from app.games.locus.screen.notation import read_move
from app.games.locus.zones import Zone, cell_named
from app.table.match.codes import from_words
from app.table.match.match import AnyMatch, Match
from app.table.match.seats import Player
from app.table.scratch import Scratch
from app.ui.play.locus.both.draft import ScreenDraft
from app.ui.play.locus.screen.match import OnScreen
from app.ui.play.locus.screen.turn_intents import Aim, LookAt, Nudge, PickCard, TakeLeftover, Turn
from app.ui.play.locus.words.lesson import LESSON_WORDS
from app.ui.screens.match.lesson import LessonScreen
from app.ui.screens.match.lesson_steps import Go, Lesson, Press, Step
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Intent

FILE = "locus/lesson.toml"
PLAYERS = (("Anna", "moon"), ("Ben", "boat"))
WAYS = {"left": Nudge(-1, 0), "right": Nudge(1, 0), "up": Nudge(0, -1), "down": Nudge(0, 1)}
PLAIN: dict[str, Intent] = {"go": Go(), "star": Press(), "turn": Turn(), "leftover": TakeLeftover()}


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    does: tuple[str, ...]
    then: tuple[str, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    code: str
    step: tuple[_Step, ...]


def lesson_screen(ui: Ui) -> Screen:
    """Return the screen of the first game."""
    file = decode(assets.text(FILE), FILE, _File)
    code = from_words(file.code)
    assert code is not None, f"{FILE}: {file.code!r} is no code"
    players = tuple(Player(name, figure, ui.facing) for name, figure in PLAYERS)
    setup = ScreenDraft().setup(players, Seat(0))

    def begin() -> AnyMatch:
        return Match.begun(ON_SCREEN, players, setup, code, Scratch(), ui.clock)

    return LessonScreen(ui, Lesson(begin, OnScreen, tuple(_step(ui, step) for step in file.step)))


def _step(ui: Ui, step: _Step) -> Step:
    return Step(ui.t(LESSON_WORDS[step.says]), tuple(map(act, step.does)), tuple(map(read_move, step.then)))


def act(text: str) -> Intent:
    """Read what the learner is to do; ValueError quotes what cannot be read."""
    match text.split():
        case [word] if word in PLAIN:
            return PLAIN[word]
        case ["pick", card]:
            return PickCard(card)
        case ["zone", zone]:
            return LookAt(Zone(zone))
        case ["aim", square]:
            return Aim(cell_named(square))
        case ["nudge", way] if way in WAYS:
            return WAYS[way]
        case _:
            raise ValueError(f"{text!r} is nothing that a learner does")
