"""The referee: two touches a card, a line only where both accept, who is in the way, and what the hands have to do."""

import pytest
from lokus_box_table import Counted, begin, card, page, play_to, red, said, show, words

from app.games.game import Seat
from app.games.lokus.box.moves import EnterCard
from app.games.lokus.box.state import Help, Phase
from app.games.lokus.cards import Colour
from app.games.lokus.standing import ROUNDS, Edition
from app.ui.ink.geometry import Rect
from app.ui.kit.parts import Back, Undo
from app.ui.play.lokus.both.intents import AskFits, PickLine
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.box.card_pad import PickColour, PickNumber
from app.ui.play.lokus.box.enter_page import EnterPage, EnterSeat
from app.ui.play.lokus.box.fits_screen import FitsScreen
from app.ui.play.lokus.box.line_page import LinePage
from app.ui.play.lokus.box.picture import box_picture
from app.ui.play.lokus.box.shown_page import ShownPage
from app.ui.play.lokus.box.starters_page import StartersPage
from app.ui.play.lokus.look.ladder import Ladder
from app.ui.play.lokus.look.person_card import CardLook, PersonCard
from app.ui.screens.choice import ChoiceScreen, Pick
from app.ui.screens.match.log import LogScreen
from app.ui.stage import places
from app.ui.widgets.element import Look
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

BLUE, GREEN, GRAY, YELLOW = "blue", "green", "gray", "yellow"


@pytest.fixture
def table(rehearsal):
    """Return a function that begins a refereed game and enters rounds: cards by seat, lines that are asked for."""

    def at(*rounds, seats=3, screen="800x480", **wishes):
        stage = rehearsal(screen=screen)
        begin(stage, seats, Help.REFEREE, **wishes)
        show(stage)
        robot = Counted(stage)
        for cards, lines in rounds:
            enter(robot, cards, lines)
        return robot

    return at


def enter(robot, cards, lines=()):
    """Enter a round by touch, after the one that is shown."""
    if robot.stage.match.state.phase is Phase.SHOWN:
        robot.press()
    for person in cards:
        robot.enter(person)
    for line in lines:
        robot.tap(PickLine(line))


def standing(robot):
    return robot.stage.match.state.book.standing


def lines(robot):
    return tuple(tuple(map(str, line)) for line in standing(robot).lines)


FIRST = ((red(3), card(GREEN, 7), card(BLUE, 12)), (0, 1))
"""Anna's red 3 goes to line 1, the blue 12 of Cornelia to line 2; Ben gets a roll."""


# ---------------------------------------------------------------- entering


def test_k5_a_card_takes_two_touches(table):
    robot = table()
    for seat, person in enumerate(FIRST[0]):
        robot.acts = 0
        assert page(robot.stage).seat == seat
        robot.enter(person)
        assert robot.acts == 2


def test_a_round_takes_two_touches_a_player_the_lines_and_one_press(table):
    robot = table(seats=4)
    enter(robot, (red(3), card(GREEN, 7), card(GRAY, 7), card(BLUE, 12)), (0, 1))
    robot.press()
    assert robot.stage.match.state.round == 2
    assert robot.acts == 2 * 4 + 2 + 1


def test_the_colour_may_be_touched_first(table):
    robot = table()
    robot.tap(PickColour(Colour.RED), PickNumber(3))
    assert robot.stage.match.state.book.entries[0] == red(3)


def test_a_half_is_taken_back_by_the_same_key_and_by_the_star(table):
    robot = table()
    robot.tap(PickNumber(3), PickNumber(3))
    assert page(robot.stage).half.number is None
    robot.tap(PickNumber(3))
    robot.stage.robot.press(1.0)
    assert page(robot.stage).half.number is None
    robot.tap(PickNumber(3), Undo())
    assert page(robot.stage).half.number is None


def test_a_colour_that_is_touched_again_is_taken_back(table):
    robot = table()
    robot.tap(PickColour(Colour.RED), PickColour(Colour.RED))
    assert page(robot.stage).half.colour is None


def test_half_a_card_stays_with_its_seat(table):
    robot = table()
    robot.tap(PickNumber(3), EnterSeat(Seat(1)), PickColour(Colour.RED))
    assert robot.stage.match.state.book.entries == (None, None, None)


def test_a_number_is_grey_only_when_all_its_colours_are_used(table):
    robot = table(FIRST)
    robot.press()
    assert robot.stage.robot.find(PickNumber(3)).look is Look.REST


def test_the_name_of_who_is_entered_stands_out(table):
    robot = table(screen="1280x800")
    for name in ("Anna", "Ben"):
        assert bright(robot, ("Anna", "Ben", "Cornelia")) == [name]
        robot.enter(red(3) if name == "Anna" else red(4))


def bright(robot, names_):
    """Return which of these names are written as brightly as what is asked."""
    main = robot.stage.ui.theme.text.main
    labels = [e for e in robot.scene if isinstance(e, Label) and e.role == "small"]
    return [label.wordings for label in labels if label.wordings in names_ and label.colour == main]


def test_k2_used_cards_are_grey(table):
    robot = table(FIRST)
    robot.press()
    robot.tap(PickNumber(3))
    looks = {key.tap.colour: key.look for key in robot.scene if isinstance(key.tap, PickColour)}
    assert looks[Colour.RED] is Look.OFF
    assert looks[Colour.BLUE] is Look.REST


def test_k2_a_used_card_is_asked_about_and_the_number_stays(table):
    robot = table(FIRST)
    robot.press()
    robot.enter(red(3))
    assert isinstance(robot.stage.ui.screen, ChoiceScreen)
    robot.tap(Back())
    assert robot.stage.match.state.book.entries[0] is None
    assert page(robot.stage).half.number == 3


def test_k21_a_card_of_this_round_is_put_right_before_the_flip_is_told(table):
    robot = table()
    robot.enter(red(3))
    robot.tap(EnterSeat(Seat(0)))
    robot.enter(red(4))
    assert robot.stage.match.state.book.entries[:2] == (red(4), None)
    assert page(robot.stage).seat == 1


def test_k21_a_card_that_is_put_right_may_be_the_one_of_another_seat(table):
    """Two were mixed up: after a yes they change places."""
    robot = table()
    robot.enter(red(3))
    robot.enter(card(BLUE, 5))
    robot.tap(EnterSeat(Seat(0)), PickNumber(5))
    assert robot.stage.robot.find(PickColour(Colour.BLUE)).look is Look.REST
    robot.tap(PickColour(Colour.BLUE))
    robot.tap(Pick(0))
    assert robot.stage.match.state.book.entries == (card(BLUE, 5), red(3), None)


def test_k22_an_entry_is_taken_back_freely(table):
    robot = table()
    robot.enter(red(3))
    robot.enter(red(4))
    robot.tap(Undo())
    assert robot.stage.match.state.book.entries == (red(3), None, None)


def test_the_star_says_what_is_missing(table):
    robot = table()
    robot.enter(red(3))
    assert robot.stage.ui.screen.star_look is StarLook.NOT_YET
    robot.press()
    assert said(robot.stage) == "First enter all cards; 2 to go. (K5)"


# ---------------------------------------------------------------- lines


def test_k7_lowest_and_highest_are_named(table):
    robot = table()
    enter(robot, FIRST[0])
    assert isinstance(page(robot.stage), LinePage)
    assert "Anna has the lowest card: 3 red." in names(robot)
    robot.tap(PickLine(0))
    assert "Cornelia has the highest card: 12 blue." in names(robot)


def names(robot):
    """Return what is said of the placer on a panel with room for it."""
    return page(robot.stage).says().now


def test_k6_a_tie_is_explained_by_the_ladder(table):
    robot = table()
    enter(robot, (card(BLUE, 7), red(7), card(GREEN, 7)))
    (ladder,) = [element for element in robot.scene if isinstance(element, Ladder)]
    assert set(ladder.lit) == {"red", "green", "blue"}
    assert page(robot.stage).asked.seat == 1


def test_k8_only_a_choice_is_asked_for(table):
    """The red 5 fits only in line 2, the blue 9 only in line 1: nobody is asked."""
    robot = table(FIRST)
    enter(robot, (red(5), card(GREEN, 8), card(BLUE, 9)))
    assert isinstance(page(robot.stage), ShownPage)
    assert lines(robot) == (("red-3", "blue-9"), ("blue-12", "red-5"))


def test_k9_who_fits_nowhere_is_told_with_the_cards_in_the_way(table):
    """Red 12: red stands in line 1, a 12 in line 2."""
    robot = table(FIRST)
    enter(robot, (card(YELLOW, 5), red(12), card(GREEN, 6)), (0,))
    said_of = [text for text in words(robot.stage) if "Line 1 has" in text]
    assert "Line 1 has 3 red. Line 2 has 12 blue." in said_of
    assert "Ben: two rolls" in words(robot.stage)
    assert standing(robot).rolls[1] == 3


def test_k10_all_others_get_one_roll(table):
    robot = table(FIRST)
    assert page(robot.stage).others == [Seat(1)]
    assert standing(robot).rolls == (0, 1, 0)
    assert "one roll" in words(robot.stage)


def test_k11_an_empty_deck_is_told(rehearsal):
    """With six players and two starters the deck holds four cards."""
    stage = rehearsal(screen="1280x800")
    begin(stage, 6, Help.REFEREE, edition=Edition.GERMAN)
    play_to(stage, lambda s: s.phase is Phase.SHOWN and any(n.virtual for n in s.book.standing.snubs), seed=0)
    show(stage)
    assert any("The deck is empty: just note it." in text for text in words(stage))


def test_k13_a_cleaned_line_is_told(rehearsal):
    stage = rehearsal(screen="1280x800")
    begin(stage, 4, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.SHOWN and any(s.clean_ups for s in state.book.standing.snubs))
    show(stage)
    assert any("cleans up: four rolls, one clean-up card" in text for text in words(stage))


# ---------------------------------------------------------------- can this go here?


def test_can_this_go_here_is_answered_by_both_lines(table):
    """One door, two touches; nothing is played by it."""
    robot = table(FIRST)
    robot.press()
    version = robot.stage.match.version
    robot.acts = 0
    robot.tap(AskFits())
    robot.enter(red(9))
    assert robot.acts == 3
    assert isinstance(robot.stage.ui.screen, FitsScreen)
    assert {"red is here already", "It fits here"} <= words(robot.stage)
    framed = [e for e in robot.scene if isinstance(e, PersonCard) and e.look is CardLook.BLOCKING]
    assert [(e.face.colour, e.face.number) for e in framed] == [("red", 3)]
    robot.tap(Back())
    assert robot.stage.match.version == version
    assert isinstance(page(robot.stage), EnterPage)


def test_a_card_that_was_used_can_be_asked_about_too(table):
    """Somebody wants to know why it did not fit."""
    robot = table(FIRST)
    robot.press()
    robot.tap(AskFits(), PickNumber(3))
    looks = {key.tap.colour: key.look for key in robot.scene if isinstance(key.tap, PickColour)}
    assert looks[Colour.RED] is Look.REST


def test_both_cards_in_the_way_of_one_line_are_marked(table):
    """Red stands there, and so does a 9."""
    robot = table(FIRST)
    enter(robot, (red(5), card(GREEN, 8), card(BLUE, 9)))
    robot.press()
    robot.tap(AskFits())
    robot.enter(red(9))
    framed = [e.face for e in robot.scene if isinstance(e, PersonCard) and e.look is CardLook.BLOCKING]
    assert {(face.colour, face.number) for face in framed} == {("red", 3), ("blue", 9), ("red", 5)}


def test_the_star_leaves_the_question(table):
    robot = table(FIRST)
    robot.press()
    robot.tap(AskFits())
    robot.press()
    assert isinstance(page(robot.stage), EnterPage)


# ---------------------------------------------------------------- starters, and the whole set


def test_k4_in_the_german_edition_the_starters_come_first(table):
    robot = table(edition=Edition.GERMAN)
    assert isinstance(page(robot.stage), StartersPage)
    robot.enter(red(1))
    assert page(robot.stage).asked == 1
    robot.enter(card(BLUE, 2))
    assert lines(robot) == (("red-1",), ("blue-2",))
    assert isinstance(page(robot.stage), EnterPage)


def test_k4_a_card_opens_only_one_line(table):
    robot = table(edition=Edition.GERMAN)
    robot.enter(red(1))
    robot.tap(PickNumber(1))
    looks = {key.tap.colour: key.look for key in robot.scene if isinstance(key.tap, PickColour)}
    assert looks[Colour.RED] is Look.OFF


def test_before_the_last_round_the_star_promises_the_next(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 4, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.SHOWN and state.round == ROUNDS - 1)
    show(stage)
    assert "Star: round 11" in words(stage)


def test_k5_a_whole_set_is_entered_and_scored_by_the_device(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.SHOWN and state.round == ROUNDS)
    show(stage)
    rolls = stage.match.state.book.standing.rolls
    stage.robot.press_button()
    assert isinstance(page(stage), SetPage)
    assert tuple(count.rolls for count in page(stage).counts) == rolls


def test_the_picture_stays_with_whoever_types(table):
    """No seat is special: the screen does not turn to each of them."""
    robot = table(FIRST)
    facing = robot.stage.ui.facing
    robot.press()
    robot.enter(red(4))
    assert robot.stage.ui.facing is facing


def test_a_refereed_game_goes_on_after_the_plug_was_pulled(table):
    """Every entry is written down at once."""
    robot = table()
    robot.enter(red(3))
    match = robot.stage.ui.table.match
    robot.stage.ui.table.match = None
    again = robot.stage.ui.table.resume(match.id)
    assert again.state == match.state
    assert again.state.book.entries[0] == EnterCard(Seat(0), red(3)).card


def test_the_log_opens_where_a_round_has_just_begun(table):
    """The star told nothing but a heading."""
    robot = table(FIRST)
    robot.press()
    robot.stage.ui.open(places.Log())
    robot.stage.robot.settle()
    screen = robot.stage.ui.screen
    assert isinstance(screen, LogScreen)
    assert screen._lines()[screen.chosen].text == "7 green of Ben becomes a roll"


def test_the_log_pictures_the_lines_as_they_lay(table):
    """After the first line was told only red 3 stood in line."""
    robot = table(FIRST)
    drawn = box_picture(robot.stage.ui, robot.stage.match, 4, Rect(0.0, 0.0, 120.0, 60.0))
    faces = [(element.face.number, element.face.colour) for element in drawn if isinstance(element, PersonCard)]
    assert faces == [(3, "red"), (3, "red"), (7, GREEN), (12, BLUE)]
