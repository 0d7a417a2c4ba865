"""The rule of the moment: every text of help is shown by a state of a played game, and every state has its text."""

import enum
import importlib
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from random_games import CASES, SEEDS, discovered, random_game

from app import assets
from app.games.game import AnyGame, Chance, Shuffle

LONGEST = 40  # words
LANGUAGES = ("nl", "en")

Told = Callable[[Any], enum.Enum]


class Help(NamedTuple):
    """What a game tells apart in one way: a function from a state to a moment, and the moments there are."""

    told: Told
    moments: type[enum.Enum]


def help_of(game: AnyGame) -> Help:
    """Find what a game and way tell apart: `<way>_moment` and `<Way>Moment` in its module `moments`."""
    module = importlib.import_module(f"app.games.{game.name}.moments")
    told = getattr(module, f"{game.way.value}_moment")
    return Help(told, getattr(module, f"{game.way.value.capitalize()}Moment"))


def looked_at(game: AnyGame) -> Iterator[Any]:
    """Yield the states of random games that somebody may look at: a shuffle is answered before."""
    for index in (n for n, case in enumerate(CASES) if case.game is game):
        for seed in SEEDS:
            visits, last = random_game(index, seed)
            for state in (*(visit.state for visit in visits), last):
                turn = game.turn(state)
                if not (isinstance(turn, Chance) and isinstance(turn.request, Shuffle)):
                    yield state


@cache
def texts(game: AnyGame, language: str) -> dict[str, str]:
    """Return the texts of a game and way by their keys."""
    found: dict[str, str] = tomllib.loads(assets.text(f"{game.name}/rules.{language}.toml"))["moment"][game.way.value]
    return found


every_game = pytest.mark.parametrize("game", discovered(), ids=lambda game: f"{game.name}-{game.way.value}")


@every_game
def test_every_moment_is_shown_by_a_state_of_a_game(game):
    """A text for a state that never occurs is not help; a moment that no game reaches falls here."""
    told, moments = help_of(game)
    assert {told(state) for state in looked_at(game)} == set(moments)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_text_and_every_text_its_moment(game, language):
    assert texts(game, language).keys() == {moment.value for moment in help_of(game).moments}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_moments_say_the_same(game, language):
    """What is told apart differs; what does not differ is one moment."""
    said = list(texts(game, language).values())
    assert len(set(said)) == len(said)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_moment_has_at_most_40_words(game, language):
    for key, text in texts(game, language).items():
        assert 0 < len(text.split()) <= LONGEST, key


@pytest.mark.parametrize("game", sorted({game.name for game in discovered()}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_help_for_the_ways_of_a_game_and_no_other(game, language):
    told = tomllib.loads(assets.text(f"{game}/rules.{language}.toml"))["moment"]
    assert told.keys() == {each.way.value for each in discovered() if each.name == game}


OF_SEVERAL = {
    "nl": ("gelijk spel", "volgende speler", "iedereen", "jullie", "de anderen", "om de beurt"),
    "en": ("a tie", "next player", "everyone", "win together", "the others", "in turn"),
}
OF_OTHERS = {"nl": ("de anderen", "alle andere"), "en": ("the others", "all others")}


def said_to(seats: int, name: str, language: str) -> str:
    """Return all help that a game shows at a table with so many seats."""
    games = [game for game in discovered() if game.name == name and seats in game.seats]
    shown = {(game, help_of(game).told(state)) for game in games for state in looked_at(game) if state.seats == seats}
    assert shown
    return " ".join(texts(game, language)[moment.value].lower() for game, moment in shown)


@pytest.mark.parametrize("name", sorted({game.name for game in discovered() if 1 in game.seats}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_nobody_is_told_of_others(name, language):
    """One seat has no tie, no next player and nobody to win together with."""
    said = said_to(1, name, language)
    assert [words for words in OF_SEVERAL[language] if words in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_k7_with_two_players_nobody_is_told_of_others(language):
    """Both place every round: there are no others who get one roll."""
    said = said_to(2, "lokus", language)
    assert [words for words in OF_OTHERS[language] if words in said] == []
    assert any(words in said_to(3, "lokus", language) for words in OF_OTHERS[language])
