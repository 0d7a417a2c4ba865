"""Where a game of Locus beside the box stands, in one short phrase."""

from typing import assert_never

from app.games.locus.box.state import Phase, State
from app.games.locus.box.talk import scoring_cursor
from app.games.locus.course import banner, rounds
from app.table.match.match import AnyMatch
from app.ui.play.locus.words.zone import zone_word
from app.ui.words.language import Language


def rounds_of(match: AnyMatch) -> int | None:
    """Return the number of rounds of a match, or None while nobody knows (L3, L43)."""
    options = match.setup.options
    cards = len(options.deck) or options.deck_size
    return rounds(match.setup.seats, cards=cards)


def round_words(language: Language, number: int, of: int | None, *, is_solo: bool) -> str:
    """Name a round, alone a reveal (L4, L42)."""
    if is_solo and of is None:
        return language.t("Reveal {number}", number=number)
    if is_solo:
        return language.t("Reveal {number} of {of}", number=number, of=of)
    return language.t("Round {number} of {of}", number=number, of=of)


def progress(language: Language, match: AnyMatch) -> tuple[str, ...]:  # noqa: PLR0911  one case per phase
    """Say where the game stands, the long way first: "Anna to pick, round 3 of 5", then "Anna, 3/5"."""
    state: State = match.view(None)
    t, name = language.t, match.players[state.current].name
    match state.phase:
        case Phase.DEALING:
            return (t("The cards are shuffled"),)
        case Phase.PICKING:
            return _at(language, state, t("{name} to pick", name=name), name)
        case Phase.LEFTOVER:
            return _at(language, state, t("{name} may spend coins", name=name), name)
        case Phase.LAST_WINDOW:
            return t("{name}, last chance to spend coins", name=name), t("{name}, last coins", name=name)
        case Phase.SCORING:
            return _counting(language, match, state)
        case Phase.GREY:
            return t("The grey boxes are next"), t("Grey boxes")
        case Phase.OVER:
            return (t("The game is over"),)
        case _:
            assert_never(state.phase)


def _at(language: Language, state: State, who: str, name: str) -> tuple[str, ...]:
    place = banner(state)
    where = round_words(language, place.round, place.rounds, is_solo=state.is_solo)
    lower = where[0].lower() + where[1:]
    short = f"{place.round}/{place.rounds}" if place.rounds else f"{place.round}"
    return f"{who}, {lower}", f"{who}, {short}", f"{name}, {short}"


def _counting(language: Language, match: AnyMatch, state: State) -> tuple[str, ...]:
    cursor = scoring_cursor(state)
    if cursor is None:
        return (language.t("Counting"),)
    name, zone = match.players[cursor[0]].name, zone_word(language, cursor[1])
    return language.t("Counting: {name}, {zone}", name=name, zone=zone), f"{name}, {zone}"
