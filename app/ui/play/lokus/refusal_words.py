"""Why something is not allowed in Lokus, each in one sentence."""

from collections.abc import Sequence

from app.games.game import Refusal
from app.table.seats import Player
from app.ui.language import Language, mark

REFUSALS = {
    "seats": mark("Lokus is for two to six players, not {seats}."),
    "no_such_seat": mark("Nobody sits at that place."),
    "table_rows": mark("The points table has one to {most} rows."),
    "table_points": mark("A row of the points table lies between 0 and {most}."),
    "same_table": mark("That is the table this game has."),
    "game_over": mark("The game is over."),
    "shuffling": mark("The cards are being shuffled."),
    "no_such_chance": mark("There is nothing to shuffle or roll now."),
    "not_a_shuffle": mark("A shuffle has all {cards} cards, each once."),
    "no_lock_now": mark("No card is chosen now."),
    "locked_already": mark("{seat} has locked a card already."),
    "not_in_hand": mark("That card is not in this hand."),
    "all_locked": mark("Everyone has locked: now the cards turn up."),
    "no_unlock_now": mark("Nothing is locked now."),
    "not_locked": mark("{seat} has not locked a card."),
    "not_all_locked": mark("First everyone locks a card."),
    "revealed_already": mark("The cards lie open already."),
    "no_choice_now": mark("There is no line to choose now."),
    "not_your_card": mark("{turn} chooses the line."),
    "no_such_line": mark("There are two lines."),
    "round_not_over": mark("First this round ends."),
    "not_holder": mark("{holder} presses the star."),
    "match-stopped": mark("This game was ended by agreement."),
}

SEATS = ("seat", "turn", "holder")
"""Values that name a seat, where their key is not about the number of seats."""


def refusal_sentence(language: Language, refusal: Refusal, players: Sequence[Player]) -> str:
    """Say why a move is refused."""
    values: dict[str, object] = dict(refusal.values)
    for key in SEATS:
        seat = values.get(key)
        if isinstance(seat, int) and 0 <= seat < len(players):
            values[key] = players[seat].name
    return language.t(REFUSALS[refusal.key], **values)
