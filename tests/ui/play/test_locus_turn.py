"""A turn of Locus on this screen by touch and star: choose, aim, turn, draw, be done, and take back."""

import pytest
from whole_table import board, first_card, page, purse, said, squares, words

from app.games.locus.screen.moves import Draw
from app.games.locus.screen.state import Phase
from app.games.locus.zones import Zone
from app.table.match.seats import Side
from app.ui.kit.parts import Undo
from app.ui.play.locus.screen.tool import Kind
from app.ui.play.locus.screen.turn_intents import Aim, Forgo, LookAt, Mirror, Nudge, PickCard, PutDown, TakeUp, Turn
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook

HERE = Aim((3, 1))  # in red, where an I3 lies from c2 to e2
LYING = {(2, 1), (3, 1), (4, 1)}
NUDGES = {"left": Nudge(-1, 0), "right": Nudge(1, 0), "up": Nudge(0, -1), "down": Nudge(0, 1)}


def look(stage, intent):
    return stage.robot.find(intent).look


def lying(stage):
    """Return the squares under the ghost."""
    return set(board(stage).filling.ghost)


# ------------------------------------------------------------ choosing


def test_a_card_that_is_touched_is_in_hand(table):
    """Its shape is ready for the zone of its colour, and the star waits for a place."""
    stage = table("pick", "draw red a2 b2 c2", "done", deal="red I3")
    card = first_card(stage)
    stage.robot.tap(PickCard(card))
    assert stage.match.state.hand.id == card
    assert (page(stage).tool.kind, page(stage).tool.zone) == (Kind.CARD, Zone.RED)
    assert stage.ui.screen.star_look is StarLook.NOT_YET


def test_a_rainbow_card_begins_in_the_first_zone_where_it_fits(table):
    stage = table(deal="rainbow I3")
    stage.robot.tap(PickCard(first_card(stage)))
    assert page(stage).tool.zone is Zone.YELLOW
    assert [look(stage, LookAt(zone)) for zone in Zone] == [Look.CHOSEN, *[Look.REST] * 4]


def test_before_a_card_the_star_says_so(table):
    stage = table()
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert stage.match.state.phase is Phase.PICKING
    assert said(stage) == "First pick a card. (L9)"


def test_a_card_that_somebody_has_is_refused(table):
    stage = table(seats=2)
    card = first_card(stage)
    for intent in (PickCard(card), Forgo()):
        stage.robot.tap(intent)
    stage.robot.press()
    stage.robot.tap(PickCard(card))
    assert stage.match.state.takes[1] is None
    assert said(stage) == "Anna has this card already. (L8)"


# ------------------------------------------------------------ aiming


def test_a_square_that_is_touched_is_covered_as_the_shape_is_turned(table):
    stage = table("pick")
    stage.robot.tap(HERE)
    assert lying(stage) == LYING
    assert not board(stage).filling.is_refused
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_a_shape_that_was_turned_is_aimed_turned(table):
    stage = table("pick")
    stage.robot.tap(Turn())
    stage.robot.tap(HERE)
    assert lying(stage) == {(3, 0), (3, 1), (3, 2)}


def test_a_shape_turns_by_itself_where_it_only_fits_turned(table):
    """At d5 of yellow no row of three reaches a bold square, but a column does."""
    stage = table("pick", deal="yellow I3")
    stage.robot.tap(Aim((3, 4)))
    assert lying(stage) == {(3, 2), (3, 3), (3, 4)}
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_before_a_square_was_touched_the_star_asks_for_one(table):
    stage = table("pick")
    stage.robot.press()
    assert said(stage) == "Touch the square where the shape goes."
    assert stage.match.state.hand is not None


def test_what_the_star_would_bring_is_told_before(table):
    """Block A of red is a row of three with one square below, worth six points."""
    stage = table("pick", deal="red T4", screen="1280x800")
    for intent in (Turn(), Turn(), Aim((1, 0))):
        stage.robot.tap(intent)
    assert "+6 = 6" in words(stage)


@pytest.mark.parametrize(
    ("lines", "deal", "at", "reason"),
    [
        (("pick",), "yellow I3", (0, 2), "That lies outside the zone. (L13)"),
        (("pick",), "yellow I3", (4, 0), "It must cover a bold square or touch a filled one. (L14)"),
        (("pick", "draw red a2 b2 c2", "done", "pick"), "red I3", (1, 1), "That square is filled. (L13)"),
    ],
)
def test_an_illegal_place_is_shown_red_and_refused_with_its_reason(table, lines, deal, at, reason):
    """The star is not armed; pressed all the same it says the rule and draws nothing."""
    stage = table(*lines, deal=deal)
    stage.robot.tap(Aim(at))
    assert board(stage).filling.is_refused
    assert at in lying(stage)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    before = stage.match.version
    stage.robot.press()
    assert (stage.match.version, said(stage)) == (before, reason)


# ------------------------------------------------------------ turning and nudging


def test_a_shape_on_the_board_turns_about_its_middle(table):
    stage = table("pick")
    stage.robot.tap(HERE)
    stage.robot.tap(Turn())
    assert lying(stage) == {(3, 0), (3, 1), (3, 2)}
    stage.robot.tap(Turn())
    assert lying(stage) == LYING


def test_a_shape_on_the_board_is_mirrored_where_it_lies(table):
    stage = table("pick", deal="red V3")
    stage.robot.tap(Aim((3, 1)))
    corner = {(column, row) for column in (2, 3, 4) for row in (0, 1, 2)} & lying(stage)
    box = {min(c for c, _ in corner), max(c for c, _ in corner)}
    stage.robot.tap(Mirror())
    assert lying(stage) == {(sum(box) - column, row) for column, row in corner}


@pytest.mark.parametrize("way", NUDGES)
def test_a_nudge_moves_it_one_square(table, way):
    stage = table("pick")
    stage.robot.tap(HERE)
    nudge = NUDGES[way]
    stage.robot.tap(nudge)
    assert lying(stage) == {(column + nudge.dx, row + nudge.dy) for column, row in LYING}


def test_a_nudge_right_out_of_the_zone_is_off_and_does_nothing(table):
    stage = table("pick")
    stage.robot.tap(Aim((1, 0)))
    assert [look(stage, nudge) for nudge in NUDGES.values()] == [Look.REST, Look.REST, Look.OFF, Look.REST]
    before = lying(stage)
    stage.robot.tap(NUDGES["up"])
    assert lying(stage) == before


def test_before_it_lies_anywhere_no_nudge_is_on(table):
    stage = table("pick")
    assert {look(stage, nudge) for nudge in NUDGES.values()} == {Look.OFF}
    assert look(stage, Turn()) is Look.REST


def test_a_single_square_has_nothing_to_turn(table):
    stage = table("buy", coins=2)
    assert page(stage).tool.kind is Kind.LOOSE
    assert {look(stage, Turn()), look(stage, Mirror())} == {Look.OFF}


# ------------------------------------------------------------ zones


def test_only_zones_where_it_may_lie_are_bright_and_cost_what_they_cost(table):
    stage = table("pick", coins=1)
    tabs = {zone: stage.robot.find(LookAt(zone)) for zone in Zone}
    assert {zone: tab.costs_more for zone, tab in tabs.items()} == {zone: zone is not Zone.RED for zone in Zone}
    assert {tab.look for zone, tab in tabs.items() if zone is not Zone.RED} == {Look.REST}


def test_another_zone_is_paid_with_one_coin(table):
    stage = table("pick", coins=1)
    stage.robot.tap(LookAt(Zone.YELLOW))
    stage.robot.tap(Aim((2, 1)))
    stage.robot.press()
    assert squares(stage, "yellow") == {(1, 1), (2, 1), (3, 1)}
    assert purse(stage) == 0


def test_a_zone_that_cannot_be_paid_is_dark_and_says_why(table):
    stage = table("pick", coins=0)
    assert {look(stage, LookAt(zone)) for zone in Zone if zone is not Zone.RED} == {Look.OFF}
    stage.robot.tap(LookAt(Zone.BLUE))
    assert said(stage) == "Another colour costs one more coin than you have. (L26)"
    assert page(stage).tool.zone is Zone.RED


def test_a_zone_without_room_for_the_shape_says_why(table):
    stage = table("pick", deal="red V5", coins=3)
    assert look(stage, LookAt(Zone.BLUE)) is Look.OFF
    stage.robot.tap(LookAt(Zone.BLUE))
    assert said(stage) == "It fits nowhere in that zone. (L13)"


# ------------------------------------------------------------ drawing and being done


def test_the_star_draws_and_then_ends_the_turn_and_the_picture_swings(table):
    stage = table("pick", seats=2, sides=(Side.NEAR, Side.FAR))
    stage.robot.tap(HERE)
    stage.robot.press()
    assert squares(stage, "red") == LYING
    assert stage.match.acting == (0,)
    assert stage.ui.screen.star_look is StarLook.ARMED
    stage.robot.press_button()
    assert stage.match.acting == (1,)
    assert (stage.ui.facing, stage.shell.easel.turn) == (Side.FAR, 180)


def test_the_squares_of_this_turn_are_framed_until_it_ends(table):
    stage = table("pick", "draw red c2 d2 e2")
    assert page(stage).trail() == {Zone.RED: frozenset(LYING)}
    stage.robot.press()
    assert page(stage).trail() == {}


@pytest.mark.parametrize("screen", ["1280x800", "720x1280"])
def test_a_turn_is_played_alike_on_other_panels(table, screen):
    stage = table(seats=2, screen=screen)
    stage.robot.tap(PickCard(first_card(stage)))
    stage.robot.tap(HERE)
    stage.robot.tap(Nudge(0, -1))
    stage.robot.press()
    stage.robot.press()
    assert squares(stage, "red") == {(column, row - 1) for column, row in LYING}
    assert stage.match.acting == (1,)


# ------------------------------------------------------------ taking back


def test_a_turn_is_taken_back_step_by_step(table):
    """The drawn shape is back in hand, then its card is back on the market."""
    stage = table(seats=2)
    card = first_card(stage)
    stage.robot.tap(PickCard(card))
    stage.robot.tap(HERE)
    stage.robot.press()
    stage.robot.tap(Undo())
    assert squares(stage, "red") == set()
    assert (stage.match.state.hand.id, page(stage).tool.kind) == (card, Kind.CARD)
    stage.robot.press(1.0)
    assert stage.match.state.hand is None
    assert stage.robot.find(PickCard(card)) is not None


def test_what_only_lies_on_the_board_is_no_move(table):
    """Aiming, turning and looking leave the match as it is."""
    stage = table("pick")
    before = stage.match.version
    for intent in (HERE, Turn(), NUDGES["right"], LookAt(Zone.GREEN), Aim((4, 3)), PutDown()):
        stage.robot.tap(intent)
    assert stage.match.version == before
    assert not any(isinstance(entry.move, Draw) for entry in stage.match.log)


def test_a_shape_that_was_put_down_can_be_taken_up_again(table):
    """Looking at the whole sheet is no dead end."""
    stage = table("pick")
    stage.robot.tap(PutDown())
    assert any(stage.robot.find(intent) for intent in (Aim, LookAt, PickCard, TakeUp))
