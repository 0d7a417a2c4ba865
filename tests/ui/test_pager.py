"""Lists cut into pages."""

from hypothesis import given
from hypothesis import strategies as st

from app.ui.kit.pager import Piece, last_pages, pages

PIECES = st.lists(st.builds(Piece, st.integers(1, 30), st.booleans()), max_size=20)


@given(PIECES, st.integers(5, 60))
def test_every_piece_is_on_one_page_in_order(pieces, room):
    """Cut from the front or from the end, nothing is lost or shown twice."""
    for cut in (pages(pieces, room), last_pages(pieces, room)):
        assert list(range(len(pieces))) == [at for page in cut for at in page]
        assert all(page for page in cut)


@given(PIECES, st.integers(30, 60))
def test_no_page_is_higher_than_its_room(pieces, room):
    """Where every piece fits, every page does."""
    for cut in (pages(pieces, room, 2.0), last_pages(pieces, room, 2.0)):
        assert all(sum(pieces[at].height for at in page) + 2.0 * (len(page) - 1) <= room + 1e-6 for page in cut)


def test_the_last_page_is_the_full_one():
    """A log opened at its end shows as much of it as fits."""
    cut = last_pages([Piece(10.0)] * 5, 22.0)

    assert (range(1), range(1, 3), range(3, 5)) == cut


def test_a_heading_goes_with_what_it_leads():
    """It never stands alone at the foot of a page."""
    cut = pages([Piece(10.0), Piece(5.0, leads=True), Piece(10.0)], 18.0)

    assert (range(1), range(1, 3)) == cut


def test_a_group_higher_than_a_page_is_parted_all_the_same():
    """What cannot stay together fills pages."""
    cut = pages([Piece(10.0, leads=True)] * 5 + [Piece(10.0)], 22.0)

    assert (range(2), range(2, 4), range(4, 6)) == cut


def test_a_heading_goes_with_what_it_leads_also_from_the_end():
    """Where a page ends with a heading, that heading begins the next."""
    cut = last_pages([Piece(10.0), Piece(5.0, leads=True), Piece(10.0), Piece(10.0)], 22.0)

    assert (range(1), range(1, 3), range(3, 4)) == cut
