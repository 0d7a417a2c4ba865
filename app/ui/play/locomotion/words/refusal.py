"""Why something is not allowed in Locomotion, each in one sentence; the rule's number stands beside it."""

from collections.abc import Mapping, Sequence
from typing import Literal

from app.games.game import AnyRefusal, Refusal
from app.games.locomotion.refusals import Reason
from app.games.locomotion.train import Colour
from app.table.match.seats import Player
from app.ui.play.locomotion.words.shared import colour_word
from app.ui.words.language import Language, mark
from app.ui.words.refusal_words import sentence_of

ShownReason = Literal["nothing_near", "nothing_hangs", "hopeless", "out_of_reach", "no_way_to_wagon", "no_way_there"]
"""What only the screen says, before a move is even made."""

Flaw = Refusal[Reason | ShownReason]

REFUSALS: Mapping[Reason | ShownReason, str] = {
    # setting up
    "seats": mark("Locomotion is for one to four players, not {seats}."),
    "first": mark("Nobody sits at the place that would start."),
    "wagons": mark("The order has two, three or four wagons, not {wagons}."),
    "rounds": mark("A limit is at least one round."),
    "games": mark("A tournament has at least one game."),
    "steps_only": mark("Steps alone can count only where the shortest way is looked for."),
    "no_yard": mark("This yard cannot be drawn."),
    "no_turning": mark("A locomotive cannot be turned in this yard: wagons behind may be impossible."),
    "no_rails": mark("This yard has no rails."),
    "too_many_rails": mark("The box has 45 rails: this yard needs more."),
    "apart": mark("All rails hang together: these do not."),
    "parallel": mark("Two rails may not lie side by side."),
    "unreachable": mark("A locomotive cannot come everywhere in this yard."),
    "yard_too_small": mark("This yard has {points} points: more than {most} are needed."),
    "start_pieces": mark("Start {start} does not have the right pieces."),
    "start_off_yard": mark("In start {start} a piece stands off the rails."),
    "start_same_point": mark("In start {start} two pieces stand on one point."),
    "start_no_rail": mark("In start {start} a locomotive stands on no rail."),
    "start_order": mark("The order of start {start} does not fit."),
    "start_trapped": mark("In start {start} a locomotive is trapped."),
    # whose turn
    "game_over": mark("The game is over."),
    "no_such_seat": mark("Nobody sits at that place."),
    "not_your_turn": mark("It is the turn of {turn}."),
    "no_such_chance": mark("There is nothing to shuffle or roll now."),
    "not_a_shuffle": mark("A shuffle has all {cards} cards, each once."),
    "no_such_face": mark("The die has no {face}."),
    "not_while_drawing": mark("The locomotive cards are being shuffled."),
    "not_while_ordering": mark("The wagon cards are being shuffled."),
    "not_while_rolling_off": mark("First is rolled for who starts."),
    "not_while_rolling": mark("First roll the die."),
    # placing
    "all_placed": mark("All pieces have been placed."),
    "no_point": mark("There is no such point."),
    "no_such_rail": mark("No rail leads that way."),
    "placed_already": mark("You have placed that already."),
    "pieces_left": mark("Still {left} to place."),
    "traps": mark("The {colour} locomotive would be trapped."),
    # moving
    "not_moving": mark("Now no train drives."),
    "lay_first": mark("First lay a speed card."),
    "no_points": mark("Your points are spent."),
    "out_of_reach": mark("That is too far: you have {left} left."),
    "no_way_there": mark("The train cannot come there now."),
    "no_way_to_wagon": mark("The train cannot come to that wagon now."),
    "no_rail": mark("No rail leads there from the train."),
    "other_end": mark("Only the other end can go there."),
    "sharp": mark("That angle is too sharp: pull past it and reverse."),
    "own_train": mark("Your own train stands there."),
    "occupied": mark("The {piece} there is in the way."),
    # coupling
    "no_wagons": mark("Touch the wagons to couple."),
    "no_wagon": mark("No wagon stands there."),
    "not_touching": mark("The train does not touch that wagon."),
    "not_in_row": mark("That wagon is not next in the row."),
    "front_and_back": mark("Wagons hang at one side of the locomotive only."),
    "colour_twice": mark("A train has no two {colour} wagons."),
    "no_joint": mark("Nothing is coupled there."),
    "nothing_near": mark("No wagon is next to the train."),
    "nothing_hangs": mark("Nothing is coupled."),
    # turns
    "no_turns": mark("There are no turns here: drive on."),
    "distance_owed": mark("Drive on: {left} left."),
    "no_card_now": mark("You have laid your card."),
    "no_such_speed": mark("The cards are 0 to 6, not {speed}."),
    "speed_apart": mark("After {last}: one less, the same or one more."),
    "stop_first": mark("After a dead stop the next card is 0."),
    # solo, tournament, ending
    "no_drawing": mark("The order stays as it is."),
    "order_given": mark("This start has its own order."),
    "hopeless": mark("It is proven: nobody can win this start."),
    "begun": mark("The train is under way: the order stays."),
    "no_giving_up": mark("Only a run for the shortest way can be given up."),
    "give_up_instead": mark("Here you can give up instead."),
    "not_begun": mark("The game has not begun yet."),
    "game_not_over": mark("This game is not over yet."),
    # beside the box
    "not_counting": mark("The points are not being counted."),
    "count": mark("{count} is not possible."),
    "turn_begun": mark("The turn has begun: then you are not trapped."),
    "nothing_coupled": mark("Nothing has been coupled in this turn."),
    "all_spent": mark("The whole speed was driven: no dead stop."),
    "no_speed": mark("Without speed there is no dead stop."),
}

OCCUPIED_POINT = mark("A piece stands there already.")
OCCUPIED_BY = mark("The {piece} of {owner} is in the way.")

PIECES = {"locomotive": mark("locomotive"), "wagon": mark("wagon")}


def refusal_sentence(language: Language, refusal: AnyRefusal, players: Sequence[Player]) -> str:
    """Say in one sentence why not; players by name, colours in words."""
    values = dict(refusal.values)
    for name in ("turn", "seat"):
        if isinstance(seat := values.get(name), int) and 0 <= seat < len(players):
            values["owner" if name == "seat" else name] = players[seat].name
    sentence = sentence_of(refusal, REFUSALS)
    if refusal.key == "occupied" and "piece" not in values:
        sentence = OCCUPIED_POINT
    elif refusal.key == "occupied" and "owner" in values:
        sentence = OCCUPIED_BY
    if "piece" in values:
        values["piece"] = language.t(PIECES[str(values["piece"])])
    if "colour" in values:
        values["colour"] = colour_word(language, Colour(values["colour"]))
    return language.t(sentence, **values)
