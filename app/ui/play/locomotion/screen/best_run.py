"""The best run that was ever made of a start, as ways on the yard: to be driven against."""

from collections.abc import Sequence
from typing import Any

from app.games.game import Seat
from app.games.locomotion.box.moves import RunEnded
from app.games.locomotion.screen.game import State
from app.games.locomotion.screen.moves import Stepped
from app.games.locomotion.solo import Tally, measured
from app.games.locomotion.start import Start
from app.games.locomotion.yard.network import Point
from app.table.match.match import AnyMatch
from app.table.match.replay import replayed
from app.ui.play.locomotion.both.past import ways_of
from app.ui.stage.ui import Ui

LOOKED_AT = 12
"""So many runs are looked through, the last ones."""

Ways = tuple[tuple[Point, ...], ...]


def best_run(ui: Ui, match: AnyMatch) -> Ways:
    """Return the ways of the shortest finished run of the start of a match; none if there is no run."""
    now: State = match.view(None)
    found: list[tuple[tuple[int, int, int], Ways]] = []
    records = ui.records.finished(match.game.name, match.game.way)
    alone = [r for r in records if '"variant":"solo"' in r.course.options and r.match != match.id]
    for record in alone[:LOOKED_AT]:
        kept = ui.table.store.match(record.match)
        plays = replayed(match.game, kept.header, ui.table.store.entries(record.match)).timeline.past
        if plays and _is_same(now, plays[-1].state):
            events = [event for play in plays for event in play.events]
            found += _runs(events, steps_only=now.options.steps_only)
    return min(found, default=((0, 0, 0), ()))[1]


def _is_same(one: State, two: State) -> bool:
    return _question(one) == _question(two)


def _question(state: State) -> tuple[Any, ...]:
    start = state.start or Start((), ())
    return state.yard, start.locomotives, start.wagons, state.order, state.options.either_end, state.options.steps_only


def _runs(events: Sequence[Any], *, steps_only: bool) -> list[tuple[tuple[int, int, int], Ways]]:
    """Return what runs are compared by, and the ways, of every run that was not given up (M26, M50)."""
    ended = [event for event in events if isinstance(event, RunEnded) and not event.has_given_up]
    return [
        (measured(Tally(run.steps, run.couplings), steps_only=steps_only), ways_of(_steps(events, run.seat)))
        for run in ended
    ]


def _steps(events: Sequence[Any], seat: Seat) -> list[Stepped]:
    return [event for event in events if isinstance(event, Stepped) and event.seat == seat]
