"""What the glass shows: where no hand is open, tables that differ only in secrets look the same to the last pixel."""

from dataclasses import replace

import pygame
import pytest
from lokus_whole_table import CODE, advance, mixed, page, passed, play_to, show, whole, words
from setups_lokus import twins

from app.games.game import Seat
from app.games.lokus.screen.state import Options, Phase
from app.table.match.codes import to_words
from app.ui.play.lokus.both.intents import PickCard
from app.ui.play.lokus.telling.page import TellingPage
from app.ui.screens.match.log import LogScreen
from app.ui.screens.match.pause import PauseScreen, ShowLog

SEATS = 4


def begun_from(stage, state):
    """Put a match on the table that begins in this very state: the rules with another start."""
    players = stage.players(SEATS)
    game = replace(whole(stage).game, start=lambda _setup: state)
    stage.ui.table.begin(game, players, state.setup, CODE)
    show(stage)


def pixels(stage):
    """Return the picture on the glass, drawn anew."""
    stage.shell.easel.painter.forget()
    stage.ui.redraw()
    stage.robot.settle()
    return pygame.image.tobytes(stage.shell.easel.painter.canvas.surface, "RGB")


def state_at(stage, phase, round_=4, set_=1):
    """Play to a moment and return the whole state, secrets and all."""
    play_to(stage, phase, lambda s: s.round == round_ and s.set == set_, mixed)
    return stage.match.state


@pytest.mark.parametrize("screen", ["800x480", "1280x800", "720x1280"])
@pytest.mark.parametrize("phase", [Phase.CHOOSING, Phase.ARMED])
def test_k19_twins_look_alike_while_no_hand_is_open(queue, phase, screen):
    """Hands, locked cards, the deck and the faces of the piles leave no trace in the picture."""
    stage = queue(SEATS, screen=screen)
    state = state_at(stage, phase)
    begun_from(stage, state)
    before, count = pixels(stage), 0
    for twin in twins(state, None):
        if twin == state:
            continue
        begun_from(stage, twin)
        assert pixels(stage) == before
        count += 1
    assert count > 4


def test_k19_twins_look_alike_with_the_aid_too(queue):
    stage = queue(SEATS, options=Options(seen_aid=True))
    state = state_at(stage, Phase.CHOOSING)
    begun_from(stage, state)
    before = pixels(stage)
    for twin in twins(state, None):
        begun_from(stage, twin)
        assert pixels(stage) == before


def test_k19_an_open_hand_shows_nothing_of_the_others(queue):
    """Twins for the seat whose hand is open look the same even then."""
    stage = queue(SEATS)
    state = state_at(stage, Phase.CHOOSING)
    begun_from(stage, state)
    passed(stage)
    stage.robot.press()
    before, count = pixels(stage), 0
    assert len(stage.robot.intents(PickCard)) == 8
    for twin in twins(state, Seat(0)):
        if twin == state:
            continue
        begun_from(stage, twin)
        passed(stage)
        stage.robot.press()
        assert pixels(stage) == before
        count += 1
    assert count > 2


def test_the_measure_can_tell_another_hand(queue):
    """A twin for seat 0 is none for seat 1: with that hand open some pictures differ."""
    stage = queue(SEATS)
    state = state_at(stage, Phase.CHOOSING)
    seen = set()
    for twin in (state, *twins(state, Seat(1))):
        begun_from(stage, twin)
        passed(stage)
        stage.robot.press()
        seen.add(pixels(stage))
    assert len(seen) > 1


def test_k19_a_round_that_is_told_shows_nothing_of_the_hands_that_remain(queue):
    """From the reveal to its last beat, whatever is still hidden may be otherwise."""
    stage = queue(SEATS)
    state = state_at(stage, Phase.ARMED)
    films = []
    for twin in [state, *(t for t in twins(state, None) if t.chosen == state.chosen)]:
        begun_from(stage, twin)
        stage.ui.screen.pressed()
        film = []
        while isinstance(page(stage), TellingPage):
            film.append(pixels(stage))
            advance(stage)
        films.append(film)
    assert len(films) > 3
    assert len(films[0]) > 2
    assert all(film == films[0] for film in films)


@pytest.mark.parametrize("over", ["pause", "log"])
def test_k19_pause_and_log_show_no_hand(queue, over):
    stage = queue(SEATS)
    state = state_at(stage, Phase.CHOOSING)
    pictures = set()
    for twin in (state, *twins(state, None)):
        begun_from(stage, twin)
        passed(stage)
        stage.robot.press()
        stage.robot.press(3.2)
        assert isinstance(stage.ui.screen, PauseScreen)
        if over == "log":
            stage.robot.tap(ShowLog())
            assert isinstance(stage.ui.screen, LogScreen)
        pictures.add(pixels(stage))
    assert len(pictures) == 1


def test_k19_the_log_never_names_a_card_before_the_reveal(queue):
    stage = queue(SEATS)
    play_to(stage, Phase.ARMED, choice=mixed)
    said = [
        whole(stage).sentence(stage.ui.language, stage.match, event)
        for entry in stage.match.log
        for event in entry.events
    ]
    assert [each for each in said if each and ("red" in each or "blue" in each or "yellow" in each)] == []
    assert "Anna has chosen a card" in said


def test_k19_a_notice_to_an_open_hand_does_not_outlive_it(queue):
    stage = queue(SEATS)
    stage.robot.press()
    stage.robot.press()
    assert stage.ui.notice is not None
    stage.robot.press(1.0)
    assert stage.ui.notice is None
    assert to_words(stage.match.code, "en") not in words(stage)
