"""What the sheet gives in a turn: jokers, doubles and loose squares as tools, given up only after a question."""

import pytest
from msgspec.structs import replace
from whole_table import board, page, said, squares, words

from app.games.locus.screen.moves import BonusWaived, BuyLoose
from app.games.locus.screen.state import Due, Owed
from app.games.locus.zones import Zone
from app.ui.kit.parts import Back, Undo
from app.ui.play.locus.screen.tool import Kind
from app.ui.play.locus.screen.turn_intents import Aim, AskQueue, Forgo, LookAt, PickCard, PutDown, Take, TakeUp
from app.ui.screens.choice import ChoiceScreen, Pick
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook

JOKER = ("pick", "draw red a4 b4 c4")
DOUBLE = ("pick", "draw red d1 e1 f1")  # of yellow
BOTH = ("pick", "draw red b4 c4 c3")  # a double of purple and a joker, with a V3
KEEP, GIVE_UP = Pick(0), Pick(1)


def owed(stage):
    return [each.due for each in stage.match.state.owed]


# ------------------------------------------------------------ jokers and doubles


def test_a_covered_joker_is_in_hand_at_once(table):
    """It may go to any zone where a square is free for it, at no price."""
    stage = table("pick")
    stage.robot.tap(Aim((1, 3)))
    stage.robot.press()
    assert (page(stage).tool.kind, len(page(stage).tool.cells)) == (Kind.JOKER, 1)
    tabs = [stage.robot.find(LookAt(zone)) for zone in Zone]
    assert [tab.costs_more for tab in tabs] == [False] * 5
    assert Look.OFF not in {tab.look for tab in tabs}


def test_a_joker_is_placed_by_the_star(table):
    stage = table(*JOKER)
    for intent in (LookAt(Zone.BLUE), Aim((0, 7))):
        stage.robot.tap(intent)
    stage.robot.press()
    assert squares(stage, "blue") == {(0, 7)}
    assert owed(stage) == []


def test_a_joker_that_touches_nothing_is_refused(table):
    stage = table(*JOKER)
    for intent in (LookAt(Zone.BLUE), Aim((0, 0))):
        stage.robot.tap(intent)
    assert board(stage).filling.is_refused
    stage.robot.press()
    assert said(stage) == "It must cover a bold square or touch a filled one. (L14)"
    assert owed(stage) == [Due.JOKER]


def test_a_double_stays_in_its_zone(table):
    stage = table(*DOUBLE)
    assert (page(stage).tool.kind, page(stage).tool.zone) == (Kind.DOUBLE, Zone.YELLOW)
    assert {stage.robot.find(LookAt(zone)).look for zone in Zone if zone is not Zone.YELLOW} == {Look.OFF}
    stage.robot.tap(LookAt(Zone.RED))
    assert said(stage) == "A double stays in the zone of its colour. (L20)"
    assert page(stage).tool.zone is Zone.YELLOW


def test_a_double_is_placed_as_one_piece(table):
    stage = table(*DOUBLE)
    stage.robot.tap(Aim((2, 1)))
    stage.robot.press()
    assert squares(stage, "yellow") == {(1, 1), (2, 1)}


def test_the_star_does_not_end_a_turn_with_something_owed(table):
    """Nor does it when the whole sheet is looked at."""
    stage = table(*JOKER)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.tap(PutDown())
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert said(stage) == "First place or give up what the sheet gave you. (L17a)"
    assert stage.match.acting == (0,)


@pytest.mark.parametrize(
    ("screen", "first"),
    [
        ("1280x800", None),
        ("720x1280", PutDown()),
        ("800x480", PutDown()),
    ],
)
def test_the_player_chooses_what_is_placed_first(table, screen, first):
    """On smaller panels by way of the whole sheet."""
    stage = table(*BOTH, deal="red V3", screen=screen)
    assert owed(stage) == [Due.PURPLE, Due.JOKER]
    for due in (Due.JOKER, Due.PURPLE):
        if first is not None:
            stage.robot.tap(first)
        stage.robot.tap(Take(due))
        assert page(stage).holds(due)
    stage.robot.tap(Aim((1, 0)))
    stage.robot.press()
    assert owed(stage) == [Due.JOKER]
    assert page(stage).holds(Due.JOKER)


PANELS = ["800x480", "1024x600", "1280x800", "720x1280"]


def owing(stage, *dues):
    """Let the acting seat be owed these."""
    screen = stage.ui.screen
    screen.page.state = replace(screen.page.state, owed=tuple(Owed(due, 1) for due in dues))
    screen.page.tool = screen.page.first_tool()
    stage.ui.redraw()
    stage.robot.settle()


@pytest.mark.parametrize("screen", PANELS)
@pytest.mark.parametrize("looks", [(), (PutDown(),)])
def test_l17_everything_owed_can_come_first_on_every_panel(table, screen, looks):
    """Six kinds wait; each is in reach from the zone in front and from the whole sheet, by its own key or by name."""
    dues = (Due.JOKER, Due.YELLOW, Due.PURPLE, Due.RED, Due.GREEN, Due.BLUE)
    for at, due in enumerate(dues):
        stage = table("pick", screen=screen)
        owing(stage, *dues)
        for intent in looks:
            stage.robot.tap(intent)
        if Take(due) in stage.robot.intents(Take):
            stage.robot.tap(Take(due))
        else:
            stage.robot.tap(AskQueue())
            assert [answer.value for answer in stage.ui.screen.answers] == list(dues)
            stage.robot.tap(Pick(at))
        assert page(stage).holds(due)


@pytest.mark.parametrize("screen", PANELS)
def test_how_much_else_waits_is_said_while_a_bonus_is_placed(table, screen):
    stage = table(*BOTH, deal="red V3", screen=screen)
    keys = [e for e in stage.robot.scene if e.tap in (AskQueue(), Take(Due.JOKER))]
    assert len(keys) == 1
    assert "double purple" in repr(stage.robot.scene)


@pytest.mark.parametrize("screen", PANELS)
def test_before_picking_two_loose_squares_can_be_put_down_and_taken_up_again(table, screen):
    """Coins, two loose squares, the eye: the square waits among the keys of the market."""
    stage = table(screen=screen, coins=3)
    stage.ui.screen.submit(BuyLoose(stage.match.acting[0]))
    stage.robot.settle()
    assert page(stage).tool.kind is Kind.LOOSE
    stage.robot.tap(PutDown())
    assert page(stage).tool is None
    assert stage.robot.intents(PickCard)
    stage.robot.tap(Take(Due.LOOSE))
    assert page(stage).tool.kind is Kind.LOOSE


def test_l23_what_fits_nowhere_does_not_hide_the_card(table):
    stage = table("pick")
    screen = stage.ui.screen
    full = replace(screen.page.state.paper, filled=tuple(grid.squares for grid in screen.page.state.options.grids))
    papers = (full, *screen.page.state.papers[1:])
    screen.page.state = replace(screen.page.state, papers=papers, owed=(Owed(Due.JOKER, 1),))
    screen.page.tool = None
    stage.ui.redraw()
    stage.robot.settle()
    assert stage.robot.intents(TakeUp)
    assert stage.robot.intents(Take)


def test_what_was_placed_is_in_hand_again_after_a_step_back(table):
    stage = table(*JOKER)
    stage.robot.tap(Aim((1, 1)))
    stage.robot.press()
    stage.robot.tap(Undo())
    assert owed(stage) == [Due.JOKER]
    assert page(stage).tool.kind is Kind.JOKER
    stage.robot.tap(Undo())
    assert page(stage).tool.kind is Kind.CARD


# ------------------------------------------------------------ giving up


def test_a_bonus_is_given_up_only_after_a_question(table):
    stage = table(*JOKER)
    stage.robot.tap(Forgo())
    assert isinstance(stage.ui.screen, ChoiceScreen)
    assert stage.ui.screen.question == "Give up the joker?"
    assert owed(stage) == [Due.JOKER]
    stage.robot.tap(GIVE_UP)
    assert owed(stage) == []
    assert any(isinstance(event, BonusWaived) for event in stage.match.log[-1].events)
    assert stage.ui.screen.star_look is StarLook.ARMED


@pytest.mark.parametrize("answer", [KEEP, Back()])
def test_a_bonus_that_is_kept_stays_in_hand(table, answer):
    stage = table(*DOUBLE)
    stage.robot.tap(Forgo())
    stage.robot.tap(answer)
    assert owed(stage) == [Due.YELLOW]
    assert page(stage).holds(Due.YELLOW)


def test_the_thing_in_hand_is_what_is_given_up(table):
    """Not the oldest in the queue."""
    stage = table(*BOTH, deal="red V3", screen="1280x800")
    for intent in (Take(Due.JOKER), Forgo(), GIVE_UP):
        stage.robot.tap(intent)
    assert owed(stage) == [Due.PURPLE]


# ------------------------------------------------------------ chains


def test_a_bonus_that_sets_off_another_is_told(table):
    """The joker covers the double at c3 of red."""
    stage = table(*JOKER)
    for intent in (LookAt(Zone.RED), Aim((2, 2))):
        stage.robot.tap(intent)
    assert said(stage) == ""
    stage.robot.press()
    assert said(stage) == "Chain of 2!"
    assert owed(stage) == [Due.PURPLE]


def test_a_bonus_of_a_card_is_no_chain(table):
    stage = table("pick")
    stage.robot.tap(Aim((1, 3)))
    stage.robot.press()
    assert owed(stage) == [Due.JOKER]
    assert said(stage) == ""


def test_with_chains_off_nothing_follows_and_nothing_is_told(table):
    stage = table(*JOKER, chains=False)
    for intent in (LookAt(Zone.RED), Aim((2, 2))):
        stage.robot.tap(intent)
    stage.robot.press()
    assert (owed(stage), said(stage)) == ([], "")


def test_what_waits_is_named_on_wide_panels(table):
    stage = table(*JOKER, screen="1280x800")
    key = stage.robot.find(Take(Due.JOKER))
    assert (key.label, key.look) == ("joker", Look.CHOSEN)
    assert "Touch where the shape goes. Turn and nudge it, then the star." not in words(stage)
