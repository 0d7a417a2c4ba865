"""The words of Locomotion: refusals that name what is there, and the rule of the moment."""

import pytest
from locomotion_at_table import leave_cards, play, roll, starts

from app.games.game import Refusal, Seat
from app.games.locomotion.box.moves import EndByAgreement, LaySpeed
from app.ui.play.locomotion.words.help import screen_moment
from app.ui.play.locomotion.words.log import progress
from app.ui.play.locomotion.words.refusal import refusal_sentence
from app.ui.words.language import Language
from app.ui.words.rules_file import rules_file


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("M13", "occupied", {"point": 1, "colour": "red", "piece": "wagon", "seat": -1}),
         "The wagon there is in the way."),
        (Refusal("M13", "occupied", {"point": 1, "colour": "red", "piece": "locomotive", "seat": 1}),
         "The locomotive of Ben is in the way."),
        (Refusal("M6", "occupied", {"point": 1}), "A piece stands there already."),
        (Refusal("M9", "not_your_turn", {"seat": 0, "turn": 1}), "It is the turn of Ben."),
        (Refusal("M18", "colour_twice", {"point": 1, "colour": "blue"}), "A train has no two blue wagons."),
    ],
)  # fmt: skip
def test_a_refusal_names_pieces_and_players(rehearsal, refusal, words):
    assert refusal_sentence(Language("en"), refusal, rehearsal().players(2)) == words


def test_the_moment_follows_the_game(yard):
    """Placing is over, the roll for the start, the turn, the end."""
    stage = yard()
    seen = [screen_moment(stage.ui.language, stage.match)]
    for act in (lambda: roll(stage, 6, 1), lambda: roll(stage, 4), lambda: play(stage, EndByAgreement(Seat(0)))):
        act()
        seen.append(screen_moment(stage.ui.language, stage.match))
    texts = rules_file("locomotion", "en").moment["screen"]
    assert seen == [texts[key] for key in ("rolling_off", "rolling", "die", "over")]


def test_a_game_that_waits_says_whose_turn_it_is(yard):
    stage = yard()
    starts(stage)
    assert progress(stage.ui.language, stage.match) == ("Anna's turn, round 1", "Anna")


def test_m24_after_a_dead_stop_the_moment_says_so(yard):
    boxed = ("i3>g3 o5>m5", "m1y b4y a3r o1r g3g d2g k3b p2b")
    stage = yard(variant="speed", pieces=boxed)
    leave_cards(stage)
    play(stage, LaySpeed(Seat(0), 2))
    assert screen_moment(stage.ui.language, stage.match) == rules_file("locomotion", "en").moment["screen"]["stuck"]
