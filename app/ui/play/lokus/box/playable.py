"""Lokus beside the box, with all its screens."""

from app.games.lokus import BESIDE_BOX
from app.ui.play.lokus.box.demo import BOX_DEMO
from app.ui.play.lokus.box.log import box_heading, box_progress, box_sentence
from app.ui.play.lokus.box.match import BoxScreen
from app.ui.play.lokus.box.picture import box_picture
from app.ui.play.lokus.box.setup import BoxSetupScreen
from app.ui.play.lokus.look.drawing import Outhouse
from app.ui.play.lokus.words.help import box_moment, rules
from app.ui.stage.playable import Playable

LOKUS_BOX: Playable = Playable(
    game=BESIDE_BOX,
    title="Lokus",
    drawing=lambda box: Outhouse(bounds=box),
    setup=lambda ui, players: BoxSetupScreen(ui, LOKUS_BOX, players),
    play=BoxScreen,
    progress=box_progress,
    sentence=box_sentence,
    moment=box_moment,
    rules=rules,
    heading=box_heading,
    picture=box_picture,
    demo=BOX_DEMO,
)
