"""Solo starts of Locomotion as planning problems in PDDL, made from the rules alone, so that planners can be peers.

A pose is an object, so that a planner finds the train in one variable; the wagons stand in places of the train or on
points. Two forms: with conditional effects, which is smallest and what Fast Downward likes best, and grounded STRIPS
for planners that know nothing else.
"""

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from app.games.locomotion.coupling import coupled, couplings, uncoupled
from app.games.locomotion.search.puzzle import Puzzle
from app.games.locomotion.steps import moved, steps
from app.games.locomotion.train import COLOURS, Colour, End, Train, lone
from app.games.locomotion.yard.network import Point, Yard

WAGONS = 4


class Change(NamedTuple):
    """One act on poses: where it needs free points, which points lose or get wagons, from which place of the train."""

    before: Train
    after: Train
    free: tuple[Point, ...] = ()
    row: tuple[Point, ...] = ()
    place: int = 0


class Rules(NamedTuple):
    """Everything a train can do in a yard, whatever stands there."""

    steps: list[Change]
    couplings: list[Change]
    uncouplings: list[Change]


def rules_of(yard: Yard) -> Rules:
    """Return the acts of every pose in which the locomotive's rear holds the wagons; the front is its mirror."""
    rules = Rules([], [], [])
    for train in _trains(yard):
        for end, point in steps(yard, train, ()):
            rules.steps.append(Change(train, moved(train, end, point), free=(point,)))
        for row, after in _rows(yard, train):
            rules.couplings.append(Change(train, after, row=row, place=len(train.wagons)))
        for joint in range(len(train.wagons)):
            kept, left = uncoupled(train, joint)
            rules.uncouplings.append(Change(train, kept, row=tuple(point for point, _ in left), place=joint))
    return rules


def _rows(yard: Yard, train: Train) -> Iterator[tuple[tuple[Point, ...], Train]]:
    """Yield every row that could be coupled if wagons stood there; their colours do not matter."""
    rest = COLOURS[len(train.wagons) :]
    free = [point for point in range(len(yard.places)) if point not in train.points]
    seen = set()
    for colours in (rest[turn:] + rest[:turn] for turn in range(len(rest))):
        for point in free:
            for row in _from(yard, train, (point,), colours):
                if row not in seen:
                    seen.add(row)
                    loose = dict(zip(row, rest, strict=False))
                    yield row, coupled(train, row, loose)


def _from(yard: Yard, train: Train, row: tuple[Point, ...], colours: tuple[Colour, ...]) -> Iterator[tuple[Point, ...]]:
    """Yield a row and every longer one, as far as the rules let a train couple it."""
    if len(row) > len(colours) or row not in set(couplings(yard, train, dict(zip(row, colours, strict=False)))):
        return
    yield row
    for point in yard.neighbours[row[-1]]:
        if point not in row and point not in train.points:
            yield from _from(yard, train, (*row, point), colours)


def _trains(yard: Yard) -> Iterator[Train]:
    """Yield every train with the rear on its rail, by adding wagons one at a time."""
    trains = [lone(point, rail) for point, rails in enumerate(yard.neighbours) for rail in rails]
    yield from trains
    for colour in COLOURS:
        longer = set()
        for train in trains:
            for point in yard.neighbours[train.last]:
                row = (point,)
                if point not in train.points and row in list(couplings(yard, train, {point: colour})):
                    after = coupled(train, row, {point: colour})
                    longer.add(after if after.end is End.REAR else _mirrored(after))
        trains = sorted(longer, key=lambda train: train.points)
        yield from trains


def _mirrored(train: Train) -> Train:
    return Train(train.points, train.rail, train.end.other, train.wagons)


# ---------------------------------------------------------------- words


def pose(train: Train) -> str:
    """Name a pose; the end is told apart."""
    path = train.points if train.wagons else (train.locomotive, train.rail)
    return f"t{len(train.wagons)}-" + "-".join(map(str, path))


def _is_turned(change: Change) -> bool:
    """Say whether the other end holds the wagons, or is on the rail, afterwards (M11a)."""
    return change.before.end is not change.after.end


def _facts(puzzle: Puzzle) -> tuple[list[str], list[str]]:
    """Return what is true at the start and what must be at the end, in words both forms share."""
    number = puzzle.numbered
    standing = dict(puzzle.loose)
    begin = [f"at {pose(puzzle.train)}"]
    begin += [f"clear p{point}" for point in range(len(puzzle.yard.places)) if point not in standing]
    begin += [f"loose w{number[colour]} p{point}" for point, colour in puzzle.loose]
    goal = [f"slot s{place} w{place}" for place in range(1, len(puzzle.order) + 1)]
    if not puzzle.either_end:
        begin.append(f"end {puzzle.train.end.value}")
        goal.append("end rear")
    return begin, goal


# ---------------------------------------------------------------- with conditional effects


def domain(either_end: bool) -> str:
    """Write the domain with conditional effects."""
    actions = ["".join(_step(turns)) for turns in ((False,) if either_end else (False, True))]
    for count in range(1, WAGONS + 1):
        actions += [_coupling(count, turns) for turns in ((False,) if either_end else (False, True))]
        actions.append(_uncoupling(count))
    tables = " ".join(
        f"(couples{count}{turned} ?t - pose ?u - pose {_places(count)}) "
        for count in range(1, WAGONS + 1)
        for turned in ("", "-turned")
    ) + " ".join(f"(parts{count} ?t - pose ?u - pose {_places(count)})" for count in range(1, WAGONS + 1))
    return (
        "(define (domain locomotion)\n"
        "(:requirements :strips :typing :conditional-effects :negative-preconditions)\n"
        "(:types point wagon pose place side - object)\n"
        "(:predicates (at ?t - pose) (clear ?x - point) (loose ?w - wagon ?x - point) (slot ?s - place ?w - wagon)\n"
        "(end ?e - side) (other ?e - side ?f - side)\n"
        "(next ?t - pose ?x - point ?u - pose) (next-turned ?t - pose ?x - point ?u - pose)\n"
        f"{tables})\n" + "\n".join(actions) + ")\n"
    )


def _places(count: int) -> str:
    return " ".join(f"?x{i} - point ?s{i} - place" for i in range(count))


def _side(turns: bool) -> tuple[str, str, str, str]:
    """Return name, parameters, precondition and effect of a change that turns the locomotive round, or does not."""
    if not turns:
        return "", "", "", ""
    return "-turned", " ?e - side ?f - side", " (end ?e) (other ?e ?f)", " (not (end ?e)) (end ?f)"


def _step(turns: bool) -> str:
    name, more, when, then = _side(turns)
    return (
        f"(:action step{name} :parameters (?t - pose ?x - point ?u - pose{more})\n"
        f" :precondition (and (at ?t) (next{name} ?t ?x ?u) (clear ?x){when})\n"
        f" :effect (and (not (at ?t)) (at ?u){then}))"
    )


def _coupling(count: int, turns: bool) -> str:
    name, more, when, then = _side(turns)
    row = " ".join(f"?x{i} ?s{i}" for i in range(count))
    taken = " ".join(f"(not (clear ?x{i}))" for i in range(count))
    hung = " ".join(
        f"(clear ?x{i}) (forall (?w - wagon) (when (loose ?w ?x{i}) (and (not (loose ?w ?x{i})) (slot ?s{i} ?w))))"
        for i in range(count)
    )
    return (
        f"(:action couple{count}{name} :parameters (?t - pose ?u - pose {_places(count)}{more})\n"
        f" :precondition (and (at ?t) (couples{count}{name} ?t ?u {row}) {taken}{when})\n"
        f" :effect (and (not (at ?t)) (at ?u) {hung}{then}))"
    )


def _uncoupling(count: int) -> str:
    row = " ".join(f"?x{i} ?s{i}" for i in range(count))
    left = " ".join(
        f"(not (clear ?x{i})) (forall (?w - wagon) (when (slot ?s{i} ?w) (and (not (slot ?s{i} ?w)) (loose ?w ?x{i}))))"
        for i in range(count)
    )
    return (
        f"(:action uncouple{count} :parameters (?t - pose ?u - pose {_places(count)})\n"
        f" :precondition (and (at ?t) (parts{count} ?t ?u {row}))\n"
        f" :effect (and (not (at ?t)) (at ?u) {left}))"
    )


def problem(puzzle: Puzzle) -> str:
    """Write the problem for the domain with conditional effects."""
    rules = rules_of(puzzle.yard)
    begin, goal = _facts(puzzle)
    begin += ["other front rear", "other rear front"]
    for change in rules.steps:
        begin.append(f"next{_turned(puzzle, change)} {pose(change.before)} p{change.free[0]} {pose(change.after)}")
    for word, changes in (("couples", rules.couplings), ("parts", rules.uncouplings)):
        for change in changes:
            row = " ".join(f"p{point} s{place}" for place, point in enumerate(change.row, start=change.place + 1))
            name = f"{word}{len(change.row)}{_turned(puzzle, change)}"
            begin.append(f"{name} {pose(change.before)} {pose(change.after)} {row}")
    things = [f"p{point}" for point in range(len(puzzle.yard.places))], sorted({pose(c.before) for c in rules.steps})
    return (
        "(define (problem start)\n(:domain locomotion)\n"
        f"(:objects {' '.join(things[0])} - point w1 w2 w3 w4 - wagon s1 s2 s3 s4 - place front rear - side\n"
        f"{' '.join(things[1] + _dead_ends(rules))} - pose)\n"
        f"(:init {' '.join(f'({fact})' for fact in begin)})\n(:goal (and {' '.join(f'({fact})' for fact in goal)})))\n"
    )


def _turned(puzzle: Puzzle, change: Change) -> str:
    return "-turned" if not puzzle.either_end and _is_turned(change) else ""


def _dead_ends(rules: Rules) -> list[str]:
    """Return the poses that no step leaves."""
    moving = {pose(change.before) for change in rules.steps}
    return sorted({pose(c.after) for c in (*rules.couplings, *rules.steps)} - moving)


# ---------------------------------------------------------------- grounded


def grounded(puzzle: Puzzle) -> tuple[str, str]:
    """Write domain and problem without a single parameter: nothing is left to ground."""
    rules = rules_of(puzzle.yard)
    begin, goal = _facts(puzzle)
    actions = [text for number, change in enumerate(_ground(puzzle, rules)) for text in [_action(number, *change)]]
    facts = {fact for _, needs, gives, takes in _ground(puzzle, rules) for fact in (*needs, *gives, *takes)}
    facts |= {*begin, *goal}
    predicates = " ".join(f"({_atom(fact)})" for fact in sorted(facts))
    words = f"(define (domain locomotion)\n(:requirements :strips)\n(:predicates {predicates})\n"
    truths = " ".join(f"({_atom(fact)})" for fact in begin), " ".join(f"({_atom(fact)})" for fact in goal)
    return (
        words + "\n".join(actions) + ")\n",
        f"(define (problem start)\n(:domain locomotion)\n(:init {truths[0]})\n(:goal (and {truths[1]})))\n",
    )


Ground = tuple[str, list[str], list[str], list[str]]


def _ground(puzzle: Puzzle, rules: Rules) -> Iterator[Ground]:
    """Yield name, preconditions, added and deleted facts of every act."""
    for change in rules.steps:
        yield from _sided(puzzle, change, ("step", [f"clear p{change.free[0]}"], [], []))
    for change in rules.couplings:
        for wagons in permutations(range(1, WAGONS + 1), len(change.row)):
            on = [f"loose w{wagon} p{point}" for wagon, point in zip(wagons, change.row, strict=True)]
            hung = [f"slot s{place} w{wagon}" for place, wagon in enumerate(wagons, start=change.place + 1)]
            yield from _sided(puzzle, change, ("couple", on, hung + [f"clear p{p}" for p in change.row], on))
    for change in rules.uncouplings:
        for wagons in permutations(range(1, WAGONS + 1), len(change.row)):
            on = [f"loose w{wagon} p{point}" for wagon, point in zip(wagons, change.row, strict=True)]
            hung = [f"slot s{place} w{wagon}" for place, wagon in enumerate(wagons, start=change.place + 1)]
            yield from _sided(puzzle, change, ("uncouple", hung, on, hung + [f"clear p{p}" for p in change.row]))


def _sided(puzzle: Puzzle, change: Change, ground: Ground) -> Iterator[Ground]:
    """Add the pose to an act, and for both ends the end, where it turns round."""
    name, needs, gives, takes = ground
    here, there = f"at {pose(change.before)}", f"at {pose(change.after)}"
    if puzzle.either_end or not _is_turned(change):
        yield name, [here, *needs], [there, *gives], [here, *takes]
        return
    for end in End:
        old, new = f"end {end.value}", f"end {end.other.value}"
        yield name, [here, old, *needs], [there, new, *gives], [here, old, *takes]


def _action(number: int, name: str, needs: list[str], gives: list[str], takes: list[str]) -> str:
    given = " ".join(f"({_atom(fact)})" for fact in gives)
    taken = " ".join(f"(not ({_atom(fact)}))" for fact in takes)
    needed = " ".join(f"({_atom(fact)})" for fact in needs)
    return f"(:action {name}{number} :parameters () :precondition (and {needed}) :effect (and {given} {taken}))"


def _atom(fact: str) -> str:
    return fact.replace(" ", "-")
