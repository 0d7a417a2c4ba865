"""Locus beside the box and on this screen, with all its screens."""

from app.games.locus import BESIDE_BOX, ON_SCREEN
from app.ui.play.locus.box_demo import BOX_DEMO
from app.ui.play.locus.box_screen import BoxScreen
from app.ui.play.locus.drawing import Constellation
from app.ui.play.locus.help_words import box_moment, rules, screen_moment
from app.ui.play.locus.lesson import lesson_screen
from app.ui.play.locus.log_words import heading, progress, sentence
from app.ui.play.locus.on_screen import OnScreen
from app.ui.play.locus.screen_bots import LEVELS, advised
from app.ui.play.locus.screen_demo import SCREEN_DEMO
from app.ui.play.locus.screen_log import screen_progress, screen_sentence
from app.ui.play.locus.screen_picture import screen_picture
from app.ui.play.locus.screen_setup import ScreenSetupScreen
from app.ui.play.locus.setup import BoxSetupScreen
from app.ui.play.locus.sheets_kept_screen import SheetsKeptScreen
from app.ui.playable import Playable

LOCUS_BOX: Playable = Playable(
    game=BESIDE_BOX,
    title="Locus",
    drawing=lambda box: Constellation(bounds=box),
    setup=lambda ui, players: BoxSetupScreen(ui, LOCUS_BOX, players),
    play=BoxScreen,
    progress=progress,
    sentence=sentence,
    moment=box_moment,
    rules=rules,
    heading=heading,
    demo=BOX_DEMO,
    papers=SheetsKeptScreen,
)

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
