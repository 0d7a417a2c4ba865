"""A round of Lokus on this screen by touch and star: turned up together, told beat by beat, counted at the end."""

import pytest
from lokus_whole_table import advance, mixed, page, play_to, said, show, tell_to, words

from app.games.lokus.events import CardBlocked, CardPlaced, Role
from app.games.lokus.screen.state import Options, Phase
from app.games.lokus.standing import Edition
from app.table.match.seats import Side
from app.ui.kit.parts import Undo
from app.ui.play.lokus.both.intents import PickLine
from app.ui.play.lokus.both.points_screen import PointsScreen
from app.ui.play.lokus.both.set_page import PutRight, SetPage
from app.ui.play.lokus.look.ladder import Ladder
from app.ui.play.lokus.look.person_card import CardBack, CardLook, PersonCard
from app.ui.play.lokus.look.piles import SnubPile
from app.ui.play.lokus.screen.armed_page import ArmedPage
from app.ui.play.lokus.telling.beats import Asking, Cleaning, Placing, Turned
from app.ui.play.lokus.telling.page import TellingPage
from app.ui.screens.match.consent import ConsentScreen
from app.ui.screens.match.end_page import Rematch
from app.ui.stage.sound import Cue
from app.ui.widgets.star import StarLook


def armed(queue, seats=3, round_=1, **wishes):
    """Return a table where all have locked."""
    stage = queue(seats, **wishes)
    play_to(stage, Phase.ARMED, lambda s: s.round == round_, mixed)
    show(stage)
    return stage


def telling(queue, wanted, seats=3, **wishes):
    """Return a table that tells what is wanted."""
    stage = queue(seats, **wishes)
    tell_to(stage, wanted)
    stage.ui.redraw()
    stage.robot.settle()
    return stage


def beat(stage):
    return page(stage).beat


def is_asking(page_):
    return isinstance(page_.beat, Asking)


def is_blocked(page_):
    return isinstance(page_.beat, Placing) and isinstance(page_.beat.how, CardBlocked)


def is_forced(page_):
    return isinstance(page_.beat, Placing) and isinstance(page_.beat.how, CardPlaced) and not page_.beat.how.is_chosen


def is_fifth(page_):
    return is_asking(page_) and any(len(people) == 4 for people in page_.beat.before.lines)


@pytest.mark.parametrize(
    ("edition", "price"),
    [
        (Edition.RULEBOOK, "fifth card: 4 rolls, a clean-up card"),
        (Edition.GERMAN, "fifth card: a clean-up card, no rolls"),
    ],
)
def test_k13_the_fifth_card_of_a_line_is_announced_with_its_price_before_the_star(queue, edition, price):
    stage = telling(queue, is_fifth, options=Options(edition=edition))
    full = [len(people) == 4 for people in beat(stage).before.lines]
    said = [line_words[0] == price for _, line_words, _ in page(stage).lines_seen()]
    assert said == full
    stage.robot.tap(PickLine(full.index(True)))
    assert page(stage).lines_seen()[full.index(True)][1][0] == price


def piles(stage):
    """Return the rolls this moment added, by figure."""
    return {e.pile.figure: e.pile.more for e in stage.robot.scene if isinstance(e, SnubPile)}


def looks(stage, look):
    return [e.face for e in stage.robot.scene if isinstance(e, PersonCard) and e.look is look]


# ------------------------------------------------------------ the reveal


def test_k5_before_the_press_all_cards_are_backs(queue):
    stage = armed(queue, 4)
    assert isinstance(page(stage), ArmedPage)
    assert sum(isinstance(element, CardBack) for element in stage.robot.scene) == 4
    assert stage.ui.screen.star_look is StarLook.ARMED


def test_k5_one_press_turns_up_all_cards_and_is_heard(queue):
    stage = armed(queue, 4)
    stage.robot.press()
    faces = [e.face for e in stage.robot.scene if isinstance(e, PersonCard)]
    assert [face.number for face in faces] == [card.number for card in stage.match.state.cards]
    assert stage.match.log[-1].seat == stage.match.state.holder
    assert (Cue.REVEAL, None) in stage.ui.sound.heard


def test_the_reveal_is_held_for_at_least_one_and_a_half_seconds(queue):
    """No press shortens it; then the lowest is named by itself."""
    stage = armed(queue)
    stage.robot.press(0.06)
    began = stage.clock.now()
    while isinstance(beat(stage), Turned):
        assert stage.ui.screen.star_look is StarLook.NOT_YET
        stage.robot.press_button(0.06)
    assert stage.clock.now() - began >= 1.4
    assert beat(stage).named.role is Role.LOWEST


def test_with_motion_cards_turn_one_after_the_other_and_the_last_lies_open_within_half_a_second(queue):
    stage = armed(queue, 3, motion="full")
    stage.ui.screen.pressed()
    stage.robot.wait(0.1)
    assert not all(isinstance(e, PersonCard) for e in page(stage).scene(stage.shell.easel.frame) if hasattr(e, "face"))
    stage.robot.wait(0.4)
    assert not page(stage).is_moving(stage.ui.now)


def test_k12_before_the_last_round_everybody_chose(queue):
    stage = armed(queue, round_=10)
    assert "Everyone has chosen a card." in words(stage)


def test_k12_the_last_card_needs_no_hand(queue):
    stage = queue()
    play_to(stage, Phase.SHOWN, lambda s: s.round == 10, mixed)
    show(stage)
    stage.robot.press()
    assert isinstance(page(stage), ArmedPage)
    assert "The last card chooses itself." in words(stage)


# ------------------------------------------------------------ lowest, highest, ties


def test_k7_cards_stand_in_order_once_the_lowest_is_named(queue):
    stage = telling(queue, lambda p: not isinstance(p.beat, Turned), 5)
    ranked = sorted(stage.match.state.cards, key=lambda card: card.rank)
    row = [card.face.number for card in page(stage).row_cards()[0]]
    assert row == [card.number for card in ranked]
    badges = [card.badge for card in page(stage).row_cards()[0]]
    assert badges == ["lowest", "", "", "", "highest"]


def test_k7_the_highest_card_is_still_bright_while_the_lowest_is_placed(queue):
    stage = telling(queue, lambda p: isinstance(p.beat, Placing) and not p.is_last, 4)
    cards = sorted(stage.match.state.cards, key=lambda card: card.rank)
    assert [face.number for face in looks(stage, CardLook.AWAY)] == [cards[0].number]


def test_k7_the_highest_is_announced_after_the_lowest(queue):
    stage = telling(queue, lambda p: isinstance(p.beat, Placing) and p.beat.named.role is Role.LOWEST, 4)
    cards = stage.match.state.cards
    highest = max(range(4), key=lambda seat: cards[seat].rank)
    assert any(stage.match.players[highest].name in words[0] for words in page(stage).says().then)


def test_k6_a_tie_is_explained_with_the_colour_ladder(queue):
    stage = telling(queue, lambda p: not isinstance(p.beat, Turned | Cleaning) and bool(p.beat.named.tied), 6)
    (ladder,) = (element for element in stage.robot.scene if isinstance(element, Ladder))
    named = beat(stage).named
    assert set(ladder.lit) == {card.colour.value for card in (named.card, *named.tied)}
    assert any("Equal" in each for each in words(stage))


def test_k8_a_blocked_line_shows_and_says_which_card_blocks(queue):
    stage = telling(queue, is_forced, 4)
    how = beat(stage).how
    (block,) = (block for block in how.blocks if block is not None)
    assert {face.number for face in looks(stage, CardLook.BLOCKING)} == {card.number for card in block.people}
    assert any("here already" in each for each in words(stage))


def test_k9_a_card_that_fits_nowhere_costs_two_rolls(queue):
    stage = telling(queue, is_blocked, 3)
    seat = beat(stage).named.seat
    figure = stage.match.players[seat].figure
    assert piles(stage)[figure] == 2
    assert stage.robot.find(PickLine) is None
    assert len(looks(stage, CardLook.BLOCKING)) >= 2


def test_k9_both_rolls_are_told_where_the_card_is_blocked_and_not_once_more(queue):
    """Also where the round goes on after it, and then as nothing new."""
    stage = telling(queue, lambda p: is_blocked(p) and not p.is_last, 4)
    figure = stage.match.players[beat(stage).named.seat].figure
    assert piles(stage)[figure] == 2
    stage.robot.press()
    assert piles(stage)[figure] == 0


def test_k10_at_the_end_all_others_get_one_roll(queue):
    stage = telling(queue, lambda p: p.is_over and p.told.others, 5)
    others = {stage.match.players[seat].figure for seat in page(stage).told.others}
    assert {figure for figure, more in piles(stage).items() if more == 1} >= others
    assert len(others) == 3


# ------------------------------------------------------------ choosing a line


def test_k8_where_both_lines_accept_it_the_player_touches_one_and_the_star_confirms(queue):
    stage = telling(queue, is_asking, sides=(Side.NEAR, Side.FAR, Side.LEFT))
    seat, card = beat(stage).named.seat, beat(stage).named.card
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    assert len(stage.robot.intents(PickLine)) == 2
    stage.robot.tap(PickLine(1))
    assert stage.ui.screen.star_look is StarLook.ARMED
    assert [face.number for face in looks(stage, CardLook.GHOST)] == [card.number]
    assert card not in stage.match.state.standing.lines[1]
    stage.robot.press()
    assert card in stage.match.state.standing.lines[1]
    assert stage.match.log[-1].seat == seat


def test_k20_a_line_touched_twice_is_let_go(queue):
    stage = telling(queue, is_asking)
    for _ in range(2):
        stage.robot.tap(PickLine(1))
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    assert looks(stage, CardLook.GHOST) == []


def test_k20_a_line_can_be_changed_until_it_is_confirmed(queue):
    stage = telling(queue, is_asking)
    before = stage.match.version
    for line in (1, 0, 0):
        stage.robot.tap(PickLine(line))
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    assert stage.match.version == before


def test_before_a_line_was_touched_the_star_asks_for_one(queue):
    stage = telling(queue, is_asking)
    stage.robot.press()
    assert said(stage) == "Touch the line where the card goes."


def test_k8_a_player_who_chooses_is_faced(queue):
    stage = telling(queue, is_asking, sides=(Side.NEAR, Side.FAR, Side.LEFT))
    assert stage.ui.facing is stage.match.players[beat(stage).named.seat].side


def test_a_bot_chooses_its_line_while_the_table_watches(queue):
    stage = queue(2, bots=("", "easy"))
    tell_to(stage, lambda p: is_asking(p) and p.beat.named.seat == 1)
    assert page(stage).chooser is None
    assert stage.ui.screen.star_look is StarLook.NOT_YET
    stage.robot.wait(2)
    assert not is_asking(page(stage)) or beat(stage).named.seat != 1


# ------------------------------------------------------------ clean-ups


@pytest.mark.parametrize(("edition", "rolls"), [(Edition.RULEBOOK, 4), (Edition.GERMAN, 0)])
def test_k13_a_clean_up_is_a_moment_of_its_own_with_its_sound(queue, edition, rolls):
    stage = telling(queue, lambda p: isinstance(p.beat, Cleaning), 4, options=Options(edition=edition))
    what = beat(stage).what
    assert what.rolls == rolls
    assert (Cue.FLUSH, None) in stage.ui.sound.heard
    brushes = {e.pile.figure: e.pile.brushes for e in stage.robot.scene if isinstance(e, SnubPile)}
    assert brushes[stage.match.players[what.seat].figure] == what.clean_ups


def test_k13_the_full_line_is_seen_before_the_four_leave_one_by_one(queue):
    """Five people stand there for a moment; each then travels no longer than a third of a second."""
    stage = queue(4, motion="full")
    tell_to(stage, lambda p: isinstance(p.beat, Cleaning))
    line = beat(stage).what.line

    def standing():
        return sum(face is not None for face in page(stage).lines_seen()[line][0].faces)

    assert standing() == 5
    stage.robot.wait(0.5)
    assert standing() == 5
    stage.robot.wait(0.2)
    assert 0 < standing() < 5
    stage.robot.wait(0.5)
    assert not page(stage).is_moving(stage.ui.now)
    assert standing() == 1


# ------------------------------------------------------------ going on, taking back, resuming


def test_k5_the_last_press_of_a_round_begins_the_next(queue):
    stage = telling(queue, lambda p: p.is_over)
    stage.robot.press()
    assert (stage.match.state.round, stage.match.state.phase) == (2, Phase.CHOOSING)


def test_k20_a_reveal_is_taken_back_only_with_consent(queue):
    stage = telling(queue, lambda p: p.is_over)
    stage.robot.tap(Undo())
    assert isinstance(stage.ui.screen, ConsentScreen)


def test_after_a_consented_take_back_the_table_stands_where_it_was(queue):
    stage = telling(queue, is_asking)
    stage.robot.tap(Undo())
    stage.robot.press()
    assert isinstance(page(stage), ArmedPage)
    stage.robot.press()
    assert isinstance(beat(stage), Turned)


def test_a_resumed_round_is_shown_where_it_stands(queue):
    stage = telling(queue, lambda p: p.is_over, 4)
    lines = stage.match.state.standing.lines
    show(stage)
    assert isinstance(page(stage), TellingPage)
    assert page(stage).is_over
    assert page(stage).told.end.lines == lines


def test_what_is_told_adds_up_to_the_table_of_the_rules(queue):
    """Round after round the last beat leaves lines, rolls and clean-ups as the rules have them."""
    stage = queue(5)
    for number in range(1, 12):
        tell_to(stage, lambda p, n=number: p.is_over and p.seen.round == n)
        end, standing = page(stage).told.end, stage.match.state.standing
        assert end.lines == standing.lines
        assert end.rolls == standing.rolls
        assert end.brushes == tuple(snub.clean_ups for snub in standing.snubs)
        advance(stage)


# ------------------------------------------------------------ the end of a set


def test_k15_a_set_is_counted_before_the_next_is_dealt(queue):
    stage = queue()
    play_to(stage, Phase.SHOWN, lambda s: s.round == 11, mixed)
    show(stage)
    stage.robot.press()
    assert isinstance(page(stage), SetPage)
    stage.robot.wait(3)
    stage.robot.press()
    assert (stage.match.state.set, stage.match.state.round) == (2, 1)


def test_k18_after_the_third_set_the_winner_is_named_and_a_key_plays_again(queue):
    stage = queue(2)
    play_to(stage, Phase.SCORED, lambda s: len(s.sets) == 3, mixed)
    show(stage)
    stage.robot.wait(3)
    stage.robot.press()
    assert stage.match.state.phase is Phase.OVER
    assert page(stage).is_end
    stage.robot.tap(Rematch())
    assert (stage.match.state.phase, stage.match.state.set) == (Phase.CHOOSING, 1)


def test_k16_the_table_of_this_game_can_be_put_right_from_the_counting(queue):
    stage = queue(2)
    play_to(stage, Phase.SCORED, choice=mixed)
    show(stage)
    stage.robot.wait(3)
    before = stage.match.score().totals
    stage.robot.tap(PutRight())
    assert isinstance(stage.ui.screen, PointsScreen)
    stage.ui.screen.points = tuple(range(26))
    stage.robot.press()
    assert stage.match.score().totals != before
