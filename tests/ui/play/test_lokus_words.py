"""What Lokus on this screen says: the log, where it stands, the rule of the moment, and the picture of a moment."""

import typing

import pytest
from lokus_whole_table import begin, mixed, play_to, step, whole

from app.games.game import Seat
from app.games.lokus.events import CardPlaced, LineAsked, RoundBegan, RoundEnded, SetBegan, SetEnded, TableChanged
from app.games.lokus.moves import ChangeTable
from app.games.lokus.screen.moves import AllLocked, CardUnlocked, ScreenEvent, Unlock
from app.games.lokus.screen.state import Options, Phase
from app.games.lokus.standing import Edition
from app.ui.ink.geometry import Rect
from app.ui.play.lokus.look.person_card import PersonCard
from app.ui.play.lokus.words.refusal import refusal_sentence
from app.ui.words.language import Language

BOX = Rect(4.0, 30.0, 100.0, 70.0)
SILENT = {SetBegan, RoundBegan, AllLocked, LineAsked, RoundEnded, SetEnded}
"""Said by a heading or by another line."""


@pytest.fixture
def stage(rehearsal):
    return rehearsal(screen="800x480")


def whole_match(stage, seats=3, **options):
    """Play a match to its end, with a card that is taken back and a table that is put right on the way."""
    begin(stage, seats, options=Options(**options))
    step(stage, mixed)
    stage.match.submit(Unlock(Seat(0)))
    play_to(stage, Phase.SCORED, choice=mixed)
    stage.match.submit(ChangeTable(stage.match.state.holder, tuple(range(26))))
    play_to(stage, Phase.OVER, choice=mixed)
    return stage.match


def events_of(match):
    return [event for entry in match.log for event in entry.events]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_event_has_its_sentence_or_a_line_that_says_it(stage, lang):
    """Over whole matches of both editions, six players and an empty deck included."""
    language, seen = Language(lang), set()
    for seats, edition in ((3, Edition.RULEBOOK), (6, Edition.GERMAN)):
        match = whole_match(stage, seats, edition=edition)
        for event in events_of(match):
            said = whole(stage).sentence(language, match, event)
            assert (said is None) == (type(event) in SILENT), event
            assert said is None or "{" not in said
            seen.add(type(event))
    assert {TableChanged, CardUnlocked, CardPlaced} <= seen
    assert set(typing.get_args(ScreenEvent)) <= seen


def test_k5_every_round_has_its_heading(stage):
    match = whole_match(stage)
    heads = [whole(stage).heading(Language("nl"), match, event) for event in events_of(match)]
    told = [head for head in heads if head is not None]
    assert told[:2] == ["Set 1 ronde 1", "Set 1 ronde 2"]
    assert len(told) == 33


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("phase", [Phase.CHOOSING, Phase.ARMED, Phase.SHOWN, Phase.SCORED, Phase.OVER])
def test_in_every_phase_it_says_where_it_stands_and_which_rule_holds(stage, phase, lang):
    begin(stage, 3)
    play_to(stage, phase, choice=mixed)
    language = Language(lang)
    assert whole(stage).progress(language, stage.match)[0]
    assert 0 < len(whole(stage).moment(language, stage.match).split()) <= 40


def test_a_refusal_names_the_player_it_waits_for(stage):
    begin(stage, 3)
    play_to(stage, Phase.LOWEST, choice=mixed)
    asked = stage.match.acting[0]
    move = next(iter(stage.match.legal(asked)))
    other = type(move)(Seat((asked + 1) % 3), move.line)
    refused = stage.match.refusal(other)
    said = refusal_sentence(Language("en"), refused, stage.match.players)
    assert stage.match.players[asked].name in said


# ------------------------------------------------------------ the picture of a moment


def cards(elements):
    return [element.face for element in elements if isinstance(element, PersonCard)]


def test_k19_of_a_running_game_the_picture_shows_only_what_lay_open(stage):
    begin(stage, 3)
    play_to(stage, Phase.CHOOSING, lambda s: s.round == 5 and s.locked[0], mixed)
    match = stage.match
    for entry in match.log:
        state = match.state_at(entry.n)
        lying = sum(len(line) for line in state.standing.lines) + len(state.cards)
        assert len(cards(whole(stage).picture(stage.ui, match, entry.n, BOX))) == lying


def test_of_a_finished_game_it_shows_every_hand(stage):
    match = whole_match(stage)
    chosen = next(entry.n for entry in match.log if match.state_at(entry.n).phase is Phase.CHOOSING)
    assert len(cards(whole(stage).picture(stage.ui, match, chosen, BOX))) == 33
