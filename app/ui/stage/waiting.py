"""The games that wait: which one comes first, how many others there are, and how one is played on."""

from msgspec import Struct

from app.table.match.journal import Status
from app.table.match.match import AnyMatch
from app.table.table import NotPlayable
from app.ui.stage.playable import playable_of
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui


class Waits(Struct, frozen=True):
    """The match that was left last and can be played on, if there is one, and how many wait beside it."""

    first: AnyMatch | None
    others: int


def waits(ui: Ui) -> Waits:
    """Look what waits: the match on the table first, then the newest of those that can go on."""
    match = ui.table.match
    waiting = ui.table.unfinished()
    if match is not None and match.status is Status.OPEN and ui.cover_of(match.game.name, match.game.way):
        return Waits(match, len(waiting) - 1)
    for summary in waiting:
        if summary.is_playable and ui.cover_of(summary.game, summary.way) is not None:
            try:
                return Waits(ui.table.look(summary.id), len(waiting) - 1)
            except NotPlayable:
                continue  # the table has said so
    return Waits(None, len(waiting))


def play_on(ui: Ui, number: int) -> bool:
    """Put a match that waits on the table and on the screen; tell why where that cannot be."""
    try:
        ui.table.resume(number)
    except NotPlayable:
        ui.play(Cue.REFUSE)
        ui.tell(ui.t("It does not fit the rules any more."), "info")
        return False
    return show(ui)


def show(ui: Ui) -> bool:
    """Open the screen of the match on the table above the first screen."""
    match = ui.table.match
    playable = None if match is None else playable_of(ui, match.game.name, match.game.way)
    if playable is None:
        return False
    ui.home(playable.play(ui))
    return True
