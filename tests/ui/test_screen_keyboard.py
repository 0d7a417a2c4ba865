"""The on-screen keyboard, typed on by the robot: capitals, accents, the limit, taking back, and what is refused."""

import pytest

from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.keyboard import NARROW, WIDE, Erase, Shift, ShowKeys, Type, is_wide, keyboard, spelt
from app.ui.kit.parts import Back
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.widgets.star import StarLook


@pytest.fixture
def typing(rehearsal):
    """Return a function that opens a keyboard; it answers the stage and the list of what was typed."""

    def open_keyboard(text="", *, longest=10, screen="1024x600", refusal=lambda _text: ""):
        stage, got = rehearsal(screen=screen), []
        stage.ui.go(KeyboardScreen(stage.ui, "Name", text, got.append, longest=longest, refusal=refusal))
        stage.robot.settle()
        return stage, got

    return open_keyboard


def tapped(stage, *signs):
    for sign in signs:
        stage.robot.tap(Type(sign))
    return stage.ui.screen.text


def test_a_name_begins_with_a_capital_by_itself(typing):
    stage, _ = typing()
    assert tapped(stage, "a", "n", "n", "a") == "Anna"


def test_a_code_does_not_begin_with_a_capital(typing):
    stage, _ = typing(longest=40)
    assert tapped(stage, "m", "a", "a", "n", "-", "e", "i", "k") == "maan-eik"


def test_the_second_word_of_a_name_begins_with_a_capital_too(typing):
    stage, _ = typing()
    assert tapped(stage, "j", "a", "n", " ", "p", "-", "k") == "Jan P-K"


def test_shift_makes_one_capital_and_takes_the_first_one_away(typing):
    stage, _ = typing()
    stage.robot.tap(Shift())
    assert tapped(stage, "d", "e") == "de"
    stage.robot.tap(Shift())
    assert tapped(stage, "b", "b") == "deBb"


def test_after_an_accent_the_letters_are_back(typing):
    stage, _ = typing()
    tapped(stage, "z", "o")
    stage.robot.tap(ShowKeys("accents"))
    assert tapped(stage, "ë") == "Zoë"
    assert stage.ui.screen.page == "letters"


def test_the_joined_ij_is_two_letters_and_two_capitals(typing):
    stage, _ = typing()
    stage.robot.tap(ShowKeys("accents"))
    assert tapped(stage, "ĳ") == "IJ"
    assert tapped(stage, "s") == "IJs"


def test_a_sharp_s_has_a_capital_of_its_own():
    assert (spelt("ß", is_capital=False), spelt("ß", is_capital=True)) == ("ß", "ẞ")


def test_nothing_is_longer_than_the_longest(typing):
    stage, _ = typing("Wilhelmina")
    assert tapped(stage, "x") == "Wilhelmina"
    assert "10" in stage.ui.notice.sentence


def test_two_letters_at_once_need_room_for_both(typing):
    stage, _ = typing("Wilhelmin")
    stage.robot.tap(ShowKeys("accents"))
    assert tapped(stage, "ĳ") == "Wilhelmin"


def test_erase_takes_the_last_letter(typing):
    stage, _ = typing("Ben")
    stage.robot.tap(Erase())
    assert stage.ui.screen.text == "Be"


def test_the_star_hands_over_the_tidy_text_and_closes(typing):
    stage, got = typing("Ben ")
    stage.robot.press()
    assert got == ["Ben"]
    assert len(stage.ui.stack) == 1


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_name_does_not_arm_the_star(typing, text):
    stage, got = typing(text)
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.press()
    assert got == []
    assert len(stage.ui.stack) == 2


def test_a_refused_name_does_not_arm_the_star_and_says_why(typing):
    stage, got = typing(refusal=lambda text: "Ben sits here." if text == "Ben" else "")
    tapped(stage, "b", "e", "n")
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    assert any(getattr(e, "wordings", "") == "Ben sits here." for e in stage.robot.scene)
    stage.robot.press()
    assert got == []
    tapped(stage, "a")
    stage.robot.press()
    assert got == ["Bena"]


def test_a_held_star_takes_back_the_last_key_then_leaves(typing):
    stage, got = typing("An")
    tapped(stage, "n", "a")
    stage.robot.press(1.0)
    assert stage.ui.screen.text == "Ann"
    stage.robot.press(1.0)
    stage.robot.press(1.0)
    assert len(stage.ui.stack) == 1
    assert got == []


def test_going_back_keeps_the_old_text(typing):
    stage, got = typing("An")
    tapped(stage, "n")
    stage.robot.tap(Back())
    assert got == []
    assert len(stage.ui.stack) == 1


def test_two_quick_thumbs_lose_no_letter(typing):
    """The label of the second key changes from B to b while it is down; it is still meant."""
    stage, _ = typing()
    robot = stage.robot
    places = [robot.find(Type(sign)).target.centre for sign in "ab"]
    for finger, place in enumerate(places, 1):
        stage.shell.do(stage.shell.hands.down(finger, place, stage.ui.now, only_wakes=False))
        robot.wait(0.05)
    for finger, place in enumerate(places, 1):
        stage.shell.do(stage.shell.hands.up(finger, place, stage.ui.now))
        robot.wait(0.05)
    assert stage.ui.screen.text == "Ab"


@pytest.mark.parametrize("page", WIDE)
def test_wide_and_narrow_keyboards_have_the_same_letters(page):
    narrow, wide = set("".join(NARROW[page])) - {" "}, set("".join(WIDE[page]))
    assert wide <= narrow
    assert narrow - wide <= set("-'")  # they stand beside the space bar on wide ones


@pytest.mark.parametrize("screen", PROFILES)
def test_a_whole_name_can_be_typed_on_every_panel(typing, screen):
    stage, got = typing(screen=screen)
    tapped(stage, *"quinten")
    stage.robot.press()
    assert got == ["Quinten"]


def test_ten_columns_only_where_a_finger_finds_room(typing):
    stage, _ = typing(screen="720x1280")
    box = stage.shell.easel.frame.stage
    assert not is_wide(box)
    keys = keyboard(box, "letters", is_capital=False, has_room=True, can_erase=True, space="space")
    assert min(key.bounds.w for key in keys) >= 10


def test_a_key_that_did_nothing_is_not_taken_back(typing):
    stage, _ = typing("")
    stage.robot.tap(Erase())
    stage.robot.press(1.0)
    assert len(stage.ui.stack) == 1


def test_after_a_hyphen_a_name_goes_on_with_a_capital(typing):
    stage, _ = typing("An-")
    assert tapped(stage, "b") == "An-B"
