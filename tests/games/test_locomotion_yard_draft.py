"""A yard in the making: rails laid and taken away, starts that go along, and what is finished (M2 to M4)."""

import pytest

from app.games.locomotion.spread import spread_start
from app.games.locomotion.start import start_fault
from app.games.locomotion.yard.checks import breaches
from app.games.locomotion.yard.draft import YardDraft, draft_of, rail_between
from app.games.locomotion.yard.file import NamedStart, NamedYard, Titles
from app.games.locomotion.yard.lattice import Place
from app.games.locomotion.yard.network import MOST_RAILS, Rail
from app.games.locomotion.yard.text import draw_yard, read_yard

LINE = read_yard("o---o---o---o---o---o---o\n")
KEPT = NamedYard("own-1", Titles("Lijn", "Lijn"), LINE, (NamedStart("s", spread_start(LINE, 1, 7, 4)),))


def test_m2_a_rail_is_laid_between_neighbours_and_taken_away():
    here, east, far = Place(0, 0), Place(1, 0), Place(2, 0)
    rail = rail_between(east, here)
    assert rail == Rail(0, 0, 0)
    assert rail_between(here, far) is None
    laid = YardDraft("own-1", "x").toggled(rail)
    assert laid.rails == (rail,)
    assert laid.left == MOST_RAILS - 1
    assert laid.toggled(rail).rails == ()


def test_m2_the_box_holds_45_rails():
    full = YardDraft("own-1", "x").with_rails(frozenset(Rail(n, 0, 0) for n in range(MOST_RAILS)))
    assert full.left == 0
    assert full.toggled(Rail(0, 5, 0)) is None
    assert full.toggled(Rail(0, 0, 0)).left == 1


def test_m4_only_a_yard_without_a_breach_is_finished():
    sharp = YardDraft("own-1", "x", (Rail(0, 0, 0), Rail(0, 0, 1)))
    assert [breach.rule for breach in breaches(sharp.yard)] == ["M4", "M4"]
    with pytest.raises(ValueError, match="M4"):
        sharp.finished()


def test_m2_a_finished_yard_moves_to_the_corner_and_keeps_the_numbers_of_its_points():
    draft = YardDraft("own-1", "Ver", (Rail(-4, 7, 0), Rail(-3, 7, 0), Rail(-2, 7, 1)))
    named = draft.finished()
    assert draw_yard(named.yard) == "o---o---o\n         \\\n          o\n"
    assert len(named.yard.places) == len(draft.yard.places)
    assert [sorted(ways.values()) for ways in named.yard.ways] == [sorted(ways.values()) for ways in draft.yard.ways]


def test_m35b_a_start_goes_along_when_rails_are_added_before_it():
    draft = draft_of(KEPT, "Lijn").toggled(Rail(-1, 0, 0))
    (moved,) = draft.finished().starts
    before, after = KEPT.starts[0].start, moved.start
    assert [point + 1 for point, _ in before.wagons] == [point for point, _ in after.wagons]
    assert after.order == before.order
    assert start_fault(draft.finished().yard, after, 1) is None


def test_m35b_a_start_that_lost_its_point_is_left_out():
    draft = draft_of(KEPT, "Lijn")
    ends = {0, 6} & {point for point, _ in (*KEPT.starts[0].start.wagons, *KEPT.starts[0].start.locomotives)}
    assert ends
    gone = Rail(0, 0, 0) if 0 in ends else Rail(5, 0, 0)
    assert draft.toggled(gone).finished().starts == ()


def test_m2_a_start_stays_on_its_places_when_rails_get_a_middle_point():
    three = YardDraft("own-1", "x", LINE.rails, 3, KEPT)
    (moved,) = three.finished().starts
    before = KEPT.starts[0].start
    assert [2 * point for point, _ in before.wagons] == [point for point, _ in moved.start.wagons]
    assert start_fault(three.finished().yard, moved.start, 1) is None
