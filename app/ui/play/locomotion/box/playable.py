"""Locomotion beside the box, with all its screens."""

from app.games.locomotion.box.game import BESIDE_BOX
from app.ui.play.locomotion.both.ending import ending
from app.ui.play.locomotion.box.demo import BOX_DEMO
from app.ui.play.locomotion.box.match import BoxScreen
from app.ui.play.locomotion.box.setup import BoxSetupScreen
from app.ui.play.locomotion.look.drawing import Junction
from app.ui.play.locomotion.words.help import box_moment, rules
from app.ui.play.locomotion.words.log import heading, progress, sentence
from app.ui.stage.playable import Playable

LOCOMOTION_BOX: Playable = Playable(
    game=BESIDE_BOX,
    title="Locomotion",
    drawing=lambda box: Junction(bounds=box),
    setup=lambda ui, players: BoxSetupScreen(ui, LOCOMOTION_BOX, players),
    play=BoxScreen,
    progress=progress,
    sentence=sentence,
    moment=box_moment,
    rules=rules,
    heading=heading,
    demo=BOX_DEMO,
    ending=ending,
)
