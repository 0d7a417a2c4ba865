"""Every reason for which something is not allowed in Locomotion: each has a sentence on the screen."""

from typing import Literal

from app.games import game

YardReason = Literal["no_rails", "too_many_rails", "apart", "parallel", "unreachable", "no_turning"]
StartReason = Literal[
    "start_pieces", "start_off_yard", "start_same_point", "start_no_rail", "start_order", "start_trapped"
]

Reason = Literal[
    YardReason,
    StartReason,
    "seats",
    "first",
    "wagons",
    "rounds",
    "games",
    "steps_only",
    "no_yard",
    "yard_too_small",
    "game_over",
    "no_such_seat",
    "not_your_turn",
    "no_such_chance",
    "not_a_shuffle",
    "no_such_face",
    "not_while_drawing",
    "not_while_ordering",
    "not_while_rolling_off",
    "not_while_rolling",
    "all_placed",
    "no_point",
    "no_such_rail",
    "placed_already",
    "pieces_left",
    "traps",
    "not_moving",
    "lay_first",
    "no_points",
    "no_rail",
    "other_end",
    "sharp",
    "own_train",
    "occupied",
    "no_wagons",
    "no_wagon",
    "not_touching",
    "not_in_row",
    "front_and_back",
    "colour_twice",
    "no_joint",
    "no_turns",
    "distance_owed",
    "no_card_now",
    "no_such_speed",
    "speed_apart",
    "stop_first",
    "no_drawing",
    "order_given",
    "begun",
    "no_giving_up",
    "give_up_instead",
    "not_begun",
    "game_not_over",
    "not_counting",
    "count",
    "turn_begun",
    "nothing_coupled",
    "all_spent",
    "no_speed",
]

Refusal = game.Refusal[Reason]
