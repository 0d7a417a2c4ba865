"""Why something is not allowed in Locus, and what to remember next, each in one sentence."""

from collections.abc import Mapping, Sequence

from app.games.game import AnyRefusal
from app.games.locus.box.talk import Reminder
from app.games.locus.refusals import Reason
from app.games.locus.zones import Zone
from app.table.match.seats import Player
from app.ui.words.language import Language, mark
from app.ui.words.refusal_words import sentence_of

REFUSALS: Mapping[Reason, str] = {
    # setting up
    "seats": mark("Locus is for one to five players, not {seats}."),
    "first": mark("Nobody sits at the place that would start."),
    "deck_beside_box": mark("When you deal from the box, the screen needs no deck."),
    "deck_size_on_device": mark("When the screen deals, the cards need no counting."),
    "cards_alike": mark("Two cards of this deck have the same name."),
    "deck_too_small": mark("{cards} cards are too few: at least {least} are needed."),
    "deck_too_large": mark("{cards} cards are too many: at most {most}."),
    "scale_length": mark("The scale of {zone} has one to {most} numbers."),
    "scale_range": mark("A number in the scale of {zone} lies between 0 and {most}."),
    "scale_falls": mark("The scale of {zone} begins at 0 and never falls."),
    "scale_zero": mark("The numbers of {zone} begin above 0."),
    "scale_not_rising": mark("The numbers of {zone} rise with every row."),
    # playing
    "game_over": mark("The game is over."),
    "shuffling": mark("The cards are being shuffled."),
    "not_your_turn": mark("It is the turn of {turn}."),
    "no_such_chance": mark("There is nothing to shuffle or roll now."),
    "not_a_shuffle": mark("A shuffle has all {cards} cards, each once."),
    "no_window": mark("Now cards are picked; coins for extras come after."),
    "grey_too_soon": mark("First every zone is counted, then the grey box."),
    "box_deals": mark("The cards lie on the table: take one there."),
    "no_pick_now": mark("Everyone has picked a card in this round."),
    "card_not_open": mark("This card does not lie open."),
    "card_yours": mark("You have this card already."),
    "card_taken": mark("{seat} has this card already."),
    "take_first": mark("First pick a card."),
    "nothing_to_end": mark("There is nothing to be done with now."),
    "no_leftover_now": mark("The leftover is for sale when everyone has picked."),
    "bought_once": mark("{seat} has bought the leftover of this round already."),
    "pile_is_counted": mark("The device counts this pile and ends it by itself."),
    "through_too_soon": mark("The pile cannot be through yet."),
    "device_counts": mark("The screen deals and knows the number of cards."),
    "no_pile_now": mark("No more cards are drawn now."),
    "count_same": mark("That is the number the device has."),
    "count_impossible": mark("{cards} cards cannot be: at most {most} lie in the pile."),
    # counting
    "no_scoring_now": mark("The counting comes at the end."),
    "no_such_seat": mark("Nobody sits at that place."),
    "entry_too_soon": mark("{zone} of {seat} comes later."),
    "use_the_scale": mark("Tap what is reached: the device knows the points."),
    "points_range": mark("A zone has 0 to {most} points, not {points}."),
    "no_scale": mark("Enter the points: the device does not know this sheet."),
    "entry_same": mark("{zone} of {seat} is counted so already."),
    "mark_unknown": mark("The scale of {zone} has {marks} numbers."),
    "mark_twice": mark("A number of {zone} counts once."),
    "mark_one": mark("Choose one number of {zone}."),
    # on this screen
    "picked_already": mark("You have a card of this round."),
    "pick_first": mark("First pick a card."),
    "card_used": mark("Your card is used."),
    "no_card_now": mark("No card is drawn or put away in a window."),
    "use_card_first": mark("First draw your card, or put it away for two coins."),
    "not_the_shape": mark("That is not the shape of the card."),
    "bonus_first": mark("First place or give up what the sheet gave you."),
    "not_owed": mark("The sheet did not give you that."),
    "not_a_double": mark("A double is two squares side by side."),
    "off_the_zone": mark("That lies outside the zone."),
    "overlaps": mark("That square is filled."),
    "touches_nothing": mark("It must cover a bold square or touch a filled one."),
    "too_few_coins": mark("That costs {price}; you have {balance}."),
    "fits_nowhere": mark("It fits nowhere on your sheet."),
    "recolour_pointless": mark("That colour is free already."),
}

REMINDERS = {
    Reminder.FIRST_COIN: mark("Everyone starts with one coin."),
    Reminder.LEFTOVER_NEXT: mark("Soon: the leftover for three coins."),
    Reminder.LAST_COINS: mark("After this, one last time for coins."),
    Reminder.PUT_AWAY: mark("Put the cards away; the star passes."),
    Reminder.UNSPENT: mark("Coins left over are worth nothing."),
}


def refusal_sentence(language: Language, refusal: AnyRefusal, players: Sequence[Player]) -> str:
    """Say why, with names for seats and words for zones; KeyError for a key that has no sentence."""
    values = {name: _said(language, name, value, players) for name, value in refusal.values.items()}
    text = language.t(sentence_of(refusal, REFUSALS), **values)
    return text[:1].upper() + text[1:]


def _said(language: Language, name: str, value: str | int, players: Sequence[Player]) -> str | int:
    match name, value:
        case (("seat" | "turn"), int(seat)) if 0 <= seat < len(players):
            return players[seat].name
        case "zone", str(zone):
            return language.t(Zone(zone).value)
        case _:
            return value


def reminder_sentence(language: Language, reminder: Reminder) -> str:
    """Say the one thing to remember next."""
    return language.t(REMINDERS[reminder])
