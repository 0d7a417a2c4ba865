"""The first game of Lokus on this screen: a fixed deal, one who learns, and two who play by script."""

import msgspec
from msgspec import Struct

from app import assets
from app.games.game import Seat
from app.games.lokus import ON_SCREEN, PLACEHOLDER
from app.games.lokus.notation import read_card, read_move
from app.table.match.codes import from_words
from app.table.match.match import AnyMatch, Match
from app.table.match.seats import Player
from app.table.scratch import Scratch
from app.ui.play.lokus.both.intents import PickCard, PickLine
from app.ui.play.lokus.screen.draft import ScreenDraft
from app.ui.play.lokus.screen.match import OnScreen
from app.ui.play.lokus.screen.open_hand import OpenHand
from app.ui.play.lokus.words.lesson import LESSON_WORDS
from app.ui.screens.match.lesson import LessonScreen
from app.ui.screens.match.lesson_steps import Go, Lesson, Press, Step
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Intent

FILE = "lokus/lesson.toml"
PLAYERS = (("Anna", "moon"), ("Ben", "boat"), ("Cor", "mug"))
PLAIN: dict[str, Intent] = {"go": Go(), "star": Press()}


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    says: str
    does: tuple[str, ...]
    then: tuple[str, ...] = ()


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    code: str
    step: tuple[_Step, ...]


class PatientTable(OnScreen):
    """The table of the lesson: it waits for the learner at every beat, and keeps the hand open while one reads."""

    waits = True

    def _is_left(self, hand: OpenHand, now: float) -> bool:  # noqa: ARG002 - it waits
        return False

    def _is_passed(self) -> bool:
        return True  # nobody else is about


def lesson_screen(ui: Ui) -> Screen:
    """Return the screen of the first game."""
    file = msgspec.toml.decode(assets.text(FILE), type=_File)
    code = from_words(file.code)
    assert code is not None, f"{FILE}: {file.code!r} is no code"
    players = tuple(Player(name, figure, ui.facing) for name, figure in PLAYERS)
    setup = ScreenDraft().setup(players, PLACEHOLDER)
    assert setup.first == Seat(0)

    def begin() -> AnyMatch:
        return Match.begun(ON_SCREEN, players, setup, code, Scratch(), ui.clock)

    return LessonScreen(ui, Lesson(begin, PatientTable, tuple(_step(ui, step) for step in file.step)))


def _step(ui: Ui, step: _Step) -> Step:
    return Step(ui.t(LESSON_WORDS[step.says]), tuple(map(act, step.does)), tuple(map(read_move, step.then)))


def act(text: str) -> Intent:
    """Read what the learner is to do; ValueError quotes what cannot be read."""
    match text.split():
        case [word] if word in PLAIN:
            return PLAIN[word]
        case ["pick", card]:
            return PickCard(read_card(card))
        case ["line", ("0" | "1") as line]:
            return PickLine(int(line))
        case _:
            raise ValueError(f"{text!r} is nothing that a learner does")
