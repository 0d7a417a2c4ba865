"""What is decided about runs alone: the lanterns they earn, the best run of before, what is planned, late answers."""

import pygame
from locomotion_at_table import ALONE, at, play, sit
from locomotion_glass import cost, page, shown, touch, trails, words
from stage_set import easel

from app.devices.stand_ins import InstantRunner
from app.games.game import Seat
from app.games.locomotion.box.moves import EndByAgreement
from app.games.locomotion.screen.game import Couple, TakeStep
from app.games.locomotion.train import End
from app.table import errands
from app.table.errands import Errands
from app.ui.ink.geometry import Rect
from app.ui.play.locomotion.both.par import Par
from app.ui.play.locomotion.look.lanterns import COUNT as LANTERNS
from app.ui.play.locomotion.look.lanterns import Lanterns
from app.ui.play.locomotion.look.order_strip import OrderStrip
from app.ui.play.locomotion.screen.solo_page import AskLantern
from app.ui.screens.match.end_page import Rematch
from app.ui.widgets.score_table import ScoreTable

ANNA = Seat(0)
NEAR = ("i3>g3", "g3r e3y d2g b4b")
"""Red and yellow stand behind the locomotive: one coupling takes both."""
OFF = ("k3>i3", "g3r e3y d2g b4b")
"""The same, one step away."""


def test_m27_the_limit_of_a_lantern_is_rounded_in_favour_of_the_run(yard):
    """The shortest way is 1; a run of 2 is within 1.4 and 1.15 times as much, rounded up."""
    stage = yard(seats=1, variant="solo", order="ry", pieces=NEAR)
    play(stage, Couple(ANNA, (at("g3"),)), Couple(ANNA, (at("e3"),)))
    assert "The shortest way: 1" in words(stage)
    assert shown(stage, Lanterns)[0].lit == 2


def test_m27_as_many_lanterns_burn_as_are_lit():
    """Each number looks different from the next one, from none to all."""
    pictures = []
    for lit in range(LANTERNS + 1):
        canvas = easel("800x480", 0)
        canvas.surface.fill((0, 0, 0))
        Lanterns(bounds=Rect(10.0, 10.0, 30.0, 9.0), lit=lit).draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(set(pictures)) == LANTERNS + 1


def drive(stage, *steps):
    """Drive these steps, and couple both wagons."""
    play(stage, *(TakeStep(ANNA, end, at(name)) for end, name in steps), Couple(ANNA, (at("g3"), at("e3"))))


def test_m26_of_several_runs_the_shortest_is_dotted(yard):
    stage = yard(seats=1, variant="solo", order="ry", pieces=OFF)
    drive(stage, (End.REAR, "i3"))
    stage.robot.tap(Rematch(is_same=True))
    drive(stage, (End.FRONT, "m3"), (End.REAR, "k3"), (End.REAR, "i3"))
    stage.robot.tap(Rematch(is_same=True))
    assert page(stage).best == ((at("k3"), at("i3")),)
    assert trails(stage) == [True]


def test_m26_a_run_for_another_order_is_not_dotted(yard):
    stage = yard(seats=1, variant="solo", order="ry", pieces=OFF)
    drive(stage, (End.REAR, "i3"))
    sit(stage, 1, "solo", "ryg", pieces=OFF)
    assert trails(stage) == []


def test_m26_what_is_planned_is_counted_with_the_run(yard):
    stage = yard(seats=1, variant="solo", pieces=ALONE)
    play(stage, TakeStep(ANNA, End.FRONT, at("k3")))
    assert "1" in words(stage)
    touch(stage, "i3")
    assert "2" in words(stage)


class Late:
    """A runner whose work is not told before it may be."""

    def __init__(self):
        self.may_tell, self.work = False, None

    def start(self, errand):
        self.work = InstantRunner().start(errand)
        return self

    def heard(self):
        return self.work.heard() if self.may_tell else []

    def is_over(self):
        return self.may_tell

    def stop(self):
        pass


def test_m27_an_answer_that_comes_late_takes_no_plan_away(yard):
    stage, late = yard(seats=1, variant="solo", order="ry", pieces=OFF), Late()
    stage.ui.table.store.put(errands.KEY, ())
    stage.ui.errands = Errands(late, stage.ui.table.store, stage.clock)
    page(stage).par = Par(stage.ui)
    for _ in range(3):
        stage.robot.tap(AskLantern())
    touch(stage, "m3")
    assert cost(stage) == "1"
    late.may_tell = True
    stage.robot.wait(2.0)
    assert page(stage).plan.train.locomotive == at("m3")


def test_m15_wagons_before_the_locomotive_wear_no_check(yard):
    """Red hangs at its place, but in front, where it does not count."""
    stage = yard(seats=1, variant="solo", order="ry", pieces=("i3>k3", "g3r a1y d2g b4b"))
    play(stage, Couple(ANNA, (at("g3"),)))
    assert not any(shown(stage, OrderStrip)[0].right)


def test_m29_after_a_game_the_highest_leads_and_no_start_is_offered_again(yard):
    stage = yard()
    play(stage, EndByAgreement(ANNA))
    table = shown(stage, ScoreTable)[0]
    best = max(table.total.points)
    assert table.leaders == tuple(seat for seat, points in enumerate(table.total.points) if points == best)
    assert stage.robot.find(Rematch(is_same=True)) is None
    assert stage.robot.find(Rematch()) is not None


def test_m26_in_a_competition_the_fewest_lead(yard):
    """Anna needs a step that Ben does not."""
    stage = yard(seats=2, variant="solo", order="ry", pieces=OFF)
    drive(stage, (End.FRONT, "m3"), (End.REAR, "k3"), (End.REAR, "i3"))
    ben = Seat(1)
    play(stage, TakeStep(ben, End.REAR, at("i3")), Couple(ben, (at("g3"), at("e3"))))
    table = shown(stage, ScoreTable)[0]
    assert table.total.points[1] < table.total.points[0]
    assert table.leaders == (1,)
