"""What the store has to say: every kind has a sentence, and the sentence names what it is about."""

from typing import get_args

import pytest

from app.table.store.notice import Notice, NoticeKey
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.first.news import NewsScreen
from app.ui.screens.first.notice_words import SENTENCES, notice_sentence

MISSING = {"match": 12, "game": "lokus", "way": "screen", "at_wall": 1_790_000_000, "turn": 37, "lost": 2}
RESTORED = {"damaged": "d.db", "why": "w", "moves": 3, "lost": 0, "sure": 1, "copy": "backups/c.db"}


def test_every_kind_of_notice_has_a_sentence():
    assert set(SENTENCES) == set(get_args(NoticeKey))


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({}, "Lokus on the screen of {when}: 2 moves are missing, after move 37."),
        ({"lost": 1}, "Lokus on the screen of {when}: one move is missing, after move 37."),
        ({"turn": 0}, "Lokus on the screen of {when}: 2 moves are missing, from the beginning."),
        ({"at_wall": 0}, "Lokus on the screen, the device's number 12: 2 moves are missing, after move 37."),
        ({"game": "", "way": ""}, "A game, the device's number 12: 2 moves are missing, after move 37."),
    ],
)
def test_missing_moves_are_named_with_game_time_turn_and_number(rehearsal, changed, sentence):
    ui = rehearsal().ui
    said = notice_sentence(ui, Notice("moves-missing", {**MISSING, **changed}))
    assert said.partition(" of ")[0] == sentence.partition(" of ")[0]
    assert said.partition(": ")[2] == sentence.partition(": ")[2]
    assert ("21 September 2026" in said) == ("{when}" in sentence)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({}, "3 later moves were brought over. No move is missing."),
        ({"moves": 1, "lost": 1}, "One later move was brought over. One move is missing."),
        ({"moves": 0, "lost": 5}, "backups/c.db. 5 moves are missing."),
        ({"sure": 0}, "3 later moves were brought over. The damaged"),
        ({"damaged": ""}, "No move is missing."),
    ],
)
def test_a_restored_database_says_what_came_over_and_what_is_missing(rehearsal, changed, sentence):
    """That nothing is missing is said only if the marks could tell."""
    said = notice_sentence(rehearsal().ui, Notice("database-restored", {**RESTORED, **changed}))
    assert sentence in said
    assert ("d.db" in said) == ("damaged" not in changed)


def test_what_comes_up_later_is_told_on_the_first_screen(rehearsal):
    """A copy that could not be taken in the middle of a game is no secret until the next start."""
    stage = rehearsal()
    assert isinstance(stage.ui.screen, HomeScreen)
    stage.ui.table.store.notify(Notice("copy-failed", {"why": "full"}))
    stage.robot.settle()
    assert isinstance(stage.ui.screen, NewsScreen)
    stage.robot.press_button()
    assert isinstance(stage.ui.screen, HomeScreen)


def test_several_notices_are_read_one_by_one(rehearsal):
    stage = rehearsal()
    for n in range(3):
        stage.ui.table.store.notify(Notice("moves-missing", {**MISSING, "match": n}))
    stage.robot.settle()
    for left in (2, 1, 0):
        assert isinstance(stage.ui.screen, NewsScreen)
        stage.robot.press_button()
        assert len(stage.ui.table.store.notices) == left
    assert isinstance(stage.ui.screen, HomeScreen)


def test_a_held_star_leaves_no_notice_unread(rehearsal):
    stage = rehearsal()
    stage.ui.table.store.notify(Notice("copy-failed", {"why": "full"}))
    stage.robot.settle()
    news = stage.ui.screen
    news.take_back()
    assert stage.ui.screen is news
    assert len(stage.ui.table.store.notices) == 1
