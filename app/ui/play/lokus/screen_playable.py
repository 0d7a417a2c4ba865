"""Lokus on this screen, with all its screens."""

from app.games.lokus import ON_SCREEN
from app.ui.play.lokus.drawing import Outhouse
from app.ui.play.lokus.help_words import rules, screen_moment
from app.ui.play.lokus.lesson import lesson_screen
from app.ui.play.lokus.log_words import heading, screen_progress, sentence
from app.ui.play.lokus.on_screen import OnScreen
from app.ui.play.lokus.screen_bots import LEVELS, advised
from app.ui.play.lokus.screen_demo import SCREEN_DEMO
from app.ui.play.lokus.screen_picture import screen_picture
from app.ui.play.lokus.screen_setup import ScreenSetupScreen
from app.ui.playable import Playable

LOKUS_SCREEN: Playable = Playable(
    game=ON_SCREEN,
    title="Lokus",
    drawing=lambda box: Outhouse(bounds=box),
    setup=lambda ui, players: ScreenSetupScreen(ui, LOKUS_SCREEN, players),
    play=OnScreen,
    progress=screen_progress,
    sentence=sentence,
    moment=screen_moment,
    rules=rules,
    heading=heading,
    demo=SCREEN_DEMO,
    lesson=lesson_screen,
    picture=screen_picture,
    levels=LEVELS,
    advise=advised,
)
