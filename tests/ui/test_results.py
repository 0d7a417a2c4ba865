"""The results of all games: nothing begins by the star, and one rule says who starts a rematch."""

import pytest
from msgspec.structs import replace
from scenes import SCENES
from stage_set import staged

from app.games.game import Seat
from app.table.rematch import next_starter
from app.ui.ink.motion import Span
from app.ui.kit.parts import Back
from app.ui.play.locus.screen.ceremony_page import CeremonyPage
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.end_page import EndPage, GoHome, Rematch
from app.ui.screens.match.log import LogScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

RESULTS = [name for name in SCENES if "result" in name or name.endswith("-over")]


def at_result(stage, name):
    """Put a stage on a scene; tell whether that is a result."""
    SCENES[name](stage)
    stage.robot.settle()
    for _ in range(5):
        if isinstance(stage.ui.screen, MatchScreen) and isinstance(stage.ui.screen.page, CeremonyPage):
            stage.robot.press()
    return isinstance(stage.ui.screen, MatchScreen) and isinstance(stage.ui.screen.page, EndPage)


def said(stage):
    """Return all first wordings on the screen."""
    labels = [element.wordings for element in stage.robot.scene if isinstance(element, Label)]
    return [words if isinstance(words, str) else words[0] for words in labels]


def as_bots(stage, *seats):
    """Let the device have played these seats of the match that is over."""
    match = stage.match
    match.players = tuple(replace(p, bot="easy" if n in seats else "") for n, p in enumerate(match.players))


def starter_after(stage):
    """Touch the key, go through a setup if there is one, and return who has been given the start."""
    over = stage.match
    stage.robot.tap(Rematch())
    while not isinstance(stage.ui.screen, MatchScreen):
        stage.robot.press()
    assert stage.match.id != over.id
    assert stage.match.players == over.players
    return stage.match.setup.first


def test_every_game_has_a_result_here():
    """The scenes below stand for all games on offer."""
    shown, offered = set(), set()
    for name in RESULTS:
        with staged() as stage:
            offered |= {(offer.name, offer.way) for offer in stage.ui.covers}
            if at_result(stage, name):
                shown.add((stage.match.game.name, stage.match.game.way))
    assert shown == offered


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("screen", ["800x480", "720x1280"])
def test_however_often_the_star_is_pressed_nothing_begins(name, screen):
    """It looks back, and says so; in the log it does nothing at all."""
    with staged(screen=screen) as stage:
        if not at_result(stage, name) or not stage.ui.screen.page.is_end:
            return
        over = stage.match
        stage.ui.screen.page.reading = Span(stage.ui.now, 60.0)
        stage.robot.press_button()
        assert stage.ui.screen.star_look is StarLook.NOT_YET
        assert isinstance(stage.ui.screen, MatchScreen)
        stage.robot.wait(60.0)
        stage.robot.settle()
        assert stage.ui.screen.star_look is StarLook.ARMED
        assert {"Star: the log", "the log"} & set(said(stage))
        for _ in range(5):
            stage.robot.press()
            assert isinstance(stage.ui.screen, LogScreen)
        assert stage.match is over
        stage.robot.tap(Back())
        assert isinstance(stage.ui.screen, MatchScreen)


@pytest.mark.parametrize("name", RESULTS)
@pytest.mark.parametrize("bots", [(), (1,), (0, 2)])
def test_one_rule_says_who_starts_again(name, bots):
    """The next person clockwise after the last starter; a bot never while a person sits there."""
    with staged() as stage:
        if not at_result(stage, name) or not stage.ui.screen.page.is_end:
            return
        if len(bots) >= len(stage.match.players):
            return
        as_bots(stage, *bots)
        stage.ui.remember_table(stage.match.game, stage.match.players, "{}")
        expected = next_starter(stage.match.players, stage.match.setup.first)
        assert starter_after(stage) == expected
        assert not stage.match.players[expected].bot


def test_l5_in_locus_the_next_birthday_starts_a_rematch_too():
    """The rulebook says who; among several on one day it is the next of them."""
    with staged() as stage:
        stage.remember(3)
        ids = {profile.name: profile.id for profile in stage.ui.profiles.all()}
        at_result(stage, "result-win")
        players = stage.match.players
        stage.match.players = tuple(replace(p, profile=ids.get(p.name)) for p in players)
        (born,) = stage.ui.screen.page.named()
        assert next_starter(stage.match.players, stage.match.setup.first) != born
        assert starter_after(stage) == Seat(born)


def test_leaving_a_result_leads_home(rehearsal):
    """The star of the first screen is not the one that begins: it sets up, and is looked at."""
    stage = rehearsal()
    at_result(stage, "result-win")
    stage.ui.table.leave()
    stage.ui.home()
    stage.robot.settle()
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.table.match is None


def test_leaving_by_the_key_empties_the_table(rehearsal):
    stage = rehearsal()
    assert at_result(stage, "result-win")
    stage.ui.screen.tapped(GoHome())
    assert isinstance(stage.ui.screen, HomeScreen)
    assert stage.ui.table.match is None
