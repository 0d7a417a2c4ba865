"""The first run of Locomotion on this screen: one train, two wagons, and the way to turn it, learnt by doing."""

from app.games.game import Seat, Setup
from app.games.locomotion import ON_SCREEN, Colour, Start
from app.games.locomotion.screen.game import Options, Variant
from app.games.locomotion.yard.network import Yard
from app.table.match.match import AnyMatch, Match
from app.table.match.seats import Player
from app.table.scratch import Scratch
from app.ui.play.locomotion.both.library import house_yards
from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.screen.match import OnScreen
from app.ui.screens.match.lesson import LessonScreen
from app.ui.screens.match.lesson_steps import Go, Lesson, Press, Step
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.words.language import mark

YARD = "anchor"
ENGINE = ("i3", "g3")
WAGONS = (("m3", Colour.YELLOW), ("e3", Colour.RED), ("d2", Colour.GREEN), ("b4", Colour.BLUE))
ORDER = (Colour.RED, Colour.YELLOW)

STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (mark("The locomotive is yours; its lantern is the front. Behind it you need red, then yellow. Star."), ("go",)),
    (mark("Touch the red wagon: the train fetches it, rear first."), ("e3",)),
    (mark("Pale is where the train will stand, the disc is the price. The star does it."), ("star",)),
    (mark("Coupled! Yellow stands at the other end, but wagons hang at one side only. Touch it and see."), ("m3",)),
    (
        mark("It turns round at the junction and backs up: six points. Do it yourself: touch here, then the star."),
        ("k3", "star"),
    ),
    (mark("Now back up. This angle is wide enough: touch here, then the star."), ("h2", "star")),
    (mark("And forward into the other branch: touch here, then the star."), ("h4", "star")),
    (mark("Red looks at yellow now. Touch yellow: back up and couple. Then the star."), ("m3", "star")),
    (mark("Red, yellow: the order is right. With others the die says how far. Star: your own game."), ("go",)),
)
"""What is said, and what is to be done: the star that only leads on, the star, or a point to touch."""


def lesson_screen(ui: Ui) -> Screen:
    """Return the screen of the first run."""
    yard = next(named.yard for named in house_yards() if named.id == YARD)
    points = yard.names.index
    loose = tuple(sorted((points(name), colour) for name, colour in WAGONS))
    start = Start(((points(ENGINE[0]), points(ENGINE[1])),), loose, ORDER)
    options = Options(yard, Variant.SOLO, len(ORDER), starts=(start,))
    players = (Player("Anna", "moon", ui.facing),)

    def begin() -> AnyMatch:
        return Match.begun(ON_SCREEN, players, Setup(1, Seat(0), options), 1, Scratch(), ui.clock)

    return LessonScreen(ui, Lesson(begin, OnScreen, tuple(_step(ui, yard, *step) for step in STEPS)))


def _step(ui: Ui, yard: Yard, words: str, acts: tuple[str, ...]) -> Step:
    plain = {"go": Go(), "star": Press()}
    return Step(ui.t(words), tuple(plain[act] if act in plain else Touch(yard.names.index(act)) for act in acts))
