"""Coins on this screen: loose squares, a card put away, the leftover and its window, the last window."""

import pytest
from msgspec.structs import replace
from whole_table import first_card, page, purse, said, squares, words

from app.games.game import Seat
from app.games.locus.screen.moves import WindowSkipped
from app.games.locus.screen.state import Phase
from app.games.locus.zones import Zone
from app.table.match.seats import Side
from app.ui.kit.parts import Back, Undo
from app.ui.play.locus.screen.ceremony_page import CeremonyPage
from app.ui.play.locus.screen.spending import spending
from app.ui.play.locus.screen.tool import Kind
from app.ui.play.locus.screen.turn_intents import Aim, Forgo, LookAt, PickCard, PutDown, Spend, TakeLeftover
from app.ui.screens.choice import ChoiceScreen, Pick
from app.ui.widgets.element import Look
from app.ui.widgets.star import StarLook

USED = ("pick", "draw red a2 b2 c2", "done")  # a card drawn where it brings nothing
LAST = {"count": 3, "coins": 2}  # one reveal alone, with coins left for the windows


def spend(stage, value):
    """Open the purse and choose an answer by what it means."""
    stage.robot.tap(Spend())
    answers = [answer.value for answer in stage.ui.screen.answers]
    stage.robot.tap(Pick(answers.index(value)))


def offers(stage):
    """Return what the purse offers now: its meanings, and the notes beside them."""
    stage.robot.tap(Spend())
    found = {answer.value: answer.note for answer in stage.ui.screen.answers}
    stage.robot.tap(Back())
    return found


def nearly_full(state):
    """Fill the sheet of seat 0 but for one square of red."""
    masks = [grid.squares for grid in state.options.grids]
    masks[Zone.RED.place] ^= state.grid(Zone.RED).bit((0, 0))
    return replace(state, papers=(replace(state.papers[0], filled=tuple(masks)), *state.papers[1:]))


# ------------------------------------------------------------ the purse


def test_the_purse_asks_with_the_coins_there_are(table):
    stage = table("pick", coins=3)
    stage.robot.tap(Spend())
    assert isinstance(stage.ui.screen, ChoiceScreen)
    assert stage.ui.screen.question == "You have 3 coins"


def test_two_loose_squares_cost_two_coins(table):
    """Before a card is picked, too; then they are in hand, one after the other."""
    stage = table(coins=3)
    spend(stage, "loose")
    assert purse(stage) == 1
    for cell in ((1, 1), (2, 1)):
        assert page(stage).tool.kind is Kind.LOOSE
        stage.robot.tap(Aim(cell))
        stage.robot.press()
    assert squares(stage, "yellow") == {(1, 1), (2, 1)}
    assert page(stage).is_picking


def test_loose_squares_that_cannot_be_paid_are_told_off_and_why(table):
    stage = table("pick", coins=1)
    assert offers(stage)["loose"] == "not now"
    spend(stage, "loose")
    assert said(stage) == "That costs 2; you have 1. (L27)"
    assert purse(stage) == 1


def test_a_card_is_put_away_for_two_coins(table):
    """Its own coin does not count."""
    stage = table("pick", deal="red I2$", coins=1)
    spend(stage, "discard")
    assert stage.match.state.hand is None
    assert purse(stage) == 3
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_the_key_beside_the_shape_puts_the_card_away_too(table):
    stage = table("pick", coins=1)
    stage.robot.tap(Forgo())
    assert (stage.match.state.hand, purse(stage)) == (None, 3)
    stage.robot.tap(Undo())
    assert (stage.match.state.hand is None, purse(stage)) == (False, 1)


def test_a_card_cannot_be_put_away_before_what_is_owed(table):
    stage = table("pick", "buy", coins=2)
    spend(stage, "discard")
    assert said(stage) == "First place or give up what the sheet gave you. (L17a)"
    assert stage.match.state.hand is not None


def test_another_colour_is_only_explained(table):
    """It is drawn in the other zone, by its tab."""
    stage = table("pick", coins=2)
    before = stage.match.version
    spend(stage, "recolour")
    assert stage.match.version == before
    assert page(stage).tool.kind is Kind.CARD


@pytest.mark.parametrize(
    ("lines", "wishes", "expected"),
    [
        ((), {"coins": 3}, {"loose", "hint"}),
        (("pick",), {"coins": 3}, {"loose", "discard", "recolour", "hint"}),
        (("pick", "discard"), {"coins": 3}, {"loose", "hint"}),
        (USED, {"coins": 3}, {"loose", "leftover", "hint"}),
        ((*USED, "done"), LAST, {"loose", "hint"}),
    ],
)
def test_the_purse_offers_what_this_moment_has(table, lines, wishes, expected):
    assert set(offers(table(*lines, **wishes))) == expected


def test_that_only_one_loose_square_fits_is_told_before(table):
    """Only one square of the whole sheet is free: whoever buys two loses the other."""
    stage = table(coins=4)
    notes = [
        spending(stage.ui, state, Seat(0), lambda _move: None, lambda _value: None).answers[0].note
        for state in (stage.match.state, nearly_full(stage.match.state))
    ]
    assert notes == ["anywhere they may lie", "only one fits: the other is lost"]


# ------------------------------------------------------------ the leftover


def test_the_leftover_is_drawn_for_three_coins(table):
    stage = table(*USED, coins=3)
    assert stage.match.state.phase is Phase.LEFTOVER
    stage.robot.tap(TakeLeftover())
    assert (page(stage).tool.kind, page(stage).tool.zone) == (Kind.LEFTOVER, Zone.RED)
    stage.robot.tap(Aim((4, 1)))
    stage.robot.press()
    assert squares(stage, "red") == {(column, 1) for column in range(6)}
    assert purse(stage) == 0


def test_the_purse_leads_to_the_leftover_too(table):
    stage = table(*USED, coins=3)
    spend(stage, "leftover")
    assert page(stage).tool.kind is Kind.LEFTOVER


def test_the_leftover_in_another_colour_costs_four(table):
    """All four are on the tab; with three coins the tab is dark."""
    stage = table(*USED, coins=4)
    stage.robot.tap(TakeLeftover())
    assert [stage.robot.find(LookAt(zone)).costs_more for zone in (Zone.RED, Zone.BLUE)] == [False, True]
    stage.robot.tap(LookAt(Zone.BLUE))
    stage.robot.tap(Aim((0, 7)))
    stage.robot.press()
    assert purse(stage) == 0
    assert len(squares(stage, "blue")) == 3


def test_a_leftover_that_cannot_be_paid_is_refused(table):
    stage = table(*USED, coins=2)
    stage.robot.tap(TakeLeftover())
    assert said(stage) == "That costs 3; you have 2. (L28)"
    assert page(stage).tool is None
    assert stage.robot.find(TakeLeftover()).look is Look.OFF


def test_a_leftover_that_can_be_paid_is_on_and_begins_in_its_own_colour(table):
    """In the other four it would cost a coin more."""
    stage = table("pick", "draw red a2 b2 c2", "done", coins=6, deal="blue I3")
    assert stage.robot.find(TakeLeftover()).look is Look.REST
    stage.robot.tap(TakeLeftover())
    assert page(stage).tool.zone is Zone.BLUE


def test_the_leftover_is_bought_once(table):
    stage = table(*USED, "leftover red d2 e2 f2", coins=6)
    stage.robot.tap(TakeLeftover())
    assert page(stage).tool is None
    assert said(stage) == "Anna has bought the leftover of this round already. (L28)"
    assert purse(stage) == 3


@pytest.mark.parametrize("way", [Forgo(), PutDown()])
def test_a_leftover_in_hand_can_be_put_back(table, way):
    stage = table(*USED, coins=3)
    stage.robot.tap(TakeLeftover())
    stage.robot.tap(way)
    assert page(stage).tool is None
    assert stage.robot.find(TakeLeftover()) is not None
    assert purse(stage) == 3


def test_the_window_goes_to_whoever_has_coins(table):
    """Ben put his card away; Anna and Cornelia have one coin and are skipped. The picture turns to Ben."""
    sides = (Side.NEAR, Side.LEFT, Side.FAR)
    stage = table(*USED, "pick", "discard", "done", "pick", seats=3, sides=sides)
    stage.robot.tap(Aim((1, 1)))
    stage.robot.press()
    stage.robot.press()
    assert (stage.match.state.phase, stage.match.acting) == (Phase.LEFTOVER, (1,))
    assert stage.ui.facing is Side.LEFT
    stage.robot.press()
    assert (stage.match.state.phase, stage.match.state.reveal) == (Phase.PICKING, 2)
    skipped = [e.seat for entry in stage.match.log for e in entry.events if isinstance(e, WindowSkipped)]
    assert skipped == [0, 2]


def test_without_coins_there_is_no_window(table):
    stage = table("pick", "draw red a2 b2 c2", seats=1)
    stage.robot.press()
    assert (stage.match.state.phase, stage.match.state.reveal) == (Phase.PICKING, 2)


# ------------------------------------------------------------ the last window


def test_the_last_window_sells_loose_squares_only(table):
    stage = table(*USED, "done", **LAST)
    assert stage.match.state.phase is Phase.LAST
    assert stage.robot.find(TakeLeftover) is None
    spend(stage, "loose")
    for cell in ((1, 1), (2, 1)):
        stage.robot.tap(Aim(cell))
        stage.robot.press()
    assert len(squares(stage, "yellow")) == 2
    stage.robot.press()
    assert isinstance(page(stage), CeremonyPage)


def test_what_a_window_buys_is_taken_back_like_any_step(table):
    stage = table(*USED, "done", **LAST)
    spend(stage, "loose")
    stage.robot.press(1.0)
    assert purse(stage) == 2
    assert page(stage).tool is None


def test_the_market_says_whose_card_it_is(table):
    stage = table()
    assert any("Anna, choose a card" in each for each in words(stage))
    stage.robot.tap(PickCard(first_card(stage)))
    assert not any("choose a card" in each for each in words(stage))
