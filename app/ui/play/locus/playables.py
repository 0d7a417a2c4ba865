"""Locus beside the box and on this screen, with all its screens."""

from app.games.locus import BESIDE_BOX, ON_SCREEN
from app.ui.play.locus.box.demo import BOX_DEMO
from app.ui.play.locus.box.match import BoxScreen
from app.ui.play.locus.box.setup import BoxSetupScreen
from app.ui.play.locus.look.drawing import Constellation
from app.ui.play.locus.screen.bots import LEVELS, advised
from app.ui.play.locus.screen.demo import SCREEN_DEMO
from app.ui.play.locus.screen.lesson import lesson_screen
from app.ui.play.locus.screen.log import screen_progress, screen_sentence
from app.ui.play.locus.screen.match import OnScreen
from app.ui.play.locus.screen.picture import screen_picture
from app.ui.play.locus.screen.setup import ScreenSetupScreen
from app.ui.play.locus.sheets.sheets_kept_screen import SheetsKeptScreen
from app.ui.play.locus.words.help import box_moment, rules, screen_moment
from app.ui.play.locus.words.log import heading, progress, sentence
from app.ui.stage.playable import Playable

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
