"""Lokus on this screen, with all its screens."""

from app.games.lokus import ON_SCREEN
from app.ui.play.lokus.both.picture import screen_picture
from app.ui.play.lokus.look.drawing import Outhouse
from app.ui.play.lokus.screen.bots import LEVELS, advised
from app.ui.play.lokus.screen.demo import SCREEN_DEMO
from app.ui.play.lokus.screen.lesson import lesson_screen
from app.ui.play.lokus.screen.match import OnScreen
from app.ui.play.lokus.screen.setup import ScreenSetupScreen
from app.ui.play.lokus.words.help import rules, screen_moment
from app.ui.play.lokus.words.log import heading, screen_progress, sentence
from app.ui.stage.playable import Playable

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
