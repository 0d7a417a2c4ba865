"""The log of whole games on this screen, scrubbed to a moment, by name."""

from typing import Any

from scenes_locus_screen import begin, play_to
from stage_set import Put, Stage

from app.games.locus.screen.moves import BuyLoose, DoublePlaced, ShapeDrawn
from app.games.locus.screen.state import Phase
from app.ui.screens.match.log import Select, TurnOver
from app.ui.stage import places


def _log(seats: int, kind: Any = None, *, is_pictured: bool | None = None) -> Put:
    """Play a few rounds and open the log at the last event of a kind, or at its end."""

    def put(stage: Stage) -> None:
        begin(stage, seats)
        play_to(stage, Phase.PICKING, lambda state: state.reveal == 3, keen=BuyLoose)
        _open(stage, kind, is_pictured)

    return put


def _open(stage: Stage, kind: Any, is_pictured: bool | None) -> None:
    match = None if stage.ui.table.match else stage.ui.table.look(stage.ui.records.all()[0].match)
    stage.ui.open(places.Log(match))
    screen = stage.ui.screen
    if kind is not None:
        told = [e.n for e in screen.match.log if any(isinstance(event, kind) for event in e.events)]
        screen.tapped(Select(max(at for at, line in enumerate(screen._lines()) if line.n in told)))
    if is_pictured is not None:
        screen.tapped(TurnOver(is_pictured))


def _over(stage: Stage) -> None:
    """Look back at a game that is in the records."""
    begin(stage, 2)
    play_to(stage, Phase.OVER)
    stage.ui.table.leave()
    _open(stage, DoublePlaced, True)


REPLAY: dict[str, Put] = {
    "replay-start": lambda stage: (_log(3)(stage), stage.ui.screen.tapped(Select(0))),
    "replay-end": _log(5),
    "replay-shape": _log(3, ShapeDrawn),
    "replay-shape-pictured": _log(3, ShapeDrawn, is_pictured=True),
    "replay-five-pictured": _log(5, ShapeDrawn, is_pictured=True),
    "replay-list": _log(3, is_pictured=False),
    "replay-solo": _log(1, ShapeDrawn, is_pictured=True),
    "replay-over": _over,
}
"""All of them; a new screen is one line."""
