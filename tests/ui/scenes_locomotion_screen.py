"""Every screen of a whole game of Locomotion on this screen, by name, reached by legal moves."""

from collections.abc import Callable
from typing import Any

from locomotion_at_table import ALONE, at, leave_cards, play, roll, sit, starts
from stage_set import Put, Stage

from app.games.game import Seat, Way
from app.games.locomotion.box.moves import EndByAgreement, GiveUp, LaySpeed
from app.games.locomotion.screen.game import Couple, Done, TakeStep
from app.games.locomotion.train import End
from app.ui.kit.parts import Back
from app.ui.play.locomotion.both import more_setup
from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.look.mini_map import ShowPart
from app.ui.play.locomotion.screen import lay_page, placing_page, turn_page
from app.ui.play.locomotion.screen import setup as screen_setup
from app.ui.play.locomotion.screen.solo_page import AskLantern
from app.ui.screens.choice import Pick
from app.ui.screens.match.lesson_steps import Go, Press
from app.ui.stage import places

Act = Callable[[Stage], None]
ANNA, BEN = Seat(0), Seat(1)


def _setup(seats: int, *intents: Any) -> Put:
    def put(stage: Stage) -> None:
        stage.remember(seats)
        stage.ui.go(stage.playable("locomotion", Way.SCREEN).setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return put


def _table(*acts: Act, seats: int = 2, **wishes: Any) -> Put:
    """Sit down to the anchor, and do something."""

    def put(stage: Stage) -> None:
        sit(stage, seats, **wishes)
        for act in acts:
            act(stage)
        stage.robot.settle()

    return put


def _turn(*acts: Act, face: int = 6, **wishes: Any) -> Put:
    """Let Anna roll and do something in her turn."""
    return _table(lambda stage: starts(stage, face), *acts, **wishes)


def _touch(*names: str, of: str = "anchor") -> Act:
    return lambda stage: [stage.ui.screen.tapped(Touch(at(name, of))) for name in names] and None


def _tap(*intents: Any) -> Act:
    def act(stage: Stage) -> None:
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _play(*moves: Any) -> Act:
    return lambda stage: play(stage, *moves)


def _star(stage: Stage) -> None:
    stage.ui.screen.pressed()
    stage.robot.wait(4.0)


def _wait(stage: Stage) -> None:
    stage.robot.wait(0.4)


def _rolled_off(stage: Stage) -> None:
    roll(stage, 4)


FETCHED = (TakeStep(ANNA, End.REAR, at("g3")), Couple(ANNA, (at("e3"),)))
BOXED = ("i3>g3 o5>m5", "m1y b4y a3r o1r g3g d2g k3b p2b")
TAIL = _play(*FETCHED)
SPEED = {"variant": "speed"}
CROWD: dict[str, Any] = {"seats": 4, "of": "web", "pieces": None, "code": 3}


def _spread(stage: Stage) -> None:
    """Let everyone spread, one after the other."""
    for _ in range(stage.match.setup.seats):
        stage.ui.screen.tapped(placing_page.SpreadRest())
        stage.ui.screen.pressed()
    leave_cards(stage)


def _to_moving(stage: Stage) -> None:
    roll(stage, 6, 1, 1, 1)
    roll(stage, 6)


def _show_last(stage: Stage) -> None:
    """Look at the part of the yard that lies farthest down."""
    stage.ui.screen.tapped(ShowPart(len(stage.match.view(None).yard.places) - 1))


def _lesson(step: int, act: int = 0) -> Put:
    """Open the lesson, and do all acts before one."""

    def put(stage: Stage) -> None:
        stage.ui.go(stage.playable("locomotion", Way.SCREEN).lesson(stage.ui))
        lesson = stage.ui.screen
        while (lesson.step, lesson.act) < (step, act):
            if isinstance(lesson.wanted, Go | Press):
                lesson.pressed()
            else:
                lesson.tapped(lesson.wanted)
            stage.robot.wait(1.5)

    return put


def _log(stage: Stage) -> None:
    stage.ui.open(places.Log())


SCREEN_LOCOMOTION: dict[str, Put] = {
    "loco-setup-1": _setup(1),
    "loco-setup-3": _setup(3),
    "loco-setup-switched": _setup(1, screen_setup.AskMore(), more_setup.Ask("steps_only"), Pick(1),
                                  more_setup.Ask("either_end"), Pick(1), more_setup.Ask("wagons"), Pick(1), Back()),
    "loco-more-speed": _setup(4, screen_setup.AskVariant(), Pick(1), screen_setup.AskMore()),
    "loco-more-starter": _setup(4, screen_setup.AskVariant(), Pick(1), screen_setup.AskMore(),
                                more_setup.Ask("starter")),
    "loco-variants": _setup(3, screen_setup.AskVariant()),
    "loco-placings": _setup(2, screen_setup.AskPlacing()),
    "loco-more": _setup(3, screen_setup.AskMore()),
    "loco-more-alone": _setup(1, screen_setup.AskMore()),
    "loco-more-counting": _setup(1, screen_setup.AskMore(), more_setup.Ask("steps_only")),
    "loco-more-rounds": _setup(3, screen_setup.AskMore(), more_setup.Ask("rounds")),
    "loco-placing": _table(pieces=None),
    "loco-placing-draft": _table(_touch("k3"), pieces=None),
    "loco-placing-wagon": _table(_touch("k3"), _star, _touch("m3"), pieces=None),
    "loco-placing-refused": _table(_touch("k3"), _star, _touch("k3"), pieces=None),
    "loco-placing-done": _table(_tap(placing_page.SpreadRest()), pieces=None),
    "loco-cards-2": _table(),
    "loco-cards-4": _table(lambda stage: [stage.ui.screen.tapped(placing_page.SpreadRest()) or stage.ui.screen.pressed()
                                          for _ in range(4)] and None, **CROWD),
    "loco-roll-off": _table(_rolled_off),
    "loco-roll-off-4": _table(_spread, _rolled_off, **CROWD),
    "loco-roll": _table(lambda stage: roll(stage, 6, 1)),
    "loco-roll-after": _turn(TAIL, _play(Done(ANNA))),
    "loco-turn": _turn(),
    "loco-turn-plan": _turn(_touch("h2")),
    "loco-turn-through": _turn(_touch("h2"), _tap(turn_page.ThroughHere())),
    "loco-turn-fetch": _turn(_touch("h4")),
    "loco-turn-tail": _turn(TAIL),
    "loco-turn-part": _turn(TAIL, _touch("e3")),
    "loco-turn-spent": _turn(TAIL, face=2),
    "loco-turn-trail": _turn(TAIL, _play(Done(ANNA)), lambda stage: roll(stage, 3)),
    "loco-turn-4": _table(_spread, _to_moving, **CROWD),
    "loco-turn-4-elsewhere": _table(_spread, _to_moving, _show_last, **CROWD),
    "loco-no-sharp": _turn(_touch("h2"), face=2),
    "loco-no-far": _turn(_touch("a3"), face=2),
    "loco-no-blocked": _turn(_touch("o5")),
    "loco-no-colour": _turn(TAIL, _touch("m1"), face=6),
    "loco-no-near": _turn(_tap(turn_page.AskCouple())),
    "loco-no-part": _turn(_tap(turn_page.AskUncouple())),
    "loco-no-points": _turn(TAIL, _touch("d4"), face=2),
    "loco-lay-first": _table(leave_cards, **SPEED),
    "loco-lay-chosen": _table(leave_cards, _tap(lay_page.Choose(3)), **SPEED),
    "loco-speed-turn": _table(leave_cards, _play(LaySpeed(ANNA, 3)), **SPEED),
    "loco-speed-owed": _table(leave_cards, _play(LaySpeed(ANNA, 3)), _star, **SPEED),
    "loco-speed-lay-2": _table(leave_cards, _play(LaySpeed(ANNA, 0), Done(ANNA), LaySpeed(BEN, 0), Done(BEN)), **SPEED),
    "loco-solo": _table(seats=1, variant="solo", pieces=ALONE),
    "loco-solo-another-order": _table(_tap(placing_page.SpreadRest()), _star, _star, seats=1, variant="solo",
                                      pieces=None),
    "loco-solo-plan": _table(_touch("h4"), seats=1, variant="solo", pieces=ALONE),
    "loco-solo-under-way": _table(TAIL, seats=1, variant="solo", pieces=ALONE),
    "loco-solo-steps": _table(TAIL, _tap(turn_page.AskUncouple()), seats=1, variant="solo", pieces=ALONE,
                              steps_only=True),
    "loco-solo-range": _table(_tap(AskLantern()), seats=1, variant="solo", pieces=ALONE),
    "loco-solo-next": _table(_tap(*[AskLantern()] * 3), _wait, seats=1, variant="solo", pieces=ALONE),
    "loco-cards-alone": _table(_tap(placing_page.SpreadRest()), _star, seats=1, variant="solo", pieces=None),
    "loco-watch": _table(lambda stage: roll(stage, 1, 6, 4), bots=("", "easy")),
    "loco-watch-placing": _table(_wait, pieces=None, bots=("easy", "")),
    "loco-stopped-dead": _table(leave_cards, _play(LaySpeed(ANNA, 2), Done(ANNA)), pieces=BOXED, **SPEED),
    "loco-competition": _table(TAIL, _play(GiveUp(ANNA)), seats=2, variant="solo", pieces=ALONE),
    "loco-lesson-first": _lesson(0),
    "loco-lesson-ghost": _lesson(2),
    "loco-lesson-no": _lesson(4),
    "loco-lesson-turn": _lesson(6),
    "loco-lesson-couple": _lesson(7, 1),
    "loco-lesson-end": _lesson(8),
    "loco-log": _turn(TAIL, _log),
    "loco-standings": _table(lambda s: starts(s), TAIL, _play(EndByAgreement(ANNA)), games=3),
    "loco-result": _turn(TAIL, _play(EndByAgreement(ANNA))),
    "loco-result-alone": _table(_play(GiveUp(ANNA)), seats=1, variant="solo", pieces=ALONE),
    "loco-result-steps": _table(TAIL, _play(GiveUp(ANNA), GiveUp(BEN)), seats=2, variant="solo", pieces=ALONE,
                                steps_only=True),
    "loco-result-runs": _table(_play(GiveUp(ANNA), GiveUp(BEN)), seats=2, variant="solo", pieces=ALONE),
}  # fmt: skip
"""All of them; a new screen is one line."""
