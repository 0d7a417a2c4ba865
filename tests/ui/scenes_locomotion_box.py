"""Every screen of a game of Locomotion beside the box, by name, reached by real moves."""

from collections.abc import Callable
from typing import Any

from loco_box_table import CODE, Until, begin, play, play_to, playable
from stage_set import Put, Stage

from app.games.locomotion.box.game import (
    Act,
    Done,
    EndByAgreement,
    GiveUp,
    LaySpeed,
    PassTrapped,
    Phase,
    Spend,
    State,
    StopDead,
    speeds_now,
)
from app.games.locomotion.course import Variant
from app.ui.play.locomotion.both.drawn_page import DrawnPage
from app.ui.play.locomotion.both.laying import Choose
from app.ui.play.locomotion.both.more_setup import Ask
from app.ui.play.locomotion.box.enter_page import Placed
from app.ui.play.locomotion.box.move_page import AskWin
from app.ui.play.locomotion.box.setup import AskCounting, AskMore, AskStarter, AskVariant
from app.ui.play.locomotion.box.solo_page import AskGiveUp, AskSteps
from app.ui.screens.choice import Pick
from app.ui.screens.match.consent import take_back
from app.ui.stage import places

DIE, SPEED, SOLO = Variant.DIE, Variant.SPEED, Variant.SOLO


def _setup(seats: int, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.remember(seats)
        stage.ui.go(playable(stage).setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _show(stage: Stage, *, past_cards: bool = True) -> None:
    stage.ui.go(playable(stage).play(stage.ui))
    if past_cards and isinstance(stage.ui.screen.page, DrawnPage):
        stage.ui.screen.pressed()


def _at(
    until: Until, seats: int = 3, variant: Variant = DIE, *moves: Any, past_cards: bool = True, **switches: Any
) -> Put:
    """Play until something holds, then these moves; then show the table."""

    def act(stage: Stage) -> None:
        begin(stage, seats, variant, **switches)
        play_to(stage, until)
        play(stage, *moves)
        _show(stage, past_cards=past_cards)

    return act


def _tapped(put: Put, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _pressed(put: Put, *, seconds: float = 0.0) -> Put:
    """Press the star; what is missing is told."""

    def act(stage: Stage) -> None:
        put(stage)
        stage.clock.turn(seconds)
        stage.ui.screen.pressed()

    return act


def _open(put: Put, door: Callable[[Stage], None]) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        door(stage)

    return act


def _undone(put: Put) -> Put:
    def act(stage: Stage) -> None:
        put(stage)
        stage.match.undo()

    return act


def _again(code: int = CODE) -> Put:
    """Play a whole run alone, then begin another one."""

    def act(stage: Stage) -> None:
        begin(stage, 1, SOLO)
        play_to(stage, lambda state: state.phase is Phase.OVER)
        begin(stage, 1, SOLO, code=code)
        play(stage, _spend(Act.STEP, 4))
        _show(stage)

    return act


def _spend(act: Act, count: int = 1) -> Callable[[State], Spend]:
    return lambda state: Spend(state.current, act, count)


def _trapped(state: State) -> PassTrapped:
    return PassTrapped(state.current)


def _stopped(state: State) -> StopDead:
    return StopDead(state.current)


def _agreed(state: State) -> EndByAgreement:
    return EndByAgreement(state.current)


def _in(phase: Phase, round_: int = 1, game: int = 1) -> Until:
    return lambda state: state.phase is phase and state.round >= round_ and state.game >= game


def _start(state: State) -> bool:
    return bool(state.order)


def _entering(entered: int) -> Until:
    return lambda state: state.phase is Phase.ENTERING and sum(w is not None for w in state.placed) == entered


def _fastest(state: State) -> LaySpeed:
    return LaySpeed(state.current, speeds_now(state)[-1])


def _speed(speed: int) -> Callable[[State], LaySpeed]:
    return lambda state: LaySpeed(state.current, speed)


def _done(state: State) -> Done:
    return Done(state.current)


OVER, MOVING, LAYING, ROLLING = (_in(phase) for phase in (Phase.OVER, Phase.MOVING, Phase.LAYING, Phase.ROLLING))
RUN = _at(MOVING, 1, SOLO, _spend(Act.STEP, 12), _spend(Act.COUPLE), _spend(Act.UNCOUPLE))
TURN = _at(_in(Phase.ROLLING, 2), 3, DIE, 6, _spend(Act.STEP, 2), _spend(Act.COUPLE))
DRIVING = _at(_in(Phase.LAYING, 2), 3, SPEED, _fastest, _spend(Act.STEP))

LOCOMOTION_BOX: dict[str, Put] = {
    "lbox-setup-die": _setup(4),
    "lbox-setup-speed": _setup(4, AskVariant(), Pick(1)),
    "lbox-setup-solo": _setup(1),
    "lbox-ask-variant": _setup(3, AskVariant()),
    "lbox-ask-counting": _setup(3, AskCounting()),
    "lbox-ask-starter": _setup(4, AskVariant(), Pick(1), AskStarter()),
    "lbox-more": _setup(3, AskMore()),
    "lbox-more-games": _setup(3, AskMore(), Ask("games")),
    **{f"lbox-drawn-{n}": _at(_start, n, DIE, past_cards=False) for n in (2, 4)},
    "lbox-drawn-short": _at(_start, 3, SPEED, past_cards=False, wagons=2),
    "lbox-drawn-solo": _at(_start, 1, SOLO, past_cards=False),
    **{f"lbox-start-{n}": _at(_in(Phase.ROLLING_OFF), n) for n in (2, 4)},
    "lbox-start-tied": _at(_in(Phase.ROLLING_OFF), 4, DIE, 5, 5, 2, 5, 3),
    **{f"lbox-roll-{n}": _at(_in(Phase.ROLLING, 2), n) for n in (2, 3, 4)},
    "lbox-roll-trapped": _pressed(_at(_in(Phase.ROLLING, 2), 4, DIE, _trapped)),
    "lbox-turn": TURN,
    "lbox-turn-fresh": _at(_in(Phase.ROLLING), 2, DIE, 4),
    "lbox-turn-one": _at(_in(Phase.ROLLING), 2, DIE, 1),
    "lbox-turn-spent": _at(_in(Phase.ROLLING), 4, DIE, 3, _spend(Act.UNCOUPLE), _spend(Act.STEP, 2)),
    "lbox-turn-undone": _undone(TURN),
    "lbox-turn-uncounted": _at(_in(Phase.ROLLING), 4, DIE, 5, counting=False),
    "lbox-lay-first": _at(LAYING, 4, SPEED),
    "lbox-lay": _at(_in(Phase.LAYING, 3), 4, SPEED),
    "lbox-lay-two": _tapped(_at(_in(Phase.LAYING, 3), 2, SPEED), Choose(2)),
    "lbox-lay-missing": _pressed(_at(LAYING, 3, SPEED)),
    "lbox-lay-refused": _tapped(_at(_in(Phase.LAYING, 3), 3, SPEED), Choose(6)),
    "lbox-lay-stopped": _at(_in(Phase.LAYING, 2), 2, SPEED, _fastest, _stopped, _fastest,
                            _spend(Act.STEP, 4), _done),
    "lbox-drive": DRIVING,
    "lbox-drive-zero": _at(LAYING, 3, SPEED, _speed(0)),
    "lbox-drive-six": _at(LAYING, 3, SPEED, _speed(6)),
    "lbox-drive-uncounted": _at(LAYING, 3, SPEED, _speed(4), counting=False),
    "lbox-stopped": _at(_in(Phase.LAYING, 2), 3, SPEED, _fastest, _stopped),
    "lbox-claim": _tapped(TURN, AskWin()),
    "lbox-claim-either": _tapped(_at(_in(Phase.ROLLING), 2, DIE, 4, either_end=True, wagons=3), AskWin()),
    "lbox-solo": RUN,
    "lbox-solo-fresh": _at(MOVING, 1, SOLO),
    "lbox-solo-refused": _pressed(_tapped(_at(MOVING, 1, SOLO), AskWin())),
    "lbox-solo-steps": _tapped(RUN, AskSteps()),
    "lbox-solo-claim": _tapped(RUN, AskWin()),
    "lbox-solo-give-up": _tapped(RUN, AskGiveUp()),
    "lbox-solo-best": _again(),
    "lbox-solo-best-else": _again(7),
    "lbox-contest": _at(lambda state: state.phase is Phase.MOVING and state.current == 3, 4, SOLO,
                        _spend(Act.STEP, 11)),
    "lbox-contest-over": _at(OVER, 4, SOLO),
    "lbox-given-up": _at(MOVING, 1, SOLO, _spend(Act.STEP, 12), lambda state: GiveUp(state.current)),
    "lbox-enter-2": _at(_entering(1), 2),
    "lbox-enter-4": _at(_entering(2), 4),
    "lbox-enter-touched": _tapped(_at(_entering(1), 3), Placed(2)),
    "lbox-enter-missing": _pressed(_at(_entering(1), 3)),
    "lbox-enter-agreed": _at(_in(Phase.ROLLING, 2), 4, DIE, _agreed, wagons=2),
    "lbox-standings": _at(_in(Phase.STANDINGS), 4, games=3),
    "lbox-result": _at(OVER, 3),
    "lbox-result-tournament": _at(OVER, 4, games=3),
    "lbox-log": _open(_at(_in(Phase.ROLLING, 3), 3), lambda stage: stage.ui.open(places.Log())),
    "lbox-log-end": _open(_at(OVER, 3, games=2), lambda stage: stage.ui.open(places.Log())),
    "lbox-rules": _open(TURN, lambda stage: stage.ui.open(places.Rules(stage.match))),
    "lbox-pause": _open(TURN, lambda stage: stage.ui.open(places.Pause())),
    "lbox-consent": _open(_at(_in(Phase.ROLLING, 2)), lambda stage: take_back(stage.ui)),
}  # fmt: skip
"""All of them; a new screen is one line."""
