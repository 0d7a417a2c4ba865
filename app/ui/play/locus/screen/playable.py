"""Locus on this screen, with all its screens."""

from app.games.locus import ON_SCREEN
from app.ui.play.locus.look.drawing import Constellation
from app.ui.play.locus.screen.bots import LEVELS, advised
from app.ui.play.locus.screen.demo import SCREEN_DEMO
from app.ui.play.locus.screen.lesson import lesson_screen
from app.ui.play.locus.screen.log import screen_progress, screen_sentence
from app.ui.play.locus.screen.match import OnScreen
from app.ui.play.locus.screen.picture import screen_picture
from app.ui.play.locus.screen.setup import ScreenSetupScreen
from app.ui.play.locus.words.help import rules, screen_moment
from app.ui.play.locus.words.log import heading
from app.ui.stage.playable import Playable

LOCUS_SCREEN: Playable = Playable(
    game=ON_SCREEN,
    title="Locus",
    drawing=lambda box: Constellation(bounds=box),
    setup=lambda ui, players: ScreenSetupScreen(ui, LOCUS_SCREEN, players),
    play=OnScreen,
    progress=screen_progress,
    sentence=screen_sentence,
    moment=screen_moment,
    rules=rules,
    heading=heading,
    lesson=lesson_screen,
    picture=screen_picture,
    demo=SCREEN_DEMO,
    levels=LEVELS,
    advise=advised,
)
