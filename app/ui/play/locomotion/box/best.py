"""The best run of before, from the records: of this very start if it was played, else with as many wagons (M26)."""

from typing import NamedTuple

import msgspec

from app.games.game import Way
from app.table.match.match import AnyMatch
from app.table.records import Record, Records
from app.table.store.store import Store


class Best(NamedTuple):
    """The lowest total, who made it, and whether it was on this very start."""

    total: int
    name: str
    is_same: bool


def best_run(store: Store, match: AnyMatch) -> Best | None:
    """Return the best run that was finished before this match, if there is one."""
    found = Records(store).finished("locomotion", Way.BOX)
    runs = [record for record in found if record.match != match.id and _is_alike(record, match)]
    same = [record for record in runs if record.code == match.code]
    for records, is_same in ((same, True), (runs, False)):
        totals = [
            (total, record.players[seat].name)
            for record in records
            for seat, total in enumerate(record.totals)
            if total is not None
        ]
        if totals:
            return Best(*min(totals), is_same)
    return None


def _is_alike(record: Record, match: AnyMatch) -> bool:
    """Tell whether runs can be compared: no die, as many wagons, the same end, and the same counts."""
    options = msgspec.json.decode(record.course.options)
    now = match.setup.options
    asked = (now.variant.value, now.wagons, now.either_end, now.steps_only)
    switches = options.get("wagons", 4), options.get("either_end", False), options.get("steps_only", False)
    return (options["variant"], *switches) == asked
