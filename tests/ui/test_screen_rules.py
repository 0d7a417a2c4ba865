"""Help: the rule of the moment, all rules behind it, and the device itself."""

import pytest
from locus_at_table import begin, play_to

from app.games.locus.box.state import Phase
from app.ui.ink.geometry import Rect
from app.ui.kit.pager import TurnTo
from app.ui.kit.parts import Back, Help
from app.ui.screens.choice import Pick
from app.ui.screens.first.home import HomeScreen
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.pause import PauseScreen, ShowRules
from app.ui.screens.match.rules import AskGame, Pause, RulesScreen, ShowSection, ShowSections
from app.ui.stage import places
from app.ui.widgets.label import Label
from app.ui.words.help_pages import PAGES, picture
from app.ui.words.language import Language


@pytest.fixture
def in_game(rehearsal):
    """Return a stage with a match on its play screen, on the smallest panel."""
    stage = rehearsal(screen="800x480")
    begin(stage)
    play_to(stage, Phase.PICKING)
    stage.ui.home(stage.playable().play(stage.ui))
    stage.robot.settle()
    return stage


def words(stage):
    """Return the labels on the screen."""
    return [element.wordings for element in stage.robot.scene if isinstance(element, Label)]


def test_one_act_answers_what_to_do_now(in_game):
    """The help key shows the rule of the moment, in at most forty words."""
    in_game.robot.tap(Help())
    rule = in_game.playable().moment(in_game.ui.language, in_game.match)

    assert rule in words(in_game)
    assert len(rule.split()) <= 40


def test_all_rules_lead_to_sections_and_back_the_same_way(in_game):
    """Each back key goes one step."""
    robot = in_game.robot
    robot.tap(Help())
    robot.tap(ShowSections(0))
    robot.tap(ShowSection(1))
    title = in_game.playable().rules(in_game.ui.language)[1].title
    seen = title in words(in_game)
    for _ in range(3):
        robot.tap(Back())

    assert seen
    assert isinstance(in_game.ui.screen, MatchScreen)


def test_turning_pages_reads_a_whole_section(in_game):
    """Every paragraph and every rule number comes by."""
    robot = in_game.robot
    robot.tap(Help())
    robot.tap(ShowSections(0))
    robot.tap(ShowSection(5))
    section = in_game.playable().rules(in_game.ui.language)[5]
    read = list(words(in_game))
    page = 0
    while any(tap == TurnTo(page + 1) for tap in robot.intents(TurnTo)):
        page += 1
        robot.tap(TurnTo(page))
        read += words(in_game)
    text = " ".join(said.replace("\n", " ") for said in read if isinstance(said, str))

    assert page > 0
    assert all(
        paragraph.text in text or (paragraph.text[:20] in text and paragraph.text[-20:] in text)
        for paragraph in section.paragraphs
    )
    assert all(rule in text for paragraph in section.paragraphs for rule in paragraph.rules)


def test_the_pause_key_pauses_the_game(in_game):
    """The long hold is never the only way."""
    in_game.robot.tap(Help())
    in_game.robot.tap(Pause())
    is_paused = isinstance(in_game.ui.screen, PauseScreen)
    in_game.robot.press()

    assert is_paused
    assert isinstance(in_game.ui.screen, MatchScreen)


def test_under_a_pause_the_pause_key_leads_back_to_it(in_game):
    """There are never two pauses on top of each other."""
    in_game.robot.tap(Help())
    in_game.robot.tap(Pause())
    in_game.robot.tap(ShowRules())
    in_game.robot.tap(Pause())

    assert [isinstance(screen, PauseScreen) for screen in in_game.ui.stack].count(True) == 1
    assert isinstance(in_game.ui.screen, PauseScreen)


def test_without_a_game_the_device_tells_about_itself(rehearsal):
    """From the home screen the pages turn, and the games' rules are a tap away."""
    stage = rehearsal()
    stage.robot.settle()
    stage.robot.tap(Help())
    stage.robot.tap(TurnTo(1))
    is_star = PAGES[1].title in words(stage)
    stage.robot.tap(AskGame())
    stage.robot.tap(Pick(1))
    title = stage.ui.covers[2].title
    is_asked = title in " ".join(map(str, words(stage)))
    stage.robot.tap(Back())
    stage.robot.tap(Back())

    assert is_asked
    assert is_star
    assert isinstance(stage.ui.screen, HomeScreen)


@pytest.mark.parametrize("code", Language.available)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title)
def test_no_page_of_the_device_has_more_than_forty_words(page, code):
    """Help is short in every language."""
    assert len(Language(code).t(page.text).split()) <= 40


def test_a_long_hold_pauses_from_the_rules(in_game):
    """The star means the same everywhere in a game."""
    in_game.robot.tap(Help())
    assert isinstance(in_game.ui.screen, RulesScreen)
    in_game.robot.press_button(3.2)

    assert isinstance(in_game.ui.screen, PauseScreen)


def test_where_two_pages_stand_side_by_side_each_is_read_once(rehearsal):
    """Turning goes on after the column that was read last, to the end of the section."""
    stage = rehearsal(screen="1280x800")
    begin(stage)
    stage.ui.open(places.Rules(stage.match))
    stage.robot.settle()
    stage.robot.tap(ShowSections(0))
    stage.likes(text_size="largest")
    sections = stage.playable().rules(stage.ui.language)
    longest = max(range(len(sections)), key=lambda n: sum(len(each.text) for each in sections[n].paragraphs))
    stage.ui.screen.tapped(ShowSection(longest))
    stage.robot.settle()
    read, page = [], 0
    while True:
        read += [said for said in words(stage) if isinstance(said, str)]
        page += 1
        if TurnTo(page) not in stage.robot.intents(TurnTo):
            break
        stage.robot.tap(TurnTo(page))
    text = " ".join(read).replace("\n", " ")

    assert page > 1
    long = [said for said in read if len(said) > 40]
    assert len(set(long)) == len(long)
    assert all(each.text[-20:] in text for each in sections[longest].paragraphs)


def test_while_a_rule_is_read_in_a_game_the_panel_stays_lit(in_game):
    in_game.robot.tap(Help())
    in_game.clock.turn(700.0)
    in_game.robot.settle()

    assert in_game.shell.window.dark < 1.0


def test_going_back_lets_go_of_the_fingers(in_game):
    """Other keys lie there now: a second tap in haste means none of them."""
    in_game.robot.tap(Help())
    in_game.robot.tap(ShowSections(0))
    before = in_game.ui.layout
    in_game.robot.tap(Back())

    assert in_game.ui.layout > before


def test_without_a_game_there_is_nothing_to_pause(rehearsal):
    stage = rehearsal()
    stage.robot.settle()
    stage.robot.tap(Help())
    stage.robot.press_button(3.2)

    assert isinstance(stage.ui.screen, RulesScreen)


def test_the_picture_of_a_hold_has_one_ring_and_that_of_a_pause_two(rehearsal):
    """In the order of the words: pressed, held, held on."""
    (page,) = [each for each in PAGES if each.icon == "rings"]
    stars = picture(rehearsal().ui.theme, page, Rect(0.0, 0.0, 90.0, 30.0))

    assert [(star.ring, star.second) for star in stars] == [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0)]
