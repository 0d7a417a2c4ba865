"""A roll that is awaited, by name: without a die on the cable, and with one in everything it can do."""

from collections.abc import Callable
from typing import Any

from dice_game import DICE, PLAYABLE, Options, Throw
from stage_set import Put, Stage

from app.games.game import Seat, Setup
from app.said import said
from app.table.match.seats import Side
from app.table.ports import DeviceState, Health
from app.ui.kit.parts import Undo
from app.ui.screens.device.service import DeviceScreen
from app.ui.screens.match.roll_page import TypeFace
from app.ui.stage.playable import offered

CODE = 123_456_789


def sit_at_dice(stage: Stage, seats: int = 2, sides: tuple[Side, ...] = (), **options: object) -> None:
    """Begin a match of dice and show it."""
    stage.ui.covers = (*stage.ui.covers, offered(PLAYABLE))
    stage.ui.table.begin(DICE, stage.players(seats, *sides), Setup(seats, Seat(0), Options(**options)), CODE)
    stage.ui.home(PLAYABLE.play(stage.ui))
    stage.robot.settle()


def rolling(*acts: Callable[[Stage], None], **options: Any) -> Put:
    """Let the first player take the die, and do something with it."""

    def act(stage: Stage) -> None:
        sit_at_dice(stage, **options)
        stage.ui.screen.submit(Throw(Seat(0)))
        stage.robot.settle()
        for each in acts:
            each(stage)
            stage.robot.settle()

    return act


DENIED = said("{port} may not be opened. Add the user to the group dialout.", port="/dev/ttyACM0")
"""As the adapter of the die says it."""


def _denied(stage: Stage) -> None:
    stage.ui.devices = lambda: (DeviceState("die", Health.ERROR, DENIED),)
    stage.ui.go(DeviceScreen(stage.ui, "die"))


def _plug_in(stage: Stage) -> None:
    stage.die.plug_in()


DICE_SCENES: dict[str, Put] = {
    "roll-no-die": rolling(),
    "roll-no-die-eight": rolling(faces=8),
    "roll-die-there": rolling(_plug_in),
    "roll-die-rolling": rolling(_plug_in, lambda stage: stage.die.shake()),
    "roll-die-cocked": rolling(_plug_in, lambda stage: stage.die.cock()),
    "roll-die-lost": rolling(_plug_in, lambda stage: stage.die.unplug()),
    "roll-die-shows": rolling(_plug_in, lambda stage: stage.die.roll(5)),
    "roll-die-put-right": rolling(
        _plug_in, lambda stage: stage.die.roll(5), lambda stage: stage.ui.screen.tapped(TypeFace(2))
    ),
    "roll-wrong-face": rolling(
        lambda stage: stage.ui.screen.tapped(TypeFace(5)), lambda stage: stage.ui.screen.tapped(Undo()), is_long=True
    ),
    "device-die-denied": _denied,
}
"""All of them; a new screen is one line."""
