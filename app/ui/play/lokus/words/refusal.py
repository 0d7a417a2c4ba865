"""Why something is not allowed in Lokus, each in one sentence."""

from collections.abc import Mapping, Sequence

from app.games.game import AnyRefusal
from app.games.lokus.refusals import Reason
from app.table.match.seats import Player
from app.ui.play.lokus.words.people import card_words
from app.ui.words.language import Language, mark
from app.ui.words.refusal_words import sentence_of

REFUSALS: Mapping[Reason, str] = {
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
    "set_not_scored": mark("First the set is counted."),
    "referee_counts": mark("The referee counts that itself."),
    "no_referee": mark("On the light level no cards are entered."),
    "cards_missing": mark("First enter all cards; {missing} to go."),
    "line_missing": mark("First touch the line."),
    "starters_missing": mark("First enter who opens the lines."),
    "no_round_now": mark("No round is being played now."),
    "clean_ups": mark("There are {most} clean-up cards left for this seat at most."),
    "same_clean_ups": mark("So many clean-up cards are noted already."),
    "not_counting_yet": mark("Rolls are counted after round 11."),
    "rolls": mark("A pile has 0 to {most} rolls."),
    "same_rolls": mark("So many rolls are entered already."),
    "scored_already": mark("This set is counted already."),
    "rolls_missing": mark("First enter the rolls of everyone; {missing} to go."),
    "no_starters_now": mark("The lines are open already."),
    "starter_entered": mark("Who opens that line is entered already."),
    "no_entry_now": mark("No card is entered now."),
    "entered_already": mark("The card of {seat} is entered already."),
    "no_such_card": mark("There is no such card in the box."),
    "card_used": mark("{card} was played by {seat} in round {round}."),
    "card_opened": mark("{card} opened line {line}."),
    "nothing_entered": mark("Nothing is entered there yet."),
    "same_card": mark("That is what is entered already."),
    "nothing_chosen": mark("{seat} had no line to choose there."),
    "same_line": mark("That line is entered already."),
}

SEATS = ("seat", "turn", "holder")
"""Values that name a seat, where their key is not about the number of seats."""


def refusal_sentence(language: Language, refusal: AnyRefusal, players: Sequence[Player]) -> str:
    """Say why a move is refused."""
    values: dict[str, object] = dict(refusal.values)
    if "card" in values:
        colour, _, number = str(values["card"]).partition("-")
        values["card"] = card_words(language, colour, int(number))
    for key in SEATS:
        seat = values.get(key)
        if isinstance(seat, int) and 0 <= seat < len(players):
            values[key] = players[seat].name
    return language.t(sentence_of(refusal, REFUSALS), **values)
