"""Clean-ups, the end of a set, points and the end of the game."""

import pytest
from lokus_screen import (
    after,
    card,
    cards,
    played_round,
    refused,
    revealed,
    snub,
    table,
    to_round,
    told,
    with_lines,
    with_snub,
)

from app.games.game import Over, Result, Seat, Shuffled, Waiting
from app.games.lokus import PLACEHOLDER, Edition
from app.games.lokus.events import CleanedUp, GameEnded, SetBegan, SetEnded, SetScored, TableChanged
from app.games.lokus.moves import ChangeTable, ChooseLine, Next
from app.games.lokus.points import counted_rolls, points_for, set_points, table_refusal
from app.games.lokus.scoring import standings
from app.games.lokus.screen import game as screen
from app.games.lokus.screen.state import Phase
from app.games.lokus.snub import Snub
from app.games.lokus.standing import Count

A, B, C = Seat(0), Seat(1), Seat(2)
FULL = "3r 4y 5g 6b"

# ---------------------------------------------------------------- clean-up


def cleaned(edition: Edition):
    return revealed(with_lines(table(3, edition=edition), FULL, "2o 1b"), "1o 5y 12a")


def test_k13_who_completes_a_line_takes_the_four_as_rolls_and_a_clean_up_card():
    state, events = cleaned(Edition.RULEBOOK)
    assert [event for event in events if isinstance(event, CleanedUp)] == [
        CleanedUp(A, 0, cards(FULL), card("1o"), rolls=4, clean_ups=1)
    ]
    assert snub(state, 0) == Snub(cards=4, clean_ups=1)
    assert state.standing.lines[0] == cards("1o")
    assert state.faces[0] == cards(FULL)
    assert state.standing.clean_ups == 4


def test_k4_k13_in_the_german_edition_the_four_are_set_aside():
    state, events = cleaned(Edition.GERMAN)
    assert [event for event in events if isinstance(event, CleanedUp)] == [
        CleanedUp(A, 0, cards(FULL), card("1o"), rolls=0, clean_ups=1)
    ]
    assert snub(state, 0) == Snub(cards=0, clean_ups=1)
    assert state.aside == cards(FULL)
    assert state.standing.aside == 4


def test_k13_the_fifth_card_stays_first_and_blocks_as_usual():
    """The highest is orange, like the fifth card and the other line."""
    state, _ = revealed(with_lines(table(3), FULL, "2o 1b"), "1o 5y 12o")
    assert snub(state, 2).rolls == 2
    assert state.standing.lines == (cards("1o"), cards("2o 1b"))


def test_k13_both_placers_can_clean_up_in_one_round():
    state, events = revealed(with_lines(table(3), FULL, "1r 8y 9g 10b"), "1o 5y 12o")
    assert [event.line for event in events if isinstance(event, CleanedUp)] == [0, 1]
    assert state.standing.lines == (cards("1o"), cards("12o"))
    assert snub(state, 0) == snub(state, 2) == Snub(4, 0, 1)


def test_k14_more_clean_ups_than_there_are_cards_is_a_bug():
    state = with_lines(with_snub(table(2), 1, clean_ups=5), FULL, "2o 1b")
    with pytest.raises(AssertionError, match="K14"):
        revealed(state, "1o 12a")


# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("rolls", "clean_ups", "counted", "points"),
    [
        (10, 0, 10, 55),
        (10, 1, 9, 45),
        (10, 2, 8, 36),
        (1, 2, 0, 0),
        (0, 1, 0, 0),
        (20, 3, 0, 0),
        (20, 4, 0, 0),
        (20, 5, 0, 0),
    ],
)
def test_k15_clean_up_cards_take_off_rolls(rolls, clean_ups, counted, points):
    assert counted_rolls(rolls, clean_ups) == counted
    assert set_points(PLACEHOLDER, rolls, clean_ups) == points


def test_k15_with_three_clean_ups_a_set_scores_0_whatever_the_table_says():
    assert set_points((7, 8), 5, 3) == 0
    assert set_points((7, 8), 1, 1) == 7


@pytest.mark.parametrize(("rolls", "points"), [(0, 0), (1, 1), (2, 3), (25, 325), (26, 325), (42, 325)])
def test_k16_beyond_the_last_row_the_last_value_counts(rolls, points):
    assert len(PLACEHOLDER) == 26
    assert points_for(PLACEHOLDER, rolls) == points


@pytest.mark.parametrize(
    ("rows", "key"),
    [((), "table_rows"), ((0,) * 74, "table_rows"), ((0, -1), "table_points"), ((0, 1000), "table_points")],
)
def test_k31_a_table_that_is_none_is_refused(rows, key):
    assert table_refusal(rows).key == key
    assert refused(table(2), ChangeTable(A, rows)) == ("K16", key)
    with pytest.raises(ValueError, match=key):
        table(2, table=rows)


def test_k31_a_table_need_not_rise():
    assert table_refusal((3,)) is None
    assert table_refusal((0, 5, 2)) is None


# ---------------------------------------------------------------- a set ends


def last_round(state):
    return played_round(to_round(state, 11))


def with_counts(state, *counts: tuple[int, int]):
    for seat, (rolls, clean_ups) in enumerate(counts):
        state = with_snub(state, seat, cards=rolls, virtual=0, clean_ups=clean_ups)
    return state


def test_k15_the_set_is_scored_step_by_step():
    state = with_counts(last_round(table(3)), (10, 1), (4, 0), (20, 3))
    state, events = told(state, Next(A))
    assert state.phase is Phase.SCORED
    assert events == [
        SetScored(1, A, rolls=10, clean_ups=1, counted=9, points=45, total=45),
        SetScored(1, B, rolls=4, clean_ups=0, counted=4, points=10, total=10),
        SetScored(1, C, rolls=20, clean_ups=3, counted=0, points=0, total=0),
        SetEnded(1, (45, 10, 0), (45, 10, 0)),
    ]
    assert [event.is_free for event in events[:3]] == [False, False, True]
    assert screen.score(state).totals == (45, 10, 0)
    assert screen.score(state).lowest_wins


def test_k11_virtual_rolls_count_like_others():
    state = with_snub(last_round(table(2)), 0, cards=3, virtual=2, clean_ups=0)
    assert told(state, Next(A))[1][0].rolls == 5


def test_k27_a_scored_set_stays_until_the_star_holder_goes_on():
    state = after(last_round(table(3)), Next(A))
    assert screen.turn(state) == Waiting((A,))
    assert refused(state, Next(B)) == ("K5", "not_holder")


@pytest.mark.parametrize("edition", Edition)
def test_k17_after_a_set_everything_is_dealt_again(edition):
    state = after(last_round(table(3, edition=edition)), Next(A))
    first = state.sets
    state = after(state, Next(A))
    assert (state.set, state.round, state.phase) == (2, 1, Phase.CHOOSING)
    assert state.standing.clean_ups == 5
    assert state.standing.rolls == (0, 0, 0)
    assert state.standing.aside == 0
    assert [len(line) for line in state.standing.lines] == ([1, 1] if edition is Edition.GERMAN else [0, 0])
    assert [len(hand) for hand in state.hands] == [11] * 3
    assert state.sets == first


def test_k17_the_next_set_is_told():
    state = screen.play(after(last_round(table(3)), Next(A)), Next(A)).state
    assert screen.turn(state).request.count == 72
    assert screen.play(state, Shuffled(tuple(range(72)))).events[0] == SetBegan(2)


# ---------------------------------------------------------------- the end


def ended(*sets: tuple[tuple[int, int], ...], **options):
    """Play three sets that end with these rolls and clean-ups per seat; return the end and its events."""
    state, events = table(len(sets[0]), **options), []
    for counts in sets:
        state = after(with_counts(last_round(state), *counts), Next(A))
        state, events = after(state, Next(A)), list(screen.play(state, Next(A)).events)
    return state, events


def test_k5_k18_after_three_sets_the_score_closest_to_zero_wins():
    state, events = ended(((3, 0), (4, 0)), ((3, 0), (1, 0)), ((0, 0), (5, 0)))
    assert screen.turn(state) == Over(Result((1, 2)))
    assert events == [GameEnded((12, 26), (1, 2))]
    assert [line.points for line in screen.score(state).lines] == [(6, 10), (6, 1), (0, 15)]
    assert refused(state, Next(A)) == ("K18", "game_over")
    assert refused(state, ChangeTable(A, (0, 9))) == ("K18", "game_over")


TIED = (((2, 0), (0, 0), (9, 0)), ((0, 0), (0, 0), (9, 0)), ((0, 0), (2, 0), (9, 0)))


def test_k18_a_tie_is_a_shared_win():
    state, events = ended(*TIED)
    assert screen.turn(state) == Over(Result((1, 1, 3)))
    assert events == [GameEnded((3, 3, 135), (1, 1, 3))]


def test_k18_with_the_switch_fewest_rolls_in_set_three_decide():
    state, events = ended(*TIED, tie_rolls=True)
    assert screen.turn(state) == Over(Result((1, 2, 3), "rolls"))
    assert events == [GameEnded((3, 3, 135), (1, 2, 3), by_rolls=True)]


def test_k18_three_clean_ups_are_no_rolls_and_what_is_still_equal_is_shared():
    """Set three: three clean-ups against no roll at all, and one clean-up against one roll less."""
    free = tuple((Count(0, 0), Count(0, 0)) for _ in range(2))
    assert standings((*free, (Count(9, 3), Count(0, 0))), PLACEHOLDER, tie_rolls=True).places == (1, 1)
    assert standings((*free, (Count(3, 1), Count(2, 0))), PLACEHOLDER, tie_rolls=True).places == (1, 1)
    assert not standings((*free, (Count(3, 1), Count(2, 0))), PLACEHOLDER, tie_rolls=True).by_rolls


def test_k33_the_rolls_also_rank_who_is_behind_without_deciding_the_game():
    """Seats 1 and 2 have equal points by a flat table, but not equal rolls."""
    sets = ((Count(0), Count(5), Count(4)),)
    assert standings(sets, (0, 7), tie_rolls=True).places == (1, 3, 2)
    assert not standings(sets, (0, 7), tie_rolls=True).by_rolls
    assert standings(sets, (0, 7), tie_rolls=False).places == (1, 2, 2)


# ---------------------------------------------------------------- the table of this game


def test_k16_players_may_put_their_table_right_in_the_middle_of_a_game():
    state = after(with_counts(last_round(table(3)), (2, 0), (1, 0), (0, 0)), Next(A))
    state, events = told(state, ChangeTable(C, (0, 5, 9)))
    assert events == [TableChanged(C, PLACEHOLDER, (0, 5, 9), (9, 5, 0))]
    assert screen.score(state).totals == (9, 5, 0)
    state = after(state, Next(A))
    assert state.table == (0, 5, 9)
    assert refused(state, ChangeTable(A, (0, 5, 9))) == ("K16", "same_table")


def test_k16_a_game_keeps_the_table_it_was_set_up_with():
    state = with_counts(last_round(table(2, table=(0, 2))), (1, 0), (9, 0))
    assert screen.score(after(state, Next(A))).totals == (2, 2)


def test_k8_a_choice_can_lead_to_a_clean_up():
    """Both lines would take the card; the player picks the full one on purpose."""
    state, _ = revealed(with_lines(table(3), FULL, "7r"), "1o 5y 12a")
    state, events = told(state, ChooseLine(A, 0))
    assert isinstance(events[1], CleanedUp)
