"""The own best game alone, as a ghost: what the total was after the same card, and the best list."""

from app.games.locus.screen.state import Phase, State
from app.games.locus.screen.totals import totals
from app.table.match.match import AnyMatch
from app.table.match.replay import replayed
from app.table.records import Record, options_of
from app.ui.stage.ui import Ui

LISTED = 3


def best_games(ui: Ui, match: AnyMatch) -> tuple[Record, ...]:
    """Return the finished games alone by the same rules, best total first."""
    records = ui.records.finished(match.game.name, match.game.way)
    rules = options_of(match.header.setup)
    alone = [r for r in records if r.course.seats == 1 and r.course.options == rules and r.totals[0] is not None]
    return tuple(sorted(alone, key=lambda r: -(r.totals[0] or 0)))


def ghost_totals(ui: Ui, match: AnyMatch) -> tuple[int, ...]:
    """Return the total after each reveal of the best game; empty if there is none or it cannot be read."""
    best = next((record for record in best_games(ui, match) if record.match != match.id), None)
    if best is None:
        return ()
    kept = ui.table.store.match(best.match)
    timeline = replayed(match.game, kept.header, ui.table.store.entries(best.match)).timeline
    out: dict[int, int] = {}
    for play in timeline.past:
        state: State = play.state
        if state.phase is not Phase.DEALING:
            out[state.reveal] = totals(state)[0]
    return tuple(out[reveal] for reveal in sorted(out))
