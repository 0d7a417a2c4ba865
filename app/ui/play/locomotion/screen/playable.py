"""Locomotion on this screen, with all its screens."""

from app.games.locomotion.screen.game import ON_SCREEN
from app.ui.play.locomotion.both.ending import ending
from app.ui.play.locomotion.look.drawing import Junction
from app.ui.play.locomotion.screen.bots import LEVELS, advised
from app.ui.play.locomotion.screen.demo import SCREEN_DEMO
from app.ui.play.locomotion.screen.lesson import lesson_screen
from app.ui.play.locomotion.screen.match import OnScreen
from app.ui.play.locomotion.screen.picture import screen_picture
from app.ui.play.locomotion.screen.setup import ScreenSetupScreen
from app.ui.play.locomotion.words.help import rules, screen_moment
from app.ui.play.locomotion.words.log import heading, progress, sentence
from app.ui.stage.playable import Playable

LOCOMOTION_SCREEN: Playable = Playable(
    game=ON_SCREEN,
    title="Locomotion",
    drawing=lambda box: Junction(bounds=box),
    setup=lambda ui, players: ScreenSetupScreen(ui, LOCOMOTION_SCREEN, players),
    play=OnScreen,
    progress=progress,
    sentence=sentence,
    moment=screen_moment,
    rules=rules,
    heading=heading,
    demo=SCREEN_DEMO,
    lesson=lesson_screen,
    picture=screen_picture,
    levels=LEVELS,
    advise=advised,
    ending=ending,
)
