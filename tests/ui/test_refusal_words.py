"""Every reason that the rules or the table can give for a no has its sentence, in every game."""

from importlib import import_module
from typing import get_args, get_type_hints

import pytest

from app import catalog
from app.games.game import Refusal
from app.table.match.refusals import MatchReason
from app.ui.words.language import Language
from app.ui.words.refusal_words import MATCH_REFUSALS

GAMES = sorted({name for name, _ in catalog.games()})


def reasons(kind):
    """Return the words of a type of reasons."""
    inner = get_args(kind)
    return {word for each in inner for word in (reasons(each) if get_args(each) else {each})}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_the_rules_has_a_sentence(game):
    """The reasons are a type, and the sentences are as many."""
    given = reasons(import_module(f"app.games.{game}.refusals").Reason)
    words = import_module(f"app.ui.play.{game}.words.refusal")
    (kind, _) = get_args(get_type_hints(words)["REFUSALS"])

    assert given <= reasons(kind) == set(words.REFUSALS)


@pytest.mark.parametrize("code", Language.available)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reason", sorted(get_args(MatchReason)))
def test_every_game_says_what_the_table_does_not_allow(game, reason, code):
    """A game that was ended by agreement is said to be so in each of them."""
    say = import_module(f"app.ui.play.{game}.words.refusal").refusal_sentence

    assert say(Language(code), Refusal("table", reason), ()) == Language(code).t(MATCH_REFUSALS[reason])
