"""Whole games at random: nothing is lost or doubled, and another reading of the rules finds the same moves.

The other reading knows only where rails lie on the page: it measures angles and never looks at the tables of a yard.
"""

import random
from collections import Counter

import pytest
from setups_locomotion import RINGS, SETUPS

from app.games.game import Chance, Over, Rolled, Seat, Setup, Shuffle, Shuffled, Way
from app.games.locomotion.course import Variant
from app.games.locomotion.notation import draw_position, read_move, read_position, write_move
from app.games.locomotion.screen import game as screen
from app.games.locomotion.screen.state import Phase
from app.games.locomotion.spread import spread_start
from app.games.locomotion.train import COLOURS, End, is_pose
from app.games.locomotion.yard.generator import Difficulty, Shape, generated_yard
from app.games.locomotion.yard.lattice import spot
from app.games.locomotion.yard.network import Yard

every_setup = pytest.mark.parametrize("setup", SETUPS[Way.SCREEN], ids=range(len(SETUPS[Way.SCREEN])))


def luck(request, source):
    if isinstance(request, Shuffle):
        return Shuffled(tuple(source.sample(range(request.count), request.count)))
    return Rolled(source.randint(1, request.faces))


def visits(setup, seed, most=400):
    """Yield the states of a random game, in which nobody gives up, and what was played from them."""
    source, state = random.Random(seed), screen.start(setup)  # noqa: S311  luck, not secrets
    for _ in range(most):
        turn = screen.turn(state)
        if isinstance(turn, Over):
            return
        if isinstance(turn, Chance):
            move = luck(turn.request, source)
        else:
            wishes = [wish for wish in screen.legal(state, state.current) if not isinstance(wish, screen.GiveUp)]
            move = source.choice(wishes)
        yield state, move
        state = screen.play(state, move).state


@every_setup
def test_pieces_are_never_lost_doubled_or_on_one_point(setup):
    for state, _ in visits(setup, 5):
        if state.phase in (Phase.PLACING, Phase.OVER):
            continue
        points = [point for point, _ in state.loose] + [point for train in state.trains for point in train.points]
        assert len(points) == len(set(points)) == 5 * state.locomotives
        wagons = Counter(colour for _, colour in state.loose)
        for train in state.trains:
            wagons.update(train.wagons)
            assert len(set(train.wagons)) == len(train.wagons)
            assert is_pose(state.yard, train)
        assert wagons == Counter(COLOURS * state.locomotives)
        assert list(state.loose) == sorted(state.loose, key=lambda wagon: wagon[0])


@every_setup
def test_moves_and_boards_are_written_and_read_back(setup):
    for state, move in visits(setup, 6):
        if not isinstance(move, Shuffled | Rolled):
            assert read_move(state.yard, write_move(state.yard, move)) == move
        trains = dict(zip(COLOURS, state.trains, strict=False))
        assert read_position(draw_position(state.yard, trains, state.loose)) == (state.yard, trains, state.loose)


def test_what_is_no_move_is_quoted():
    for line in ("", "0", "0 jump", "x done", "0 front zz9", "0 couple a99", "0 uncouple", "0 done now", "0 wagon"):
        with pytest.raises(ValueError, match="not a move"):
            read_move(RINGS, line)


# ---------------------------------------------------------------- the other reading


class Page:
    """A yard as lines on a page."""

    def __init__(self, yard: Yard) -> None:
        self.spots = [spot(place) for place in yard.places]
        joined = [(spot(start), spot(end)) for start, end in (track.ends for track in yard.tracks)]
        self.rails = {frozenset((self.spots.index(start), self.spots.index(end))) for start, end in joined}

    def next_to(self, point):
        return [other for rail in self.rails if point in rail for other in rail if other != point]

    def bend(self, before, at, after):
        """Return the cosine of the change of direction."""
        (ax, ay), (bx, by), (cx, cy) = self.spots[before], self.spots[at], self.spots[after]
        return (bx - ax) * (cx - bx) + (by - ay) * (cy - by)

    def goes(self, before, at):
        return [after for after in self.next_to(at) if after != before and self.bend(before, at, after) > 0.4]


def leading(train, end):
    """Return what leads and what lies behind it; None where nothing lies behind but the rail itself (M10, M11)."""
    if end is not train.end:
        return train.points[0], train.rail
    return (train.points[-1], train.points[-2]) if train.wagons else (train.points[0], None)


def ways(page, train, end):
    at, behind = leading(train, end)
    return [train.rail] if behind is None else page.goes(behind, at)


def rows(page, loose, before, at, colours):
    """Return the rows that begin at a wagon, by the colours they may not hold."""
    if loose.get(at) is None or loose[at] in colours:
        return set()
    found = {(at,)}
    for after in page.goes(before, at):
        found |= {(at, *row) for row in rows(page, loose, at, after, {*colours, loose[at]})}
    return found


def read_otherwise(page, state):
    """Return the steps and couplings of the current seat."""
    train, loose = state.train, dict(state.loose)
    full = set(loose).union(*(other.points for other in state.trains))
    ends = [train.end] if train.wagons else list(End)
    found = {("step", end, point) for end in End for point in ways(page, train, end) if point not in full}
    for end in ends:
        at, _ = leading(train, end)
        for point in ways(page, train, end):
            found |= {("couple", row) for row in rows(page, loose, at, point, set(train.wagons))}
    return found


def proposed(state):
    found = set()
    for move in screen.legal(state, state.current):
        match move:
            case screen.TakeStep(_, end, point):
                found.add(("step", end, point))
            case screen.Couple(_, points):
                found.add(("couple", points))
    return found


def allowed(state):
    """Return every step, uncoupling and short coupling that is not refused, tried one by one."""
    seat, points = state.current, range(-1, len(state.yard.places) + 1)
    rows = [(point,) for point in points] + [(one, two) for one in points for two in points]
    wishes = [screen.TakeStep(seat, end, point) for end in End for point in points]
    wishes += [screen.Couple(seat, row) for row in rows]
    wishes += [screen.Uncouple(seat, joint) for joint in range(-1, 6)]
    return {wish for wish in wishes if screen.refusal(state, wish) is None}


def games_to_read():
    for code in range(6):
        yard = generated_yard(18 + 4 * code, tuple(Difficulty)[code % 3], Shape.LANDSCAPE, code)
        if code == 5:
            yard = Yard(yard.rails, 3)
        players = 1 if code < 2 else 2
        start = spread_start(yard, players, code)
        variant = Variant.SOLO if players == 1 else Variant.DIE
        yield Setup(players, Seat(0), screen.Options(yard, variant, starts=(start,), rounds=None))


@pytest.mark.parametrize("setup", games_to_read(), ids=range(6))
def test_m10_to_m19_another_reading_of_the_rules_finds_the_same_moves(setup):
    page, compared = Page(setup.options.yard), 0
    for seed in range(3):
        for state, _ in visits(setup, seed, most=150):
            if state.phase is Phase.MOVING and state.points != 0:
                assert proposed(state) == read_otherwise(page, state)
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("setup", games_to_read(), ids=range(6))
def test_what_is_proposed_is_exactly_what_is_not_refused(setup):
    kinds = (screen.TakeStep, screen.Couple, screen.Uncouple)
    for state, _ in list(visits(setup, 4, most=120))[::9]:
        moves = {move for move in screen.legal(state, state.current) if isinstance(move, kinds)}
        assert {move for move in moves if len(getattr(move, "points", ())) < 3} == allowed(state)


def test_m16_random_games_do_couple_rows_and_forks_and_uncouple():
    """What the comparison above would never notice if it never happened."""
    seen = Counter()
    for setup in games_to_read():
        for state, move in visits(setup, 1, most=150):
            if isinstance(move, screen.Couple):
                seen["row" if len(move.points) > 1 else "couple"] += 1
            seen[type(move).__name__] += 1
            seen["in front"] += any(train.wagons and train.end is End.FRONT for train in state.trains)
    assert min(seen["couple"], seen["Uncouple"], seen["TakeStep"], seen["in front"]) > 5
