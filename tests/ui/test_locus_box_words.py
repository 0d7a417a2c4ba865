"""Locus beside the box in sentences, in both languages: every event, every refusal, every reminder."""

import string
import typing

import pytest
from locus_at_table import begin, exchange, next_move, play_to

from app import assets
from app.games.game import Refusal, Seat
from app.games.locus.box import moves as box_moves
from app.games.locus.box.moves import BoxEvent, BuyLeftover, CountPile, Done, EnterTotal, OpenGrey
from app.games.locus.box.state import Dealing, Phase
from app.games.locus.box.talk import Reminder
from app.games.locus.zones import ZONES, Zone
from app.table.match.seats import Player
from app.ui.play.locus.both.house import house_deck
from app.ui.play.locus.words.help import box_moment, rules
from app.ui.play.locus.words.log import (
    heading,
    progress,
    refusal_sentence,
    reminder_sentence,
    sentence,
    zone_word,
)
from app.ui.play.locus.words.refusal import REFUSALS
from app.ui.words.language import Language
from app.ui.words.rules_file import rules_file

CARD = house_deck().cards[0]
OTHER = next(card for card in house_deck().cards if card.colour is None)
ANNA, BEN = Seat(0), Seat(1)
PLAYERS = (Player("Anna", "moon"), Player("Ben", "leaf"), Player("Cornelia", "boat"))

SAID = [
    (box_moves.DeckShuffled(48), "The deck of 48 cards was shuffled", "48 kaarten geschud"),
    (box_moves.Revealed(ANNA, 4), "Anna turned up 4 cards", "Anna draaide 4 kaarten open"),
    (box_moves.Revealed(ANNA, 3, (CARD, CARD, OTHER)), "Anna turned up 2 yellow and rainbow",
     "Anna draaide open: 2 geel en regenboog"),
    (box_moves.Revealed(ANNA, 2, (), 1), "Anna put one card away and turned up 2",
     "Anna legde één kaart dicht af en draaide er 2 open"),
    (box_moves.PileReshuffled(None), "The discard pile was shuffled", "De aflegstapel is geschud"),
    (box_moves.PileReshuffled(12), "The discard pile was shuffled: 12 cards", "De aflegstapel is geschud: 12 kaarten"),
    (box_moves.PickDone(ANNA), "Anna has picked", "Anna heeft gekozen"),
    (box_moves.PickDone(ANNA, CARD), "Anna is done", "Anna is klaar"),
    (box_moves.LeftoverNamed(), None, None),
    (box_moves.LeftoverBought(BEN), "Ben bought the leftover", "Ben kocht de restkaart"),
    (box_moves.WindowDone(BEN), "Ben is done with coins", "Ben is klaar met munten"),
    (box_moves.WindowClosed((ANNA, BEN)), "Anna and Ben are done with coins", "Anna en Ben zijn klaar met munten"),
    (box_moves.WindowClosed((ANNA,)), "Anna is done with coins", "Anna is klaar met munten"),
    (box_moves.StarPassed(ANNA, BEN), "Anna gave the star to Ben", "Anna gaf de ster aan Ben"),
    (box_moves.RoundBegan(2), "Round 2 of 5", "Ronde 2 van 5"),
    (box_moves.PileRanOut(7), "The pile is through, after 7 reveals", "De stapel is op, na 7 keer"),
    (box_moves.LastWindowOpened(), "Last chance to spend coins", "Laatste kans om munten uit te geven"),
    (box_moves.PileCounted(ANNA, 13, 12), "Correction by Anna: 12 cards in the pile",
     "Verbeterd door Anna: 12 kaarten op de stapel"),
    (box_moves.PileCounted(ANNA, 13, None), "Correction by Anna: the pile is not counted",
     "Verbeterd door Anna: de stapel is niet geteld"),
    (box_moves.ScoringBegan(), "The counting begins", "Het tellen begint"),
    (box_moves.ZoneEntered(ANNA, Zone.BLUE, 24), "Anna, blue: 24", "Anna, blauw: 24"),
    (box_moves.ZoneCorrected(ANNA, Zone.BLUE, 20, 24), "Correction: Anna, blue 24, not 20",
     "Verbeterd: Anna, blauw 24, geen 20"),
    (box_moves.LowestDoubled(BEN, Zone.RED, 12), "Ben, lowest is red: 12 once more",
     "Ben, laagste is rood: nog eens 12"),
    (box_moves.GameEnded((120, 136, 90), (2, 1, 3)), "Ben wins with 136 points", "Ben wint met 136 punten"),
    (box_moves.GameEnded((136, 136, 90), (1, 1, 3)), "Anna and Ben share the win with 136 points",
     "Anna en Ben winnen samen met 136 punten"),
]  # fmt: skip


@pytest.fixture
def match(rehearsal):
    """Return a match of three that has just begun."""
    stage = rehearsal()
    begin(stage)
    return stage.match


@pytest.mark.parametrize(("event", "english", "dutch"), SAID, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence_in_both_languages(match, event, english, dutch):
    """Names, numbers and colours are written out."""
    assert (english, dutch) == (sentence(Language("en"), match, event), sentence(Language("nl"), match, event))


def test_a_card_is_told_by_colour_size_and_coin(match):
    """The shape is counted in squares."""
    coin = next(card for card in house_deck().cards if card.coin)
    count = len(coin.shape.cells)
    took = sentence(Language("nl"), match, box_moves.CardTaken(ANNA, coin))
    swapped = sentence(Language("en"), match, box_moves.CardExchanged(ANNA, OTHER, coin))
    colour = zone_word(Language("nl"), coin.colour)

    assert f"Anna nam {colour}, {count} vakjes, munt" == took
    assert swapped.startswith("Anna changed rainbow for ")


def test_every_event_has_an_example_here():
    """A new event needs a sentence and an example."""
    known = {type(event) for event, _, _ in SAID} | {box_moves.CardTaken, box_moves.CardExchanged}

    assert set(typing.get_args(BoxEvent)) == known


def test_rounds_and_the_counting_are_headings(match):
    """Other events go on under the heading they stand under."""
    english = Language("en")
    found = [heading(english, match, event) for event, _, _ in SAID]

    assert [each for each in found if each is not None] == ["Round 2 of 5", "Counting"]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("code", Language.available)
@pytest.mark.parametrize("key", REFUSALS)
def test_a_refusal_is_a_short_whole_sentence(key, code):
    """It names players and colours, and ends like a sentence."""
    names = {name for _, name, _, _ in string.Formatter().parse(REFUSALS[key]) if name}
    values = {name: "blue" if name == "zone" else 2 for name in names}
    said = refusal_sentence(Language(code), Refusal("L1", key, values), PLAYERS)

    assert said.endswith(".")
    assert said[0].isupper() or said[0].isdigit()
    assert len(said.split()) <= 13
    assert "{" not in said


def test_a_refusal_names_the_player_whose_turn_it_is():
    """Seats become names."""
    refusal = Refusal("L8", "not_your_turn", {"seat": 0, "turn": 1})

    assert refusal_sentence(Language("nl"), refusal, PLAYERS) == "Ben is aan de beurt."


def test_a_zone_at_the_head_of_a_refusal_has_a_capital():
    """Sentences begin large."""
    refusal = Refusal("L52", "entry_too_soon", {"seat": 1, "zone": "blue"})

    assert refusal_sentence(Language("nl"), refusal, PLAYERS) == "Blauw van Ben komt later."


@pytest.mark.parametrize("code", Language.available)
@pytest.mark.parametrize("reminder", Reminder)
def test_every_reminder_is_one_sentence(reminder, code):
    """Short enough to stand in the margin."""
    said = reminder_sentence(Language(code), reminder)

    assert said.endswith(".")
    assert len(said) <= 52


# ---------------------------------------------------------------- where the game stands


@pytest.mark.parametrize("code", Language.available)
def test_progress_is_said_long_and_short_in_every_phase(rehearsal, code):
    """From the first pick to the end there is always a phrase, and shorter ones follow."""
    stage = rehearsal(lang=code)
    begin(stage, 2, has_scales=False)
    for phase in (Phase.PICKING, Phase.LEFTOVER, Phase.LAST_WINDOW, Phase.SCORING, Phase.GREY, Phase.OVER):
        play_to(stage, phase)
        said = progress(stage.ui.language, stage.match)
        assert all(said)
        assert [len(each) for each in said] == sorted((len(each) for each in said), reverse=True)


def test_progress_tells_who_picks_and_the_round(match):
    """The home screen says it on its ticket."""
    assert progress(Language("en"), match) == ("Anna to pick, round 1 of 5", "Anna to pick, 1/5", "Anna, 1/5")


# ---------------------------------------------------------------- the rules


@pytest.mark.parametrize("code", Language.available)
def test_the_rules_are_told_by_section_with_their_numbers(code):
    """Every rule that a paragraph names is in the rule book of this game."""
    book = assets.ROOT.parent.joinpath("app/games/locus/RULES.md").read_text(encoding="utf-8")
    sections = rules(Language(code))

    assert sections
    assert all(f"**{rule}**" in book for each in sections for paragraph in each.paragraphs for rule in paragraph.rules)


def test_both_languages_tell_the_same_sections():
    """Nothing is told in one language alone."""
    dutch, english = rules_file("locus", "nl"), rules_file("locus", "en")

    assert [s.id for s in english.section] == [s.id for s in dutch.section]


@pytest.mark.parametrize("code", Language.available)
@pytest.mark.parametrize("dealing", Dealing)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_moment_of_a_game_has_its_rule(rehearsal, seats, dealing, code):
    """Played through to the end, there is always an answer of at most forty words."""
    stage = rehearsal(lang=code)
    begin(stage, seats, dealing=dealing, has_scales=False)
    told = {box_moment(stage.ui.language, stage.match)}
    while stage.match.acting:
        stage.match.submit(next_move(stage.match.state))
        told.add(box_moment(stage.ui.language, stage.match))

    assert all(0 < len(rule.split()) <= 40 for rule in told)
    assert len(told) >= 3 + len(ZONES)


def test_a_whole_game_has_no_event_without_its_words(rehearsal):
    """With exchanges, purchases and corrections, every entry of the log says something."""
    stage = rehearsal()
    begin(stage, 2, has_scales=False)
    match = stage.match
    match.submit(next_move(match.state))
    match.submit(exchange(match.state))
    play_to(stage, Phase.LEFTOVER)
    match.submit(BuyLeftover(match.state.current))
    play_to(stage, Phase.GREY)
    match.submit(EnterTotal(Seat(0), Zone.RED, 77))
    match.submit(OpenGrey(match.state.holder))

    for code in Language.available:
        said = [[sentence(Language(code), match, event) for event in entry.events] for entry in match.log]
        assert all(any(each) for each in said)


def test_a_corrected_pile_is_told(rehearsal):
    """The count is put right by a player, and the log says by whom."""
    stage = rehearsal()
    begin(stage, 3, dealing=Dealing.BOX)
    events = stage.match.submit(CountPile(Seat(0), 40))

    assert "Correction by Anna: 40 cards in the pile" in [
        sentence(stage.ui.language, stage.match, event) for event in events
    ]
    assert stage.match.submit(Done(Seat(0)))
