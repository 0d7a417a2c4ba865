"""A wrong entry is put right later: the rounds of the set, a card, another card; the set is reckoned anew (K21)."""

import pytest
from lokus_box_table import Counted, begin, card, page, play_to, red, said, show, words

from app.games.game import Seat
from app.games.lokus.box.moves import EnterCard, EntryCorrected
from app.games.lokus.box.state import Help, Phase
from app.games.lokus.cards import Colour
from app.games.lokus.moves import ChooseLine
from app.games.lokus.standing import Edition
from app.ui.kit.parts import Undo
from app.ui.play.lokus.both.intents import AskFits, PickLine, PutRight
from app.ui.play.lokus.both.set_page import SetPage
from app.ui.play.lokus.box.card_pad import PickColour, PickNumber
from app.ui.play.lokus.box.card_screen import TookOther
from app.ui.play.lokus.box.enter_page import EnterPage, EnterSeat
from app.ui.play.lokus.box.fits_screen import FitsScreen
from app.ui.play.lokus.box.line_page import LinePage
from app.ui.play.lokus.box.rounds_screen import STARTERS, Entry, RoundsScreen, TurnRounds
from app.ui.play.lokus.box.shown_page import ShownPage
from app.ui.screens.choice import Pick
from app.ui.stage import places
from app.ui.widgets.element import Look
from app.ui.widgets.log_row import LogRow

EXCHANGE, THERE, NAME_ANOTHER = range(3)


@pytest.fixture
def shown(rehearsal):
    """Return a robot at the first round of three, told: red 3 in line 1, blue 12 in line 2, green 7 a roll."""
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Help.REFEREE)
    for seat, person in enumerate((red(3), card("green", 7), card("blue", 12))):
        stage.match.submit(EnterCard(Seat(seat), person))
    for seat, line in ((0, 0), (2, 1)):
        stage.match.submit(ChooseLine(Seat(seat), line))
    show(stage)
    return Counted(stage)


def book(robot):
    return robot.stage.match.state.book


def lines(robot):
    return tuple(tuple(map(str, line)) for line in book(robot).standing.lines)


def test_k21_four_touches_put_a_card_right(shown):
    """The door, the entry, number and colour."""
    shown.tap(PutRight(), Entry(1, 0))
    shown.enter(red(4))
    assert shown.acts == 4
    assert lines(shown) == (("red-4",), ("blue-12",))
    assert said(shown.stage) == "Put right: 4 red. The set is reckoned anew."


def test_k21_after_it_more_can_be_put_right_and_the_star_goes_back(shown):
    shown.tap(PutRight(), Entry(1, 0))
    shown.enter(red(4))
    assert isinstance(shown.stage.ui.screen, RoundsScreen)
    shown.press()
    assert isinstance(page(shown.stage), ShownPage)
    assert "Anna: to line 1" in words(shown.stage)


def test_k21_the_change_is_marked_in_the_log(shown):
    shown.tap(PutRight(), Entry(1, 0))
    shown.enter(red(4))
    events = [event for entry in shown.stage.match.log for event in entry.events]
    assert EntryCorrected(Seat(0), 1, red(3), red(4)) in events
    shown.stage.ui.open(places.Log())
    shown.stage.robot.settle()
    sentences = [row.sentence for row in shown.stage.robot.scene if isinstance(row, LogRow)]
    assert any("Correction: round 1, Anna 4 red, not 3 red" in str(sentence) for sentence in sentences)


def test_k22_a_correction_is_taken_back(shown):
    shown.tap(PutRight(), Entry(1, 0))
    shown.enter(red(4))
    shown.press()
    shown.tap(Undo())
    assert lines(shown) == (("red-3",), ("blue-12",))


def test_k21_the_line_that_was_told_is_put_right_with_three_touches(shown):
    shown.tap(PutRight(), Entry(1, 2), TookOther())
    assert lines(shown) == (("red-3", "blue-12"), ())


def test_k21_the_key_names_the_other_line(shown):
    shown.tap(PutRight(), Entry(1, 2))
    assert shown.stage.robot.find(TookOther()).label == ("No, line 1",)


def test_k23_the_card_that_is_entered_already_is_grey(shown):
    shown.tap(PutRight(), Entry(1, 0), PickNumber(3))
    assert shown.stage.robot.find(PickColour(Colour.RED)).look is Look.OFF
    assert shown.stage.robot.find(PickColour(Colour.BLUE)).look is Look.REST


def test_k21_an_earlier_round_that_asks_for_a_line_is_named(shown):
    """The heading of the page says which, and the words say whose card it is on any panel."""
    shown.press()
    for person in (red(5), card("green", 8), card("yellow", 9)):
        shown.enter(person)
    while isinstance(page(shown.stage), LinePage):
        shown.tap(PickLine(0))
    shown.tap(PutRight(), Entry(1, 1))
    shown.enter(red(1))
    assert isinstance(page(shown.stage), LinePage)
    assert page(shown.stage).asked.round == 1
    assert "which line in round 1?" in heads(shown)
    assert not page(shown.stage).says().is_headed


def heads(robot):
    """Return the wordings of what the line says after the name."""
    return {each for head in page(robot.stage).heading(robot.stage.shell.easel.frame) for each in wordings(head)}


def wordings(element):
    found = [getattr(element, name, ()) for name in ("wordings", "second", "words")]
    return [each for some in found for each in ([some] if isinstance(some, str) else some)]


def test_k21_a_line_that_is_missing_then_is_asked_for_at_the_table(shown):
    """Ben had the lowest card after all: nobody knows yet which line it went to."""
    shown.tap(PutRight(), Entry(1, 1))
    shown.enter(red(1))
    assert isinstance(page(shown.stage), LinePage)
    assert page(shown.stage).asked.seat == 1
    shown.tap(PickLine(1))
    assert isinstance(page(shown.stage), ShownPage | LinePage)
    assert str(red(1)) in lines(shown)[1]


def test_k21_two_cards_that_were_mixed_up_change_places_after_a_yes(shown):
    shown.tap(PutRight(), Entry(1, 0))
    shown.enter(card("blue", 12))
    assert book(shown).rounds[0].cards[0] == red(3)
    assert "12 blue is of Cornelia, round 1. Which is wrong?" in words(shown.stage)
    shown.tap(Pick(EXCHANGE))
    assert book(shown).rounds[0].cards[0] == card("blue", 12)
    assert book(shown).rounds[0].cards[2] == red(3)
    assert said(shown.stage) == "Round 1, Anna: 12 blue · Round 1, Cornelia: 3 red"


def second_round(shown):
    """Go to round 2 and enter green 6 for Ben, after Anna."""
    shown.press()
    shown.stage.match.submit(EnterCard(Seat(0), red(5)))
    shown.stage.match.submit(EnterCard(Seat(1), card("green", 6)))
    shown.stage.robot.settle()
    shown.tap(EnterSeat(Seat(1)))


def test_k21_a_card_just_entered_never_rewrites_an_earlier_round_unasked(shown):
    second_round(shown)
    shown.enter(card("green", 7))
    assert "7 green is of Ben, round 1. Which is wrong?" in words(shown.stage)
    assert book(shown).rounds[0].cards[1] == card("green", 7)
    shown.tap(Pick(NAME_ANOTHER))
    assert book(shown).entries[1] == card("green", 6)
    assert book(shown).rounds[0].cards[1] == card("green", 7)


def test_k21_the_question_leads_to_the_entry_it_names(shown):
    second_round(shown)
    shown.enter(card("green", 7))
    shown.tap(Pick(THERE))
    shown.enter(card("green", 8))
    assert book(shown).rounds[0].cards[1] == card("green", 8)
    shown.press()
    shown.tap(EnterSeat(Seat(1)))
    shown.enter(card("green", 7))
    assert book(shown).entries[1] == card("green", 7)


def test_k2_a_used_card_that_is_entered_leads_to_where_it_stands(shown):
    shown.press()
    shown.enter(red(3))
    assert "3 red is of Anna, round 1. Which is wrong?" in words(shown.stage)
    shown.tap(Pick(THERE - 1))  # there is nothing to exchange yet
    shown.enter(red(4))
    assert book(shown).rounds[0].cards[0] == red(4)
    shown.press()
    shown.enter(red(3))
    assert book(shown).entries[0] == red(3)


def test_k23_the_card_that_stands_there_is_not_offered(shown):
    shown.tap(PutRight(), Entry(1, 0))
    keys = {key.tap: key.look for key in shown.stage.robot.scene if getattr(key, "label", "") == "3"}
    assert set(keys.values()) == {Look.REST}
    shown.enter(red(3))
    assert said(shown.stage) == "That is what is entered already. (K23)"
    assert lines(shown) == (("red-3",), ("blue-12",))


def test_k21_the_rounds_are_reached_while_a_card_is_entered(shown):
    shown.press()
    assert isinstance(page(shown.stage), EnterPage)
    shown.tap(AskFits())
    assert isinstance(shown.stage.ui.screen, FitsScreen)
    shown.tap(PutRight())
    assert isinstance(shown.stage.ui.screen, RoundsScreen)


def test_k21_starters_are_put_right_too(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Help.REFEREE, edition=Edition.GERMAN)
    play_to(stage, lambda state: state.phase is Phase.SHOWN)
    show(stage)
    robot = Counted(stage)
    robot.tap(PutRight(), Entry(STARTERS, 0))
    fresh = next(red(n) for n in range(1, 13) if red(n) not in book(robot).used)
    robot.enter(fresh)
    assert book(robot).starters[0] == fresh


def test_k21_a_scored_set_is_scored_again(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 4, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.SCORED)
    show(stage)
    robot = Counted(stage)
    robot.tap(PutRight(), Pick(0), Entry(11, 0))
    fresh = next(red(n) for n in range(12, 0, -1) if red(n) not in book(robot).used)
    robot.enter(fresh)
    assert stage.match.state.sets == ()
    while stage.match.state.phase is not Phase.SCORED:
        if isinstance(stage.ui.screen, RoundsScreen) or stage.match.state.phase is Phase.SHOWN:
            robot.press()
        else:
            robot.tap(PickLine(0))
    assert isinstance(page(stage), SetPage)


def test_earlier_rounds_are_a_page_away(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 4, Help.REFEREE)
    play_to(stage, lambda state: state.phase is Phase.SHOWN and state.round == 11)
    show(stage)
    robot = Counted(stage)
    robot.tap(PutRight())
    seen = {tap.round for tap in stage.robot.intents(Entry)}
    for _ in range(6):
        robot.tap(next(tap for tap in stage.robot.intents(TurnRounds)))
        seen |= {tap.round for tap in stage.robot.intents(Entry)}
    assert seen == set(range(1, 12))


def test_k13_the_fifth_card_of_a_line_is_announced_with_its_price_before_it_is_touched(rehearsal):
    stage = rehearsal(screen="800x480")
    begin(stage, 3, Help.REFEREE)
    play_to(stage, lambda s: s.phase is Phase.LINE and any(len(line) == 4 for line in s.book.standing.lines))
    show(stage)
    full = [len(line) == 4 for line in stage.match.state.book.standing.lines]
    said_here = [words[0] == "fifth card: 4 rolls, a clean-up card" for _, words, _ in page(stage).lines_seen()]
    assert said_here == full
