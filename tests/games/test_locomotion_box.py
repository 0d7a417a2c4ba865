"""Beside the box: the device keeps cards, turns, pips, speeds, points and the solo count; it never judges a step."""

import pytest

from app.games.game import Chance, IllegalMove, Over, Roll, Rolled, Seat, Setup, Shuffle, Shuffled, Waiting
from app.games.locomotion.box import game as box
from app.games.locomotion.box.game import Act, Ending, Options, Phase, Variant
from app.games.locomotion.solo import Tally
from app.games.locomotion.train import Colour


def opened(seats=2, variant=Variant.DIE, first=0, **switches):
    """Set the table and let the cards be drawn in their order; the first seat wins the roll-off."""
    state = box.start(Setup(seats, Seat(first), Options(variant, **switches)))
    while isinstance(turn := box.turn(state), Chance) and isinstance(turn.request, Shuffle):
        state = box.play(state, Shuffled(tuple(range(turn.request.count)))).state
    while state.phase is Phase.ROLLING_OFF:
        state = box.play(state, Rolled(6 if state.current == first else 1)).state
    return state


def told(state, *moves):
    events = ()
    for move in moves:
        step = box.play(state, move)
        state, events = step.state, step.events
    return state, [type(event).__name__ for event in events]


def after(state, *moves):
    return told(state, *moves)[0]


def refused(state, move):
    refusal = box.refusal(state, move)
    return None if refusal is None else (refusal.rule, refusal.key)


def moving(face=4, **switches):
    return after(opened(**switches), Rolled(face, "die"))


FIRST, SECOND = Seat(0), Seat(1)


# ---------------------------------------------------------------- cards and the first turn


def test_m7_m8_the_device_draws_the_cards():
    state = box.start(Setup(3, Seat(1), Options(Variant.DIE, wagons=3)))
    assert box.turn(state) == Chance(Shuffle(3))
    state, names = told(state, Shuffled((2, 0, 1)))
    assert names == ["LocomotivesDrawn"]
    assert state.cards == (Colour.GREEN, Colour.YELLOW, Colour.RED)
    assert box.turn(state) == Chance(Shuffle(4))
    state = after(state, Shuffled((3, 2, 1, 0)))
    assert state.order == (Colour.BLUE, Colour.GREEN, Colour.RED)
    assert box.turn(state) == Chance(Roll(Seat(1)))


def test_m9_the_highest_roll_starts_and_ties_roll_again():
    state = box.start(Setup(2, FIRST, Options(Variant.DIE)))
    state, names = told(state, Shuffled((0, 1)), Shuffled((0, 1, 2, 3)), Rolled(4), Rolled(4))
    assert names == ["RolledOff", "RollOffTied"]
    state, names = told(state, Rolled(2), Rolled(3))
    assert names == ["RolledOff", "StarterFound"]
    assert (state.starter, state.current) == (1, 1)


def test_m9_in_the_speed_game_the_chosen_seat_starts():
    state = opened(3, Variant.SPEED, first=2)
    assert box.turn(state) == Waiting((Seat(2),))


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, Options(Variant.DIE), "M6"),
        (5, Options(Variant.SOLO), "M6"),
        (2, Options(Variant.DIE, wagons=1), "M8"),
        (2, Options(Variant.SOLO, rounds=2), "M30"),
        (2, Options(Variant.DIE, rounds=0), "M30"),
        (2, Options(Variant.DIE, games=0), "M29"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused(seats, options, rule):
    refusal = box.setup_refusal(Setup(seats, FIRST, options))
    assert refusal is not None
    assert refusal.rule == rule
    with pytest.raises(ValueError, match=rule):
        box.start(Setup(seats, FIRST, options))


# ---------------------------------------------------------------- pips


def test_m20_pips_burn_one_by_one():
    state, names = told(moving(4), box.Spend(FIRST, Act.STEP, 2), box.Spend(FIRST, Act.COUPLE))
    assert (names, state.points) == (["PointsSpent"], 1)
    assert refused(state, box.Spend(FIRST, Act.STEP, 2)) == ("M20", "no_points")
    state = after(state, box.Spend(FIRST, Act.UNCOUPLE))
    assert refused(state, box.Spend(FIRST, Act.STEP)) == ("M20", "no_points")
    assert refused(state, box.Done(FIRST)) is None


@pytest.mark.parametrize(("act", "count"), [(Act.STEP, 0), (Act.STEP, 100), (Act.COUPLE, 2), (Act.UNCOUPLE, 0)])
def test_m20_counts_that_cannot_be_are_refused(act, count):
    assert refused(moving(6), box.Spend(FIRST, act, count)) == ("M20", "count")


def test_m20_without_the_switch_nothing_is_counted():
    state = moving(4, counting=False)
    assert state.points is None
    assert refused(state, box.Spend(FIRST, Act.STEP)) == ("M20", "not_counting")
    step = box.play(state, box.Done(FIRST))
    assert step.events[0].lost is None
    assert step.sealed


def test_m20_the_rest_is_lost_and_the_next_seat_rolls():
    step = box.play(moving(4), box.Done(FIRST))
    assert step.events[0].lost == 4
    assert box.turn(step.state) == Chance(Roll(SECOND))


def test_m20_turns_are_kept():
    state = moving(3)
    assert refused(state, box.Done(SECOND)) == ("M9", "not_your_turn")
    assert refused(after(state, box.Done(FIRST)), box.Done(SECOND)) == ("M20", "not_while_rolling")
    assert refused(state, Rolled(3)) == ("M20", "no_such_chance")
    assert refused(state, box.LaySpeed(FIRST, 3)) == ("M23", "no_card_now")
    assert refused(state, box.StopDead(FIRST)) == ("M24", "no_speed")
    assert refused(state, box.EnterPlaced(FIRST, 1)) == ("M29", "game_not_over")
    assert refused(state, box.NextGame(FIRST)) == ("M29", "game_not_over")


# ---------------------------------------------------------------- trapped


def test_m21_a_trapped_player_passes_instead_of_rolling():
    state, names = told(opened(), box.PassTrapped(FIRST))
    assert names == ["TrappedNoted"]
    assert box.turn(state) == Chance(Roll(SECOND))
    assert refused(state, box.PassTrapped(FIRST)) == ("M9", "not_your_turn")
    assert refused(moving(), box.PassTrapped(FIRST)) == ("M21", "turn_begun")


def test_m21_when_all_were_trapped_in_a_row_the_game_ends():
    state, names = told(opened(), box.PassTrapped(FIRST), box.PassTrapped(SECOND))
    assert names == ["TrappedNoted", "CountingBegan"]
    assert (state.phase, state.ending) == (Phase.ENTERING, Ending.TRAPPED)


def test_m21_a_turn_between_two_passes_breaks_the_row():
    state = after(opened(), box.PassTrapped(FIRST), Rolled(2), box.Done(SECOND), box.PassTrapped(FIRST))
    assert state.phase is Phase.ROLLING


def test_m25_a_trapped_pass_is_a_0_card_also_the_one_owed():
    state = after(opened(variant=Variant.SPEED), box.LaySpeed(FIRST, 5), box.StopDead(FIRST))
    assert state.stopped == (0,)
    state = after(state, box.PassTrapped(SECOND), box.PassTrapped(FIRST))
    assert (state.speeds, state.stopped) == ((0, 0), ())


# ---------------------------------------------------------------- speed


def laid(*speeds):
    """Let both seats lay and spend these cards in turn; return the state where the next card is to be laid."""
    state = opened(variant=Variant.SPEED)
    for speed in speeds:
        state = after(state, box.LaySpeed(state.current, speed))
        if speed:
            state = after(state, box.Spend(state.current, Act.STEP, speed))
        state = after(state, box.Done(state.current))
    return state


def test_m23_only_the_cards_next_to_the_last_may_be_laid():
    state = laid(4, 2)
    assert [move.speed for move in box.legal(state, FIRST) if isinstance(move, box.LaySpeed)] == [3, 4, 5]
    assert refused(state, box.LaySpeed(FIRST, 2)) == ("M23", "speed_apart")
    assert refused(state, box.LaySpeed(FIRST, 9)) == ("M23", "no_such_speed")
    assert refused(state, box.Done(FIRST)) == ("M23", "lay_first")


def test_m24_the_speed_is_spent_or_the_train_stops_dead():
    state = after(opened(variant=Variant.SPEED), box.LaySpeed(FIRST, 3), box.Spend(FIRST, Act.STEP))
    assert refused(state, box.Done(FIRST)) == ("M24", "distance_owed")
    step = box.play(state, box.StopDead(FIRST))
    assert step.events[0].lost == 2
    assert step.sealed


def test_m24_after_a_dead_stop_only_0_is_lit():
    state = after(opened(variant=Variant.SPEED), box.LaySpeed(FIRST, 3), box.StopDead(FIRST))
    state = after(state, box.LaySpeed(SECOND, 0), box.Done(SECOND))
    assert refused(state, box.LaySpeed(FIRST, 3)) == ("M24", "stop_first")
    state = after(state, box.LaySpeed(FIRST, 0), box.Done(FIRST), box.LaySpeed(SECOND, 1))
    assert state.stopped == ()


def test_m24_who_spent_everything_does_not_stop_dead():
    state = after(opened(variant=Variant.SPEED), box.LaySpeed(FIRST, 1), box.Spend(FIRST, Act.STEP))
    assert refused(state, box.StopDead(FIRST)) == ("M24", "all_spent")
    state = after(opened(variant=Variant.SPEED, counting=False), box.LaySpeed(FIRST, 0))
    assert refused(state, box.StopDead(FIRST)) == ("M24", "all_spent")
    assert refused(state, box.Done(FIRST)) is None


def test_m24_uncounted_speed_is_between_the_players():
    state = after(opened(variant=Variant.SPEED, counting=False), box.LaySpeed(FIRST, 3))
    assert refused(state, box.Done(FIRST)) is None
    assert refused(state, box.StopDead(FIRST)) is None


def test_m25_nobody_wins_at_speed_0():
    state = after(opened(variant=Variant.SPEED), box.LaySpeed(FIRST, 0))
    assert refused(state, box.Win(FIRST)) == ("M25", "nothing_coupled")


# ---------------------------------------------------------------- endings


def test_m22_a_win_ends_the_game_and_the_others_are_asked_for_their_wagons():
    state, names = told(moving(seats=3), box.Win(FIRST))
    assert names == ["OrderCompleted", "CountingBegan"]
    assert box.turn(state) == Waiting((SECOND,))
    assert refused(state, box.EnterPlaced(Seat(2), 1)) == ("M9", "not_your_turn")
    assert refused(state, box.EnterPlaced(SECOND, 4)) == ("M29", "wagons")
    assert refused(state, box.EnterPlaced(SECOND, -1)) == ("M29", "wagons")
    assert refused(state, box.Done(SECOND)) == ("M20", "not_moving")
    state, names = told(state, box.EnterPlaced(SECOND, 3), box.EnterPlaced(Seat(2), 1))
    assert names == ["PlacedEntered", "GameEnded"]
    over = box.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 2, 3), "order")
    assert box.score(state).totals == (5, 3, 1)


def test_m22_nobody_wins_before_the_roll():
    assert refused(opened(), box.Win(FIRST)) == ("M20", "not_while_rolling")


def test_m29_a_tournament_adds_up():
    state = after(moving(games=2), box.Win(FIRST), box.EnterPlaced(SECOND, 2))
    assert (state.phase, state.scores) == (Phase.STANDINGS, (5, 2))
    state, names = told(state, box.NextGame(FIRST))
    assert names == ["NextGameBegan"]
    assert (state.game, state.starter, state.order) == (2, 1, ())
    state = after(state, Shuffled((0, 1)), Shuffled((0, 1, 2, 3)), Rolled(5), Rolled(1), Rolled(3), box.Win(SECOND))
    state = after(state, box.EnterPlaced(FIRST, 1))
    over = box.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((2, 1), "tournament")
    assert state.scores == (6, 7)


def test_m30_a_round_limit_ends_the_game():
    state = after(moving(rounds=1), box.Done(FIRST), Rolled(1))
    state, names = told(state, box.Done(SECOND))
    assert names == ["TurnDone", "CountingBegan"]
    state = after(state, box.EnterPlaced(FIRST, 2), box.EnterPlaced(SECOND, 2))
    over = box.turn(state)
    assert isinstance(over, Over)
    assert over.result.places == (1, 1)


def test_m30_everyone_may_agree_to_end():
    state = opened()
    assert refused(state, box.EndByAgreement(SECOND)) is None
    state = after(state, box.EndByAgreement(SECOND))
    assert state.ending is Ending.AGREEMENT
    assert refused(state, box.EndByAgreement(SECOND)) == ("M30", "not_begun")
    standings = after(moving(games=2), box.Win(FIRST), box.EnterPlaced(SECOND, 2), box.EndByAgreement(FIRST))
    assert isinstance(box.turn(standings), Over)


def test_m29_a_live_score_is_what_was_entered():
    state = after(moving(), box.Win(FIRST))
    assert box.score(state).lines[0].points == (4, None)
    assert box.score(opened()).lines[0].points == (None, None)


# ---------------------------------------------------------------- solo


def test_m26_solo_counts_steps_and_couplings():
    state = opened(1, Variant.SOLO)
    assert box.turn(state) == Waiting((FIRST,))
    state = after(state, box.Spend(FIRST, Act.STEP, 12), box.Spend(FIRST, Act.COUPLE), box.Spend(FIRST, Act.UNCOUPLE))
    assert state.tallies == (Tally(12, 2),)
    state, names = told(state, box.Win(FIRST))
    assert names == ["OrderCompleted", "RunEnded"]
    assert box.score(state).totals == (14,)
    assert box.score(state).lowest_wins


def test_m26_solo_has_no_turns_and_nothing_seals_but_giving_up():
    state = opened(1, Variant.SOLO)
    assert refused(state, box.Done(FIRST)) == ("M26", "no_turns")
    assert not box.play(state, box.Spend(FIRST, Act.STEP)).sealed
    assert box.play(state, box.GiveUp(FIRST)).sealed


def test_m26_nobody_reaches_an_order_without_a_coupling():
    assert refused(opened(1, Variant.SOLO), box.Win(FIRST)) == ("M22", "nothing_coupled")


def test_m27_in_a_competition_each_runs_in_turn():
    state = after(opened(2, Variant.SOLO), box.Spend(FIRST, Act.COUPLE))
    step = box.play(state, box.Win(FIRST))
    assert step.sealed
    assert step.state.current == 1
    state = after(step.state, box.GiveUp(SECOND))
    over = box.turn(state)
    assert isinstance(over, Over)
    assert (over.result.places, over.result.reason) == ((1, 2), "competition")
    assert box.score(state).totals == (1, None)


def test_m28_another_order_is_drawn_before_anything_is_counted():
    state = opened(1, Variant.SOLO)
    state = after(state, box.DrawAgain(FIRST))
    assert box.turn(state) == Chance(Shuffle(4))
    state = after(state, Shuffled((3, 2, 1, 0)), box.Spend(FIRST, Act.STEP))
    assert refused(state, box.DrawAgain(FIRST)) == ("M28", "begun")
    assert refused(moving(), box.DrawAgain(FIRST)) == ("M28", "no_drawing")


def test_m30_only_solo_is_given_up():
    assert refused(moving(), box.GiveUp(FIRST)) == ("M30", "no_giving_up")
    assert refused(opened(1, Variant.SOLO), box.EndByAgreement(FIRST)) == ("M30", "give_up_instead")


def test_m31_inside_a_turn_nothing_seals():
    state = moving()
    assert not box.play(state, box.Spend(FIRST, Act.STEP)).sealed
    assert not box.play(state, box.Win(FIRST)).sealed
    speed = opened(variant=Variant.SPEED)
    assert not box.play(speed, box.LaySpeed(FIRST, 3)).sealed


def test_a_game_that_is_over_takes_no_moves():
    state = after(moving(), box.Win(FIRST), box.EnterPlaced(SECOND, 0))
    assert refused(state, box.Done(FIRST)) == ("M22", "game_over")
    with pytest.raises(IllegalMove):
        box.play(state, box.Done(FIRST))
