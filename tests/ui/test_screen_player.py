"""One seat edited by the robot: name, figure, known players, remembering and forgetting, birthday, leaving."""

import pytest

from app.table.match.seats import FIGURES, Player, Side
from app.ui.kit.figure_keys import Wear
from app.ui.kit.keyboard import Erase, Shift, Type
from app.ui.kit.parts import Back
from app.ui.screens.first.birthday import BirthdayScreen, Day, Month, NoBirthday
from app.ui.screens.first.people import Meet, PeopleScreen
from app.ui.screens.first.player import AskBirthday, Forget, LeaveSeat, MeetKnown, PlayerScreen, Remember, Rename
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook

BEN = Player("Ben", "boat", Side.FAR)


@pytest.fixture
def seat(rehearsal):
    """Return a function that opens a seat; it answers the stage and all that was told of the seat."""

    def open_seat(player, *others, known=(), **wishes):
        stage, told = rehearsal(screen="800x480"), []
        for name, figure in known:
            stage.ui.profiles.add(name, figure)
        stage.ui.go(PlayerScreen(stage.ui, player, others, told.append, **wishes))
        stage.robot.settle()
        return stage, told

    return open_seat


def typed(stage, name, *, erase=0):
    for _ in range(erase):
        stage.robot.tap(Erase())
    for sign in name:
        stage.robot.tap(Type(sign))
    stage.robot.press()


def test_a_guest_gets_a_name_and_keeps_the_side(seat):
    stage, told = seat(Player("Player 2", "mug", Side.LEFT), BEN)
    stage.robot.tap(Rename())
    assert stage.ui.screen.text == ""
    typed(stage, "cor")
    assert told == [Player("Cor", "mug", Side.LEFT)]


def test_nobody_is_called_like_somebody_at_the_table(seat):
    stage, told = seat(Player("Player 2", "mug"), BEN)
    stage.robot.tap(Rename())
    typed(stage, "ben")
    assert told == []
    assert stage.ui.screen.text == "Ben"


def test_typing_the_name_of_a_known_player_seats_that_player(seat):
    stage, told = seat(Player("Player 2", "mug"), BEN, known=[("Anna", "moon")])
    stage.robot.tap(Rename())
    typed(stage, "anna")
    assert told == [Player("Anna", "moon", Side.NEAR, 1)]


def test_a_free_figure_is_put_on_at_once(seat):
    stage, told = seat(Player("Anna", "moon"), BEN)
    stage.robot.tap(Wear("fish"))
    assert told == [Player("Anna", "fish")]


def test_a_figure_somebody_has_is_refused_by_name(seat):
    stage, told = seat(Player("Anna", "moon"), BEN)
    stage.robot.tap(Wear("boat"))
    assert told == []
    assert "Ben" in stage.ui.notice.sentence


def test_a_known_player_sits_down_with_name_and_figure(seat):
    stage, told = seat(Player("Player 2", "mug", Side.RIGHT), BEN, known=[("Anna", "moon")])
    stage.robot.tap(MeetKnown())
    stage.robot.tap(Meet(1))
    assert told == [Player("Anna", "moon", Side.RIGHT, 1)]
    assert isinstance(stage.ui.screen, PlayerScreen)


def test_a_known_player_whose_figure_is_taken_keeps_the_one_of_the_seat(seat):
    stage, told = seat(Player("Player 2", "mug"), BEN, known=[("Bo", "boat")])
    stage.robot.tap(MeetKnown())
    stage.robot.tap(Meet(1))
    assert told == [Player("Bo", "mug", Side.NEAR, 1)]


def test_nobody_sits_at_the_table_twice(seat):
    stage, told = seat(Player("Player 2", "mug"), Player("Anna", "moon", Side.FAR, 1), known=[("Anna", "moon")])
    stage.robot.tap(MeetKnown())
    stage.robot.tap(Meet(1))
    assert told == []
    assert isinstance(stage.ui.screen, PeopleScreen)


def test_remember_makes_a_profile_of_a_guest(seat):
    stage, told = seat(Player("Cor", "mug"))
    stage.robot.tap(Remember())
    assert [(p.name, p.figure) for p in stage.ui.profiles.all()] == [("Cor", "mug")]
    assert told == [Player("Cor", "mug", Side.NEAR, 1)]


def test_a_player_without_a_name_is_not_remembered(seat):
    stage, told = seat(Player("Player 2", "mug"))
    stage.robot.tap(Remember())
    assert stage.ui.profiles.all() == ()
    assert told == []


def test_a_known_player_renamed_is_known_by_the_new_name(seat):
    stage, told = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")])
    stage.robot.tap(Rename())
    typed(stage, "e", erase=1)
    assert told == [Player("Anne", "moon", Side.NEAR, 1)]
    assert stage.ui.profiles.get(1).name == "Anne"


def test_two_known_players_do_not_share_a_name(seat):
    stage, told = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon"), ("Ann", "leaf")])
    stage.robot.tap(Rename())
    typed(stage, "", erase=1)
    assert told == []
    assert stage.ui.profiles.get(1).name == "Anna"


def test_a_new_figure_is_remembered_too(seat):
    stage, _ = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")])
    stage.robot.tap(Wear("key"))
    assert stage.ui.profiles.get(1).figure == "key"


def test_a_birthday_is_two_touches_and_the_star(seat):
    stage, _ = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")])
    stage.robot.tap(AskBirthday())
    stage.robot.tap(Month(2))
    stage.robot.tap(Day(29))
    stage.robot.press()
    assert stage.ui.profiles.get(1).birthday == (2, 29)
    assert isinstance(stage.ui.screen, PlayerScreen)


def test_a_birthday_can_be_forgotten(seat):
    stage, _ = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")])
    stage.ui.profiles.set_birthday(1, (3, 4))
    stage.robot.tap(AskBirthday())
    stage.robot.tap(NoBirthday())
    assert stage.ui.profiles.get(1).birthday is None


@pytest.mark.parametrize(("month", "days"), [(1, 31), (2, 29), (4, 30), (12, 31)])
def test_every_month_has_its_days_and_no_more(seat, month, days):
    stage, _ = seat(Player("Anna", "moon"))
    stage.ui.go(BirthdayScreen(stage.ui, "Anna", None, lambda _day: None))
    stage.robot.settle()
    stage.robot.tap(Month(month))
    assert [day.number for day in stage.robot.intents(Day)] == list(range(1, days + 1))


def test_back_from_the_days_is_back_to_the_months(seat):
    stage, _ = seat(Player("Anna", "moon"))
    stage.ui.go(BirthdayScreen(stage.ui, "Anna", None, lambda _day: None))
    stage.robot.settle()
    stage.robot.tap(Month(5))
    stage.robot.tap(Back())
    assert len(stage.robot.intents(Month)) == 12


def test_forgetting_needs_a_hold_and_leaves_the_seat_taken(seat):
    stage, told = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")])
    stage.robot.tap(Forget())
    assert len(stage.ui.profiles.all()) == 1
    stage.robot.hold(Forget())
    assert stage.ui.profiles.all() == ()
    assert told == [Player("Anna", "moon")]


def test_leaving_the_seat_needs_no_hold(seat):
    stage, told = seat(Player("Anna", "moon"))
    stage.robot.tap(LeaveSeat())
    assert told == [None]
    assert len(stage.ui.stack) == 1


def test_the_star_closes(seat):
    stage, told = seat(Player("Anna", "moon"))
    stage.robot.press()
    assert len(stage.ui.stack) == 1
    assert told == []


def test_a_remembered_player_without_a_seat_has_none_to_leave(seat):
    stage, _ = seat(Player("Anna", "moon", profile=1), known=[("Anna", "moon")], is_seat=False)
    assert stage.robot.find(LeaveSeat) is None
    stage.robot.hold(Forget())
    assert stage.ui.profiles.all() == ()
    assert len(stage.ui.stack) == 1


def test_every_figure_is_offered_once(seat):
    stage, _ = seat(Player("Anna", "moon"), BEN)
    assert [wear.figure for wear in stage.robot.intents(Wear)] == list(FIGURES)


def test_another_month_does_not_take_over_the_day(seat):
    """Whoever was said to be born on 31 March is not born on 31 April."""
    stage, _ = seat(Player("Anna", "moon"))
    stage.ui.go(BirthdayScreen(stage.ui, "Anna", (3, 31), lambda _day: None))
    stage.robot.settle()
    stage.robot.tap(Month(4))
    assert stage.ui.screen.star_look is StarLook.NOT_YET


def test_back_among_the_months_no_day_is_chosen(seat):
    stage, _ = seat(Player("Anna", "moon"))
    stage.ui.go(BirthdayScreen(stage.ui, "Anna", None, lambda _day: None))
    stage.robot.settle()
    stage.robot.tap(Month(5))
    stage.robot.tap(Day(3))
    stage.robot.tap(Back())
    assert stage.ui.screen.star_look is StarLook.NOT_YET


def test_known_players_stand_by_name_and_who_sits_here_is_told(seat):
    """Small letters make no difference to the order."""
    known = [("Zoe", "key"), ("anna", "moon"), ("Bob", "fish")]
    stage, _ = seat(Player("Player 2", "mug"), Player("Bob", "fish", profile=3), known=known)
    stage.robot.tap(MeetKnown())
    rows = [element for element in stage.robot.scene if isinstance(element, ListRow)]
    assert [(row.name, row.value) for row in rows] == [("anna", ""), ("Bob", "sits here"), ("Zoe", "")]


def test_a_name_in_capitals_is_the_same_name(seat):
    stage, told = seat(Player("Player 2", "mug"), BEN)
    stage.robot.tap(Rename())
    for sign in "ben":
        if not stage.ui.screen.is_capital:
            stage.robot.tap(Shift())
        stage.robot.tap(Type(sign))
    stage.robot.press()
    assert stage.ui.screen.text == "BEN"
    assert told == []
