"""Joins places to screens: the one module that knows every screen which others lead to.

A screen is imported when its door is first opened, so the first frame waits for none of them.
"""

from typing import assert_never

from app.ui.stage import places
from app.ui.stage.cover import Place
from app.ui.stage.net import TroubleTold
from app.ui.stage.showing import Showing
from app.ui.stage.ui import Ui


def door(ui: Ui, place: Place) -> Showing:
    """Return the screen of a place."""
    match place:
        case TroubleTold() | places.Settings() | places.LanguageAsked():
            return _of_the_device(ui, place)
        case places.Rules() | places.Log() | places.Pause() | places.FaceAsked():
            return _of_a_match(ui, place)
        case places.Keyboard():
            from app.ui.screens.keyboard import KeyboardScreen

            asked = place
            return KeyboardScreen(ui, asked.title, asked.text, asked.done, longest=asked.longest, figure=asked.figure)
        case _:
            return _between_games(ui, place)


def _of_the_device(ui: Ui, place: TroubleTold | places.Settings | places.LanguageAsked) -> Showing:
    match place:
        case TroubleTold(trouble, again):
            from app.ui.screens.device.trouble import TroubleScreen

            return TroubleScreen(ui, trouble, again)
        case places.Settings():
            from app.ui.screens.device.settings import SettingsScreen

            return SettingsScreen(ui)
        case places.LanguageAsked():
            from app.ui.screens.device.settings import language_question

            return language_question(ui)
        case _:
            assert_never(place)


def _of_a_match(ui: Ui, place: places.Rules | places.Log | places.Pause | places.FaceAsked) -> Showing:
    match place:
        case places.Rules(match):
            from app.ui.screens.match.rules import RulesScreen

            return RulesScreen(ui, match)
        case places.Log(match):
            from app.ui.screens.match.log import LogScreen

            return LogScreen(ui, match)
        case places.Pause():
            from app.ui.screens.match.pause import PauseScreen

            return PauseScreen(ui)
        case places.FaceAsked(match, wrong, done):
            from app.ui.screens.match.wrong_roll import WrongRollScreen

            return WrongRollScreen(ui, match, wrong, done)
        case _:
            assert_never(place)


def _between_games(ui: Ui, place: Place) -> Showing:
    match place:
        case places.Welcome():
            from app.ui.screens.first.star_lesson import StarLessonScreen

            return StarLessonScreen(ui)
        case places.News():
            from app.ui.screens.first.news import NewsScreen

            return NewsScreen(ui)
        case places.Ways(offers):
            from app.ui.screens.first.ways import ways_screen

            return ways_screen(ui, offers)
        case places.Seats(playable):
            from app.ui.screens.first.seats import SeatsScreen

            return SeatsScreen(ui, playable)
        case places.PlayerAsked(player, others, done):
            from app.ui.screens.first.player import PlayerScreen

            return PlayerScreen(ui, player, others, done)
        case places.Records():
            from app.ui.screens.first.records import RecordsScreen

            return RecordsScreen(ui)
        case _:
            raise LookupError(f"no screen for {place!r}")
