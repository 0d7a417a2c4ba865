"""The lines of the records: games that wait, games that were won, and what players made of them."""

from collections.abc import Sequence
from datetime import date, datetime

import msgspec
from msgspec import Struct

from app.games.game import Way
from app.table.match.seats import Player
from app.table.records import Course, Record, Standing, by_course, longest, standings
from app.table.table import MatchSummary
from app.ui.kit.frame import NOWHERE
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Look
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.standing_row import StandingRow

BEST = 10


class PlayOn(Struct, frozen=True):
    """Go on with a match that waits."""

    match: int


class LookBack(Struct, frozen=True):
    """Look at a match that is over, entry by entry."""

    match: int


class Export(Struct, frozen=True):
    """Write everything that was played as files."""


RecordLine = ListRow | StandingRow | str
"""A row that is laid later, or a heading."""


def waiting(ui: Ui) -> list[RecordLine]:
    """Return the matches that wait, the one last on the table first."""
    return [_waiting(ui, summary) for summary in ui.table.unfinished()]


def _waiting(ui: Ui, summary: MatchSummary) -> ListRow:
    title, short = game_title(ui, summary.game, summary.way)
    day = day_words(ui, summary.at_wall) if summary.is_synced else ""
    why = why_not(ui, summary)
    names = ui.language.joined([player.name for player in summary.players])
    return ListRow(
        bounds=NOWHERE,
        figure=summary.players[0].figure,
        name=_wordings(_dotted(title, day), _dotted(short, day), short),
        note=why or (names, ui.n("one player", "{count} players", len(summary.players))),
        value=" " if why else "",
        signal="warn" if why else "",
        opens=not why,
        look=Look.OFF if why else Look.REST,
        tap=PlayOn(summary.id),
    )


def why_not(ui: Ui, summary: MatchSummary) -> str:
    """Say why a match cannot be played on; empty if it can."""
    if ui.cover_of(summary.game, summary.way) is None:
        return ui.t("This game is not known here.")
    return "" if summary.is_playable else ui.t("It does not fit the rules any more.")


def finished(ui: Ui, records: Sequence[Record]) -> list[RecordLine]:
    """Return the finished games, the last first, and the key that exports them."""
    out: list[RecordLine] = [_finished(ui, record) for record in records]
    if records:
        export = ListRow(bounds=NOWHERE, icon="export", name=ui.t("Export"), note=ui.t("as a table and as records"),
                         opens=True, tap=Export())  # fmt: skip
        out.append(export)
    return out


def stopped(ui: Ui) -> list[RecordLine]:
    """Return the games that were ended by agreement, the last first, under a heading; nothing without any."""
    found = ui.table.stopped()
    return [ui.t("Ended by agreement"), *(_stopped(ui, summary) for summary in found)] if found else []


def _stopped(ui: Ui, summary: MatchSummary) -> ListRow:
    title, short = game_title(ui, summary.game, summary.way)
    day = day_words(ui, summary.at_wall) if summary.is_synced else ""
    return ListRow(
        bounds=NOWHERE,
        figure=summary.players[0].figure,
        name=ui.language.joined([player.name for player in summary.players]),
        note=_wordings(_dotted(title, day), _dotted(short, day)),
        opens=True,
        tap=LookBack(summary.id),
    )


def _finished(ui: Ui, record: Record) -> ListRow:
    winners = [record.players[seat] for seat in record.winners] or list(record.players)
    total = record.totals[record.winners[0]] if record.winners else None
    title, short = game_title(ui, record.course.game, record.course.way)
    time = _minutes(ui, record)
    day = day_words(ui, record.at_wall) if record.is_synced else ""
    return ListRow(
        bounds=NOWHERE,
        figure=winners[0].figure,
        is_gold=True,
        name=ui.language.joined([player.name for player in winners]),
        value="" if total is None else ui.points(record.course.game, record.course.way, total),
        note=_wordings(_dotted(title, day, time), _dotted(title, day), _dotted(short, day)),
        opens=True,
        tap=LookBack(record.match),
    )


def players(ui: Ui, records: Sequence[Record]) -> list[RecordLine]:
    """Return per kind of game what each player made of it; alone, the best list."""
    out: list[RecordLine] = []
    for course, played in by_course(records, lambda course: _grounds(ui, course)).items():
        made = _best_list(ui, played) if course.seats == 1 else _standings(ui, played)
        if made:  # nothing came of runs that were all given up
            out += [_course_words(ui, course), *made, *_longest(ui, played)]
    return out


def _standings(ui: Ui, played: Sequence[Record]) -> list[RecordLine]:
    heads = (ui.t("all"), ui.t("won"), ui.t("mean"), ui.t("best"))
    rows = [_standing(ui, standing, played) for standing in standings(played)]
    return [StandingRow(bounds=NOWHERE, numbers=heads), *rows]


def _grounds(ui: Ui, course: Course) -> tuple[str, ...]:
    """Return the options that do not matter when players are compared; alone all do."""
    offer = ui.cover_of(course.game, course.way)
    return () if offer is None or course.seats == 1 else offer.grounds


def _standing(ui: Ui, standing: Standing, played: Sequence[Record]) -> StandingRow:
    number, course = ui.language.number, played[0].course
    mean = "" if standing.average is None else ui.points(course.game, course.way, _short(standing.average))
    best = "" if standing.best is None else ui.points(course.game, course.way, standing.best)
    return StandingRow(
        bounds=NOWHERE,
        figure=_figure(standing, played),
        name=standing.name,
        numbers=(number(standing.played), number(standing.won), mean, best),
    )


def _short(value: float) -> int | float:
    """Round to one decimal; whole numbers have none."""
    rounded = round(value, 1)
    return int(rounded) if rounded.is_integer() else rounded


def _figure(standing: Standing, played: Sequence[Record]) -> str:
    seated = (player for record in played for player in record.players)
    return next((p.figure for p in seated if p.profile == standing.profile and p.name == standing.name), "moon")


def _best_list(ui: Ui, played: Sequence[Record]) -> list[RecordLine]:
    known = [(record.totals[0], record) for record in played if record.totals[0] is not None]
    sign = 1 if played[0].lowest_wins else -1
    ranked = sorted(known, key=lambda each: (sign * (each[0] or 0), each[1].match))[:BEST]
    return [_ranked(ui, place, total or 0, record) for place, (total, record) in enumerate(ranked, 1)]


def _ranked(ui: Ui, place: int, total: int, record: Record) -> ListRow:
    player: Player = record.players[0]
    day = day_words(ui, record.at_wall) if record.is_synced else ""
    return ListRow(
        bounds=NOWHERE,
        figure=player.figure,
        is_gold=place == 1,
        name=ui.t("{place}. {name}", place=place, name=player.name),
        value=ui.points(record.course.game, record.course.way, total),
        note=_wordings(_dotted(day, _minutes(ui, record)), day),
    )


def _longest(ui: Ui, played: Sequence[Record]) -> list[RecordLine]:
    record = longest(played)
    if record is None or len(played) < 2:
        return []
    day = day_words(ui, record.at_wall) if record.is_synced else ""
    names = ui.language.joined([player.name for player in record.players])
    name = ui.t("Longest: {time}", time=_minutes(ui, record))
    return [ListRow(bounds=NOWHERE, icon="clock", name=name, note=_wordings(_dotted(names, day), day or names))]


# ---------------------------------------------------------------- words


def game_title(ui: Ui, name: str, way: Way) -> tuple[str, str]:
    """Name a game, long and short; where it is offered in two ways, with its way. One not known here has a name."""
    offer = ui.cover_of(name, way)
    if offer is None:
        return name.capitalize(), name.capitalize()
    title = offer.title
    if sum(other.title == title for other in ui.covers) < 2:
        return title, title
    if way is Way.BOX:
        return ui.t("{game} beside the box", game=title), ui.t("{game}, box", game=title)
    return ui.t("{game} on the screen", game=title), ui.t("{game}, screen", game=title)


def _course_words(ui: Ui, course: Course) -> str:
    title, _ = game_title(ui, course.game, course.way)
    if course.seats == 1:
        place = _place(ui, course)
        return ui.t("{game}, alone: {place}", game=title, place=place) if place else ui.t("{game}, alone", game=title)
    return ui.t("{game} with {count} players", game=title, count=course.seats)


def _place(ui: Ui, course: Course) -> str:
    """Return the name of what was played on, if a game has that."""
    offer = ui.cover_of(course.game, course.way)
    return "" if offer is None else str(msgspec.json.decode(course.options).get(offer.place, ""))


def day_words(ui: Ui, wall: float) -> str:
    """Return the day of a moment, here, in words."""
    day: date = datetime.fromtimestamp(wall).astimezone().date()
    return ui.language.date(day)


def _minutes(ui: Ui, record: Record) -> str:
    return ui.n("one minute", "{count} minutes", record.minutes)


def _dotted(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def _wordings(*wordings: str) -> tuple[str, ...]:
    """Keep those that say something, the longest first."""
    return tuple(wording for wording in wordings if wording) or ("",)
