"""Locus beside the box, with all its screens."""

from app.games.locus import BESIDE_BOX
from app.ui.play.locus.box.demo import BOX_DEMO
from app.ui.play.locus.box.match import BoxScreen
from app.ui.play.locus.box.setup import BoxSetupScreen
from app.ui.play.locus.look.drawing import Constellation
from app.ui.play.locus.sheets.sheets_kept_screen import SheetsKeptScreen
from app.ui.play.locus.words.help import box_moment, rules
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
