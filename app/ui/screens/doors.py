"""Ways from one screen to another; screens need not know each other.

Each screen is imported when its door is first opened, so the first frame waits for none of them.
"""

from collections.abc import Callable

from app.errors import Trouble
from app.games.game import AnyGame, Way
from app.table.match.match import Match
from app.table.match.put_right import WrongRoll
from app.table.match.seats import Player
from app.ui.stage.playable import Offer, Playable
from app.ui.stage.ui import Ui

LESSON = -1
"""Stands for the lesson among the ways of a game."""


def playable_of(ui: Ui, game: AnyGame) -> Playable | None:
    """Return what is on offer for a game, or None if it has no screens here."""
    offer = ui.offer_of(game.name, game.way)
    return offer.playable if offer else None


def offers(ui: Ui) -> list[list[Offer]]:
    """Return the games on offer, each with its ways, beside the box first."""
    out: dict[str, list[Offer]] = {}
    for offer in ui.offers:
        out.setdefault(offer.title, []).append(offer)
    return list(out.values())


def greet(ui: Ui) -> None:
    """Ask for the language, and then show the star."""
    from app.ui.screens.device.settings import language_question
    from app.ui.screens.first.star_lesson import StarLessonScreen

    ui.go(StarLessonScreen(ui))
    ui.go(language_question(ui))


def open_news(ui: Ui) -> None:
    """Show what the store has to say."""
    from app.ui.screens.first.news import NewsScreen

    ui.go(NewsScreen(ui))


def open_trouble(ui: Ui, trouble: Trouble, again: Callable[[], None]) -> None:
    """Say what keeps the program from going on; `again` tries once more."""
    from app.ui.screens.device.trouble import TroubleScreen

    ui.go(TroubleScreen(ui, trouble, again))


def open_ways(ui: Ui, ways: list[Offer]) -> None:
    """Ask whether the box is on the table, if the game can be played both ways."""
    if len(ways) == 1:
        open_seats(ui, ways[0].playable)
        return
    from app.ui.screens.choice import Answer, ChoiceScreen

    words = {
        Way.BOX: (ui.t("Beside the box"), ui.t("the box is on the table, the star keeps count"), "cards"),
        Way.SCREEN: (ui.t("On this screen"), ui.t("the whole game, every rule"), "screen"),
    }
    answers = [Answer(n, *words[offer.way]) for n, offer in enumerate(ways)]
    lesson = next((each.playable.lesson for each in ways if each.playable.lesson is not None), None)
    if lesson is not None:
        answers.append(Answer(LESSON, ui.t("First game"), ui.t("learn it in two minutes"), "help"))

    def chosen(n: int) -> None:
        if n == LESSON and lesson is not None:
            ui.go(lesson(ui))
        else:
            open_seats(ui, ways[n].playable)

    ui.go(ChoiceScreen(ui, ways[0].title, answers, None, chosen))


def open_seats(ui: Ui, playable: Playable) -> None:
    """Ask who sits where."""
    from app.ui.screens.first.seats import SeatsScreen

    ui.go(SeatsScreen(ui, playable))


def open_player(ui: Ui, player: Player, others: tuple[Player, ...], done: Callable[[Player | None], None]) -> None:
    """Let one seat be edited: profile, name, figure, birthday, or emptied. `done` gets the outcome."""
    from app.ui.screens.first.player import PlayerScreen

    ui.go(PlayerScreen(ui, player, others, done))


def open_keyboard(
    ui: Ui, title: str, text: str, done: Callable[[str], None], *, longest: int, figure: str = ""
) -> None:
    """Let a short text be typed. `done` gets it; going back keeps the old one."""
    from app.ui.screens.keyboard import KeyboardScreen

    ui.go(KeyboardScreen(ui, title, text, done, longest=longest, figure=figure))


def open_records(ui: Ui) -> None:
    """Show finished games, best and average, and games not yet finished."""
    from app.ui.screens.first.records import RecordsScreen

    ui.go(RecordsScreen(ui))


def open_settings(ui: Ui) -> None:
    """Show the settings."""
    from app.ui.screens.device.settings import SettingsScreen

    ui.go(SettingsScreen(ui))


def open_rules(ui: Ui, match: Match | None) -> None:
    """Show the rule of the moment of a match, or all rules when no game is being played."""
    from app.ui.screens.match.rules import RulesScreen

    ui.go(RulesScreen(ui, match))


def open_log(ui: Ui, match: Match | None = None) -> None:
    """Show what happened in the match on the table, or in another one that is only looked at."""
    from app.ui.screens.match.log import LogScreen

    ui.go(LogScreen(ui, match))


def open_pause(ui: Ui) -> None:
    """Pause the match on the table."""
    from app.ui.screens.match.pause import PauseScreen

    ui.go(PauseScreen(ui))


def open_wrong_roll(ui: Ui, match: Match, wrong: WrongRoll, done: Callable[[int], None]) -> None:
    """Ask which face the die showed. `done` gets it."""
    from app.ui.screens.match.wrong_roll import WrongRollScreen

    ui.go(WrongRollScreen(ui, match, wrong, done))


def take_back(ui: Ui) -> None:
    """Take back the last move at once if that is free, or ask the next player to allow it."""
    from app.ui.screens.match.consent import take_back as asked

    asked(ui)
